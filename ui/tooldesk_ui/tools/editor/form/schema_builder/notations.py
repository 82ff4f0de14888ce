"""read_notation: pasted parameters in one of the three notations, as JSON Schema. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from tooldesk.errors import DefinitionError
from tooldesk.tools.input_schema import is_full_schema, to_json_schema
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.tools.editor.draft_reading import JsonFault, read_object

_SIMPLE = "The simple notation: each parameter with its type, all of them required."
_EXTENDED = "The extended notation: each parameter with what is said of it, required or optional."
_FULL = "JSON Schema. It is taken over as it is."


@dataclass(frozen=True, slots=True)
class Pasted:
    """What was pasted."""

    written: JsonObject
    """As it was."""

    schema: JsonObject
    """As JSON Schema."""

    words: str
    """Which notation it is."""


def notation_words(notation: JsonObject) -> str:
    """Which of the three notations parameters are in."""
    if is_full_schema(notation):
        return _FULL
    return _SIMPLE if all(isinstance(each, str) for each in notation.values()) else _EXTENDED


def read_notation(text: str) -> Pasted:
    """Read what was pasted.

    Raises:
        DefinitionError: It is none of the three notations.
    """
    read = read_object(text)
    if isinstance(read, JsonFault):
        raise DefinitionError(
            f"What is on the clipboard is no JSON object. {read.words}",
            next_step='Copy a JSON Schema, or {"city": "string"}, and paste again.',
        )
    return Pasted(read, to_json_schema(read), notation_words(read))
