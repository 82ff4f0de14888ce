"""Correction prompts: what to send back to a model whose call can't run, so that it mends it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from tooldesk.calling.dialect_shapes import SHAPES, write_call
from tooldesk.calling.near_misses.near_miss import OF_THE_SERVER, NearMiss
from tooldesk.calling.schema.example import PLACEHOLDER, example_arguments
from tooldesk.calling.selection import Selection
from tooldesk.calling.tool_calling import FormatError, HeldBack, HeldReason
from tooldesk.calling.validation_result import Validation, ValidationError
from tooldesk.counted import counted
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject

MAX_ERRORS = 8
"""Errors in one prompt; a model mends these first."""

MAX_NAMES = 30
MAX_LINE_CHARS = 400


KnownTools = Mapping[str, JsonObject] | Sequence[str]
"""Name → input schema of the tools that the model was told of; or no more than their names."""

_HELD: Mapping[HeldReason, str] = {
    "incomplete": "The call of {} is not whole.",
    "ambiguous": "The call of {} is not clear.",
    "answered": "The call of {} stands beside a final answer.",
    "in_reasoning": "The call of {} stands only in your reasoning.",
}
_CUT_OFF = "Your output was cut off in the middle of the call of {}."
_ENDS = late_pattern(r"\b(?:ends?|ended|missing)\b")


def format_error_prompt(
    errors: Sequence[FormatError],
    tools: KnownTools,
    attempt: str = "",
    *,
    held: Sequence[HeldBack] = (),
    text: str = "",
) -> str:
    """What to tell a model whose call could not be read, or waits: why, and how it should look.

    Args:
        errors: What could not be read.
        tools: The tools that it can call.
        attempt: Which attempt this was, such as "attempt 2 of 3".
        held: What could be read, and waits all the same.
        text: The whole output: what it ends with was cut off, and the tool it names is the one
            that the example is of.
    """
    dialects = (*(error.dialect for error in errors), *(each.calling.dialect for each in held))
    dialect = next(filter(None, dialects), "")
    name = _meant_tool(errors, held, tools, text)
    problem = "could not be read" if errors or not held else "was not made"
    return _joined(
        f"The tool call {problem}{f' ({attempt})' if attempt else ''}.",
        *_bulleted([*_reasons(errors, text, held), *_held_reasons(held, text)]),
        _known_tools(tools),
        "Write the call again, complete and in exactly this form:\n"
        + write_call(dialect, name, _example_of(name, tools)),
    )


def near_miss_prompt(miss: NearMiss, tools: KnownTools, text: str = "") -> str:
    """What to tell a model that nearly called a tool; "" where no words of its own mend that."""
    if miss.kind in OF_THE_SERVER:
        return ""
    place = FormatError(miss.message, miss.start, miss.end)
    name = _meant_tool([place], (), tools, text)
    example = write_call(miss.dialect, name, _example_of(name, tools))
    return _joined(
        "No tool was called.",
        *_bulleted([_line(miss.message)]),
        _known_tools(tools),
        f"If you meant a call, write it again, complete and in exactly this form:\n{example}",
    )


def _meant_tool(
    errors: Sequence[FormatError], held: Sequence[HeldBack], tools: KnownTools, text: str
) -> str:
    """The tool that the example is of: one that the model named, else the first."""
    written = {each.calling.tool_name for each in held}
    errors = errors[:MAX_ERRORS]
    pieces = [text[each.start : min(each.end, each.start + 4_000)] for each in errors]
    pieces += [each.message for each in errors]
    named = [name for name in tools if name in written or any(name in each for each in pieces)]
    found = max(named, key=len, default="") or next(iter(tools), "")
    return found or next(iter(sorted(written)), "tool_name")


def _example_of(name: str, tools: KnownTools) -> JsonObject:
    """Arguments that the tool takes; one that nothing is known of may have any."""
    schema = tools.get(name) if isinstance(tools, Mapping) else None
    return {"parameter": PLACEHOLDER} if schema is None else example_arguments(schema)


def _held_reasons(held: Sequence[HeldBack], text: str) -> list[str]:
    lines = []
    for each in held:
        rest = text[each.calling.end : each.calling.end + 40].strip()
        is_cut = each.reason == "incomplete" and not (rest or not text)
        why = _CUT_OFF if is_cut else _HELD[each.reason]
        lines.append(_line(f"{why.format(each.calling.tool_name[:80])} {each.explanation}"))
    return list(dict.fromkeys(lines))


def format_given_up_prompt(
    errors: Sequence[FormatError], attempts: int, held: Sequence[HeldBack] = ()
) -> str:
    """What to tell a model whose calls could not be read so often that it is not asked again."""
    return _joined(
        f"The tool call could not be read in {counted(attempts, 'attempt')}.",
        *_bulleted([*_reasons(errors, held=held), *_held_reasons(held, "")]),
        "Do not write it again. Go on without this call, with what you know.",
    )


def format_reminder(definition: ToolDefinition, dialect: str, tool_names: KnownTools) -> str:
    """What reminds a model, after calls that went well, of the tools and of how to write a call."""
    if dialect not in SHAPES:
        return _joined("Reminder.", _known_tools(tool_names), "Write calls as you did before.")
    example = write_call(dialect, definition.name, example_arguments(definition.input_schema))
    return _joined(
        "Reminder.", _known_tools(tool_names), f"Write a call in exactly this form:\n{example}"
    )


def _reasons(
    errors: Sequence[FormatError], text: str = "", held: Sequence[HeldBack] = ()
) -> list[str]:
    lines = []
    for error in errors:
        is_last = bool(text) and error.end >= len(text.rstrip())
        is_cut = is_last and _ENDS.search(error.message) is not None
        lines.append(_line(f"{'Your output was cut off. ' if is_cut else ''}{error.message}"))
    return list(dict.fromkeys(lines)) or ([] if held else ["It is not a call."])


def selection_prompt(selection: Selection, dialect: str, tools: KnownTools = ()) -> str:
    """What to tell a model that named a tool that is not there, or could be several."""
    nearest = [candidate.name for candidate in selection.candidates[:3]]
    written = _line(repr(selection.written_name[:120]))
    if selection.verdict == "ambiguous":
        problem = f"The tool name {written} could mean more than one tool."
    else:
        problem = f"There is no tool called {written}."
    if not nearest:
        return _joined(problem, "Answer without a tool.")
    arguments = _example_of(nearest[0], tools) if nearest[0] in tools else {}
    example = write_call(dialect, nearest[0], arguments)
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


def _known_tools(tools: KnownTools) -> str:
    if not tools:
        return ""
    more = len(tools) - MAX_NAMES
    listed = ", ".join(islice(tools, MAX_NAMES))
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
