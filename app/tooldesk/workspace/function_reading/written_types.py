"""WrittenTypes: annotations as they are written → the schemas that TypeSchemas makes of live ones.

Names of the standard library become the live types they mean, which are only put together; no text
of a file is ever evaluated. Classes of the file become empty ones, whose fields are read as well.
"""

from __future__ import annotations

import ast
import builtins
import collections.abc
import datetime
import decimal
import pathlib
import typing
import uuid
from types import ModuleType
from typing import Any

from tooldesk.tools.python_function.type_schema import (
    Schema,
    TypeSchemas,
    add_default,
    enum_schema,
)
from tooldesk.workspace.function_reading.literals import (
    DEEPEST,
    NotLiteralError,
    keyword_literals,
    literal_of,
)
from tooldesk.workspace.function_reading.module_syntax import ModuleSyntax
from tooldesk.workspace.function_reading.written_classes import (
    NO_DEFAULT,
    WrittenRecord,
    enum_values,
    is_plain_base,
    record_of,
)

_MODULES: dict[str, ModuleType] = {
    "typing": typing,
    "typing_extensions": typing,
    "collections.abc": collections.abc,
    "datetime": datetime,
    "decimal": decimal,
    "pathlib": pathlib,
    "uuid": uuid,
    "builtins": builtins,
}
_TYPES = {"datetime", "date", "time", "Decimal", "Path", "PurePath", "UUID"}
_LENGTHS = {"Gt": "gt", "Ge": "ge", "Lt": "lt", "Le": "le", "MultipleOf": "multiple_of"}
_POSITIONS = _LENGTHS | {"MinLen": "min_length", "MaxLen": "max_length", "Doc": "documentation"}
"""Classes whose one argument is this attribute. Source: annotated-types and PEP 727."""

LONGEST_TEXT_TYPE = 1_000


class UnknownTypeError(Exception):
    """An annotation means something that only running the file would show."""


class Metadata:
    """What stands beside a type in Annotated, such as Field(ge=1), as attributes."""

    def __init__(self, attributes: dict[str, Any]) -> None:
        self.__dict__.update(attributes)


