"""WorkerPool: warm workers of every interpreter in use, and the calls that they run."""

from __future__ import annotations

import asyncio
import math
import os
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import PermanentError, SystemFaultError, ToolTimeoutError
from tooldesk.execution.login_path import LoginPath
from tooldesk.execution.python_worker.interpreter import find_interpreter
from tooldesk.execution.python_worker.signatures import described
from tooldesk.execution.python_worker.start_turns import StartTurns
from tooldesk.execution.python_worker.worker_failure import WorkerEnd
from tooldesk.execution.python_worker.worker_kind import RequestNotSentError, WorkerKind
from tooldesk.paths import expanded_path
from tooldesk.tools.call_permissions import CallPermissions
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.file_description import FileDescription
    from tooldesk.execution.python_worker.worker_process import WorkerProcess
    from tooldesk.execution.sandbox.confinement import Confinement
    from tooldesk.execution.structured_tool import ReadyCall

MAX_WORKERS = 8
"""Processes that run at once, idle ones included; further calls wait."""

IDLE_S = 300.0
"""How long a worker is kept warm without a call."""

DESCRIBED_IDLE_S = 3.0
"""How long a worker is kept that has described a file, and run no call, for one that comes next."""

DESCRIBE_TIMEOUT_S = 30.0
"""How long a file may take to be imported when it is described."""

SPARE_AFTER_S = 1.0
"""How long after a call a worker for the next file is started, where programs run on."""

_NEW_WORKERS_TRIED = 3
_NO_CONTEXT = ToolContext()


