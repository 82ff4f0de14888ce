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
from tooldesk.tools.input_schema import JSON_TYPES
from tooldesk_ui.tools.editor.form.schema_builder import schema_choices as choices
from tooldesk_ui.tools.editor.form.schema_builder import schema_edits as edits
from tooldesk_ui.tools.editor.form.schema_builder.keyword_fields import fields_of
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import (
    CHOICES,
    SchemaRow,
    Sort,
    choice_of,
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


NEW = {"type": "string"}


@pytest.mark.parametrize(
    ("before", "kind", "after"),
    [
        ({"type": "string", "minLength": 1}, "anyOf", [{"type": "string", "minLength": 1}, "i"]),
        ({"type": "integer", "minimum": 1}, "oneOf", [{"type": "integer", "minimum": 1}, NEW]),
        (
            {"type": ["array", "string", "null"], "items": {}, "maxLength": 3, "enum": ["x", []]},
            "anyOf",
            [
                {"type": "string", "maxLength": 3, "enum": ["x"]},
                {"type": "array", "items": {}, "enum": [[]]},
            ],
        ),
        ({"type": ["integer", "null"]}, "oneOf", [{"type": "integer"}, NEW, {"type": "null"}]),
        ({"type": ["integer", "number"]}, "oneOf", [{"type": ["integer", "number"]}, NEW]),
        ({}, "anyOf", [NEW, "i"]),
        ({"const": 3}, "anyOf", [{"const": 3}, NEW]),
        (
            {"type": ["string", "integer"], "not": {"const": 1}},
            "anyOf",
            [{"type": ["string", "integer"], "not": {"const": 1}}, {"type": "boolean"}],
        ),
        ({"type": ["string", "odd"]}, "anyOf", [{"type": ["string", "odd"]}, "i"]),
        (
            {"type": "object", "anyOf": [{"required": ["a"]}]},
            "anyOf",
            [{"type": "object", "anyOf": [{"required": ["a"]}]}, NEW],
        ),
        (
            {"anyOf": [{"type": "null"}, {"type": "integer"}]},
            "oneOf",
            [{"type": "null"}, {"type": "integer"}, NEW],
        ),
        ({"anyOf": [{"const": 1}, {"x-odd": 2}]}, "oneOf", [{"const": 1}, {"x-odd": 2}]),
    ],
)
def test_type_becomes_a_choice_of_what_a_value_may_be(before: Any, kind: str, after: Any) -> None:
    beside = {"description": "Where.", "x-odd": [1.0], "default": 1, "$comment": "é"}
    made = choices.set_kind(tool({**before, **beside}), CITY, kind)["properties"]["city"]
    expected = [{"type": "integer"} if each == "i" else each for each in after]
    assert made == {kind: expected, **beside}
    assert choices.set_kind(tool(made), CITY, kind)["properties"]["city"] is made


@pytest.mark.parametrize(
    ("kind", "after"),
    [
        ("string", {"type": ["string", "null"], "minLength": 2, "x-odd": 1, "title": "Outer"}),
        ("integer", {"type": ["integer", "null"], "title": "Outer"}),
        ("array", {"type": ["array", "null"], "title": "Outer", "items": {"type": "string"}}),
        ("", {"title": "Outer"}),
    ],
)
def test_choice_becomes_the_variant_of_a_type(kind: str, after: Any) -> None:
    of_text = {"type": "string", "minLength": 2, "x-odd": 1, "title": "Inner"}
    variants = [{"const": 1}, of_text, {"type": "integer"}, {"type": "null"}]
    made = choices.set_kind(tool({"oneOf": variants, "title": "Outer"}), CITY, kind)
    assert written(made["properties"]["city"]) == written(after)


def test_references_follow_what_becomes_a_variant_and_back() -> None:
    unit = {"$ref": "#/properties/city/items/properties/lat"}
    items = {"properties": {"lat": {"type": "number"}, "next": {"$ref": "#/properties/city/items"}}}
    schema = {**tool({"type": "array", "items": items}), "x-odd": 1}
    schema["properties"]["unit"] = unit
    made = choices.set_kind(schema, CITY, "oneOf")
    unit_now = made["properties"]["unit"]["$ref"]
    assert unit_now == "#/properties/city/oneOf/0/items/properties/lat"
    assert edits.value_at(made, choices.target_of(unit_now) or ()) == {"type": "number"}
    with pytest.raises(DefinitionError, match="refers to"):
        choices.set_kind(made, CITY, "string")
    any_of = choices.set_kind(made, CITY, "anyOf")
    assert any_of["properties"]["unit"]["$ref"].startswith("#/properties/city/anyOf/0/")
    assert written(choices.set_kind(any_of, CITY, "array")) == written(schema)


@GENTLE
@given(OBJECTS, st.data())
def test_choice_and_the_type_it_was_give_the_same_schema(schema: Any, data: st.DataObject) -> None:
    row = data.draw(st.sampled_from([None, *members_of(schema)]))
    keyword = data.draw(st.sampled_from(["anyOf", "oneOf"]))
    if row is None or not isinstance(row.schema, dict) or "$ref" in row.schema:
        return
    before = written(schema)
    made = choices.set_kind(schema, row.path, keyword)
    now = edits.value_at(made, row.path)
    assert choice_of(now) == keyword
    for each in row.schema.keys() & {"x-odd", "title", "description", "default"}:
        assert now[each] is row.schema[each]
    assert choices.set_kind(made, row.path, keyword) is made
    if row.kind in JSON_TYPES and "enum" not in as_set(row.schema):
        back = choices.set_kind(made, row.path, row.kind)
        null = [each for each in row.types if each == "null"]
        assert as_set(back) == as_set(edits.set_types(schema, row.path, [row.kind, *null]))
    assert written(schema) == before


def as_set(schema: Any) -> str:
    return json.dumps(schema, sort_keys=True)


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
