"""Why a person is asked, in words."""

from __future__ import annotations

from datetime import datetime

from tooldesk.execution.permissions.edges import Edge
from tooldesk.execution.permissions.fingerprint import Fingerprint, changed_parts
from tooldesk.execution.permissions.grant import Grant
from tooldesk.execution.permissions.verdict import Verdict
from tooldesk.tools.tool_definition import (
    ASKED_MODEL,
    LAUNCH_PREFIX,
    SAMPLING_PREFIX,
    ToolDefinition,
)


def why(
    definition: ToolDefinition,
    verdict: Verdict,
    old: Grant | None,
    now: Fingerprint,
    edges: tuple[Edge, ...] = (),
) -> str:
    """Why a call asks, as one sentence; `old` is a yes to the tool as it was."""
    if old is not None:
        parts = " and ".join(changed_parts(old.fingerprint, now))
        return f"Its {parts} changed since you allowed it on {day(old.granted_at)}."
    if edges:
        return "What is yours goes to a tool of a folder only by your yes."
    if verdict.rules:
        return f"Its definition asks by this rule: {'; '.join(verdict.rules)}."
    if definition.name.startswith(LAUNCH_PREFIX):
        return "A server is started only by your yes to exactly what is started."
    if definition.name.startswith(SAMPLING_PREFIX):
        return "A server asks a model, and what it says goes there only by your yes."
    if definition.name == ASKED_MODEL:
        return "What you ask, and what tools give it, goes to the model only by your yes."
    kinds = {
        "http": "It reaches the network.",
        "shell": "It runs a command.",
        "wasm": "It changes files.",
        "builtin": "It changes something.",
        "mcp": "It is a tool of an MCP server.",
    }
    return kinds.get(definition.source.kind, "Its definition says that it asks.")


def day(moment: datetime) -> str:
    """A day as people here write it: 3 May 2026."""
    local = moment.astimezone()
    return f"{local.day} {local:%B %Y}"
