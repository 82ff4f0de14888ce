"""TypeSchemas: type annotations → JSON Schema 2020-12."""

from __future__ import annotations

import collections.abc
import dataclasses
import datetime
import decimal
import enum
import inspect
import pathlib
import typing
import uuid
from typing import Any

from .annotations import OPTIONAL, REQUIRED, enum_values, is_typed_dict, is_union, record_fields
from .encoding import EncodingError, encode

Schema = dict[str, Any]

_SIMPLE: dict[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    None: {"type": "null"},
    type(None): {"type": "null"},
    bytes: {"type": "string", "contentEncoding": "base64"},
    datetime.datetime: {"type": "string", "format": "date-time"},
    datetime.date: {"type": "string", "format": "date"},
    datetime.time: {"type": "string", "format": "time"},
    decimal.Decimal: {"type": "string", "format": "decimal"},
    uuid.UUID: {"type": "string", "format": "uuid"},
    pathlib.Path: {"type": "string", "format": "path"},
    pathlib.PurePath: {"type": "string", "format": "path"},
    list: {"type": "array"},
    tuple: {"type": "array"},
    set: {"type": "array", "uniqueItems": True},
    frozenset: {"type": "array", "uniqueItems": True},
    dict: {"type": "object"},
}
_ANYTHING = (Any, object, inspect.Parameter.empty)
_ARRAYS = (
    list,
    collections.abc.Sequence,
    collections.abc.MutableSequence,
    collections.abc.Iterable,
    collections.abc.Collection,
)
_SETS = (set, frozenset, collections.abc.Set, collections.abc.MutableSet)
_MAPPINGS = (dict, collections.abc.Mapping, collections.abc.MutableMapping)
_TRANSPARENT = ("Required", "NotRequired", "ReadOnly", "Final", "ClassVar", "InitVar")
_DESCRIPTIONS = {
    "documentation": "description",
    "title": "title",
    "description": "description",
    "examples": "examples",
}
_TEXT_SIZES = {"min_length": "minLength", "max_length": "maxLength"}
_ITEM_SIZES = {"min_length": "minItems", "max_length": "maxItems"}
_CONSTRAINTS = {
    "ge": "minimum",
    "gt": "exclusiveMinimum",
    "le": "maximum",
    "lt": "exclusiveMaximum",
    "multiple_of": "multipleOf",
    "pattern": "pattern",
}


