"""ContentReader: texts and media of a stored result whose JSON comes in pieces."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tooldesk.late_pattern import late_pattern

Part = tuple[int, str, str]
"""Which block, "text", "data" (base64) or "mediaType", and some of its characters; a block may have
several."""

_BEGINS_WITH = '{"content":['
"""How `ToolResult.to_json` begins; so does the text of one whose keys were sorted."""

_INSIDE = late_pattern(r'[^"\\]*+(?:\\(?:u[0-9a-fA-F]{4}|[^u])[^"\\]*+)*+')
"""As much of a string as is whole: no escape is cut off."""

_LONGEST_ESCAPE = 6


class ContentReader:
    """Knows the form that `ToolResult.to_json` gives, not any JSON: blocks hold plain values.

    Attributes:
        is_done: Whether all blocks were read; what follows is passed over.
    """

    def __init__(self) -> None:
        self.is_done = False
        self._held = ""
        self._is_begun = self._is_inside = self._is_key = False
        self._key = ""
        self._block = -1

    def feed(self, piece: str) -> Iterator[Part]:
        """What of the blocks is known now.

        Raises:
            ValueError: it is no result.
        """
        text, at, self._held = self._held + piece, 0, ""
        if not self._is_begun:
            if len(text) < len(_BEGINS_WITH):
                self._held = text
                return
            if not text.startswith(_BEGINS_WITH):
                raise ValueError("no result")
            self._is_begun, at = True, len(_BEGINS_WITH)
        while at < len(text) and not self.is_done:
            if not self._is_inside:
                self._take(text[at])
                at += 1
                continue
            found = _INSIDE.match(text, at)
            end = at if found is None else found.end()
            yield from self._part(text[at:end])
            if end < len(text) and text[end] != '"':
                if len(text) - end >= _LONGEST_ESCAPE:
                    raise ValueError("no escape of JSON")
                self._held = text[end:]
                return
            self._is_inside = end == len(text)
            at = end + 1

    def _take(self, mark: str) -> None:
        """Between strings: begin one, or a block, or be done."""
        if mark == '"':
            self._is_inside = True
            self._key = "" if self._is_key else self._key
        elif mark == "{":
            self._block += 1
            self._is_key = True
        elif mark in ",:":
            self._is_key = mark == ","
        elif mark == "]":
            self.is_done = True

    def _part(self, written: str) -> Iterator[Part]:
        words = json.loads(f'"{written}"')
        if self._is_key:
            self._key += words
        elif self._key in ("text", "data", "mediaType") and words:
            yield self._block, self._key, words
