"""tooldesk ask: a model is asked, its calls run, it is told, until it answers.

The answer goes to standard output, what happens on the way to standard error; with --json every
event is a line of standard output.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing

from tooldesk.asking.asking import AskEvent, ModelAnswered, ModelWrote, asked
from tooldesk.asking.conversation import Conversation
from tooldesk.asking.past_conversation import PastConversation, past_conversation, said_in
from tooldesk.asking.replayed_conversation import ReplayedConversation
from tooldesk.asking.talk import ConversationEnd, Talk
from tooldesk.bootstrap import App
from tooldesk.calling.streaming.stream_events import ReasoningCame, StreamEvent, TextCame
from tooldesk.calling.streaming.stream_reader import StreamReader
from tooldesk.errors import AppError, NotPermittedError
from tooldesk.execution.permissions.asking import Ask
from tooldesk.execution.permissions.visible_text import visible_text
from tooldesk.frozen_record import frozen_record
from tooldesk.terminal.calls.asking import asked_line, keyboard_of
from tooldesk.terminal.calls.call_command import ended, with_app
from tooldesk.terminal.calls.run_context import context_of
from tooldesk.terminal.follow_command import event_json as written_json
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    NOT_PERMITTED,
    OK,
    WAITS_FOR_YOU,
    UsageFaultError,
    deliver_results,
    read_text,
    say,
    say_json,
    tell,
)
from tooldesk.terminal.session import clean, run_in_app, tell_failure
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.confirming import Confirm
from tooldesk.usage.events.event_json import event_json, record_json
from tooldesk.usage.events.event_lines import lines_of
from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk.usage.stops import Stops

_QUESTION = "  Run call {}? y = yes, a = this and all others, n = stop here [n]: "
_CODES = {"answer": OK, "waits": WAITS_FOR_YOU}


@frozen_record
class Compared:
    """How a replay compares with what came then."""

    text: str
    """In a sentence."""

    is_same: bool
    """Whether the model would be told the same."""


TerminalEvent = AskEvent | AppError | Compared


def ask(arguments: Namespace) -> int:
    """0 when there is an answer; 1 when there is none, 3 not permitted, 4 waits for a person."""
    if arguments.run and arguments.again is None:
        raise UsageFaultError("--run replays a conversation of the history: add --again.")
    if arguments.again is not None and not arguments.run:
        return _again(arguments)
    _require_keyboard(arguments)
    prompt = "" if arguments.run else _prompt(arguments)

    async def begun(app: App) -> Talk:
        context = context_of(arguments, app.settings)
        if arguments.run:
            return ReplayedConversation(await _past(app, arguments), context, app.redactor)
        system, model = arguments.system, arguments.model or ""
        return Conversation(app, prompt, context, system=system, model=model)

    async def events(
        app: App, permit: Ask | None, confirm: Confirm, stops: Stops
    ) -> AsyncGenerator[TerminalEvent, None]:
        try:
            talk = await begun(app)
            gate = _Steps(stops, talk) if arguments.step else None
            told = asked(talk, app.usage, permit, gate=gate, confirm=confirm, stops=stops)
            async with aclosing(told) as happening:
                async for event in happening:
                    yield event
            if isinstance(talk, ReplayedConversation):
                yield Compared(talk.comparison, not talk.differing)
        except AppError as error:
            yield error

    return ended(asyncio.run(with_app(arguments, events, _Shown(as_json=arguments.json).follow)))


def _prompt(arguments: Namespace) -> str:
    if arguments.prompt is None:
        raise UsageFaultError("What shall be asked? Give a PROMPT, or - for standard input.")
    return read_text("-") if arguments.prompt == "-" else str(arguments.prompt)


def _require_keyboard(arguments: Namespace) -> None:
    if arguments.step and keyboard_of() is None:
        raise UsageFaultError("--step asks before each call, and nobody is at a keyboard.")


class _Steps:
    """Asks before the first stage of each call."""

    def __init__(self, stops: Stops, talk: Talk) -> None:
        self._stops, self._talk = stops, talk
        self._lock = asyncio.Lock()
        self._asks = True

    async def __call__(self, index: int | None, stage: LifecycleStage) -> None:
        if index is None or stage is not LifecycleStage.SELECT:
            return
        async with self._lock:
            keyboard = keyboard_of()
            if not self._asks or keyboard is None:
                return
            answer = await asked_line(keyboard, "", _QUESTION.format(index + 1))
            self._asks = answer not in ("a", "all")
            if answer not in ("y", "yes", "a", "all"):
                self._talk.stop()
                self._stops.stop_all()
                await asyncio.sleep(0)


class _Shown:
    """Prints a conversation while it goes on."""

    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json
        self._reader: StreamReader | None = None
        self._is_in_line = False

    async def follow(
        self, events: AsyncGenerator[TerminalEvent, None], questions: asyncio.Lock
    ) -> int:
        """The exit code, once it is over."""
        code = CALL_FAILED
        async with aclosing(events) as stream:
            async for event in stream:
                async with questions:
                    code = self._take(event)
        return code

    def _take(self, event: TerminalEvent) -> int:
        """Print it; the exit code if it is the last."""
        match event:
            case ModelWrote(text):
                self._wrote(text)
            case ModelAnswered():
                self._answered(event)
            case ConversationEnd():
                return self._ended(event)
            case Compared():
                return self._compared(event)
            case AppError():
                return self._failed(event)
            case _ if self._as_json:
                self._say(event_json(event))
            case _:
                for line in lines_of(event):
                    tell(line)
        return CALL_FAILED

    def _wrote(self, piece: str) -> None:
        if self._reader is None:
            self._reader = StreamReader()
        self._show(self._reader.feed(piece))

    def _answered(self, event: ModelAnswered) -> None:
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.close()
            self._show(reader.closing_events)
        self._end_line()
        if self._as_json:
            self._say({"event": "ModelAnswered", "turn": event.turn})

    def _show(self, told: Sequence[StreamEvent]) -> None:
        for each in told:
            if self._as_json:
                self._say({"event": "ModelWrote", **written_json(each)})
            elif isinstance(each, TextCame | ReasoningCame):
                tell(visible_text(each.text), end="")
                self._is_in_line = not each.text.endswith("\n")

    def _end_line(self) -> None:
        if self._is_in_line:
            tell("")
        self._is_in_line = False

    def _compared(self, event: Compared) -> int:
        if self._as_json:
            self._say(
                {"event": "ConversationCompared", "text": event.text, "is_same": event.is_same}
            )
        else:
            tell(event.text)
        return OK if event.is_same else CALL_FAILED

    def _ended(self, end: ConversationEnd) -> int:
        if self._as_json:
            self._say(
                {
                    "event": "ConversationEnded",
                    "kind": end.kind,
                    "text": end.text,
                    "next_step": end.next_step,
                }
            )
        elif end.kind == "answer":
            say(end.text)
        else:
            tell(end.text)
            tell(f"  {end.next_step}")
        return _CODES.get(end.kind, CALL_FAILED)

    def _failed(self, error: AppError) -> int:
        self._end_line()
        if self._as_json:
            self._say({"event": "ConversationFailed", "error": record_json(error)})
        else:
            tell_failure(error)
        return NOT_PERMITTED if isinstance(error, NotPermittedError) else CALL_FAILED

    def _say(self, value: JsonObject) -> None:
        say_json(value)
        deliver_results()


async def _past(app: App, arguments: Namespace) -> PastConversation:
    await app.open_database()
    past = await past_conversation(app.history.calls, arguments.again or None)
    if past is None:
        which = f"with the number {arguments.again} " if arguments.again else ""
        raise UsageFaultError(f"No call {which}of this workspace asked a model.")
    return await clean(app, past)


def _again(arguments: Namespace) -> int:
    """Show a conversation as it was."""

    async def shown(app: App) -> int:
        past = await _past(app, arguments)
        if arguments.json:
            say_json({"id": past.number, "messages": list(past.messages), "raw": past.raw})
            return OK
        for line in said_in(past):
            say(line)
        return OK

    return run_in_app(arguments, shown)
