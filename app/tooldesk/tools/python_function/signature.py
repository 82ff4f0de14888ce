"""ToolSignature: what a function takes and gives, as schema and as a call."""

from __future__ import annotations

import functools
import inspect
import re
import typing
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from .annotations import type_hints
from .conversion import ConversionError, convert, needs_conversion
from .declaration import declared_by
from .type_schema import Schema, TypeSchemas, add_default, field_schema
from .yield_schema import drained_schema, gives_items, yields_text

CONTEXT_PARAMETER = "context"
"""A parameter of this name gets the call's context and is no part of the schema, unless another
one is annotated as ToolContext."""

_CONTEXT_TYPE = re.compile(r"\bToolContext\b")

_STARS: dict[Any, str] = {
    inspect.Parameter.VAR_POSITIONAL: "*",
    inspect.Parameter.VAR_KEYWORD: "**",
}


class ArgumentsError(Exception):
    """The arguments don't fit the function; the message names the parameter.

    `names` has lists of the names that are "unknown", "missing", and all that it "takes"; None
    where it is a value that doesn't fit.
    """

    def __init__(self, message: str, names: dict[str, list[str]] | None = None) -> None:
        super().__init__(message)
        self.names = names


class ToolSignature:
    """The parameters of one function: described once, bound for every call."""

    def __init__(self, function: Callable[..., Any], name: str | None = None) -> None:
        self._function = function
        self._name = name or getattr(function, "__name__", type(function).__name__)
        self._hints = type_hints(inspect.unwrap(getattr(function, "__func__", function)))
        parameters = inspect.signature(function).parameters.values()
        self._contexts = self._context_parameters(parameters)
        self.takes_context = bool(self._contexts)
        self.is_async = _is_async(function)
        self._starred = [p for p in parameters if p.kind in _STARS]
        self._parameters = {
            p.name: p for p in parameters if p.kind not in _STARS and p.name not in self._contexts
        }
        self._converted = {
            name: self._hints[name]
            for name in self._parameters
            if name in self._hints and needs_conversion(self._hints[name])
        }
        self._field_defaults = {
            name: p.default.default
            for name, p in self._parameters.items()
            if _is_field(p.default) and not _is_required(p)
        }
        self.yields_text = yields_text(self._hints.get("return", Any))
        self._required = [name for name, p in self._parameters.items() if _is_required(p)]
        self._positional = [
            name for name, p in self._parameters.items() if p.kind is p.POSITIONAL_ONLY
        ]

    @property
    def converts(self) -> bool:
        """Whether arguments are made into values of types that JSON does not have."""
        return bool(self._converted)

    def describe(self) -> dict[str, Any]:
        """The function as JSON.

        Keys: name, docstring, input_schema, output_schema (or None), is_async, takes_context,
        declared (by the decorator `tool`), problems (what of it no model can use, in words).
        """
        declared, wrong = declared_by(self._function)
        return {
            "name": self._name,
            "docstring": self._docstring(),
            "input_schema": self._input_schema(),
            "output_schema": self._output_schema(),
            "is_async": self.is_async,
            "takes_context": self.takes_context,
            "declared": declared,
            "problems": self._problems() + wrong,
        }

    def bind(
        self, arguments: dict[str, Any], context: Any = None
    ) -> tuple[list[Any], dict[str, Any]]:
        """Positional and named arguments of the call, converted to what the annotations ask for.

        Raises:
            ArgumentsError: one is unknown, missing or can't be converted.
        """
        for name in arguments:
            if name not in self._parameters:
                raise self._misfit(self._unknown_argument(name), arguments)
        for name in self._required:
            if name not in arguments:
                raise self._misfit(f"The argument {name!r} is missing.", arguments)
        named = {**self._field_defaults, **arguments}
        for name, annotation in self._converted.items():
            if name in arguments:
                named[name] = _converted(name, annotation, arguments[name])
        for name in self._contexts:
            named[name] = context
        return self._split(named)

    def _context_parameters(self, parameters: Iterable[inspect.Parameter]) -> list[str]:
        """The names of those that get the context: by their type, else by their name."""
        plain = [p for p in parameters if p.kind not in _STARS]
        typed = [p.name for p in plain if _is_context(self._hints.get(p.name, p.annotation))]
        return typed or [p.name for p in plain if p.name == CONTEXT_PARAMETER]

    def _docstring(self) -> str:
        owner = getattr(self._function, "__self__", None)
        return inspect.getdoc(self._function) or (owner and inspect.getdoc(owner)) or ""

    def _split(self, named: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
        given = [at for at, name in enumerate(self._positional) if name in named]
        # one that is left out before one that is given can only be passed as its default
        count = given[-1] + 1 if given else 0
        positional = [
            named.pop(name) if name in named else self._parameters[name].default
            for name in self._positional[:count]
        ]
        return positional, named

    def _input_schema(self) -> Schema:
        schemas = TypeSchemas()
        properties = {name: self._property(schemas, name) for name in self._parameters}
        schema: Schema = {"type": "object", "properties": properties}
        if self._required:
            schema["required"] = list(self._required)
        schema["additionalProperties"] = False
        if schemas.definitions:
            schema["$defs"] = schemas.definitions
        return schema

    def _property(self, schemas: TypeSchemas, name: str) -> Schema:
        schema = schemas.of(self._hints.get(name, Any))
        default = self._parameters[name].default
        if _is_field(default):
            schema.update(field_schema(default, schema))
            default = self._field_defaults.get(name, inspect.Parameter.empty)
        if default is not inspect.Parameter.empty:
            add_default(schema, default)
        return schema

    def _output_schema(self) -> Schema | None:
        schemas, hint = TypeSchemas(), self._hints.get("return", Any)
        is_drained = gives_items(self._function, hint)
        schema = drained_schema(schemas, hint) if is_drained else schemas.of(hint)
        if schema and schemas.definitions:
            schema["$defs"] = schemas.definitions
        return schema or None

    def _problems(self) -> list[str]:
        problems = [*_problems_of_class(self._function)]
        problems += [
            f"{_STARS[p.kind]}{p.name} is not filled in: a model can only name parameters."
            for p in self._starred
        ]
        for name, parameter in self._parameters.items():
            schemas = TypeSchemas()
            schemas.of(self._hints.get(name, Any))
            problems += [
                f"{name} is of type {unknown}, which no JSON value can be turned into."
                for unknown in schemas.unknown_types
            ]
            written = parameter.annotation
            if name not in self._hints and written is not parameter.empty:
                problems.append(
                    f"The type of {name}, {written}, is not there when the file runs, so {name} "
                    "takes any value. Correct it, or import it outside of TYPE_CHECKING."
                )
        return problems

    def _misfit(self, message: str, arguments: dict[str, Any]) -> ArgumentsError:
        unknown = [name for name in arguments if name not in self._parameters]
        missing = [name for name in self._required if name not in arguments]
        names = {"unknown": unknown, "missing": missing, "takes": list(self._parameters)}
        return ArgumentsError(message, names)

    def _unknown_argument(self, name: str) -> str:
        names = ", ".join(self._parameters) or "none"
        return f"There is no argument {name!r}; the function takes: {names}."


def _is_async(function: Callable[..., Any]) -> bool:
    """Whether it is an `async def`, generator or not."""
    while isinstance(function, functools.partial):
        function = function.func
    return inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function)


