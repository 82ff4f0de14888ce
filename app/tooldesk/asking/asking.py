"""asked: a whole conversation as a stream of events, from the prompt to its end."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

from tooldesk.asking.talk import ConversationEnd, Talk
from tooldesk.execution.permissions.asking import Ask
from tooldesk.frozen_record import frozen_record
from tooldesk.usage.confirming import Confirm
from tooldesk.usage.lifecycle import UsageEvent, UsageFinished
from tooldesk.usage.stops import Stops
from tooldesk.usage.surroundings import Gate
from tooldesk.usage.tool_usage import ToolUsage


@frozen_record
class ModelWrote:
    """A piece of the model's answer, as its server sent it."""

    text: str
    """The piece."""


@frozen_record
class ModelAnswered:
    """The answer is whole; what comes of it follows."""

    turn: int
    """Which one, from 1."""


AskEvent = UsageEvent | ModelWrote | ModelAnswered | ConversationEnd


async def asked(
    talk: Talk,
    usage: ToolUsage,
    ask: Ask | None,
    *,
    gate: Gate | None = None,
    confirm: Confirm | None = None,
    stops: Stops | None = None,
) -> AsyncGenerator[AskEvent, None]:
    """What happens, ConversationEnd as the last; the options are those of `ToolUsage.run`.

    Raises:
        AskError, ToolUsageError: as `Talk.turn`.
    """
    stops = stops or Stops()
    while (end := talk.end) is None:
        async with aclosing(talk.turn(ask)) as pieces:
            async for piece in pieces:
                yield ModelWrote(piece)
        yield ModelAnswered(talk.turns)
        if talk.may_run:
            # whoever stops now means the calls that come, not those that ended
            stops.forget()
            stream = usage.run(
                talk.raw, context=talk.context, gate=gate, ask=ask, confirm=confirm, stops=stops
            )
            async with aclosing(stream) as happening:
                async for event in happening:
                    if isinstance(event, UsageFinished):
                        talk.take(event)
                    yield event
            stops.forget()
    yield end
