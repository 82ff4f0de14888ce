"""How a terminal shows what an MCP server asks a person while it answers a call."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import TextIO

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.terminal.calls.asking import asked_line, keyboard_of, question_of, typed_line
from tooldesk.terminal.input_output import tell
from tooldesk.tools.server_question import DECLINED, AskForServer, ServerAnswer, ServerQuestion
from tooldesk.tools.tool_result import JsonObject

MOST_FIELDS = 50
"""A form of more is declined."""

_TRIES = 3
_YES = ("y", "yes")
_NO_SECRETS = "The server reads what you type. Give it no password and no key."


def terminal_server_ask(arguments: Namespace, questions: asyncio.Lock) -> AskForServer | None:
    """Who answers; None where nobody can be asked. No --yes answers in a person's words."""
    keyboard = None if arguments.deny_all else keyboard_of()
    return None if keyboard is None else _TerminalAnswers(keyboard, questions).answer


class _TerminalAnswers:
    """Asks one question at a time, whatever runs beside it."""

    def __init__(self, keyboard: TextIO, questions: asyncio.Lock) -> None:
        self._keyboard = keyboard
        self._questions = questions

    async def answer(self, question: ServerQuestion) -> ServerAnswer:
        """Show what the server asks, and read the answer."""
        async with self._questions:
            match question.kind:
                case "form":
                    return await self._form(question)
                case "url":
                    return await self._page(question)
                case "sampling":
                    return await self._sampling(question)
                case "login":
                    return await self._login(question)

    async def _form(self, question: ServerQuestion) -> ServerAnswer:
        title = f"The MCP server {question.server} asks:"
        about = question_of(title, question.message, _NO_SECRETS)
        if (
            await asked_line(self._keyboard, about, "  Answer it? y = yes, n = no [n]: ")
            not in _YES
        ):
            return DECLINED
        fields = question.schema.get("properties")
        if not isinstance(fields, dict) or len(fields) > MOST_FIELDS:
            tell("  Its form can't be shown here; it is declined.")
            return DECLINED
        for _ in range(_TRIES):
            values = await self._values(question.schema, fields)
            if (found := _checked(values, question.schema)) is not None:
                return ServerAnswer("accept", found)
        return ServerAnswer("cancel")

    async def _values(self, schema: JsonObject, fields: JsonObject) -> JsonObject:
        required, values = schema.get("required") or [], {}
        for name, field in fields.items():
            described = field if isinstance(field, dict) else {}
            words = [str(described.get("description") or described.get("title") or "")]
            if isinstance(choices := described.get("enum"), list):
                words.append("one of " + ", ".join(map(str, choices[:MOST_FIELDS])))
            words.append("needed" if name in required else "may stay empty")
            shown = visible_line("; ".join(filter(None, words)))
            typed = await typed_line(self._keyboard, f"  {shown}", f"  {visible_line(name)}: ")
            if typed.strip():
                values[name] = typed.strip()
        return values

    async def _page(self, question: ServerQuestion) -> ServerAnswer:
        title = f"The MCP server {question.server} wants you to open a page:"
        about = question_of(title, question.message, f"Page: {question.url}")
        said = await asked_line(
            self._keyboard, about, "  Tooldesk opens nothing. Did you do it? y = yes, n = no [n]: "
        )
        return ServerAnswer("accept") if said in _YES else DECLINED

    async def _login(self, question: ServerQuestion) -> ServerAnswer:
        title = f"The MCP server {question.server} wants you to log in:"
        about = question_of(title, question.message, f"Page: {question.url}")
        said = await asked_line(
            self._keyboard, about, "  Open it in your browser? y = yes, n = no [n]: "
        )
        if said not in _YES:
            return DECLINED
        import webbrowser

        if not await asyncio.to_thread(webbrowser.open, question.url):
            tell("  No browser could be opened. Open the page yourself; Tooldesk waits for it.")
        return ServerAnswer("accept")

    async def _sampling(self, question: ServerQuestion) -> ServerAnswer:
        title = f"The MCP server {question.server} wants a model's answer to:"
        about = question_of(title, question.message, "What you type goes to it as the answer.")
        typed = await typed_line(self._keyboard, about, "  Your answer; empty declines: ")
        return ServerAnswer("accept", {"text": typed.strip()}) if typed.strip() else DECLINED


def _checked(values: JsonObject, schema: JsonObject) -> JsonObject | None:
    """The values as the form wants them; None, and why, where they don't fit it."""
    from tooldesk.calling.validation import compile_schema, validate
    from tooldesk.errors import AppError
    from tooldesk.tools.coercion_policy import CoercionPolicy

    try:
        checked = validate(values, compile_schema(schema), CoercionPolicy.SAFE)
    except AppError as error:
        tell(f"  {error.message}")
        return None
    for each in checked.errors:
        tell(f"  {visible_line(each.pointer or '/')}: {visible_line(each.message)}")
    return None if checked.errors else checked.arguments
