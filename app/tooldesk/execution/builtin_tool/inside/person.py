"""ask_user: a question to the person at the window or terminal."""

from __future__ import annotations

from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall
from tooldesk.execution.person_answers import answer_of_person
from tooldesk.tools.tool_result import ToolResult

LONGEST_QUESTION = 4_000
MOST_CHOICES = 20
LONGEST_CHOICE = 200


async def ask_user(
    call: BuiltinCall, question: str, choices: list[str] | None = None
) -> ToolResult:
    """Ask the person a question and wait for their answer.

    Args:
        call: What the call may use.
        question: What to ask, as one or a few sentences.
        choices: Answers to choose from; they may still answer in words of their own.
    """
    given = tuple(choices or ())
    is_long = len(question) > LONGEST_QUESTION or any(len(each) > LONGEST_CHOICE for each in given)
    if is_long or len(given) > MOST_CHOICES or not question.strip():
        raise InvalidInputError(
            f"A question has up to {LONGEST_QUESTION:,} characters and {MOST_CHOICES} choices.",
            next_step="Ask shorter.",
        )
    answer = await answer_of_person(call.definition, call.context, question, given)
    if answer is None:
        return ToolResult.text("The person did not want to answer.")
    return ToolResult.text(answer)
