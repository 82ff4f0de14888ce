"""What a terminal says of a text that holds no call, but nearly one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tooldesk.calling.tool_calling import ParsedOutput
from tooldesk.terminal.input_output import tell
from tooldesk.tools.tool_result import JsonObject

if TYPE_CHECKING:
    from tooldesk.calling.near_misses.near_miss import NearMiss


def missed_calls(
    text: str, schemas: Mapping[str, JsonObject], parsed: ParsedOutput
) -> Sequence[NearMiss]:
    """What comes nearest to a call in a text without one."""
    if parsed.callings:
        return ()
    # only a text without a call is looked at once more
    from tooldesk.calling.near_misses.near_misses import near_misses

    return near_misses(text, schemas, parsed)


def tell_missed(missed: Sequence[NearMiss]) -> None:
    """Tell them on standard error, each with what to do."""
    for miss in missed:
        tell(f"near miss, characters {miss.start} to {miss.end}: {miss.message}")
        tell(f"  {miss.next_step}")
