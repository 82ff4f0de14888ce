"""Preview: what one tool of an import would be, in words. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.frozen_record import frozen_record
from tooldesk_ui.tools.detail.tool_facts import source_rows
from tooldesk_ui.widgets.text_difference import Difference, difference

if TYPE_CHECKING:
    from tooldesk.importing.tool_plan import PlannedImport
    from tooldesk.workspace.import_plan import PlannedFunction

NO_DOCSTRING = "It has no docstring, so that a model is not told what it does."
NO_DESCRIPTION = "It has no description, so that a model is not told what it does."
_LONGEST = 2_000

NoticeWords = tuple[str, str, str, str]
"""Kind, title, message and next step of a notice."""


@frozen_record
class Preview:
    """What is shown of one."""

    name: str
    """What the tool is called."""

    description: str
    """What a model is told."""

    schema: Mapping[str, Any]
    """What it takes, as JSON Schema."""

    standing: NoticeWords | None = None
    """What becomes of a tool that is there; None where there is none."""

    problems: tuple[str, ...] = ()
    """What should be looked at."""

    notes: tuple[str, ...] = ()
    """What is otherwise than in the source."""

    facts: tuple[tuple[str, str], ...] = ()
    """Label and value: where it stands, and what runs it."""

    changed: Difference | None = None
    """Its file before and after."""


def function_preview(planned: PlannedFunction) -> Preview:
    """A function as the tool that it would become."""
    function, tool = planned.found, planned.definition
    description = tool.description if tool is not None else function.description
    return Preview(
        name=function.tool_name,
        description=description,
        schema=tool.input_schema if tool is not None else function.input_schema,
        standing=_standing(planned, function.tool_name, "code"),
        problems=(*(() if description else (NO_DOCSTRING,)), *function.problems),
    )


def import_preview(planned: PlannedImport) -> Preview:
    """A tool of an import; of the secrets that stood there only the variables."""
    read, tool = planned.found, planned.definition
    if tool is None:
        facts: tuple[tuple[str, str], ...] = (("Found at", read.origin),)
        standing = _standing(planned, read.name, "source")
        return Preview(read.name, "", {}, standing, notes=read.notes, facts=facts)
    facts = (("Found at", read.origin), *source_rows(tool, Path())[1:])
    variables = ", ".join(each.name for each in tool.env_vars)
    facts += (("Variables", variables),) if variables else ()
    return Preview(
        name=read.name,
        description=tool.description,
        schema=tool.input_schema,
        standing=_standing(planned, read.name, "source"),
        problems=() if tool.description else (NO_DESCRIPTION,),
        notes=tuple(visible_line(each[:_LONGEST]) for each in read.notes),
        facts=tuple((label, visible_line(value[:_LONGEST])) for label, value in facts),
        changed=_changed(planned),
    )


def _changed(planned: PlannedImport) -> Difference | None:
    from tooldesk.workspace.tool_file import tool_file_text

    before, after = planned.existing, planned.definition
    if before is None or after is None or before == after:
        return None
    return difference("What changes", tool_file_text(before), tool_file_text(after))


def _standing(
    planned: PlannedFunction | PlannedImport, name: str, teller: str
) -> NoticeWords | None:
    match planned.standing.value:
        case "refused":
            return "error", "It can't be added", planned.refusal, ""
        case "unchanged":
            return "info", "It is a tool already", f"{name} is what the {teller} says.", ""
        case "updates":
            return (
                "info",
                "It is a tool already",
                f"The {teller} says otherwise now: {', '.join(planned.changes)}.",
                "Tick it to bring the tool up to date; what you set besides stays.",
            )
        case "replaces":
            return (
                "warn",
                f"There is another tool called {name}",
                "Both can't have that name.",
                "Tick it to put this one in its place; Undo brings the other back.",
            )
    return None
