"""read_command: the tool that a curl command would become, and what is wrong with it. No Qt."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tooldesk.errors import DefinitionError
from tooldesk.workspace.curl_import.curl_parameters import proposed_parameters, with_parameters
from tooldesk.workspace.curl_import.curl_tool import CurlTool, read_curl
from tooldesk.workspace.definition_check import FieldProblem, check_document
from tooldesk_ui.tools.editor.example_call import NO_CALL, ExampleCall, example_call
from tooldesk_ui.tools.editor.new_tools import free_name
from tooldesk_ui.tools.editor.tool_draft import as_text


@dataclass(frozen=True, slots=True)
class CurlReading:
    """What one command says."""

    error: DefinitionError | None = None
    """Why it can't be imported."""

    tool: CurlTool | None = None
    """What it becomes; None when there is nothing to import."""

    name: str = ""
    """What the tool is called."""

    file: str = ""
    """The tool's file, of that name."""

    problems: tuple[FieldProblem, ...] = ()
    """What is wrong with the file."""

    example: ExampleCall = NO_CALL
    """What a call of it would do."""

    is_usable: bool = False
    """Whether it may be imported."""

    proposed: tuple[str, ...] = ()
    """What looks like a parameter, by name."""


def read_command(
    command: str, name: str | None, taken: Collection[str], *, has_parameters: bool = False
) -> CurlReading:
    """Read a command; `name` is the person's for the tool, None lets the command say it.

    With `has_parameters` what looks like one is one.
    """
    if not command.strip():
        return CurlReading()
    try:
        tool = read_curl(command, keeps_values=True)
    except DefinitionError as error:
        return CurlReading(error)
    if name is None:
        name = free_name(str(tool.document["name"]), taken)
    made = with_parameters(tool.document) if has_parameters else tool.document
    document = {**made, "name": name}
    check = check_document(document, taken)
    return CurlReading(
        None,
        tool,
        name,
        as_text(document),
        check.problems,
        example_call(check.definition),
        check.is_usable,
        proposed_parameters(tool.document),
    )
