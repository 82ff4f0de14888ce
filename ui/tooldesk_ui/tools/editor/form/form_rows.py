"""The rows of the form, made from the JSON Schema of ToolDefinition. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Any

from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.tools.editor.form.form_words import (
    KINDS_ONLY,
    LONG_TEXTS,
    MORE,
    SECTIONS,
    WORDS,
    Words,
)

_DEEPEST = 3
_LEADS = {"source.url": "source.method"}
"""Fields that share a line: the second stands before the first."""


class RowKind(StrEnum):
    """Which control edits a value."""

    TEXT = "text"
    LONG_TEXT = "long text"
    INTEGER = "integer"
    NUMBER = "number"
    FLAG = "flag"
    CHOICE = "choice"
    NAMES = "names"
    NUMBERS = "numbers"
    WORDS = "words"
    PAIRS = "pairs"
    RECORDS = "records"
    PARAMETERS = "parameters"
    VALUE = "value"
    VALUES = "values"
    VARIANT = "variant"
    INTERPRETER = "interpreter"
    FUNCTION = "function"
    JSON = "json"


_OF_PATH = {
    ("input_schema",): RowKind.PARAMETERS,
    ("source", "interpreter"): RowKind.INTERPRETER,
    ("source", "function"): RowKind.FUNCTION,
}


@dataclass(frozen=True, slots=True)
class FormRow:
    """One field of the form."""

    path: tuple[str, ...]
    """Where its value stands in the file."""

    kind: RowKind
    """Which control edits it."""

    words: Words
    """How it is called."""

    default: JsonValue = ABSENT
    """What counts when it is absent; ABSENT when that is no fixed value."""

    choices: tuple[JsonValue, ...] = ()
    """The values of a choice, the kinds of a variant."""

    is_required: bool = False
    """Whether the file must have it."""

    variants: tuple[tuple[str, tuple[FormRow, ...]], ...] = ()
    """The rows of each kind of a variant."""

    lead: FormRow | None = None
    """A field that stands before it on the same line."""

    @property
    def key(self) -> str:
        """Its path with dots."""
        return ".".join(self.path)


@dataclass(frozen=True, slots=True)
class FormSection:
    """Rows below a heading."""

    title: str
    """The heading."""

    rows: tuple[FormRow, ...]
    """From top to bottom."""


@cache
def form_sections(source_kind: str) -> tuple[FormSection, ...]:
    """The form of a tool whose source is of this kind."""
    rows = {row.key: row for row in _Reader(read_fields()).rows(source_kind)}
    for key, lead in _LEADS.items():
        if key in rows and lead in rows:
            rows[key] = replace(rows[key], lead=rows.pop(lead))
    sections = []
    for title, keys in SECTIONS.items():
        found = tuple(rows.pop(key) for key in keys if key in rows)
        if found:
            sections.append(FormSection(title, found))
    if rows:
        sections.append(FormSection(MORE, tuple(rows.values())))
    return tuple(sections)


@cache
def read_fields() -> dict[str, Any]:
    """The JSON Schema of a tool's file; it takes pydantic some frames to say it."""
    return ToolDefinition.model_json_schema()


