"""tooldesk call and tooldesk run: the whole lifecycle in a terminal.

Results go to standard output, the stages on their way there to standard error; with --json every
event is a line of standard output.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from tooldesk.bootstrap import App
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import NotPermittedError, SecretsUnreadError
from tooldesk.execution.permissions.asking import Ask
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.paths import AppPaths
from tooldesk.terminal.calls.asking import terminal_ask
from tooldesk.terminal.calls.confirming import terminal_confirm
from tooldesk.terminal.calls.person_questions import terminal_question
from tooldesk.terminal.calls.run_context import context_of
from tooldesk.terminal.calls.server_questions import terminal_server_ask
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    NOT_PERMITTED,
    OK,
    WAITS_FOR_YOU,
    UsageFaultError,
    deliver_results,
    read_json,
    read_text,
    say,
    say_json,
    tell,
)
from tooldesk.terminal.printed_result import print_result
from tooldesk.terminal.session import dialect_of, opened_app, paths_of, tell_failure
from tooldesk.terminal.termination import stopping
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.confirming import Confirm
from tooldesk.usage.events.event_json import event_json
from tooldesk.usage.events.event_lines import lines_of
from tooldesk.usage.lifecycle import (
    CallFinished,
    CallFound,
    LifecycleStage,
    StageFailed,
    StageState,
    UsageEvent,
    UsageFinished,
)
from tooldesk.usage.stops import Stops

Events = AsyncGenerator[UsageEvent, None]
E = TypeVar("E")


def call(arguments: Namespace) -> int:
    """Run every call in the texts; one without calls is for the reader, as `parse` has it.

    1 when one failed or could not be read, 3 when one may not run, 4 when one waits for a person.
    """
    dialect = dialect_of(arguments)
    texts = [read_text(file) for file in arguments.files]

    async def outputs(app: App, ask: Ask | None, confirm: Confirm, stops: Stops) -> Events:
        context = context_of(arguments, app.settings)
        for text in texts:
            stream = app.usage.run(
                text, dialect=dialect, context=context, ask=ask, confirm=confirm, stops=stops
            )
            async with aclosing(stream) as events:
                async for event in events:
                    yield event
                    if isinstance(event, UsageFinished) and not arguments.json:
                        _tell_missed(text, app, event)

    return ended(asyncio.run(with_app(arguments, outputs)))


def _tell_missed(text: str, app: App, finished: UsageFinished) -> None:
    """Why nothing was called."""
    if finished.parsed is None or finished.parsed.callings:
        return
    from tooldesk.terminal.missed_calls import missed_calls, tell_missed

    schemas = {each.name: each.input_schema for each in app.registry.definitions()}
    tell_missed(missed_calls(text, schemas, finished.parsed))


def run(arguments: Namespace) -> int:
    """Run one tool with arguments given as JSON, or saved ones; 1, 3 and 4 as for `call`."""
    given = arguments.args if arguments.args != "-" else read_text("-")
    values = read_json(given, "--args")
    if not isinstance(values, dict):
        raise UsageFaultError("--args is not a JSON object.")

    async def events(app: App, ask: Ask | None, confirm: Confirm, stops: Stops) -> Events:
        saved = await _saved_arguments(app, arguments) if arguments.saved is not None else {}
        calling = ToolCalling(arguments.tool, saved | values, dialect="terminal")
        context = context_of(arguments, app.settings)
        stream = app.usage.run_calling(
            calling, context=context, ask=ask, confirm=confirm, stops=stops
        )
        async with aclosing(stream) as told:
            async for event in told:
                yield event

    return ended(asyncio.run(with_app(arguments, events)))


async def _saved_arguments(app: App, arguments: Namespace) -> JsonObject:
    from tooldesk.terminal.calls.saved_calls import saved_calls_of
    from tooldesk.terminal.unknown_names import unknown_name

    calls = {each.name: each.arguments for each in await saved_calls_of(app, arguments.tool)}
    if arguments.saved not in calls:
        kind = f"saved call of {arguments.tool}"
        raise UsageFaultError(unknown_name(kind, arguments.saved, calls))
    return calls[arguments.saved]


def run_sample() -> int:
    """Run the first bundled sample through the whole lifecycle, in folders thrown away after."""

    async def first_sample(folder: Path) -> int:
        async with opened_app(AppPaths.of(folder)) as app:
            sample = app.workspace.samples()[0]
            text = sample.path.read_text(encoding="utf-8")
            tell(f"What a model wrote ({sample.title}):\n\n{text.strip()}\n")
            return await _follow(app.usage.run(text), asyncio.Lock(), as_json=False)

    with TemporaryDirectory(prefix="tooldesk-sample-") as folder:
        return asyncio.run(first_sample(Path(folder)))


def ended(code: int | None) -> int:
    """The exit code of a command whose calls have ended.

    Raises:
        KeyboardInterrupt: it was interrupted.
    """
    if code is None:
        raise KeyboardInterrupt
    return code


async def with_app(
    arguments: Namespace,
    start: Callable[[App, Ask | None, Confirm, Stops], AsyncGenerator[E, None]],
    follow: Callable[[AsyncGenerator[E, None], asyncio.Lock], Awaitable[int]] | None = None,
) -> int | None:
    """The exit code; None when it was interrupted, after all that runs has ended and is told.

    `follow` prints the events, and gives the exit code; it holds the lock while it prints.
    """
    async with opened_app(paths_of(arguments), shows_unchecked=arguments.unchecked) as app:
        try:
            await app.require_secrets()
        except SecretsUnreadError as error:
            # what ran would have results that nobody sees
            tell("Nothing was run.")
            tell_failure(error)
            return NOT_PERMITTED
        questions, stops = asyncio.Lock(), Stops()
        arguments.on_question = terminal_question(arguments, questions)
        ask, confirm = terminal_ask(arguments, questions), terminal_confirm(arguments, questions)
        app.servers.answer_with(terminal_server_ask(arguments, questions), ask)
        try:
            with stopping(stops.stop_all) as is_interrupted:
                events = _until(is_interrupted, start(app, ask, confirm, stops))
                shown = follow or partial(_follow, as_json=arguments.json)
                code = await shown(events, questions)
        except asyncio.CancelledError:
            return None
        return None if is_interrupted() else code


async def _until(
    is_interrupted: Callable[[], bool], events: AsyncGenerator[E, None]
) -> AsyncGenerator[E, None]:
    """The events to the end of the output in which it was interrupted."""
    async with aclosing(events):
        async for event in events:
            yield event
            if isinstance(event, UsageFinished) and is_interrupted():
                break


async def _follow(
    events: AsyncGenerator[Any, None], questions: asyncio.Lock, *, as_json: bool
) -> int:
    """Print what happens; while somebody is asked, the terminal holds nothing but the question."""
    ends: list[bool] = []
    is_refused = is_waiting = False
    results = _ResultsInOrder()
    async with aclosing(events) as stream:
        async for event in stream:
            if as_json:
                say_json(event_json(event))
                deliver_results()
            else:
                async with questions:
                    results.take(event)
                    _print(event)
            if isinstance(event, UsageFinished):
                ends.append(_is_well(event))
            elif isinstance(event, StageFailed):
                is_refused = is_refused or isinstance(event.error, NotPermittedError)
                is_waiting = is_waiting or _waits_for_a_name(event)
            if isinstance(event, UsageFinished):
                is_waiting = is_waiting or bool(event.parsed and event.parsed.held_back)
    if is_refused:
        return NOT_PERMITTED
    if is_waiting:
        return WAITS_FOR_YOU
    return OK if ends and all(ends) else CALL_FAILED


def _waits_for_a_name(event: StageFailed) -> bool:
    return event.stage is LifecycleStage.SELECT and event.state is StageState.NEEDS_YOU


class _ResultsInOrder:
    """Prints each result once those of all earlier calls of its output are printed.

    One result is printed as it is, so that a program can read it; of several each says whose it is.
    """

    def __init__(self) -> None:
        self._names: list[str] = []
        self._waiting: dict[int, ToolResult] = {}
        self._next = 0

    def take(self, event: UsageEvent) -> None:
        """Print what this event makes printable."""
        if isinstance(event, CallFound):
            self._names.append(event.calling.tool_name)
        elif isinstance(event, CallFinished):
            self._waiting[event.call_index] = event.result
            while self._next in self._waiting:
                if len(self._names) > 1:
                    say(f"call {self._next + 1}  {visible_line(self._names[self._next])}")
                print_result(self._waiting.pop(self._next))
                self._next += 1
        elif isinstance(event, UsageFinished):
            self._names, self._next = [], 0


def _is_well(finished: UsageFinished) -> bool:
    unread = finished.parsed is not None and (finished.parsed.errors or finished.parsed.held_back)
    all_good = not any(result.is_error for result in finished.results)
    return all_good and not unread


def _print(event: UsageEvent) -> None:
    for line in lines_of(event):
        tell(line)
    if isinstance(event, UsageFinished):
        _print_corrections(event)


def _print_corrections(event: UsageFinished) -> None:
    if event.format_failure is not None:
        say(event.format_failure.joined_text)
