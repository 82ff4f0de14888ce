"""How a terminal asks before a call runs, and how --yes and --deny-all answer in its place."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import TextIO

from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk.execution.permissions.visible_text import visible_line, visible_text
from tooldesk.systems import system
from tooldesk.terminal.input_output import tell
from tooldesk.terminal.keyboard import typed

_ANSWERS = {
    "y": Answer.ONCE,
    "yes": Answer.ONCE,
    "o": Answer.ONCE,
    "once": Answer.ONCE,
    "s": Answer.SESSION,
    "session": Answer.SESSION,
    "a": Answer.ALWAYS,
    "always": Answer.ALWAYS,
}
_QUESTION = "  Allow it? y = once, s = until this command ends, a = always, n = no [n]: "
_REACH = "  s and a are about all its calls, whatever their arguments."
_REACH_OF_SIGNATURES = "  s and a are about all that it wants signed."
_REACH_OF_EDGES = "  s and a are about exactly this, in all calls of the tool as it is now."
_QUOTE = "  | "
_GOES_ON = "  : "
_USUAL_COLUMNS = 80
_FEWEST_COLUMNS = 20
MAX_SHOWN = 20_000
"""Characters of a call that are shown; of a longer one, its length."""


def terminal_ask(arguments: Namespace, questions: asyncio.Lock) -> Ask | None:
    """What answers calls that ask; None when nobody can. A question on screen holds the lock."""
    if arguments.deny_all:
        return _denied
    keyboard = keyboard_of()
    asked = None if keyboard is None else _TerminalAsk(keyboard, questions).ask
    return _in_advance(asked) if arguments.yes else asked


def _in_advance(asked: Ask | None) -> Ask:
    """Yes to every call. What is a person's goes out only by a yes that they give to that."""

    async def answer(request: PermissionRequest) -> Answer:
        if request.edges and asked is not None:
            return await asked(request)
        return Answer.IN_ADVANCE

    return answer


async def _denied(_request: PermissionRequest) -> Answer:
    return Answer.DENY


def keyboard_of() -> TextIO | None:
    """Where a person types: standard input or, when a text comes on that, the terminal itself."""
    if sys.stdin.isatty():
        return sys.stdin
    if not sys.stderr.isatty():
        return None
    try:
        return open(system.TERMINAL, encoding="utf-8")
    except OSError:
        return None


class _TerminalAsk:
    """Asks one question at a time, whatever runs beside it."""

    def __init__(self, keyboard: TextIO, questions: asyncio.Lock) -> None:
        self._keyboard = keyboard
        self._questions = questions

    async def ask(self, request: PermissionRequest) -> Answer:
        """Show what would run and read the answer."""
        async with self._questions:
            answer = await asked_line(self._keyboard, _question(request), _QUESTION)
            return _ANSWERS.get(answer, Answer.DENY)


async def asked_line(keyboard: TextIO, about: str, question: str) -> str:
    """What a person types at a question, in lower case; empty at the end of the input."""
    return (await typed_line(keyboard, about, question)).strip().lower()


async def typed_line(keyboard: TextIO, about: str, question: str) -> str:
    """What a person types at a question, as it is; empty at the end of the input."""
    tell(about)
    # what was typed before the question was shown was meant for something else
    system.forget_typed(keyboard)
    tell(question, end="")
    answer = await typed(keyboard.readline)
    if not answer:
        # the end of the input, Ctrl+D, moves to no new line
        tell("")
    return answer


def question_of(title: str, quoted: str, *facts: str) -> str:
    """What a question is about: a title, somebody else's text, and what to say of it."""
    lines = [title, *_quoted(quoted), *(f"  {visible_line(words)}" for words in facts)]
    return "\n".join(part for line in lines for part in _folded(line))


def _question(request: PermissionRequest) -> str:
    from tooldesk.execution.permissions.shown_call import shown_request

    call = shown_request(request)
    wants = "would run" if request.signature is None else "asks for a signature of"
    wants = "would get what is yours, for" if request.edges else wants
    lines = [f"Call {request.call_index + 1}: {request.definition.name} {wants}"]
    lines += _quoted(call.text)
    if call.stdin:
        lines += ["  and read", *_quoted(call.stdin)]
    lines += [f"  {label}: {visible_line(words)}" for label, words in call.facts]
    lines += [f"  {call.warning}"] * bool(call.warning)
    lines.append(f"  {visible_line(request.reason)}")
    if request.edges:
        lines.append(_REACH_OF_EDGES)
    else:
        lines.append(_REACH if request.signature is None else _REACH_OF_SIGNATURES)
    return "\n".join(part for line in lines for part in _folded(line))


def _quoted(text: str) -> list[str]:
    """Nothing that an argument holds begins a line, so that none can look like ours."""
    return [f"{_QUOTE}{line}" for line in _cut(text).split("\n")]


def _folded(line: str) -> Iterator[str]:
    """A line in parts that the terminal need not break: the rest would stand in front of it."""
    line = visible_text(line, with_right_to_left=False)
    room = _columns() - 1
    start, used, mark = 0, 0, ""
    for place, character in enumerate(line):
        # how wide other letters are is the terminal's own choice
        width = 1 if character.isascii() else 2
        if used + width > room:
            yield mark + line[start:place]
            mark = _GOES_ON
            start, used = place, len(mark)
        used += width
    yield mark + line[start:]


def _columns() -> int:
    try:
        columns = os.get_terminal_size(sys.stderr.fileno()).columns
    except (OSError, ValueError):
        columns = 0
    return max(columns or _USUAL_COLUMNS, _FEWEST_COLUMNS)


def _cut(text: str) -> str:
    if len(text) <= MAX_SHOWN:
        return text
    half = MAX_SHOWN // 2
    hidden = len(text) - 2 * half
    return f"{text[:half]}\n… {hidden:,} CHARACTERS ARE NOT SHOWN HERE …\n{text[-half:]}"
