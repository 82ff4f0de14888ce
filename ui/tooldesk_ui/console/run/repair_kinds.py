"""Repairs of one kind together, so that eighteen quotes are one row and not eighteen. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tooldesk.calling.tool_calling import Repair
from tooldesk.counted import counted

LONGEST_SHOWN = 24
_NAMES = {"'": "single quote", '"': "double quote", ",": "comma", "`": "backtick"}
_SHORT = {"'": "single", '"': "double"}


@dataclass(frozen=True, slots=True)
class RepairKind:
    """Repairs that did the same for the same reason."""

    words: str
    """Such as "18 single quotes → double"."""

    why: str
    """Why, in the words of the parser."""

    repairs: tuple[Repair, ...]
    """In order of their places."""


def repair_kinds(repairs: Sequence[Repair]) -> list[RepairKind]:
    """All repairs by kind, the most frequent first."""
    by_kind: dict[tuple[str, str, str], list[Repair]] = {}
    for each in repairs:
        has_one_look = len(each.before) <= 1 and len(each.after) <= 1
        key = (each.why, each.before, each.after) if has_one_look else (each.why, "", "")
        by_kind.setdefault(key, []).append(each)
    kinds = [RepairKind(_words(group), why, tuple(group)) for (why, _, _), group in by_kind.items()]
    return sorted(kinds, key=lambda kind: -len(kind.repairs))


def _words(repairs: list[Repair]) -> str:
    count, first = len(repairs), repairs[0]
    if any((each.before, each.after) != (first.before, first.after) for each in repairs):
        return _times(count, first.why)
    before, after = first.before, first.after
    if before in _NAMES and after and before != after:
        return f"{counted(count, _NAMES[before])} → {_SHORT.get(after, _shown(after))}"
    if before and not after:
        return f"{_count_of(count, before)} removed"
    if after and not before:
        return f"{_count_of(count, after)} added"
    if before != after:
        return _times(count, f"{_shown(before)} → {_shown(after)}")
    return _times(count, first.why)


def _count_of(count: int, text: str) -> str:
    return counted(count, _NAMES[text]) if text in _NAMES else _times(count, _shown(text))


def _times(count: int, words: str) -> str:
    return words if count == 1 else f"{count:,} times {words}"


def _shown(text: str) -> str:
    shown = text.replace("\n", "⏎").replace("\t", "⇥")
    shown = shown.replace(" ", "␣") if not shown.strip(" ") else shown
    return shown if len(shown) <= LONGEST_SHOWN else f"{shown[:LONGEST_SHOWN]}…"
