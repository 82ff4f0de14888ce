"""Runs one call of a built-in tool, in a worker process; never imported by the app."""

from __future__ import annotations

from typing import Any

from tooldesk.execution.builtin_tool.catalogue import function_of
from tooldesk.execution.builtin_tool.functions.place import Place


def run(request: dict[str, Any]) -> Any:
    """What the tool "name" gives for "arguments", within the folders of "place"."""
    return function_of(request["name"])(Place(**request["place"]), **request["arguments"])
