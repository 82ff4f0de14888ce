"""Query: what a person looks for, and how it is compared, in texts and lists alike. No Qt."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

PATIENCE_S = 0.03
"""How long one look may take; an expression that needs more for the shortest stretch is refused."""

TRIES = 3
"""Once it may be another program's doing that a look takes so long."""

TOO_SLOW = "The expression takes too long"


class FindOption(NamedTuple):
    """A way to compare, which a person turns on."""

    name: str
    """`is_` and this is its field of a Query."""

    sign: str
    """On a button."""

    words: str
    """What it means."""


FIND_OPTIONS = (
    FindOption("case", "Aa", "Match case"),
    FindOption("word", "W", "Whole words"),
    FindOption("regex", ".*", "Regular expression"),
)


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for."""

    words: str
    """As it was typed."""

    is_case: bool = False
    """Whether large and small letters differ."""

    is_word: bool = False
    """Whether only whole words count."""

    is_regex: bool = False
    """Whether `words` is a regular expression."""

    @classmethod
    def of(cls, words: str, options: Collection[str]) -> Query:
        """With these of FIND_OPTIONS, by name."""
        return cls(words, **{f"is_{each.name}": each.name in options for each in FIND_OPTIONS})


class NoExpressionError(Exception):
    """What was typed is no regular expression; says why, and where."""


def compiled(query: Query) -> Any:
    """What finds it, of the `regex` package, whose searches can be given a time.

    Raises:
        NoExpressionError: it is no regular expression.
    """
    import regex  # takes long to import, and a start never needs it

    words = query.words if query.is_regex else regex.escape(query.words, special_only=True)
    if query.is_word:
        words = rf"(?<!\w)(?:{words})(?!\w)"
    flags = regex.MULTILINE | (0 if query.is_case else regex.IGNORECASE)
    try:
        return regex.compile(words, flags)
    except (regex.error, OverflowError, RecursionError, ValueError) as error:
        reason = getattr(error, "msg", "") or "it can't be read"
        place = getattr(error, "pos", None)
        where = f" at character {place + 1}" if place is not None and query.is_regex else ""
        raise NoExpressionError(f"Not an expression: {reason}{where}") from error
