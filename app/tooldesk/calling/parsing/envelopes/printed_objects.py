"""Objects of SDKs as Python prints them: `ToolUseBlock(id='t1', input={…}, name='f', type=…)`.

They say what the documents of their APIs say, so they are read as those: each becomes the JSON
object that its fields are. Nothing is evaluated. What is no literal (a time, a class of somebody's
own) is kept as it is written, and has calls wait whose arguments hold it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tooldesk.calling.parsing.call_objects import ARGUMENT_KEYS
from tooldesk.calling.parsing.printed_names import BEGINS, CALLS, FIELDS_BEGIN, ROLES
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.doubts import odd_values
from tooldesk.calling.parsing.values.python_literals import (
    CutLiteralError,
    read_value,
    skip_space,
)
from tooldesk.calling.parsing.values.reading import UnreadableError
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_FIELDS = {"tool_kwargs": "arguments", "tool_id": "id"}
"""LlamaIndex's words."""

_KEY = late_pattern(r"([A-Za-z_]\w*+)=(?!=)")
_OBJECT = late_pattern(r"([A-Za-z_]\w*+(?:\.\w++)*+)\(")
_MEMBER = late_pattern(r"<[A-Za-z_][\w.]*+: ")
_CUT_KEY = late_pattern(r"[A-Za-z_]\w*+\Z")
_ODD = late_pattern(
    r"<[^<>\n]{1,200}+(?:>|\Z)|<\Z|[A-Za-z_]\w*+(?:\.\w++)*+(?:\.?\Z|(?![\w.=('\"]))"
)
_CLOSERS = {"[": "]", "(": ")", "{": "}"}
_AROUND_ARGUMENTS = frozenset({*ARGUMENT_KEYS, *_FIELDS})
_DEEPEST = 50
"""Objects, and containers of them, inside each other."""

NO_LITERAL = "An object of Python stands among the arguments, and only its text is known."
ODD = "A value stands there as Python prints none, so which one is meant is a guess."
CUT_OFF = "The text ends inside of the object that Python printed."


class Printed(NamedTuple):
    """What was read."""

    value: JsonValue
    """As the API's JSON has it."""

    end: int
    """One past its last character."""

    is_cut: bool
    """Whether the text ends before it does."""

    doubt: str
    """Why its calls may not be what they seem, in words; "" when they are."""

    class_name: str
    """Which class the first of them is of; "" where it isn't said."""


def read(text: str, start: int) -> Printed | None:
    """The objects that begin at `start`, or None when there are none."""
    begun = BEGINS.match(text, start)
    if begun is None and FIELDS_BEGIN.match(text, start) is None:
        return None
    reader = _Reader(text)
    try:
        value, end = reader.fields(start) if begun is None else reader.value(start)
    except UnreadableError:
        return None
    if reader.has_names:
        return None
    doubt = reader.doubt or (ODD if next(odd_values(value), None) is not None else "")
    class_name = begun[1] if begun is not None else ""
    is_call = class_name in CALLS and text[start] != "["
    return Printed([value] if is_call else value, end, reader.is_cut, doubt, class_name)


def may_be_next(text: str, start: int) -> bool:
    """Whether a text that may go on is one of them as a whole."""
    printed = read(text, start)
    return printed is not None and (printed.is_cut or not text[printed.end :].strip())