def _problems_of_class(function: Callable[..., Any]) -> Iterator[str]:
    """Why the class of a method `run` can't be made as it is for a call: with no arguments."""
    owner = getattr(function, "__self__", None)
    if owner is None or function.__name__ != "run":
        return
    kind = type(owner)
    try:
        parameters = inspect.signature(kind).parameters.values()
    except (TypeError, ValueError):
        return
    needed = [p.name for p in parameters if p.default is p.empty and p.kind not in _STARS]
    if needed:
        yield f"{kind.__name__} can't be made for a call: it needs {', '.join(needed)}."


def _converted(name: str, annotation: Any, value: Any) -> Any:
    try:
        return convert(annotation, value)
    except ConversionError as reason:
        raise ArgumentsError(f"The argument {name!r} does not fit: {reason}.") from reason


def _is_context(annotation: Any) -> bool:
    """Whether it is ToolContext, or that or None; where it can't be evaluated, by its name."""
    if isinstance(annotation, str):
        return _CONTEXT_TYPE.search(annotation) is not None
    kinds = (annotation, *typing.get_args(annotation))
    return any(getattr(kind, "__tooldesk_context__", None) is True for kind in kinds)


def _is_field(default: Any) -> bool:
    return type(default).__name__ == "FieldInfo" and hasattr(default, "default")


def _is_required(parameter: inspect.Parameter) -> bool:
    default = parameter.default
    if _is_field(default):
        default = default.default
        return default is ... or type(default).__name__ == "PydanticUndefinedType"
    return default is inspect.Parameter.empty
