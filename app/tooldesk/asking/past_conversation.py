"""past_conversation: a conversation with a model as the history has it; nothing is sent again."""

from __future__ import annotations

from typing import Any

from tooldesk.asking.model_answer import read_answer
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_definition import ASKED_MODEL
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.call_filter import CallFilter
from tooldesk.usage.past_call import PastCall
from tooldesk.usage.past_calls import PastCalls


@frozen_record
class PastConversation:
    """All that was said up to one answer of the model."""

    number: int
    """Of the call that asked for that answer."""

    messages: tuple[JsonObject, ...]
    """As they were sent, and the answer as the last one where there was one."""

    raw: str
    """That answer as it was sent, or why there was none."""


async def past_conversation(calls: PastCalls, number: int | None = None) -> PastConversation | None:
    """Up to the answer that the call of a number asked for; the last one without. None: no such.

    Raises:
        StorageError: the database can't be used.
    """
    if number is None:
        listed = await calls.page(CallFilter(tool_name=ASKED_MODEL), limit=1)
        number = listed[0].number if listed else None
    call = await calls.find(number) if number is not None else None
    return _conversation(call) if call is not None and call.tool_name == ASKED_MODEL else None


def _conversation(call: PastCall) -> PastConversation | None:
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
    return PastConversation(call.number, tuple(messages), raw)


def _text(result: Any) -> str:
    blocks = result.get("content") if isinstance(result, dict) else None
    texts = [each.get("text") for each in blocks or () if isinstance(each, dict)]
    return "\n".join(each for each in texts if isinstance(each, str))