class _Reader:
    """Goes through one text; what the text ends in is closed, and `is_cut` says so."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._limit = len(text)
        self._depth = self._odd = self._failed_at = 0
        self.is_cut = False
        self.has_names = False
        """Whether names stand there as values, as in a program."""

        self.doubt = ""

    def value(self, pos: int) -> tuple[JsonValue, int]:
        """The object, container or literal at a place, and its end.

        Raises:
            UnreadableError: it is none.
        """
        text = self._text
        pos = skip_space(text, pos, self._limit)
        if (head := _OBJECT.match(text, pos)) is not None:
            return self._inside(self._object, head[1], pos, head.end())
        if (member := _MEMBER.match(text, pos)) is not None:
            value, pos = self.value(member.end())
            return value, self._past(">", pos)
        opener = text[pos : pos + 1]
        if opener in _CLOSERS and opener:
            return self._container(opener, pos)
        if (odd := _ODD.match(text, pos)) is not None and odd.group() not in _WORDS:
            is_name = text[pos] != "<" and odd.end() < self._limit
            self.has_names = self.has_names or is_name
            return self._odd_value(pos, odd.end())
        return self._literal(pos)

    def fields(self, pos: int) -> tuple[JsonValue, int]:
        """Those of an object, with space between them, up to the end of the text."""
        found: JsonObject = {}
        while not self.is_cut and (key := _KEY.match(self._text, pos)) is not None:
            found[self._new(key[1], found, pos)], end = self.value(key.end())
            pos = past(_SPACE, self._text, end)
            if pos == end < self._limit:
                raise UnreadableError("Space must follow a field.", pos)
        if pos < self._limit and _CUT_KEY.match(self._text, pos) is None:
            raise UnreadableError("A field must have a name.", pos)
        self.is_cut = self.is_cut or pos < self._limit
        return found, self._limit

    def _literal(self, pos: int) -> tuple[JsonValue, int]:
        try:
            return read_value(self._text, pos, self._limit)
        except CutLiteralError as cut:
            self.is_cut = True
            return cut.begun, self._limit

    def _inside(self, read: Any, *given: Any) -> tuple[JsonValue, int]:
        """What `read` gives for what lies one level deeper."""
        if self._depth >= _DEEPEST:
            raise UnreadableError(
                f"Objects are nested more than {_DEEPEST} levels deep.", given[-1]
            )
        self._depth += 1
        value, end = read(*given)
        self._depth -= 1
        return value, end

    def _container(self, opener: str, pos: int) -> tuple[JsonValue, int]:
        """A list, tuple or dictionary: mostly a literal as a whole, which is read at once."""
        if pos >= self._failed_at:
            try:
                return read_value(self._text, pos, self._limit)
            except UnreadableError as problem:
                self._failed_at = max(problem.offset, pos + 1)
        read = self._dictionary if opener == "{" else self._list
        return self._inside(read, _CLOSERS[opener], pos + 1)

    def _list(self, closer: str, pos: int) -> tuple[JsonValue, int]:
        values: list[JsonValue] = []
        while not self._ends(closer, pos := skip_space(self._text, pos, self._limit)):
            value, pos = self.value(pos)
            values.append(value)
            pos = self._past_comma(closer, pos)
        return values, pos + 1

    def _dictionary(self, closer: str, pos: int) -> tuple[JsonValue, int]:
        found: JsonObject = {}
        while not self._ends(closer, pos := skip_space(self._text, pos, self._limit)):
            key, pos = self._literal(pos)
            if self.is_cut:
                break
            pos = self._past(":", pos)
            value, pos = self.value(pos)
            found[self._new(str(key), found, pos)] = value
            pos = self._past_comma(closer, pos)
        return found, pos + 1

    def _object(self, name: str, start: int, pos: int) -> tuple[JsonValue, int]:
        fields: JsonObject = {}
        is_odd, had_names = False, self.has_names
        self._odd += 1
        while not self._ends(")", pos := skip_space(self._text, pos, self._limit)):
            key = _KEY.match(self._text, pos)
            if key is None:  # the text may end in one
                _, pos = self.value(pos)
                is_odd = not fields or pos < self._limit
            else:
                odd = self._odd
                value, pos = self.value(key.end())
                fields[self._new(key[1], fields, pos)] = value
                if key[1] in _AROUND_ARGUMENTS and self._odd > odd:
                    self.doubt = NO_LITERAL
            pos = self._past_comma(")", pos)
        if is_odd or not (fields or self.is_cut):
            self.has_names = had_names
            return self._odd_value(start, pos + 1)
        return _as_json(name.rpartition(".")[2], fields), pos + 1

    def _odd_value(self, start: int, end: int) -> tuple[JsonValue, int]:
        """What is no literal: its text."""
        self._odd += 1
        return self._text[start:end], end

    def _new(self, key: str, found: JsonObject, pos: int) -> str:
        if key in found:
            raise UnreadableError(f"{key} is there twice.", pos)
        return key

    def _ends(self, closer: str, pos: int) -> bool:
        """Whether something ends here, or the text does."""
        self.is_cut = self.is_cut or pos >= self._limit
        return self.is_cut or self._text[pos] == closer

    def _past(self, sign: str, pos: int) -> int:
        pos = skip_space(self._text, pos, self._limit)
        if self._text.startswith(sign, pos):
            return pos + len(sign)
        self.is_cut = self.is_cut or pos >= self._limit
        if not self.is_cut:
            raise UnreadableError(f"{sign} is missing.", pos)
        return self._limit

    def _past_comma(self, closer: str, pos: int) -> int:
        pos = skip_space(self._text, pos, self._limit)
        return pos if self._text.startswith(closer, pos) else self._past(",", pos)


_SPACE = late_pattern(r"\s*+")
_WORDS = frozenset({"True", "False", "None"})


def _as_json(name: str, fields: JsonObject) -> JsonObject:
    """An object's fields, with what its class alone says."""
    if name in CALLS:
        fields = {_FIELDS.get(key, key): value for key, value in fields.items()}
        if not fields.get("type") and not isinstance(fields.get("function"), dict):
            fields["type"] = CALLS[name]
    elif name in ROLES and not fields.get("role"):
        fields["role"] = ROLES[name]
    return fields
