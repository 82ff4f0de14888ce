"""The arguments of a call while a model writes them: how much of their JSON is certain by now.

Only what is JSON as it stands is told, and only so much of it that no repair of what follows
would read it in another way: the quote that may not end its string waits for what follows it, a
key for its value, a number for the next key, a bracket at the end of what came for more text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import lru_cache

from tooldesk.calling.parsing import detection
from tooldesk.calling.parsing.limits import MAX_DEPTH
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.streaming.plain_pieces import (
    PLAIN_KEY,
    end_of_last_objects,
    end_of_objects,
    is_in_string,
)
from tooldesk.late_pattern import late_pattern

_MOST_HELD = 2_048
"""Characters that may wait; where more would, nothing more is told before the end."""

_LONGEST_KEY = 160
"""A string of an array may be a key of the object around it, unless it is longer than this."""

_WORDS = r"[^\"\\\x00-\x1f<>\[\]`~✿]*+"
_INSIDE = (
    rf"{_WORDS}(?:(?:\\(?:[\"\\/bfnrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{{4}})"
    rf"|>(?=[^>])|\[(?=[^/A-Zce])|\](?=[^<])|[`~](?=[^`~])|<(?=[\s\d=<\"'-])){_WORDS})*+"
)
_BODY = late_pattern(_INSIDE)
"""What of a string is neither its end nor may end the markup around it."""

_GOES_ON = late_pattern(_INSIDE + r"\Z")
_AT_END = " \t,;:{}[]()<>`~✿'"
"""What may turn out to stand behind a string whose end is missing."""

_CUT_ESCAPE = late_pattern(r"\\(?:u[0-9a-fA-F]{0,4}(?:\\(?:u[0-9a-fA-F]{0,3})?)?)?\Z")
_PAIR = late_pattern(r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}")
_LONE = late_pattern(r"\\u[dD][89a-fA-F][0-9a-fA-F]{2}")
_WS = r"[ \t\r\n]*+"
_SPACE = late_pattern(_WS)
_AFTER = late_pattern(rf"{_WS}([,}}\]])?")
_KEY = late_pattern(rf"{_WS}\"([^\"\\\x00-\x1f]{{0,256}}+)\"{_WS}:{_WS}(?=\S)")
_CUT_KEY = late_pattern(rf"{_WS}(?:\"[^\"\\\x00-\x1f]{{0,256}}+(?:\"{_WS}(?::{_WS})?)?)?\Z")
_SCALAR = late_pattern(
    rf"(?:-?(?:0|[1-9]\d{{0,200}}+)(?:\.\d{{1,300}}+)?(?:[eE](?:\+?\d{{1,2}}+|-\d{{1,9}}+))?"
    rf"|true|false|null){_WS}(?=[,}}\]])"
)
"""A number or word that counts as it is written: larger numbers may be beyond all there are."""

_WORD_KEY = rf"\"[\w .$-]{{1,64}}+\":{_WS}"
_ITEM = rf"(?:\"{_INSIDE}\"|{_SCALAR.pattern})"
_FLAT = rf"(?:{_ITEM}|\[{_WS}(?:{_ITEM}{_WS},{_WS})*+{_ITEM}{_WS}\])"
_MEMBERS = late_pattern(
    rf"(?:{_WS}{_WORD_KEY}{_FLAT}{_WS},(?={_WS}{_WORD_KEY}[^\s\"]|{_WS}{_WORD_KEY}\"[^\"]))++"
)
"""Members that need no look at what is in them, with more behind them."""

_OBJECTS = late_pattern(
    rf"(?:\{{{_WS}(?:{_WORD_KEY}{_FLAT}{_WS},{_WS})*+{_WORD_KEY}{_FLAT}{_WS}\}}{_WS}"
    rf",{_WS}(?=\{{))++"
)
"""The same of objects in an array."""

_LONGEST_OBJECT = 160
"""So much of an object in an array waits for its end."""

_OBJECT = late_pattern(r"\}\s*+,\s*+\{")
_MAY_END = late_pattern(r"\}(?!\s{0,8},\s{0,8}[\"{])")
"""A brace behind which neither another member follows nor another object of an array."""

_CUT_SCALAR = late_pattern(rf"[\w.+-]{{0,640}}{_WS}\Z")
_MEMBER, _FIRST_MEMBER, _VALUE, _ELEMENT, _FIRST_ELEMENT, _AFTER_VALUE, _STRING = range(7)
"""What comes next."""

_CLOSERS = {"{": "}", "[": "]"}


@lru_cache(maxsize=1)
def _tokens() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What may end the markup around a string, and what may become that."""
    found = detection.detector(None, with_weak=False)
    ends = re.compile(rf"{found.pattern.pattern}|```|~~~|</|<end_|✿|>>>")
    return ends, re.compile(rf"(?:{found.beginning.pattern})|(?:<|`{{1,2}}|~{{1,2}}|>{{1,2}})\Z")


def _keys_in(members: str) -> list[str]:
    """The keys of plain members; a quote in a string may add what is none."""
    return [before[before.rfind('"') + 1 :] for before in members.split('":')[:-1]]


