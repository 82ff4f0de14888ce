"""read_curl_command: a curl command → the one HTTP tool that asks the same."""

from __future__ import annotations

from tooldesk.importing.read_tool import ReadImport, read_tool
from tooldesk.workspace.curl_import.curl_tool import read_curl


def read_curl_command(text: str) -> ReadImport:
    """The tool of a command; credentials in it are variables, with their values beside it.

    Raises:
        DefinitionError: it is no command that can be read.
    """
    read = read_curl(text, keeps_values=True)
    tool = read_tool(read.document, "the command", notes=read.notes, secrets=read.secrets)
    return ReadImport("curl command", (tool,))
