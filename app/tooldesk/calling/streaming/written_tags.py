"""Arguments between tags while a model writes them, told as their JSON.

A value is told up to the first tag that may be read in another way once more is there; what was
told is then continued when the call is whole, as whatever ends the value stands behind it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from json import JSONEncoder

from tooldesk.calling.parsing.call_objects import WRAPPERS
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.values.schema_typing import typed
from tooldesk.calling.parsing.values.strict_json import read_uniquely
from tooldesk.calling.streaming.tag_notations import NOTATIONS, TagNotation
from tooldesk.calling.streaming.told_calls import ToldCalls, WrittenCall
from tooldesk.tools.tool_result import JsonObject, JsonValue

_encode = JSONEncoder(ensure_ascii=False).encode
_LONGEST_HEAD = 400
"""So much may stand between two values."""

_MOST_TAGS = 3
"""So many tags are what begins a parameter at most."""

_LONGEST_END = 48
"""So many characters what closes a call has at most, but for space."""

_MOST_HELD = 2_048
"""So many line breaks wait at most."""

_NO_TEXT = frozenset('{["-0123456789tfnTFN')
"""What the text of a value of no known type begins with when it may be something else."""

_CONTAINERS: dict[str, type] = {"array": list, "object": dict}
"""Types whose values mostly are JSON as they stand."""

_HEAD, _BEGINNING, _TEXT, _WHOLE = range(4)
"""What comes next: a parameter, its value, the rest of a text, a value that is told as a whole."""


_TWO_BREAKS = ("\n\n", "\n\r\n")


class WrittenTags:
    """One call's arguments from the first parameter on."""

    __slots__ = (
        "_blocked", "_call", "_close", "_has_last", "_has_tag", "_key", "_kind", "_notation",
        "_pieces",
        "_pos", "_properties", "_root", "_said", "_seen", "_state", "_told", "_value", "mark",
        "rest",
    )  # fmt: skip

    def __init__(
        self, told: ToldCalls, call: WrittenCall, notation: TagNotation, tools: KnownTools
    ) -> None:
        self.rest = ""
        """What came and was not told."""

        self.mark = notation.mark
        """What a chunk must hold to bring the call's end."""

        self._told = told
        self._call = call
        self._notation = notation
        self._properties = tools.properties(call.tool_name)
        self._root = tools.schema(call.tool_name)
        self._blocked = WRAPPERS - self._properties.keys() if call.tool_name in tools else ()
        self._said: JsonObject = {}
        self._value: list[str] = []
        self._pieces: list[str] = []
        self._state = _HEAD
        self._pos = self._seen = 0
        self._key = self._kind = self._close = ""
        self._has_last = self._has_tag = False

    is_tagged = True
    """Whether their end is a tag."""

    @property
    def is_long(self) -> bool:
        """Whether what comes next is told at its end."""
        return self._state == _WHOLE

    def may_end(self, came: str, last: int) -> bool:
        """Whether the call may end in the last `last` characters of what came."""
        near = (self.rest[-_LONGEST_END:] + came)[-last - _LONGEST_END :]
        if self._notation.end_tag.search(near) is not None:
            return True
        tag = near.rfind("<")
        self.mark = ">" if tag >= 0 and near.find(">", tag) < 0 else self._notation.mark
        return False

    def feed(self, chunk: str) -> bool:
        """Go on; whether more of them must come before anything else can be known."""
        self.rest += chunk
        self._pos = 0
        goes_on = self._step()
        while goes_on:
            goes_on = self._step()
        if piece := "".join(self._pieces):
            self._told.tell(self._call, piece)
        self._pieces.clear()
        self.rest = self.rest[self._pos :]
        return goes_on is None

    def _step(self) -> bool | None:
        """Take the next part; None when more must come, False when no more can be told."""
        if self._state == _HEAD:
            return self._head()
        if self._state == _BEGINNING:
            return self._beginning()
        return self._text() if self._state == _TEXT else self._whole()

    def _head(self) -> bool | None:
        notation = self._notation
        found = notation.head.match(self.rest, self._pos)
        if found is None:
            if notation.scalar is not None:
                found = notation.scalar.match(self.rest, self._pos)
                if found is not None:
                    return self._scalar(found)
            if notation.end.match(self.rest, self._pos) is not None:
                self._call.said = self._said
                return False
            return self._wait(self._pos)
        groups = found.groupdict()
        key = groups["key"]
        if key in self._said or key in self._blocked or key != key.strip():
            return False
        self._key, self._kind = key, groups.get("kind") or ""
        self._close = notation.close.format(groups.get("space") or "")
        self._pos = found.end()
        self._state, self._has_tag = _BEGINNING, False
        return True

    def _scalar(self, found: re.Match[str]) -> bool:
        key, written = found.group("key", "value")
        if key in self._said or key in self._blocked:
            return False
        self._key, self._pos = key, found.end()
        value = json.loads(written)
        self._pieces.append(f"{self._before()}{_encode(value)}")
        self._said[key] = value
        return True

    def _wait(self, pos: int) -> bool | None:
        """None while what stands at `pos` may become what begins or follows a parameter."""
        if (waits := self._notation.waits) is not None:
            return None if waits.match(self.rest, pos) is not None else False
        rest = self.rest[pos : pos + _LONGEST_HEAD].lstrip()
        may_become = rest[:1] in ("", "<") and rest.count(">") < _MOST_TAGS
        return None if may_become and len(rest) < _LONGEST_HEAD else False

    def _beginning(self) -> bool | None:
        """Whether the value is told as it comes, by its type or by its first character."""
        at = self._pos
        if self._notation.is_on_lines:
            if self.rest[at:] in ("", "\r"):
                return None
            at += self.rest.startswith("\n", at) or 2 * self.rest.startswith("\r\n", at)
        self._has_last = self._notation.is_on_lines and not (
            self._notation.is_inline and at == self._pos
        )
        is_text = self._is_text(at)
        if is_text is None:
            return None
        if is_text:
            self._pos = at
            self._value.clear()
            self._pieces.append(f'{self._before()}"')
        self._state = _TEXT if is_text else _WHOLE
        return True

    def _is_text(self, at: int) -> bool | None:
        if self._notation.scalar is not None:
            return True
        if self._kind:
            return self._kind in ("string", "true")
        schema: JsonValue = self._properties.get(self._key)
        if isinstance(schema, Mapping) and "type" in schema:
            return bool(schema["type"] == "string")
        if schema is not None:
            return False
        first = self.rest[at : at + 200].lstrip()[:1]
        if not first:
            return None
        return first not in _NO_TEXT and first != "<"

    def _before(self) -> str:
        """The key, and what stands before it."""
        return f"{', ' if self._said else '{'}{_encode(self._key)}: "

    def _text(self) -> bool | None:
        text, pos = self.rest, self._pos
        tag = text.find("<", pos)
        while tag >= 0:
            ended = self._ended(tag)
            if ended is None:
                self._tell(pos, tag, is_over=False)
                return None
            if ended:
                self._tell(pos, tag, is_over=True)
                self._pieces.append('"')
                self._said[self._key] = "".join(self._value)
                self._state, self._pos = _HEAD, tag + len(self._close)
                return True
            if self._notation.ends.match(text, tag) is not None:
                self._tell(pos, tag, is_over=False)
                return False
            if self._notation.may_end.match(text, tag) is not None:
                self._tell(pos, tag, is_over=False)
                return None
            self._has_tag = True
            tag = text.find("<", tag + 1)
        self._tell(pos, len(text), is_over=False)
        return None if len(text) - self._pos < _MOST_HELD else False

    def _tell(self, pos: int, end: int, *, is_over: bool) -> None:
        """Tell a text up to `end`; line breaks wait that may be its last ones."""
        piece = self.rest[pos:end]
        if not is_over:
            if self._notation.scalar is not None:
                piece = piece.partition("}")[0]  # a text without an end goes up to a brace
            piece = piece.rstrip("\r\n")
            end = pos + len(piece)
        elif piece.endswith("\n" if self._has_last else _TWO_BREAKS) and self._notation.is_on_lines:
            piece = piece[: -2 if piece.endswith("\r\n") else -1]
        self._pos = end
        self._value.append(piece)
        self._pieces.append(_encode(piece)[1:-1])

    def _ended(self, tag: int) -> bool | None:
        """Whether the value ends at `tag`; None when more must come."""
        text, close = self.rest, self._close
        if not text.startswith(close, tag):
            return None if close.startswith(text[tag:]) else False
        after = tag + len(close)
        if self._notation.follows.match(text, after) is None:
            return self._wait(after)
        # behind a value that holds tags, more than this tag says where the last one ends
        return not (self._has_tag and self._notation.end.match(text, after) is not None)

    def _whole(self) -> bool | None:
        tag = self.rest.find("<", self._pos + self._seen)
        if tag < 0:
            self._seen = len(self.rest) - self._pos
            return None
        ended = self._ended(tag)
        if not ended:
            return ended
        written = self.rest[self._pos : tag]
        if self._kind:
            strict = read_uniquely(written, 0)
            if strict is None or strict[1] != len(written):
                return False
            value = strict[0]
            written = written.strip()
        else:
            value, written = self._typed(written)
        self._pieces.append(f"{self._before()}{written}")
        self._said[self._key] = value
        self._state, self._pos, self._seen = _HEAD, tag + len(self._close), 0
        return True

    def _typed(self, written: str) -> tuple[JsonValue, str]:
        """The value that was written, and its JSON."""
        if self._notation.is_on_lines:
            written = written.removeprefix("\r\n" if written.startswith("\r") else "\n")
        if self._has_last or written.endswith(_TWO_BREAKS):
            written = written.removesuffix("\r\n" if written.endswith("\r\n") else "\n")
        schema: JsonValue = self._properties.get(self._key)
        kind = schema.get("type") if isinstance(schema, Mapping) else None
        if kind in ("array", "object"):
            stripped = written.strip()
            strict = read_uniquely(stripped, 0)
            is_whole = strict is not None and strict[1] == len(stripped)
            if strict is not None and is_whole and isinstance(strict[0], _CONTAINERS[kind]):
                return strict[0], stripped
        value = typed(written, schema, self._root)
        return value, _encode(value)


def written_tags(
    told: ToldCalls, call: WrittenCall, dialect: str, text: str, tools: KnownTools
) -> tuple[WrittenTags, str] | None:
    """What tells the arguments of a call that begins in `text`, and what of them is there."""
    notation = NOTATIONS.get(dialect)
    begun = notation.call.search(text) if notation is not None else None
    if notation is None or begun is None or call.tool_name not in begun.group():
        return None
    return WrittenTags(told, call, notation, tools), text[begun.end() :]