class TypeSchemas:
    """Makes the schemas of one function; collects what they share under `definitions`."""

    def __init__(self) -> None:
        self.definitions: Schema = {}
        """What goes into `$defs` of the root: models, and types that contain themselves."""
        self.unknown_types: list[str] = []
        """Names of types that no JSON value can be turned into."""
        self._being_made: dict[type, bool] = {}

    def of(self, annotation: Any) -> Schema:
        """The schema of values of that type; `{}` when it says nothing."""
        if getattr(annotation, "__tooldesk_result__", None) is True:
            return {}  # a ToolResult holds whatever value
        origin = typing.get_origin(annotation)
        if origin is not None:
            return self._of_generic(annotation, origin)
        if isinstance(annotation, (str, typing.ForwardRef)) or annotation in _ANYTHING:
            return {}
        if not isinstance(annotation, collections.abc.Hashable):
            return self._unknown(annotation)
        if annotation in _SIMPLE:
            return dict(_SIMPLE[annotation])
        if isinstance(annotation, type):
            return self._of_class(annotation)
        for indirection in ("__supertype__", "__value__", "__bound__"):
            target = getattr(annotation, indirection, None)
            if target is not None:
                return self.of(target)
        return {} if isinstance(annotation, typing.TypeVar) else self._unknown(annotation)

    def _of_generic(self, annotation: Any, origin: Any) -> Schema:
        arguments = typing.get_args(annotation)
        if not arguments:
            return self.of(origin)
        if hasattr(annotation, "__metadata__"):
            schema = self.of(arguments[0])
            for item in annotation.__metadata__:
                schema.update(field_schema(item, schema))
            return schema
        if is_union(origin):
            return self._of_union(arguments)
        if origin is typing.Literal or getattr(origin, "_name", "") == "Literal":
            return enum_schema([encode(value) for value in arguments])
        if getattr(origin, "_name", getattr(origin, "__name__", "")) in _TRANSPARENT:
            return self.of(arguments[0])
        if hasattr(origin, "__value__"):
            return self.of(origin.__value__)
        return self._of_container(annotation, origin, arguments)

    def _of_container(self, annotation: Any, origin: Any, arguments: tuple[Any, ...]) -> Schema:
        if origin is tuple:
            return self._of_tuple(arguments)
        if origin in _ARRAYS:
            return _with({"type": "array"}, "items", self.of(arguments[0]))
        if origin in _SETS:
            return _with({"type": "array", "uniqueItems": True}, "items", self.of(arguments[0]))
        if origin in _MAPPINGS:
            return _with({"type": "object"}, "additionalProperties", self.of(arguments[-1]))
        if isinstance(origin, type):
            return self._of_class(annotation if hasattr(annotation, "model_fields") else origin)
        return self._unknown(annotation)

    def _of_union(self, members: tuple[Any, ...]) -> Schema:
        schemas: list[Schema] = []
        for member in members:
            schema = self.of(member)
            if not schema:
                return {}
            if schema not in schemas:
                schemas.append(schema)
        return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}

    def _of_tuple(self, arguments: tuple[Any, ...]) -> Schema:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            return _with({"type": "array"}, "items", self.of(arguments[0]))
        items = [self.of(argument) for argument in arguments if argument != ()]
        size = {"minItems": len(items), "maxItems": len(items)}
        return {"type": "array", "prefixItems": items, **size} if items else {"type": "array"}

    def _of_class(self, kind: Any) -> Schema:
        if callable(getattr(kind, "model_json_schema", None)):
            return self._of_model(kind)
        if issubclass(kind, enum.Enum) and enum_values(kind):
            return enum_schema(enum_values(kind))
        if is_typed_dict(kind) or dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"):
            return self._of_record(kind)
        if kind in _ARRAYS:
            return {"type": "array"}
        if kind in _MAPPINGS:
            return {"type": "object"}
        for base in kind.__mro__[1:]:
            if base in _SIMPLE:
                return dict(_SIMPLE[base])
        return self._unknown(kind)

    def _of_model(self, model: Any) -> Schema:
        try:
            schema: Schema = model.model_json_schema()
        except Exception:  # pydantic, for a field of a type of the user's own
            return self._unknown(model)
        self.definitions.update(schema.pop("$defs", {}))
        return schema

    def _of_record(self, kind: Any) -> Schema:
        if kind in self._being_made:
            self._being_made[kind] = True
            return {"$ref": f"#/$defs/{kind.__name__}"}
        self._being_made[kind] = False
        schema = self._make_record(kind)
        if self._being_made.pop(kind):
            self.definitions[kind.__name__] = schema
            return {"$ref": f"#/$defs/{kind.__name__}"}
        return schema

    def _make_record(self, kind: Any) -> Schema:
        properties: Schema = {}
        required: list[str] = []
        for name, annotation, default in record_fields(kind):
            properties[name] = self.of(annotation)
            if default is REQUIRED:
                required.append(name)
            elif default is not OPTIONAL:
                add_default(properties[name], default)
        schema: Schema = {"type": "object", "properties": properties}
        if required:
            schema["required"] = required
        return {**schema, "additionalProperties": False}

    def _unknown(self, annotation: Any) -> Schema:
        self.unknown_types.append(getattr(annotation, "__qualname__", str(annotation)))
        return {}


def enum_schema(values: list[Any]) -> Schema:
    """The schema of one value out of a list, with the type when all have the same."""
    kinds = {type(value) for value in values}
    kind: Any = kinds.pop() if len(kinds) == 1 else object
    typed = _SIMPLE.get(kind, {})
    return {**typed, "enum": values}


def add_default(schema: Schema, default: Any) -> None:
    """Write down a default, when it has a JSON form; None is then an allowed value."""
    try:
        encoded = encode(default)
    except EncodingError:
        return
    if encoded is None and schema and not _allows_null(schema):
        described: Schema = {
            key: schema.pop(key) for key in ("title", "description") if key in schema
        }
        members = schema.get("anyOf") if set(schema) == {"anyOf"} else None
        wrapped = [*(members or [dict(schema)]), {"type": "null"}]
        schema.clear()
        schema.update({"anyOf": wrapped, **described})
    schema["default"] = encoded


def _allows_null(schema: Schema) -> bool:
    if any(_allows_null(member) for member in schema.get("anyOf", ())):
        return True
    kind = schema.get("type")
    return kind == "null" or None in schema.get("enum", ()) or (kind is None and len(schema) == 0)


def _with(schema: Schema, keyword: str, part: Schema) -> Schema:
    return {**schema, keyword: part} if part else schema


def field_schema(field: Any, schema: Schema) -> Schema:
    """Keywords that a plain text, Doc, pydantic Field or annotated-types object adds."""
    if isinstance(field, str):
        return {"description": field}
    found: Schema = {}
    for attribute, keyword in _DESCRIPTIONS.items():
        value = getattr(field, attribute, None)
        if isinstance(value, (str, list)) and value:
            found[keyword] = value
    sizes = _ITEM_SIZES if schema.get("type") == "array" else _TEXT_SIZES
    for part in (field, *(getattr(field, "metadata", None) or ())):
        for attribute, keyword in (*_CONSTRAINTS.items(), *sizes.items()):
            value = getattr(part, attribute, None)
            if isinstance(value, (int, float, str)):
                found[keyword] = value
    return found
