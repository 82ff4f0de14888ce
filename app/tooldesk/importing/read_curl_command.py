"""read_curl_command: a curl command → the one HTTP tool that asks the same."""

from __future__ import annotations

from tooldesk.importing.read_tool import ReadImport, read_tool
from tooldesk.workspace.curl_import.curl_tool import read_curl


def read_curl_command(text: str) -> ReadImport:
    """The tool of a command; credentials in it are variables, and their values are forgotten.

    Raises:
        DefinitionError: it is no command that can be read.
    """
    read = read_curl(text)
    notes = list(read.notes)
    if read.variables:
        notes.append(f"set a value for {', '.join(read.variables)}; what was pasted is not kept")
    return ReadImport("curl command", (read_tool(read.document, "the command", notes=notes),))
