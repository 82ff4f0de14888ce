"""ask_question and delegate_work: to a person, or to another model."""

from __future__ import annotations

import asyncio

from tooldesk.errors import (
    NOT_SET_UP,
    InvalidInputError,
    PermanentError,
    ToolTimeoutError,
)
from tooldesk.execution.builtin_tool.inside.agent_loop import asked_model
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall
from tooldesk.tools.sources.builtin_source import Coworker
from tooldesk.tools.tool_context import PersonQuestion
from tooldesk.tools.tool_result import ToolResult

LONGEST_TEXT = 100_000


async def ask_question(
    call: BuiltinCall, question: str, context: str, coworker: str | None = None
) -> ToolResult:
    """Ask a co-worker a question. They know nothing of the work but what you tell them.

    Args:
        call: What the call may use.
        question: The question.
        context: All that they need to know to answer it.
        coworker: Who is asked; the first one when it is left out.
    """
    return await _asked(call, f"Answer this question: {question}", context, coworker)


async def delegate_work(
    call: BuiltinCall, task: str, context: str, coworker: str | None = None
) -> ToolResult:
    """Have a co-worker do a task. They know nothing of the work but what you tell them.

    Args:
        call: What the call may use.
        task: What they are to do, and what they are to give back.
        context: All that they need to know to do it.
        coworker: Who does it; the first one when it is left out.
    """
    return await _asked(call, f"Do this, and give back the result: {task}", context, coworker)


async def sub_agent(
    call: BuiltinCall, task: str, context: str = "", coworker: str | None = None
) -> ToolResult:
    """Have another model do a task with tools of its own, and get its answer.

    It knows nothing of the work but what you tell it.

    Args:
        call: What the call may use.
        task: What it is to do, and what it is to give back.
        context: All that it needs to know to do it.
        coworker: Who does it; the first model when it is left out.
    """
    models = tuple(each for each in call.source.coworkers if each.url is not None)
    return await _asked(
        call, f"Do this, and give back the result: {task}", context, coworker, models
    )


async def _asked(
    call: BuiltinCall,
    wanted: str,
    context: str,
    name: str | None,
    coworkers: tuple[Coworker, ...] | None = None,
) -> ToolResult:
    if len(wanted) + len(context) > LONGEST_TEXT:
        raise InvalidInputError(
            f"At most {LONGEST_TEXT:,} characters can be told.", next_step="Tell less."
        )
    coworker = _chosen(call, name, call.source.coworkers if coworkers is None else coworkers)
    text = f"{wanted}\n\nWhat you need to know:\n{context}" if context.strip() else wanted
    if coworker.url is None:
        return await _asked_person(call, coworker, text)
    return await asked_model(call, coworker, coworker.url, text)


def _chosen(call: BuiltinCall, name: str | None, coworkers: tuple[Coworker, ...]) -> Coworker:
    if not coworkers:
        raise PermanentError(
            f"{call.definition.name} has no co-workers.",
            next_step='Name some in "coworkers" of its source.',
            for_model=NOT_SET_UP,
        )
    wanted = coworkers[0].name if name is None else name.strip().casefold()
    for each in coworkers:
        if each.name.casefold() == wanted.casefold():
            return each
    listed = "; ".join(f"{each.name} ({each.about})" for each in coworkers)
    raise InvalidInputError(
        f"There is no co-worker {name!r:.100}.", next_step=f"There are: {listed}."
    )


async def _asked_person(call: BuiltinCall, coworker: Coworker, text: str) -> ToolResult:
    ask = call.context.on_question
    if ask is None:
        raise PermanentError(
            f"{coworker.name} is a person, and nobody is there to be asked.",
            next_step="Run it in the window, or in a terminal with a keyboard.",
            for_model=f"{coworker.name} is not there. Go on without them.",
        )
    name = f"{call.context.agent_name or 'The model'}, to {coworker.name}"
    limit = asyncio.timeout(call.definition.timeout_s)
    try:
        async with limit:
            answer = await ask(PersonQuestion(call.definition.name, name, text))
    except TimeoutError as error:
        if not limit.expired():
            raise
        raise ToolTimeoutError(
            f"{coworker.name} did not answer within {call.definition.timeout_s:g} s.",
            next_step="Raise the tool's timeout_s.",
        ) from error
    return ToolResult.text(answer or f"{coworker.name} did not want to answer.")
