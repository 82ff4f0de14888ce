"""PermissionPanel: what would run, and the ways to say yes or no to it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.execution.permissions.shown_call import ShownCall, shown_request
from tooldesk.execution.permissions.visible_text import hidden_count, visible_line, visible_text
from tooldesk.tools.tool_definition import LAUNCH_PREFIX
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.lanes.card import Card
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import IconLabel, action_button, row, text_label
from tooldesk_ui.widgets.pages.flow_layout import FlowLayout
from tooldesk_ui.widgets.pages.value_rows import ValueRows

SAFE_DELAY_MS = 500
"""How long a new question takes no yes: a click or key may have been meant for something else."""

CHOICE_WIDTH = 144

_CHOICES = (
    (Answer.ONCE, "Allow once", "check", "", "Alt+O", "this call only"),
    (
        Answer.SESSION,
        "Allow for session",
        "",
        "",
        "Alt+S",
        "any arguments, until Tooldesk closes",
    ),
    (
        Answer.ALWAYS,
        "Always allow",
        "",
        "",
        "Alt+A",
        "any arguments, until the tool changes or you revoke it",
    ),
    (Answer.DENY, "Deny", "close", "danger", "Alt+D", "nothing runs, and the model is told"),
)
_SIGNATURE_HINTS = {
    Answer.ONCE: "this signature only",
    Answer.SESSION: "whatever it signs, until Tooldesk closes",
    Answer.ALWAYS: "whatever it signs, until the tool changes or you revoke it",
    Answer.DENY: "nothing is signed, and the tool is told",
}
"""A tool that wants a signature runs already, so the answers mean something else."""

_EDGE_HINTS = {
    Answer.ONCE: "for this call only",
    Answer.SESSION: "exactly this, until Tooldesk closes",
    Answer.ALWAYS: "exactly this, until the tool changes or you revoke it",
    Answer.DENY: "it gets nothing, and the model is told",
}

_START_HINTS = {
    Answer.ONCE: "this start only",
    Answer.SESSION: "each start of exactly this, until Tooldesk closes",
    Answer.ALWAYS: "each start, until command or program change or you revoke it",
    Answer.DENY: "nothing is started",
}
"""A server serves many calls, so the answers are about its starts."""

_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]+"
)
_ISOLATE, _END_OF_ISOLATE = "\u2067", "\u2069"
"""Source: Unicode Bidirectional Algorithm, RLI and PDI."""

LONG = 1_000
"""Characters of what would run; a longer one says how long it is."""


class PermissionPanel(Card):
    """Shows a call that waits for a yes; `answer` is awaited by the lifecycle."""

    def __init__(self, theme: Theme, request: PermissionRequest) -> None:
        super().__init__(theme)
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.call_index = request.call_index
        self._buttons: dict[Answer, QPushButton] = {}
        title = _wish(request)
        self.setObjectName("permission_panel")
        call = tr("Call {}", str(request.call_index + 1))
        self.setAccessibleName(f"{call}: {tr(title)}")
        self.setAccessibleDescription(tr(visible_line(request.reason)))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(12, 12, 12, 12)
        self._layout.setSpacing(8)
        heading = text_label(title, level="strong", tone="warn")
        self._layout.addLayout(row(IconLabel(theme, "state_needs_you", "warn"), heading))
        self._layout.addWidget(text_label(visible_line(request.reason), tone="dim"))
        self._add_call(shown_request(request))
        self._add_choices(theme, _hints(request))
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(SAFE_DELAY_MS)
        self._delay.timeout.connect(self._take_yes)
        self.hold_back_yes()

    def hold_back_yes(self) -> None:
        """Take no yes for a moment: what is under the pointer, or gets the keys, has changed."""
        for answer, button in self._buttons.items():
            button.setEnabled(answer is Answer.DENY)
        self._delay.start()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Mark the question that the keys answer."""
        super().focusInEvent(event)
        self.set_current(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """They answer another one now, or none."""
        super().focusOutEvent(event)
        self.set_current(False)

    def _add_call(self, call: ShownCall) -> None:
        self._add_text("Call to allow", call.text)
        if call.warning:
            warning = text_label(call.warning, tone="warn")
            self._layout.addLayout(row(IconLabel(self._theme, "warning", "warn"), warning))
        if call.stdin:
            self._layout.addWidget(text_label("It would read", level="label"))
            self._add_text("Standard input to allow", call.stdin)
        if call.facts:
            facts = ValueRows(self)
            facts.set_rows([(label, visible_line(words)) for label, words in call.facts])
            self._layout.addWidget(facts)

    def _add_text(self, name: str, text: str) -> None:
        shown = visible_text(text)
        view = FittedView(name, self._theme, max_lines=10)
        view.set_text(isolated(shown))
        self._layout.addWidget(view)
        escapes = hidden_count(text)
        if escapes:
            how = "is shown as an escape" if escapes == 1 else "are shown as escapes"
            words = f"{counted(escapes, 'unseen character')} {how}."
            self._layout.addWidget(text_label(words, tone="warn"))
        if len(shown) > LONG:
            # somebody might hide something in the middle of a long one
            words = f"{len(shown):,} characters: scroll to see all of them."
            self._layout.addWidget(text_label(words, tone="warn"))

    def _add_choices(self, theme: Theme, hints: Mapping[Answer, str]) -> None:
        choices = FlowLayout(spacing=12, is_even=True)
        for answer, words, icon, kind, keys, usual_hint in _CHOICES:
            hint = hints.get(answer, usual_hint)
            button = action_button(
                theme, words, icon, partial(self._say, answer), kind=kind, shortcut=keys
            )
            button.setAccessibleDescription(f"{tr(hint)} ({keys})")
            self._buttons[answer] = button
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setAutoRepeat(False)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(button.click)
            choices.addWidget(_choice(button, f"{keys}: {tr(hint)}"))
        self._layout.addSpacing(4)
        self._layout.addLayout(choices)

    def _take_yes(self) -> None:
        for button in self._buttons.values():
            button.setEnabled(True)

    def _say(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


def _choice(button: QPushButton, hint: str) -> QWidget:
    """An answer and what it means."""
    box = QWidget()
    meaning = text_label(hint, level="small", tone="dim")
    scaled(meaning, least_width=CHOICE_WIDTH)
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    column.addWidget(button)
    column.addWidget(meaning)
    column.addStretch(1)
    return box


def _hints(request: PermissionRequest) -> Mapping[Answer, str]:
    if request.edges:
        return _EDGE_HINTS
    if request.definition.name.startswith(LAUNCH_PREFIX):
        return _START_HINTS
    return {} if request.signature is None else _SIGNATURE_HINTS


def _wish(request: PermissionRequest) -> str:
    name = visible_line(request.definition.display_title[:80])
    if request.edges:
        return f"{name} asks for what is yours"
    if request.signature is None:
        return f"{name} needs your yes before it runs"
    return f"{name} asks to sign this with {request.signature.key_name}"


def isolated(text: str) -> str:
    """Words written from right to left, kept from changing the order of what stands beside them."""
    return _RIGHT_TO_LEFT.sub(lambda found: f"{_ISOLATE}{found[0]}{_END_OF_ISOLATE}", text)
