"""schema_rows: a JSON Schema as a tree of rows, each with the place where it stands. No Qt."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tooldesk.counted import counted
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk_ui.tools.editor.form.schema_builder.keywords import (
    inner_path,
    inner_schema,
    is_kept,
    types_of,
)

Path = tuple[str | int, ...]
"""Keys and indexes that lead from the input schema to a part of it."""

DEEPEST = 30
"""Levels of rows; what is below is kept as written."""

LONGEST_PREVIEW = 200

Say = Callable[[str], str]
"""Words of ours in the language of a person."""


class Sort(StrEnum):
    """What a row is about."""

    PROPERTY = "property"
    ITEMS = "items"
    CHOICE = "choice"
    VARIANT = "variant"
    DEFINITIONS = "definitions"
    DEFINITION = "definition"
    REFERENCE = "reference"
    KEPT = "kept"

    @property
    def is_schema(self) -> bool:
        """Whether a schema stands there, not a list of some, or a word."""
        return self in (Sort.PROPERTY, Sort.ITEMS, Sort.VARIANT, Sort.DEFINITION)

    @property
    def is_sibling(self) -> bool:
        """Whether it stands in an order with others."""
        return self in (Sort.PROPERTY, Sort.VARIANT, Sort.DEFINITION)


CHOICES = {"anyOf": "at least one of", "oneOf": "exactly one of", "allOf": "all of"}
"""Keywords that list schemas, and which of them a value has to fit."""

KINDS = {"anyOf": "any of…", "oneOf": "one of…"}
"""Keywords of choices that a value's type can be, and what they are called there."""

DEFINITIONS = ("$defs", "definitions")
"""Keywords that have schemas to refer to: the second is that of drafts before 2019-09."""


@dataclass(frozen=True, slots=True)
class SchemaRow:
    """One row of the builder."""

    sort: Sort
    """What it is about."""

    path: Path
    """Where its schema stands; of what is kept, where the keyword does."""

    schema: JsonValue
    """What stands there."""

    is_required: bool = False
    """Whether its object must have it."""

    rows: tuple[SchemaRow, ...] = ()
    """What is below: members, the elements of a list, variants, definitions, and what is kept."""

    @property
    def name(self) -> str:
        """What it is called."""
        return self.name_in(str)

    def name_in(self, say: Say) -> str:
        """The same in the language that `say` speaks; names of a person's own are theirs."""
        last = self.path[-1]
        match self.sort:
            case Sort.ITEMS:
                return say("each element")
            case Sort.CHOICE:
                return say(CHOICES[str(last)])
            case Sort.VARIANT:
                return say("variant {}").format(int(last) + 1)
        return str(last)

    @property
    def key(self) -> tuple[Sort, str | int]:
        """What it stays the same row by, beside its siblings."""
        return self.sort, self.path[-1]

    @property
    def types(self) -> tuple[str, ...]:
        """The types that its schema names, null last."""
        return all_types(self.schema)

    @property
    def kind(self) -> str:
        """The first type that isn't null, the keyword of a choice in its place, "" for any."""
        named = (each for each in self.types if each != "null")
        return choice_of(self.schema) or next(named, "")

    @property
    def type_words(self) -> str:
        """Its types in words."""
        return self.types_in(str)

    def types_in(self, say: Say) -> str:
        """The same in the language that `say` speaks; types are called as JSON Schema does."""
        match self.sort:
            case Sort.KEPT:
                return say("kept as written")
            case Sort.CHOICE:
                return say(counted(len(self.rows), "variant"))
            case Sort.DEFINITIONS:
                return say(counted(len(self.rows), "definition"))
            case Sort.REFERENCE:
                return _type_words({"$ref": self.schema}, say)
        return _type_words(self.schema, say)

    @property
    def description(self) -> str:
        """What is said of it; of what is kept, its beginning as JSON."""
        if self.sort is Sort.REFERENCE:
            return str(self.schema)
        if self.sort in (Sort.CHOICE, Sort.DEFINITIONS):
            return ""
        if self.sort is Sort.KEPT:
            return json.dumps(self.schema, ensure_ascii=False)[:LONGEST_PREVIEW]
        said = self.schema.get("description") if isinstance(self.schema, dict) else None
        return said if isinstance(said, str) else ""


Known = Mapping[Path, SchemaRow]


