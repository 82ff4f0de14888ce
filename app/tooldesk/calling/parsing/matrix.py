"""The dialect matrix: every dialect that reads a text, with its calls, and why one is detected."""

from __future__ import annotations

from collections.abc import Mapping

from tooldesk.calling.parsing.envelopes.documents import DIALECTS as ENVELOPES
from tooldesk.calling.parsing.parse import dialect_ids, parse
from tooldesk.calling.tool_calling import HeldBack, ParsedOutput, ToolCalling
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject

_UNMARKED = frozenset({"plain-json", "fenced-json", "python-call", "pythonic"})


@frozen_record
class DialectMatch:
    """What one dialect makes of the text."""

    dialect: str
    """Its id."""

    callings: tuple[ToolCalling, ...]
    """The calls it reads that could run."""

    held_back: tuple[HeldBack, ...]
    """The calls it reads that would wait for a person."""

    confidence: float
    """The lowest confidence of its calls, 0 to 1."""

    is_detected: bool
    """Whether the text is read as this one when no dialect is chosen."""

    explanation: str
    """Why it is detected, or another one, in words."""


def matrix(text: str, schemas: Mapping[str, JsonObject] | None = None) -> tuple[DialectMatch, ...]:
    """Every dialect that finds a call in `text`: the detected one, then others by confidence."""
    detected = parse(text, schemas)
    matches = []
    for dialect in dialect_ids():
        forced = parse(text, schemas, dialect=dialect)
        if forced.callings or forced.held_back:
            matches.append(_match(dialect, forced, detected))
    return tuple(sorted(matches, key=lambda match: (not match.is_detected, -match.confidence)))


def _match(dialect: str, forced: ParsedOutput, detected: ParsedOutput) -> DialectMatch:
    found = _calls(forced)
    is_detected = dialect == detected.dialect
    return DialectMatch(
        dialect=dialect,
        callings=forced.callings,
        held_back=forced.held_back,
        confidence=min(calling.confidence for calling in found),
        is_detected=is_detected,
        explanation=_why(dialect, found) if is_detected else _why_not(forced, detected),
    )


def _calls(output: ParsedOutput) -> list[ToolCalling]:
    return [*output.callings, *(held.calling for held in output.held_back)]


def _why(dialect: str, found: list[ToolCalling]) -> str:
    if dialect in ENVELOPES:
        return "The whole text is a document of this API, which is tried before any markup."
    start = found[0].start
    if dialect in _UNMARKED:
        return f"No marker is in the text; the call at character {start} speaks by its shape."
    return f"Its marker is the earliest in the text; the first call is at character {start}."


def _why_not(forced: ParsedOutput, detected: ParsedOutput) -> str:
    mine, theirs = _calls(forced), _calls(detected)
    same = [(c.tool_name, c.arguments) for c in mine] == [
        (c.tool_name, c.arguments) for c in theirs
    ]
    if same:
        return "It reads the same calls; what speaks for the detected dialect is more specific."
    if len(mine) < len(theirs):
        return f"It reads {len(mine)} of {len(theirs)} calls."
    if forced.held_back and not forced.callings:
        return "It reads calls that are not whole."
    return "It reads other calls than the detected dialect, from weaker signs."
