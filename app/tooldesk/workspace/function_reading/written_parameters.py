"""parameters_of: what a function takes, as its syntax says it."""

from __future__ import annotations

import ast

from tooldesk.frozen_record import frozen_record
from tooldesk.workspace.function_reading.module_syntax import Function, ModuleSyntax

CONTEXT_PARAMETER = "context"
"""As in `python_function/signature.py`, which takes long to import."""


@frozen_record
class Parameter:
    """One parameter as it is written."""

    name: str
    annotation: ast.expr | None
    default: ast.expr | None


def tool_function(definition: ast.stmt) -> Function | None:
    """The function that a definition offers as a tool: itself, or the method `run` of a class."""
    if isinstance(definition, ast.FunctionDef | ast.AsyncFunctionDef):
        return definition
    if not isinstance(definition, ast.ClassDef):
        return None
    methods = (
        each for each in definition.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    found = next((each for each in methods if each.name == "run"), None)
    if found is None or "abstractmethod" in map(_last_name, found.decorator_list):
        return None
    return None if "Protocol" in map(_last_name, definition.bases) else found


def parameters_of(function: Function, *, is_method: bool) -> tuple[list[Parameter], list[str]]:
    """Those that can be named, and the starred ones as they are written."""
    given = function.args
    places = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(places) - len(given.defaults)) + given.defaults
    pairs = [*zip(places, defaults, strict=True)]
    if is_method and "staticmethod" not in map(_last_name, function.decorator_list):
        pairs = pairs[1:]
    pairs += zip(given.kwonlyargs, given.kw_defaults, strict=True)
    starred = [f"*{given.vararg.arg}"] if given.vararg else []
    starred += [f"**{given.kwarg.arg}"] if given.kwarg else []
    return [Parameter(each.arg, each.annotation, default) for each, default in pairs], starred


def taken_names(module: ModuleSyntax, name: str) -> tuple[list[str], list[str]] | None:
    """What the function of this name takes, and what of it has no default; None without one."""
    definition = module.definitions.get(name)
    function = tool_function(definition) if definition is not None else None
    if function is None:
        return None
    parameters, _ = parameters_of(function, is_method=isinstance(definition, ast.ClassDef))
    filled = [each for each in parameters if each.name != CONTEXT_PARAMETER]
    return [each.name for each in filled], [each.name for each in filled if each.default is None]


def _last_name(expression: ast.expr) -> str:
    if isinstance(expression, ast.Call | ast.Subscript):
        expression = expression.func if isinstance(expression, ast.Call) else expression.value
    if isinstance(expression, ast.Attribute):
        return expression.attr
    return expression.id if isinstance(expression, ast.Name) else ""
