"""reach_of: what the tools of a folder would run, ask for and reach, told without running any."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path

from tooldesk.execution.permissions.edges import (
    ANY_HOST,
    Edge,
    EdgeKind,
    destination_of,
    edges_of,
    is_open,
)
from tooldesk.execution.permissions.fingerprint import Fingerprint, fingerprint
from tooldesk.frozen_record import frozen_record
from tooldesk.natural_order import natural_key
from tooldesk.tools.permission import Permission
from tooldesk.tools.risky_variables import changes_what_runs
from tooldesk.tools.tool_definition import (
    BuiltinSource,
    HttpSource,
    McpSource,
    PythonSource,
    ShellSource,
    ToolDefinition,
    WasmSource,
)

LONGEST_COMMAND = 200
MOST_WANTS = 50


class ReachKind(StrEnum):
    """What a folder would do, in the words that stand above the list of it."""

    UNASKED = "Runs without asking"
    CODE = "Runs Python of"
    MODULE = "Runs WebAssembly of"
    INTERPRETER = "Starts the interpreter"
    COMMAND = "Runs the command"
    BUILTIN = "Uses the built-in"
    SERVER = "Calls the MCP server"
    HOST = "Connects to"
    VARIABLE = "Asks for the variable"
    DEFAULT = "Sets what changes other programs"
    KEY = "Signs with the key"
    FILE = "Reaches outside the folder"


@frozen_record
class Reach:
    """One thing, and the tools that do it."""

    kind: ReachKind
    """What is done."""

    what: str
    """To which: a file, a command, a host, a name."""

    tools: tuple[str, ...]
    """The tools, by name."""


def reach_of(definitions: Iterable[ToolDefinition], folder: Path) -> tuple[Reach, ...]:
    """All that a folder's tools would do, in the order of ReachKind. Looks at the file system."""
    found: dict[tuple[ReachKind, str], list[str]] = {}
    for definition in definitions:
        for each in dict.fromkeys(_of_tool(definition, folder)):
            found.setdefault(each, []).append(definition.name)
    order = list(ReachKind)
    return tuple(
        Reach(kind, what, tuple(found[kind, what]))
        for kind, what in sorted(
            found, key=lambda each: (order.index(each[0]), natural_key(each[1]))
        )
    )


@frozen_record
class Want:
    """One thing of a person's that a tool would get, and the tool as it is now."""

    definition: ToolDefinition
    """The tool."""

    edge: Edge
    """What it would get, and where that would end up."""

    shown: Fingerprint
    """What the tool is like."""

    def __str__(self) -> str:
        return f"{self.definition.name}: {self.edge}"


def wants_of(definitions: Iterable[ToolDefinition], folder: Path) -> tuple[Want, ...]:
    """What a folder's tools would get of a person's that can be allowed before they are called.

    No more than MOST_WANTS: the others ask when they are called. Reads files, and runs nothing.
    """
    found: list[Want] = []
    for definition in definitions:
        edges = [edge for edge in edges_of(definition, folder) if not is_open(edge)]
        if edges:
            shown = fingerprint(definition, folder)
            found += [Want(definition, edge, shown) for edge in edges]
        if len(found) >= MOST_WANTS:
            break
    return tuple(found[:MOST_WANTS])


def _of_tool(definition: ToolDefinition, folder: Path) -> Iterator[tuple[ReachKind, str]]:
    if definition.permission == Permission.ALLOW:
        yield ReachKind.UNASKED, definition.name
    yield from _of_source(definition, folder)
    for variable in definition.env_vars:
        yield ReachKind.VARIABLE, variable.name
        if variable.default is not None and changes_what_runs(variable.name):
            yield ReachKind.DEFAULT, f"{variable.name}={variable.default}"
    if definition.signer is not None:
        yield ReachKind.KEY, definition.signer.key
    for edge in edges_of(definition, folder):
        if edge.kind is EdgeKind.FILE:
            yield ReachKind.FILE, edge.name


def _of_source(definition: ToolDefinition, folder: Path) -> Iterator[tuple[ReachKind, str]]:
    match definition.source:
        case PythonSource(file=file, interpreter=interpreter):
            yield ReachKind.CODE, file
            yield from _outside(file, folder)
            if interpreter is not None:
                yield ReachKind.INTERPRETER, interpreter
        case ShellSource(command=command):
            words = [each if isinstance(each, str) else f"[{shlex.join(each)}]" for each in command]
            line = shlex.join(words)
            cut = line if len(line) <= LONGEST_COMMAND else f"{line[: LONGEST_COMMAND - 1]}…"
            yield ReachKind.COMMAND, cut
        case McpSource(server=server):
            yield ReachKind.SERVER, server
        case HttpSource():
            host = destination_of(definition)
            yield ReachKind.HOST, "any host that a call names" if host == ANY_HOST else host
        case BuiltinSource(name=name):
            yield ReachKind.BUILTIN, name
        case WasmSource(module=module):
            yield ReachKind.MODULE, module
            yield from _outside(module, folder)


def _outside(file: str, folder: Path) -> Iterator[tuple[ReachKind, str]]:
    root, path = (os.path.realpath(each) for each in (folder, folder / _home(file)))
    if not Path(path).is_relative_to(root):
        yield ReachKind.FILE, path


def _home(file: str) -> str:
    return os.path.expanduser(file)
