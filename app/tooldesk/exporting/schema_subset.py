"""SchemaSubset: the part of JSON Schema that a target takes, one row each.

Sources: OpenAI, "Structured outputs", supported schemas; Anthropic, "Structured outputs", JSON
Schema limitations; Google, Gemini API, "Schema" of function declarations. What the last of them
takes is what its SDK's type Schema has, less what the API without Vertex refuses.
"""

from __future__ import annotations

from collections.abc import Mapping

from tooldesk.frozen_record import frozen_record

_STRINGS = frozenset(
    {"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"}
)

ANNOTATIONS = frozenset({"$schema", "$id", "$comment", "$anchor", "$vocabulary", "title"})
"""Keywords that say nothing about a value; leaving them out loses nothing."""

_SHAPE = frozenset({"type", "description", "title", "properties", "required", "items", "enum"})
_BOUNDS = frozenset({"minimum", "maximum", "minItems", "maxItems", "pattern", "format"})
_REFERENCES = frozenset({"$ref", "$defs", "definitions"})


@frozen_record
class SchemaLimits:
    """How large a schema may be; 0 is any size."""

    properties: int = 0
    """Properties of all objects together."""

    levels: int = 0
    """Objects and arrays within each other."""

    enum_values: int = 0
    """Values of all enums together."""

    name_chars: int = 0
    """Characters of all property names, names of $defs, enum values and consts together."""

    long_enum_chars: int = 0
    """Characters of the values of one enum that has more than 250 of them."""


@frozen_record
class SchemaSubset:
    """What a target's schemas can say."""

    keywords: frozenset[str]
    """Keywords that are taken as they are; all others are left out, and told of."""

    formats: Mapping[str, frozenset[str]]
    """Type → formats that may stand beside it."""

    is_closed: bool = False
    """Whether every object must say "additionalProperties": false."""

    requires_all: bool = False
    """Whether every property must be required, so that optional ones become nullable."""

    has_nullable: bool = False
    """Whether null is said by "nullable": true, and a type is one word (OpenAPI 3.0)."""

    has_text_enums: bool = False
    """Whether the values of an enum must be text."""

    allows_recursion: bool = True
    """Whether a schema may refer to itself."""

    most_min_items: int | None = None
    """The largest minItems; None is any."""

    limits: SchemaLimits = SchemaLimits()
    """How large it may be."""


OPENAI_STRICT = SchemaSubset(
    keywords=_SHAPE
    | _BOUNDS
    | _REFERENCES
    | {"anyOf", "const", "additionalProperties"}
    | {"multipleOf", "exclusiveMinimum", "exclusiveMaximum"},
    formats={"string": _STRINGS},
    is_closed=True,
    requires_all=True,
    limits=SchemaLimits(
        properties=5000, levels=10, enum_values=1000, name_chars=120_000, long_enum_chars=15_000
    ),
)

ANTHROPIC_STRICT = SchemaSubset(
    keywords=_SHAPE
    | _REFERENCES
    | {"anyOf", "const", "additionalProperties", "default", "format", "minItems"},
    formats={"string": _STRINGS | {"uri"}},
    is_closed=True,
    allows_recursion=False,
    most_min_items=1,
)

GEMINI = SchemaSubset(
    keywords=_SHAPE
    | _BOUNDS
    | {"anyOf", "nullable", "default", "minLength", "maxLength", "minProperties", "maxProperties"},
    formats={
        "string": frozenset({"enum", "date-time"}),
        "number": frozenset({"float", "double"}),
        "integer": frozenset({"int32", "int64"}),
    },
    has_nullable=True,
    has_text_enums=True,
    allows_recursion=False,
)
