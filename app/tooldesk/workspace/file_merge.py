"""Merging two texts of a tool's file that both began as a third: what differs, taken by parts."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Literal

from tooldesk.tools.tool_result import JsonObject

Place = tuple[str, ...]
"""A key of a tool's file, or that and one in its object."""

Side = Literal["mine", "theirs", "both"]


class Absent:
    """Stands for a key that is not there."""

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Any = Absent()


@dataclass(frozen=True, slots=True)
class Part:
    """One place in which the two differ."""

    place: Place
    """Where."""

    mine: Any
    """What one has there; ABSENT for nothing."""

    theirs: Any
    """What the other has there; ABSENT for nothing."""

    changed_by: Side
    """Who changed it since both were the same."""


def parts(base: JsonObject, mine: JsonObject, theirs: JsonObject) -> tuple[Part, ...]:
    """Where `mine` and `theirs` differ, by key; by the keys within where all have an object."""
    return tuple(_parts(base, mine, theirs, ()))


def merged(mine: JsonObject, found: Collection[Part], taken: Collection[Place]) -> JsonObject:
    """`mine` with what the other has at the places in `taken`; keys stay in their order."""
    made = deepcopy(mine)
    for part in found:
        if part.place in taken:
            *above, key = part.place
            node = made
            for each in above:
                node = node[each]
            if part.theirs is ABSENT:
                node.pop(key, None)
            else:
                node[key] = deepcopy(part.theirs)
    return made


def untouched_here(found: Collection[Part]) -> frozenset[Place]:
    """The places that only the other one changed: taking these loses nothing."""
    return frozenset(part.place for part in found if part.changed_by == "theirs")


def _parts(
    base: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any], above: Place
) -> Iterator[Part]:
    for key in dict.fromkeys((*mine, *theirs)):
        here, there = mine.get(key, ABSENT), theirs.get(key, ABSENT)
        before = base.get(key, ABSENT)
        if _same(here, there):
            continue
        if not above and isinstance(here, dict) and isinstance(there, dict):
            inner = before if isinstance(before, dict) else {}
            yield from _parts(inner, here, there, (key,))
        else:
            side: Side = "both"
            if _same(before, there):
                side = "mine"
            elif _same(before, here):
                side = "theirs"
            yield Part((*above, key), here, there, side)


def _same(one: Any, other: Any) -> bool:
    """As JSON has it: true is not 1, and the order of keys says nothing."""
    if one is ABSENT or other is ABSENT:
        return one is other
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
