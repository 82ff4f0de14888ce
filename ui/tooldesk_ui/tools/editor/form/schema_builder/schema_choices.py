"""What can be done to variants and to definitions, as `schema_edits` does to parameters. No Qt.

Source: JSON Schema 2020-12, core, sections 8.2, 10.2.1 and 10.3; JSON pointers are RFC 6901.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any
from urllib.parse import unquote

from tooldesk.calling.schema.pointers import path_of, pointer_to
from tooldesk.errors import DefinitionError
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk_ui.tools.editor.form.schema_builder.keywords import (
    OF_TYPE,
    fits_types,
    inner_path,
    is_kept,
    types_of,
)
from tooldesk_ui.tools.editor.form.schema_builder.schema_edits import (
    SIMPLEST,
    changed,
    free_name,
    remove,
    set_type,
    set_types,
    value_at,
)
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import (
    CHOICES,
    KINDS,
    Path,
    all_types,
    choice_of,
)

NEW_DEFINITION = "definition"
_NEW_VARIANTS = ("string", "integer", "boolean")
"""Types for a variant that is to be none of those that are there."""

_OF_VARIANT = frozenset(
    {
        *("type", "enum", "const", "not", "if", "then", "else", "prefixItems", "contains"),
        *("minContains", "maxContains", "additionalItems", "unevaluatedItems", "propertyNames"),
        *("patternProperties", "unevaluatedProperties", "dependentRequired", "dependentSchemas"),
        *("contentEncoding", "contentMediaType", "contentSchema"),
    }
).union(CHOICES, *OF_TYPE.values())
"""Keywords that say what a value may be; all others are about it whatever it is."""

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


def set_kind(schema: JsonObject, path: Path, kind: str) -> JsonObject:
    """Name another type, none for "", or one of `KINDS`, and make or undo a choice for it.

    What says more of a type goes along with it: a value of several types has a variant each then,
    and of a choice that becomes a type its variant is left.

    Raises:
        DefinitionError: something is described by a variant that would be gone.
    """
    if kind in KINDS:
        return _become_choice(schema, path, kind)
    is_choice = bool(choice_of(value_at(schema, path)))
    return (_become_plain if is_choice else set_type)(schema, path, kind)


def _become_choice(schema: JsonObject, path: Path, keyword: str) -> JsonObject:
    node = value_at(schema, path)
    choice = choice_of(node)
    before = choice or ("anyOf" if inner_path(node) else "")
    if choice == keyword:
        return schema
    if before and (before == keyword or keyword not in node):
        made = _redirected(schema, (*path, before), (*path, keyword))
        made = changed(made, path, lambda node: _with_key(node, before, keyword))
        return made if choice else put_variant(made, (*path, keyword, 2), _new_variants(node)[0])
    return _with_variants(schema, path, keyword)


def _with_variants(schema: JsonObject, path: Path, keyword: str) -> JsonObject:
    """What a value may be, as variants that stand where it stood."""
    said = value_at(schema, path)
    variants = _variants(said)
    for each in sorted(_OF_VARIANT & said.keys(), key=lambda each: each != keyword):
        place = next((at for at, variant in enumerate(variants) if each in variant), 0)
        schema = _redirected(schema, (*path, each), (*path, keyword, place, each))

    def change(node: JsonObject) -> JsonValue:
        made: JsonObject = {}
        for each, value in node.items():
            if each not in _OF_VARIANT:
                made[each] = value
            else:
                made.setdefault(keyword, _variants(node))
        return {keyword: _variants(node), **made} if keyword not in made else made

    return changed(schema, path, change)


def _variants(node: JsonObject) -> list[JsonObject]:
    """A variant for each type that a schema names, null last, and as many new ones as make two."""
    said = {each: value for each, value in node.items() if each in _OF_VARIANT}
    types = types_of(node)
    if "number" in types:  # which an integer is, too
        types = tuple(each for each in types if each != "integer")
    about = {"type", "enum"}.union(*(OF_TYPE[each] for each in types))
    each_of = [each for each in (_of_type(said, kind) for kind in types) if each is not None]
    is_odd = said.keys() - about or any(is_kept(node, each) for each in said)
    if len(types) < 2 or is_odd or not all(fits_types(x, types) for x in said.get("enum", ())):
        each_of = [said] if said else []
    nulls = [each for each in each_of if each.get("type") == "null"]
    others = [each for each in each_of if each not in nulls]
    return [*others, *_new_variants(node)[: max(0, 2 - len(others))], *nulls]


def _of_type(said: JsonObject, kind: str) -> JsonObject | None:
    """What is said of the values of one type; None where an "enum" has none of them."""
    kept = {"type", "enum", *OF_TYPE[kind]}
    made = {each: value for each, value in said.items() if each in kept} | {"type": kind}
    if "enum" in made:
        made["enum"] = [each for each in made["enum"] if fits_types(each, (kind,))]
    return made if made.get("enum", True) else None


def _new_variants(node: JsonObject) -> list[JsonObject]:
    types = all_types(node)
    taken = {*types, *(("integer",) if "number" in types else ())}
    return [{"type": each} for each in _NEW_VARIANTS if each not in taken]


def _become_plain(schema: JsonObject, path: Path, kind: str) -> JsonObject:
    """What the first variant of a type says, in the place of the choice."""
    keyword = choice_of(value_at(schema, path))
    variants = value_at(schema, (*path, keyword))
    types = [all_types(each) for each in variants]
    place = next((at for at, each in enumerate(types) if kind in each), -1)
    for at in range(len(variants)):
        if at != place:
            _refuse_used(schema, (*path, keyword, at))
    if place >= 0:
        schema = _redirected(schema, (*path, keyword, place), path)

    def change(node: JsonObject) -> JsonValue:
        variant = node[keyword][place] if place >= 0 else {}
        beside = node.keys() - {keyword}
        inside = {each: value for each, value in variant.items() if each not in beside}
        parts = (inside if each == keyword else {each: said} for each, said in node.items())
        return {each: said for part in parts for each, said in part.items()}

    made = changed(schema, path, change)
    null = ("null",) if kind and kind != "null" and any("null" in each for each in types) else ()
    return set_types(made, path, (*((kind,) if kind else ()), *null))


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
        raise DefinitionError("A definition needs a name.", next_step="Type one, or press Esc.")
    if name in value_at(schema, group):
        raise DefinitionError(f"There is a definition {name}.", next_step="Choose another name.")
    made = _redirected(schema, path, (*group, name))
    return changed(made, group, lambda node: _with_key(node, str(old), name)), (*group, name)


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
    return path_of(unquote(reference[1:]))


def pointer_of(path: Path) -> str:
    """The "$ref" that names a place."""
    return f"#{pointer_to(path)}".replace("%", "%25")


def _redirected(schema: JsonObject, old: Path, new: Path) -> JsonObject:
    """With every "$ref" to a place, or into it, naming another one."""
    made = schema
    for place in references_to(schema, old):
        inside = (target_of(value_at(schema, place)) or ())[len(old) :]
        *above, keyword = place
        said = {str(keyword): pointer_of((*new, *inside))}
        made = changed(made, tuple(above), partial(_saying, said))
    return made


def _saying(said: JsonObject, node: JsonObject) -> JsonObject:
    return {**node, **said}


def _with_key(node: JsonObject, old: str, new: str) -> JsonObject:
    return {(new if each == old else each): value for each, value in node.items()}


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
