"""How a terminal puts a tool's question to the person."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from tooldesk.terminal.calls.asking import keyboard_of, question_of, typed_line
from tooldesk.tools.tool_context import AskPerson, PersonQuestion

_ANSWER = "  Your answer (empty: none): "


def terminal_question(arguments: Namespace, questions: asyncio.Lock) -> AskPerson | None:
    """What asks; None when nobody can answer. A question on screen holds the lock."""
    keyboard = None if arguments.deny_all else keyboard_of()
    if keyboard is None:
        return None

    async def ask(question: PersonQuestion) -> str | None:
        numbered = [f"{number}. {each}" for number, each in enumerate(question.choices, 1)]
        who = f"{question.agent_name} asks" if question.agent_name else "The model asks"
        text = "\n".join((question.text, *numbered))
        async with questions:
            about = question_of(f"{question.tool_name}: {who}", text)
            return _meant(await typed_line(keyboard, about, _ANSWER), question.choices)

    return ask


def _meant(typed: str, choices: tuple[str, ...]) -> str | None:
    """A number is the choice with that number."""
    answer = typed.strip()
    if answer.isascii() and answer.isdigit() and 1 <= int(answer[:3]) <= len(choices):
        return choices[int(answer[:3]) - 1]
    return answer or None
