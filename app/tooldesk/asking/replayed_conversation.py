"""ReplayedConversation: what a model answered goes through the lifecycle again; nothing is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Iterator, Sequence
from itertools import pairwise

from tooldesk.asking.conversation import AskError
from tooldesk.asking.model_answer import messages_after, read_answer
from tooldesk.asking.past_conversation import PastConversation
from tooldesk.asking.talk import ConversationEnd, Talk
from tooldesk.counted import counted
from tooldesk.execution.permissions.asking import Ask
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.lifecycle import UsageFinished

_ASSISTANT = "assistant"


class ReplayedConversation(Talk):
    """Its calls run again, by the permissions of now, and what they give is compared.

    Attributes:
        differing: The turns after which the model would be told something else than then.
    """

    def __init__(self, past: PastConversation, context: ToolContext, redactor: Redactor) -> None:
        """Take what the history has.

        Raises:
            AskError: not all of it was kept.
        """
        if why := past.why_not_replayed:
            raise AskError(why, next_step="Ask the model again.")
        super().__init__(past.model or "the model", context.changed(model=past.model))
        self.differing: list[int] = []
        self._redactor = redactor
        self._answers = list(_answers(past))
        self._told = list(_told(past.messages))

    async def turn(self, ask: Ask | None) -> AsyncGenerator[str, None]:
        """The next answer as it was; nobody is asked."""
        self.raw = self._answers[self.turns]
        self.turns += 1
        yield self.raw
        self.answer = await asyncio.to_thread(read_answer, self.raw)
        if self.answer is None:
            raise AskError(
                f"Answer {self.turns} is no chat completion, so it is not run again.",
                next_step="Look at it in the history.",
            )

    def take(self, finished: UsageFinished) -> None:
        """Compare it with what was told then; the next turn comes whatever that says."""
        assert self.answer is not None
        self.calls += len(finished.results)
        told = self._told[self.turns - 1] if self.turns <= len(self._told) else None
        now = self._redactor.redact(messages_after(self.answer, finished))
        if told is not None and _contents(now) != _contents(told):
            self.differing.append(self.turns)
        if self.turns < len(self._answers):
            return
        self.end = self.end_of(finished) or self.end or ConversationEnd(
            "stopped", "It went no further then.", "Ask the model again to have it go on."
        )  # fmt: skip

    @property
    def comparison(self) -> str:
        """In a sentence, how what the calls gave compares with then."""
        if not self._told or not any(map(_contents, self._told)):
            return "No call of it was answered then."
        if not self.differing:
            return "The model would be told the same as then."
        where = ", ".join(f"{each}" for each in self.differing)
        return (
            f"The model would be told something else after {counted(len(self.differing), 'turn')}"
            f" ({where}), and might go on otherwise."
        )


def _answers(past: PastConversation) -> Iterator[str]:
    """Each as a server sends it; the last one is kept as it came."""
    said = [each for each in past.messages if each.get("role") == _ASSISTANT]
    for each in said[:-1] if past.has_answer else said:
        yield json.dumps({"choices": [{"index": 0, "message": each}]}, ensure_ascii=False)
    if past.has_answer:
        yield past.raw


def _told(messages: Sequence[JsonObject]) -> Iterator[list[JsonObject]]:
    """What the model was told after each of its answers but the last one."""
    places = [at for at, each in enumerate(messages) if each.get("role") == _ASSISTANT]
    for start, end in pairwise(places):
        yield list(messages[start + 1 : end])


def _contents(messages: Sequence[JsonObject]) -> list[object]:
    """What they say; ids that were made for calls are others each time."""
    return [each.get("content") for each in messages if each.get("role") != _ASSISTANT]
