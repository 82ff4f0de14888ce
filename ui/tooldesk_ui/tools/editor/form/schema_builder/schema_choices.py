"""What can be done to variants and to definitions, as `schema_edits` does to parameters. No Qt.

Source: JSON Schema 2020-12, core, sections 8.2 and 10.2.1; JSON pointers are RFC 6901.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

from tooldesk.errors import DefinitionError
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk_ui.tools.editor.form.schema_builder.schema_edits import (
    SIMPLEST,
    changed,
    free_name,
    remove,
    value_at,
)
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import Path

NEW_DEFINITION = "definition"

_DATA = frozenset({"const", "enum", "default", "examples"})
"""Keywords whose values are no schemas, whatever they look like."""

_NAMED = frozenset({"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"})
"""Keywords whose values have names of a person's in the place of keywords."""


def add_variant(schema: JsonObject, choice: Path, place: int) -> tuple[JsonObject, Path]:
    """A variant more, at a place from 0; `choice` is where the list of them stands."""
    return put_variant(schema, (*choice, place), dict(SIMPLEST)), (*choice, place)


def put_variant(schema: JsonObject, path: Path, said: JsonValue) -> JsonObject:
    """A variant more, at its place."""
    *choice, place = path

    def change(variants: list[JsonValue]) -> JsonValue:
        return [*variants[: int(place)], said, *variants[int(place) :]]

    return changed(schema, tuple(choice), change)


def remove_variant(schema: JsonObject, path: Path) -> JsonObject:
    """Without a variant; without the last one there is no choice."""
    *choice, place = path
    if len(value_at(schema, tuple(choice))) == 1:
        return remove(schema, tuple(choice))
    return changed(
        schema,
        tuple(choice),
        lambda variants: [each for at, each in enumerate(variants) if at != place],
    )


def add_definition(schema: JsonObject, group: Path) -> tuple[JsonObject, Path]:
    """A definition more, last in its group."""
    name = free_name(NEW_DEFINITION, value_at(schema, group))
    return changed(schema, group, lambda node: {**node, name: dict(SIMPLEST)}), (*group, name)


def rename_definition(schema: JsonObject, path: Path, name: str) -> tuple[JsonObject, Path]:
    """Call a definition otherwise, and have all references follow; it stays in its place.

    Raises:
        DefinitionError: The name is empty, or another definition has it.
    """
    *above, old = path
    group = tuple(above)
    if name == old:
        return schema, path
    if not name:
        raise DefinitionError("A definition needs a name.", next_step="Type one, or press Escape.")
    if name in value_at(schema, group):
        raise DefinitionError(f"There is a definition {name}.", next_step="Choose another name.")
    made = schema
    for place in references_to(schema, path):
        inside = (target_of(value_at(schema, place)) or ())[len(path) :]
        *above, keyword = place
        made = _saying(made, tuple(above), str(keyword), pointer_of((*group, name, *inside)))

    def change(node: JsonObject) -> JsonValue:
        return {(name if each == old else each): value for each, value in node.items()}

    return changed(made, group, change), (*group, name)


def remove_definition(schema: JsonObject, path: Path) -> JsonObject:
    """Without a definition; without the last one there is no group.

    Raises:
        DefinitionError: something is described by it.
    """
    _refuse_used(schema, path)
    group = path[:-1]
    return remove(schema, group if len(value_at(schema, group)) == 1 else path)


def remove_definitions(schema: JsonObject, group: Path) -> JsonObject:
    """Without any of them.

    Raises:
        DefinitionError: something is described by one.
    """
    _refuse_used(schema, group)
    return remove(schema, group)


def references_to(schema: JsonObject, path: Path) -> list[Path]:
    """Where a "$ref" names a place, or something in it."""
    found = ((place, target_of(each)) for place, each in _references(schema, ()))
    wanted = tuple(map(str, path))
    return [place for place, target in found if target and target[: len(path)] == wanted]


def target_of(reference: JsonValue) -> Path | None:
    """The place that a "$ref" names in its own schema, all as texts; None when it is elsewhere."""
    if not isinstance(reference, str) or not (reference == "#" or reference.startswith("#/")):
        return None
    parts = unquote(reference[1:]).split("/")[1:]
    return tuple(each.replace("~1", "/").replace("~0", "~") for each in parts)


def pointer_of(path: Path) -> str:
    """The "$ref" that names a place."""
    parts = (str(each).replace("~", "~0").replace("/", "~1").replace("%", "%25") for each in path)
    return "".join(("#", *(f"/{each}" for each in parts)))


def _saying(schema: JsonObject, path: Path, keyword: str, said: JsonValue) -> JsonObject:
    return changed(schema, path, lambda node: {**node, keyword: said})


def _refuse_used(schema: JsonObject, path: Path) -> None:
    inside = len(path)
    uses = [each for each in references_to(schema, path) if each[:inside] != path]
    if uses:
        where = " / ".join(map(str, uses[0][:-1])) or "The schema"
        raise DefinitionError(
            f"{where} refers to {value_at(schema, uses[0])}.",
            next_step="Describe it in another way first.",
        )


def _references(node: Any, path: Path, *, is_named: bool = False) -> Iterator[tuple[Path, str]]:
    if isinstance(node, list):
        for place, each in enumerate(node):
            yield from _references(each, (*path, place))
    elif isinstance(node, dict):
        for key, each in node.items():
            if is_named:
                yield from _references(each, (*path, key))
            elif key == "$ref" and isinstance(each, str):
                yield (*path, key), each
            elif key not in _DATA:
                yield from _references(each, (*path, key), is_named=key in _NAMED)