def schema_rows(schema: JsonObject, before: tuple[SchemaRow, ...] = ()) -> tuple[SchemaRow, ...]:
    """The rows of a schema of an object; those of `before` whose schema is the very same stay."""
    known = {each.path: each for each in before}
    return tuple(_rows_below(schema, (), 0, known))


def all_types(schema: JsonValue) -> tuple[str, ...]:
    """The types that a schema names, null last; also where null is a choice beside it."""
    if isinstance(schema, dict) and inner_path(schema):
        return (*types_of(inner_schema(schema)), "null")
    return types_of(schema)


def choice_of(schema: JsonValue) -> str:
    """The keyword of `KINDS` whose variants are in the place of a type; "" where none is."""
    if not isinstance(schema, dict) or "type" in schema or inner_path(schema):
        return ""
    return next((each for each in KINDS if _are_schemas(schema.get(each), list)), "")


def _rows_below(schema: JsonObject, path: Path, depth: int, known: Known) -> Iterator[SchemaRow]:
    inner = inner_path(schema)
    yield from _members(inner_schema(schema), (*path, *inner), depth, known)
    if inner:
        yield from (
            _beside(path, each, schema[each], depth)
            for each in schema
            if each != "anyOf" and is_kept(schema, each)
        )


def _members(schema: JsonObject, path: Path, depth: int, known: Known) -> Iterator[SchemaRow]:
    if depth >= DEEPEST:
        return
    properties, required = schema.get("properties"), schema.get("required")
    listed = required if isinstance(required, list) else ()
    needed = {each for each in listed if isinstance(each, str)}
    if isinstance(properties, dict):
        for name, each in properties.items():
            place = (*path, "properties", name)
            old, is_required = known.get(place), name in needed
            if old is not None and old.schema is each and old.is_required is is_required:
                yield old
            else:
                yield _row(Sort.PROPERTY, place, each, depth, is_required=is_required)
    if isinstance(items := schema.get("items"), dict):
        yield _row(Sort.ITEMS, (*path, "items"), items, depth)
    for keyword in schema:
        if is_kept(schema, keyword):
            yield _beside(path, keyword, schema[keyword], depth)


def _beside(path: Path, keyword: str, said: JsonValue, depth: int) -> SchemaRow:
    """What a schema says beside its members: by keywords that the builder knows, or not."""
    place = (*path, keyword)
    if keyword == "$ref" and isinstance(said, str):
        return SchemaRow(Sort.REFERENCE, place, said)
    if keyword in CHOICES and _are_schemas(said, list):
        rows = (_row(Sort.VARIANT, (*place, at), each, depth) for at, each in enumerate(said))
        return SchemaRow(Sort.CHOICE, place, said, rows=tuple(rows))
    if keyword in DEFINITIONS and _are_schemas(said, dict):
        named = (_row(Sort.DEFINITION, (*place, at), each, depth) for at, each in said.items())
        return SchemaRow(Sort.DEFINITIONS, place, said, rows=tuple(named))
    return SchemaRow(Sort.KEPT, place, said)


def _are_schemas(said: Any, kind: type) -> bool:
    if not (isinstance(said, kind) and isinstance(said, dict | list) and said):
        return False
    inside = said.values() if isinstance(said, dict) else said
    return all(isinstance(each, dict | bool) for each in inside)


def _row(
    sort: Sort, path: Path, schema: JsonValue, depth: int, *, is_required: bool = False
) -> SchemaRow:
    below = tuple(_rows_below(schema, path, depth + 1, {})) if isinstance(schema, dict) else ()
    return SchemaRow(sort, path, schema, is_required, below)


def _type_words(schema: JsonValue, say: Say) -> str:
    if isinstance(schema, bool):
        return say("anything" if schema else "nothing")
    if not isinstance(schema, dict):
        return say("no schema")
    if isinstance(reference := schema.get("$ref"), str):
        return say("as {}").replace("{}", reference.rpartition("/")[2] or reference)
    if choice := choice_of(schema):
        return f"{say(KINDS[choice]).rstrip('…')} {len(schema[choice])}"
    inner = inner_schema(schema)
    words = [
        say("array of {}").replace("{}", _type_words(inner["items"], say))
        if each == "array" and isinstance(inner.get("items"), dict)
        else each
        for each in all_types(schema)
    ]
    if not words:
        is_choice = any(each in schema for each in ("anyOf", "oneOf", "allOf", "not", "const"))
        return say("see below" if is_choice else "any")
    return say("{} or {}").replace("{}", "").join(words)
