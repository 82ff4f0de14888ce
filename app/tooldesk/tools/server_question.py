"""ServerQuestion: what an MCP server asks a person, or their model, while it answers a call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import field
from typing import Literal

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject

QuestionKind = Literal["form", "url", "sampling", "login"]
"""Fill in a form; open a page; answer in a model's place; log in at a page, which whoever asks
opens after a yes."""


@frozen_record
class ServerQuestion:
    """One question. All of its words are the server's, but for those of a login."""

    server: str
    """Name of the server in servers.json."""

    kind: QuestionKind
    """What it wants."""

    message: str
    """What it says, or the messages that a model should answer."""

    schema: JsonObject = field(default_factory=dict)
    """Of a form: JSON Schema of an object of plain values."""

    url: str = ""
    """The page to open."""

    sampling: JsonObject = field(default_factory=dict)
    """Of sampling: the params of sampling/createMessage, as the server sent them."""

    waiting: Callable[[], AbstractContextManager[object]] = field(default=nullcontext, repr=False)
    """Entered while a person is waited for, whose time is not the server's."""


@frozen_record
class ServerAnswer:
    """What a person says to it."""

    action: Literal["accept", "decline", "cancel"]
    """Whether they answer at all."""

    content: JsonObject = field(default_factory=dict)
    """Of a form: its values; of sampling: {"text": …}, and of a model's also its "model" and
    "stop_reason"."""

    failure: str = ""
    """Why a model could not be asked; the server is not told."""


DECLINED = ServerAnswer("decline")
"""What is said where nobody is there."""

AskForServer = Callable[[ServerQuestion], Awaitable[ServerAnswer]]
"""Shows a person what a server asks, and waits for the answer."""
