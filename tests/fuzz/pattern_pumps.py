"""Texts that make each repeated part of a regular expression repeat, made from its parse tree."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

from growth import growth, seconds

FLOOR_S = 0.05
"""A time below is quick enough: a pattern that is not linear takes seconds at 100 KB."""

EARLY_S = 0.008
"""A time below is noise at the lengths that come before."""

SIZES = (400, 3_200, 25_600)
"""Lengths at which a pattern that is far from linear is found out before it takes hours."""

SIZE = 50_000
"""The length that is compared with twice as much."""

QUICK_S = FLOOR_S / (2 * SIZE / SIZES[-1]) ** 3
"""A time at the last of SIZES after which twice SIZE is quick, even by the third power."""

STEADY = 8.6
"""How much longer the last of SIZES may take than the one before, which is an eighth of it.

What is not linear by a share that would be told at twice SIZE (more than MOST) takes longer.
"""

FAILING = ("", "\x01", "\n", "}x")
_REPEATS = (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT)
_MANY = 16
_ALPHABET = " \n\ta0_A.-:=<>{}[]()\"'`\\/#*,;|~"
_CATEGORIES = {
    codes.CATEGORY_SPACE: r"\s",
    codes.CATEGORY_NOT_SPACE: r"\S",
    codes.CATEGORY_WORD: r"\w",
    codes.CATEGORY_NOT_WORD: r"\W",
    codes.CATEGORY_DIGIT: r"\d",
    codes.CATEGORY_NOT_DIGIT: r"\D",
}
_MOST_SAMPLES, _MOST_PREFIXES = 10, 4

Part = tuple[Any, Any]


def pumps(pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """What stands once before a repeated part, and what the part may repeat; or both repeated."""
    seen = set()
    for prefix, unit in _walk(parser.parse(pattern.pattern, pattern.flags), [""]):
        for pump in ((prefix, unit), ("", prefix or unit), ("", prefix + unit)):
            if pump not in seen:
                seen.add(pump)
                yield pump


def growth_of(run: Callable[[str], object], make: Callable[[int], str]) -> float:
    """How much longer 100 KB take than 50 KB; 1 where both are too quick to be told apart."""
    took_s = 0.0
    for size in SIZES:
        again = partial(run, make(size))
        took_s = seconds(again)
        late_s = max(EARLY_S, size * 2e-6)
        if took_s > late_s and all(seconds(again) > late_s for _ in range(4)):
            return float("inf")
    if took_s < QUICK_S or _is_steady(run, make, took_s):
        return 1.0
    return growth(lambda size: partial(run, make(size)), SIZE, FLOOR_S)


def _is_steady(run: Callable[[str], object], make: Callable[[int], str], took_s: float) -> bool:
    """Whether the last of SIZES takes no more than its length; noise only ever says no."""
    shorter, longer = (partial(run, make(size)) for size in SIZES[-2:])
    most_s = STEADY * min(seconds(shorter) for _ in range(4))
    return took_s <= most_s or seconds(longer) <= most_s


def _walk(sequence: Iterable[Part], prefixes: list[str]) -> Iterator[tuple[str, str]]:
    for part in sequence:
        for prefix in prefixes:
            for unit in _units(part):
                yield prefix, unit
        for inner in _inner(part):
            yield from _walk(inner, prefixes)
        ways = {next(filter(None, _samples(part)), ""), next(iter(_samples(part)), "")}
        prefixes = list(dict.fromkeys(f"{before}{way}" for before in prefixes for way in ways))
        prefixes = prefixes[:_MOST_PREFIXES]


def _units(part: Part) -> list[str]:
    """What a part that repeats often may repeat: each of its branches, too."""
    operation, value = part
    if operation not in _REPEATS or value[1] <= _MANY:
        return []
    body = list(value[2])
    found = _sequence(body)
    if len(body) == 1:
        found += [text for inner in _inner(body[0]) for text in _sequence(inner)]
    return [text for text in dict.fromkeys(found) if text]


def _inner(part: Part) -> list[Any]:
    operation, value = part
    if operation in _REPEATS:
        return [value[2]]
    if operation is codes.SUBPATTERN:
        return [value[3]]
    if operation is codes.BRANCH:
        return list(value[1])
    if operation in (codes.ASSERT, codes.ASSERT_NOT):
        return [value[1]]
    return [value] if operation is codes.ATOMIC_GROUP else []


def _sequence(parts: Iterable[Part]) -> list[str]:
    """Texts that a sequence matches, as far as one can tell without its assertions."""
    found = [""]
    for part in parts:
        each = _samples(part)
        if len(found) < _MOST_SAMPLES:
            found = [f"{text}{more}" for text in found for more in each][:_MOST_SAMPLES]
        else:
            found = [f"{text}{each[at % len(each)]}" for at, text in enumerate(found)]
    return found


def _samples(part: Part) -> list[str]:
    operation, value = part
    if operation is codes.LITERAL:
        return [chr(value)]
    if operation in (codes.NOT_LITERAL, codes.ANY, codes.IN):
        return list(islice(_characters(operation, value), _MOST_SAMPLES))
    if operation in _REPEATS:
        least = value[0]
        some = [text * max(least, 1) for text in _sequence(value[2])]
        return some if least else ["", *some]
    if operation in (codes.SUBPATTERN, codes.ATOMIC_GROUP):
        return _sequence(_inner(part)[0])
    if operation is codes.BRANCH:
        return [text for branch in value[1] for text in _sequence(branch)[:2]][:_MOST_SAMPLES]
    return [""]


def _characters(operation: Any, value: Any) -> Iterator[str]:
    if operation is codes.NOT_LITERAL:
        yield from (each for each in _ALPHABET if ord(each) != value)
    elif operation is codes.ANY:
        yield from " a0{"
    else:
        is_negated = bool(value) and value[0][0] is codes.NEGATE
        named = [chr(v if o is codes.LITERAL else v[0]) for o, v in value
                 if o in (codes.LITERAL, codes.RANGE)]  # fmt: skip
        for each in dict.fromkeys([*_ALPHABET, *named]):
            if any(_is_in(each, *member) for member in value) != is_negated:
                yield each


def _is_in(character: str, operation: Any, value: Any) -> bool:
    if operation is codes.LITERAL:
        return ord(character) == value
    if operation is codes.RANGE:
        return bool(value[0] <= ord(character) <= value[1])
    if operation is codes.CATEGORY:
        return re.match(_CATEGORIES[value], character) is not None
    return False
