"""Read JSON as models write it: every departure from RFC 8259 is repaired and recorded.

The reader walks the text once, with a stack of its own, so neither length nor nesting can
exhaust the interpreter. What it can't make sense of it says; it never makes up a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from tooldesk.calling.parsing.limits import MAX_DEPTH
from tooldesk.calling.parsing.values import doubts
from tooldesk.calling.parsing.values.json_scalars import read_scalar
from tooldesk.calling.parsing.values.json_strings import QUOTES, Place, read_string
from tooldesk.calling.parsing.values.json_text import Frame
from tooldesk.calling.parsing.values.json_tokens import (
    BEFORE_COLON,
    COLON,
    FENCE,
    FENCE_END,
    KEY_QUOTE,
    KEY_WORD,
    NO_QUOTES,
    PLAIN_COMMA,
    PLAIN_ELEMENT,
    PLAIN_MEMBER,
    PLAIN_OPENING,
    TUPLE,
    plain_key,
    plain_scalar,
)
from tooldesk.calling.parsing.values.odd_strings import PREFIX, STRING_PREFIX
from tooldesk.calling.parsing.values.open_containers import OpenContainers
from tooldesk.calling.parsing.values.reading import JsonReading, UnreadableError
from tooldesk.calling.parsing.values.strict_json import is_too_deep, looked_at, seems_open
from tooldesk.tools.tool_result import JsonValue

_Step: TypeAlias = Callable[[], Any]
_PLACES: dict[str, Place] = {"}": "member", "]": "element", ")": "tuple"}
_ODD_OPENERS = frozenset("(`~jrRbBuUfF")


class TolerantReader(OpenContainers):
    """Reads one value of `text` between `start` and `limit`."""

    has_bare_keys: ClassVar[bool] = False
    """Whether a key needs no quotes, so that none is no repair."""

    def __init__(self, text: str, start: int, limit: int, fault: int = 0) -> None:
        super().__init__(text, start, limit)
        self._fault = fault
        self._root: JsonValue = None
        self._strict_tries = 8
        self._fences = 0

    def read(self) -> JsonReading:
        """The value.

        Raises:
            UnreadableError: there is none, or it is nested too deeply.
        """
        return self._run(self._value)

    def read_members(self) -> JsonReading:
        """The members of an object that began before, up to its brace.

        Raises:
            UnreadableError: they are nested too deeply.
        """
        self._stack.append(Frame("{", self._pos))
        return self._run(self._member)

    def _run(self, step: _Step | None) -> JsonReading:
        while step is not None:
            step = step()
        cut = self._is_cut, self._is_cut_in_value, self._is_cut_in_string
        return JsonReading(self._root, self._pos, tuple(self._repairs), *cut)

    def _strictly(self) -> tuple[JsonValue, int] | None:
        """A part that is sound is read at the speed of the standard library."""
        text, pos = self._text, self._pos
        if pos < self._fault and seems_open(text, pos, self._fault):
            return None  # it holds what failed before
        strict = looked_at(text, pos)
        if isinstance(strict, int):
            self._strict_tries -= 1
            self._fault = pos + strict
            return None
        levels = MAX_DEPTH - len(self._stack)
        if strict[1] > self._limit or is_too_deep(strict[0], text, pos, strict[1], levels):
            return None
        return strict

    def _value(self) -> _Step | None:
        char = self._next()
        if char == "<" and (token := self.string_mark()) is not None:
            self._take(token)
            return self._put(token.value)
        if char == "{" or char == "[":
            return self._open(char)
        if char in _ODD_OPENERS and (odd := self._odd_value(char)) is not None:
            return odd
        if char in QUOTES or (char == "\\" and self._text.startswith('\\"', self._pos)):
            return self._string()
        if char == "" or char in ",}]:，：":
            return self._no_value(char)
        return self._scalar()

    def _odd_value(self, char: str) -> _Step | None:
        """A tuple, a string with a prefix, or an object in a fence; None when it is none."""
        text, start = self._text, self._pos
        if char == "(":
            return self._open(char) if TUPLE.match(text, start, self._limit) else None
        if (fence := FENCE.match(text, start, self._limit)) is not None:
            self._fences += not char.isalpha()
            self._remove(fence.end(), "fence around the value")
            return self._value
        prefix = STRING_PREFIX.match(text, start, self._limit)
        if prefix is None:
            return None
        self._remove(prefix.end(), PREFIX)
        before = len(self._repairs)
        step = self._string()
        written = text[prefix.end() : self._pos]
        is_plain = len(self._repairs) == before and self._stack
        if "{" in written and "f" in prefix.group().lower():
            self._repair(start, written, written, doubts.CODE)
        elif "\\" in written and "r" in prefix.group().lower() and is_plain:
            self._stack[-1].replace_last(written[1:-1])
        return step

    def _open(self, char: str) -> _Step | None:
        if self._stack and self._strict_tries > 0 and (strict := self._strictly()) is not None:
            self._pos = strict[1]
            return self._put(strict[0])
        if len(self._stack) >= MAX_DEPTH:
            raise UnreadableError(
                f"Objects and arrays are nested more than {MAX_DEPTH} levels deep.", self._pos
            )
        self._stack.append(Frame(char, self._pos))
        self._pos += 1
        return self._member if char == "{" else self._element

    def _string(self) -> _Step | None:
        place = _PLACES[self._stack[-1].closer] if self._stack else "element"
        token = read_string(self._text, self._pos, self._limit, place)
        if not token.is_closed:
            closers = "".join(outer.closer for outer in reversed(self._stack))
            if self._text.endswith(closers, self._pos + 1, self._limit):
                limit = self._limit - len(closers)
                token = read_string(self._text, self._pos, limit, place)
        self._take(token)
        return self._put(token.value)

    def _scalar(self) -> _Step | None:
        token = read_scalar(self._text, self._pos, self._limit, in_container=bool(self._stack))
        self._repairs.extend(token.repairs)
        self._pos = token.end
        if token.is_cut:
            self._is_cut = self._is_cut_in_value = True
        return self._put(token.value)

    def _no_value(self, char: str) -> _Step | None:
        """Nothing where a value must stand: the key before it is left out."""
        if not self._stack:
            raise UnreadableError("There is no JSON value here.", self._pos)
        frame = self._stack[-1]
        if frame.key is None:
            return self._element
        self._guess()
        self._repair(frame.key_at, self._text[frame.key_at : self._pos], "", doubts.NO_VALUE)
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
            if why := frame.put(frame.key or "", value):
                self._repair(frame.key_at, "", "", why)
            frame.key = None
        return self._after

    def _after(self) -> _Step | None:
        """After a member or element: a comma, a closing bracket, or neither."""
        if (comma := PLAIN_COMMA.match(self._text, self._pos, self._limit)) is not None:
            self._pos = comma.end()
            return self._element if isinstance(self._stack[-1].value, list) else self._member
        char = self._next()
        if char == ",":
            self._pos += 1
            return self._comma
        if char == "，" or char == ";":
            self._repair(self._pos, char, ",", "comma in another script or shape")
            self._pos += 1
            return self._comma
        if self._is_closer(char):
            return self._close(char)
        return self._missing_comma(char)

    def _missing_comma(self, char: str) -> _Step | None:
        if self._fences and (fence := FENCE_END.match(self._text, self._pos, self._limit)):
            self._fences -= 1
            self._remove(fence.end(), "fence around the value")
            return self._after
        if char in ")<|`" or (char in ":：" and self._pos + 1 >= self._limit):
            return self._close("")
        self._guess()
        if char in ":：":
            self._remove(self._pos + 1, "stray colon")
            return self._after
        self._repair(self._pos, "", ",", doubts.CODE if char in "*+-/|&^%=(" else "missing comma")
        return self._element if isinstance(self._stack[-1].value, list) else self._member

    def _comma(self) -> _Step | None:
        comma = self._pos - 1
        char = self._next()
        if char and char in ",，":
            self._guess()
            self._remove(self._pos + 1, "repeated comma")
            return self._comma
        if char and self._is_closer(char):
            self._repair(comma, self._text[comma], "", "trailing comma")
            self._stack[-1].is_doubled = self._stack[-1].closer == ")"
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
        if self._is_closer(char):
            return self._close(char)
        if char in ",，:：":
            self._guess()
            self._remove(self._pos + 1, "stray punctuation")
            return self._element
        if char == '"' and self._is_member_of_outer():
            self._guess()
            self._close_for(self._stack[-1])
            self._put(self._ended())
            return self._member
        return self._value

    def _member(self) -> _Step | None:
        if self._pos >= self._limit:
            return self._close("")
        frame = self._stack[-1]
        if self._take_plain_members(frame):
            return self._after
        opening = PLAIN_OPENING.match(self._text, self._pos, self._limit)
        if opening is not None:
            frame.key = plain_key(opening, self._repairs)
            frame.key_at = opening.start(opening.lastindex or 0) - (opening.group(3) is None)
            self._pos = opening.end()
            return self._open(self._text[self._pos])
        char = self._next()
        if char == "" or char in "}]":
            return self._close(char)
        if char in ",，:：":
            self._guess()
            self._remove(self._pos + 1, "stray punctuation")
            return self._member
        if char == "{" and not frame.value and not frame.is_doubled:
            self._remove(self._pos + 1, "doubled brace")
            frame.is_doubled = True
            return self._member
        return self._key(frame, char)

    def _take_plain_members(self, frame: Frame) -> bool:
        """Keys with scalars that need no repair but of their quotes and words.

        Whether no comma stands behind the last of them.
        """
        members = frame.value
        while (plain := PLAIN_MEMBER.match(self._text, self._pos, self._limit)) is not None:
            key, value, comma = plain.group(1, 4, 8)
            if key is None:
                key = plain_key(plain, self._repairs)
            if value is None or "\\" in value:
                value = plain_scalar(plain, 4, self._repairs)
            if isinstance(members, dict) and key not in members:
                members[key] = value
            elif why := frame.put(key, value):
                self._repair(plain.start(), "", "", why)
            self._pos = plain.end()
            if comma is None:
                return True
        return False

    def _key(self, frame: Frame, char: str) -> _Step | None:
        frame.key_at = self._pos
        if char == "<" and (token := self.string_mark()) is not None:
            self._take(token)
            frame.key = token.value
        elif char in QUOTES or (char == "\\" and self._text.startswith('\\"', self._pos)):
            token = read_string(self._text, self._pos, self._limit, "key")
            self._take(token)
            frame.key = token.value
        elif char in "bBrRuU" and (prefix := STRING_PREFIX.match(self._text, self._pos)):
            self._remove(prefix.end(), PREFIX)
            return self._member
        elif (word := self._key_word()) is not None:
            if not self.has_bare_keys:
                self._repair(self._pos, word.group(), f'"{word.group()}"', NO_QUOTES)
            self._pos = word.end()
            if (quote := KEY_QUOTE.match(self._text, self._pos, self._limit)) is not None:
                self._remove(quote.end(), "closing quote without an opening one")
            frame.key = word.group()
        else:
            return self._close("")
        return self._colon()

    def _key_word(self) -> re.Match[str] | None:
        """A key without quotes."""
        return KEY_WORD.match(self._text, self._pos, self._limit)

    def _colon(self) -> _Step:
        char = self._next()
        if char == ":":
            self._pos += 1
            return self._value
        if (stray := BEFORE_COLON.match(self._text, self._pos, self._limit)) is not None:
            self._remove(stray.end(), "stray punctuation" if char in '",' else doubts.STRAY_BRACKET)
        matched = COLON.match(self._text, self._pos, self._limit)
        if matched is None:
            if char not in ("", ",", "}", "]"):
                self._guess()
                self._repair(self._pos, "", ":", "missing colon")
            return self._value
        written = matched.group()
        self._pos = matched.end()
        if written != ":":
            self._repair(matched.start(), written, ":", "colon in another shape")
        return self._value

    def _close(self, char: str) -> _Step | None:
        """End the innermost container at `char`, which is "" where the text gives out."""
        frame = self._stack[-1]
        if char == frame.closer or self._is_swapped(char):
            if char != frame.closer:
                self._repair(self._pos, char, frame.closer, "bracket of another shape")
            self._pos += 1
            if frame.is_doubled and char == "}" and self._next() == "}":
                self._remove(self._pos + 1, "doubled brace")
        elif char and self._is_stray(char):
            self._guess()
            self._remove(self._pos + 1, doubts.STRAY_BRACKET)
            return self._after
        else:
            self._close_for(frame)
        return self._put(self._ended())


def read_tolerantly(text: str, start: int, limit: int, fault: int = 0) -> JsonReading:
    """The JSON value that begins at `start`, read with repairs up to `limit`.

    `fault` is where it stops being JSON, if that is known: no part that holds it is sound.

    Raises:
        UnreadableError: there is none, or it is nested too deeply.
    """
    return TolerantReader(text, start, limit, fault).read()
