"""Read and change one place of the arguments; absent, null and empty stay three things. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.calling.schema.pointers import path_of
from tooldesk.counted import counted
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.file_merge import ABSENT, Absent
from tooldesk_ui.console.schema_form.fields import FieldKind, FormField


def is_nothing(value: JsonValue) -> bool:
    """Whether a value is null or not sent."""
    return value is None or isinstance(value, Absent)


def value_at(arguments: JsonObject, pointer: str) -> JsonValue:
    """The value at a JSON pointer, or ABSENT."""
    found: JsonValue = arguments
    for token in path_of(pointer):
        if isinstance(found, dict) and token in found:
            found = found[token]
        elif isinstance(found, list) and token.isdecimal() and int(token) < len(found):
            found = found[int(token)]
        else:
            return ABSENT
    return found


def with_value(arguments: JsonObject, pointer: str, value: JsonValue) -> JsonObject:
    """The arguments with one value changed; ABSENT removes it. Objects on the way are made."""
    changed: JsonObject = _replaced(arguments, path_of(pointer), value)
    return changed


def _replaced(node: JsonValue, tokens: Sequence[str], value: JsonValue) -> JsonValue:
    if not tokens:
        return value
    first, rest = tokens[0], tokens[1:]
    if isinstance(node, list) and first.isdecimal() and int(first) < len(node):
        index = int(first)
        item = _replaced(node[index], rest, value)
        # an emptied number stays an item, as an emptied text does
        return [*node[:index], "" if item is ABSENT else item, *node[index + 1 :]]
    branch = dict(node) if isinstance(node, dict) else {}
    below = _replaced(branch.get(first), rest, value)
    if below is ABSENT:
        branch.pop(first, None)
    else:
        branch[first] = below
    return branch


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
            return counted(len(value), "item")
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
        FieldKind.ROWS: [],
        FieldKind.GROUP: _constants(field),
        FieldKind.JSON: {} if field.schema.get("type") != "array" else [],
    }
    if field.kind is FieldKind.VARIANTS:
        return starting_value(field.variants[0])
    return field.choices[0] if field.kind is FieldKind.CHOICE else starting[field.kind]


def _constants(field: FormField) -> JsonObject:
    """The values of an object that can only be one thing and must be there."""
    return {
        child.name: child.schema["const"]
        for child in field.children
        if child.is_required and "const" in child.schema
    }


def variant_of(field: FormField, value: JsonValue, before: int) -> int:
    """Which variant a value is, by its place, or -1; `before` stays while the value can be it."""
    if value is ABSENT:
        return -1
    fits = [_fit(variant, value) for variant in field.variants]
    if before >= 0 and fits[before] >= 0:
        return before
    best = max(fits)
    return fits.index(best) if best >= 0 else -1


def as_variant(variant: FormField, value: JsonValue) -> JsonValue:
    """A first value of a variant, which keeps what `value` has of it."""
    started = starting_value(variant)
    if not isinstance(started, dict) or not isinstance(value, dict):
        return started
    names = {child.name for child in variant.children}
    kept = {key: each for key, each in value.items() if key in names and key not in started}
    return {**started, **kept}


def _fit(variant: FormField, value: JsonValue) -> int:
    """How well a value is a variant: below 0 for not at all."""
    if isinstance(value, dict) and variant.kind is FieldKind.GROUP:
        constants = {
            child.name: child.schema["const"]
            for child in variant.children
            if "const" in child.schema
        }
        if any(key in value and value[key] != each for key, each in constants.items()):
            return -1
        names = {child.name for child in variant.children}
        told_apart = sum(key in value for key in constants)
        return 1 + 1_000 * told_apart + len(names & value.keys())
    if variant.kind is FieldKind.CHOICE:
        return 2 if any(_is_same(each, value) for each in variant.choices) else -1
    if variant.kind is FieldKind.VARIANTS:
        return max(_fit(each, value) for each in variant.variants)
    if variant.kind is FieldKind.JSON:
        return 0
    return 1 if type(value) in _TYPES[variant.kind] else -1


def _is_same(one: JsonValue, other: JsonValue) -> bool:
    return type(one) is type(other) and one == other


_TYPES: dict[FieldKind, tuple[type, ...]] = {
    FieldKind.TEXT: (str,),
    FieldKind.LONG_TEXT: (str,),
    FieldKind.INTEGER: (int,),
    FieldKind.NUMBER: (int, float),
    FieldKind.BOOLEAN: (bool,),
    FieldKind.LIST: (list,),
    FieldKind.ROWS: (list,),
    FieldKind.GROUP: (dict,),
}
