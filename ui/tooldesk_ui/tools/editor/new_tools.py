"""The files that new tools begin with. No Qt."""

from __future__ import annotations

import re
from collections.abc import Collection

from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.tools.editor.draft_reading import read_object
from tooldesk_ui.tools.editor.tool_draft import as_text

KINDS = {
    "http": "HTTP request",
    "shell": "Shell command",
    "wasm": "WebAssembly module",
    "person": "Answered by a person",
}
"""Kinds of source that a form can begin with; a Python function begins with its file."""

PATIENCE_S = 600
"""Seconds that a new tool waits for a person, who reads before they answer."""

_LONGEST_NAME = 128


def new_tool(kind: str) -> JsonObject:
    """What a new tool of a kind begins with; its name is still to be chosen."""
    sources: dict[str, JsonObject] = {
        "http": {"kind": "http", "method": "GET", "url": ""},
        "shell": {"kind": "shell", "command": [""]},
        "wasm": {"kind": "wasm", "module": ""},
        "person": {"kind": "person"},
    }
    patient = {"timeout_s": PATIENCE_S} if kind == "person" else {}
    return {
        "name": "",
        "description": "",
        "input_schema": {"type": "object", "properties": {}},
        "source": sources[kind],
        **patient,
    }


def copy_of(text: str, taken: Collection[str]) -> str:
    """The text of a tool file under a name that is free."""
    document = read_object(text)
    if not isinstance(document, dict):
        return text
    copied = {**document, "name": free_name(str(document.get("name", "")), taken)}
    if copied.get("title"):
        copied["title"] = f"{copied['title']} copy"
    return as_text(copied)


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, or the name with the first number that makes it free."""
    if name not in taken:
        return name
    stem = re.sub(r"_\d+$", "", name)
    number = 2
    while (found := f"{stem[: _LONGEST_NAME - len(str(number)) - 1]}_{number}") in taken:
        number += 1
    return found
