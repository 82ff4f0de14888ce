"""WorkerProcess: one interpreter that runs Python functions for us, one call at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import getrandbits

from tooldesk.errors import InvalidInputError, ToolTimeoutError, ToolUsageError
from tooldesk.execution.python_worker.deadline import Deadline
from tooldesk.execution.python_worker.long_text import LongText
from tooldesk.execution.python_worker.request_pipe import RequestPipe
from tooldesk.execution.python_worker.signatures import Signatures
from tooldesk.execution.python_worker.worker_failure import WorkerEnd, call_failure, start_failure
from tooldesk.execution.python_worker.worker_kind import RequestNotSentError, WorkerKind
from tooldesk.execution.python_worker.worker_pipes import WorkerPipes, spawn
from tooldesk.execution.sandbox.limits import plain_exit_code
from tooldesk.execution.tool_output import ToolOutput
from tooldesk.json_pieces import is_large, json_pieces
from tooldesk.redaction.text_cuts import cut_end
from tooldesk.systems.pipes import pipes as ends
from tooldesk.systems.program import KILLED, Process
from tooldesk.systems.programs import programs
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject

START_TIMEOUT_S = 20.0
"""How long an interpreter may take to say that it works."""

CANCEL_GRACE_S = 0.25
"""How long a tool that has looked at `context.cancelled` may take to end by itself."""

_KILL_WAIT_S = 2.0
_QUIT_WAIT_S = 0.5
_CHANNEL_LOST_WAIT_S = 0.5
_UNREAD_S = 0.25
_MAX_REPLY_BYTES = 32 * 1024 * 1024
_READ_BYTES = 262_144
_MAX_PROGRESS_WORDS = 1_000
_NO_CONTEXT = ToolContext()
_encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


class WorkerProcess:
    """Starts with `start`, answers with `ask`, ends with `quit`, `end` or by itself.

    All that goes wrong ends in one place: the process is gone, `_watch` sees it, tells the call
    that waits why, and closes everything.
    """

    def __init__(self, process: Process, pipes: WorkerPipes, kind: WorkerKind) -> None:
        self.kind = kind
        """What it was started as; calls of another kind need another worker."""
        self.file: str | None = None
        """The tools' file whose code has run in it, the only one that it serves; None is none."""
        self.is_suspect = False
        """Whether it answered a call twice: what wrote the first answer was not our script."""
        self.idle_until = 0.0
        """How long it is kept without a call, in the time of the loop."""
        self._loop = asyncio.get_running_loop()
        self._process = process
        self._pipes = pipes
        self._requests = RequestPipe(self._loop, pipes.requests)
        self._output = ToolOutput(self._loop, pipes.stdout, pipes.stderr)
        self._context = _NO_CONTEXT
        self._own_processes: frozenset[int] = frozenset()
        self._request_id = 0
        self._last_id = 0
        self._reply: asyncio.Future[JsonObject] | None = None
        self._unread = bytearray()
        self._long: LongText | None = None
        self._heeds_cancel = False
        self._has_begun = False
        self._left_s = 0.0
        self._why_ended: WorkerEnd | None = None
        self._timeout_s = START_TIMEOUT_S
        self._deadline = Deadline(self._loop, partial(self._stop, WorkerEnd.TIMEOUT))
        self._signatures = Signatures(self._loop, self._send_signature, self._resume_deadline)
        self._end_timer: asyncio.Handle | None = None
        self._read_timer: asyncio.Handle | None = None
        self._gone = self._loop.create_task(self._watch())
        ends.watch_reading(self._loop, pipes.replies, self._read_replies)

    @classmethod
    async def start(cls, kind: WorkerKind, search_path: str) -> WorkerProcess:
        """A worker that is ready for requests; what it starts is looked for on `search_path`.

        Raises:
            PermanentError: the interpreter can't be started, or is no Python that we can use.
            SandboxUnavailableError: it can't be started sandboxed.
            SystemFaultError: we have no descriptors left.
        """
        process, pipes = await spawn(kind.interpreter, search_path, kind.confinement)
        worker = cls(process, pipes, kind)
        try:
            await worker._await_reply(START_TIMEOUT_S)
        except ToolUsageError as reason:
            tail = worker._output.stderr_tail
            if pipes.launch is not None and (error := pipes.launch.start_error(tail)) is not None:
                raise error from reason
            last_words = tail.rpartition("\n")[2]
            if isinstance(reason, ToolTimeoutError):
                last_words = f"it did not say that it works within {START_TIMEOUT_S:g} s."
            raise start_failure(kind.interpreter, last_words or str(reason)) from reason
        worker._own_processes = programs.process_tree(process)
        return worker

    @property
    def is_alive(self) -> bool:
        """Whether it can still be asked."""
        return self._why_ended is None and not self._gone.done()

    @property
    def has_company(self) -> bool:
        """Whether a tool's process is there, whatever the worker that the tool is in says."""
        return not programs.process_tree(self._process) <= self._own_processes

    async def ask(self, request: JsonObject, timeout_s: float, context: ToolContext) -> JsonObject:
        """The last reply to a request: {"id", "result"} or {"id", "error"}, perhaps "children".

        Raises:
            RequestNotSentError: it was gone before it had read the request.
            InvalidInputError: the request is nested too deep for JSON.
            ToolTimeoutError: there was no reply within timeout_s; the worker is gone.
            SystemFaultError: the worker ended or broke the protocol; it is gone.
        """
        # not to be guessed, so that a tool that writes into our channel is found out at once
        self._last_id, self._request_id = self._request_id, getrandbits(53)
        request["id"] = self._request_id
        self._context = context
        self._heeds_cancel = False
        self._has_begun = False
        self._output.begin(context.on_output, context.redactor)
        if not self.is_alive:
            raise RequestNotSentError
        try:
            large = is_large(request)
            line = await asyncio.to_thread(_line, request) if large else _line(request)
        except RecursionError as reason:
            raise InvalidInputError(
                "The arguments are nested too deep.", next_step="Nest them less."
            ) from reason
        try:
            self._requests.send(line)
        except OSError as reason:
            raise RequestNotSentError from reason
        if self._last_id:
            self._watch_reading(unread=-1)
        return await self._await_reply(timeout_s)

    async def quit(self) -> None:
        """Let it end by itself for a moment, so that its tools' exit handlers run; then end it."""
        if self.is_alive:
            self._why_ended = WorkerEnd.CLOSED
            self._requests.close()
            self._kill_after(_QUIT_WAIT_S)
        await self._wait_until_gone()

    async def end(self, why: WorkerEnd) -> None:
        """End it and all processes of its group; returns when they are gone."""
        self._stop(why)
        try:
            await self._wait_until_gone()
        except asyncio.CancelledError:
            self._kill()
            raise

    async def _wait_until_gone(self) -> None:
        await asyncio.wait([self._gone], timeout=_QUIT_WAIT_S + _KILL_WAIT_S)

    async def _await_reply(self, timeout_s: float) -> JsonObject:
        reply: asyncio.Future[JsonObject] = self._loop.create_future()
        self._reply = reply
        self._timeout_s = timeout_s
        self._deadline.set(timeout_s)
        try:
            return await reply
        except asyncio.CancelledError:
            await self.end(WorkerEnd.CANCELLED)
            raise
        finally:
            self._reply = None
            self._signatures.cancel()
            self._deadline.clear()
            self._context = _NO_CONTEXT
            if self._read_timer is not None:
                self._read_timer.cancel()
                self._read_timer = None

    def _watch_reading(self, unread: int) -> None:
        """End it when it reads nothing of a request: a call before, answered, goes on in it.

        The one that waits then goes to another worker, as this one has done nothing of it.
        """
        now = self._requests.unread_bytes()
        if now and now == unread:
            self._kill()
        elif now:
            self._read_timer = self._loop.call_later(_UNREAD_S, self._watch_reading, now)

    def _read_replies(self) -> bool:
        """Read what is there; false when there is nothing, now or for good."""
        try:
            chunk = ends.read(self._pipes.replies, _READ_BYTES)
        except (BlockingIOError, InterruptedError):
            return False
        if not chunk:
            ends.unwatch_reading(self._loop, self._pipes.replies)
            self._kill_after(_CHANNEL_LOST_WAIT_S)
            return False
        if self._long is not None:
            chunk = self._take_long(self._long, chunk)
            if not chunk:
                return True
        if not self._unread and chunk.find(b"\n") == len(chunk) - 1:
            self._take(chunk)
            return True
        self._unread += chunk
        if b"\n" in chunk:
            self._take_lines()
        if len(self._unread) > _MAX_REPLY_BYTES:
            self._stop(WorkerEnd.GARBAGE)
        return True

    def _take_lines(self) -> None:
        while (end := self._unread.find(b"\n")) >= 0:
            line = self._unread[:end]
            del self._unread[: end + 1]
            self._take(line)
            if self._long is not None:
                data, self._unread = bytes(self._unread), bytearray()
                self._unread += self._take_long(self._long, data)

    def _take_long(self, long: LongText, data: bytes) -> bytes:
        """Take what of a long result has come; gives what comes after it."""
        rest = long.feed(data)
        if (reply := long.reply) is not None:
            self._long = None
            if self._reply is not None:
                self._finish(self._reply, reply)
        return rest

    def _take(self, line: bytes | bytearray) -> None:
        try:
            message = json.loads(line, parse_constant=_refuse)
        except (ValueError, RecursionError):
            message = None
        if self._is_second_answer(message):
            self.is_suspect = True
            return
        if (
            not isinstance(message, dict)
            or self._reply is None
            or message.get("id", 0) != self._request_id
        ):
            self._stop(WorkerEnd.GARBAGE)
            return
        self._has_begun = True
        if "progress" in message:
            self._report_progress(message["progress"])
        elif "heeds_cancel" in message:
            self._heeds_cancel = True
        elif "sign" in message:
            self._begin_signature(message["sign"])
        else:
            self._take_last(self._reply, message)

    def _is_second_answer(self, message: object) -> bool:
        """Whether a call that was answered before is answered now, while another one waits."""
        if self._reply is None or not self._last_id or not isinstance(message, dict):
            return False
        return message.get("id") == self._last_id

    def _take_last(self, reply: asyncio.Future[JsonObject], message: JsonObject) -> None:
        try:
            self._long = LongText.announced_by(message, _MAX_REPLY_BYTES)
        except ValueError:
            self._stop(WorkerEnd.GARBAGE)
            return
        if self._long is None:
            self._finish(reply, message)

    def _report_progress(self, progress: object) -> None:
        match progress:
            case [int() | float() | None as fraction, str() as message]:
                if self._context.on_progress is not None:
                    fraction = fraction and min(1.0, max(0.0, fraction))
                    words = cut_end(message, _MAX_PROGRESS_WORDS, self._context.redactor)
                    self._context.on_progress(fraction, words)
            case _:
                self._stop(WorkerEnd.GARBAGE)

    def _begin_signature(self, asked: object) -> None:
        """Stop the clock: a person may have to think about it."""
        self._left_s = self._deadline.left_s
        if self._signatures.begin(asked, self._context.signer):
            self._deadline.clear()
        else:
            self._stop(WorkerEnd.GARBAGE)

    def _resume_deadline(self) -> None:
        self._deadline.set(self._left_s)

    def _send_signature(self, line: bytes) -> None:
        with suppress(OSError):  # it is gone, which `_watch` tells
            self._requests.send(line)

    def _finish(self, reply: asyncio.Future[JsonObject], message: JsonObject) -> None:
        if self._why_ended is not None:
            self._kill()
            return
        try:
            self._output.finish()
        finally:
            if not reply.done():
                reply.set_result(message)

    def _stop(self, why: WorkerEnd) -> None:
        """Begin to end it: at once, or in a moment when the tool looks out for that."""
        if self._why_ended is not None:
            self._kill()
            return
        self._why_ended = why
        if not self._heeds_cancel or why is WorkerEnd.GARBAGE:
            self._kill()
            return
        with suppress(OSError):
            ends.write(self._pipes.lifeline, b"c")
        self._kill_after(CANCEL_GRACE_S)

    def _kill_after(self, wait_s: float) -> None:
        self._set_end_timer(wait_s, self._kill)

    def _kill(self) -> None:
        if not self._gone.done():
            programs.end_program(self._process, self._pipes.mark)
            # a process that waits for a broken disk or network share may not die for long
            self._set_end_timer(_KILL_WAIT_S, self._fail_call, KILLED)

    def _set_end_timer(self, wait_s: float, action: Callable[..., None], *arguments: int) -> None:
        if self._end_timer is not None:
            self._end_timer.cancel()
        self._end_timer = self._loop.call_later(wait_s, action, *arguments)

    async def _watch(self) -> None:
        """Wait for the end of the process, whatever its reason, and clean up after it."""
        exit_code = await self._process.wait()
        # what it started may still be there and keep the number of its group
        programs.end_program(self._process, self._pipes.mark)
        while self._read_replies():
            continue
        self._output.finish()
        if self._pipes.launch is not None:
            await self._pipes.launch.finish()
        self._fail_call(exit_code)
        self._close()

    def _fail_call(self, exit_code: int) -> None:
        reply = self._reply
        if reply is None or reply.done():
            return
        if self._why_ended is None and not self._has_begun and self._requests.unread_bytes():
            reply.set_exception(RequestNotSentError())
            return
        reply.set_exception(self._call_error(exit_code))

    def _call_error(self, exit_code: int) -> ToolUsageError:
        tail, launch = self._output.stderr_tail, self._pipes.launch
        if launch is None:
            return call_failure(self._why_ended, exit_code, self._timeout_s, tail)
        limit = launch.limit_error(exit_code) if self._why_ended is None else None
        plain = plain_exit_code(exit_code)
        return limit or call_failure(self._why_ended, plain, self._timeout_s, tail)

    def _close(self) -> None:
        if self._end_timer is not None:
            self._end_timer.cancel()
        self._deadline.close()
        ends.unwatch_reading(self._loop, self._pipes.replies)
        self._requests.close()
        self._output.close()
        ends.close(self._pipes.replies)
        ends.close(self._pipes.lifeline)


def _refuse(constant: str) -> None:
    """Our script writes no NaN and no infinities, and what comes after us can't read them."""
    raise ValueError(constant)


def _line(request: JsonObject) -> bytes:
    return "".join(json_pieces(request, _encode)).encode("ascii") + b"\n"
