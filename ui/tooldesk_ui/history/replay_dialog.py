"""ReplayDialog: says what would run before a past call is run again."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tooldesk.usage.past_call import PastCall
from tooldesk_ui.history.call_rows import exact_time
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.call_words import arguments_brief
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.pages.value_rows import ValueRows

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

Version = list[tuple[str, str]]
"""What the tool of now is, as names and words."""


class ReplayDialog(Dialog):
    """The history keeps no tool of then: it is today's that runs."""

    def __init__(self, theme: Theme, call: PastCall, version: Version, parent: QWidget) -> None:
        title = f"Replay call {call.number:,}?"
        super().__init__(theme, "replay_dialog", title, "Replay", parent)
        self.hint.setText(
            "The tool runs as it is now, in the console, and its result is compared with that of"
            " then. It counts as a use; the cache is passed by."
        )
        self.facts = ValueRows()
        given = arguments_brief(call.arguments or {})
        self.facts.set_rows([*version, ("Arguments", given)] if given else version)
        self.lay_out((self.facts, 8))
        self.go.setFocus()


async def version_of(app: App, call: PastCall) -> Version:
    """Which tool would run, since when it is as it is, and whether one is asked before."""
    if call.tool_name not in app.registry.names():
        words = f"None is called {call.tool_name[:80]} any more; the nearest is looked for."
        return [("Tool", words)]
    definition = app.registry.get(call.tool_name)
    file = app.workspace.source_file(definition)
    changed_at = await asyncio.to_thread(_changed_at, file)
    rows = [("Tool", definition.name), ("Runs", file.name)]
    if changed_at is not None:
        ran_at = call.began_at or call.finished_at
        order = (
            "" if ran_at is None else "since the call" if changed_at > ran_at else "before the call"
        )
        words = ", ".join(filter(None, (exact_time(changed_at), order)))
        rows.append(("Last changed", words))
    if definition.permission == "ask":
        rows.append(("Permission", "You are asked before it runs"))
    return rows


def _changed_at(file: Path) -> datetime | None:
    try:
        return datetime.fromtimestamp(file.stat().st_mtime, UTC)
    except OSError:
        return None
