"""written_function: a function as its syntax describes it, in the words of ToolSignature."""

from __future__ import annotations

import ast
import typing
from collections.abc import Iterator
from typing import Any

from tooldesk.tools.python_function.declaration import declared_by
from tooldesk.tools.python_function.signature import CONTEXT_PARAMETER
from tooldesk.tools.python_function.tooldesk import tool
from tooldesk.tools.python_function.type_schema import Schema, add_default, field_schema
from tooldesk.tools.python_function.yield_schema import drained_schema, gives_items
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.function_reading.literals import (
    NotLiteralError,
    keyword_literals,
    literal_of,
)
from tooldesk.workspace.function_reading.module_syntax import Function, ModuleSyntax
from tooldesk.workspace.function_reading.written_parameters import (
    Parameter,
    parameters_of,
)
from tooldesk.workspace.function_reading.written_types import UnknownTypeError, WrittenTypes

_DECORATOR = "tooldesk.tool"
_NESTED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


def written_function(
    name: str, definition: ast.stmt, function: Function, module: ModuleSyntax
) -> JsonObject:
    """What `ToolSignature.describe` gives, as far as syntax says it."""
    types = WrittenTypes(module)
    owner = definition if isinstance(definition, ast.ClassDef) else None
    parameters, starred = parameters_of(function, is_method=owner is not None)
    takes_context = any(each.name == CONTEXT_PARAMETER for each in parameters)
    filled = [each for each in parameters if each.name != CONTEXT_PARAMETER]
    problems = [*_constructor_problems(owner)] if owner else []
    problems += [f"{each} is not filled in: a model can only name parameters." for each in starred]
    properties: Schema = {}
    required: list[str] = []
    for each in filled:
        properties[each.name], is_required, problem = _property(each, types, module)
        required += [each.name] * is_required
        problems += [problem] * bool(problem)
    schema: Schema = {"type": "object", "properties": properties}
    if required:
        schema["required"] = required
    schema["additionalProperties"] = False
    if types.definitions:
        schema["$defs"] = types.definitions
    declared, wrong = _declared(definition, module)
    return {
        "name": name,
        "docstring": ast.get_docstring(function) or (owner and ast.get_docstring(owner)) or "",
        "input_schema": schema,
        "output_schema": _output_schema(function, WrittenTypes(module)),
        "is_async": isinstance(function, ast.AsyncFunctionDef),
        "takes_context": takes_context,
        "declared": declared,
        "problems": problems + wrong,
    }


def _property(
    parameter: Parameter, types: WrittenTypes, module: ModuleSyntax
) -> tuple[Schema, bool, str]:
    """The schema of a parameter, whether it must be given, and what is wrong with it."""
    schema, problem = _schema_of(parameter, types)
    default = parameter.default
    if default is None:
        return schema, True, problem
    if _is_field(default, module):
        assert isinstance(default, ast.Call)
        schema.update(field_schema(types.metadata(default), schema))
        known, _ = keyword_literals(default, module)
        if "default_factory" in {keyword.arg for keyword in default.keywords}:
            return schema, False, problem
        first = default.args[0] if default.args else None
        if first is None and "default" not in known:
            return schema, True, problem
        default = first if first is not None else ast.Constant(known["default"])
    try:
        value = literal_of(default, module)
    except NotLiteralError:
        return schema, False, problem
    if value is ...:
        return schema, True, problem
    add_default(schema, value)
    return schema, False, problem


def _schema_of(parameter: Parameter, types: WrittenTypes) -> tuple[Schema, str]:
    if parameter.annotation is None:
        return {}, ""
    name = parameter.name
    try:
        before = len(types.unknown_types)
        schema = types.of(types.live(parameter.annotation))
    except UnknownTypeError:
        written = ast.unparse(parameter.annotation)[:200]
        return {}, f"The type of {name}, {written}, is known only when the file runs."
    if unknown := types.unknown_types[before:]:
        return schema, f"{name} is of type {unknown[0]}, which no JSON value can be turned into."
    return schema, ""


def _is_field(default: ast.expr, module: ModuleSyntax) -> bool:
    return isinstance(default, ast.Call) and module.full_name(default.func) == "pydantic.Field"


def _output_schema(function: Function, types: WrittenTypes) -> Schema | None:
    try:
        hint = typing.Any if function.returns is None else types.live(function.returns)
        is_drained = gives_items(_yielding if _yields(function) else _returning, hint)
        schema = drained_schema(types, hint) if is_drained else types.of(hint)
    except UnknownTypeError:
        return None
    if schema and types.definitions:
        schema["$defs"] = types.definitions
    return schema or None


def _yielding() -> Iterator[None]:
    yield


def _returning() -> None: ...


def _yields(function: Function) -> bool:
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, _NESTED):
            waiting += ast.iter_child_nodes(node)
    return False


_PREDICATES = ("store_if", "should_cache")


def _declared(definition: ast.stmt, module: ModuleSyntax) -> tuple[dict[str, Any], list[str]]:
    """What @tool declares with literals, and what is wrong with it."""
    for decorator in getattr(definition, "decorator_list", ()):
        if isinstance(decorator, ast.Call) and module.full_name(decorator.func) == _DECORATOR:
            return _declared_by(decorator, module)
    return {}, []


def _declared_by(decorator: ast.Call, module: ModuleSyntax) -> tuple[dict[str, Any], list[str]]:
    known, unknown = keyword_literals(decorator, module)
    problems = [
        f"{name} of @tool is known only when the file runs."
        for name in unknown
        if name not in _PREDICATES
    ]
    if any(
        name in unknown for name in _PREDICATES
    ):  # a function, which switches the cache on whatever it says
        known["store_if"] = _returning

    def bearer() -> None: ...

    try:
        tool(**known)(bearer)
    except (TypeError, ValueError, AttributeError) as error:
        return {}, [*problems, f"@tool: {error}"]
    declared, wrong = declared_by(bearer)
    return declared, problems + wrong


def _constructor_problems(owner: ast.ClassDef) -> Iterator[str]:
    for each in owner.body:
        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
            parameters, _ = parameters_of(each, is_method=True)
            needed = [one.name for one in parameters if one.default is None]
            if needed:
                yield f"{owner.name} can't be made for a call: it needs {', '.join(needed)}."
