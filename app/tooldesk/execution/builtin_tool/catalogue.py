"""The built-in tools: which function each is, and what its definition begins with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tooldesk.frozen_record import frozen_record

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition


@frozen_record
class Builtin:
    """One of them."""

    module: str
    """Where its function is, which has its name and describes it."""

    fields: Mapping[str, Any]
    """What its definition says besides."""


_READING = {"is_idempotent": True}
_NOTEBOOK_RULE = {
    "permission": "allow",
    "when": [{"kind": "value", "argument": "action", "values": ["read"]}],
}

BUILTINS: Mapping[str, Builtin] = {
    "read": Builtin("reading", _READING),
    "read_file": Builtin("reading", _READING),
    "write": Builtin("writing", {}),
    "edit": Builtin("writing", {}),
    "glob": Builtin("finding", _READING),
    "grep": Builtin("finding", _READING),
    "notebook": Builtin("notebooks", {"permission_rules": [_NOTEBOOK_RULE]}),
    "add_image": Builtin("reading", _READING),
}
"""In the order in which they are listed."""


def function_of(name: str) -> Callable[..., Any]:
    """What a built-in does, given the place of a call and its arguments."""
    module = import_module(f"tooldesk.execution.builtin_tool.functions.{BUILTINS[name].module}")
    found: Callable[..., Any] = getattr(module, name)
    return found


def builtin_definition(name: str, called: str | None = None) -> ToolDefinition:
    """The definition that a built-in begins with, under another name if one is given."""
    # described once for a tool that is added: a list of tools needs none of it
    from tooldesk.tools.python_function.function_description import FunctionDescription
    from tooldesk.tools.python_function.signature import ToolSignature
    from tooldesk.tools.tool_definition import ToolDefinition

    described = FunctionDescription.from_worker(ToolSignature(function_of(name)).describe())
    return ToolDefinition.model_validate(
        {
            "name": called or name,
            "description": described.description,
            "input_schema": described.input_schema,
            "source": {"kind": "builtin", "name": name},
            **BUILTINS[name].fields,
        }
    )


def builtin_definitions() -> list[ToolDefinition]:
    """All of them."""
    return [builtin_definition(name) for name in BUILTINS]
