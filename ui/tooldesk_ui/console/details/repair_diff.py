"""What parsing had to repair, as lines of a difference. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tooldesk.calling.tool_calling import Repair
from tooldesk_ui.widgets.formatting import Position

CONTEXT_LENGTH = 24
MAX_GAP = 40
"""Repairs closer than this on one line are shown together."""

MAX_REPAIRS = 100
MAX_SHOWN_LENGTH = 160


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a line of the difference."""

    text: str
    """What stands there, with line breaks and tabs made visible."""

    is_changed: bool
    """Whether it is removed, or inserted."""


@dataclass(frozen=True, slots=True)
class Hunk:
    """A place of the raw text before and after its repairs."""

    where: str
    """Line and column of the first repair."""

    reasons: tuple[str, ...]
    """What was done and why, such as "trailing comma removed"."""

    before: tuple[Piece, ...]
    """As the model wrote it."""

    after: tuple[Piece, ...]
    """As it was read."""


def hunks(text: str, repairs: Sequence[Repair]) -> list[Hunk]:
    """The first MAX_REPAIRS repairs of `text`, neighbours together."""
    position = Position(text)
    return [_hunk(text, position, group) for group in _groups(text, repairs[:MAX_REPAIRS])]


def _groups(text: str, repairs: Sequence[Repair]) -> list[list[Repair]]:
    groups: list[list[Repair]] = []
    end = 0
    for repair in sorted(repairs, key=lambda each: each.offset):
        is_near = 0 <= repair.offset - end <= MAX_GAP and "\n" not in text[end : repair.offset]
        if groups and is_near:
            groups[-1].append(repair)
        else:
            groups.append([repair])
        end = repair.offset + len(repair.before)
    return groups


def _hunk(text: str, position: Position, repairs: list[Repair]) -> Hunk:
    start, end = repairs[0].offset, repairs[-1].offset + len(repairs[-1].before)
    lead = text[max(0, start - CONTEXT_LENGTH) : start].rsplit("\n", 1)[-1]
    trail = text[end : end + CONTEXT_LENGTH].split("\n", 1)[0]
    before, after = [Piece(lead, False)], [Piece(lead, False)]
    place = start
    for repair in repairs:
        between = Piece(text[place : repair.offset], False)
        before += [between, Piece(_visible(repair.before), True)]
        after += [between, Piece(_visible(repair.after), True)]
        place = repair.offset + len(repair.before)
    for line in (before, after):
        line.append(Piece(trail, False))
    return Hunk(
        position.words(start),
        tuple(dict.fromkeys(_reason(repair) for repair in repairs)),
        tuple(piece for piece in before if piece.text),
        tuple(piece for piece in after if piece.text),
    )


def _reason(repair: Repair) -> str:
    if repair.before and repair.after:
        return f"{repair.why} (replaced)"
    return f"{repair.why} (removed)" if repair.before else f"{repair.why} (inserted)"


def _visible(text: str) -> str:
    """Whitespace that would not be seen, as signs; cut when long."""
    shown = text.replace("\n", "⏎").replace("\t", "⇥")
    if not shown.strip(" "):
        shown = shown.replace(" ", "␣")
    if len(shown) > MAX_SHOWN_LENGTH:
        shown = f"{shown[:MAX_SHOWN_LENGTH]} … {len(text):,} characters"
    return shown
