"""changes_since: what differs in a tool from what a person said yes to, old and new."""

from __future__ import annotations

from collections.abc import Mapping

from tooldesk.execution.permissions.fingerprint import (
    FILE,
    Fingerprint,
    changed_parts,
    shown_values,
)
from tooldesk.execution.permissions.grant import Grant
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_definition import ToolDefinition

MOST_CHANGES = 8
"""Of more parts only these are shown; the question names all."""

_AROUND = 40
LONGEST = 300
_ABSENT = "left out"
_NOT_KEPT = "not kept"
_CUT = "…"


@frozen_record
class Change:
    """One part of a definition that differs, or a file that came or went."""

    part: str
    """Which, in words."""

    before: str
    """What it was when the person said yes."""

    now: str
    """What it is now."""


def changes_since(grant: Grant, definition: ToolDefinition, now: Fingerprint) -> tuple[Change, ...]:
    """What differs, as far as it can be told in a few words; of files only that they are there."""
    values = shown_values(definition)
    found = []
    for name in sorted(grant.fingerprint.keys() | now.keys()):
        before, after = grant.fingerprint.get(name), now.get(name)
        if before == after or (name.startswith(FILE) and before and after):
            continue
        texts = _text(name, before, grant.shown), _text(name, after, values)
        found.append(Change(changed_parts({name: ""}, {})[0], *texts))
    return tuple(found[:MOST_CHANGES])


def _text(name: str, part: str | None, values: Mapping[str, str]) -> str:
    if part is None:
        return _ABSENT
    return "there" if name.startswith(FILE) else values.get(name, _NOT_KEPT)


def excerpts(change: Change, longest: int = LONGEST) -> tuple[str, str]:
    """Both texts, long ones cut to where they begin to differ."""
    pair = (change.before, change.now)
    letters = enumerate(zip(*pair, strict=False))
    start = next((at for at, (old, new) in letters if old != new), min(map(len, pair))) - _AROUND
    if start <= 0 or max(map(len, pair)) <= longest:
        start = 0
    before, now = (
        _CUT * bool(start) + text[start : start + longest] + _CUT * (len(text) > start + longest)
        for text in pair
    )
    return before, now
