"""Where the reading of tolerated JSON stands: its place in the text, what is open, the repairs."""

from __future__ import annotations

from typing import Any

from tooldesk.calling.parsing.limits import MAX_GUESSES
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.doubts import KEY_AGAIN, KEY_TWICE, PLACEHOLDER
from tooldesk.calling.parsing.values.json_tokens import COMMENT, ODD_SPACE, SPACE
from tooldesk.calling.parsing.values.odd_strings import StringToken
from tooldesk.calling.parsing.values.reading import GuessedError
from tooldesk.calling.parsing.values.repeated_keys import is_same
from tooldesk.calling.tool_calling import Repair
from tooldesk.tools.tool_result import JsonValue

_CLOSERS = {"{": "}", "[": "]", "(": ")"}


class Frame:
    """An object or array that is being filled."""

    __slots__ = ("closer", "is_doubled", "key", "key_at", "start", "value")

    def __init__(self, opener: str, start: int) -> None:
        self.value: dict[str, Any] | list[Any] = {} if opener == "{" else []
        self.closer = _CLOSERS[opener]
        self.start = start
        self.key: str | None = None
        self.key_at = 0
        self.is_doubled = False

    def put(self, key: str, value: JsonValue) -> str:
        """Set a member; gives why that is a repair when it was set before, else ""."""
        if not isinstance(self.value, dict):
            return ""
        why = ""
        if key in self.value:
            why = KEY_AGAIN if is_same(self.value[key], value) else KEY_TWICE
        self.value[key] = value
        return why

    def replace_last(self, value: JsonValue) -> None:
        """Put another value in the place of the one that was read last."""
        if isinstance(self.value, list):
            self.value[-1] = value
        else:
            self.value[next(reversed(self.value))] = value


class JsonText:
    """A text, the place in it that is read next, and the repairs so far."""

    def __init__(self, text: str, start: int, limit: int) -> None:
        self._text = text
        self._pos = start
        self._limit = limit
        self._repairs: list[Repair] = []
        self._guesses = 0
        self._is_cut = False
        self._is_cut_in_value = False
        self._is_cut_in_string = False

    def _repair(self, offset: int, before: str, after: str, why: str) -> None:
        self._repairs.append(Repair(offset, before, after, why))

    def _guess(self) -> None:
        """Count what had to be put in or left out so that the rest can be read at all.

        Raises:
            GuessedError: it was too much.
        """
        self._guesses += 1
        if self._guesses > MAX_GUESSES:
            raise GuessedError(f"More than {MAX_GUESSES} signs are missing.", self._pos)

    def _remove(self, end: int, why: str) -> None:
        self._repair(self._pos, self._text[self._pos : end], "", why)
        self._pos = end

    def _next(self) -> str:
        """The next character that says something, or "" at the limit."""
        text, limit = self._text, self._limit
        while True:
            if self._pos >= limit:
                return ""
            char = text[self._pos]
            if char in " \n\t\r":
                self._pos = past(SPACE, text, self._pos, limit)
            elif char in "/#.…" and (comment := COMMENT.match(text, self._pos, limit)):
                self._remove(comment.end(), "comment" if char in "/#" else PLACEHOLDER)
            elif char > "~" and (odd := ODD_SPACE.match(text, self._pos, limit)):
                self._remove(odd.end(), "space that JSON does not know")
            else:
                return char

    def string_mark(self) -> StringToken | None:
        """A string that stands here between marks of a notation's own; plain JSON has none."""
        return None

    def _take(self, token: StringToken) -> None:
        self._repairs.extend(token.repairs)
        self._pos = token.end
        if not token.is_closed:
            self._is_cut = self._is_cut_in_value = self._is_cut_in_string = True
