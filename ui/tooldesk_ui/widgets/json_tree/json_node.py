"""JsonNode: one value of a JSON tree, whose children are made when somebody looks. No Qt."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

PAGE = 200
"""Children that are made at once."""

LONGEST = 500
"""Characters of a text that a row shows."""


class JsonNode:
    """A value, its key, and the children that were made so far."""

    __slots__ = ("_rest", "children", "key", "parent", "row", "value")

    def __init__(
        self, value: Any, key: str = "", parent: JsonNode | None = None, row: int = 0
    ) -> None:
        self.value, self.key, self.parent, self.row = value, key, parent, row
        self.children: list[JsonNode] = []
        self._rest: Iterator[tuple[str, Any]] | None = None

    @property
    def count(self) -> int:
        """How many children there are in all."""
        return len(self.value) if isinstance(self.value, dict | list) else 0

    @property
    def missing(self) -> int:
        """How many of them are made next."""
        return min(PAGE, self.count - len(self.children))

    def make_more(self) -> None:
        """Make the next children."""
        if self._rest is None:
            pairs = self.value.items() if isinstance(self.value, dict) else enumerate(self.value)
            self._rest = ((str(key), value) for key, value in pairs)
        begun = len(self.children)
        for row, (key, value) in enumerate(islice(self._rest, self.missing), begun):
            self.children.append(JsonNode(value, key, self, row))

    @property
    def kind(self) -> str:
        """How its value is coloured: "string", "number", or "" for what has children."""
        if isinstance(self.value, str):
            return "string"
        return "" if isinstance(self.value, dict | list) else "number"

    @property
    def words(self) -> str:
        """Its value on one line; of an object or a list how much there is in it."""
        value = self.value
        if isinstance(value, dict):
            return f"{{{len(value):,}}}" if value else "{}"
        if isinstance(value, list):
            return f"[{len(value):,}]" if value else "[]"
        if isinstance(value, str) and len(value) > LONGEST:
            return (
                f"{json.dumps(value[:LONGEST], ensure_ascii=False)[:-1]}… {len(value):,} characters"
            )
        return json.dumps(value, ensure_ascii=False, default=str)

    @property
    def pointer(self) -> str:
        """Where it is, as a JSON pointer (RFC 6901)."""
        if self.parent is None:
            return ""
        return f"{self.parent.pointer}/{self.key.replace('~', '~0').replace('/', '~1')}"
