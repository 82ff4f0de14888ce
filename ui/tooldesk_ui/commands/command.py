"""Command: an action that knows what it acts on, and where."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tooldesk.late_pattern import late_pattern
from tooldesk_ui.commands.command_entry import (
    OBJECT,
    CommandEntry,
    plain,
    plain_words,
    without_object,
)
from tooldesk_ui.language import tr, without_gap
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import set_tool_tip

_NUMBERED = late_pattern(r"(?:\w+ )?\d[\d,]*(?: .*)?")


class Command(QAction):
    """Its text is the whole title, its icon text what a button says.

    Attributes:
        entry: What it was before its screen was made.
        screen: The id of its screen; "" for the window's own.
        owner: Where it belongs; None as long as that is not made.
    """

    def __init__(self, entry: CommandEntry, screen: str, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.entry, self.screen = entry, screen
        self.owner: QWidget | None = None
        self._title, self._words, self._object = entry.title, "", ""
        self._why_not = ""
        self.setObjectName(entry.id)
        self.setMenuRole(QAction.MenuRole.NoRole)
        self.setCheckable(entry.is_checkable)
        if entry.icon:
            self.setIcon(theme.icon(entry.icon, entry.role))
        self.setShortcutContext(
            Qt.ShortcutContext.WidgetWithChildrenShortcut
            if entry.is_local
            else Qt.ShortcutContext.WindowShortcut
        )
        self.set_keys(entry.shortcut)
        self.retitle(entry.title, entry.words)

    @property
    def keys(self) -> str:
        """Its keys as they are kept; "" for none."""
        return QKeySequence.listToString(self.shortcuts())

    @property
    def shown_keys(self) -> str:
        """Its first keys as a person reads them."""
        return self.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def title(self) -> str:
        """What it would do now, without a letter: "Remove tool greet"."""
        return plain(self.text())

    @property
    def is_here(self) -> bool:
        """Whether its part of the window is to be seen."""
        owner = self.owner
        return owner is not None and (owner.isWindow() or owner.isVisibleTo(owner.window()))

    @property
    def applies(self) -> bool:
        """Whether it can be done now, here."""
        return self.isEnabled() and self.is_here

    def done_by(self, work: Callable[[], object], owner: QWidget) -> None:
        """Have it do `work`; its keys hold while `owner` is to be seen."""
        self.owner = owner
        owner.addAction(self)
        self.triggered.connect(lambda *_: work())

    def offer(self, is_possible: bool = True, of: str = "", why_not: str = "") -> None:
        """Say whether it can be done, and what it would be done to; its tip says `why_not`."""
        self._object = of if is_possible else ""
        self._why_not = "" if is_possible else why_not
        self._show_title()
        self._show_tip()
        self.setEnabled(is_possible)

    def retitle(self, title: str, words: str = "") -> None:
        """Say otherwise what it does; its object stays."""
        self._title, self._words = title, words
        self._show_words()
        self._show_title()

    def retranslate(self) -> None:
        """The language is another one."""
        self._show_words()
        self._show_title()
        self._show_tip()

    def set_keys(self, keys: str) -> None:
        """Have it called by other keys; "" for none."""
        self.setShortcuts(QKeySequence.listFromString(keys))
        self._show_tip()

    def told_with_keys(self, words: str) -> str:
        """Words that say by which keys it is called."""
        return f"{words} ({self.shown_keys})" if self.shown_keys else words

    def _show_tip(self) -> None:
        hint = tr(self.entry.hint) or plain(_alone(self.entry.title))
        lines = self.told_with_keys(hint), tr(self._why_not)
        set_tool_tip(self, "\n".join(filter(None, lines)))

    def _show_words(self) -> None:
        self.setIconText(tr(self._words) or plain_words(_alone(self._title)))

    def _show_title(self) -> None:
        # what has a number is ours, as "3 tools" and "call 2"; anything else is somebody's name
        has_number = _NUMBERED.fullmatch(self._object)
        named = (tr(self._object) if has_number else self._object).replace("&", "&&")
        title = tr(self._title)
        said = title.replace(OBJECT, named) if named else _alone(self._title)
        if said != self.text():
            words = self.iconText()
            self.setText(said)
            self.setIconText(words)


def _alone(title: str) -> str:
    """A title in the language of now, while there is nothing that it is about."""
    return without_object(without_gap(tr(title)))
