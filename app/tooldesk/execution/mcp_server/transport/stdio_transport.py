"""StdioTransport: messages as lines of a process's stdin and stdout, which the keeper starts.

Source: MCP specification, transports, "stdio".
"""

from __future__ import annotations

import asyncio
import codecs
import os
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import field
from pathlib import Path
from types import TracebackType
from typing import Self

import anyio
from anyio.streams.memory import MemoryObjectReceiveStream, MemoryObjectSendStream
from mcp.shared.message import SessionMessage
from mcp_types import jsonrpc_message_adapter

from tooldesk.execution.command_process import end_command, started_whole
from tooldesk.execution.mcp_server.transport.message_defaults import complete
from tooldesk.execution.mcp_server.transport.pipe_ends import PipeReader, PipeWriter
from tooldesk.execution.mcp_server.transport.server_faults import OpenQuestions, broken_answer
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.redactor import Redactor
from tooldesk.systems import system
from tooldesk.systems.pipes import pipes
from tooldesk.systems.program import Process, Start
from tooldesk.systems.programs import programs

LARGEST_MESSAGE_BYTES = 32 * 1024 * 1024
"""A server that writes a longer line is ended."""

MOST_RUBBISH_BYTES = 8 * 1024 * 1024
"""What a server may write to stdout that is no message, before it is ended."""

_EXIT_GRACE_S = 0.5
"""How long it may take to end by itself after its stdin was closed."""

_LONGEST_STDERR = 262_144
_SHOWN_RUBBISH = 2_000

Incoming = SessionMessage | Exception


@frozen_record
class ServerProcess:
    """What to start."""

    program: str
    """Path of the program."""

    words: tuple[str, ...]
    """The command line, the program's name first."""

    folder: Path
    """Where it runs."""

    environment: Mapping[str, str] = field(repr=False)
    """All that it sees. Values may be secrets: never shown."""

    redactor: Redactor | None = None
    """Takes them out of what it writes to stderr."""


