"""A JSON Schema becomes a tree of fields; what no control fits is edited as JSON."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk_ui.console.schema_form.fields import MOST_FIELDS, FieldKind, FormField, form_fields


def field_of(schema: Any, **root: Any) -> FormField:
    return form_fields({"type": "object", "properties": {"x": schema}, **root}).children[0]


@pytest.mark.parametrize(
    ("schema", "kind"),
    [
        ({"type": "string"}, FieldKind.TEXT),
        ({"type": "string", "maxLength": 5_000}, FieldKind.LONG_TEXT),
        ({"type": "string", "format": "date"}, FieldKind.TEXT),
        ({"type": "integer"}, FieldKind.INTEGER),
        ({"type": "number"}, FieldKind.NUMBER),
        ({"type": "boolean"}, FieldKind.BOOLEAN),
        ({"enum": ["a", "b", None]}, FieldKind.CHOICE),
        ({"const": 3}, FieldKind.CHOICE),
        ({"type": "array", "items": {"type": "string"}}, FieldKind.LIST),
        ({"type": "array", "items": {"enum": [1, 2]}}, FieldKind.LIST),
        ({"type": "array", "items": {"type": "object"}}, FieldKind.JSON),
        ({"type": "array"}, FieldKind.JSON),
        ({"type": "array", "prefixItems": [{}], "items": {"type": "string"}}, FieldKind.JSON),
        ({"type": "object", "properties": {"y": {"type": "string"}}}, FieldKind.GROUP),
        ({"type": "object"}, FieldKind.JSON),
        ({"anyOf": [{"type": "string"}, {"type": "integer"}]}, FieldKind.VARIANTS),
        ({"type": ["string", "integer"]}, FieldKind.VARIANTS),
        ({"oneOf": [{"type": "string"}, {"type": "null"}]}, FieldKind.TEXT),
        ({"anyOf": [{"required": ["y"]}, {}], "properties": {"y": {}}}, FieldKind.GROUP),
        ({"anyOf": [{}] * 51}, FieldKind.JSON),
        ({"type": "array", "items": {"properties": {"y": {}}}}, FieldKind.ROWS),
        ({"type": "array", "items": {"type": ["string", "integer"]}}, FieldKind.ROWS),
        ({}, FieldKind.JSON),
        (True, FieldKind.JSON),
    ],
)
def test_schema_gets_the_control_that_fits(schema: Any, kind: FieldKind) -> None:
    assert field_of(schema).kind is kind


@pytest.mark.parametrize(
    "schema",
    [
        {"type": ["integer", "null"]},
        {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        {"oneOf": [{"type": "null"}, {"$ref": "#/$defs/n"}]},
    ],
)
def test_null_branch_makes_a_field_nullable(schema: Any) -> None:
    field = field_of(schema, **{"$defs": {"n": {"type": "integer"}}})
    assert (field.kind, field.is_nullable) == (FieldKind.INTEGER, True)


def test_reference_is_followed_and_siblings_win() -> None:
    field = field_of(
        {"$ref": "#/$defs/n", "description": "Mine."},
        **{"$defs": {"n": {"type": "integer", "description": "Theirs."}}},
    )
    assert (field.kind, field.description) == (FieldKind.INTEGER, "Mine.")


@pytest.mark.parametrize(
    "schema",
    [
        {"$ref": "#/$defs/loop"},
        {"$ref": "https://example.org/schema.json"},
        {"$ref": "file:///etc/passwd"},
        {"$ref": "#/$defs/missing"},
    ],
)
def test_reference_that_leads_nowhere_is_edited_as_json(schema: Any) -> None:
    loop = {"$ref": "#/$defs/loop"}
    assert field_of(schema, **{"$defs": {"loop": loop}}).kind is FieldKind.JSON


def test_recursive_schema_ends_in_json() -> None:
    node = {"type": "object", "properties": {"child": {"$ref": "#/$defs/node"}}}
    field: FormField | None = form_fields({**node, "$defs": {"node": node}})
    kinds = []
    while field is not None:
        kinds.append(field.kind)
        field = field.children[0] if field.children else None
    assert kinds[-1] is FieldKind.JSON
    assert len(kinds) < 10


def test_names_become_pointers_and_required_is_known() -> None:
    root = form_fields(
        {"type": "object", "properties": {"a/b~c": {"type": "string"}}, "required": ["a/b~c"]}
    )
    (field,) = root.children
    assert (field.pointer, field.is_required) == ("/a~1b~0c", True)


def test_limits_are_said_in_words() -> None:
    field = field_of({"type": ["integer", "null"], "minimum": 1, "maximum": 10, "default": 5})
    assert field.type_words == "integer, 1 to 10, default 5, or null"


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        (
            {"type": "string", "minLength": 2, "pattern": "^a"},
            "text, at least 2 characters, like ^a",
        ),
        (
            {"type": "number", "exclusiveMinimum": 0, "multipleOf": 5},
            "number, above 0, a multiple of 5",
        ),
        (
            {"type": "array", "items": {"properties": {"y": {}}}, "maxItems": 1000},
            "list of objects, at most 1,000 items",
        ),
        ({"type": "array", "items": {}, "minItems": 1}, "JSON, at least 1 item"),
        ({"type": "string", "maxLength": 1, "minLength": 1}, "text, 1 to 1 character"),
    ],
)
def test_every_bound_is_said(schema: Any, words: str) -> None:
    assert field_of(schema).type_words == words


def test_variants_are_named_by_what_tells_them_apart() -> None:
    field = field_of(
        {
            "description": "What to draw.",
            "oneOf": [
                {"title": "A circle", "properties": {"r": {}}},
                {"properties": {"kind": {"const": "box"}, "w": {}}},
                {"properties": {"from": {}, "to": {}}},
                {"type": "string", "maxLength": 9},
                {"$ref": "#/$defs/n"},
                {"type": "null"},
            ],
        },
        **{"$defs": {"n": {"type": "integer"}}},
    )
    titles = [variant.title for variant in field.variants]
    assert titles == ["A circle", "kind: box", "from, to", "text, at most 9 characters", "integer"]
    assert field.is_nullable
    assert {variant.pointer for variant in field.variants} == {"/x"}
    assert {variant.description for variant in field.variants} == {""}


def test_references_that_multiply_end_in_json() -> None:
    many = {"anyOf": [{"properties": {f"p{n}": {"$ref": "#/$defs/many"}}} for n in range(50)]}
    root = form_fields({"properties": {"x": many}, "$defs": {"many": many}})

    def count(field: FormField) -> int:
        return 1 + sum(map(count, (*field.children, *field.variants)))

    assert count(root) < 2 * MOST_FIELDS
