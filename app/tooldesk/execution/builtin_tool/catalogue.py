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

    is_inside: bool
    """Whether it runs in this process, and not as a function in a worker's."""

    fields: Mapping[str, Any]
    """What its definition says besides."""


_NOTEBOOK_RULE = {
    "permission": "allow",
    "when": [{"kind": "value", "argument": "action", "values": ["read"]}],
}


def _outside(module: str, **fields: Any) -> Builtin:
    return Builtin(f"functions.{module}", is_inside=False, fields=fields)


def _inside(module: str, **fields: Any) -> Builtin:
    return Builtin(f"inside.{module}", is_inside=True, fields=fields)


BUILTINS: Mapping[str, Builtin] = {
    "read": _outside("reading", is_idempotent=True),
    "read_file": _outside("reading", is_idempotent=True),
    "write": _outside("writing"),
    "edit": _outside("writing"),
    "glob": _outside("finding", is_idempotent=True),
    "grep": _outside("finding", is_idempotent=True),
    "bash": _inside("commands", timeout_s=120),
    "web_fetch": _inside("web", is_idempotent=True),
    "web_search": _inside("searching", is_idempotent=True),
    "notebook": _outside("notebooks", permission_rules=[_NOTEBOOK_RULE]),
    "add_image": _outside("reading", is_idempotent=True),
    "read_cache": _inside("remembered"),
    "ask_user": _inside("person", timeout_s=3_600),
    "ask_question": _inside("coworkers", timeout_s=3_600),
    "delegate_work": _inside("coworkers", timeout_s=3_600),
    "sub_agent": _inside("coworkers", timeout_s=3_600),
    "mcp_proxy": _inside("proxy", timeout_s=3_600),
    "skill": _outside("skills", is_idempotent=True),
    "task": _inside("boards"),
    "mailbox": _inside("boards"),
    "workflow_output": _outside("answering", result_as_answer=True),
}
"""In the order in which they are listed."""


_PARTS = {"to_markdown": "functions.pages"}
"""What tools that run inside have done in a worker."""


def function_of(name: str) -> Callable[..., Any]:
    """What a built-in does, given what a call may use and its arguments; also a part of one."""
    file = _PARTS.get(name) or BUILTINS[name].module
    module = import_module(f"tooldesk.execution.builtin_tool.{file}")
    found: Callable[..., Any] = getattr(module, name)
    return found


def builtin_definition(name: str) -> ToolDefinition:
    """The definition that a built-in begins with."""
    # described once for a tool that is added: a list of tools needs none of it
    from tooldesk.tools.python_function.function_description import FunctionDescription
    from tooldesk.tools.python_function.signature import ToolSignature
    from tooldesk.tools.tool_definition import ToolDefinition

    described = FunctionDescription.from_worker(ToolSignature(function_of(name)).describe())
    return ToolDefinition.model_validate(
        {
            "name": name,
            "description": described.description,
            "input_schema": described.input_schema,
            "source": {"kind": "builtin", "name": name},
            **BUILTINS[name].fields,
        }
    )


def builtin_definitions() -> list[ToolDefinition]:
    """All of them."""
    return [builtin_definition(name) for name in BUILTINS]
