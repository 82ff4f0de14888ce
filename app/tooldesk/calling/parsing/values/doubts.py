"""What a repair could only choose: values that wait for the tool's schema or for a person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isinf

from tooldesk.calling.tool_calling import Repair
from tooldesk.tools.tool_result import JsonValue

NO_VALUE = "key without a value"
"""Why a key is left out."""

PLACEHOLDER = "placeholder"
NO_JSON_VALUE = "value that JSON does not have"
KEY_TWICE = "key given twice"
KEY_AGAIN = "key given twice, with the same value"
LONE_QUOTE = "one quote at a number or word"
OPEN_QUOTES = "quotes inside a string that do not pair"
STRAY_BRACKET = "closing bracket without an opening one"
ADJACENT = "strings next to each other"
CODE = "code where a value must stand"
FENCE_INSIDE = "fence where a value must stand"
ODD_NUMBER = "number that may be text"
PARENTHESES = "parentheses around one value"
LEFT_OUT = "rest that can't be read"
MAY_BE_ARGUMENTS = "bare value that names a parameter"

WORDS = {
    NO_VALUE: "A key has no value.",
    PLACEHOLDER: "Dots stand where something was left out.",
    CODE: "Something stands where a value must that would have to be run first.",
    NO_JSON_VALUE: "A value is written that JSON does not have, so which one is meant is a guess.",
    FENCE_INSIDE: "A fence stands where a value must, so how much of it is meant is a guess.",
    STRAY_BRACKET: "A closing bracket has no opening one; what it should have ended is a guess.",
    KEY_TWICE: "A key is given twice, with different values.",
    ADJACENT: "Strings stand next to each other; they may be one text or several.",
    LONE_QUOTE: "One quote stands at a number or word, which may be text or not.",
    OPEN_QUOTES: "Quotes inside a string do not pair, so where it ends is a guess.",
    MAY_BE_ARGUMENTS: "The arguments are text that names a parameter, so it may be no value.",
    LEFT_OUT: "What follows can't be read, so arguments may be missing.",
}
"""Why a repair was made that holds the call → why the call waits, the plainest first."""

BY_SCHEMA = frozenset({ODD_NUMBER, PARENTHESES})
"""Why a repair was made that the tool's schema can settle."""


class OddNumber(str):
    """What stands where a number must and may be text.

    It is spelled as an id or a postcode would be, 04, 0x1F or 5L, or beyond all numbers there are.
    """

    __slots__ = ()

    @property
    def is_endless(self) -> bool:
        """Whether it is beyond all numbers that there are, as 1e400 is."""
        bare = self._bare().lstrip("+-")
        has_fraction = "." in bare or (bare[1:2] not in "xX" and "e" in bare.lower())
        return has_fraction and isinf(float(bare))

    @property
    def number(self) -> int | float:
        """The number it may be."""
        bare = self._bare()
        sign, digits = (bare[0], bare[1:]) if bare[0] in "+-" else ("", bare)
        base = {"x": 16, "o": 8, "b": 2}.get(digits[1:2].lower(), 10)
        if base == 10 and not digits.isdigit():
            return float(bare)
        return int(sign + (digits if base == 10 else digits[2:]), base)

    def _bare(self) -> str:
        """Without what only parts its digits, or says of what kind it is."""
        bare = self.replace("_", "")
        return bare if "x" in bare.lower() else bare.rstrip("lLfFnuU")


class OneInParentheses(list[JsonValue]):
    """One value in parentheses, which is that value or an array of it."""

    __slots__ = ()


class TwiceGiven(dict[str, JsonValue]):
    """An object in which a key is given twice, with different values."""

    __slots__ = ()


def is_sure(repairs: Iterable[Repair]) -> bool:
    """Whether nothing of a value that was read with these repairs had to be chosen."""
    return all(repair.why not in WORDS and repair.why not in BY_SCHEMA for repair in repairs)


def odd_values(value: JsonValue) -> Iterator[OddNumber | TwiceGiven]:
    """Every number in a value that may be text, and every object with a key given twice."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, (OddNumber, TwiceGiven)):
            yield one
        if isinstance(one, (dict, list)):
            waiting.extend(one.values() if isinstance(one, dict) else one)
