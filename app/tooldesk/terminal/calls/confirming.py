"""How a terminal asks about calls that wait, and how --accept-held and --accept-names answer."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace, _ActionsContainer
from typing import TextIO

from tooldesk.calling.selection import Selection
from tooldesk.calling.tool_calling import HeldBack, ToolCalling
from tooldesk.terminal.calls.asking import asked_line, keyboard_of, question_of
from tooldesk.usage.confirming import Confirm

MOST_NAMES = 5
_HELD_QUESTION = "  Run it as it was read? y = yes, n = no [n]: "
_NAME_QUESTION = "  Which one is meant? A number, or n = none [n]: "
_YES = ("y", "yes")


def add_confirming_options(command: _ActionsContainer, *, reads_text: bool) -> None:
    """Add the options that answer in advance."""
    if reads_text:
        command.add_argument(
            "--accept-held", action="store_true", help="run calls that are held back, as read"
        )
    command.add_argument(
        "--accept-names",
        action="store_true",
        help="run the tool whose name is nearest, where that would be asked about",
    )


def terminal_confirm(arguments: Namespace, questions: asyncio.Lock) -> Confirm:
    """Who says yes: an option, else a person; nobody where no one can be asked."""
    keyboard = None if arguments.deny_all else keyboard_of()
    held = getattr(arguments, "accept_held", False)
    return _Confirm(keyboard, questions, accepts_held=held, accepts_names=arguments.accept_names)


class _Confirm:
    """Asks one question at a time, whatever runs beside it."""

    def __init__(
        self,
        keyboard: TextIO | None,
        questions: asyncio.Lock,
        *,
        accepts_held: bool,
        accepts_names: bool,
    ) -> None:
        self._keyboard = keyboard
        self._questions = questions
        self._accepts_held = accepts_held
        self._accepts_names = accepts_names

    async def held(self, held: HeldBack) -> bool:
        """Whether a call that was held back runs as it was read."""
        if self._accepts_held or self._keyboard is None:
            return self._accepts_held
        calling = held.calling
        lines = (f"{calling.tool_name} was held back ({held.reason})", _arguments(calling))
        answer = await self._ask(question_of(lines[0], lines[1], held.explanation), _HELD_QUESTION)
        return answer in _YES

    async def name(self, calling: ToolCalling, selection: Selection) -> str | None:
        """The tool that a written name means; among equals only a person can say."""
        names = [candidate.name for candidate in selection.candidates[:MOST_NAMES]]
        if self._accepts_names:
            return names[0] if selection.verdict == "needs confirmation" else None
        if self._keyboard is None:
            return None
        choices = "  ".join(f"{number} = {name}" for number, name in enumerate(names, start=1))
        title = f"No tool is called {calling.tool_name}"
        about = question_of(title, _arguments(calling), selection.explanation, choices)
        answer = await self._ask(about, _NAME_QUESTION)
        is_one = answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(names)
        return names[int(answer) - 1] if is_one else None

    async def _ask(self, about: str, question: str) -> str:
        assert self._keyboard is not None
        async with self._questions:
            return await asked_line(self._keyboard, about, question)


def _arguments(calling: ToolCalling) -> str:
    return json.dumps(calling.arguments, ensure_ascii=False, indent=2)
