"""Annotations become the JSON Schema that says the same."""

from __future__ import annotations

import collections.abc
import dataclasses
import datetime
import decimal
import enum
import pathlib
import typing
import uuid
from typing import Annotated, Any, Literal, NamedTuple, NewType, NotRequired, Optional, TypedDict

import pydantic
import pytest
from jsonschema import Draft202012Validator

from tooldesk.tools.python_function.type_schema import TypeSchemas


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Level(enum.IntEnum):
    LOW = 1


class Shape(enum.Enum):
    ROUND = object()


class Movie(TypedDict):
    title: str
    year: NotRequired[int]


class Pair(NamedTuple):
    left: int
    right: str = "r"


@dataclasses.dataclass
class Point:
    x: float
    tags: list[str] = dataclasses.field(default_factory=list)
    colour: Colour = Colour.RED
    hidden: int = dataclasses.field(default=0, init=False)


@dataclasses.dataclass
class Tree:
    name: str
    children: list[Tree]


class Inner(pydantic.BaseModel):
    n: int


class Model(pydantic.BaseModel):
    inner: Inner
    note: str = pydantic.Field("", description="A note")


UserId = NewType("UserId", int)
T = typing.TypeVar("T")


@pytest.mark.parametrize(
    ("annotation", "schema"),
    [
        (str, {"type": "string"}),
        (int, {"type": "integer"}),
        (float, {"type": "number"}),
        (bool, {"type": "boolean"}),
        (None, {"type": "null"}),
        (Any, {}),
        (object, {}),
        (T, {}),
        ("Unresolved", {}),
        (list, {"type": "array"}),
        (list[int], {"type": "array", "items": {"type": "integer"}}),
        (typing.List, {"type": "array"}),  # noqa: UP006
        (collections.abc.Sequence[str], {"type": "array", "items": {"type": "string"}}),
        (collections.abc.Sequence, {"type": "array"}),
        (set[str], {"type": "array", "uniqueItems": True, "items": {"type": "string"}}),
        (tuple[int, ...], {"type": "array", "items": {"type": "integer"}}),
        (
            tuple[int, str],
            {
                "type": "array",
                "prefixItems": [{"type": "integer"}, {"type": "string"}],
                "minItems": 2,
                "maxItems": 2,
            },
        ),
        (dict, {"type": "object"}),
        (dict[str, int], {"type": "object", "additionalProperties": {"type": "integer"}}),
        (dict[str, Any], {"type": "object"}),
        (int | None, {"anyOf": [{"type": "integer"}, {"type": "null"}]}),
        (Optional[int], {"anyOf": [{"type": "integer"}, {"type": "null"}]}),  # noqa: UP045
        (int | Any, {}),
        (Literal["a", "b"], {"type": "string", "enum": ["a", "b"]}),
        (Literal["a", 1], {"enum": ["a", 1]}),
        (Colour, {"type": "string", "enum": ["red", "blue"]}),
        (Level, {"type": "integer", "enum": [1]}),
        (Shape, {"type": "string", "enum": ["ROUND"]}),
        (UserId, {"type": "integer"}),
        (datetime.datetime, {"type": "string", "format": "date-time"}),
        (datetime.date, {"type": "string", "format": "date"}),
        (datetime.time, {"type": "string", "format": "time"}),
        (decimal.Decimal, {"type": "string", "format": "decimal"}),
        (uuid.UUID, {"type": "string", "format": "uuid"}),
        (pathlib.Path, {"type": "string", "format": "path"}),
        (pathlib.PosixPath, {"type": "string", "format": "path"}),
        (bytes, {"type": "string", "contentEncoding": "base64"}),
        (Annotated[int, "How many"], {"type": "integer", "description": "How many"}),
        (Annotated[int, {"not": "hashable"}], {"type": "integer"}),
        (
            Annotated[int, pydantic.Field(ge=1, lt=9, description="Few")],
            {"type": "integer", "description": "Few", "minimum": 1, "exclusiveMaximum": 9},
        ),
        (
            Annotated[str, pydantic.Field(min_length=1, pattern="^a")],
            {"type": "string", "minLength": 1, "pattern": "^a"},
        ),
        (
            Annotated[list[int], pydantic.Field(max_length=3)],
            {"type": "array", "items": {"type": "integer"}, "maxItems": 3},
        ),
        (
            Movie,
            {
                "type": "object",
                "properties": {"title": {"type": "string"}, "year": {"type": "integer"}},
                "required": ["title"],
                "additionalProperties": False,
            },
        ),
        (
            Pair,
            {
                "type": "object",
                "properties": {
                    "left": {"type": "integer"},
                    "right": {"type": "string", "default": "r"},
                },
                "required": ["left"],
                "additionalProperties": False,
            },
        ),
        (
            Point,
            {
                "type": "object",
                "properties": {
                    "x": {"type": "number"},
                    "tags": {"type": "array", "items": {"type": "string"}},
                    "colour": {"type": "string", "enum": ["red", "blue"], "default": "red"},
                },
                "required": ["x"],
                "additionalProperties": False,
            },
        ),
    ],
    ids=str,
)
def test_annotation_becomes_its_schema(annotation, schema):
    assert TypeSchemas().of(annotation) == schema
    Draft202012Validator.check_schema(schema)


def test_type_that_contains_itself_is_a_definition():
    schemas = TypeSchemas()
    assert schemas.of(Tree) == {"$ref": "#/$defs/Tree"}
    children = schemas.definitions["Tree"]["properties"]["children"]
    assert children == {"type": "array", "items": {"$ref": "#/$defs/Tree"}}


def test_pydantic_model_describes_itself_and_shares_its_definitions():
    schemas = TypeSchemas()
    schema = schemas.of(list[Model])
    assert schema["items"]["properties"]["inner"] == {"$ref": "#/$defs/Inner"}
    assert schema["items"]["properties"]["note"]["description"] == "A note"
    assert list(schemas.definitions) == ["Inner"]


@pytest.mark.parametrize("annotation", [open, complex, collections.abc.Callable, type])
def test_type_that_no_json_can_become_is_named(annotation):
    schemas = TypeSchemas()
    assert schemas.of(annotation) == {}
    assert len(schemas.unknown_types) == 1
