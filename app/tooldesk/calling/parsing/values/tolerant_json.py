"""Read JSON as models write it: every departure from RFC 8259 is repaired and recorded.

The reader walks the text once, with a stack of its own, so neither length nor nesting can
exhaust the interpreter. What it can't make sense of it says; it never makes up a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from tooldesk.calling.parsing.limits import MAX_DEPTH, MAX_DIGITS
from tooldesk.calling.parsing.values.json_strings import (
    ODD_QUOTES,
    QUOTES,
    StringToken,
    read_string,
)
from tooldesk.calling.parsing.values.json_tokens import (
    BARE_TEXT,
    COLON,
    COMMENT,
    KEY_WORD,
    NO_JSON_WORD,
    NO_QUOTES,
    NO_VALUE,
    NUMBER,
    ODD_NUMBER,
    ODD_SPACE,
    PLAIN_ELEMENT,
    PLAIN_MEMBER,
    SPACE,
    UNIT,
    WORD,
    WORDS,
    json_word,
    plain_scalar,
)
from tooldesk.calling.parsing.values.reading import JsonReading, UnreadableError
from tooldesk.calling.parsing.values.strict_json import is_too_deep, read_strictly
from tooldesk.calling.tool_calling import Repair
from tooldesk.tools.tool_result import JsonValue

_Step: TypeAlias = Callable[[], Any]


class _Frame:
    """An object or array that is being filled."""

    __slots__ = ("is_doubled", "key", "key_at", "value")

    def __init__(self, value: dict[str, Any] | list[Any]) -> None:
        self.value = value
        self.key: str | None = None
        self.key_at = 0
        self.is_doubled = False


class TolerantReader:
    """Reads one value of `text` between `start` and `limit`."""

    def __init__(self, text: str, start: int, limit: int) -> None:
        self._text = text
        self._pos = start
        self._limit = limit
        self._stack: list[_Frame] = []
        self._repairs: list[Repair] = []
        self._root: JsonValue = None
        self._is_cut = False
        self._is_cut_in_value = False
        self._is_cut_in_string = False
        self._strict_tries = 8

    def read(self) -> JsonReading:
        """The value.

        Raises:
            UnreadableError: there is none, or it is nested too deeply.
        """
        step: _Step | None = self._value
        while step is not None:
            step = step()
        return JsonReading(
            self._root,
            self._pos,
            tuple(self._repairs),
            self._is_cut,
            self._is_cut_in_value,
            self._is_cut_in_string,
        )

    def _strictly(self) -> tuple[JsonValue, int] | None:
        """A part that is sound is read at the speed of the standard library."""
        strict = read_strictly(self._text, self._pos)
        if strict is None:
            self._strict_tries -= 1
        elif strict[1] > self._limit or is_too_deep(
            strict[0], self._text, self._pos, strict[1], MAX_DEPTH - len(self._stack)
        ):
            return None
        return strict

    def _repair(self, offset: int, before: str, after: str, why: str) -> None:
        self._repairs.append(Repair(offset, before, after, why))

    def _remove(self, end: int, why: str) -> None:
        self._repair(self._pos, self._text[self._pos : end], "", why)
        self._pos = end

    def _next(self) -> str:
        """The next character that says something, or "" at the limit."""
        text, limit = self._text, self._limit
        while True:
            matched = SPACE.match(text, self._pos, limit)
            self._pos = matched.end() if matched else self._pos
            if self._pos >= limit:
                return ""
            char = text[self._pos]
            if char in "/#.…" and (comment := COMMENT.match(text, self._pos, limit)):
                self._remove(comment.end(), "comment" if char in "/#" else "placeholder")
            elif char > "~" and (odd := ODD_SPACE.match(text, self._pos, limit)):
                self._remove(odd.end(), "space that JSON does not know")
            else:
                return char

    def string_mark(self) -> StringToken | None:
        """A string that stands here between marks of a notation's own; plain JSON has none."""
        return None

    def _value(self) -> _Step | None:
        char = self._next()
        if char == "<" and (token := self.string_mark()) is not None:
            self._take(token)
            return self._put(token.value)
        if char == "{" or char == "[":
            return self._open(char)
        if char in QUOTES or (char == "\\" and self._text.startswith('\\"', self._pos)):
            return self._string()
        if char == "" or char in ",}]:，：":
            return self._no_value(char)
        return self._scalar()

    def _open(self, char: str) -> _Step | None:
        if self._stack and self._strict_tries > 0:
            strict = self._strictly()
            if strict is not None:
                self._pos = strict[1]
                return self._put(strict[0])
        if len(self._stack) >= MAX_DEPTH:
            raise UnreadableError(
                f"Objects and arrays are nested more than {MAX_DEPTH} levels deep.", self._pos
            )
        self._stack.append(_Frame({} if char == "{" else []))
        self._pos += 1
        return self._member if char == "{" else self._element

    def _string(self) -> _Step | None:
        frame = self._stack[-1] if self._stack else None
        token = read_string(
            self._text, self._pos, self._limit, is_in_object=frame is not None and bool(frame.key)
        )
        self._take(token)
        return self._put(token.value)

    def _take(self, token: StringToken) -> None:
        self._repairs.extend(token.repairs)
        self._pos = token.end
        if not token.is_closed:
            self._is_cut = self._is_cut_in_value = self._is_cut_in_string = True

    def _scalar(self) -> _Step | None:
        text, start = self._text, self._pos
        if (number := NUMBER.match(text, start, self._limit)) is not None:
            return self._number(number)
        word = WORD.match(text, start, self._limit)
        if word is not None and (known := WORDS.get(word.group())) is not None:
            self._pos = word.end()
            if not known[1]:
                self._repair(start, word.group(), str(json_word(known[0])), NO_JSON_WORD)
            return self._put(known[0])
        if (
            word is not None
            and ODD_NUMBER.fullmatch(word.group()) is not None
            and UNIT.match(text, word.end(), self._limit) is None
        ):
            return self._odd_number(word.group())
        return self._bare_text()

    def _number(self, number: re.Match[str]) -> _Step | None:
        written = number.group()
        self._pos = number.end()
        if number.group(1) or number.group(2):
            return self._put(float(written))
        if len(written) > MAX_DIGITS:
            self._repair(number.start(), "", '"', f"number of more than {MAX_DIGITS} digits")
            return self._put(written)
        return self._put(int(written))

    def _odd_number(self, written: str) -> _Step | None:
        digits = written.replace("_", "")
        bare = digits.lstrip("+-")
        value: JsonValue = written
        if len(bare) <= MAX_DIGITS and not (bare[0] == "0" and bare[1:2].isdigit()):
            value = int(digits) if bare.isdigit() else float(digits)
        self._repair(self._pos, written, str(value), "number that JSON does not know")
        self._pos += len(written)
        return self._put(value)

    def _bare_text(self) -> _Step | None:
        """A string without quotes: up to the next comma, bracket or line end."""
        start = self._pos
        if not self._stack:
            raise UnreadableError("There is no JSON value here.", start)
        matched = BARE_TEXT.match(self._text, start, self._limit)
        if matched is None:
            raise UnreadableError("There is no JSON value here.", start)
        # other characters that Python strips may stand alone here, and something must be read
        written = matched.group().rstrip(" \t\r\n") or matched.group()
        self._pos = start + len(written)
        if self._pos >= self._limit:
            self._is_cut = self._is_cut_in_value = True
        self._repair(start, written, f'"{written}"', "missing quotes")
        return self._put(written)

    def _no_value(self, char: str) -> _Step | None:
        """Nothing where a value must stand: the key before it is left out."""
        if not self._stack:
            raise UnreadableError("There is no JSON value here.", self._pos)
        frame = self._stack[-1]
        if frame.key is None:
            return self._element
        self._repair(frame.key_at, self._text[frame.key_at : self._pos], "", NO_VALUE)
        frame.key = None
        if char == "":
            self._is_cut_in_value = True
        elif char in ":：":
            self._remove(self._pos + 1, "stray colon")
        return self._after

    def _put(self, value: JsonValue) -> _Step | None:
        if not self._stack:
            self._root = value
            return None
        frame = self._stack[-1]
        if isinstance(frame.value, list):
            frame.value.append(value)
        else:
            frame.value[frame.key or ""] = value
            frame.key = None
        return self._after

    def _after(self) -> _Step | None:
        """After a member or element: a comma, a closing bracket, or neither."""
        char = self._next()
        if char == ",":
            self._pos += 1
            return self._comma
        if char == "，" or char == ";":
            self._repair(self._pos, char, ",", "comma in another script or shape")
            self._pos += 1
            return self._comma
        if char == "" or char in "}]":
            return self._close(char)
        return self._missing_comma(char)

    def _missing_comma(self, char: str) -> _Step | None:
        if char in ")<|`" or (char in ":：" and self._pos + 1 >= self._limit):
            return self._close("")
        if char in ":：":
            self._remove(self._pos + 1, "stray colon")
            return self._after
        self._repair(self._pos, "", ",", "missing comma")
        return self._element if isinstance(self._stack[-1].value, list) else self._member

    def _comma(self) -> _Step | None:
        comma = self._pos - 1
        char = self._next()
        if char and char in ",，":
            self._remove(self._pos + 1, "repeated comma")
            return self._comma
        if char and char in "}]":
            self._repair(comma, self._text[comma], "", "trailing comma")
            return self._close(char)
        return self._element if isinstance(self._stack[-1].value, list) else self._member

    def _element(self) -> _Step | None:
        items = self._stack[-1].value
        while (plain := PLAIN_ELEMENT.match(self._text, self._pos, self._limit)) is not None:
            if isinstance(items, list):
                items.append(plain_scalar(plain, 1, self._repairs))
            self._pos = plain.end()
            if plain.group(5) is None:
                return self._after
        char = self._next()
        if char == "" or char in "}]":
            return self._close(char)
        if char in ",，:：":
            self._remove(self._pos + 1, "stray punctuation")
            return self._element
        return self._value

    def _member(self) -> _Step | None:
        frame = self._stack[-1]
        while (plain := PLAIN_MEMBER.match(self._text, self._pos, self._limit)) is not None:
            self._take_plain_member(frame, plain)
            self._pos = plain.end()
            if plain.group(8) is None:
                return self._after
        char = self._next()
        if char == "" or char in "}]":
            return self._close(char)
        if char in ",，:：":
            self._remove(self._pos + 1, "stray punctuation")
            return self._member
        if char == "{" and not frame.value and not frame.is_doubled:
            self._remove(self._pos + 1, "doubled brace")
            frame.is_doubled = True
            return self._member
        return self._key(frame, char)

    def _take_plain_member(self, frame: _Frame, plain: re.Match[str]) -> None:
        """A key and a scalar that need no repair but of their quotes and words."""
        key, single, bare = plain.group(1, 2, 3)
        if single is not None:
            for at in (plain.start(2) - 1, plain.end(2)):
                self._repair(at, "'", '"', ODD_QUOTES)
            key = single
        elif bare is not None:
            self._repair(plain.start(3), bare, f'"{bare}"', NO_QUOTES)
            key = bare
        if isinstance(frame.value, dict):
            frame.value[key] = plain_scalar(plain, 4, self._repairs)

    def _key(self, frame: _Frame, char: str) -> _Step | None:
        frame.key_at = self._pos
        if char == "<" and (token := self.string_mark()) is not None:
            self._take(token)
            frame.key = token.value
        elif char in QUOTES or (char == "\\" and self._text.startswith('\\"', self._pos)):
            token = read_string(self._text, self._pos, self._limit, is_key=True)
            self._take(token)
            frame.key = token.value
        elif (word := self._key_word()) is not None:
            self._repair(self._pos, word.group(), f'"{word.group()}"', NO_QUOTES)
            self._pos = word.end()
            frame.key = word.group()
        else:
            return self._close("")
        return self._colon()

    def _key_word(self) -> re.Match[str] | None:
        """A key without quotes."""
        return KEY_WORD.match(self._text, self._pos, self._limit)

    def _colon(self) -> _Step:
        matched = COLON.match(self._text, self._pos, self._limit)
        if matched is None:
            if self._next() not in ("", ",", "}", "]"):
                self._repair(self._pos, "", ":", "missing colon")
            return self._value
        written = matched.group().strip()
        self._pos = matched.end()
        if written != ":":
            self._repair(self._pos - len(written), written, ":", "colon in another shape")
        return self._value

    def _close(self, char: str) -> _Step | None:
        """End the innermost container at `char`, which is "" where the text gives out."""
        frame = self._stack[-1]
        expected = "]" if isinstance(frame.value, list) else "}"
        if char == expected:
            self._pos += 1
            if frame.is_doubled and self._next() == "}":
                self._remove(self._pos + 1, "doubled brace")
        elif char and not any(_closer(outer) == char for outer in self._stack[:-1][-8:]):
            self._remove(self._pos + 1, "closing bracket without an opening one")
            return self._after
        else:
            self._repair(self._pos, "", expected, "missing closing bracket")
            self._is_cut = self._is_cut or not char
        self._stack.pop()
        return self._put(frame.value)


def _closer(frame: _Frame) -> str:
    return "]" if isinstance(frame.value, list) else "}"


def read_tolerantly(text: str, start: int, limit: int) -> JsonReading:
    """The JSON value that begins at `start`, read with repairs up to `limit`.

    Raises:
        UnreadableError: there is none, or it is nested too deeply.
    """
    return TolerantReader(text, start, limit).read()
