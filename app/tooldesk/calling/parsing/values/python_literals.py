"""Read Python literals without evaluating anything: strings, numbers, words, containers."""

from __future__ import annotations

import re
from math import isinf
from typing import Any

from tooldesk.calling.parsing.limits import MAX_DEPTH, MAX_DIGITS
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.doubts import OddNumber, TwiceGiven, odd_values
from tooldesk.calling.parsing.values.reading import UnreadableError
from tooldesk.calling.parsing.values.repeated_keys import (
    decode_watchfully,
    last_found,
    note_odd,
    object_of,
)
from tooldesk.calling.parsing.values.strict_json import read_in_windows
from tooldesk.calling.parsing.values.surrogates import joined
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_SPACE = late_pattern(r"(?:\s++|#[^\n]*+)*")
_STRING = late_pattern(
    r"([rRbBuU]{0,2})(?:"
    r'"""(?P<td>(?:[^"\\]++|\\.|"(?!""))*+)"""|'
    r"'''(?P<ts>(?:[^'\\]++|\\.|'(?!''))*+)'''|"
    r'"(?P<d>(?:[^"\\]++|\\.)*+)"|'
    r"'(?P<s>(?:[^'\\]++|\\.)*+)')",
    re.DOTALL,
)
_STRING_START = late_pattern(r"([rRbBuU]{0,2})(?:\"\"\"|'''|[\"'])")
_STRING_SIGNS = frozenset("rRbBuU\"'")
_NUMBER = late_pattern(r"[+-]?(?:\d[\d_]*+(?:\.\d*+)?|\.\d++)(?:[eE][+-]?\d++)?(?![\w.])")
_LEADING_ZERO = late_pattern(r"[+-]?0\d++\Z")
_RADIX = late_pattern(r"[+-]?0[xXoObB][0-9a-fA-F_]++")
_WORD = late_pattern(r"[A-Za-z_]\w*")
_PLAIN = late_pattern(
    r"\s*+(?:'([^'\\\n]*+)'(?!')|\"([^\"\\\n]*+)\"(?!\")|(-?(?:0|[1-9]\d{0,299}+))(\.\d{1,300}+)?(?![\w.])"
    r"|(True|False|None|true|false|null)(?![\w(]))\s*+([,:\]})])"
)
_ESCAPE = late_pattern(
    r"\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U(00[01][0-9a-fA-F]{5})|([0-7]{1,3})|(.))", re.DOTALL
)
_SIMPLE = {
    "n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "a": "\a",
    "\\": "\\", "'": "'", '"': '"', "\n": "", "/": "/",
}  # fmt: skip
WORDS: dict[str, JsonValue] = {
    "True": True, "False": False, "None": None, "true": True, "false": False, "null": None,
}  # fmt: skip
_NOT_SURE = late_pattern(r"[\"\\]")
_CLOSERS = {"[": "]", "(": ")", "{": "}"}
_TOO_LARGE = 10**MAX_DIGITS


class CutLiteralError(UnreadableError):
    """The text ends inside a literal."""

    begun: str | None = None
    """What of it is there, when it is a string."""


class _Frame:
    """A container that is being filled."""

    __slots__ = ("closer", "has_comma", "is_dict", "items", "key", "opener")

    def __init__(self, opener: str) -> None:
        self.opener = opener
        self.closer = _CLOSERS[opener]
        self.items: list[Any] = []
        self.key: Any = None
        self.is_dict = False
        self.has_comma = False

    def value(self, end: int) -> Any:
        """The container, which ends at `end`, as JSON knows it; tuples and sets are arrays.

        Raises:
            UnreadableError: a dictionary's entry has no key or no value.
        """
        if self.key is not None:
            raise UnreadableError(f"{self.key[0]!r} has no value.", end)
        if self.opener == "{" and (self.is_dict or not self.items):
            if any(type(item) is not tuple for item in self.items):
                raise UnreadableError("An entry of a dictionary has no key.", end)
            return _object(self.items)
        if self.opener == "(" and len(self.items) == 1 and not self.has_comma:
            return self.items[0]
        return self.items


