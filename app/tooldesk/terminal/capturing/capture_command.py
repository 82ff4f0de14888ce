"""`tooldesk capture`: every exchange as it comes, until Ctrl+C."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from tooldesk.bootstrap import App
from tooldesk.calling.streaming.stream_events import (
    CallCompleted,
    CallHeldBack,
    StreamEvent,
    reason_of,
)
from tooldesk.capturing.apis import API_NAMES
from tooldesk.capturing.capture import Capture
from tooldesk.capturing.door import Door
from tooldesk.capturing.exchange import Exchange
from tooldesk.capturing.kept_exchange import kept_line
from tooldesk.counted import counted
from tooldesk.errors import InvalidInputError
from tooldesk.json_text import json_text
from tooldesk.replaced_file import unwritten
from tooldesk.terminal.follow_command import event_json
from tooldesk.terminal.input_output import (
    OK,
    ResultsLostError,
    UsageFaultError,
    deliver_results,
    say,
    say_json,
    tell,
    tell_error,
)
from tooldesk.terminal.parsed_json import calling_json, held_back_json
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.termination import stopping
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.around import tool_names
from tooldesk.usage.events.event_json import record_json

_LONGEST_TEXT = 200


def capture(arguments: Namespace) -> int:
    """Listen and print until somebody ends it."""

    async def work(app: App) -> int:
        await app.require_secrets()
        kept = None if arguments.keep is None else _opened(arguments.keep)
        ended = asyncio.Event()
        teller = (_JsonTeller if arguments.json else _LineTeller)(kept, ended.set)
        made = Capture(teller.tell, lambda: app.redactor.known)

        def end() -> bool:
            ended.set()
            return True

        try:
            rules = [each.strip() for each in (arguments.heal or "").split(",") if each.strip()]
            door = await made.start(arguments.upstream, arguments.port, rules)
            teller.say_where(door)
            with stopping(end):
                await ended.wait()
        except InvalidInputError as error:
            raise UsageFaultError(f"{error.message} {error.next_step}") from error
        finally:
            await made.stop()
            if kept is not None:
                with suppress(OSError):  # it was told when the line could not be written
                    kept.close()
        if teller.lost is not None:
            raise teller.lost
        return OK

    return run_in_app(arguments, work)


def _opened(file: str) -> TextIO:
    """The file that exchanges are added to; only its owner reads it.

    Raises:
        StorageError: it can't be written.
    """
    try:
        # one of a descriptor would be called by its number when it can't be written
        return open(file, "a", encoding="utf-8", opener=_private)
    except OSError as error:
        raise unwritten(Path(file), error) from error


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


class _Teller:
    """Prints and keeps what comes.

    Attributes:
        lost: Why nothing more can be printed, which is the end of the command.
    """

    def __init__(self, kept: TextIO | None, on_lost: Callable[[], None]) -> None:
        self._kept = kept
        self._on_lost = on_lost
        self._told: dict[int, object] = {}
        self.lost: BrokenPipeError | ResultsLostError | None = None

    def tell(self, exchange: Exchange, event: StreamEvent | None) -> None:
        """Keep an exchange that has ended, and print what is new of it."""
        if event is None and exchange.total_s is not None:
            self._keep(exchange)
        if self.lost is not None:
            return
        try:
            self._say(exchange, event)
        except (BrokenPipeError, ResultsLostError) as error:
            # what passes right now is not to suffer from it
            self.lost = error
            self._on_lost()

    def _say(self, exchange: Exchange, event: StreamEvent | None) -> None:
        if event is not None:
            self.say_event(exchange, event)
        elif exchange.total_s is not None:
            self._told.pop(exchange.number, None)
            self.say_end(exchange)
        elif exchange.request is not None and exchange.number not in self._told:
            self._told[exchange.number] = True
            self.say_request(exchange)
        deliver_results()

    def _keep(self, exchange: Exchange) -> None:
        if self._kept is None or not exchange.api:
            return
        try:
            self._kept.write(kept_line(exchange) + "\n")
            self._kept.flush()
        except OSError as error:
            # what passes goes on; nothing more is kept
            tell_error(unwritten(Path(self._kept.name), error))
            self._kept = None

    def say_where(self, door: Door) -> None:
        """Where it listens."""

    def say_request(self, exchange: Exchange) -> None:
        """A request came."""

    def say_event(self, exchange: Exchange, event: StreamEvent) -> None:
        """The model wrote something."""

    def say_end(self, exchange: Exchange) -> None:
        """It ended."""


class _LineTeller(_Teller):
    def say_where(self, door: Door) -> None:
        tell(f"What comes to 127.0.0.1:{door.port} goes on to {door.upstream}. Ctrl+C ends it.")
        tell("Base URLs; their token is for programs of yours alone:")
        say(f"OpenAI              {door.address}/v1")
        say(f"Anthropic, Ollama   {door.address}")
        deliver_results()

    def say_request(self, exchange: Exchange) -> None:
        tools = "" if exchange.tools is None else f", {counted(len(exchange.tools), 'tool')}"
        what = API_NAMES[exchange.api] if exchange.api else f"{exchange.method} {exchange.path}"
        say(f"#{exchange.number}  {what}, {exchange.model or 'no model'}{tools}")

    def say_event(self, exchange: Exchange, event: StreamEvent) -> None:
        match event:
            case CallCompleted(_, calling):
                words = f"{calling.tool_name}  {json_text(calling.arguments)}"
                say(f"#{exchange.number}  call  {words}")
            case CallHeldBack(index, held, error):
                why = reason_of(held, error)
                say(f"#{exchange.number}  held back  {exchange.calls[index].name}: {why}")
            case _:
                pass

    def say_end(self, exchange: Exchange) -> None:
        if exchange.api and exchange.text.strip():
            text = " ".join(exchange.text.split())
            is_long = len(text) > _LONGEST_TEXT
            say(f"#{exchange.number}  text  {text[:_LONGEST_TEXT]}{'…' if is_long else ''}")
        facts: list[str] = [exchange.state]
        facts += [str(exchange.status)] if exchange.status is not None else []
        if exchange.first_byte_s is not None:
            facts.append(f"first byte after {exchange.first_byte_s:.3f} s")
        facts.append(f"{exchange.total_s or 0:.3f} s")
        if exchange.tokens_out is not None:
            facts.append(f"{exchange.tokens_in or 0:,} → {exchange.tokens_out:,} tokens")
        facts += [exchange.problem] if exchange.problem else []
        say(f"#{exchange.number}  {', '.join(facts)}")
        for change in exchange.changes:
            say(f"#{exchange.number}  healed ({change.rule})  {change.why}")


class _JsonTeller(_Teller):
    def say_where(self, door: Door) -> None:
        say_json(
            {
                "type": "listening",
                "port": door.port,
                "upstream": door.upstream,
                "token": door.token,
                "base_urls": {
                    "openai": f"{door.address}/v1",
                    "anthropic": door.address,
                    "ollama": door.address,
                },
            }
        )
        deliver_results()

    def say_request(self, exchange: Exchange) -> None:
        say_json(
            {
                "type": "request",
                "exchange": exchange.number,
                "at": exchange.at.isoformat(),
                "api": exchange.api or None,
                "method": exchange.method,
                "path": exchange.path,
                "model": exchange.model,
                "tools": None if exchange.tools is None else list(tool_names(exchange.tools)),
            }
        )

    def say_event(self, exchange: Exchange, event: StreamEvent) -> None:
        say_json(event_json(event) | {"exchange": exchange.number})

    def say_end(self, exchange: Exchange) -> None:
        say_json(_end_json(exchange))


def _end_json(exchange: Exchange) -> JsonObject:
    output = exchange.output
    return {
        "type": "finished",
        "exchange": exchange.number,
        "state": exchange.state,
        "status": exchange.status,
        "first_byte_s": exchange.first_byte_s,
        "total_s": exchange.total_s,
        "chunks": exchange.chunks,
        "size_bytes": exchange.size_bytes,
        "tokens_in": exchange.tokens_in,
        "tokens_out": exchange.tokens_out,
        "problem": exchange.problem,
        "calls": [calling_json(each) for each in output.callings] if output else [],
        "held_back": [held_back_json(each) for each in output.held_back] if output else [],
        "errors": record_json(output.errors) if output else [],
        "healed": record_json(exchange.changes),
    }
