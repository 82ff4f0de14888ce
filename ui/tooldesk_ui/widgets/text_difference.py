"""What is different between two texts, line by line. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from tooldesk.counted import counted

MOST_LINES = 400
"""Lines of each side that are compared: comparing takes as many steps as they have pairs."""

MOST_SHOWN = 60
CONTEXT = 2
LONGEST_LINE = 300
"""Characters of a line that are shown; of a longer one the last of them is "…"."""

Sign = Literal["-", "+", " ", "…"]


@dataclass(frozen=True, slots=True)
class Difference:
    """Two texts, compared by lines."""

    title: str
    """What they are."""

    lines: tuple[tuple[Sign, str], ...]
    """Removed, added and some of what is around; () when both are the same."""

    note: str = ""
    """What is left out, in words."""


def difference(title: str, before: str, now: str) -> Difference:
    """Two texts line by line; of very long ones the part where they begin to differ."""
    if before == now:
        return Difference(title, ())
    old, new = before.splitlines(), now.splitlines()
    head = _equal_count(old, new)
    tail = _equal_count(old[head:][::-1], new[head:][::-1])
    first = max(0, head - CONTEXT)
    old = old[first : len(old) - max(0, tail - CONTEXT)]
    new = new[first : len(new) - max(0, tail - CONTEXT)]
    left_out = max(len(old), len(new)) - MOST_LINES
    lines = list(_compared(old[:MOST_LINES], new[:MOST_LINES]))
    note = f"not compared: {counted(left_out, 'further line')}" if left_out > 0 else ""
    if len(lines) > MOST_SHOWN:
        note = f"and {counted(len(lines) - MOST_SHOWN, 'more line')}"
    if not lines:
        lines = [("…", "only line breaks are different")]
    return Difference(title, tuple(lines[:MOST_SHOWN]), note)


def _compared(old: list[str], new: list[str]) -> list[tuple[Sign, str]]:
    lines: list[tuple[Sign, str]] = []
    for group in SequenceMatcher(None, old, new, autojunk=False).get_grouped_opcodes(CONTEXT):
        if lines:
            lines.append(("…", ""))
        for kind, a, b, c, d in group:
            if kind == "equal":
                lines += [(" ", _shown(each)) for each in old[a:b]]
                continue
            lines += [("-", _shown(each)) for each in old[a:b]]
            lines += [("+", _shown(each)) for each in new[c:d]]
    return lines


def _shown(line: str) -> str:
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 1]}…"


def _equal_count(old: list[str], new: list[str]) -> int:
    """How many lines are the same from the beginning on."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(old), len(new)))