class WrittenArguments:
    """Goes through the JSON of one object that comes in pieces, and never back."""

    __slots__ = (
        "_comma", "_is_at_object", "_is_told", "_keys", "_pos", "_stack",
        "_state", "_string_from", "_sure", "_text", "_wrappers", "end", "is_exact", "is_failed",
        "is_quiet",
    )  # fmt: skip

    def __init__(self, wrappers: Collection[str] = ()) -> None:
        """Read what begins with the object's brace.

        `wrappers` are keys whose object, when it is the only member, is what counts.
        """
        self.end = -1
        """Where the object ends in the text that is `left`; -1 before its end came."""

        self.is_failed = False
        """Whether it is no JSON as it stands."""

        self.is_exact = True
        """Whether the JSON that was written is what counts."""

        self.is_quiet = False
        """Whether nothing more is told before all of it is there."""

        self._wrappers = wrappers
        self._text = ""
        self._pos = self._sure = self._string_from = self._comma = 0
        self._state = _VALUE
        self._stack: list[str] = []
        self._keys: list[set[str]] = []
        self._is_told = self._is_at_object = False

    def may_end(self, came: str, last: int) -> bool:
        """Whether the object may end in the last `last` characters of what came."""
        return _MAY_END.search(came, len(came) - last) is not None

    @property
    def left(self) -> str:
        """What came and was not told."""
        return self._text

    def feed(self, chunk: str) -> str:
        """Go on; gives what can be told now."""
        is_in_told = self._is_told and self._pos == len(self._text)
        if is_in_told and (is_in_string(chunk) or _GOES_ON.match(chunk) is not None):
            return self._go_on(chunk)
        self._text += chunk
        if not (self._is_at_object and self._pass_objects()):
            self._is_at_object = False
            while _STEPS[self._state](self):
                pass
        sure = self._sure
        if not sure:
            if self._pos > _MOST_HELD:
                self._be_quiet()
            return ""
        told = self._text[:sure]
        self._text = self._text[sure:]
        self._pos -= sure
        self._string_from -= sure
        self._comma -= sure
        self._sure = 0
        if self.end >= 0:
            self.end -= sure
        return told

    def _go_on(self, chunk: str) -> str:
        """The same while a string goes on that is told already: so are most chunks."""
        text = self._text + chunk
        told = text.rstrip(_AT_END)
        self._text = text[len(told) :]
        self._string_from = -_LONGEST_KEY
        self._pos = len(self._text)
        if self._pos > _MOST_HELD:
            self._be_quiet()
        return told

    def _be_sure(self, pos: int) -> None:
        if not self.is_quiet:
            self._sure = pos

    def _be_quiet(self) -> None:
        """Tell nothing more of these arguments before they are whole."""
        self.is_quiet, self._is_told = True, False

    def _fail(self) -> bool:
        self.is_failed = True
        self._be_quiet()
        return False

    def _string(self) -> bool:
        text = self._text
        pos = self._pos = past(_BODY, text, self._pos)
        char = text[pos : pos + 1]
        if char == '"':
            self._state, self._pos, self._is_told = _AFTER_VALUE, pos + 1, False
            return True
        if char == "\\" and (pair := _PAIR.match(text, pos)) is not None:
            self._pos = pair.end()
            return True
        if char == "" or (char == "\\" and _CUT_ESCAPE.match(text, pos) is not None):
            return self._wait_in_string()
        if char == "\\" and text[pos + 1] == "u":
            self._be_quiet()
            return self._lone_surrogate(pos)
        if char == "\\" or char < " ":
            return self._fail()
        return self._sign(pos)

    def _lone_surrogate(self, pos: int) -> bool:
        """Half of a character: what a repair makes of it depends on the other half."""
        if _LONE.match(self._text, pos) is None:
            return self._fail()
        self._pos = pos + 6
        return True

    def _sign(self, pos: int) -> bool:
        """A sign in a string that may be markup: the end of the call, as some would read it."""
        ends, cut = _tokens()
        if ends.match(self._text, pos) is not None:
            self._be_quiet()
        elif cut.match(self._text, pos) is not None:
            return self._wait_in_string()
        self._pos = pos + 1
        return True

    def _wait_in_string(self) -> bool:
        """Tell a string as far as it came, but for what may stand behind it after all."""
        pos, begun = self._pos, self._string_from
        if self.is_quiet or (self._stack[-1] == "[" and pos - begun < _LONGEST_KEY):
            return False
        sure = len(self._text[:pos].rstrip(_AT_END))
        if sure > begun:
            self._sure = sure
            self._is_told = True
        return False

    def _after(self) -> bool:
        text = self._text
        found = _AFTER.match(text, self._pos)
        if found is None or (char := found.group(1)) is None:
            at = past(_SPACE, text, self._pos)
            return False if at >= len(text) else self._fail()
        opener = self._stack[-1]
        if char != ",":
            return self._close(char, found.start(1))
        self._comma = found.start(1)
        self._pos = found.end()
        self._state = _ELEMENT if opener == "[" else _MEMBER
        if opener == "[":
            self._be_sure(found.start(1))
        return True

    def _close(self, char: str, at: int) -> bool:
        if char != _CLOSERS[self._stack.pop()]:
            return self._fail()
        if char == "}":
            self._keys.pop()
        self._pos = at + 1
        self._state = _AFTER_VALUE
        if not self._stack:
            self._be_sure(at)
            self.end = at + 1
            return False
        self._be_sure(at + 1)
        return True

    def _members(self) -> None:
        """Go past members that are plain, all at once."""
        found = _MEMBERS.match(self._text, self._pos)
        if found is None:
            return
        new, keys = _keys_in(found.group()), self._keys[-1]
        if len(set(new)) < len(new) or not keys.isdisjoint(new):
            self._be_quiet()
        keys.update(new)
        self._comma = found.end() - 1
        self._pos = found.end()
        self._state = _MEMBER

    def _member(self) -> bool:
        self._members()
        text = self._text
        found = _KEY.match(text, self._pos)
        if found is None:
            at = past(_SPACE, text, self._pos)
            if text.startswith("}", at) and self._state == _FIRST_MEMBER:
                return self._close("}", at)
            return False if _CUT_KEY.match(text, self._pos) is not None else self._fail()
        key, keys = found.group(1), self._keys[-1]
        if key in keys or PLAIN_KEY.fullmatch(key) is None:
            self._be_quiet()
        elif keys:
            self._be_sure(self._comma)
        elif len(self._stack) == 1 and key in self._wrappers and text[found.end()] == "{":
            self.is_exact = False
            self._be_quiet()
        keys.add(key)
        pos = self._pos = found.end()
        self._state = _VALUE
        if text[pos] == '"':  # as most values begin
            self._state, self._pos, self._string_from = _STRING, pos + 1, pos + 1
        return True

    def _value(self) -> bool:
        text, pos = self._text, self._pos
        char = text[pos : pos + 1]
        if char.isspace():
            pos = self._pos = past(_SPACE, text, pos)
            char = text[pos : pos + 1]
        if char == "":
            return False
        if not self._stack and char not in _CLOSERS:
            return self._fail()  # a string of JSON, or what is none: only the whole of it says
        if char == '"':
            self._state, self._pos = _STRING, pos + 1
            self._string_from = pos + 1
        elif char in _CLOSERS:
            is_in_array = char == "{" and self._stack[-1:] == ["["]
            if is_in_array and (self._is_object_short(pos) or self._objects(pos)):
                return False
            if is_in_array and (end := end_of_last_objects(text, self._pos)) >= 0:
                self._pos, self._state = end, _AFTER_VALUE
                return True
            self._open(char)
            return not self.is_failed
        elif char == "]" and self._state == _FIRST_ELEMENT:
            return self._close("]", pos)
        elif (scalar := _SCALAR.match(text, pos)) is not None:
            self._pos, self._state = scalar.end(), _AFTER_VALUE
        else:
            return False if _CUT_SCALAR.match(text, pos) is not None else self._fail()
        return True

    def _objects(self, pos: int) -> bool:
        """Go past objects in an array that are plain, all at once, up to the brace of another.

        Whether the end of that one may come soon.
        """
        text = self._text
        end = end_of_objects(text, pos)
        if end < 0:
            end = self._odd_objects(pos)
        if end < 0:
            return False
        self._pos = end
        self._be_sure(text.rindex(",", pos, end))
        self._is_at_object = not self.is_quiet and self._is_object_short(end)
        return self._is_at_object or self._is_object_short(end)

    def _pass_objects(self) -> bool:
        """As most pieces of such an array go on: some objects, and the beginning of another."""
        text, pos = self._text, self._pos
        end = end_of_objects(text, pos)
        if end < 0 or len(text) - end > _LONGEST_OBJECT or text.find("}", end) >= 0:
            return False
        self._pos = end
        self._sure = text.rindex(",", pos, end)
        return True

    def _odd_objects(self, pos: int) -> int:
        """The same of those with signs in their strings that are no markup; -1 for none."""
        found = _OBJECTS.match(self._text, pos)
        if found is None:
            return -1
        for written in _OBJECT.split(found.group()):
            keys = _keys_in(written)
            if len(set(keys)) < len(keys):
                self._be_quiet()
        return found.end()

    def _is_object_short(self, pos: int) -> bool:
        """Whether the end of an object in an array may come soon: it is told as a whole then."""
        text = self._text
        if len(text) - pos > _LONGEST_OBJECT:
            return False
        end = text.find("}", pos)
        return end < 0 or not text[end + 1 :].strip(", \t\r\n")

    def _open(self, char: str) -> None:
        self._stack.append(char)
        if len(self._stack) > MAX_DEPTH:
            self._fail()
        self._pos += 1
        self._state = _FIRST_ELEMENT if char == "[" else _FIRST_MEMBER
        if char == "{":
            self._keys.append(set())


_STEPS: tuple[Callable[[WrittenArguments], bool], ...] = (
    WrittenArguments._member, WrittenArguments._member, WrittenArguments._value,
    WrittenArguments._value, WrittenArguments._value, WrittenArguments._after,
    WrittenArguments._string,
)  # fmt: skip
"""What reads one token of what comes next; whether there may be another one."""
