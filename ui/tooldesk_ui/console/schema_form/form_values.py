"""Read and change one place of the arguments; absent, null and empty stay three things. No Qt."""

from __future__ import annotations

from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk_ui.console.schema_form.fields import FieldKind, FormField


class Absent:
    """Stands for a value that is not sent."""


ABSENT = Absent()


def value_at(arguments: JsonObject, pointer: str) -> JsonValue:
    """The value at a JSON pointer, or ABSENT."""
    found: JsonValue = arguments
    for token in _tokens(pointer):
        if isinstance(found, dict) and token in found:
            found = found[token]
        elif isinstance(found, list) and token.isdecimal() and int(token) < len(found):
            found = found[int(token)]
        else:
            return ABSENT
    return found


def with_value(arguments: JsonObject, pointer: str, value: JsonValue) -> JsonObject:
    """The arguments with one value changed; ABSENT removes it. Objects on the way are made."""
    changed: JsonObject = _replaced(arguments, _tokens(pointer), value)
    return changed


def _replaced(node: JsonValue, tokens: list[str], value: JsonValue) -> JsonValue:
    if not tokens:
        return value
    first, rest = tokens[0], tokens[1:]
    branch = dict(node) if isinstance(node, dict) else {}
    below = _replaced(branch.get(first), rest, value)
    if below is ABSENT:
        branch.pop(first, None)
    else:
        branch[first] = below
    return branch


def _tokens(pointer: str) -> list[str]:
    return [token.replace("~1", "/").replace("~0", "~") for token in pointer.split("/")[1:]]


def parse_scalar(kind: FieldKind, text: str) -> JsonValue:
    """What a typed text stands for: a number where one is wanted and it is one, else the text."""
    stripped = text.strip()
    try:
        if kind is FieldKind.INTEGER:
            return int(stripped) if len(stripped) <= 300 else text
        if kind is FieldKind.NUMBER:
            number = float(stripped)
            is_whole = stripped.lstrip("+-").isdecimal()
            return int(stripped) if is_whole and len(stripped) <= 300 else _finite(number, text)
    except ValueError:
        return text
    return text


def _finite(number: float, text: str) -> JsonValue:
    return number if abs(number) != float("inf") and number == number else text


def sent_words(value: JsonValue) -> str:
    """Which of the kinds of nothing, or a value, will be sent."""
    match value:
        case Absent():
            return "not sent"
        case None:
            return "null"
        case "":
            return "empty text"
        case []:
            return "empty list"
        case {} if not value:
            return "empty object"
        case list():
            return f"{len(value)} item{'' if len(value) == 1 else 's'}"
    return "sent"


def starting_value(field: FormField) -> JsonValue:
    """A first value for a person who wants to send the field."""
    if "default" in field.schema:
        return field.schema["default"]
    starting: dict[FieldKind, JsonValue] = {
        FieldKind.TEXT: "",
        FieldKind.LONG_TEXT: "",
        FieldKind.INTEGER: 0,
        FieldKind.NUMBER: 0,
        FieldKind.BOOLEAN: False,
        FieldKind.LIST: [],
        FieldKind.GROUP: {},
        FieldKind.JSON: {} if field.schema.get("type") != "array" else [],
    }
    return field.choices[0] if field.kind is FieldKind.CHOICE else starting[field.kind]
