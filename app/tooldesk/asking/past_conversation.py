"""past_conversation: a conversation with a model as the history has it; nothing is sent again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tooldesk.asking.model_answer import read_answer
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_definition import ASKED_MODEL
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.history.call_filter import CallFilter
from tooldesk.usage.history.call_replay import SECRET_MARK
from tooldesk.usage.history.kept_bounds import LEFT_OUT
from tooldesk.usage.history.past_call import PastCall
from tooldesk.usage.history.past_calls import PastCalls


@frozen_record
class PastConversation:
    """All that was said up to one answer of the model."""

    number: int
    """Of the call that asked for that answer."""

    messages: tuple[JsonObject, ...]
    """As they were sent, and the answer as the last one where there was one."""

    raw: str
    """That answer as it was sent, or why there was none."""

    has_answer: bool = True
    """Whether there was one."""

    model: str = ""
    """Which was asked."""

    why_not_replayed: str = ""
    """Why its answers can't be run again, as a sentence; "" when they can."""


async def past_conversation(calls: PastCalls, number: int | None = None) -> PastConversation | None:
    """Up to the answer that the call of a number asked for; the last one without. None: no such.

    Raises:
        StorageError: the database can't be used.
    """
    if number is None:
        listed = await calls.page(CallFilter(tool_name=ASKED_MODEL), limit=1)
        number = listed[0].number if listed else None
    call = await calls.find(number) if number is not None else None
    return None if call is None else conversation_of(call)


def conversation_of(call: PastCall) -> PastConversation | None:
    """What was said up to the answer that a call asked for; None where it asked for none."""
    if call.tool_name != ASKED_MODEL:
        return None
    given = (call.arguments or {}).get("messages")
    if not isinstance(given, list):
        return None
    raw = _text((call.detail or {}).get("result"))
    messages = [each for each in given if isinstance(each, dict)]
    answer = read_answer(raw) if call.outcome == "ok" else None
    if answer is not None:
        calls = [
            {"function": {"name": each.name, "arguments": each.arguments}} for each in answer.calls
        ]
        said: JsonObject = {"role": "assistant", "content": answer.text}
        messages.append({**said, "tool_calls": calls} if calls else said)
    agent = call.calling.get("agent")
    model = agent.get("model") if isinstance(agent, dict) else ""
    return PastConversation(
        call.number, tuple(messages), raw, answer is not None, str(model or ""),
        _why_not_replayed(call, messages),
    )  # fmt: skip


def said_in(past: PastConversation) -> Iterator[str]:
    """Each message for a person: who says what, and the calls below it."""
    for message in past.messages:
        said = message.get("content")
        text = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
        calls = [
            f"  calls {json.dumps(each.get('function'), ensure_ascii=False)}"
            for each in message.get("tool_calls") or ()
        ]
        yield "\n".join([f"{message.get('role')}: {text}", *calls])


def _why_not_replayed(call: PastCall, messages: list[JsonObject]) -> str:
    number, said = call.number, [each for each in messages if each.get("role") == "assistant"]
    if not said:
        return f"The model gave no answer before call {number}."
    if isinstance(call.calling.get(LEFT_OUT), int):
        return f"What call {number} told the model was too long to be kept whole."
    if any(SECRET_MARK in json.dumps(each, ensure_ascii=False) for each in said):
        return f"A secret stood in an answer before call {number}, and was not kept with it."
    return ""


def _text(result: Any) -> str:
    blocks = result.get("content") if isinstance(result, dict) else None
    texts = [each.get("text") for each in blocks or () if isinstance(each, dict)]
    return "\n".join(each for each in texts if isinstance(each, str))