class _Reader:
    """Follows references within one schema."""

    def __init__(self, root: Mapping[str, Any]) -> None:
        self._root = root

    def rows(self, source_kind: str) -> Iterator[FormRow]:
        """Every field that a file with such a source may have."""
        for name, schema in self._root["properties"].items():
            if name == "source":
                source = self._variants(schema).get(source_kind)
                if source is not None:
                    yield from self._fields(("source",), source)
            elif source_kind in KINDS_ONLY.get(name, {source_kind}):
                yield from self._rows_of((name,), schema, self._is_needed(self._root, name))

    def _fields(self, path: tuple[str, ...], schema: Mapping[str, Any]) -> Iterator[FormRow]:
        for name, each in schema.get("properties", {}).items():
            if name != "kind":
                yield from self._rows_of((*path, name), each, self._is_needed(schema, name))

    def _rows_of(
        self, path: tuple[str, ...], schema: Mapping[str, Any], is_required: bool
    ) -> Iterator[FormRow]:
        resolved = self._resolved(schema)
        kind = self._kind(path, resolved)
        if kind is None:
            yield from self._fields(path, resolved)
            return
        variants = self._variants(schema) if kind is RowKind.VARIANT else {}
        yield FormRow(
            path,
            kind,
            WORDS.get(".".join(path), Words(_title(path[-1]))),
            schema.get("default", resolved.get("default", ABSENT)),
            tuple(variants) or tuple(resolved.get("enum", ())),
            is_required,
            tuple((name, tuple(self._fields(path, each))) for name, each in variants.items()),
        )

    def _kind(self, path: tuple[str, ...], schema: Mapping[str, Any]) -> RowKind | None:
        """The control; None for an object whose fields are rows of their own."""
        if kind := _OF_PATH.get(path):
            return kind
        if self._variants(schema):
            return RowKind.VARIANT
        if "enum" in schema:
            return RowKind.CHOICE
        match schema.get("type"):
            case "string":
                is_long = ".".join(path) in LONG_TEXTS
                return RowKind.LONG_TEXT if is_long else RowKind.TEXT
            case "integer" | "number" | "boolean" as name:
                return {"integer": RowKind.INTEGER, "number": RowKind.NUMBER}.get(
                    name, RowKind.FLAG
                )
            case "array":
                return self._list_kind(path, schema)
            case "object":
                return self._object_kind(path, schema)
        return RowKind.JSON

    def _list_kind(self, path: tuple[str, ...], schema: Mapping[str, Any]) -> RowKind:
        items = self._resolved(schema.get("items", {}))
        if path == ("env_vars",):
            return RowKind.RECORDS
        if path[-1] == "command":
            return RowKind.WORDS
        simple = {"string": RowKind.NAMES, "integer": RowKind.NUMBERS}
        return simple.get(str(items.get("type")), RowKind.JSON)

    def _object_kind(self, path: tuple[str, ...], schema: Mapping[str, Any]) -> RowKind | None:
        if schema.get("properties") and len(path) < _DEEPEST:
            return None
        values = [schema.get("additionalProperties"), *schema.get("patternProperties", {}).values()]
        is_text = any(isinstance(each, dict) and each.get("type") == "string" for each in values)
        return RowKind.PAIRS if is_text else RowKind.JSON

    def _variants(self, schema: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
        """Kind → schema of a choice between models that a "kind" tells apart."""
        found: dict[str, Mapping[str, Any]] = {}
        for branch in self._branches(schema):
            resolved = self._followed(branch)
            kind = resolved.get("properties", {}).get("kind", {}).get("const")
            if isinstance(kind, str):
                found[kind] = resolved
        return found if len(found) > 1 else {}

    def _branches(self, schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        for keyword in ("oneOf", "anyOf"):
            for branch in schema.get(keyword, ()):
                yield branch
                yield from self._branches(branch)

    def _resolved(self, schema: Mapping[str, Any]) -> Mapping[str, Any]:
        """A schema without its reference and without "or null"."""
        followed = self._followed(schema)
        branches = [each for each in followed.get("anyOf", ()) if each.get("type") != "null"]
        if len(branches) == 1 and len(branches) < len(followed["anyOf"]):
            return self._resolved(branches[0])
        return followed

    def _followed(self, schema: Mapping[str, Any]) -> Mapping[str, Any]:
        reference = schema.get("$ref")
        if not isinstance(reference, str):
            return schema
        found: Mapping[str, Any] = self._root["$defs"][reference.rpartition("/")[2]]
        return found

    @staticmethod
    def _is_needed(schema: Mapping[str, Any], name: str) -> bool:
        return name in schema.get("required", ())


def _title(name: str) -> str:
    words = name.removesuffix("_s").replace("_", " ")
    return words[:1].upper() + words[1:]


def is_default(row: FormRow, value: JsonValue) -> bool:
    """Whether a value says no more than its absence."""
    if value is ABSENT:
        return True
    if row.default is ABSENT:
        return value in ({}, [], "") and not row.is_required
    return type(value) is type(row.default) and value == row.default


def as_object(value: JsonValue) -> JsonObject:
    """An object, or an empty one in place of anything else."""
    return value if isinstance(value, dict) else {}
