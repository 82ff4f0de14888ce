"""ToolUsage: a model's raw text → calls → results → messages; read this file first.

parse → select → validate → execute → cache → emit. The whole is consumed as a stream of events
(lifecycle.py): a window can pause between stages, a terminal can print, a test can assert.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Self
from uuid import uuid4
from weakref import WeakKeyDictionary

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk.execution.resource_pools.waiting import OutputCalls
from tooldesk.execution.tool_registry import Tool, ToolRegistry
from tooldesk.paths import AppPaths
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.usage.confirming import Confirm
from tooldesk.usage.desk.desk import Desk
from tooldesk.usage.desk.known_tools import KnownTools
from tooldesk.usage.events.event_lines import log_event
from tooldesk.usage.events.event_stream import event_stream
from tooldesk.usage.format_reminder import FormatReminder
from tooldesk.usage.lifecycle import UsageEvent, UsageFinished
from tooldesk.usage.loop_thread import LoopThread
from tooldesk.usage.messages.message_forms import form_named
from tooldesk.usage.outcome import OutcomeSoFar, UsageOutcome
from tooldesk.usage.output_usage import TOLD_AT_ONCE, OutputUsage
from tooldesk.usage.repeated_usage import RepeatedUsage
from tooldesk.usage.sessions import Session, Sessions
from tooldesk.usage.stops import Stops
from tooldesk.usage.surroundings import Gate, Surroundings

Work = Callable[[OutputUsage], Awaitable[UsageFinished]]
"""What is done with one output, or with one call."""


class ToolUsage:
    """Runs the six stages for whatever a model wrote: in a window, a terminal, a server, a script.

    With nothing but a registry it has no data folder: what is counted and cached is forgotten with
    the program, functions of this process run in it (an `async def` in the caller's event loop, all
    else on a thread, as `StructuredTool.from_function` says), and what asks is refused unless `ask`
    says yes. `of_workspace` gives the whole desk instead. Outputs given to one ToolUsage belong to
    one conversation, unless a context with another `session_id` comes with them.

    Closing the stream of `run`, or cancelling the task that awaits, cancels all its calls.

    Attributes:
        registry: The tools that calls can select from; it may change at any time.
    """

    def __init__(
        self,
        registry: ToolRegistry | Iterable[Tool] = (),
        *,
        agent_role: str = "",
        fingerprint_context: Mapping[str, str] | None = None,
        context: ToolContext | None = None,
        ask: Ask | None = None,
        max_parsing_attempts: int | None = None,
        remember_format_after_usages: int | None = None,
        message_form: str | None = None,
        verbose: bool = False,
        desk: Desk | None = None,
    ) -> None:
        """Take the tools, and what is said of every output.

        Args:
            registry: A registry, or what one can be made of: functions, definitions, tools.
            agent_role: What the agent is there for, such as "Researcher".
            fingerprint_context: Security metadata of whoever is behind the calls; tools of this
                machine get it beside their arguments, the model never sees it.
            context: What else every call may use, unless an output comes with its own.
            ask: Answers the questions of tools that ask before they run; None refuses.
            max_parsing_attempts: How many outputs in a row may be unreadable before the model is
                told to go on without the call; None is 2 for large OpenAI models, else 3.
            remember_format_after_usages: After how many uses the model is reminded of the format,
                0 is never; None is the setting (3).
            message_form: How the model is told of its calls, such as "anthropic"; None follows from
                what it wrote. All names are in usage/messages/message_forms.py.
            verbose: Whether each stage is told to the logger "tooldesk" (to standard error where
                logging is not configured).
            desk: What is around the calls; None is one in memory.

        Raises:
            ValueError: there is no message form of that name.
        """
        if desk is None:
            # the whole desk needs none of it
            from tooldesk.usage.desk.memory_desk import MemoryDesk

            if not isinstance(registry, ToolRegistry):
                registry = ToolRegistry(registry)
            desk = MemoryDesk(registry)
        self._desk = desk
        self._desks: WeakKeyDictionary[asyncio.AbstractEventLoop, Desk] = WeakKeyDictionary()
        self.registry = desk.registry
        self._tools = KnownTools(desk.registry)
        context = context or ToolContext(session_id=uuid4().hex)
        self._context = replace(
            context,
            agent_role=agent_role or context.agent_role,
            fingerprint_context=fingerprint_context or context.fingerprint_context,
        )
        self._ask = ask
        self._max_parsing_attempts = max_parsing_attempts
        self._remember_format_after_usages = remember_format_after_usages
        self._form = form_named(message_form) if message_form else None
        self._verbose = verbose
        self._repeated = RepeatedUsage()
        self._sessions = Sessions()
        self._thread: LoopThread | None = None
        self._is_first = True

    @classmethod
    def of_workspace(
        cls, folder: Path | str, *, data_dir: Path | str | None = None, **options: Any
    ) -> ToolUsage:
        """The whole desk of a workspace: keyring, limits, cache, history and permissions.

        They are the same as the window's and the terminal's. Nothing is read or started before the
        first use; end it with `close` or `aclose`, or use it in a `with`.

        Args:
            folder: The workspace.
            data_dir: Where counts, cache and history are; None is the person's own.
            options: As for a ToolUsage, but for `registry` and `desk`.
        """
        # takes long to import, and scripts in memory need none of it
        from tooldesk.usage.desk.workspace_desk import WorkspaceDesk

        paths = AppPaths.of(Path(data_dir) if data_dir else None, Path(folder))
        return cls(desk=WorkspaceDesk(paths, owns_loading=True), **options)

    def use(
        self,
        raw: str,
        *,
        dialect: str | None = None,
        context: ToolContext | None = None,
        ask: Ask | None = None,
    ) -> UsageOutcome:
        """What becomes of a raw output of a model: `ause` for callers without an event loop.

        It blocks this thread, and may be called where a loop runs, as in a notebook: the work is
        done on a thread that is kept for it.

        Raises:
            ValueError: there is no dialect of that id.
        """
        if self._thread is None:
            self._thread = LoopThread()
        return self._thread.run(self.ause(raw, dialect=dialect, context=context, ask=ask))

    async def ause(
        self,
        raw: str,
        *,
        dialect: str | None = None,
        context: ToolContext | None = None,
        ask: Ask | None = None,
    ) -> UsageOutcome:
        """What becomes of a raw output of a model: all its calls, and the messages that go back.

        Raises:
            ValueError: there is no dialect of that id.
            TypeError: the output is no text.
        """
        # nobody reads along, so the events need no stream, nor a task of their own
        so_far, context = OutcomeSoFar(), context or self._context
        work = self._reading(raw, dialect)
        reminder, take = self._reminder(context), so_far.take
        await self._tell(work, context, reminder, None, ask, None, take, is_read_along=False)
        return so_far.outcome

    def close(self) -> None:
        """End what `use` has started: processes, connections, and the thread they were kept on."""
        if self._thread is not None:
            self._thread.run(self.aclose())
            self._thread.close()
            self._thread = None

    async def aclose(self) -> None:
        """End what was started in this event loop, and finish what is being written."""
        desk = self._desks.pop(asyncio.get_running_loop(), None)
        if desk is not None:
            await desk.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    def run(
        self,
        text: str,
        *,
        dialect: str | None = None,
        context: ToolContext | None = None,
        gate: Gate | None = None,
        ask: Ask | None = None,
        stops: Stops | None = None,
        confirm: Confirm | None = None,
    ) -> AsyncGenerator[UsageEvent, None]:
        """All stages of all calls in a raw output, as they happen; UsageFinished comes last.

        `gate` holds stages back, `ask` asks for permission, `stops` takes how calls are stopped
        alone, `confirm` says yes to calls that are held back and to names.

        Raises:
            ValueError: there is no dialect of that id.
        """
        context = context or self._context
        work, reminder = self._reading(text, dialect), self._reminder(context)
        return event_stream(
            partial(self._tell, work, context, reminder, gate, ask, stops, confirm=confirm)
        )

    def run_calling(
        self,
        calling: ToolCalling,
        *,
        context: ToolContext | None = None,
        gate: Gate | None = None,
        ask: Ask | None = None,
        stops: Stops | None = None,
        confirm: Confirm | None = None,
        definition: ToolDefinition | None = None,
        uses_cache: bool = True,
    ) -> AsyncGenerator[UsageEvent, None]:
        """All stages but parse for a call that a form or a person made.

        Without `uses_cache` the tool runs, whatever was remembered, and nothing is. With a
        `definition` that is selected, whatever is registered and called so.
        """
        context, reminder = context or self._context, FormatReminder(Session(), 0)

        async def work(output: OutputUsage) -> UsageFinished:
            return await output.run_calling(calling)

        return event_stream(
            partial(
                self._tell,
                *(work, context, reminder, gate, ask, stops),
                confirm=confirm,
                definition=definition,
                uses_cache=uses_cache,
            )
        )

    def _reading(self, text: str, dialect: str | None) -> Work:
        if not isinstance(text, str):
            raise TypeError(f"a model's output is a text, not {type(text).__name__}; decode it")

        async def work(output: OutputUsage) -> UsageFinished:
            return await output.run(text, dialect, self._max_parsing_attempts)

        return work

    async def _tell(
        self,
        work: Work,
        context: ToolContext,
        reminder: FormatReminder,
        gate: Gate | None,
        ask: Ask | None,
        stops: Stops | None,
        emit: Callable[[UsageEvent], object],
        confirm: Confirm | None = None,
        *,
        is_read_along: bool = True,
        definition: ToolDefinition | None = None,
        uses_cache: bool = True,
    ) -> None:
        """Do the work, and emit what it tells with all stored secrets taken out."""
        desk = self._desk_here()
        await desk.prepare()
        redactor, answers = desk.redactor, ask or self._ask
        # a tool may repeat what it was handed, and the model must not see it
        if context.fingerprint_context:
            redactor.learn(context.fingerprint_context.items())
        if context.env_vars:
            names = self.registry.secret_names()
            redactor.learn(each for each in context.env_vars.items() if each[0] in names)

        def say(event: UsageEvent) -> None:
            if self._verbose:
                log_event(event, redactor.blind_because)
            emit(event)

        def tell(event: UsageEvent) -> None:
            say(event if redactor.is_empty else redactor.redact(event))

        async def tell_of_calls(event: UsageEvent, count: int) -> None:
            # what tells of many takes longer than a window may wait
            if redactor.is_empty or count <= TOLD_AT_ONCE:
                tell(event)
            else:
                say(await asyncio.to_thread(redactor.redact, event))

        around = Surroundings(
            tools=self._tools,
            executor=desk.executor,
            cache=desk.cache,
            history=desk.history,
            context=context,
            output=OutputCalls(),
            emit=tell,
            emit_of_calls=tell_of_calls,
            redactor=redactor,
            reminder=reminder,
            settings=desk.settings.current,
            gate=gate,
            ask=answers and _without_secrets(answers, redactor),
            stops=stops,
            tells_beginnings=is_read_along or self._verbose,
            confirm=confirm,
            definition=definition,
            uses_cache=uses_cache,
        )
        finished = await work(OutputUsage(around, self._repeated, self._form))
        await tell_of_calls(finished, len(finished.results))

    def _desk_here(self) -> Desk:
        """The desk of the running event loop: what is bound to a loop can't serve two."""
        loop = asyncio.get_running_loop()
        desk = self._desks.get(loop)
        if desk is None:
            desk = self._desk if self._is_first else self._desk.for_another_loop()
            self._desks[loop] = desk
            self._is_first = False
        return desk

    def _reminder(self, context: ToolContext) -> FormatReminder:
        interval = self._remember_format_after_usages
        if interval is None:
            interval = self._desk.settings.current.run.remember_format_after_usages
        return FormatReminder(self._sessions.of(context.session_id), interval)


def _without_secrets(ask: Ask, redactor: Redactor) -> Ask:
    def ask_without_secrets(request: PermissionRequest) -> Awaitable[Answer]:
        shown = {
            name: getattr(request, name) for name in ("arguments", "reason", "signature", "changes")
        }
        return ask(replace(request, **redactor.redact(shown)))

    return ask_without_secrets
