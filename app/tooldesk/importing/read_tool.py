"""ReadTool: a tool as some source describes it, before it is compared with a workspace."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from typing import Any

from pydantic import ValidationError

from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.portable_name import alike
from tooldesk.specs.exported_names import MCP_NAME
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.workspace.tool_file import reason_of

MOST_TOOLS = 10_000
"""Tools of one import; the largest public APIs have a thousand operations."""

_BLANKS = late_pattern(r"\s++")


@frozen_record
class ReadTool:
    """One tool of an import."""

    name: str
    """What it will be called; of one that can't be a tool, what stands there."""

    origin: str
    """Where in the source it stands, for people: "tools[3]", "GET /pets/{id}"."""

    definition: ToolDefinition | None
    """The tool; None where it can't be one."""

    problem: str = ""
    """Why it can't, and what to do; "" where it can."""

    notes: tuple[str, ...] = ()
    """What is otherwise than in the source, in words."""

    group: tuple[str, ...] = ()
    """Where it stands in the source's own order: folders, or a tag."""

    secrets: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Variable → value that stood in the source: for the keyring, by a person's yes, and never
    shown."""

    @property
    def tool_name(self) -> str:
        """Its name, as every tool that was found has one."""
        return self.name


@frozen_record
class ReadImport:
    """All that a source holds."""

    kind: str
    """What it is, for people: "OpenAI tools", "OpenAPI 3.1"."""

    tools: tuple[ReadTool, ...]
    """In the order of the source; each has another name."""

    notes: tuple[str, ...] = ()
    """What concerns all of it."""


def read_tool(
    fields: Mapping[str, Any],
    origin: str,
    *,
    notes: Iterable[str] = (),
    group: tuple[str, ...] = (),
    secrets: Mapping[str, str] | None = None,
) -> ReadTool:
    """A tool of these fields of a definition; its name is made legal, and what is wrong is told."""
    written = str(fields.get("name") or "").strip()
    name = MCP_NAME.legal(_BLANKS.sub("_", written))
    told = list(notes)
    if not name:
        return ReadTool("(no name)", origin, None, "It has no name. Give it one in the source.")
    if name != written:
        told.append(f"called {written[:200]} there")
    try:
        definition = ToolDefinition.model_validate({**fields, "name": name})
    except ValidationError as error:
        return ReadTool(name, origin, None, f"{reason_of(error)}.", tuple(told), group)
    except DefinitionError as error:
        return ReadTool(name, origin, None, str(error), tuple(told), group)
    return ReadTool(name, origin, definition, "", tuple(told), group, secrets or {})


def with_own_names(tools: Iterable[ReadTool]) -> Iterator[ReadTool]:
    """The same tools; of several that have one name, the later ones get a number.

    Names that differ in capitals alone are one: so are their files on Windows and macOS.
    """
    found = list(tools)
    taken = {alike(each.name) for each in found}
    given: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for tool in found:
        name, number = tool.name, numbers.get(alike(tool.name), 2)
        while alike(name) in given or (name != tool.name and alike(name) in taken):
            ending = f"_{number}"
            name, number = tool.name[: MCP_NAME.longest - len(ending)] + ending, number + 1
        given[alike(name)] = name
        numbers[alike(tool.name)] = number
        if name == tool.name or tool.definition is None:
            yield tool
            continue
        definition = tool.definition.model_copy(update={"name": name})
        note = f"another one is called {given[alike(tool.name)]} there"
        yield replace(tool, name=name, definition=definition, notes=(*tool.notes, note))
