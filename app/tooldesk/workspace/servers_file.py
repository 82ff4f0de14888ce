"""servers.json: the MCP servers of a workspace, in the mcpServers format of other programs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tooldesk.errors import DefinitionError, DuplicateToolError, ServerConfigError
from tooldesk.execution.mcp_server.remote_tool import RemoteTool
from tooldesk.execution.mcp_server.servers import Servers
from tooldesk.execution.tool_registry import refuse_second
from tooldesk.file_lock import folder_lock
from tooldesk.late_pattern import late_pattern
from tooldesk.replaced_file import replace_file
from tooldesk.tools.server_config import (
    NAME_PATTERN,
    ServerConfig,
    launch_definition,
)
from tooldesk.tools.tool_definition import McpSource, ToolDefinition
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.tool_file import line_of, reason_of
from tooldesk.workspace.tool_json import parse_tool_json, read_text
from tooldesk.workspace.workspace_problem import WorkspaceProblem

KEY = "mcpServers"
"""Under which the format has its servers."""

OWN_KEY = "tooldesk"
"""Under which a server has what other programs know nothing of: ServerOptions."""

_NAME = late_pattern(NAME_PATTERN)
_MEND = "Mend the file; it is read again when it is saved."


def read_servers(file: Path) -> tuple[dict[str, ServerConfig], tuple[WorkspaceProblem, ...]]:
    """The servers that can be used, by name, and what is wrong with the others."""
    try:
        written = _entries(_document(file), file)
    except DefinitionError as error:
        return {}, (WorkspaceProblem(file, error.line, error.message, error.next_step),)
    configs: dict[str, ServerConfig] = {}
    problems: list[WorkspaceProblem] = []
    for name, entry in written.items():
        try:
            configs[name] = checked_server(name, entry)
        except DefinitionError as error:
            line = line_of(name, file)
            problems.append(WorkspaceProblem(file, line, error.message, error.next_step))
    return configs, tuple(problems)


def unresolved_launches(
    file: Path,
) -> tuple[tuple[ToolDefinition, ...], tuple[WorkspaceProblem, ...]]:
    """What starting each server would do, without a look at which programs are there."""
    configs, problems = read_servers(file)
    starts = (launch_definition(name, each) for name, each in configs.items() if not each.disabled)
    return tuple(starts), problems


def checked_server(name: str, entry: object) -> ServerConfig:
    """One server of the file.

    Raises:
        ServerConfigError: its name is none, it is no server, or it holds a secret itself.
    """
    if not _NAME.fullmatch(name):
        raise ServerConfigError(
            f"the server {name!r:.80} has a name that its tools' names can't begin with",
            next_step='Use up to 64 letters, digits, "_" and "-".',
        )
    try:
        config = ServerConfig.model_validate(entry)
        launch_definition(name, config)
    except ValidationError as error:
        raise ServerConfigError(
            f"the server {name} can't be used: {reason_of(error)}", next_step=_MEND
        ) from error
    if found := list(config.plain_secrets()):
        raise ServerConfigError(
            f"the server {name} has what looks like a secret in plain text: {', '.join(found)}",
            next_step="Keep it in the keyring (tooldesk secrets set NAME) and write ${NAME} in its "
            "place, in env or headers; a value that is no secret can stand as ${NAME:-value}.",
        )
    return config


def offered_tools(
    servers: Servers, definitions: tuple[ToolDefinition, ...], file: Path
) -> tuple[tuple[ToolDefinition, ...], tuple[WorkspaceProblem, ...]]:
    """The tools that a person took over, but those that tool files stand for; and conflicts.

    A tool file whose source is a server's tool takes its place, whatever its name is.
    """
    by_name = {each.name: each for each in definitions}
    in_files = {
        (each.source.server, each.source.tool)
        for each in definitions
        if isinstance(each.source, McpSource)
    }
    offered: list[ToolDefinition] = []
    problems: list[WorkspaceProblem] = []
    for server, tool in _taken(servers):
        if (server, tool.name) in in_files:
            continue
        try:
            definition = tool.definition(server)
            refuse_second(by_name.get(definition.name), definition)
        except (ValidationError, DefinitionError, DuplicateToolError) as error:
            problems.append(_problem(server, tool, error, file))
            continue
        by_name[definition.name] = definition
        offered.append(definition)
    return tuple(offered), tuple(problems)


def add_server(file: Path, name: str, entry: Mapping[str, Any], *, replaces: bool = False) -> None:
    """Write a server into the file; all else in it stays as it is.

    Raises:
        DefinitionError: it is no server, or the file can't be read.
        DuplicateToolError: there is one of that name, and it is not to be replaced.
        OSError: it can't be written.
    """
    checked_server(name, entry)
    with folder_lock(file.parent):
        document = _document(file)
        servers = _entries(document, file)
        if name in servers and not replaces:
            raise DuplicateToolError(
                f"There is a server called {name} already.",
                next_step="Choose another name, or replace it with --replace.",
            )
        document[KEY] = {**servers, name: dict(entry)}
        _write(file, document)


def written_server(file: Path, name: str) -> dict[str, Any]:
    """What the file says of a server, with the keys of other programs.

    Raises:
        DefinitionError: the file can't be read, or it says nothing of it.
        OSError: the file can't be read.
    """
    entry = _entries(_document(file), file).get(name)
    if not isinstance(entry, dict):
        raise DefinitionError(f"There is no server {name} in it.", path=file, next_step=_MEND)
    return entry


def written_servers(file: Path) -> dict[str, Any]:
    """Name → what the file says of a server; a file that is not there says nothing.

    Raises:
        DefinitionError: it can't be read.
    """
    return _entries(_document(file), file)


def portable_servers(file: Path) -> tuple[JsonObject, tuple[WorkspaceProblem, ...]]:
    """The document for other programs, {"mcpServers": {name: entry}}, and what is left out of it.

    An entry says what the file says, so that secrets stay references such as ${NAME}; one that
    holds a secret itself, or can't be used, is left out, as is what only Tooldesk knows of.
    """
    configs, problems = read_servers(file)
    written = written_servers(file) if configs else {}
    entries = {name: dict(written[name]) for name in configs}
    for entry in entries.values():
        entry.pop(OWN_KEY, None)
    return {KEY: entries}, problems


def put_servers(file: Path, entries: Mapping[str, Mapping[str, Any] | None]) -> dict[str, Any]:
    """Write several servers at once as they are given; None takes the one of that name out.

    Returns what the file said of each name before, None for nothing.

    Raises:
        DefinitionError: the file can't be read; it is as it was.
        OSError: it can't be written; it is as it was.
    """
    with folder_lock(file.parent):
        document = _document(file)
        servers = _entries(document, file)
        before = {name: servers.get(name) for name in entries}
        changed = {**servers, **entries}
        document[KEY] = {name: each for name, each in changed.items() if each is not None}
        _write(file, document)
    return before


def remove_server(file: Path, name: str) -> bool:
    """Take a server out of the file; whether it was there.

    Raises:
        DefinitionError: the file can't be read.
        OSError: it can't be written.
    """
    with folder_lock(file.parent):
        document = _document(file)
        servers = _entries(document, file)
        if name not in servers:
            return False
        document[KEY] = {key: entry for key, entry in servers.items() if key != name}
        _write(file, document)
    return True


def _taken(servers: Servers) -> Iterator[tuple[str, RemoteTool]]:
    for name in servers.names():
        if not servers.config(name).disabled:
            yield from ((name, tool) for tool in servers.tools(name).taken.values())


def _problem(server: str, tool: RemoteTool, error: Exception, file: Path) -> WorkspaceProblem:
    if isinstance(error, DuplicateToolError):
        return WorkspaceProblem(file, None, error.message.rstrip("."), error.next_step)
    reason = reason_of(error) if isinstance(error, ValidationError) else str(error)
    return WorkspaceProblem(
        file,
        None,
        f"the tool {tool.name} of the server {server} can't be used: {reason}",
        "Tell the server's makers.",
    )


def _document(file: Path) -> dict[str, Any]:
    return parse_tool_json(read_text(file), file) if file.exists() else {}


def _entries(document: Mapping[str, Any], file: Path) -> dict[str, Any]:
    servers = document.get(KEY, {})
    if not isinstance(servers, dict):
        raise DefinitionError(
            f'"{KEY}" is no object', path=file, line=line_of(KEY, file), next_step=_MEND
        )
    return servers


def _write(file: Path, document: Mapping[str, Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    replace_file(file, json.dumps(document, indent=2, ensure_ascii=False) + "\n")
