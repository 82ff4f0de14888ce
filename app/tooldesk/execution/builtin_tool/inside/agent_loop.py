"""asked_model: a model is asked, its tools are called, and it is told, until it answers.

A choice's message has content or tool_calls [{id, function {name, arguments}}], and each is
answered by a message of the role tool with its tool_call_id.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tooldesk.counted import counted
from tooldesk.errors import PermanentError, ToolTimeoutError, ToolUsageError
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall
from tooldesk.execution.chat_completions import chat_message, chat_source
from tooldesk.exporting.export import export_specs
from tooldesk.tools.sources.builtin_source import Coworker
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, JsonValue, ToolResult

MOST_CALLS = 32
"""Of one answer; those behind them are told to the model as not made."""

LONGEST_RESULT = 100_000


async def asked_model(call: BuiltinCall, coworker: Coworker, url: str, text: str) -> ToolResult:
    """The model's answer to a text, within its turns and tokens and the time of the call.

    Raises:
        ToolTimeoutError: it took longer than the tool's timeout_s, with all its tools.
        ToolUsageError: it can't be reached, answers otherwise, or does not come to an end.
    """
    limit = asyncio.timeout(call.definition.timeout_s)
    try:
        async with limit:
            return await _Conversation(call, coworker, url).answer(text)
    except TimeoutError as error:
        if not limit.expired():
            raise
        raise ToolTimeoutError(
            f"{coworker.name} did not come to an end within {call.definition.timeout_s:g} s.",
            next_step="Raise the tool's timeout_s.",
        ) from error


class _Conversation:
    """One task of one co-worker."""

    def __init__(self, call: BuiltinCall, coworker: Coworker, url: str) -> None:
        self._call = call
        self._coworker = coworker
        self._tools = {each.name: each for each in _tools_of(call, coworker)}
        export = export_specs(self._tools.values())
        self._specs = export.tools
        self._own_names = {each.name: each.definition.name for each in export.exported}
        body = {"model": "{model}", "messages": "{messages}", "tools": "{tools}"}
        self._request = chat_source(url, body, coworker.env_var)
        about = f"You are {coworker.name}. {coworker.about}".strip()
        self._messages: list[JsonObject] = [{"role": "system", "content": about}]
        self._tokens = 0

    async def answer(self, text: str) -> ToolResult:
        self._messages.append({"role": "user", "content": text})
        for turn in range(1, self._coworker.max_turns + 1):
            said = await self._said()
            if isinstance(said, ToolResult):
                return said
            wanted = said.get("tool_calls")
            if isinstance(wanted, list) and wanted and self._specs:
                self._tell(turn)
                await self._call_tools(said, wanted)
                continue
            if isinstance(content := said.get("content"), str):
                return ToolResult.text(content)
            raise self._no_answer()
        raise self._stopped(counted(self._coworker.max_turns, "turn"), "max_turns")

    async def _said(self) -> JsonObject | ToolResult:
        """The next message of the model; a result is why there is none."""
        most = self._coworker.max_total_tokens
        if most is not None and self._tokens >= most:
            raise self._stopped(f"{self._tokens:,} tokens", "max_total_tokens")
        call = self._call
        given = {"model": self._coworker.model, "messages": self._messages, "tools": self._specs}
        if not self._specs:
            del given["tools"]
        run = await call.http.prepare(
            self._request, given, call.context, call.definition.timeout_s, call.workspace_dir
        )
        answer = await run()
        if answer.is_error:
            return answer
        if (message := chat_message(answer.structured)) is None:
            raise self._no_answer()
        self._count(answer.structured)
        return message

    def _count(self, answer: JsonValue) -> None:
        match answer:
            case {"usage": {"total_tokens": int() as tokens}}:
                self._tokens += max(0, tokens)

    async def _call_tools(self, said: JsonObject, wanted: list[Any]) -> None:
        self._messages.append(
            {"role": "assistant", "content": said.get("content"), "tool_calls": wanted}
        )
        for number, each in enumerate(wanted):
            match each:
                case {"id": str() as id_, "function": {"name": str() as name, **rest}}:
                    arguments = rest.get("arguments", "{}")
                    told = await self._told(name, arguments, is_one_too_many=number >= MOST_CALLS)
                    message = {"role": "tool", "tool_call_id": id_, "content": told}
                    self._messages.append(message)
                case _:
                    raise self._no_answer()

    async def _told(self, name: str, arguments: Any, *, is_one_too_many: bool) -> str:
        """What the model is told of a call: its result, or why there is none."""
        own = self._own_names.get(name)
        if is_one_too_many:
            return f"Not called: at most {MOST_CALLS} tools are called at once."
        if own is None:
            return f"There is no tool called {name[:100]}. There are: {', '.join(self._own_names)}."
        given = arguments if isinstance(arguments, dict) else str(arguments or "{}")
        try:
            result = await self._call.context.inner_calls.call(own, given)
        except ToolUsageError as error:
            return error.for_model[:LONGEST_RESULT]
        text: str = result.joined_text
        if not text and result.structured is not None:
            text = json.dumps(result.structured, ensure_ascii=False)
        cut = " … the rest is left out." if len(text) > LONGEST_RESULT else ""
        return f"{text[:LONGEST_RESULT]}{cut}" or "It gave nothing that is a text."

    def _tell(self, turn: int) -> None:
        if self._call.context.on_progress is not None:
            words = f"{self._coworker.name}: turn {turn} of {self._coworker.max_turns}"
            self._call.context.on_progress(turn / self._coworker.max_turns, words)

    def _no_answer(self) -> PermanentError:
        return PermanentError(
            f"What {self._coworker.name} answered is no chat completion with a text.",
            next_step="Look at the answer in the console, and at the address of the co-worker.",
        )

    def _stopped(self, what: str, field: str) -> PermanentError:
        return PermanentError(
            f"{self._coworker.name} did not come to an end within {what}.",
            next_step=f"Raise {field} of the co-worker, or give a smaller task.",
            for_model=f"{self._coworker.name} did not come to an end. Give a smaller task.",
        )


def _tools_of(call: BuiltinCall, coworker: Coworker) -> list[ToolDefinition]:
    """The tools that it may call, in its order.

    Raises:
        PermanentError: one is not there.
    """
    if not coworker.tools:
        return []
    inner = call.context.inner_calls
    there = {} if inner is None else {each.name: each for each in inner.definitions()}
    if missing := [name for name in coworker.tools if name not in there]:
        raise PermanentError(
            f"{coworker.name} may call {', '.join(missing)[:200]}, which is no tool here.",
            next_step='Correct "tools" of the co-worker.',
        )
    return [there[name] for name in coworker.tools]
