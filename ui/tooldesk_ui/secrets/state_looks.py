"""How the states of variables look: word, icon and colour role. No Qt."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from tooldesk_ui.widgets.state_look import StateLook

if TYPE_CHECKING:
    from tooldesk.secret_vault.overview import VariableOverview

# Keyed by the values of VariableState, whose module would import the database at the start.
_LOOKS: dict[str, StateLook] = {
    "set": StateLook("Set", "state_passed", "ok"),
    "from environment": StateLook("From environment", "terminal", "accent"),
    "default": StateLook("Default", "form", "text_dim"),
    "missing": StateLook("Missing", "state_failed", "error"),
    "locked": StateLook("Locked", "lock", "warn"),
}
_NOT_SET = StateLook("Not set", "state_skipped", "text_dim")


def look_of(shown: VariableOverview) -> StateLook:
    """Word, icon and role of a variable; what no tool needs is not missing."""
    if shown.state.value == "missing" and not shown.is_required:
        return _NOT_SET
    return _LOOKS[shown.state.value]


def scope_words(shown: VariableOverview) -> str:
    """For whom the value that is used was set, or ""."""
    used = next((place for place in shown.places if place.is_used), None)
    words = {"workspace": "this workspace", "global": "all workspaces"}
    return words.get(used.kind, "") if used else ""


def local_time(moment: datetime | None) -> str:
    """A time as the person's own clock shows it."""
    return f"{moment.astimezone():%Y-%m-%d %H:%M}" if moment else "Never"
