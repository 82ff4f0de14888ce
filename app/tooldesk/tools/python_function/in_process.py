"""prepare_in_process: a call of a function of this very process. Not for the worker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from tooldesk.errors import AppError
from tooldesk.tools.python_function.call_context import CallContext
from tooldesk.tools.python_function.call_result import result_of
from tooldesk.tools.python_function.daemon_threads import run_on_thread
from tooldesk.tools.python_function.running import Bound, error_of, finish, outcome_of, run_bound
from tooldesk.tools.python_function.signature import ToolSignature
from tooldesk.tools.python_function.yielded import Yielded
from tooldesk.tools.signer_context import SignerContext
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject, ToolResult


class InProcessSigner:
    """Asks for signatures as a worker does: by a call that returns when there is one."""

    def __init__(self, signer: SignerContext, loop: asyncio.AbstractEventLoop) -> None:
        self._signer = signer
        self._loop = loop
        self.key_name = signer.key_name
        self.key_type = signer.key_type
        self.public_key = signer.public_key

    def sign(self, data: bytes, is_digest: bool = False) -> bytes:
        """A signature of 64 bytes over data, or over a digest of 32 bytes that was made of it.

        Raises:
            PermissionError: the person said no, or the key can't sign that.
            RuntimeError: the function is an `async def` and has to sign on a thread.
        """
        if asyncio._get_running_loop() is self._loop:
            raise RuntimeError(
                "An async function of this process signs on a thread: "
                "await asyncio.to_thread(context.signer.sign, data)."
            )
        work = _signature(self._signer, bytes(data), is_digest)
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def finish(self) -> None:
        """The call is over; what is signed is asked for by then."""


async def _signature(signer: SignerContext, data: bytes, is_digest: bool) -> bytes:
    try:
        return await signer.sign(data, is_digest)
    except AppError as error:
        raise PermissionError(str(error)) from error


class InProcessCall:
    """A call of a function of this process: what it is told, and what it tells."""

    def __init__(self, context: ToolContext, loop: asyncio.AbstractEventLoop) -> None:
        self._context = context
        self._loop = loop
        self.is_cancelled = False
        """Whether its task was cancelled; a thread can only look at this."""
        self._for_function: CallContext | None = None

    def for_function(self) -> CallContext:
        """What a function gets that asks for its context."""
        context = self._context
        call = {
            "caller": context.caller,
            "env": context.env_vars,
            "session_id": context.session_id,
            "permissions": asdict(context.permissions),
        }
        folder = str((context.working_dir or Path.cwd()).absolute())
        signer = context.signer and InProcessSigner(context.signer, self._loop)
        self._for_function = CallContext(
            call, folder, self._report, lambda: self.is_cancelled, signer
        )
        return self._for_function

    def finish(self) -> None:
        """The call is over: nothing is told any more, by threads of the tool's neither."""
        if self._for_function is not None:
            self._for_function.finish()

    def write(self, text: str) -> None:
        """Show what a generator yielded."""
        if self._context.on_output is not None:
            self._soon(self._context.on_output, "stdout", text)

    def _report(self, fraction: float | None, message: str) -> None:
        if self._context.on_progress is not None:
            self._soon(self._context.on_progress, fraction, message)

    def _soon(self, tell: Callable[..., None], *what: object) -> None:
        with suppress(RuntimeError):  # a thread of the tool's may outlive the loop
            self._loop.call_soon_threadsafe(tell, *what)


async def prepare_in_process(
    function: Callable[..., Any],
    signature: ToolSignature,
    arguments: JsonObject,
    context: ToolContext,
) -> Callable[[], Awaitable[ToolResult]]:
    """Runs an `async def` here and all else on a thread; its own exception is a result too.

    Raises:
        InvalidInputError: the arguments don't fit the function.
    """
    call = InProcessCall(context, asyncio.get_running_loop())
    try:
        own = call.for_function() if signature.takes_context else None
        bind = partial(signature.bind, arguments, own)
        # what a type of the tool's own does while it is made may take as long as the function
        bound = await run_on_thread(bind) if signature.converts else bind()
    except Exception as reason:  # a type of the tool's own may raise anything
        return partial(_given, result_of({"error": error_of(reason)}))
    run = _run_async if signature.is_async else _run_on_thread
    return partial(run, function, signature, arguments, bound, call)


async def _given(result: ToolResult) -> ToolResult:
    return result


async def _run_on_thread(
    function: Callable[..., Any],
    signature: ToolSignature,
    arguments: JsonObject,
    bound: Bound,
    call: InProcessCall,
) -> ToolResult:
    work = partial(run_bound, function, signature, arguments, bound, call.write)
    try:
        return result_of(await run_on_thread(work))
    except asyncio.CancelledError:
        call.is_cancelled = True
        raise
    finally:
        call.finish()


async def _run_async(
    function: Callable[..., Any],
    signature: ToolSignature,
    arguments: JsonObject,
    bound: Bound,
    call: InProcessCall,
) -> ToolResult:
    args, kwargs = bound
    yielded = Yielded(call.write, are_texts=signature.yields_text)
    try:
        value = await finish(function(*args, **kwargs), yielded)
        outcome = outcome_of(function, arguments, value)
    except asyncio.CancelledError as reason:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            call.is_cancelled = True
            raise
        outcome = {"error": error_of(reason)}  # nobody cancelled the call: the tool raised it
    except (Exception, SystemExit) as reason:  # a tool may raise anything
        outcome = {"error": error_of(reason)}
    finally:
        call.finish()
    return result_of(outcome)
