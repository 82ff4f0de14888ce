"""read_notation: pasted parameters in one of the three notations, as JSON Schema. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from tooldesk.errors import DefinitionError
from tooldesk.tools.input_schema import (
    JSON_TYPES,
    TYPE_ALIASES,
    is_full_schema,
    to_json_schema,
)
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.tools.editor.draft_reading import JsonFault, read_object

_SIMPLE = "The simple notation: each parameter with its type, all of them required."
_EXTENDED = "The extended notation: each parameter with what is said of it, required or optional."
_FULL = "JSON Schema. It is taken over as it is."
_SPEC = "The spec of a whole tool. Its parameters are taken over, and nothing else of it."
_SCHEMA_KEYS = ("parameters", "input_schema", "inputSchema", "parametersJsonSchema")
"""Where the specs of APIs have the parameters."""


@dataclass(frozen=True, slots=True)
class Pasted:
    """What was pasted."""

    written: JsonObject
    """As it was, without what else a spec says."""

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
    """Read what was pasted: parameters, or the spec of a tool that has some.

    Raises:
        DefinitionError: It is none of the three notations.
    """
    read = read_object(text)
    if isinstance(read, JsonFault):
        raise DefinitionError(
            f"What is on the clipboard is no JSON object. {read.words}",
            next_step='Copy a JSON Schema, or {"city": "string"}, and paste again.',
        )
    parameters = _parameters_of_spec(read)
    if parameters is not None:
        return Pasted(parameters, to_json_schema(parameters), _SPEC)
    return Pasted(read, to_json_schema(read), notation_words(read))


def _parameters_of_spec(written: JsonObject) -> JsonObject | None:
    """The parameters of a tool as an API takes it; None where these are parameters themselves."""
    function = written.get("function")
    spec = function if isinstance(function, dict) and written.get("type") == "function" else written
    if spec is written and written.get("name") in (*JSON_TYPES, *TYPE_ALIASES):
        return None  # a parameter of this name
    found = (spec.get(key) for key in _SCHEMA_KEYS if isinstance(spec.get("name"), str))
    return next((each for each in found if isinstance(each, dict) and is_full_schema(each)), None)
