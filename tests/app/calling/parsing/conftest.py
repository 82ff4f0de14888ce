"""Tools that the parser's tests know, and a short way to ask for the calls in a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tooldesk.calling.parsing.parse import parse

Calls = list[tuple[str, dict[str, Any]]]


@pytest.fixture(scope="session")
def schemas() -> dict[str, dict[str, Any]]:
    """A tool without parameters, one of each type, one with two texts, one with one."""
    return {
        "ping": {"type": "object", "properties": {}},
        "book_table": {
            "type": "object",
            "properties": {
                "guest": {"type": "string"},
                "people": {"type": "integer"},
                "budget": {"type": "number"},
                "outside": {"type": "boolean"},
                "dishes": {"type": "array"},
                "extras": {"type": "object"},
                "note": {"type": ["string", "null"]},
            },
            "required": ["guest"],
        },
        "write_file": {
            "type": "object",
            "properties": {"path": {"type": "string"}, "content": {"type": "string"}},
            "required": ["path", "content"],
        },
        "search": {
            "type": "object",
            "properties": {"query": {"type": "string"}},
            "required": ["query"],
        },
    }


@pytest.fixture(scope="session")
def calls_in(schemas: dict[str, Any]) -> Callable[..., Calls]:
    """Text → (name, arguments) of every call that could run; `known=False` hides the tools."""

    def read(text: str, *, known: bool = True, dialect: str | None = None) -> Calls:
        output = parse(text, schemas if known else None, dialect=dialect)
        return [(calling.tool_name, calling.arguments) for calling in output.callings]

    return read
