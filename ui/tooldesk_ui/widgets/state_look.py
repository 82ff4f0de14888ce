"""How states look: as icon and word, never by colour alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk.frozen_record import frozen_record

if TYPE_CHECKING:
    from tooldesk.usage.lifecycle import StageState


@frozen_record
class StateLook:
    """How one state is shown."""

    word: str
    """What is read."""

    icon: str
    """Name of the icon."""

    role: str
    """Colour role of both."""


# Keyed by the values of StageState, which the core's heavy imports keep away from the start.
STATE_LOOKS: dict[str, StateLook] = {
    "waiting": StateLook("Waiting", "state_waiting", "text_dim"),
    "running": StateLook("Running", "state_running", "accent"),
    "passed": StateLook("Passed", "state_passed", "ok"),
    "repaired": StateLook("Repaired", "state_repaired", "warn"),
    "needs you": StateLook("Needs you", "state_needs_you", "warn"),
    "failed": StateLook("Failed", "state_failed", "error"),
    "skipped": StateLook("Skipped", "state_skipped", "text_dim"),
    "cancelled": StateLook("Cancelled", "state_cancelled", "text_dim"),
}


def state_look(state: StageState) -> StateLook:
    """Word, icon and colour role of `state`."""
    return STATE_LOOKS[state.value]


def small(word: str) -> str:
    """A word of a state within a line; what follows keeps its capitals, as the German "Sie"."""
    return word[:1].lower() + word[1:]
