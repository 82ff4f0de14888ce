"""The fields of a form, from a JSON Schema: a plain tree that widgets are made of. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from tooldesk.calling.schema.pointers import escaped, path_of
from tooldesk.tools.tool_result import JsonObject, JsonValue

MAX_DEPTH = 4
"""Objects nested deeper than this are edited as JSON."""

MOST_FIELDS = 3_000
"""What further variants and parts would make is edited as JSON: references may multiply them."""

MOST_VARIANTS = 50
LONG_TEXT_LENGTH = 200
_LONG_NAMES = frozenset({"text", "content", "body", "prompt", "markdown", "code", "query", "csv"})
_SCALARS = frozenset({"string", "integer", "number", "boolean"})


class FieldKind(StrEnum):
    """Which control edits a value."""

    TEXT = "text"
    LONG_TEXT = "long text"
    INTEGER = "integer"
    NUMBER = "number"
    BOOLEAN = "boolean"
    CHOICE = "choice"
    LIST = "list"
    ROWS = "rows"
    GROUP = "group"
    VARIANTS = "variants"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class FormField:
    """One argument, or one part of it."""

    name: str
    """Name of the property; empty for the items of a list and for the whole object."""

    pointer: str
    """JSON pointer (RFC 6901) into the arguments."""

    kind: FieldKind
    """Which control edits it."""

    schema: JsonObject
    """Its own schema, with references followed."""

    is_required: bool = False
    """Whether its object must have it."""

    is_nullable: bool = False
    """Whether null is one of its values."""

    choices: tuple[JsonValue, ...] = ()
    """The values of an enum."""

    children: tuple[FormField, ...] = ()
    """The properties of an object."""

    item: FormField | None = None
    """What each item of a list is; its place is "-"."""

    variants: tuple[FormField, ...] = ()
    """What the value may be instead of each other, all at the same place."""

    def at(self, pointer: str) -> FormField:
        """The same at another place."""

        def moved(field: FormField) -> FormField:
            return field.at(pointer + field.pointer[len(self.pointer) :])

        return replace(
            self,
            pointer=pointer,
            children=tuple(map(moved, self.children)),
            variants=tuple(map(moved, self.variants)),
            item=None if self.item is None else moved(self.item),
        )

    @property
    def title(self) -> str:
        """A variant in a few words: its title, the constant that tells it apart, or its type."""
        return (self._own_title or self.type_words)[:60]

    @property
    def is_titled_by_type(self) -> bool:
        """Whether the schema has nothing that names it."""
        return not self._own_title

    @property
    def _own_title(self) -> str:
        if isinstance(self.schema.get("title"), str):
            return str(self.schema["title"])
        for child in self.children:
            if "const" in child.schema:
                return f"{child.name}: {child.schema['const']}"
        if self.kind is FieldKind.GROUP and self.children:
            return ", ".join(child.name for child in self.children)
        return ""

    @property
    def description(self) -> str:
        """The schema's words for it."""
        return str(self.schema.get("description", ""))

    @property
    def type_words(self) -> str:
        """Its type and limits in a few words, such as "integer, 1 to 10"."""
        words = _KIND_WORDS.get(self.kind, self.kind.value)
        if self.item is not None:
            words = f"list of {_PLURALS.get(self.item.kind, self.item.type_words)}"
        limits = [words, *_limits(self.schema)]
        if self.is_nullable:
            limits.append("or null")
        return ", ".join(limits)


_KIND_WORDS = {
    FieldKind.LONG_TEXT: "text",
    FieldKind.BOOLEAN: "true or false",
    FieldKind.GROUP: "object",
    FieldKind.JSON: "JSON",
    FieldKind.CHOICE: "choice",
    FieldKind.VARIANTS: "one of several kinds",
}
_PLURALS = {
    FieldKind.TEXT: "texts",
    FieldKind.INTEGER: "integers",
    FieldKind.NUMBER: "numbers",
    FieldKind.BOOLEAN: "true or false",
    FieldKind.CHOICE: "choices",
    FieldKind.GROUP: "objects",
    FieldKind.VARIANTS: "several kinds",
}