class WorkerPool:
    """Runs Python functions outside of this process. Belongs to one event loop.

    A worker serves one file only: whatever code of it has done to its interpreter, or still does
    there, no call of another file meets. With `spare_after_s` one that has run nothing is kept
    ready for the next file.
    """

    def __init__(
        self,
        max_workers: int = MAX_WORKERS,
        idle_s: float = IDLE_S,
        described_idle_s: float = DESCRIBED_IDLE_S,
        spare_after_s: float | None = None,
        login_path: LoginPath | None = None,
    ) -> None:
        self._slots = asyncio.Semaphore(max_workers)
        self._max_workers = max_workers
        self._idle_s = idle_s
        self._described_idle_s = min(idle_s, described_idle_s)
        self._spare_after_s = spare_after_s
        self._spare_timer: asyncio.Handle | None = None
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()
        self._starting = 0
        self._starts = StartTurns()
        self._login_path = login_path or LoginPath()
        self._tasks: set[asyncio.Task[None]] = set()
        self._reaper: asyncio.Handle | None = None
        self._reaps_at = math.inf
        self._is_closed = False

    async def call(
        self,
        source: PythonSource,
        arguments: JsonObject,
        context: ToolContext,
        timeout_s: float,
        workspace_dir: Path,
        confinement: Confinement | None = None,
    ) -> ToolResult:
        """Make a call ready, and run it; raises what `prepare` and what is ready raise."""
        run = self.prepare(source, arguments, context, timeout_s, workspace_dir, confinement)
        return await run()

    def prepare(
        self,
        source: PythonSource,
        arguments: JsonObject,
        context: ToolContext,
        timeout_s: float,
        workspace_dir: Path,
        confinement: Confinement | None = None,
    ) -> ReadyCall:
        """A call of a function of the user's that is ready to run.

        An exception of its own is a result too. With a confinement it runs in that sandbox only,
        in a worker that serves nothing else. Cancelling the call ends its process, and all that it
        started, at once.

        Raises:
            PermanentError: there is no such file or interpreter.

        What is ready raises:
            ToolTimeoutError: it took longer than timeout_s; its processes are gone.
            InvalidInputError: the arguments don't fit the function.
            PermanentError: there is no such function or folder, or the file can't be imported.
            SandboxUnavailableError: there is no sandbox (any more); nothing was run.
            SandboxLimitError: a limit of its sandbox ended it.
            SystemFaultError: its process crashed or ended.
        """
        file = os.path.join(workspace_dir, source.file)
        if not os.path.exists(file):
            from tooldesk.execution.python_worker.replies import missing_file

            raise missing_file(source.file)
        request = {
            "op": "call",
            "file": file,
            "function": source.function,
            "arguments": arguments,
            "env": dict(context.env_vars),
            "cwd": os.fspath(context.working_dir or workspace_dir),
            "session_id": context.session_id,
            "permissions": _permissions(context, confinement).to_json(),
        }
        if caller := context.caller:
            request["caller"] = caller
        if context.signer is not None:
            request["signer"] = described(context.signer)
        if confinement is not None:
            request["cwd"] = os.fspath(confinement.folder)
        kind = _kind(find_interpreter(source.interpreter, workspace_dir), confinement)
        return partial(self._run, source, kind, request, timeout_s, context)

    async def _run(
        self,
        source: PythonSource,
        kind: WorkerKind,
        request: JsonObject,
        timeout_s: float,
        context: ToolContext,
    ) -> ToolResult:
        reply = await self._ask(kind, request, timeout_s, context, self._idle_s)
        from tooldesk.execution.python_worker.replies import call_result

        return call_result(
            reply,
            source.file,
            kind.interpreter,
            context.redactor,
            has_signer=context.signer is not None,
        )

    async def describe(
        self,
        file: Path,
        interpreter: str | None = None,
        timeout_s: float = DESCRIBE_TIMEOUT_S,
        confinement: Confinement | None = None,
    ) -> FileDescription:
        """The functions of a file that can become tools, or why it can't be imported.

        That there is no such interpreter, or no sandbox for it, is a reason like any other.
        """
        from tooldesk.execution.python_worker.file_description import FileDescription, ImportFailure

        path = _absolute(file)
        folder = path.parent if confinement is None else confinement.folder
        request = {"op": "describe", "file": str(path), "cwd": str(folder)}
        try:
            found = _kind(find_interpreter(interpreter, path.parent), confinement)
            # a workspace of many files is looked at with one process at a time
            self._retire_idle(within_s=self._described_idle_s, spared_file=request["file"])
            reply = await self._ask(found, request, timeout_s, _NO_CONTEXT, self._described_idle_s)
        except ToolTimeoutError:
            reason = f"its import did not end within {timeout_s:g} s"
            return FileDescription(path, failure=ImportFailure(reason))
        except (SystemFaultError, PermanentError) as error:
            failure = ImportFailure(error.message, next_step=error.next_step)
            return FileDescription(path, failure=failure)
        return FileDescription.from_reply(path, reply, found.interpreter)

    async def warm_up(self, count: int = 1, interpreter: str | None = None) -> None:
        """Start workers now, so that the first calls need not wait for them.

        Raises:
            PermanentError: there is no such interpreter, or it can't run tools.
        """
        found = WorkerKind(find_interpreter(interpreter, Path.cwd()))
        free = range(min(count, self._max_workers - len(self._busy)))
        workers = await asyncio.gather(*(self._take(found) for _ in free), return_exceptions=True)
        for worker in workers:
            if not isinstance(worker, BaseException):
                self._give_back(worker, is_reusable=True, keep_s=self._idle_s)
        for worker in workers:
            if isinstance(worker, BaseException):
                raise worker

    async def close(self) -> None:
        """End all workers, busy ones at once; returns when nothing is left of them."""
        self._is_closed = True
        for timer in (self._reaper, self._spare_timer):
            if timer is not None:
                timer.cancel()
        self._reaper = self._spare_timer = None
        ends = [worker.end(WorkerEnd.CLOSED) for worker in self._busy]
        quits = [worker.quit() for worker in self._idle]
        self._idle.clear()
        await asyncio.gather(*ends, *quits, *self._tasks)

    async def _ask(
        self,
        kind: WorkerKind,
        request: JsonObject,
        timeout_s: float,
        context: ToolContext,
        keep_s: float,
    ) -> JsonObject:
        # what has seen secrets, or who is behind a call, serves no other call
        has_seen = bool(context.env_vars or context.fingerprint_context)
        # each free worker may have gone or hold an old version of the file; a new one does not
        for _ in range(self._max_workers + _NEW_WORKERS_TRIED):
            async with self._slots:
                worker = await self._take(kind, request["file"])
                worker.file = request["file"]
                is_reusable = False
                try:
                    reply = await worker.ask(request, timeout_s, context)
                    if _is_stale(reply):
                        # whoever called the file before it was changed is likely to do so again
                        keep_s = max(keep_s, worker.idle_until - asyncio.get_running_loop().time())
                        continue
                    if reply.get("children") or worker.has_company:
                        await worker.end(WorkerEnd.CLOSED)
                    is_reusable = not (has_seen or reply.get("is_spent") or worker.is_suspect)
                    return reply
                except RequestNotSentError:
                    continue
                finally:
                    self._give_back(worker, is_reusable, keep_s)
        raise SystemFaultError(
            "No process for the tool stays: they end, or the tool's files change all the time.",
            next_step="Call it again when its files are saved.",
        )

    async def _take(self, kind: WorkerKind, file: str | None = None) -> WorkerProcess:
        """A free worker of that file, else one that has run nothing yet."""
        if (free := self._taken(kind, file)) is not None:
            return free
        async with self._starts.turn():
            # calls before this one may be through by now
            return self._taken(kind, file) or await self._start(kind)

    def _taken(self, kind: WorkerKind, file: str | None) -> WorkerProcess | None:
        self._refuse_when_closed()
        if (free := self._free(kind, file)) is not None:
            self._idle.remove(free)
            self._busy.add(free)
        return free

    async def _start(self, kind: WorkerKind) -> WorkerProcess:
        there_are = len(self._idle) + len(self._busy) + self._starting
        if self._idle and there_are >= self._max_workers:
            self._retire(self._idle.pop(0))
        # a program that has just started shows its tools before it needs what runs them
        from tooldesk.execution.python_worker.worker_process import WorkerProcess

        self._starting += 1
        try:
            worker = await WorkerProcess.start(kind, await self._login_path.find())
        finally:
            self._starting -= 1
        try:
            self._refuse_when_closed()
        except SystemFaultError:
            await worker.end(WorkerEnd.CLOSED)
            raise
        self._busy.add(worker)
        return worker

    def _free(self, kind: WorkerKind, file: str | None) -> WorkerProcess | None:
        self._idle = [worker for worker in self._idle if worker.is_alive]
        fitting = [worker for worker in reversed(self._idle) if worker.kind == kind]
        own = (worker for worker in fitting if worker.file == file)
        fresh = (worker for worker in fitting if worker.file is None)
        return next(own, None) or next(fresh, None)

    def _refuse_when_closed(self) -> None:
        if self._is_closed:
            raise SystemFaultError(
                "No tool can run any more: Tooldesk is closing.",
                next_step="Run the call again when it is open.",
            )

    def _give_back(self, worker: WorkerProcess, is_reusable: bool, keep_s: float) -> None:
        self._busy.discard(worker)
        if not worker.is_alive:
            return
        if not is_reusable or self._is_closed:
            self._retire(worker)
            return
        until = asyncio.get_running_loop().time() + keep_s
        worker.idle_until = max(worker.idle_until, until)
        self._idle.append(worker)
        if worker.idle_until < self._reaps_at:
            self._schedule_reaper(worker.idle_until)
        if worker.file is not None and keep_s > self._described_idle_s:
            self._plan_spare(worker.kind)

    def _plan_spare(self, kind: WorkerKind) -> None:
        # a sandbox is that of one tool: there is no other file for it
        if self._spare_after_s is None or kind.confinement or self._spare_timer:
            return
        loop = asyncio.get_running_loop()
        self._spare_timer = loop.call_later(self._spare_after_s, self._start_spare, kind)

    def _start_spare(self, kind: WorkerKind) -> None:
        self._spare_timer = None
        is_there = any(worker.file is None and worker.kind == kind for worker in self._idle)
        there_are = len(self._idle) + len(self._busy) + self._starting
        if is_there or there_are >= self._max_workers:
            return
        task = asyncio.get_running_loop().create_task(self._add_spare(kind))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _add_spare(self, kind: WorkerKind) -> None:
        # why none can be started is told to the call that needs it
        with suppress(PermanentError, SystemFaultError):
            worker = await self._take(kind)
            self._give_back(worker, is_reusable=True, keep_s=self._idle_s)

    def _retire(self, worker: WorkerProcess) -> None:
        task = asyncio.get_running_loop().create_task(worker.quit())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _schedule_reaper(self, at: float) -> None:
        if self._reaper is not None:
            self._reaper.cancel()
        loop = asyncio.get_running_loop()
        self._reaper, self._reaps_at = loop.call_later(at - loop.time(), self._reap), at

    def _reap(self) -> None:
        self._reaper, self._reaps_at = None, math.inf
        self._retire_idle()
        if self._idle:
            self._schedule_reaper(min(worker.idle_until for worker in self._idle))

    def _retire_idle(self, within_s: float = 0.0, spared_file: str | None = None) -> None:
        """Retire those whose time is over, now or soon."""
        end = asyncio.get_running_loop().time() + within_s
        for worker in tuple(self._idle):
            if worker.idle_until <= end and (worker.file is None or worker.file != spared_file):
                self._idle.remove(worker)
                self._retire(worker)


def _kind(interpreter: str, confinement: Confinement | None) -> WorkerKind:
    if confinement is None:
        return WorkerKind(interpreter)
    from tooldesk.execution.sandbox.readable import interpreter_files

    return WorkerKind(interpreter, confinement.reading(*interpreter_files(interpreter)))


def _permissions(context: ToolContext, confinement: Confinement | None) -> CallPermissions:
    if confinement is None:
        return context.permissions
    folders = (os.fspath(confinement.folder),)
    return replace(context.permissions, is_sandboxed=True, folders=folders, hosts=())


def _absolute(file: Path) -> Path:
    return expanded_path(file).absolute()


def _is_stale(reply: JsonObject) -> bool:
    error = reply.get("error")
    return isinstance(error, dict) and error.get("kind") == "stale"
