"""CallPage: a call of the history: what it was, what can be done with it, and all of its stages."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QWidget

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.tools.tool_definition import ASKED_MODEL
from tooldesk.usage.history.call_replay import why_not_replayed
from tooldesk.usage.history.past_call import PastCall
from tooldesk_ui.commands.command import Command
from tooldesk_ui.history.call_rows import look_of_call
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.formatting import duration
from tooldesk_ui.widgets.pages.titled_page import TitledPage
from tooldesk_ui.widgets.time_words import exact_words


class ShowsCall(Protocol):
    """A widget that shows stages, arguments, result and text of a call."""

    async def show_call(self, call: PastCall) -> None:
        """Show a call with all that was kept of it, unless another one is wanted meanwhile."""


class CallPage(TitledPage):
    """`view` is a widget, too; it is the console's."""

    def __init__(self, theme: Theme, actions: list[Command], view: ShowsCall) -> None:
        assert isinstance(view, QWidget)
        self.view = view
        kinds = ("primary", "", "")
        buttons = [ActionButton(each, kind) for each, kind in zip(actions, kinds, strict=True)]
        super().__init__(theme, "past_call", "Call", buttons, (view, 0))
        self.show_content(False)  # until a call has been read

    def show_call(self, call: PastCall, elsewhere: str = "") -> None:
        """Say what call it is; the view shows the rest. `elsewhere` is another workspace."""
        facts = _facts(call, elsewhere)
        # what was asked is shown as a conversation, and replayed as one
        why = "" if call.tool_name == ASKED_MODEL else why_not_replayed(call)
        self.show_head(call.title, look_of_call(call), facts, why)


def _facts(call: PastCall, elsewhere: str) -> list[tuple[str, str]]:
    """What there is to say of it in a line each."""
    detail, written = call.detail or {}, call.calling.get("toolName")
    agent = call.calling.get("agent")
    named = agent.values() if isinstance(agent, dict) else ()
    is_renamed = isinstance(written, str) and written != call.tool_name
    session = detail.get("session")
    ended = exact_words(call.finished_at)
    took = duration(call.duration_s)
    facts = [
        ("Call", f"{call.number}"),
        ("Made by", f"Call {call.inner_of}" if call.inner_of else ""),
        ("Workspace", visible_line(elsewhere)),
        ("Began", exact_words(call.began_at) or ("" if call.is_cached else "It did not run")),
        ("Ended", f"{ended}, after {took}" if ended and took else ended),
        ("Answer", "From the cache; the tool did not run" if call.is_cached else ""),
        ("Written as", f"{written}" if is_renamed else ""),
        ("Dialect", call.dialect),
        ("Agent", ", ".join(str(each) for each in named)),
        ("Session", session if isinstance(session, str) else ""),
    ]
    return [(name, words[:300]) for name, words in facts if words]
