"""ImportRow: what may become a tool, as a row of a list; those of a group below its heading."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from tooldesk.frozen_record import frozen_record

if TYPE_CHECKING:
    from tooldesk.importing.tool_plan import PlannedImport
    from tooldesk.workspace.import_plan import PlannedFunction

STANDINGS = {
    "new": ("New", "add", "ok"),
    "unchanged": ("Up to date", "state_passed", "text_dim"),
    "updates": ("Changed", "refresh", "accent"),
    "replaces": ("Name taken", "warning", "warn"),
    "refused": ("Problem", "error", "error"),
}
"""Standing → word, icon and colour."""

_CHOOSABLE = ("new", "updates", "replaces")


@frozen_record
class ImportRow:
    """One of them, or the heading of some."""

    key: Hashable
    """What it stays the same row by."""

    name: str
    """What the tool is called; of a heading its words."""

    standing: str = ""
    """A key of STANDINGS; "" for a heading."""

    about: str = ""
    """What it does, or where it stands."""

    refusal: str = ""
    """Why it can't become a tool."""

    is_likely: bool = False
    """Whether it is chosen at first."""

    is_inner: bool = False
    """Whether it stands below a heading."""

    planned: PlannedFunction | PlannedImport | None = None
    """What it is about; None for a heading."""

    members: tuple[ImportRow, ...] = ()
    """The rows below a heading."""

    @property
    def tools(self) -> tuple[ImportRow, ...]:
        """What can be chosen of it: itself, or what is below it."""
        return tuple(row for row in self.members or (self,) if row.standing in _CHOOSABLE)


def function_rows(planned: Iterable[PlannedFunction]) -> list[ImportRow]:
    """The functions of a file; one without a docstring is more likely a helper than a tool."""
    return [
        ImportRow(
            key=each.found.name,
            name=each.found.tool_name,
            standing=each.standing.value,
            about=each.found.description,
            refusal=each.refusal,
            is_likely=each.standing.value == "new"
            and each.definition is not None
            and bool(each.definition.description),
            planned=each,
        )
        for each in planned
    ]


def import_rows(planned: Iterable[PlannedImport]) -> list[ImportRow]:
    """The tools of an import, those of a group one after the other below its heading."""
    groups: dict[tuple[str, ...], list[ImportRow]] = {}
    for number, each in enumerate(planned):
        row = ImportRow(
            key=number,
            name=each.found.name,
            standing=each.standing.value,
            about=each.found.origin,
            refusal=each.refusal,
            is_likely=each.standing.value == "new",
            is_inner=bool(each.found.group),
            planned=each,
        )
        groups.setdefault(each.found.group, []).append(row)
    found = groups.pop((), [])
    for group, members in groups.items():
        found += [ImportRow(group, " / ".join(group), members=tuple(members)), *members]
    return found


def texts_of(rows: Sequence[ImportRow]) -> list[str]:
    """What is said of each row that is no heading, and of the heading above it."""
    texts, group = [], ""
    for row in rows:
        if row.members:
            group = row.name
        else:
            texts.append(_text_of(row, group))
    return texts


def matching(rows: Sequence[ImportRow], fits: Callable[[str], bool]) -> Iterator[ImportRow]:
    """The rows of which a text fits, and the headings above them."""
    heading: ImportRow | None = None
    for row in rows:
        if row.members:
            kept = tuple(each for each in row.members if fits(_text_of(each, row.name)))
            heading = row
            if kept:
                yield ImportRow(row.key, row.name, members=kept)
        elif fits(_text_of(row, heading.name if heading else "")):
            yield row


def _text_of(row: ImportRow, group: str) -> str:
    definition = row.planned.definition if row.planned is not None else None
    description = definition.description if definition is not None else ""
    word = STANDINGS[row.standing][0]
    return "\n".join((row.name, row.about, group, word, description))
