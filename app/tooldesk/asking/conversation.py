"""Conversation: a model is asked, its calls run, it is told, until there is an answer or an end.

Asking is a call of a tool (ASKED_MODEL) that makes a request: so what goes out is asked about,
counted, kept in the history and freed of secrets as it is of any other. Whoever has a
conversation reads a turn to its end, has the text run by a ToolUsage, and gives it what came of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from tooldesk.asking.model_answer import ModelAnswer, messages_after, read_answer
from tooldesk.asking.talk import ConversationEnd, Kind, Talk
from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.counted import counted
from tooldesk.errors import AppError, NotPermittedError, ToolTimeoutError, ToolUsageError
from tooldesk.execution.chat_completions import MOST_BYTES, host_of, model_definition
from tooldesk.execution.permissions.asking import Ask
from tooldesk.exporting.export import export_specs
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ASKED_MODEL, ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.desk.known_tools import KnownTools
from tooldesk.usage.desk.workspace_desk import WorkspaceDesk
from tooldesk.usage.lifecycle import (
    CallFinished,
    OutputStreamed,
    StageFailed,
    StageFinished,
    UsageEvent,
    UsageFinished,
)
from tooldesk.usage.tool_usage import ToolUsage

LONGEST_PROMPT = 1_000_000
POOL = "asked_model"
_CHECK_SETTINGS = "Check address and model under Model in the settings."
_NEXT_STEPS = {
    200: "Ask again, or for less.",
    401: "Set a key that is valid there in Secrets, or correct Variable of the key in settings.",
    403: "Set a key that may use this model in Secrets.",
    404: "Correct Address or Model under Model in the settings.",
    429: "Wait, or ask for less.",
}


class AskError(AppError):
    """The model could not be asked, or did not answer; what came before is kept."""

    title = "The model gave no answer"


class NoModelError(AskError):
    """No model is set."""

    title = "No model is set"


class Conversation(Talk):
    """One prompt and what follows from it.

    Attributes:
        messages: All that goes to the model next.
        spent_s: How long the model took for its answers.
    """

    def __init__(
        self,
        desk: WorkspaceDesk,
        prompt: str,
        context: ToolContext,
        *,
        system: str = "",
        model: str = "",
    ) -> None:
        """`context` is that of the calls: its session holds them together in the history.

        `model` is asked in the place of that of the settings; `system` is what it is told first.

        Raises:
            NoModelError: no address is set.
            AskError: the prompt is empty, or too long.
        """
        settings = desk.settings.current
        endpoint = settings.endpoint
        if model:
            endpoint = endpoint.model_copy(update={"model": model})
        if not endpoint.url:
            raise NoModelError(
                "There is no address of a model to ask.",
                next_step="Set Address and Model under Model in the settings.",
            )
        if not prompt.strip() or len(prompt) + len(system) > LONGEST_PROMPT:
            raise AskError(
                f"A prompt has 1 to {LONGEST_PROMPT:,} characters.", next_step="Write another one."
            )
        super().__init__(endpoint.model or "the model", context.changed(model=endpoint.model))
        self._limits = settings.ask
        self._desk = desk
        # a usage of its own, so that asking does not stand between two calls that are the same
        self._usage = ToolUsage(desk=desk)
        self._tools = KnownTools(desk.registry)
        self._definition = asking_definition(desk, endpoint.model)
        self.messages: list[JsonObject] = [{"role": "system", "content": system}] if system else []
        self.messages.append({"role": "user", "content": prompt})
        self.spent_s = 0.0

    async def turn(self, ask: Ask | None) -> AsyncGenerator[str, None]:
        """Ask the model; its answer as it is sent, in pieces. `raw` has it once it is over.

        A limit that is reached sets `end`, and nothing of the answer may run.

        Raises:
            AskError: there was no answer, or it broke off; nothing of it may run.
            ToolUsageError: it may not be asked, or its key can't be read.
        """
        self.raw, self.answer = "", None
        self.turns += 1
        run, shown = _Turn(), 0
        async with aclosing(self._asked(ask)) as events:
            async for event in events:
                run.take(event)
                if isinstance(event, OutputStreamed) and event.stream == "stdout":
                    shown += len(event.text)
                    yield event.text
        self.spent_s += run.duration_s
        self.raw = self._checked(run)
        if shown < len(self.raw):
            yield self.raw[shown:]
        self.answer = await asyncio.to_thread(read_answer, self.raw)
        self._require_whole(self.answer)
        await self._look_at_limits()

    def take(self, finished: UsageFinished) -> None:
        """This came of the last answer; `end` is set, or the next turn tells the model."""
        answer = self.answer
        assert answer is not None
        self.calls += len(finished.results)
        # a value may have come in pieces, which only what is joined shows
        redact = self._desk.redactor.redact
        self.messages += redact(messages_after(answer, finished))
        self.end = self.end_of(finished) or self.end

    def _asked(self, ask: Ask | None) -> AsyncGenerator[UsageEvent, None]:
        given: JsonObject = {"messages": self.messages}
        offered = self._desk.registry.offered()
        if offered:
            names = self._desk.registry.names()
            given["tools"] = list(export_specs(offered, registered=names).tools)
        calling = ToolCalling(ASKED_MODEL, given, dialect="ask")
        return self._usage.run_calling(
            calling,
            context=self.context,
            ask=ask,
            definition=self._definition,
            uses_cache=False,
        )

    def _checked(self, run: _Turn) -> str:
        """What was sent.

        Raises:
            AskError, ToolUsageError: as `turn`.
        """
        if (failure := run.failure) is None:
            return run.text
        if isinstance(failure, NotPermittedError):
            raise failure
        if isinstance(failure, ToolTimeoutError):
            raise AskError(
                f"{self.name} did not end its answer within {self._limits.timeout_s:g} s.",
                next_step="Raise Longest answer under Asking a model in the settings.",
            ) from failure
        next_step = _NEXT_STEPS.get(run.status or 0) or failure.next_step or _CHECK_SETTINGS
        raise AskError(failure.message, next_step=next_step) from failure

    def _require_whole(self, answer: ModelAnswer | None) -> None:
        if answer is None:
            raise AskError(
                f"What {self.name} sent is no chat completion.",
                next_step="Set the address of chat completions, such as …/v1/chat/completions, "
                "and look at the answer in the history.",
            )
        self.tokens += answer.tokens
        if answer.problem:
            raise AskError(
                f"{self.name} broke off: {answer.problem:.500}", next_step="Ask again, or later."
            )
        if not answer.has_ended and len(self.raw.encode(errors="replace")) >= MOST_BYTES:
            raise AskError(
                f"The answer of {self.name} is longer than {MOST_BYTES:,} bytes; nothing of it "
                "was run.",
                next_step="Ask for less.",
            )
        if not answer.has_ended:
            raise AskError(
                f"The answer of {self.name} broke off before its end; nothing of it was run.",
                next_step="Ask again. If it is very long, ask for less.",
            )

    async def _look_at_limits(self) -> None:
        schemas = self._tools.schemas_as_told
        parsed = await asyncio.to_thread(parse, self.raw, schemas)
        wanted = len(parsed.callings) + len(parsed.held_back)
        if not wanted and not parsed.errors:
            return
        limits = self._limits
        # the last turn's calls run for nobody who is told of them
        if self.turns >= limits.max_turns:
            self._reached("turns", counted(limits.max_turns, "turn"), "Most turns")
        elif self.calls + wanted > limits.max_calls:
            self._reached("calls", counted(limits.max_calls, "call"), "Most calls")
        elif limits.max_total_tokens is not None and self.tokens >= limits.max_total_tokens:
            self._reached("tokens", counted(limits.max_total_tokens, "token"), "Most tokens")
        elif self.spent_s >= limits.max_time_s:
            self._reached("time", f"{limits.max_time_s:g} s", "Longest conversation")

    def _reached(self, kind: Kind, what: str, setting: str) -> None:
        self.end = ConversationEnd(
            kind,
            f"{self.name} did not come to an end within {what}; its last calls were not run.",
            f"Raise {setting} under Asking a model in the settings, or ask for less.",
        )


class _Turn:
    """What became of one request."""

    def __init__(self) -> None:
        self.failure: ToolUsageError | None = None
        self.status: int | None = None
        self.duration_s = 0.0
        self._result: ToolResult | None = None

    def take(self, event: UsageEvent) -> None:
        if isinstance(event, StageFinished | StageFailed):
            if event.exchanges:
                self.status = event.exchanges[-1].status
            if isinstance(event, StageFailed):
                self.failure = self.failure or event.error
        elif isinstance(event, CallFinished):
            self._result, self.duration_s = event.result, event.duration_s

    @property
    def text(self) -> str:
        assert self._result is not None
        return self._result.joined_text


def asking_definition(desk: WorkspaceDesk, model: str) -> ToolDefinition:
    """Asking the model of the settings, as a tool that asks."""
    settings = desk.settings.current
    body: JsonObject = {
        "messages": "{messages}",
        "tools": "{tools}",
        "stream": True,
        "stream_options": {"include_usage": True},
    }
    lists = {name: {"type": "array", "items": {"type": "object"}} for name in ("messages", "tools")}
    return model_definition(
        settings.endpoint.model_copy(update={"model": model}),
        body,
        name=ASKED_MODEL,
        title=f"Ask the model {model}" if model else "Ask the model",
        description=f"Sends your prompt, the tools of this workspace and what their calls give to "
        f"{host_of(settings.endpoint)}.",
        input_schema={"type": "object", "properties": lists, "required": ["messages"]},
        timeout_s=settings.ask.timeout_s,
        resource_pool=POOL,
    )
