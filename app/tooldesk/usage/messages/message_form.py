"""MessageForm: how one provider wants to be told of calls."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.messages.call_answer import CallAnswer

Join = Callable[[Sequence[JsonObject]], tuple[JsonObject, ...]]
"""Makes of the messages of one output what is really sent."""


Beside = Callable[[Sequence[tuple[str, ToolResult]]], tuple[JsonObject, ...]]
"""Makes messages of what the messages about calls have no room for, of tools' names and results."""


def nothing(_: Sequence[tuple[str, ToolResult]]) -> tuple[JsonObject, ...]:
    """All that can be handed on is in the messages about calls."""
    return ()


def each_alone(messages: Sequence[JsonObject]) -> tuple[JsonObject, ...]:
    """Every call has a message of its own."""
    return tuple(messages)


def all_in_one(key: str) -> Join:
    """All calls of one output are answered in one message, whose list is under `key`."""

    def join(messages: Sequence[JsonObject]) -> tuple[JsonObject, ...]:
        if not messages:
            return ()
        blocks = [block for message in messages for block in message[key]]
        return ({**messages[0], key: blocks},)

    return join


def plain_id() -> str:
    """An id for a call to which the model gave none."""
    return f"call_{os.urandom(12).hex()}"


@frozen_record
class MessageForm:
    """How one provider wants to be told of calls, as functions that give JSON."""

    name: str
    """Its name, by which it can be asked for."""

    message: Callable[[CallAnswer], JsonObject]
    """The message about one call."""

    correction: Callable[[str], JsonObject]
    """The message with a text that answers no call, such as a correction prompt."""

    beside: Beside = nothing
    """What goes behind those messages: the pictures and sounds that they only name."""

    joined: Join = each_alone
    """What is really sent of the messages about one output."""

    new_id: Callable[[], str] | None = plain_id
    """Makes an id for a call that has none; None where a call needs none."""


def user_text(prompt: str) -> JsonObject:
    """Shape: {role: "user", content}, which most providers share."""
    return {"role": "user", "content": prompt}
