"""marked_call: whether a text would be a call, had it been written in another way."""

from __future__ import annotations

from collections.abc import Mapping

from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.tools.tool_result import JsonObject

_BY_SHAPE = frozenset({"plain-json", "fenced-json", "python-call", "pythonic", "xlam"})
"""Dialects in which nothing but its shape says that something is a call."""


def marked_call(text: str, schemas: Mapping[str, JsonObject]) -> ToolCalling | None:
    """The first call of a text: of a known tool, or marked as a call where no tool is known."""
    parsed = parse(text, schemas)
    # what begins like one and has nothing in it is only named
    waiting = [
        held.calling
        for held in parsed.held_back
        if held.calling.arguments or held.reason != "incomplete"
    ]
    for calling in (*parsed.callings, *waiting):
        if calling.tool_name in schemas or (not schemas and calling.dialect not in _BY_SHAPE):
            return calling
    return None