def _object(items: list[tuple[str, JsonValue]]) -> JsonObject:
    """The object of these members, which says so when they contradict each other."""
    value = object_of(items)
    if len(value) < len(items) and any(value[key] != each for key, each in items):
        return TwiceGiven(value)
    return value


def read_value(text: str, pos: int, limit: int) -> tuple[JsonValue, int]:
    """The literal that begins at `pos`, and its end.

    Raises:
        CutLiteralError: the text ends before the literal does.
        UnreadableError: what stands there is not a literal.
    """
    stack: list[_Frame] = []
    while True:
        if stack:
            pos = _take_plain(stack[-1], text, pos, limit)
        pos = skip_space(text, pos, limit)
        char = text[pos] if pos < limit else ""
        if char in _CLOSERS and char:
            if not stack and (quick := _read_quickly(text, pos, limit)) is not None:
                return quick
            if len(stack) >= MAX_DEPTH:
                raise UnreadableError(f"Values are nested more than {MAX_DEPTH} levels deep.", pos)
            stack.append(_Frame(char))
            pos += 1
            continue
        if stack and char == stack[-1].closer:
            value, pos = stack.pop().value(pos), pos + 1
        else:
            value, pos = _scalar(text, pos, limit)
        while stack:
            is_open, pos = _placed(stack[-1], value, text, pos, limit)
            if is_open:
                break
            value = stack.pop().value(pos)
        else:
            return value, pos


def _read_quickly(text: str, pos: int, limit: int) -> tuple[JsonValue, int] | None:
    """A container that `repr` wrote, mostly JSON but for its quotes and words; or None."""
    before = last_found()
    found = read_in_windows(text, pos, _with_json_quotes, decode_watchfully)
    if isinstance(found, int) or last_found() is not before:
        return None
    return None if found[1] > limit else found


def _with_json_quotes(window: str) -> str:
    """The text with the quotes and words of JSON, as long as before; it may come out as no JSON.

    Up to the first double quote or backslash, each single quote begins or ends a string; what
    follows is left out.
    """
    sure = _NOT_SURE.split(window, 1)[0]
    pieces = sure.split("'")
    outside = "\x00".join(pieces[::2])
    for written, meant in (("True", "true"), ("False", "false"), ("None", "null")):
        outside = outside.replace(written, meant)
    quoted = outside.split("\x00")
    if len(quoted) == len(pieces[::2]):
        pieces[::2] = quoted
    return '"'.join(pieces).ljust(len(window), "\x00")


def _take_plain(frame: _Frame, text: str, pos: int, limit: int) -> int:
    """Take the keys and scalars that need no second look; gives where the first other begins."""
    while (plain := _PLAIN.match(text, pos, limit)) is not None:
        single, double, whole, fraction, word, separator = plain.groups()
        if whole is not None:
            value: JsonValue = float(whole + fraction) if fraction else int(whole)
        else:
            value = WORDS[word] if word else double if single is None else single
        if separator == ":":
            if frame.opener != "{" or frame.key is not None:
                return pos
            frame.is_dict, frame.key = True, (str(value),)
        else:
            frame.items.append(value if frame.key is None else (frame.key[0], value))
            frame.key = None
            frame.has_comma = frame.has_comma or separator == ","
            if separator != ",":
                return plain.end() - 1
        pos = plain.end()
    return pos


def _placed(frame: _Frame, value: Any, text: str, pos: int, limit: int) -> tuple[bool, int]:
    """Put a value where it belongs; whether the container goes on, and from where."""
    pos = skip_space(text, pos, limit)
    char = text[pos] if pos < limit else ""
    if frame.opener == "{" and char == ":" and frame.key is None:
        if not isinstance(value, (str, int, float)):
            raise UnreadableError("A dictionary's key is not a string.", pos)
        frame.is_dict, frame.key = True, (str(value),)
        return True, pos + 1
    if frame.key is not None:
        frame.items.append((frame.key[0], value))
        frame.key = None
    else:
        frame.items.append(value)
    if char == ",":
        frame.has_comma = True
        pos = skip_space(text, pos + 1, limit)
        char = text[pos] if pos < limit else ""
        if char != frame.closer:
            return True, pos
    if char == frame.closer:
        return False, pos + 1
    raise (CutLiteralError if char == "" else UnreadableError)(
        f"A comma or {frame.closer} is missing.", pos
    )


