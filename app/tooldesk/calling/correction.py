"""Correction prompts: what to send back to a model whose call can't run, so that it mends it."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.calling.dialect_shapes import SHAPES, write_call
from tooldesk.calling.schema.example import PLACEHOLDER, example_arguments
from tooldesk.calling.selection import Selection
from tooldesk.calling.tool_calling import FormatError
from tooldesk.calling.validation_result import Validation, ValidationError
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject

FORMAT_ERROR = "__format_error__"
"""Name of the tool that stands in the place of one whose call could not be read."""

MAX_ERRORS = 8
"""Errors in one prompt; a model mends these first."""

MAX_NAMES = 30
MAX_LINE_CHARS = 400


def format_error_prompt(
    errors: Sequence[FormatError], tool_names: Sequence[str], attempt: str = ""
) -> str:
    """What to tell a model whose call could not be read: why, and a call as it should look.

    `attempt` says which attempt this was, such as "attempt 2 of 3".
    """
    dialect = next((error.dialect for error in errors if error.dialect), "")
    name = tool_names[0] if tool_names else "tool_name"
    example = write_call(dialect, name, {"parameter": PLACEHOLDER})
    return _joined(
        f"The tool call could not be read{f' ({attempt})' if attempt else ''}.",
        *_bulleted(_reasons(errors)),
        _known_tools(tool_names),
        f"Write the call again, complete and in exactly this form:\n{example}",
    )


def format_given_up_prompt(errors: Sequence[FormatError], attempts: int) -> str:
    """What to tell a model whose calls could not be read so often that it is not asked again."""
    return _joined(
        f"The tool call could not be read in {attempts} attempts.",
        *_bulleted(_reasons(errors)),
        "Do not write it again. Go on without this call, with what you know.",
    )


def format_reminder(definition: ToolDefinition, dialect: str, tool_names: Sequence[str]) -> str:
    """What reminds a model, after calls that went well, of the tools and of how to write a call."""
    if dialect not in SHAPES:
        return _joined("Reminder.", _known_tools(tool_names), "Write calls as you did before.")
    example = write_call(dialect, definition.name, example_arguments(definition.input_schema))
    return _joined(
        "Reminder.", _known_tools(tool_names), f"Write a call in exactly this form:\n{example}"
    )


def _reasons(errors: Sequence[FormatError]) -> list[str]:
    return list(dict.fromkeys(_line(error.message) for error in errors)) or ["It is not a call."]


def selection_prompt(selection: Selection, dialect: str) -> str:
    """What to tell a model that named a tool that is not there, or could be several."""
    nearest = [candidate.name for candidate in selection.candidates[:3]]
    written = _line(repr(selection.written_name[:120]))
    if selection.verdict == "ambiguous":
        problem = f"The tool name {written} could mean more than one tool."
    else:
        problem = f"There is no tool called {written}."
    if not nearest:
        return _joined(problem, "Answer without a tool.")
    example = write_call(dialect, nearest[0], {})
    return _joined(
        problem,
        f"The closest tools are: {', '.join(nearest)}.",
        f"Call one of them by its exact name, with its own arguments, such as:\n{example}",
    )


def arguments_prompt(
    validation: Validation, tool_name: str, input_schema: JsonObject, dialect: str
) -> str:
    """What to tell a model whose arguments don't fit: every error, and the shape that fits."""
    errors = [_error_line(error) for error in validation.errors]
    example = write_call(dialect, tool_name, example_arguments(input_schema))
    return _joined(
        f"The arguments of {tool_name} are not valid.",
        *_bulleted(errors),
        f"Correct only this and call the tool again, in this form:\n{example}",
    )


def _error_line(error: ValidationError) -> str:
    return _line(f"{error.pointer}: {error.message} {error.fix}".removeprefix(": "))


def _known_tools(names: Sequence[str]) -> str:
    if not names:
        return ""
    more = len(names) - MAX_NAMES
    listed = ", ".join(names[:MAX_NAMES])
    return f"The tools are: {listed}{f' and {more} more' if more > 0 else ''}."


def _bulleted(lines: Sequence[str]) -> list[str]:
    more = len(lines) - MAX_ERRORS
    shown = [f"- {line}" for line in lines[:MAX_ERRORS]]
    return [*shown, f"- and {more} more"] if more > 0 else shown


def _line(text: str) -> str:
    """A text on one line of bounded length."""
    flat = " ".join(text[: MAX_LINE_CHARS * 2].split())
    return flat if len(flat) <= MAX_LINE_CHARS else f"{flat[: MAX_LINE_CHARS - 1]}…"


def _joined(*parts: str) -> str:
    return "\n".join(part for part in parts if part)
