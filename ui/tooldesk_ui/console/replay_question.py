"""ask_to_replay: with what a call of the history is run again, once a person says yes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tooldesk.tools.tool_definition import ASKED_MODEL
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import answer_of

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.usage.history.past_call import PastCall
    from tooldesk_ui.console.console_screen import ConsoleScreen

Replay = Callable[["ConsoleScreen"], None]
"""Runs it there, unless calls are under way."""


async def ask_to_replay(call: PastCall, app: App, theme: Theme, parent: QWidget) -> Replay | None:
    """Show what would be run again, and with which tool; None where a person does not want it."""
    if call.tool_name == ASKED_MODEL:
        return await _ask_conversation(call, theme, parent)
    # slow to import, and no list of calls needs it
    from tooldesk.usage.desk.tool_of_then import tool_of_then
    from tooldesk.usage.desk.tool_of_today import call_of_today, tool_of_today
    from tooldesk_ui.console.past.replay_dialog import ReplayDialog

    then, today = await tool_of_then(app, call), await tool_of_today(app, call)
    dialog = ReplayDialog(theme, call, today, then, parent)
    if not await answer_of(dialog):
        return None
    definition, asked = dialog.definition, await call_of_today(app, call)

    def run(console: ConsoleScreen) -> None:
        if (session := console.session) is not None:
            session.replay(asked, definition)

    return run


async def _ask_conversation(call: PastCall, theme: Theme, parent: QWidget) -> Replay | None:
    # most windows never show one
    from tooldesk.asking.past_conversation import conversation_of
    from tooldesk_ui.console.past.conversation_dialog import ConversationDialog

    if (past := conversation_of(call)) is None:
        return None
    dialog = ConversationDialog(theme, past, parent)
    if not await answer_of(dialog):
        return None
    steps = dialog.steps.isChecked()

    def run(console: ConsoleScreen) -> None:
        session, settings = console.session, console.commands["settings"]
        if session is not None and not session.running_count:
            asking, context = session.following.asking, session.context
            asking.replay(past, lambda: session.runner, context, settings, steps=steps)

    return run
