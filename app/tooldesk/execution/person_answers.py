"""Results that a person gives: to a question of a tool, or in the place of one."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from tooldesk.errors import PermanentError, ToolTimeoutError
from tooldesk.execution.json_result import json_result, read_json
from tooldesk.execution.structured_tool import ReadyCall
from tooldesk.tools.sources.person_source import PersonSource
from tooldesk.tools.tool_context import PersonQuestion, ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

LONGEST_SHOWN = 4_000
"""Characters of arguments in a question; more could not be read there."""

NOBODY = "Nobody is there to be asked."


async def answer_of_person(
    definition: ToolDefinition, context: ToolContext, question: str, choices: tuple[str, ...] = ()
) -> str | None:
    """What the person says within the tool's timeout_s; None is that they did not want to.

    Raises:
        PermanentError: nobody is there.
        ToolTimeoutError: nobody answered.
    """
    ask = context.on_question
    if ask is None:
        raise PermanentError(
            NOBODY,
            next_step="Run it in the window, or in a terminal with a keyboard.",
            for_model=f"{NOBODY} Go on without an answer.",
        )
    asked = PersonQuestion(definition.name, context.agent_name, question, choices)
    limit = asyncio.timeout(definition.timeout_s)
    try:
        async with limit:
            return await ask(asked)
    except TimeoutError as error:
        if not limit.expired():
            raise
        raise ToolTimeoutError(
            f"Nobody answered within {definition.timeout_s:g} s.",
            next_step="Raise the tool's timeout_s.",
        ) from error


def prepare_person(
    definition: ToolDefinition, arguments: JsonObject, context: ToolContext
) -> ReadyCall:
    """A call that a person answers."""
    assert isinstance(definition.source, PersonSource)
    given = json.dumps(arguments, indent=2, ensure_ascii=False)
    shown = given if len(given) <= LONGEST_SHOWN else f"{given[: LONGEST_SHOWN - 1]}…"
    parts = (definition.source.instructions, f"What does {definition.name} answer to this?", shown)
    return partial(_run, definition, context, "\n\n".join(filter(None, parts)))


async def _run(definition: ToolDefinition, context: ToolContext, question: str) -> ToolResult:
    if context.on_question is None:
        raise PermanentError(
            f"{definition.name} is only described: nothing runs it, and nobody is there to answer.",
            next_step="Answer in the window or a terminal with a keyboard, or give it a source.",
            for_model=f"{definition.name} is not available now.",
        )
    answer = await answer_of_person(definition, context, question)
    if answer is None:
        raise PermanentError(
            "The person did not answer.",
            next_step="Run the call again to be asked once more.",
            for_model=f"{definition.name} gave no answer.",
        )
    try:
        value = await read_json(answer, from_what="The answer", next_step="")
    except PermanentError:
        return ToolResult.text(answer)
    return json_result(value) if isinstance(value, dict | list) else ToolResult.text(answer)
