"""call: one call of a function, whatever kind of function it is, and what came of it as JSON.

An outcome is {"result": {"value"}} or {"result": {"blocks": [{"value"} | a picture | a file]}},
with the fields of returned_result.py when the function returned a ToolResult, or {"error":
{"kind": "arguments" | "result" | "raised", "message"}}; "raised" has what raised_failure.py makes
of the exception, and its "type" and "traceback" unless the exception says itself what can be done.
With a result may be "not_stored": why the function wants it kept out of the cache.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from .declaration import why_not_stored
from .encoding import EncodingError, encode
from .raised_failure import failure_of
from .result_blocks import blocks_of
from .returned_result import is_result, result_fields
from .signature import ArgumentsError, ToolSignature
from .tracebacks import user_traceback
from .yielded import Emit, Yielded

Function = Callable[..., Any]
Bound = tuple[list[Any], dict[str, Any]]
"""Positional arguments, and those by name."""

MAX_MESSAGE = 20_000
"""More than is shown (call_result.py), where alone a cut takes secrets into account."""


_SCALARS = (str, int, float, bool)
"""Neither a picture nor a file nor a ToolResult, however often it is asked."""


def call(
    function: Function,
    signature: ToolSignature,
    arguments: dict[str, Any],
    context: Any,
    emit: Emit,
) -> dict[str, Any]:
    """Bind the arguments, run the function to its end, and give the outcome."""
    try:
        bound = signature.bind(arguments, context)
    except BaseException as reason:  # a type of the tool's own may raise anything
        return {"error": error_of(reason)}
    return run_bound(function, signature, arguments, bound, emit)


def run_bound(
    function: Function,
    signature: ToolSignature,
    arguments: dict[str, Any],
    bound: Bound,
    emit: Emit,
) -> dict[str, Any]:
    """Run the function to its end, and give the outcome."""
    yielded = Yielded(emit, are_texts=signature.yields_text)
    try:
        return outcome_of(function, arguments, _run(function, *bound, yielded))
    except BaseException as reason:  # a tool may raise anything, SystemExit too
        return {"error": error_of(reason)}


async def finish(value: Any, yielded: Yielded) -> Any:
    """What a coroutine, or an asynchronous generator, comes to."""
    if not inspect.isasyncgen(value):
        return await value
    async for item in value:
        yielded.take(item)
    return yielded.result()


def outcome_of(function: Function, arguments: dict[str, Any], value: Any) -> dict[str, Any]:
    """The outcome of a call that gave a value.

    Raises:
        EncodingError: the value has no JSON form.
    """
    outcome: dict[str, Any] = {"result": encoded(value)}
    reason = why_not_stored(function, arguments, value)
    if is_result(value):
        reason = reason or str(getattr(value, "not_stored_because", ""))
    return {**outcome, "not_stored": reason} if reason else outcome


def encoded(value: Any) -> dict[str, Any]:
    """The "result" of an outcome.

    Raises:
        EncodingError: the value has no JSON form.
    """
    if value is None or type(value) in _SCALARS:
        return {"value": encode(value)}
    if is_result(value):
        return result_fields(value)
    blocks = blocks_of(value)
    return {"value": encode(value)} if blocks is None else {"blocks": blocks}


def error_of(reason: BaseException) -> dict[str, Any]:
    """The "error" of an outcome."""
    if isinstance(reason, ArgumentsError):
        names = {} if reason.names is None else {"names": reason.names}
        return {"kind": "arguments", "message": str(reason), **names}
    if isinstance(reason, EncodingError):
        return {"kind": "result", "message": str(reason)}
    try:
        message = str(reason)
    except Exception:  # whatever the __str__ of a user's exception raises
        message = "(its message can't be read)"
    failure = failure_of(reason)
    said = failure.pop("is_said") and bool(message)
    return {
        "kind": "raised",
        "message": message[:MAX_MESSAGE],
        "type": "" if said else type(reason).__name__,
        "traceback": "" if said else user_traceback(reason),
        **failure,
    }


def _run(function: Function, args: list[Any], kwargs: dict[str, Any], yielded: Yielded) -> Any:
    value = function(*args, **kwargs)
    if inspect.isgenerator(value):
        return _drain(value, yielded)
    if inspect.iscoroutine(value) or inspect.isasyncgen(value):
        # takes long to import, and most tools do without
        import asyncio

        return asyncio.run(finish(value, yielded))
    return value


def _drain(generator: Any, yielded: Yielded) -> Any:
    while True:
        try:
            yielded.take(next(generator))
        except StopIteration as end:
            return yielded.result(end.value)