def skip_space(text: str, pos: int, limit: int) -> int:
    """The next place that holds neither space nor a comment."""
    char = text[pos : pos + 1]
    return past(_SPACE, text, pos, limit) if char.isspace() or char == "#" else pos


def _scalar(text: str, pos: int, limit: int) -> tuple[JsonValue, int]:
    if pos >= limit:
        raise CutLiteralError("The text ends where a value must stand.", pos)
    char = text[pos]
    if char in _STRING_SIGNS:
        string = _STRING.match(text, pos, limit)
        if string is not None:
            return _strings(string, text, limit)
        if (started := _STRING_START.match(text, pos, limit)) is not None:
            raise _cut_string(text, started, limit)
    if not char.isalpha():
        number = _NUMBER.match(text, pos, limit)
        if number is not None:
            return _number(number.group()), number.end()
        radix = _RADIX.match(text, pos, limit)
        if radix is not None:
            return _radix_number(radix.group(), pos), radix.end()
    word = _WORD.match(text, pos, limit)
    if word is not None and word.group() in WORDS and text[word.end() : word.end() + 1] != "(":
        return WORDS[word.group()], word.end()
    if word is not None and word.end() == limit == len(text):
        raise CutLiteralError("The text ends inside a word.", limit)
    raise UnreadableError("Only literal values are read; nothing is evaluated.", pos)


def _cut_string(text: str, started: re.Match[str], limit: int) -> CutLiteralError:
    cut = CutLiteralError("The text ends inside a string.", limit)
    body = text[started.end() : limit]
    cut.begun = body if "r" in started[1].lower() else unescaped(body)
    return cut


def _number(written: str) -> JsonValue:
    if len(written) > MAX_DIGITS:
        return _odd(written)
    digits = written.replace("_", "")
    if _LEADING_ZERO.match(digits) is not None:
        return _odd(written)
    if digits.lstrip("+-").isdigit():
        return int(digits)
    value = float(digits)
    return _odd(written) if isinf(value) else value


def _odd(written: str) -> OddNumber:
    note_odd()
    return OddNumber(written)


def _radix_number(written: str, pos: int) -> JsonValue:
    try:
        value = int(written, 0)
    except ValueError as error:
        raise UnreadableError("Only literal values are read; nothing is evaluated.", pos) from error
    return value if -_TOO_LARGE < value < _TOO_LARGE else written


def _strings(string: re.Match[str], text: str, limit: int) -> tuple[str, int]:
    """A string, with the strings behind it that Python would join to it, with or without a plus."""
    parts, end = [_decoded(string)], string.end()
    while True:
        after = skip_space(text, end, limit)
        if text.startswith("+", after):
            after = skip_space(text, after + 1, limit)
        following = _STRING.match(text, after, limit) if after > end else None
        if following is None:
            return "".join(parts), end
        parts.append(_decoded(following))
        end = following.end()


def _decoded(string: re.Match[str]) -> str:
    body: str = string.group(string.lastgroup or 0)
    if "\\" not in body or "r" in string.group(1).lower():
        return body
    return unescaped(body)


def unescaped(body: str) -> str:
    """What stands between the quotes of a string that is not raw, read as Python does."""
    return joined(_ESCAPE.sub(_escape, body))


def _escape(found: re.Match[str]) -> str:
    two, four, eight, octal, single = found.groups()
    if single is not None:
        return _SIMPLE.get(single, found.group())
    code = int(octal, 8) if octal else int(two or four or eight, 16)
    return chr(code) if code <= 0x10FFFF else found.group()


def read_literal(text: str) -> tuple[JsonValue] | None:
    """A text that is one literal and nothing else, in a tuple of one; else None."""
    try:
        value, end = read_value(text, 0, len(text))
    except UnreadableError:
        return None
    is_whole = not text[end:].strip() and next(odd_values(value), None) is None
    return (value,) if is_whole else None
