"""example_text: a short text that matches a pattern, made from the pattern's own parse tree."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from re import _constants as kinds  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

MOST_CHARS = 200
"""Of an example; a pattern that wants more has none."""

_CATEGORIES = {
    kinds.CATEGORY_DIGIT: "1",
    kinds.CATEGORY_WORD: "a",
    kinds.CATEGORY_SPACE: " ",
    kinds.CATEGORY_NOT_DIGIT: "a",
    kinds.CATEGORY_NOT_WORD: "-",
    kinds.CATEGORY_NOT_SPACE: "a",
}
_IS: dict[Any, Callable[[str], bool]] = {
    kinds.CATEGORY_DIGIT: str.isdigit,
    kinds.CATEGORY_WORD: lambda each: each.isalnum() or each == "_",
    kinds.CATEGORY_SPACE: str.isspace,
    kinds.CATEGORY_NOT_DIGIT: lambda each: not each.isdigit(),
    kinds.CATEGORY_NOT_WORD: lambda each: not (each.isalnum() or each == "_"),
    kinds.CATEGORY_NOT_SPACE: lambda each: not each.isspace(),
}
_TRIED = "a1A-_ .x0/@:+,"


def example_text(pattern: str) -> str | None:
    """A text that the pattern matches; None when it is no pattern of Python's, or wants too much.

    What looks ahead or behind is passed over, so that a few patterns get a text that is none.
    """
    try:
        text = _of_all(parser.parse(pattern))
    except (re.error, _TooLongError, RecursionError, OverflowError, ValueError):
        return None
    return text


class _TooLongError(Exception):
    """The pattern wants more than an example may have, or what no example is made of."""


def _of_all(parts: Sequence[Any]) -> str:
    text = ""
    for kind, what in parts:
        text += _of(kind, what)
        if len(text) > MOST_CHARS:
            raise _TooLongError
    return text


def _of(kind: Any, what: Any) -> str:
    if kind is kinds.LITERAL:
        return chr(what)
    if kind is kinds.NOT_LITERAL:
        return next(each for each in _TRIED if ord(each) != what)
    if kind is kinds.ANY:
        return "a"
    if kind is kinds.IN:
        return _of_set(what)
    if kind is kinds.BRANCH:
        return _of_all(what[1][0])
    if kind is kinds.SUBPATTERN:
        return _of_all(what[-1])
    if kind in (kinds.MAX_REPEAT, kinds.MIN_REPEAT, kinds.POSSESSIVE_REPEAT):
        least, most, part = what
        once = _of_all(part)
        # what may be there is shown once, so that the text is not empty
        count = int(max(least, 1 if most and least == 0 and len(once) == 1 else least))
        if count * len(once) > MOST_CHARS:
            raise _TooLongError
        return once * count
    if kind in (kinds.AT, kinds.ASSERT, kinds.ASSERT_NOT):
        return ""
    raise _TooLongError


def _of_set(members: Sequence[Any]) -> str:
    if members[0][0] is not kinds.NEGATE:
        kind, what = members[0]
        if kind is kinds.CATEGORY:
            return _CATEGORIES.get(what, "a")
        return chr(what if kind is kinds.LITERAL else what[0])
    return next((each for each in _TRIED if not _is_in(members[1:], each)), "~")


def _is_in(members: Sequence[Any], character: str) -> bool:
    for kind, what in members:
        if kind is kinds.CATEGORY:
            if _IS[what](character):
                return True
        else:
            first, last = (what, what) if kind is kinds.LITERAL else what
            if first <= ord(character) <= last:
                return True
    return False
