"""StatusLine: workspace, tools, problems and what runs along the bottom of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QStatusBar, QWidget

from tooldesk.counted import counted
from tooldesk_ui.commands.command import Command
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.action_button import YieldingButtons
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip

if TYPE_CHECKING:
    from tooldesk.secret_vault.stores.keyring_status import KeyringStatus

ICON_SIZE = 14

_JOB = "job_action"
"""What is named so shows or stops a job."""

# Keyed by the values of KeyringState, whose module the first frame does not need.
_KEYRING_WORDS = {
    "available": "",
    "locked": "Keyring locked",
    "no keyring": "No keyring",
    "hanging": "Keyring does not answer",
    "failed": "Keyring failed",
}


class _Fact(QPushButton):
    """An icon with words, which give way where there is no room for all; the name keeps them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self._english = "", ""
        self._is_compact = False
        self._spared = 0

    @property
    def words(self) -> str:
        """What it says, also where only its icon is shown."""
        return self._words

    @property
    def spared(self) -> int:
        """How much wider it would be with its words; 0 while it shows them."""
        return self._spared

    def say(self, words: str, name: str = "") -> None:
        """Show other words; `name` is what a screen reader says instead."""
        self._english = words, name or words
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language of now."""
        words, name = self._english
        self._words = tr(words)
        self.setAccessibleName(tr(name))
        self._show_words()

    def set_compact(self, is_compact: bool) -> None:
        """Show the icon alone, or the words as well."""
        if is_compact != self._is_compact:
            self._is_compact = is_compact
            self._show_words()

    def _show_words(self) -> None:
        self._spared = 0
        self.setText(self._words)
        if self._is_compact:
            with_words = self.sizeHint().width()
            self.setText("")
            self._spared = with_words - self.sizeHint().width()


class Job(NamedTuple):
    """What runs, on whatever screen."""

    words: str
    """That it runs: "2 calls running"."""

    show_words: str
    """What `show` does."""

    stop_words: str
    """What `stop` does."""

    show: Callable[[], object]
    """Brings its screen to the front."""

    stop: Callable[[], object]
    """Stops it."""

    cut_off: Callable[[], Sequence[str]] = tuple
    """What would be lost if it were stopped, a line each; none where it can simply be stopped."""

    is_endless: bool = False
    """Whether it goes on until it is stopped, in whatever workspace."""


class StatusLine(QStatusBar):
    """Facts that are always true, each on one spot.

    Signals:
        workspace_clicked(): show the workspace's folder.
        problems_clicked(): show what is wrong with which file.
        cache_clicked(): show what is remembered.
        keyring_clicked(): show the secrets and what keeps them.
        jobs_changed(): other work than before runs.
    """

    workspace_clicked = Signal()
    problems_clicked = Signal()
    cache_clicked = Signal()
    keyring_clicked = Signal()
    jobs_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status_line")
        self.setSizeGripEnabled(False)
        # else a window that is narrower would have it end outside, where nothing gives way
        self.setMinimumWidth(1)
        self.setContentsMargins(8, 0, 8, 0)
        self._theme = theme
        self.jobs: Sequence[Job] = ()
        self._workspace = self._button("workspace_button", "folder")
        self._workspace.clicked.connect(self.workspace_clicked)
        self._problems = self._button("problems_button", "check")
        self._problems.clicked.connect(self.problems_clicked)
        self._tools = self._label()
        self._running = self._button("running_button", "console")
        self._running.clicked.connect(lambda: self._take_up(self._running, "show"))
        self._stop = self._button("stop_running_button", "stop")
        self._stop.setIcon(theme.icon("stop", "error"))
        self._stop.clicked.connect(lambda: self._take_up(self._stop, "stop"))
        self.set_jobs(())
        self._cache = self._button("cache_button", "cache")
        self._cache.clicked.connect(self.cache_clicked)
        self._cache.hide()
        self._keyring = self._button("keyring_button", "lock")
        self._keyring.clicked.connect(self.keyring_clicked)
        self._keyring.hide()
        hint = self._button("palette_button", "keyboard")
        self._hint = hint
        for widget in (self._workspace, self._tools, self._problems):
            self.addWidget(widget)
        for widget in (self._running, self._stop, self._cache, self._keyring, hint):
            self.addPermanentWidget(widget)
        yielding = (
            hint,
            self._cache,
            self._problems,
            self._keyring,
            self._workspace,
            self._running,
        )
        YieldingButtons(self, yielding)
        self.set_workspace(None)

    def follow_palette(self, command: Command) -> None:
        """Offer the palette, and say by which keys it opens."""

        def show() -> None:
            self._hint.say(f"{command.shown_keys}  {tr('Commands')}".strip(), "Commands")
            set_tool_tip(self._hint, command.toolTip())

        show()
        command.changed.connect(show)
        self._hint.clicked.connect(command.trigger)

    def set_workspace(self, folder: Path | None, otherwise: str = "Opening the workspace…") -> None:
        """Show the open workspace, or `otherwise` while there is none."""
        self._workspace.say(otherwise if folder is None else folder.name, "Workspace folder")
        set_tool_tip(self._workspace, "" if folder is None else f"Open {folder}")
        self._workspace.setEnabled(folder is not None)
        if folder is None:
            self._tools.clear()
            self._problems.hide()

    def set_counts(self, tools: int, problems: int) -> None:
        """Show how many tools work and how many files have problems."""
        self._tools.setText(counted(tools, "tool"))
        words = counted(problems, "problem") if problems else "No problems"
        role = "error" if problems else "text_dim"
        self._problems.say(words)
        where = "Show them on the Tools screen"
        set_tool_tip(self._problems, f"{words}\n{where}" if problems else words)
        self._problems.setIcon(self._theme.icon("warning" if problems else "check", role))
        set_variant(self._problems, "tone", "error" if problems else "dim")
        self._problems.show()

    def set_keyring(self, status: KeyringStatus | None, *, has_file: bool = False) -> None:
        """Show what keeps secrets and how it stands; None while that is not known."""
        self._keyring.setVisible(status is not None)
        if status is None:
            return
        problem = _KEYRING_WORDS.get(status.state.value, "")
        in_file = has_file and status.state.value == "no keyring"
        words = "Encrypted file" if in_file else problem or status.detail or "Keyring"
        tone = "warn" if problem and not in_file else "dim"
        self._keyring.say(words, f"Secrets: {words}")
        set_tool_tip(self._keyring, f"{status.message}\nShow the Secrets screen")
        icon, role = ("warning", "warn") if tone == "warn" else ("lock", "text_dim")
        self._keyring.setIcon(self._theme.icon(icon, role))
        set_variant(self._keyring, "tone", tone)

    def expect_keyring(self, name: str) -> None:
        """Show which keyring would keep secrets, while none has been asked for; "" for none."""
        words = name or _KEYRING_WORDS["no keyring"]
        self._keyring.say(words, f"Secrets: {words}")
        tip = "It would keep your secrets; nothing is kept yet." if name else "Nothing is kept yet."
        set_tool_tip(self._keyring, f"{tip}\nShow the Secrets screen")
        self._keyring.setIcon(self._theme.icon("lock", "text_dim"))
        set_variant(self._keyring, "tone", "dim")
        self._keyring.show()

    def set_cache(self, words: str) -> None:
        """Show how large the cache is; nothing while it is empty."""
        self._cache.say(words)
        set_tool_tip(self._cache, f"{words}\nShow the Cache screen")
        self._cache.setVisible(bool(words))

    def set_jobs(self, jobs: Sequence[Job]) -> None:
        """Show what runs now, lead to it and offer to stop it; nothing while nothing runs."""
        self.jobs = jobs
        for part in (self._running, self._stop):
            if not jobs:  # the next button would take the keys that were meant for this one
                part.clearFocus()
            part.setVisible(bool(jobs))
        running = {each.stop_words for each in jobs}
        for action in self.findChildren(QAction, _JOB):  # of a menu that is open
            action.setEnabled(action.data() in running)
        if jobs:
            self._name_jobs(jobs)
        self.jobs_changed.emit()

    def _name_jobs(self, jobs: Sequence[Job]) -> None:
        words = " · ".join(each.words for each in jobs)
        show, stop = jobs[0][1:3] if len(jobs) == 1 else ("Show one of them", "Stop one of them")
        self._running.say(words)
        set_tool_tip(self._running, f"{words}\n{show}")
        self._stop.say("Stop", stop)
        self._stop.set_compact(is_compact=True)
        set_tool_tip(self._stop, stop)

    def _take_up(self, button: _Fact, what: Literal["show", "stop"]) -> None:
        """Show or stop what runs; where it is several, a person chooses which."""
        if len(self.jobs) == 1:
            getattr(self.jobs[0], what)()
            return
        from PySide6.QtWidgets import QMenu  # the first frame has none

        menu = QMenu(button)
        menu.setObjectName(f"{what}_jobs_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for each in self.jobs:
            action = menu.addAction(tr(each.words if what == "show" else each.stop_words))
            action.setObjectName(_JOB)
            action.setData(each.stop_words)
            action.triggered.connect(partial(getattr(each, what)))
        # below there is no window any more
        above = QPoint(0, menu.sizeHint().height())
        menu.popup(button.mapToGlobal(button.rect().topLeft()) - above)

    def _button(self, name: str, icon: str) -> _Fact:
        button = _Fact(self)
        button.setObjectName(name)
        button.setProperty("kind", "status")
        button.setProperty("tone", "dim")
        button.setIcon(self._theme.icon(icon, "text_dim"))
        scaled(button, icon=ICON_SIZE)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _label(self) -> QLabel:
        label = PlainLabel(parent=self)
        label.setProperty("level", "small")
        label.setProperty("tone", "dim")
        label.setContentsMargins(4, 0, 4, 0)
        return label
