"""Tooldesk: what happens between a model's words and a tool's result.

    from tooldesk import ToolRegistry, ToolUsage, tool

    @tool(timeout_s=5)
    def add(a: int, b: int) -> int:
        "Add two whole numbers."
        return a + b

    usage = ToolUsage(ToolRegistry([add]))
    outcome = usage.use('{"tool": "add", "args": {"a": "2", "b": 3}}')
    outcome.results, outcome.messages, outcome.held_back, outcome.needs_you

What `__all__` names is the public API and stays compatible; every module below it is private and
may change with any version. A name is imported when it is first used, so that importing the
package costs next to nothing. docs/library.md says more, with examples.
"""

from importlib import import_module

TYPE_CHECKING = False  # as type checkers know it; importing typing takes half of our time
if TYPE_CHECKING:
    from typing import Any

    from tooldesk.calling.library import correction_prompt as correction_prompt
    from tooldesk.calling.library import dialects as dialects
    from tooldesk.calling.library import near_misses as near_misses
    from tooldesk.calling.library import parse as parse
    from tooldesk.calling.library import validate as validate
    from tooldesk.calling.near_misses.near_miss import NearMiss as NearMiss
    from tooldesk.calling.selection import Selection as Selection
    from tooldesk.calling.selection import SelectionPolicy as SelectionPolicy
    from tooldesk.calling.selection import select as select
    from tooldesk.calling.streaming.stream_events import ArgumentsCame as ArgumentsCame
    from tooldesk.calling.streaming.stream_events import CallBegun as CallBegun
    from tooldesk.calling.streaming.stream_events import CallCompleted as CallCompleted
    from tooldesk.calling.streaming.stream_events import CallHeldBack as CallHeldBack
    from tooldesk.calling.streaming.stream_events import ReasoningCame as ReasoningCame
    from tooldesk.calling.streaming.stream_events import TextCame as TextCame
    from tooldesk.calling.streaming.stream_events import TextRestarted as TextRestarted
    from tooldesk.calling.streaming.stream_reader import StreamReader as StreamReader
    from tooldesk.calling.tool_calling import HeldBack as HeldBack
    from tooldesk.calling.tool_calling import ParsedOutput as ParsedOutput
    from tooldesk.calling.tool_calling import ToolCalling as ToolCalling
    from tooldesk.calling.validation_result import Validation as Validation
    from tooldesk.errors import AppError as AppError
    from tooldesk.errors import DefinitionError as DefinitionError
    from tooldesk.errors import DuplicateToolError as DuplicateToolError
    from tooldesk.errors import InvalidInputError as InvalidInputError
    from tooldesk.errors import NotPermittedError as NotPermittedError
    from tooldesk.errors import PermanentError as PermanentError
    from tooldesk.errors import RateLimitedError as RateLimitedError
    from tooldesk.errors import RetriableError as RetriableError
    from tooldesk.errors import ToolTimeoutError as ToolTimeoutError
    from tooldesk.errors import ToolUsageError as ToolUsageError
    from tooldesk.errors import ToolUsageLimitExceededError as ToolUsageLimitExceededError
    from tooldesk.execution.default_registry import (
        default_registry as default_registry,
    )
    from tooldesk.execution.permissions.asking import Answer as Answer
    from tooldesk.execution.permissions.asking import PermissionRequest as PermissionRequest
    from tooldesk.execution.structured_tool import StructuredTool as StructuredTool
    from tooldesk.execution.tool_registry import ToolRegistry as ToolRegistry
    from tooldesk.tools.env_var import EnvVar as EnvVar
    from tooldesk.tools.python_function.tooldesk import tool as tool
    from tooldesk.tools.tool_context import ToolContext as ToolContext
    from tooldesk.tools.tool_definition import BuiltinSource as BuiltinSource
    from tooldesk.tools.tool_definition import CachePolicy as CachePolicy
    from tooldesk.tools.tool_definition import HttpSource as HttpSource
    from tooldesk.tools.tool_definition import PersonSource as PersonSource
    from tooldesk.tools.tool_definition import PythonSource as PythonSource
    from tooldesk.tools.tool_definition import ShellSource as ShellSource
    from tooldesk.tools.tool_definition import ToolDefinition as ToolDefinition
    from tooldesk.tools.tool_definition import WasmSource as WasmSource
    from tooldesk.tools.tool_result import AudioContent as AudioContent
    from tooldesk.tools.tool_result import BlobContent as BlobContent
    from tooldesk.tools.tool_result import FileContent as FileContent
    from tooldesk.tools.tool_result import ImageContent as ImageContent
    from tooldesk.tools.tool_result import TextContent as TextContent
    from tooldesk.tools.tool_result import ToolResult as ToolResult
    from tooldesk.usage.lifecycle import CallFinished as CallFinished
    from tooldesk.usage.lifecycle import CallFound as CallFound
    from tooldesk.usage.lifecycle import LifecycleStage as LifecycleStage
    from tooldesk.usage.lifecycle import OutputStreamed as OutputStreamed
    from tooldesk.usage.lifecycle import ProgressReported as ProgressReported
    from tooldesk.usage.lifecycle import StageFailed as StageFailed
    from tooldesk.usage.lifecycle import StageFinished as StageFinished
    from tooldesk.usage.lifecycle import StageStarted as StageStarted
    from tooldesk.usage.lifecycle import StageState as StageState
    from tooldesk.usage.lifecycle import UsageFinished as UsageFinished
    from tooldesk.usage.outcome import UsageOutcome as UsageOutcome
    from tooldesk.usage.tool_usage import ToolUsage as ToolUsage

