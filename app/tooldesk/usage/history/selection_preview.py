"""What other selection settings would have changed: the names models wrote, decided twice. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from tooldesk.calling.selection import NameIndex, Selection, SelectionPolicy, select
from tooldesk.frozen_record import frozen_record

_WITHOUT_POLICY = ("exact", "normalised")
"""Verdicts that hold under every policy."""


@frozen_record
class WrittenName:
    """A tool's name as models wrote it, and how often."""

    name: str
    """The name exactly as it was written."""

    count: int
    """How many calls were written with it."""


@frozen_record
class Change:
    """A written name that one policy decides in another way than the other."""

    written: WrittenName
    """The name, and how many calls it stands for."""

    now: Selection
    """What becomes of it under the first policy."""

    then: Selection
    """What would become of it under the second."""


def preview(
    written_names: Iterable[WrittenName],
    index: NameIndex,
    now: SelectionPolicy,
    then: SelectionPolicy,
) -> tuple[Change, ...]:
    """The names that `then` would decide differently from `now`, in their order."""
    changes = []
    for written in written_names:
        before = select(written.name, index, now)
        if before.verdict in _WITHOUT_POLICY:
            continue
        after = select(written.name, index, then)
        if (before.verdict, before.tool_name) != (after.verdict, after.tool_name):
            changes.append(Change(written, before, after))
    return tuple(changes)
