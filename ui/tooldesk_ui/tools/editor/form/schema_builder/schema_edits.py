"""What can be done to a schema: each a function that gives another one. No Qt.

Nothing but the place that is meant is another one then: what the builder does not know stays as it
is, and so does the order of keys. Nothing is changed in place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tooldesk.errors import DefinitionError
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.tools.editor.form.schema_builder.keywords import (
    OF_TYPE,
    SAID_OUTSIDE,
    fits_types,
    inner_path,
    inner_schema,
)
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import Path, all_types

NEW_NAME = "parameter"
SIMPLEST = {"type": "string"}


def value_at(schema: JsonValue, path: Path) -> JsonValue:
    """What stands at a place; ABSENT where there is none. Indexes may be texts."""
    node: Any = schema
    for part in path:
        try:
            node = node[int(part) if isinstance(node, list) else part]
        except (KeyError, IndexError, TypeError, ValueError):
            return ABSENT
    return node


def keyword_of(schema: JsonValue, keyword: str) -> JsonValue:
    """What a schema says by a keyword; ABSENT for nothing."""
    return value_at(schema, (*_place_of(schema, keyword), keyword))


def set_keyword(schema: JsonObject, path: Path, keyword: str, value: JsonValue) -> JsonObject:
    """Say something by a keyword; ABSENT says nothing."""
    place = (*path, *_place_of(value_at(schema, path), keyword))
    return changed(schema, place, lambda node: _with(node, keyword, value))


def _place_of(schema: JsonValue, keyword: str) -> Path:
    """Where in a schema a keyword stands, or is to be written."""
    inner = inner_path(schema)
    if not inner or keyword in schema:
        return ()
    is_there = keyword in value_at(schema, inner)
    return inner if is_there or keyword not in SAID_OUTSIDE else ()


def set_types(schema: JsonObject, path: Path, types: Sequence[str]) -> JsonObject:
    """Name other types; keywords that are about none of them go, as do values that are none."""
    return changed(schema, path, lambda node: _of_types(node, tuple(types)))


def set_type(schema: JsonObject, path: Path, type_: str) -> JsonObject:
    """Name another type, or none for ""; whether it may be null stays as it is."""
    null = ("null",) if "null" in all_types(value_at(schema, path)) and type_ else ()
    return set_types(schema, path, (*((type_,) if type_ else ()), *null))


def set_required(schema: JsonObject, path: Path, is_required: bool) -> JsonObject:
    """Say whether an object must have a member."""
    *above, _, name = path
    return changed(schema, tuple(above), lambda node: _needing(node, str(name), is_required))


def rename(schema: JsonObject, path: Path, name: str) -> tuple[JsonObject, Path]:
    """Call a member otherwise; it stays in its place.

    Raises:
        DefinitionError: The name is empty, or another member has it.
    """
    *above, _, old = path
    parent = tuple(above)
    if name == old:
        return schema, path
    if not name:
        raise DefinitionError("A parameter needs a name.", next_step="Type one, or press Esc.")
    if name in _properties(value_at(schema, parent)):
        raise DefinitionError(
            f"There is a parameter {name} beside it.", next_step="Choose another name."
        )

    def change(node: JsonObject) -> JsonObject:
        made = dict(node)
        made["properties"] = {
            (name if each == old else each): value for each, value in node["properties"].items()
        }
        if isinstance(required := node.get("required"), list):
            made["required"] = [name if each == old else each for each in required]
        return made

    return changed(schema, parent, change), (*parent, "properties", name)


def add(
    schema: JsonObject,
    above: Path,
    after: str | None = None,
    said: JsonValue = SIMPLEST,
    name: str = NEW_NAME,
) -> tuple[JsonObject, Path]:
    """A member more of the object at `above`, required; last, or `after` another one."""
    parent = (*above, *inner_path(value_at(schema, above)))
    known = _properties(value_at(schema, parent))
    name = free_name(name, known)
    names = list(known)
    place = names.index(after) + 1 if after in known else len(names)

    def change(node: JsonObject) -> JsonObject:
        members = list(known.items())
        members.insert(place, (name, said))
        return _needing({**node, "properties": dict(members)}, name, True)

    return changed(schema, parent, change), (*parent, "properties", name)


def add_inside(schema: JsonObject, path: Path) -> tuple[JsonObject, Path] | None:
    """A member of an object, what the elements of a list are, or a member of each element."""
    node = value_at(schema, path)
    types = all_types(node)
    if "object" in types:
        return add(schema, path)
    if "array" not in types:
        return None
    items = (*path, *inner_path(node), "items")
    if isinstance(value_at(schema, items), dict):
        return add_inside(schema, items)
    return set_keyword(schema, path, "items", dict(SIMPLEST)), items


def duplicate(schema: JsonObject, path: Path) -> tuple[JsonObject, Path]:
    """A member once more, right behind it, under a name that is free."""
    *above, _, name = path
    parent = value_at(schema, tuple(above))
    made, place = add(schema, tuple(above), str(name), value_at(schema, path), str(name))
    is_required = name in parent.get("required", ())
    return (made if is_required else set_required(made, place, False)), place


def remove(schema: JsonObject, path: Path) -> JsonObject:
    """Without what stands at a place."""
    *above, last = path
    if len(path) > 1 and path[-2] == "properties":
        schema = set_required(schema, path, False)
    return changed(schema, tuple(above), lambda node: _with(node, str(last), ABSENT))


def move(schema: JsonObject, path: Path, place: int) -> JsonObject:
    """A member, a definition or a variant at another place among its siblings, from 0."""
    *above, name = path

    def change(members: Any) -> JsonValue:
        if isinstance(members, list):
            rest = [each for at, each in enumerate(members) if at != name]
            return [*rest[:place], members[int(name)], *rest[place:]]
        names = [each for each in members if each != name]
        names.insert(place, str(name))
        return {each: members[each] for each in names}

    return changed(schema, tuple(above), change)


def merged_parameters(schema: JsonObject, other: JsonObject) -> JsonObject:
    """The parameters of another schema besides; those of the same name are replaced."""
    made = {**schema, "properties": {**_properties(schema), **_properties(other)}}
    needed = other.get("required")
    for name in _properties(other):
        made = _needing(made, name, isinstance(needed, list) and name in needed)
    return made


def _of_types(node: JsonValue, types: tuple[str, ...]) -> JsonObject:
    said = node if isinstance(node, dict) else {}
    before = all_types(said)
    inner = inner_path(said)
    if inner and len(types) == 2 and "null" in types:
        alone = tuple(each for each in types if each != "null")
        return changed(said, inner, lambda each: _of_types(each, alone))
    if inner:
        flat = inner_schema(said)
        said = {
            key: value
            for each, old in said.items()
            for key, value in (flat.items() if each == "anyOf" else ((each, old),))
        }
    made = _retyped(said, types)
    lost = {key for each in before if each not in types for key in OF_TYPE[each]}
    kept = {key for each in types for key in OF_TYPE[each]}
    made = {key: value for key, value in made.items() if key not in lost - kept}
    return _completed(_with_fitting_values(made, before, types), before, types)


def _retyped(said: JsonObject, types: tuple[str, ...]) -> JsonObject:
    if not types:
        return _with(said, "type", ABSENT)
    value: JsonValue = types[0] if len(types) == 1 else list(types)
    return _with(said, "type", value) if "type" in said else {"type": value, **said}


def _with_fitting_values(
    made: JsonObject, before: tuple[str, ...], types: tuple[str, ...]
) -> JsonObject:
    """Without the values that are of a type that was lost."""
    if "default" in made and not fits_types(made["default"], types):
        made = _with(made, "default", ABSENT)
    if not isinstance(values := made.get("enum"), list):
        return made
    fitting = [each for each in values if fits_types(each, types)]
    if "null" in types and "null" not in before and None not in fitting:
        fitting.append(None)
    return _with(made, "enum", fitting if any(each is not None for each in fitting) else ABSENT)


def _completed(made: JsonObject, before: tuple[str, ...], types: tuple[str, ...]) -> JsonObject:
    """With what every list and object should say."""
    come = set(types) - set(before)
    if "array" in come and "items" not in made:
        made = {**made, "items": dict(SIMPLEST)}
    if "object" in come and "properties" not in made:
        made = {**made, "properties": {}}
    return made


def _needing(node: JsonObject, name: str, is_required: bool) -> JsonObject:
    required = node.get("required", [])
    if not isinstance(required, list) or (name in required) is is_required:
        return node
    made = [*required, name] if is_required else [each for each in required if each != name]
    return _with(node, "required", made or ABSENT)


def _with(node: JsonObject, key: str, value: JsonValue) -> JsonObject:
    if value is ABSENT:
        return {each: old for each, old in node.items() if each != key}
    return {**node, key: value}


def changed(node: JsonObject, path: Path, change: Callable[[Any], JsonValue]) -> JsonObject:
    """A schema in which one place is another one; all else is the very same."""
    made: JsonObject = _replaced(node, path, change)
    return made


def _replaced(node: Any, path: Path, change: Callable[[Any], JsonValue]) -> Any:
    if not path:
        return change(node)
    first, *rest = path
    made: Any = list(node) if isinstance(node, list) else dict(node)
    made[first] = _replaced(node[first], tuple(rest), change)
    return made


def _properties(schema: JsonValue) -> JsonObject:
    found = schema.get("properties") if isinstance(schema, dict) else None
    return found if isinstance(found, dict) else {}


def free_name(name: str, taken: JsonObject) -> str:
    """The name, or one that begins with it and is not taken."""
    stem, number, made = name, 2, name
    while made in taken:
        made, number = f"{stem}_{number}", number + 1
    return made