def form_fields(schema: Mapping[str, Any]) -> FormField:
    """The whole form: a group whose children are the arguments."""
    return _Builder(dict(schema)).field("", "", dict(schema), required=True, depth=0)


class _Builder:
    """Follows references within one schema while it makes fields."""

    def __init__(self, root: JsonObject) -> None:
        self._root = root
        self._made = 0

    def field(
        self, name: str, pointer: str, schema: JsonValue, *, required: bool, depth: int
    ) -> FormField:
        """The field of one schema."""
        self._made += 1
        resolved, nullable = self._simplified(schema)
        branches = self._branches(resolved, depth)
        kind = FieldKind.VARIANTS if branches else self._kind(name, resolved, depth)
        return FormField(
            name=name,
            pointer=pointer,
            kind=kind,
            schema=resolved,
            is_required=required,
            is_nullable=nullable,
            choices=_choices(resolved) if kind is FieldKind.CHOICE else (),
            children=self._children(pointer, resolved, depth) if kind is FieldKind.GROUP else (),
            item=self._item(pointer, resolved, depth) if kind in _LISTS else None,
            variants=tuple(
                self.field(name, pointer, each, required=required, depth=depth + 1)
                for each in branches
            ),
        )

    def _branches(self, schema: JsonObject, depth: int) -> list[JsonObject]:
        """What the value may be instead of each other; nothing for all else.

        Branches beside properties only say which of these go together.
        """
        if depth > MAX_DEPTH or self._made > MOST_FIELDS or _choices(schema):
            return []
        types = schema.get("type")
        own = {key: each for key, each in schema.items() if key not in _SAID_ABOVE}
        if isinstance(types, list):
            return [own | {"type": each} for each in types if isinstance(each, str)]
        for keyword in ("oneOf", "anyOf"):
            found = schema.get(keyword)
            if isinstance(found, list) and "properties" not in schema:
                rest = {key: each for key, each in own.items() if key != keyword}
                followed = [rest | self._followed(each) for each in found]
                return followed if 1 < len(followed) <= MOST_VARIANTS else []
        return []

    def _children(self, pointer: str, schema: JsonObject, depth: int) -> tuple[FormField, ...]:
        required = schema.get("required", ())
        wanted = set(required) if isinstance(required, list) else set()
        return tuple(
            self.field(
                name,
                f"{pointer}/{escaped(name)}",
                each,
                required=name in wanted,
                depth=depth + 1,
            )
            for name, each in schema["properties"].items()
        )

    def _item(self, pointer: str, schema: JsonObject, depth: int) -> FormField:
        return self.field("", f"{pointer}/-", schema["items"], required=True, depth=depth + 1)

    def _kind(self, name: str, schema: JsonObject, depth: int) -> FieldKind:
        if _choices(schema):
            return FieldKind.CHOICE
        match schema.get("type"):
            case "string":
                return _text_kind(name, schema)
            case "integer":
                return FieldKind.INTEGER
            case "number":
                return FieldKind.NUMBER
            case "boolean":
                return FieldKind.BOOLEAN
            case "array" if "prefixItems" not in schema and depth < MAX_DEPTH:
                return self._list_kind(schema)
        is_object = schema.get("type", "object") == "object"
        has_fields = isinstance(schema.get("properties"), dict) and (
            schema["properties"] or not depth
        )
        is_within = depth <= MAX_DEPTH and self._made <= MOST_FIELDS
        return FieldKind.GROUP if is_object and has_fields and is_within else FieldKind.JSON

    def _list_kind(self, schema: JsonObject) -> FieldKind:
        items = schema.get("items")
        if not isinstance(items, dict) or self._made > MOST_FIELDS:
            return FieldKind.JSON
        resolved, nullable = self._simplified(items)
        if self._branches(resolved, 0) or isinstance(resolved.get("properties"), dict):
            return FieldKind.ROWS
        is_scalar = resolved.get("type") in _SCALARS or bool(_choices(resolved))
        return FieldKind.LIST if is_scalar and not nullable else FieldKind.JSON

    def _simplified(self, schema: JsonValue) -> tuple[JsonObject, bool]:
        """The schema without references and without its null branch, and whether it had one."""
        resolved = self._followed(schema)
        types = resolved.get("type")
        if isinstance(types, list):
            others = [each for each in types if each != "null"]
            nullable = len(others) < len(types)
            return resolved | {"type": others[0] if len(others) == 1 else others}, nullable
        for keyword in ("anyOf", "oneOf"):
            branches = resolved.get(keyword)
            if isinstance(branches, list):
                others = [each for each in branches if each != {"type": "null"}]
                if len(others) == 1 and len(others) < len(branches):
                    rest = {key: value for key, value in resolved.items() if key != keyword}
                    return self._followed(others[0]) | rest, True
                return resolved | {keyword: others}, len(others) < len(branches)
        return resolved, False

    def _followed(self, schema: JsonValue) -> JsonObject:
        """The schema that a reference within this document stands for; siblings win."""
        siblings: JsonObject = {}
        for _ in range(8):
            if not isinstance(schema, dict):
                return siblings
            reference = schema.get("$ref")
            if not isinstance(reference, str):
                return {**schema, **siblings}
            siblings = {**{k: v for k, v in schema.items() if k != "$ref"}, **siblings}
            schema = self._at(reference)
        return siblings

    def _at(self, reference: str) -> JsonValue:
        if not reference.startswith("#/"):
            return {}
        found: JsonValue = self._root
        for key in path_of(reference):
            found = found.get(key) if isinstance(found, dict) else None
        return found


