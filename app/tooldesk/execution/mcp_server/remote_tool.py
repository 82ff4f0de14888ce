"""RemoteTool: what a server says of one of its tools, and how that differs from what it said."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from tooldesk.errors import DefinitionError
from tooldesk.execution.permissions.changes import Change
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.sources.mcp_source import McpSource
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, JsonValue

LARGEST_TOOL_BYTES = 256_000
"""A tool that says more of itself is refused: no model could read it."""

_SAID = ("name", "title", "description", "inputSchema", "outputSchema", "annotations")
"""What a person's yes is about. Source: MCP specification, tools, "Tool"."""

_PARTS = {"inputSchema": "input schema", "outputSchema": "output schema"}
_ABSENT = "left out"
_NOT_IN_NAMES = late_pattern(r"[^A-Za-z0-9_.-]")
_LONGEST_NAME = 128


@dataclass(frozen=True)
class RemoteTool:
    """One tool as its server describes it."""

    said: JsonObject
    """Those of name, title, description, inputSchema, outputSchema and annotations that it says."""

    @classmethod
    def of(cls, listed: JsonObject) -> RemoteTool:
        """Of one entry of tools/list; halves of characters, which no file can hold, are replaced.

        Raises:
            DefinitionError: it is larger than LARGEST_TOOL_BYTES, or has no name.
        """
        said = {key: listed[key] for key in _SAID if listed.get(key) is not None}
        text = json.dumps(said, ensure_ascii=False)
        data = text.encode("utf-8", "replace")
        name = said.get("name")
        if not isinstance(name, str) or not name:
            raise DefinitionError("a tool without a name", next_step="Tell the server's makers.")
        if len(data) > LARGEST_TOOL_BYTES:
            raise DefinitionError(
                f"the tool {name[:80]!r} describes itself in {len(data):,} bytes, which is more "
                f"than {LARGEST_TOOL_BYTES:,}",
                next_step="Tell the server's makers.",
            )
        return cls(json.loads(data))

    @property
    def name(self) -> str:
        """What the server calls it."""
        return str(self.said["name"])

    @property
    def description(self) -> str:
        """What the model would read."""
        return _text(self.said.get("description"))

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 of all that it says, compared before each call."""
        return hashlib.sha256(json.dumps(self.said, sort_keys=True).encode()).hexdigest()

    def definition(self, server: str) -> ToolDefinition:
        """The tool as one of the workspace; the server's hints at what it does count for nothing.

        Raises:
            ValueError: its schemas are none.
            DefinitionError: its input schema is none.
        """
        annotations = self.said.get("annotations")
        hinted = annotations.get("title") if isinstance(annotations, dict) else None
        return ToolDefinition(
            name=local_name(server, self.name),
            title=_text(self.said.get("title") or hinted),
            description=self.description,
            input_schema=self.said.get("inputSchema") or {"type": "object", "properties": {}},
            output_schema=self.said.get("outputSchema"),
            source=McpSource(server=server, tool=self.name, fingerprint=self.fingerprint),
            tags=("mcp", server),
        )


@frozen_record
class ServerTask:
    """Work of a server that a call was answered with; it may outlive its connection."""

    id: str
    """What the server calls it."""

    status: str
    """ "working", "input_required", "completed", "failed" or "cancelled"."""

    message: str = ""
    """What the server says of it."""

    created_at: str = ""
    """When it began, as the server writes times (ISO 8601)."""

    def __str__(self) -> str:
        return f"task {self.id}: {self.status}{f', {self.message}' if self.message else ''}"


def may_be_task(listed: JsonObject) -> bool:
    """Whether a server of the older protocol may be asked to make a task of a tool's calls.

    Source: MCP 2025-11-25, tools, "execution.taskSupport".
    """
    execution = listed.get("execution")
    support = execution.get("taskSupport") if isinstance(execution, dict) else None
    return support in ("optional", "required")


def app_of(listed: JsonObject) -> str:
    """The URI of a tool's user interface, whose source `servers read` shows; empty without one.

    Source: MCP Apps (SEP-1865), "_meta.ui.resourceUri", and the key of its first drafts.
    """
    about = listed.get("_meta")
    if not isinstance(about, dict):
        return ""
    ui = about.get("ui")
    uri = ui.get("resourceUri") if isinstance(ui, dict) else about.get("ui/resourceUri")
    return _text(uri)


def local_name(server: str, tool: str) -> str:
    """The name that a model calls a server's tool by: `{server}_{tool}`, made legal."""
    name = _NOT_IN_NAMES.sub("_", f"{server}_{tool}")
    if len(name) <= _LONGEST_NAME:
        return name
    ending = hashlib.sha256(name.encode()).hexdigest()[:8]
    return f"{name[: _LONGEST_NAME - len(ending) - 1]}_{ending}"


class ToolChangeKind(StrEnum):
    """What became of a tool since a person took it over."""

    NEW = "new"
    CHANGED = "changed"
    GONE = "gone"


@frozen_record
class ToolChange:
    """One tool that the server has otherwise than a person took it over."""

    kind: ToolChangeKind
    """What became of it."""

    name: str
    """What the server calls it."""

    differences: tuple[Change, ...] = ()
    """Each part that differs, before and now; of a new one all that it says."""


def tool_changes(
    taken: Mapping[str, RemoteTool], seen: Mapping[str, RemoteTool]
) -> tuple[ToolChange, ...]:
    """What differs, in the server's order, those that are gone last."""
    found = []
    for name, tool in seen.items():
        before = taken.get(name)
        if before is None:
            found.append(ToolChange(ToolChangeKind.NEW, name, _differences({}, tool.said)))
        elif before.fingerprint != tool.fingerprint:
            differences = _differences(before.said, tool.said)
            found.append(ToolChange(ToolChangeKind.CHANGED, name, differences))
    gone = (ToolChange(ToolChangeKind.GONE, name) for name in taken if name not in seen)
    return (*found, *gone)


def file_change(definition: ToolDefinition, taken: RemoteTool) -> ToolChange:
    """How a tool's file, made for what its server said before, differs from what was taken over.

    Title and description are left out: those in the file are a person's own.
    """
    of_file = {"inputSchema": definition.input_schema, "outputSchema": definition.output_schema}
    before = {key: value for key, value in of_file.items() if value is not None}
    now = {key: taken.said[key] for key in of_file if key in taken.said}
    return ToolChange(ToolChangeKind.CHANGED, taken.name, _differences(before, now))


def _differences(before: JsonObject, now: JsonObject) -> tuple[Change, ...]:
    return tuple(
        Change(_PARTS.get(key, key), _shown(before.get(key)), _shown(now.get(key)))
        for key in _SAID[1:]
        if before.get(key) != now.get(key)
    )


def _shown(value: JsonValue) -> str:
    if value is None:
        return _ABSENT
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=2)


def _text(value: JsonValue) -> str:
    return value if isinstance(value, str) else ""