class StdioTransport:
    """One start of a server's process; all that it started is gone when it is left.

    Attributes:
        gone: Set once nothing more comes from it, for whichever reason.
        failure: Why it was ended by us; "" when it was not.
    """

    def __init__(self, process: ServerProcess, log: TrafficLog) -> None:
        self.gone = asyncio.Event()
        self.failure = ""
        self._start = process
        self._log = log
        self._mark = programs.new_mark()
        self._process: Process | None = None
        self._ends: list[int] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._ending: asyncio.Future[None] | None = None
        self._rubbish_bytes = 0
        self._questions = OpenQuestions()
        self._stdin: PipeWriter | None = None
        self._streams: tuple[MemoryObjectSendStream[Incoming], MemoryObjectReceiveStream[Incoming]]

    @property
    def process_id(self) -> int | None:
        """The server's process."""
        return None if self._process is None else self._process.pid

    @property
    def how_it_ended(self) -> str:
        """In words; "" while it runs, or when it was never started."""
        if self.failure:
            return self.failure
        code = None if self._process is None else self._process.returncode
        if code is None:
            return ""
        if code < 0:
            return f"it was ended by {system.how_it_ended(-code)}"
        return f"it ended with exit code {code}"

    async def __aenter__(
        self,
    ) -> tuple[MemoryObjectReceiveStream[Incoming], _Outgoing]:
        """Start the process.

        Raises:
            OSError: it can't be started.
        """
        await self._start_process()
        incoming, read = anyio.create_memory_object_stream[Incoming](0)
        self._streams = incoming, read
        self._stdin = PipeWriter(self._ends[0])
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._read_messages(incoming)),
            loop.create_task(self._read_stderr()),
        ]
        return read, _Outgoing(self._send)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End the process and all that it started."""
        # a cancellation must not leave it behind: what ends it goes on by itself
        self._ending = asyncio.ensure_future(self._end())
        await asyncio.shield(self._ending)

    async def wait_until_left(self) -> None:
        """Return once nothing is left of a process that was told to end."""
        if self._ending is not None:
            await asyncio.wait([self._ending])

    async def wait_for_end(self, timeout_s: float) -> None:
        """Return once it has ended, or after this time."""
        if self._process is not None and self._process.returncode is None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), timeout_s)

    async def _start_process(self) -> None:
        theirs: list[int] = []
        start = self._start
        try:
            for is_ours_to_write in (True, False, False):
                our_end, their_end = pipes.pipe(is_ours_to_write=is_ours_to_write)
                self._ends.append(our_end)
                theirs.append(their_end)
            kept = Start(
                start.words,
                start.program,
                start.folder,
                start.environment,
                self._mark,
                (theirs[0], theirs[1], theirs[2]),
            )
            self._process = await started_whole(programs.start_program(kept), self._mark)
        except BaseException:
            self._close_ends()
            programs.end_leftovers(self._mark)
            raise
        finally:
            for end in theirs:
                os.close(end)

    async def _end(self) -> None:
        stdin, writing = self._ends[0], self._stdin
        self._stdin = None
        if writing is not None:
            await writing.close()
        pipes.close(stdin)
        self._ends = self._ends[1:]
        if self._process is not None:
            await self.wait_for_end(_EXIT_GRACE_S)
            await end_command(self._process, self._mark)
        # what it wrote last to stderr says why it ended
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._tasks[1]), _EXIT_GRACE_S)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for stream in self._streams:
            stream.close()
        self._close_ends()
        self.gone.set()

    def _close_ends(self) -> None:
        for end in self._ends:
            pipes.close(end)
        self._ends = []

    async def _read_messages(self, incoming: MemoryObjectSendStream[Incoming]) -> None:
        try:
            await self._read_lines(incoming)
        except (anyio.BrokenResourceError, anyio.ClosedResourceError):
            return
        finally:
            incoming.close()
            self.gone.set()

    async def _read_lines(self, incoming: MemoryObjectSendStream[Incoming]) -> None:
        reader, rest = PipeReader(self._ends[1]), bytearray()
        try:
            await self._read_chunks(reader, rest, incoming)
        finally:
            reader.close()

    async def _read_chunks(
        self, reader: PipeReader, rest: bytearray, incoming: MemoryObjectSendStream[Incoming]
    ) -> None:
        # one that floods us must not keep everything else from going on: each read waits a turn
        while chunk := await reader.read():
            at = chunk.rfind(b"\n")
            if at < 0:
                rest += chunk
            else:
                lines = bytes(rest + chunk[:at]).split(b"\n")
                rest = bytearray(chunk[at + 1 :])
                for line in lines:
                    await self._take(line, incoming)
            if len(rest) > LARGEST_MESSAGE_BYTES:
                megabytes = LARGEST_MESSAGE_BYTES // 1024**2
                self.failure = f"it was ended: it wrote more than {megabytes} MB without a new line"
            if self.failure:
                return

    async def _take(self, line: bytes, incoming: MemoryObjectSendStream[Incoming]) -> None:
        if not line.strip():
            return
        try:
            message = jsonrpc_message_adapter.validate_json(line, by_name=False)
        except (ValueError, RecursionError):
            self._take_rubbish(line)
            if broken := broken_answer(line):
                await incoming.send(broken)
            return
        self._log.add("from server", line.decode("utf-8", "replace"))
        self._questions.note(message)
        self.failure = self.failure or self._questions.flood
        item = SessionMessage(message)
        complete(item)
        try:
            incoming.send_nowait(item)
        except anyio.WouldBlock:
            await incoming.send(item)

    def _take_rubbish(self, line: bytes) -> None:
        """Servers print to stdout what is meant for people; some of it does no harm."""
        self._rubbish_bytes += len(line)
        self._log.add("malformed", line[:_SHOWN_RUBBISH].decode("utf-8", "replace"))
        if self._rubbish_bytes > MOST_RUBBISH_BYTES:
            self.failure = "it was ended: it floods its stdout with what is no message"

    async def _send(self, item: SessionMessage) -> None:
        """Write a message of ours.

        Raises:
            anyio.BrokenResourceError: nobody reads it any more.
        """
        if self._stdin is None or self.gone.is_set():
            raise anyio.BrokenResourceError
        text = item.message.model_dump_json(by_alias=True, exclude_unset=True)
        self._log.add("to server", text)
        self._questions.note_sent(item.message)
        try:
            await self._stdin.write(text.encode() + b"\n")
        except OSError as error:
            # whoever waits for its answer must be told
            self._streams[0].close()
            self.gone.set()
            raise anyio.BrokenResourceError from error

    async def _read_stderr(self) -> None:
        reader = PipeReader(self._ends[2])
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        redacting = None if self._start.redactor is None else self._start.redactor.stream()
        rest = ""
        while chunk := await reader.read():
            text = decoder.decode(chunk)
            rest += text if redacting is None else redacting.feed(text)
            *lines, rest = rest.split("\n")
            if len(rest) > _LONGEST_STDERR:
                lines, rest = [*lines, rest], ""
            for line in filter(str.strip, lines):
                self._log.add("stderr", line)
        rest += "" if redacting is None else redacting.finish()
        if rest.strip():
            self._log.add("stderr", rest)


class _Outgoing:
    """What the SDK writes to: each message goes into the pipe by whoever sends it."""

    def __init__(self, send: Callable[[SessionMessage], Awaitable[None]]) -> None:
        self._send = send

    async def send(self, item: SessionMessage, /) -> None:
        """Return once it is written.

        Raises:
            anyio.BrokenResourceError: nobody reads it any more.
        """
        await self._send(item)

    async def aclose(self) -> None:
        """The transport closes the pipe, when it is left."""

    async def __aenter__(self) -> Self:
        """Nothing is to be opened."""
        return self

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_val: BaseException | None,
        exc_tb: TracebackType | None,
    ) -> None:
        """As `aclose`."""
