"""read_curl_command: curl commands → the HTTP tools that ask the same."""

from __future__ import annotations

from collections.abc import Iterator

from tooldesk.importing.read_tool import ReadImport, ReadTool, read_tool, with_own_names
from tooldesk.workspace.curl_import.curl_tool import read_curl
from tooldesk.workspace.curl_import.shell_words import commands_of


def read_curl_command(text: str) -> ReadImport:
    """The tools of commands; credentials in them are variables, with their values beside them.

    Raises:
        DefinitionError: one is no command that can be read.
    """
    tools = tuple(with_own_names(_tools(commands_of(text))))
    return ReadImport("curl command" if len(tools) == 1 else "curl commands", tools)


def _tools(commands: list[str]) -> Iterator[ReadTool]:
    known: dict[str, str] = {}
    for number, command in enumerate(commands, start=1):
        read = read_curl(command, keeps_values=True)
        others = {name for name, value in read.secrets.items() if known.get(name, value) != value}
        notes = [f"{name} has another value in a command before it" for name in sorted(others)]
        known = {**read.secrets, **known}
        secrets = {name: value for name, value in read.secrets.items() if name not in others}
        origin = "the command" if len(commands) == 1 else f"command {number}"
        yield read_tool(read.document, origin, notes=[*read.notes, *notes], secrets=secrets)