def _choices(schema: JsonObject) -> tuple[JsonValue, ...]:
    if "const" in schema:
        return (schema["const"],)
    values = schema.get("enum")
    if not isinstance(values, list) or not 0 < len(values) <= 500:
        return ()
    return tuple(values)


def _text_kind(name: str, schema: JsonObject) -> FieldKind:
    maximum = schema.get("maxLength")
    is_short = isinstance(maximum, int) and maximum < LONG_TEXT_LENGTH
    is_long = isinstance(maximum, int) and maximum >= LONG_TEXT_LENGTH
    if "format" in schema or is_short:
        return FieldKind.TEXT
    return FieldKind.LONG_TEXT if is_long or name.lower() in _LONG_NAMES else FieldKind.TEXT


def _limits(schema: JsonObject) -> list[str]:
    """What a value must keep to, in words."""
    bounds = {key: schema[key] for key in _BOUNDS if isinstance(schema.get(key), int | float)}
    words: list[str] = []
    for low, high, noun in _RANGES:
        if low in bounds and high in bounds:
            words.append(f"{bounds[low]:,} to {_so_many(bounds[high], noun)}")
        elif low in bounds:
            words.append(f"at least {_so_many(bounds[low], noun)}")
        elif high in bounds:
            words.append(f"at most {_so_many(bounds[high], noun)}")
    words += [f"{said} {bounds[key]:,}" for key, said in _SINGLE.items() if key in bounds]
    words += [str(schema[key]) for key in ("format",) if isinstance(schema.get(key), str)]
    if isinstance(schema.get("pattern"), str):
        words.append(f"like {schema['pattern']}"[:60])
    if "default" in schema:
        words.append(f"default {schema['default']!r}"[:60])
    return words


def _so_many(bound: float, noun: str) -> str:
    return f"{bound:,} {noun}{'' if bound == 1 else 's'}" if noun else f"{bound:,}"


_RANGES = (
    ("minimum", "maximum", ""),
    ("minLength", "maxLength", "character"),
    ("minItems", "maxItems", "item"),
)
_SINGLE = {
    "exclusiveMinimum": "above",
    "exclusiveMaximum": "below",
    "multipleOf": "a multiple of",
}
_BOUNDS = {*(key for low, high, _ in _RANGES for key in (low, high)), *_SINGLE}
_LISTS = (FieldKind.LIST, FieldKind.ROWS)
_SAID_ABOVE = frozenset({"title", "description", "default"})
"""What is said of a value stands where its variant is chosen."""