_NAMES = {
    "calling.library": ("correction_prompt", "dialects", "near_misses", "parse", "validate"),
    "calling.near_misses.near_miss": ("NearMiss",),
    "calling.selection": ("Selection", "SelectionPolicy", "select"),
    "calling.streaming.stream_events": (
        "ArgumentsCame",
        "CallBegun",
        "CallCompleted",
        "CallHeldBack",
        "ReasoningCame",
        "TextCame",
        "TextRestarted",
    ),
    "calling.streaming.stream_reader": ("StreamReader",),
    "calling.tool_calling": ("HeldBack", "ParsedOutput", "ToolCalling"),
    "calling.validation_result": ("Validation",),
    "errors": (
        "AppError",
        "DefinitionError",
        "DuplicateToolError",
        "InvalidInputError",
        "NotPermittedError",
        "PermanentError",
        "RateLimitedError",
        "RetriableError",
        "ToolTimeoutError",
        "ToolUsageError",
        "ToolUsageLimitExceededError",
    ),
    "execution.default_registry": ("default_registry",),
    "execution.permissions.asking": ("Answer", "PermissionRequest"),
    "execution.structured_tool": ("StructuredTool",),
    "execution.tool_registry": ("ToolRegistry",),
    "tools.env_var": ("EnvVar",),
    "tools.python_function.tooldesk": ("tool",),
    "tools.tool_context": ("ToolContext",),
    "tools.tool_definition": (
        "BuiltinSource",
        "CachePolicy",
        "HttpSource",
        "PersonSource",
        "PythonSource",
        "ShellSource",
        "ToolDefinition",
        "WasmSource",
    ),
    "tools.tool_result": (
        "AudioContent",
        "BlobContent",
        "FileContent",
        "ImageContent",
        "TextContent",
        "ToolResult",
    ),
    "usage.lifecycle": (
        "CallFinished",
        "CallFound",
        "LifecycleStage",
        "OutputStreamed",
        "ProgressReported",
        "StageFailed",
        "StageFinished",
        "StageStarted",
        "StageState",
        "UsageFinished",
    ),
    "usage.outcome": ("UsageOutcome",),
    "usage.tool_usage": ("ToolUsage",),
}
_MODULE_OF = {name: module for module, names in _NAMES.items() for name in names}

__all__ = sorted(_MODULE_OF)


def __getattr__(name: str) -> "Any":
    module = _MODULE_OF.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
