"""default_registry: every built-in tool, ready to be called."""

from __future__ import annotations

from tooldesk.execution.builtin_tool.catalogue import builtin_definitions
from tooldesk.execution.tool_registry import ToolRegistry


def default_registry() -> ToolRegistry:
    """A registry with every tool that comes with Tooldesk; `retain` keeps those that are wanted.

    Their files are those of the call's `working_dir`, else of the current folder. In a `ToolUsage`
    those that change something ask whoever it is given as `ask`, and without one they are refused.
    """
    return ToolRegistry(builtin_definitions())
