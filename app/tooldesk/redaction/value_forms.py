"""value_forms: every way in which a secret value is looked for in a text.

As it is, without the spaces around it, and each longer line of it alone. Each of these plain, as
programs write it into JSON, exceptions, HTML and XML (and what they wrote into such a text again),
in URLs, as hexadecimal digits and in base64, also with line breaks in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from tooldesk.late_pattern import late_pattern
from tooldesk.redaction.spellings import (
    base64_forms,
    bytes_of,
    bytes_of_variable,
    digit_spellings,
    escaped,
    garbled,
    hex_digits,
    json_escaped,
    url_encoded,
    with_line_ends,
    with_quoted_lines,
)

SHORT_LENGTH = 6
"""Values of fewer characters are too easily a part of innocent words."""

SHORTEST_WORD_LENGTH = 4
"""Values of at least this many characters are looked for as whole words."""

SHORTEST_LINE_LENGTH = 8
"""Lines of at least this many characters are looked for alone."""

_MOST_COMBINED = 1_024
"""In longer values each line is looked for in fewer forms: the whole is in the others, too."""

_MOST_SPELT_TWICE = 16_384
"""Longer values are so many pieces that the simpler forms must do."""

_PIECE_BYTES = 256
_COMMON_WORDS = frozenset(
    {"admin", "changeme", "default", "development", "disabled", "enabled", "example", "false"}
    | {"localhost", "none", "null", "password", "production", "root", "secret", "staging"}
    | {"string", "test", "testing", "token", "true", "undefined"}
)
_FRAME = "-----BEGIN "
"""Begins the frame of a key (RFC 7468), which is no secret."""

_PUBLIC_LINE = late_pattern(r"-----(?:BEGIN|END) [^-]*+-----|[\W_]*+")
"""A line that says nothing of a value: the frame of a key, or a line of hyphens."""


class ValueForms(NamedTuple):
    """The forms of one text as UTF-8, long ones cut to pieces of at most twice _PIECE_BYTES."""

    whole: frozenset[bytes]
    """What stands in a text as it is."""

    breakable: frozenset[bytes]
    """Those of them that programs break into lines."""


def weakness_of(value: str) -> str:
    """Why this value can't be kept out of everything that is shown, or "" when it can."""
    value = value.strip()
    if value.lower() in _COMMON_WORDS:
        return "It is a common word, so texts that hold it are shown as they are."
    if len(value) < SHORTEST_WORD_LENGTH:
        return (
            f"It is shorter than {SHORTEST_WORD_LENGTH} characters, so texts that hold it are"
            " shown as they are."
        )
    if len(value) < SHORT_LENGTH:
        return (
            f"It is shorter than {SHORT_LENGTH} characters, so it is taken out of texts only where"
            " it stands as a word of its own."
        )
    return ""


def is_looked_for(value: str) -> bool:
    """Whether it is looked for at all."""
    return len(value) >= SHORTEST_WORD_LENGTH and value.lower() not in _COMMON_WORDS


class SearchedText(NamedTuple):
    """A value, or what programs take of it."""

    text: str
    """What is looked for."""

    is_of_many: bool
    """Whether it is one of many lines."""


def searched_texts(value: str) -> Iterator[SearchedText]:
    """The value, the same without spaces around it, and its lines, unless they say nothing."""
    stripped = value.strip()
    if not is_looked_for(stripped):
        return
    # keys are often kept in one line, and given their lines when they are used
    lines = stripped.replace("\\n", "\n") if _FRAME in stripped else stripped
    for text in dict.fromkeys((value, stripped, lines)):
        yield SearchedText(text, is_of_many=False)
    each_line = [line.strip() for line in lines.splitlines()]
    for line in each_line if len(each_line) > 1 else ():
        if (
            len(line) >= SHORTEST_LINE_LENGTH
            and is_looked_for(line)
            and not _PUBLIC_LINE.fullmatch(line)
        ):
            yield SearchedText(line, is_of_many=len(value) > _MOST_COMBINED)


def value_forms(searched: SearchedText) -> ValueForms:
    """The forms of a searched text; a short one is looked for as it is."""
    text, is_of_many = searched
    if len(text) < SHORT_LENGTH:
        return ValueForms(frozenset([bytes_of(text)]), frozenset())
    if is_of_many:
        return ValueForms(_in_pieces({*map(bytes_of, (text, *escaped(text)))}), frozenset())
    is_long = len(text) > _MOST_SPELT_TWICE
    breakable = set(_breakable(text, is_long))
    whole = {bytes_of(form) for form in _spelt(text, is_long)} | breakable
    return ValueForms(_in_pieces(whole), _in_pieces(breakable))


def _spelt(text: str, is_long: bool) -> set[str]:
    # an environment may hold bytes that are no UTF-8; whoever reads a tool's output replaces them
    plain = {text, garbled(text), bytes_of_variable(text).decode("utf-8", "replace")}
    plain.update(digit_spellings(text))
    plain.add(with_line_ends(text))
    if _has_short_line(text):
        plain.update(with_quoted_lines(text))
    once = {form for each in plain for form in escaped(each)}
    if is_long:
        return plain | once | set(islice(url_encoded(text), 2))
    twice = {form for each in once for form in escaped(each)}
    # a JSON text in an argument in a JSON text that a tool lays out
    in_json = {form for each in json_escaped(text) for form in json_escaped(each)}
    thrice = {form for each in in_json for form in json_escaped(each)}
    return plain | once | twice | thrice | set(url_encoded(text))


def _has_short_line(text: str) -> bool:
    """Whether something of it would be left if its lines were found alone."""
    if len(text) > _MOST_COMBINED:
        return False
    lines = [line.strip() for line in text.splitlines()]
    return len(lines) > 1 and any(0 < len(line) < SHORTEST_LINE_LENGTH for line in lines)


def _breakable(text: str, is_long: bool) -> Iterator[bytes]:
    for held in {bytes_of(text), bytes_of_variable(text)}:
        yield from hex_digits(held)
        yield from base64_forms(held)
    if not is_long:
        for inside in set(json_escaped(text)) - {text}:
            yield from base64_forms(bytes_of(inside))


def _in_pieces(forms: set[bytes]) -> frozenset[bytes]:
    return frozenset(piece for form in forms for piece in _pieces(form))


def _pieces(form: bytes) -> Iterator[bytes]:
    """Cut where a character begins; a part of a long value is found then, too."""
    at = 0
    while len(form) - at >= 2 * _PIECE_BYTES:
        end = at + _PIECE_BYTES
        while end < len(form) and form[end] & 0b1100_0000 == 0b1000_0000:
            end += 1
        yield form[at:end]
        at = end
    yield form[at:]
