"""An edit changes the place that is meant; all else, the order of keys included, stays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tooldesk.errors import DefinitionError
from tooldesk_ui.tools.editor.form.schema_builder import schema_choices as choices
from tooldesk_ui.tools.editor.form.schema_builder import schema_edits as edits
from tooldesk_ui.tools.editor.form.schema_builder.keyword_fields import fields_of
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import (
    CHOICES,
    SchemaRow,
    Sort,
    schema_rows,
)
from tooldesk_ui.tools.editor.tool_draft import ABSENT

NAMES = st.sampled_from(["city", "unit", "a/b", " ", "properties", "items", "~"])
VALUES = st.sampled_from([None, True, 1, 1.0, "", "x", [], [1], {}, {"type": "odd"}])
KEPT = st.dictionaries(
    st.sampled_from(["$ref", "oneOf", "allOf", "not", "if", "patternProperties", "x-odd", "const"]),
    VALUES,
    max_size=2,
)
SAID = st.dictionaries(
    st.sampled_from(
        ["title", "description", "default", "enum", "minimum", "format", "items", "required"]
    ),
    VALUES,
    max_size=3,
)
TYPES = st.sampled_from(
    [{}, {"type": "string"}, {"type": ["integer", "null"]}, {"type": "array"}, {"type": 3}]
)
LEAVES = st.builds(
    lambda *parts: {k: v for part in parts for k, v in part.items()}, SAID, TYPES, KEPT
)


def _object(members: dict[str, Any], needed: list[str], kept: dict[str, Any]) -> dict[str, Any]:
    return {**kept, "properties": members, "type": "object", "required": needed}


def _either(inner: dict[str, Any], said: dict[str, Any]) -> dict[str, Any]:
    return {**said, "anyOf": [inner, {"type": "null"}]}


def _choice(keyword: str, variants: list[Any], said: dict[str, Any]) -> dict[str, Any]:
    return {**said, keyword: variants}


def _schemas(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    members = st.dictionaries(NAMES, inner, max_size=4)
    return st.one_of(
        st.builds(_object, members, st.lists(NAMES, unique=True, max_size=3), KEPT),
        st.builds(lambda items, said: {"type": "array", **said, "items": items}, inner, KEPT),
        st.builds(_choice, st.sampled_from([*CHOICES]), st.lists(inner, max_size=3), SAID),
        st.builds(_either, inner, st.dictionaries(st.just("description"), VALUES, max_size=1)),
        st.booleans(),
    )


ANY = st.recursive(LEAVES, _schemas, max_leaves=8)
DEFINED = st.sampled_from(["Place", "a/b", "~", "100 %"])
REFERENCES = st.builds(
    lambda name, below: {"$ref": choices.pointer_of(("$defs", name, *below))},
    DEFINED,
    st.sampled_from([(), ("properties", "city")]),
)
OBJECTS = st.builds(
    lambda made, defs: {**made, **({"$defs": defs} if defs else {})},
    st.builds(
        _object,
        st.dictionaries(NAMES, ANY | REFERENCES, min_size=1, max_size=4),
        st.lists(NAMES, unique=True, max_size=3),
        KEPT,
    ),
    st.dictionaries(DEFINED, ANY | REFERENCES, max_size=3),
)
GENTLE = settings(max_examples=60, deadline=None)


def written(value: Any) -> str:
    return json.dumps(value)


def all_rows(rows: tuple[SchemaRow, ...]) -> Iterator[SchemaRow]:
    for row in rows:
        yield row
        yield from all_rows(row.rows)


def members_of(schema: dict[str, Any]) -> list[SchemaRow]:
    return [each for each in all_rows(schema_rows(schema)) if each.sort is Sort.PROPERTY]


@GENTLE
@given(OBJECTS)
def test_schema_that_is_read_and_written_unchanged_is_the_same_text(schema: Any) -> None:
    before = deepcopy(schema)
    made = schema
    for row in all_rows(schema_rows(schema)):
        assert edits.value_at(schema, row.path) is row.schema
        if not row.sort.is_schema or not isinstance(row.schema, dict):
            continue
        for field in fields_of(row.schema, row.types, is_root=False):
            said = edits.keyword_of(row.schema, field.key)
            made = edits.set_keyword(made, row.path, field.key, said)
    for row in members_of(schema):
        made = edits.set_required(made, row.path, row.is_required)
        made, _ = edits.rename(made, row.path, str(row.path[-1]))
    assert written(made) == written(before) == written(schema)


@GENTLE
@given(OBJECTS, st.data())
def test_edit_and_its_opposite_give_the_same_text(schema: Any, data: st.DataObject) -> None:
    row = data.draw(st.sampled_from(members_of(schema)))
    siblings = list(edits.value_at(schema, row.path[:-1]))
    renamed, path = edits.rename(schema, row.path, "other name")
    assert list(edits.value_at(renamed, path[:-1])).index("other name") == siblings.index(
        path_name(row)
    )
    assert written(edits.rename(renamed, path, path_name(row))[0]) == written(schema)
    doubled, path = edits.duplicate(schema, row.path)
    assert edits.value_at(doubled, path) == row.schema
    assert written(edits.remove(doubled, path)) == without_empty_required(schema, row)
    place = data.draw(st.integers(0, len(siblings) - 1))
    moved = edits.move(schema, row.path, place)
    assert list(edits.value_at(moved, row.path[:-1])).index(path_name(row)) == place
    assert written(edits.move(moved, row.path, siblings.index(path_name(row)))) == written(schema)


@GENTLE
@given(OBJECTS)
def test_variants_and_definitions_come_back_from_every_edit(schema: Any) -> None:
    before = written(schema)
    for row in all_rows(schema_rows(schema)):
        if row.sort is Sort.CHOICE:
            last = len(row.rows)
            made, path = choices.add_variant(schema, row.path, last)
            assert [each.path[-1] for each in rows_at(made, row.path)] == [*range(last + 1)]
            assert written(choices.remove_variant(made, path)) == before
            moved = edits.move(schema, (*row.path, 0), last - 1)
            assert edits.value_at(moved, row.path)[last - 1] == row.schema[0]
            assert written(edits.move(moved, (*row.path, last - 1), 0)) == before
        elif row.sort is Sort.DEFINITION:
            uses = choices.references_to(schema, row.path)
            made, path = choices.rename_definition(schema, row.path, "other / name")
            now = choices.references_to(made, path)
            assert len(now) == len(uses)
            assert not choices.references_to(made, row.path)
            assert written(choices.rename_definition(made, path, path_name(row))[0]) == before
    assert written(schema) == before


def rows_at(schema: Any, path: tuple[Any, ...]) -> tuple[SchemaRow, ...]:
    (found,) = (each for each in all_rows(schema_rows(schema)) if each.path == path)
    return found.rows


def test_choice_without_variants_and_group_without_definitions_are_gone() -> None:
    schema = tool({"oneOf": [{"type": "string"}, {"const": 3}]})
    path = (*CITY, "oneOf")
    made = choices.remove_variant(schema, (*path, 0))
    assert made["properties"]["city"] == {"oneOf": [{"const": 3}]}
    assert choices.remove_variant(made, (*path, 0))["properties"]["city"] == {}
    schema = tool({"$ref": "#/$defs/Place"}, **{"$defs": {"Place": {"$ref": "#/$defs/Place"}}})
    with pytest.raises(DefinitionError, match=r"city refers to .*Place"):
        choices.remove_definition(schema, ("$defs", "Place"))
    with pytest.raises(DefinitionError, match=r"city refers to .*Place"):
        choices.remove_definitions(schema, ("$defs",))
    free = edits.set_keyword(schema, CITY, "$ref", ABSENT)
    assert "$defs" not in choices.remove_definition(free, ("$defs", "Place"))
    assert "$defs" not in choices.remove_definitions(free, ("$defs",))
    made, path = choices.add_definition(schema, ("$defs",))
    assert (path, made["$defs"]["definition"]) == (("$defs", "definition"), {"type": "string"})
    for name in ("", "Place"):
        with pytest.raises(DefinitionError):
            choices.rename_definition(made, path, name)


def test_reference_in_data_and_to_elsewhere_is_left_alone() -> None:
    data = {"const": {"$ref": "#/$defs/Place"}, "default": [{"$ref": "#/$defs/Place"}]}
    kept = {"$ref": "https://example.org/place#/$defs/Place"}
    schema = tool(data, **{"$defs": {"Place": kept, "x": {"properties": {"$ref": {}}}}})
    made, _ = choices.rename_definition(schema, ("$defs", "Place"), "City")
    assert made["properties"]["city"] == data
    assert made["$defs"]["City"] is kept


def path_name(row: SchemaRow) -> str:
    return str(row.path[-1])


def without_empty_required(schema: Any, row: SchemaRow) -> str:
    """An empty list of required members is not written back."""
    made = deepcopy(schema)
    parent = edits.value_at(made, row.path[:-2])
    if not row.is_required and parent.get("required") == []:
        del parent["required"]
    return written(made)


@GENTLE
@given(OBJECTS, st.data())
def test_new_type_changes_nothing_beside_it(schema: Any, data: st.DataObject) -> None:
    row = data.draw(st.sampled_from(members_of(schema)))
    before = written(schema)
    kind = data.draw(st.sampled_from(["string", "array", "object", "boolean", ""]))
    made = edits.set_type(schema, row.path, kind)
    kept = {
        each.path[-1]: each.schema
        for each in row.rows
        if not each.sort.is_schema
        and len(each.path) == len(row.path) + 1
        and each.path[-1] != "type"
    }
    now = edits.value_at(made, row.path)
    assert {key: now.get(key, ABSENT) for key in kept if key not in {"items", "required"}} == {
        key: value for key, value in kept.items() if key not in {"items", "required"}
    }
    assert written(schema) == before
    assert written(edits.set_keyword(made, row.path[:-1], path_name(row), row.schema)) == before


CITY = ("properties", "city")


def tool(city: Any, **more: Any) -> dict[str, Any]:
    return {"type": "object", "properties": {"city": city, "unit": {"type": "string"}}, **more}


@pytest.mark.parametrize(
    ("before", "types", "after"),
    [
        (
            {"type": "string", "minLength": 1, "description": "Where.", "default": "x"},
            ("integer",),
            {"type": "integer", "description": "Where."},
        ),
        (
            {"type": "string", "enum": ["a"]},
            ("string", "null"),
            {"type": ["string", "null"], "enum": ["a", None]},
        ),
        (
            {"type": ["string", "null"], "enum": ["a", None]},
            ("string",),
            {"type": "string", "enum": ["a"]},
        ),
        ({"type": "string"}, ("array",), {"type": "array", "items": {"type": "string"}}),
        ({"type": "string"}, ("object",), {"type": "object", "properties": {}}),
        ({"type": "integer", "minimum": 1}, ("number",), {"type": "number", "minimum": 1}),
        ({"type": "integer", "x-odd": 1}, (), {"x-odd": 1}),
        ({"description": "Any."}, ("string",), {"type": "string", "description": "Any."}),
        (
            {"anyOf": [{"type": "string", "minLength": 1}, {"type": "null"}], "default": None},
            ("string",),
            {"type": "string", "minLength": 1},
        ),
        (
            {"anyOf": [{"type": "string", "format": "date"}, {"type": "null"}], "title": "T"},
            ("integer", "null"),
            {"anyOf": [{"type": "integer"}, {"type": "null"}], "title": "T"},
        ),
    ],
)
def test_type_takes_along_what_is_about_it(before: Any, types: Any, after: Any) -> None:
    made = edits.set_types(tool(before), CITY, types)
    assert written(made["properties"]["city"]) == written(after)


def test_constraint_of_a_nullable_value_is_written_where_its_type_is() -> None:
    schema = tool({"anyOf": [{"type": "string"}, {"type": "null"}]})
    made = edits.set_keyword(schema, CITY, "minLength", 1)
    made = edits.set_keyword(made, CITY, "default", None)
    assert made["properties"]["city"] == {
        "anyOf": [{"type": "string", "minLength": 1}, {"type": "null"}],
        "default": None,
    }


def test_member_of_an_object_in_a_list_can_be_added() -> None:
    made, path = edits.add_inside(tool({"type": "array"}), CITY) or ({}, ())
    assert edits.value_at(made, path) == {"type": "string"}
    made = edits.set_type(made, path, "object")
    made, path = edits.add_inside(made, CITY) or ({}, ())
    assert path == (*CITY, "items", "properties", "parameter")
    assert made["properties"]["city"]["items"]["required"] == ["parameter"]
    assert edits.add_inside(made, ("properties", "unit")) is None


def test_name_that_is_taken_or_empty_is_refused() -> None:
    for name in ("unit", ""):
        with pytest.raises(DefinitionError):
            edits.rename(tool({}), CITY, name)


def test_added_parameters_replace_those_of_the_same_name() -> None:
    other = {"type": "object", "properties": {"city": {"type": "integer"}, "day": {}}}
    made = edits.merged_parameters(tool({}, required=["city"], title="T"), other)
    assert list(made["properties"]) == ["city", "unit", "day"]
    assert made["properties"]["city"] == {"type": "integer"}
    assert "required" not in made
    assert made["title"] == "T"
