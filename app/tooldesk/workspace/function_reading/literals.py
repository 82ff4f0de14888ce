"""literal_of: the value that an expression is, when that can be told without running anything."""

from __future__ import annotations

import ast
from typing import Any

from tooldesk.workspace.function_reading.module_syntax import ModuleSyntax

DEEPEST = 20
"""Levels of expressions that are followed; what is nested deeper is left open."""


class NotLiteralError(Exception):
    """What an expression comes to is known only when the file runs."""


def literal_of(expression: ast.expr, module: ModuleSyntax, depth: int = 0) -> Any:
    """Numbers, texts, lists, and names of such values in the same file.

    Raises:
        NotLiteralError: it is something else.
    """
    if depth > DEEPEST or not module.has_step():
        raise NotLiteralError
    match expression:
        case ast.Constant(value=value):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as value)):
            return -value
        case ast.List(elts=items):
            return [literal_of(each, module, depth + 1) for each in items]
        case ast.Tuple(elts=items):
            return tuple(literal_of(each, module, depth + 1) for each in items)
        case ast.Set(elts=items):
            return _made(set, [literal_of(each, module, depth + 1) for each in items])
        case ast.Dict(keys=keys, values=values):
            return _object(keys, values, module, depth)
        case ast.Name(id=name) if name in module.values:
            return literal_of(module.values[name], module, depth + 1)
        case ast.Attribute(value=ast.Name(id=owner), attr=name):
            return _class_value(owner, name, module, depth)
    raise NotLiteralError


def keyword_literals(
    call: ast.Call, module: ModuleSyntax
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The named arguments of a call that are literals, and the names of the others."""
    found: dict[str, Any] = {}
    open_names: list[str] = []
    for keyword in call.keywords:
        name = keyword.arg or "**"
        try:
            found[name] = literal_of(keyword.value, module)
        except NotLiteralError:
            open_names.append(name)
    return found, tuple(open_names)


def _object(
    keys: list[ast.expr | None], values: list[ast.expr], module: ModuleSyntax, depth: int
) -> Any:
    if None in keys:
        raise NotLiteralError
    pairs = [
        (literal_of(key, module, depth + 1), literal_of(value, module, depth + 1))
        for key, value in zip(keys, values, strict=True)
        if key is not None
    ]
    return _made(dict, pairs)


def _made(kind: type, items: list[Any]) -> Any:
    try:
        return kind(items)
    except TypeError as error:  # a list as a key
        raise NotLiteralError from error


def _class_value(owner: str, name: str, module: ModuleSyntax, depth: int) -> Any:
    """`Colour.RED`: what the class of this file assigns to the name."""
    definition = module.definitions.get(owner)
    if isinstance(definition, ast.ClassDef):
        for statement in definition.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                    return literal_of(value, module, depth + 1)
    raise NotLiteralError
