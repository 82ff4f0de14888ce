"""read_draft: what the text of a tool file says, what is wrong with it, and a call of it. No Qt."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass

from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.definition_check import DefinitionCheck, check_document
from tooldesk_ui.tools.editor.example_call import NO_CALL, ExampleCall, example_call

MAX_LENGTH = 1_000_000
"""Characters; what workspace files may have as bytes."""

INLINE_LENGTH = 4_000
"""Characters of the longest text that is read where the window is painted: 4 µs each at most."""


@dataclass(frozen=True, slots=True)
class JsonFault:
    """Where a text stops being JSON."""

    line: int
    """From 1."""

    column: int
    """From 1."""

    reason: str
    """In a few words."""

    @property
    def words(self) -> str:
        """All of it in a line."""
        return f"Line {self.line}, column {self.column}: {self.reason}"


@dataclass(frozen=True, slots=True)
class DraftReading:
    """What one text says."""

    text: str
    """The text."""

    taken: frozenset[str]
    """The names of the other tools, when it was read."""

    document: JsonObject
    """The object in it, or the one before it stopped being JSON."""

    fault: JsonFault | None
    """Why it is no object; None when it is one."""

    check: DefinitionCheck
    """What is wrong with the document."""

    example: ExampleCall
    """What a call of it would do."""


def read_draft(
    text: str,
    taken: Collection[str],
    before: JsonObject | None = None,
    document: JsonObject | None = None,
) -> DraftReading:
    """Read a text, unless its `document` is known; `before` stays while it is no JSON."""
    read = read_object(text) if document is None else document
    fault = read if isinstance(read, JsonFault) else None
    said = (before or {}) if isinstance(read, JsonFault) else read
    check = check_document(said, taken)
    example = NO_CALL if fault is not None else example_call(check.definition)
    return DraftReading(text, frozenset(taken), said, fault, check, example)


def read_object(text: str) -> JsonObject | JsonFault:
    """The object in a text, or where it stops being one."""
    if len(text) > MAX_LENGTH:
        return JsonFault(1, 1, f"it is longer than {MAX_LENGTH:,} characters")
    try:
        value = json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        reason = error.msg[:1].lower() + error.msg[1:]
        return JsonFault(error.lineno, error.colno, reason)
    except ValueError as error:
        return JsonFault(1, 1, str(error))
    except RecursionError:
        return JsonFault(1, 1, "it is nested too deep")
    if not isinstance(value, dict):
        return JsonFault(1, 1, "a tool file holds one object in braces")
    return value


def _refuse(name: str) -> None:
    raise ValueError(f"{name} is no JSON value; use null or a number")
