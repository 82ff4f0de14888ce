"""ReplayDialog: which tool a past call is run again with, and what that would run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.usage.history.past_call import PastCall
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.call_words import arguments_brief
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.pages.value_rows import ValueRows

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.usage.desk.tool_of_then import ToolOfThen

_NOW, _THEN = 0, 1

Version = list[tuple[str, str]]
"""What runs, as names and words: see `tool_of_today`."""


class ReplayDialog(Dialog):
    """The tool as it was then can be chosen where that is known and is another one than today's."""

    def __init__(
        self, theme: Theme, call: PastCall, version: Version, then: ToolOfThen, parent: QWidget
    ) -> None:
        title = f"Replay call {call.number}?"
        super().__init__(theme, "replay_dialog", title, "Replay", parent)
        self.hint.setText(
            "The tool runs in the console, and its result is compared with that of then. It counts"
            " as a use; the cache is passed by."
        )
        given = arguments_brief(call.arguments or {})
        arguments = [("Arguments", given)] if given else []
        self._then = then
        self._rows = (
            [*version, *_of_then(then), *arguments],
            [*_running_then(call, then), *arguments],
        )
        self.which = Segments(("Tool as it is now", "Tool as it was then"), "replay_with")
        self.which.setParent(self)  # where there is nothing to choose it has no place in it
        self.which.setVisible(then.definition is not None)
        self.which.chosen.connect(self._show)
        self.facts = ValueRows()
        self._show(_NOW)
        choice = ((self.which, 12),) if then.definition is not None else ()
        self.lay_out(*choice, (self.facts, 8))
        self.go.setFocus()

    @property
    def definition(self) -> ToolDefinition | None:
        """What is chosen to run; None is the tool as it is now."""
        return self._then.definition if self.which.current() == _THEN else None

    def _show(self, which: int) -> None:
        self.facts.set_rows(self._rows[which])
        self.fit()


def _of_then(then: ToolOfThen) -> Version:
    """What is said of it beside the tool of now."""
    words = then.why_not or (then.differences and f"Different: {then.differences}")
    words = words or then.code_note
    return [("Tool of then", visible_line(words or "The same"))]


def _running_then(call: PastCall, then: ToolOfThen) -> Version:
    rows = [
        ("Tool", call.title),
        ("Different now", visible_line(then.differences)),
        ("Of today", visible_line(then.code_note)),
        ("Permission", "You are asked before it runs, unless it is denied today"),
    ]
    return [(name, words) for name, words in rows if words]
