"""prepare_in_process: a call of a function of this very process. Not for the worker."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from tooldesk.tools.python_function.call_result import result_of
from tooldesk.tools.python_function.running import Bound, error_of, finish, outcome_of, run_bound
from tooldesk.tools.python_function.signature import ToolSignature, is_async
from tooldesk.tools.python_function.yielded import Yielded
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject, ToolResult


class InProcessContext:
    """What a function of this process gets that has a parameter called `context`."""

    cancelled = False
    """Always false: an `async def` is cancelled by its task, a thread can't be."""

    def __init__(self, context: ToolContext, loop: asyncio.AbstractEventLoop) -> None:
        self._context = context
        self._loop = loop
        self.agent_name = context.agent_name
        self.agent_role = context.agent_role
        self.fingerprint_context = dict(context.fingerprint_context)

    def progress(self, fraction: float | None = None, message: str = "") -> None:
        """Tell how far the call is: a fraction from 0 to 1 or None, and a few words."""
        if self._context.on_progress is not None:
            self._loop.call_soon_threadsafe(self._context.on_progress, fraction, message)

    def write(self, text: str) -> None:
        """Show what a generator yielded."""
        if self._context.on_output is not None:
            self._loop.call_soon_threadsafe(self._context.on_output, "stdout", text)

    @property
    def env(self) -> Mapping[str, str]:
        """The variables of the call."""
        return {**os.environ, **self._context.env_vars}

    @property
    def working_dir(self) -> str:
        """The folder the call works in."""
        return str(self._context.working_dir or Path.cwd())


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
    own = InProcessContext(context, asyncio.get_running_loop())
    try:
        bound = await asyncio.to_thread(signature.bind, arguments, own)
    except Exception as reason:  # a type of the tool's own may raise anything
        return partial(_given, result_of({"error": error_of(reason)}))
    run = _run_async if is_async(function) else _run_on_thread
    return partial(run, function, signature, arguments, bound, own)


async def _given(result: ToolResult) -> ToolResult:
    return result


async def _run_on_thread(
    function: Callable[..., Any],
    signature: ToolSignature,
    arguments: JsonObject,
    bound: Bound,
    context: InProcessContext,
) -> ToolResult:
    work = partial(run_bound, function, signature, arguments, bound, context.write)
    return result_of(await asyncio.to_thread(work))


async def _run_async(
    function: Callable[..., Any],
    signature: ToolSignature,
    arguments: JsonObject,
    bound: Bound,
    context: InProcessContext,
) -> ToolResult:
    args, kwargs = bound
    yielded = Yielded(context.write, are_texts=signature.yields_text)
    try:
        value = await finish(function(*args, **kwargs), yielded)
        outcome = outcome_of(function, arguments, value)
    except Exception as reason:  # a tool may raise anything
        outcome = {"error": error_of(reason)}
    return result_of(outcome)
