"""Read what stands without quotes where a value must: numbers, words, text, code."""

from __future__ import annotations

import re
from math import isinf

from tooldesk.calling.parsing.limits import MAX_DIGITS
from tooldesk.calling.parsing.values.doubts import (
    CODE,
    LONE_QUOTE,
    NO_JSON_VALUE,
    ODD_NUMBER,
    OddNumber,
)
from tooldesk.calling.parsing.values.json_strings import ends_member
from tooldesk.calling.parsing.values.json_tokens import (
    BARE_TEXT,
    NO_JSON_WORD,
    NO_VALUES,
    NUMBER,
    PYTHON_NUMBER,
    UNIT,
    WORD,
    WORDS,
    json_word,
)
from tooldesk.calling.parsing.values.odd_strings import decoded
from tooldesk.calling.parsing.values.reading import UnreadableError
from tooldesk.calling.tool_calling import Repair
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

_ONE_SIDED = late_pattern(r"[^\"\n{}\[\]]{1,300}+\"")
_MEMBER_INSIDE = late_pattern(r",\s*+[\w.$-]{1,64}+\s*+:")
_CODE = late_pattern(
    r"[<>()$=*+|&^%@]|\w_\w|(?<!\w)_|\w\s*+[-/]\s*+\d|\bfor\s++\w++\s++in\b|\Alambda\b"
)
"""What is in a variable, an expression or a template, and seldom in text without quotes."""

_MINUS = "\u2212"
"""The sign that books have, and not keyboards."""


@frozen_record
class ScalarToken:
    """A scalar without quotes and where it ended."""

    value: JsonValue
    """What it is read as."""

    end: int
    """One past its last character."""

    repairs: tuple[Repair, ...] = ()
    """What had to be repaired."""

    is_cut: bool = False
    """Whether the text ended before it did."""


def read_scalar(text: str, start: int, limit: int, *, in_container: bool) -> ScalarToken:
    """The number, word or text that stands at `start`.

    Raises:
        UnreadableError: there is none.
    """
    if (number := NUMBER.match(text, start, limit)) is not None:
        return _number(number)
    if in_container and (one_sided := _one_sided(text, start, limit)) is not None:
        return one_sided
    word = WORD.match(text, start, limit)
    known = WORDS.get(word.group()) if word is not None else None
    if word is not None and known is not None:
        value, written = known[0], word.group()
        why = NO_JSON_VALUE if written in NO_VALUES else NO_JSON_WORD
        repairs = () if known[1] else (Repair(start, written, json_word(value), why),)
        return ScalarToken(value, word.end(), repairs)
    if (
        word is not None
        and PYTHON_NUMBER.fullmatch(word.group()) is not None
        and UNIT.match(text, word.end(), limit) is None
    ):
        return _python_number(start, word.group())
    if not in_container:
        raise UnreadableError("There is no JSON value here.", start)
    return _bare_text(text, start, limit)


def _number(number: re.Match[str]) -> ScalarToken:
    written = number.group()
    if number.group(1) or number.group(2):
        value = float(written)
        return _odd(number.start(), written) if isinf(value) else ScalarToken(value, number.end())
    if len(written) > MAX_DIGITS:
        return _odd(number.start(), written)
    return ScalarToken(int(written), number.end())


def _odd(start: int, written: str) -> ScalarToken:
    repair = Repair(start, written, written, ODD_NUMBER)
    number = OddNumber(written.replace(_MINUS, "-"))
    return ScalarToken(number, start + len(written), (repair,))


def _python_number(start: int, written: str) -> ScalarToken:
    """A number as other languages have it; one that could be a code of digits may be text."""
    digits = written.replace("_", "").replace(_MINUS, "-")
    bare = digits.lstrip("+-")
    end = start + len(written)
    is_code = bare[0] == "0" and (bare[1:2].isdigit() or bare[1:2].lower() in ("x", "o", "b"))
    is_odd = is_code or bare[-1].isalpha()
    if is_odd and not (is_code and "." in bare) and len(bare) <= MAX_DIGITS:
        return _odd(start, written)
    number: JsonValue = written
    if len(bare) <= MAX_DIGITS and not is_odd:
        number = int(digits) if bare.isdigit() else float(digits)
        if isinstance(number, float) and isinf(number):
            return _odd(start, written)
    return ScalarToken(
        number, end, (Repair(start, written, str(number), "number that JSON does not know"),)
    )


def _one_sided(text: str, start: int, limit: int) -> ScalarToken | None:
    """A string whose opening quote is missing while its closing one is there."""
    found = _ONE_SIDED.match(text, start, limit)
    if found is None or not ends_member(text, found.end() - 1, limit):
        return None
    value = found.group()[:-1]
    if found.end() >= limit or _MEMBER_INSIDE.search(value) is not None:
        return None
    is_text = value in WORDS or PYTHON_NUMBER.fullmatch(value) is not None
    repair = Repair(start, "", '"', LONE_QUOTE if is_text else "missing opening quote")
    return ScalarToken(decoded(value), found.end(), (repair,))


def _bare_text(text: str, start: int, limit: int) -> ScalarToken:
    """A string without quotes: up to the next comma, bracket or line end."""
    matched = BARE_TEXT.match(text, start, limit)
    if matched is None:
        raise UnreadableError("There is no JSON value here.", start)
    # other characters that Python strips may stand alone here, and something must be read
    written = matched.group().rstrip(" \t\r\n") or matched.group()
    end = start + len(written)
    why = CODE if _CODE.search(written) is not None else "missing quotes"
    return ScalarToken(written, end, (Repair(start, written, f'"{written}"', why),), end >= limit)
