"""near_miss_notes: why nothing was called, with what tells the model so. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from tooldesk.calling.correction import near_miss_prompt
from tooldesk.calling.near_misses.near_misses import near_misses
from tooldesk.calling.tool_calling import ParsedOutput
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.console.run.usage_record import NearMissNote


def near_miss_notes(
    text: str, schemas: Mapping[str, JsonObject], parsed: ParsedOutput | None
) -> tuple[NearMissNote, ...]:
    """What comes nearest to a call in a text that holds none; takes time by its length."""
    found = near_misses(text, schemas, parsed)
    return tuple(NearMissNote(miss, near_miss_prompt(miss, schemas, text)) for miss in found)