class WrittenTypes(TypeSchemas):
    """The types of one file. `of` takes what `live` gives."""

    def __init__(self, module: ModuleSyntax) -> None:
        super().__init__()
        self._module = module
        self._local: dict[str, type] = {}
        self._open: set[str] = set()

    def live(self, annotation: ast.expr, depth: int = 0) -> Any:
        """The type that an annotation means.

        Raises:
            UnknownTypeError: that can't be told.
        """
        self._take_step(depth)
        match annotation:
            case ast.Constant(value=None):
                return type(None)
            case ast.Constant(value=str() as text):
                return self.live(_parsed(text), depth + 1)
            case ast.BinOp(op=ast.BitOr(), left=left, right=right):
                sides = (self.live(left, depth + 1), self.live(right, depth + 1))
                return _put_together(typing.Union, sides)
            case ast.Subscript(value=value, slice=part):
                return self._generic(value, part, depth)
            case ast.Name() | ast.Attribute():
                return self._named(annotation, depth)
        raise UnknownTypeError

    def metadata(self, call: ast.expr) -> Any:
        """A text, or a call such as Field(ge=1) as attributes; others say nothing."""
        match call:
            case ast.Constant(value=str() as text):
                return text
            case ast.Call(func=function, args=given):
                found, _ = keyword_literals(call, self._module)
                name = self._module.full_name(function).rpartition(".")[2]
                if name in _POSITIONS and given:
                    try:
                        found[_POSITIONS[name]] = literal_of(given[0], self._module)
                    except NotLiteralError:
                        return Metadata(found)
                return Metadata(found)
        return Metadata({})

    def _take_step(self, depth: int = 0) -> None:
        if depth > DEEPEST or not self._module.has_step():
            raise UnknownTypeError

    def _generic(self, value: ast.expr, part: ast.expr, depth: int) -> Any:
        origin = self.live(value, depth + 1)
        parts = part.elts if isinstance(part, ast.Tuple) else [part]
        if origin is typing.Literal:
            try:
                values = tuple(literal_of(each, self._module) for each in parts)
            except NotLiteralError as error:
                raise UnknownTypeError from error
            return _put_together(origin, values)
        if origin is typing.Annotated:
            first, *rest = parts
            described = (self.live(first, depth + 1), *map(self.metadata, rest))
            return _put_together(origin, described) if rest else described[0]
        return _put_together(origin, tuple(self._part(each, depth) for each in parts))

    def _part(self, part: ast.expr, depth: int) -> Any:
        match part:
            case ast.Constant(value=value) if value is ...:
                return value
            case ast.List(elts=items):  # the parameters of a Callable
                return [self.live(each, depth + 1) for each in items]
        return self.live(part, depth + 1)

    def _named(self, annotation: ast.expr, depth: int) -> Any:
        name = self._module.full_name(annotation)
        if name in self._module.definitions:
            return self._local_type(name)
        if name in self._module.values:
            return self._alias(name, depth)
        where, _, last = name.rpartition(".")
        module = _MODULES.get(where or "builtins")
        if module is None:
            raise UnknownTypeError
        found = getattr(module, last, None) if _is_public(module, last) else None
        if found is None or (module is builtins and not isinstance(found, type)):
            raise UnknownTypeError
        return found

    def _alias(self, name: str, depth: int) -> Any:
        """`Names = list[str]`, `Id = NewType("Id", int)`; one that means itself is unknown."""
        if name in self._open:
            raise UnknownTypeError
        self._open.add(name)
        try:
            match self._module.values[name]:
                case ast.Call(func=function, args=[_, target]) if (
                    self._module.full_name(function) == "typing.NewType"
                ):
                    return self.live(target, depth + 1)
                case ast.Call(func=function) if (
                    self._module.full_name(function) == "typing.TypeVar"
                ):
                    return Any
                case target:
                    return self.live(target, depth + 1)
        finally:
            self._open.discard(name)

    def _local_type(self, name: str) -> type:
        if not isinstance(self._module.definitions[name], ast.ClassDef):
            raise UnknownTypeError
        made: type = type(name, (), {})
        return self._local.setdefault(name, made)

    def _of_class(self, kind: Any) -> Schema:
        is_local = self._local.get(kind.__name__) is kind
        if not is_local:
            return super()._of_class(kind)
        definition = self._module.definitions[kind.__name__]
        assert isinstance(definition, ast.ClassDef)
        if values := enum_values(definition, self._module):
            return enum_schema(values)
        if (base := is_plain_base(definition, self._module)) is not None:
            return self.of(base)
        if record_of(definition, self._module) is None:
            return self._unknown(kind)
        return self._of_record(kind)

    def _make_record(self, kind: Any) -> Schema:
        self._take_step(len(self._being_made))
        definition = self._module.definitions[kind.__name__]
        assert isinstance(definition, ast.ClassDef)
        record = record_of(definition, self._module)
        assert record is not None
        return self._record_schema(record)

    def _record_schema(self, record: WrittenRecord) -> Schema:
        properties: Schema = {}
        required: list[str] = []
        for field in record.fields:
            live = self._or_any(field.annotation)
            properties[field.name] = self.of(live)
            marker = getattr(typing.get_origin(live), "_name", "")
            is_required = field.is_required or marker == "Required"
            if is_required and marker != "NotRequired":
                required.append(field.name)
            if field.default is not NO_DEFAULT:
                add_default(properties[field.name], field.default)
        schema: Schema = {"type": "object", "properties": properties}
        if required:
            schema["required"] = required
        return {**schema, "additionalProperties": False}

    def _or_any(self, annotation: ast.expr) -> Any:
        try:
            return self.live(annotation)
        except UnknownTypeError:
            return Any


def _parsed(text: str) -> ast.expr:
    """An annotation that is written as text."""
    if len(text) > LONGEST_TEXT_TYPE:
        raise UnknownTypeError
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise UnknownTypeError from error


def _put_together(origin: Any, parts: tuple[Any, ...]) -> Any:
    try:
        return origin[parts if len(parts) != 1 else parts[0]]
    except TypeError as error:
        raise UnknownTypeError from error


def _is_public(module: ModuleType, name: str) -> bool:
    if module in (typing, collections.abc):
        return name in module.__all__
    return name in _TYPES or (module is builtins and not name.startswith("_"))
