"""What a definition says besides its words and schema, as label and value pairs. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.tools.sources.command_line import command_line
from tooldesk_ui.widgets.time_words import PER

if TYPE_CHECKING:
    from tooldesk.execution.sandbox.support import SandboxSupport
    from tooldesk.tools.tool_definition import CachePolicy, Source, ToolDefinition

_MINUTE, _HOUR, _DAY = 60, 3600, 86_400
_SIGNING: dict[str, str] = {"ask": "asks each time", "allow": "allowed", "deny": "denied"}
"""By the values of Permission."""


@dataclass(frozen=True, slots=True)
class SandboxFacts:
    """What is known of the sandbox of a tool that wants one."""

    support: SandboxSupport
    """Whether there is one on this machine."""

    folder: Path
    """Where the tool works and may write."""


def policy_rows(
    tool: ToolDefinition, used: int | None, sandbox: SandboxFacts | None = None
) -> list[tuple[str, str]]:
    """How calls of a tool are treated; None is what is not known (yet).

    `used` is how often it has run.
    """
    rows = [
        *(() if tool.enabled else (("Use", "Disabled: no call selects it, no export holds it"),)),
        ("Permission", tool.permission.value.capitalize()),
        *_rules(tool),
        ("Timeout", duration_words(tool.timeout_s)),
        ("Retries", _retries(tool)),
        ("Usage limit", _limit(tool, used)),
        ("Cache", _cache(tool.cache)),
        *_running(tool, sandbox),
    ]
    if tool.signer is not None:
        rows.append(
            ("Signing", f"Signs with {tool.signer.key}: {_SIGNING[tool.signer.permission]}")
        )
    if tool.result_as_answer:
        rows.append(("Result", "Is the agent's final answer"))
    if tool.env_vars:
        names = (f"{each.name}{'' if each.required else ' (optional)'}" for each in tool.env_vars)
        rows.append(("Variables", ", ".join(names)))
    return rows


def source_rows(
    tool: ToolDefinition, file: Path, differences: tuple[str, ...] = ()
) -> list[tuple[str, str]]:
    """Where its code is, what runs it, and where the tool says otherwise than its code."""
    rows = [("File", str(file)), *_rows_of(tool.source)]
    return [*rows, *(("Differs", words) for words in differences)]


def duration_words(seconds: float) -> str:
    """A duration in its largest fitting unit: "30 s", "5 min", "1.5 h"."""
    for size, unit in ((_DAY, "d"), (_HOUR, "h"), (_MINUTE, "min")):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds:g} s"


def _rows_of(source: Source) -> list[tuple[str, str]]:
    match source.kind:
        case "python":
            interpreter = source.interpreter or "The Python that runs Tooldesk"
            return [("Function", source.function), ("Interpreter", interpreter)]
        case "http":
            return [("Request", f"{source.method} {source.url}")]
        case "mcp":
            return [("MCP server", source.server), ("Its tool", source.tool)]
        case "shell":
            return [("Command", command_line(source.command))]
        case "wasm":
            return [("Module", source.module)]
        case "builtin":
            return [("Built-in", source.name)]
        case "person":
            said = [("Instructions", source.instructions)] if source.instructions else []
            return [("Answered by", "The person at the window or terminal"), *said]


def _running(tool: ToolDefinition, sandbox: SandboxFacts | None) -> list[tuple[str, str]]:
    if tool.source.kind in ("http", "mcp", "person"):
        return []
    if tool.source.kind == "wasm":
        granted = (
            f"{'changes' if each.is_writable else 'reads'} {each.path}"
            for each in tool.source.folders
        )
        use = ", ".join([f"{tool.source.memory_mb:,} MB memory", *granted])
        return [("Runs", f"As WebAssembly, without network or any other files: {use}")]
    if tool.source.kind == "builtin":
        folders = ", ".join(("the working folder", *tool.source.more_folders))
        return [("Runs", f"In a process of its own, with the files of {folders}")]
    if tool.execution_mode.value == "native":
        return [("Runs", "Natively: with your rights, files and network")]
    if sandbox is None:
        return [("Runs", "Sandboxed")]
    if not sandbox.support.is_available:
        refused = f"Sandboxed, {sandbox.support.summary}. Calls are refused."
        return [("Runs", f"{refused} {sandbox.support.next_step}".rstrip())]
    policy = tool.sandbox
    limits = (
        f"{policy.memory_mb:,} MB memory",
        "1 process" if policy.max_processes == 1 else f"{policy.max_processes:,} processes",
        f"{duration_words(policy.cpu_s or tool.timeout_s)} CPU time a process",
        f"files of {policy.max_file_mb:,} MB",
        f"{policy.temporary_mb:,} MB in /tmp",
    )
    rows = [
        ("Runs", f"Sandboxed ({sandbox.support.summary})"),
        ("Sandbox limits", ", ".join(limits)),
        ("Works in", str(sandbox.folder)),
    ]
    return [*rows, ("Also reads", ", ".join(policy.readable))] if policy.readable else rows


def _rules(tool: ToolDefinition) -> list[tuple[str, str]]:
    if not tool.permission_rules:
        return []
    lines = (f"{rule.permission.value.capitalize()} when {rule}" for rule in tool.permission_rules)
    return [("Rules", "\n".join(lines))]


def _retries(tool: ToolDefinition) -> str:
    if tool.max_retries == 0:
        return "None"
    if not tool.is_idempotent:
        return f"{tool.max_retries}, but none run: it is not marked idempotent"
    return f"Up to {tool.max_retries}"


def _limit(tool: ToolDefinition, used: int | None) -> str:
    so_far = "" if used is None else f"{used:,} used"
    if tool.max_usage_count is None:
        return f"Unlimited{so_far and ', ' + so_far}"
    per = f" {PER[tool.usage_period.value]}" if tool.usage_period else ""
    return f"{so_far or 'At most'} {'of ' if so_far else ''}{tool.max_usage_count:,}{per}"


def _cache(policy: CachePolicy) -> str:
    if not policy.enabled:
        return "Off"
    kept = "Until cleared" if policy.ttl_s is None else f"For {duration_words(policy.ttl_s)}"
    return kept if policy.store_if is None else f"{kept}, if {policy.store_if}"
