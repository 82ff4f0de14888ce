"""Talk: a conversation with a model, asked now or replayed, as whoever runs its turns sees it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator
from typing import Literal

from tooldesk.asking.model_answer import ModelAnswer
from tooldesk.counted import counted
from tooldesk.execution.permissions.asking import Ask
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.lifecycle import UsageFinished

_FINAL_ANSWER = "Final Answer:"
"""What ReAct writes before it. Source: "ReAct: Synergizing Reasoning and Acting", LangChain's
prompt for it."""

Kind = Literal["answer", "turns", "calls", "tokens", "time", "stopped", "waits", "cut off"]


@frozen_record
class ConversationEnd:
    """Why a conversation is over."""

    kind: Kind
    """An answer, the limit that was reached, or that it was stopped or waits for a person."""

    text: str
    """The answer, or in a sentence what happened."""

    next_step: str = ""
    """What a person can do; empty for an answer."""


class Talk(ABC):
    """One turn after another, until `end` says why it is over.

    Attributes:
        name: The model.
        context: For whoever runs what the model wrote.
        turns: How often it answered.
        calls: How many calls ran.
        tokens: How many the server counted.
        raw: Its last answer as it was sent, without secrets.
        end: Why it is over; None while it goes on.
    """

    def __init__(self, name: str, context: ToolContext) -> None:
        self.name = name
        self.context = context
        self.turns = self.calls = self.tokens = 0
        self.raw = ""
        self.end: ConversationEnd | None = None
        self.answer: ModelAnswer | None = None

    @abstractmethod
    def turn(self, ask: Ask | None) -> AsyncGenerator[str, None]:
        """The next answer in pieces; `raw` has it once it is over."""

    @abstractmethod
    def take(self, finished: UsageFinished) -> None:
        """This came of the last answer; `end` is set, or there is a next turn."""

    def stop(self) -> None:
        """A person wants no more."""
        if self.end is None:
            self.end = ConversationEnd(
                "stopped", f"Stopped after {self.words}.", "Ask again to begin anew."
            )

    @property
    def may_run(self) -> bool:
        """Whether its last answer may be run."""
        return self.answer is not None and self.end is None

    @property
    def words(self) -> str:
        """How far it is."""
        tokens = f", {counted(self.tokens, 'token')}" if self.tokens else ""
        return f"{counted(self.turns, 'turn')}, {counted(self.calls, 'call')}{tokens}"

    def end_of(self, finished: UsageFinished) -> ConversationEnd | None:
        """The end that what came of the last answer makes by itself; None where it goes on."""
        answer, parsed = self.answer, finished.parsed
        assert answer is not None
        finals = [each for each in finished.results if each.result_as_answer and not each.is_error]
        if finals:
            return ConversationEnd("answer", finals[-1].joined_text)
        if finished.messages:
            return None
        if parsed is not None and parsed.held_back:
            return ConversationEnd(
                "waits",
                f"A call waits for you: {parsed.held_back[0].explanation}",
                "Look at it in the console, and run it there if it is meant.",
            )
        return self._last_words(parsed.content if parsed is not None else answer.text, answer)

    def _last_words(self, text: str, answer: ModelAnswer) -> ConversationEnd:
        if answer.is_cut_off:
            return ConversationEnd(
                "cut off",
                f"{self.name} ran out of room: {text}",
                "Ask for less, or allow it more tokens at its server.",
            )
        _, mark, said = text.rpartition(_FINAL_ANSWER)
        return ConversationEnd("answer", said.strip() if mark else text)
