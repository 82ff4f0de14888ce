"""json_result: a JSON value that a request or a command gave → the same result as a function's."""

from __future__ import annotations

import asyncio
import json
import math

from tooldesk.errors import PermanentError
from tooldesk.tools.json_depth import is_too_deep
from tooldesk.tools.python_function.call_result import result_of
from tooldesk.tools.python_function.reply_lines import LONG_RESULT_BYTES
from tooldesk.tools.tool_result import JsonValue, ToolResult

_LONG_BYTES = 100_000
"""From here on JSON is read on a thread, so that a window stays alive."""


def json_result(value: JsonValue) -> ToolResult:
    """The value as text, and as structured JSON unless it is just text."""
    return result_of({"result": {"value": value}})


def is_long(text: str | bytes) -> bool:
    """Whether JSON is of use as text only: as values it would take many times the time and room."""
    return len(text) > LONG_RESULT_BYTES


def _loads(text: str | bytes) -> JsonValue:
    """As JSON, but NaN and the infinities, which many write and no reader takes, become text."""
    value = json.loads(text, parse_constant=str, parse_float=_finite)
    if is_too_deep(value):
        raise RecursionError
    return value


def _finite(written: str) -> float | str:
    number = float(written)
    return number if math.isfinite(number) else written


async def read_json(text: str | bytes, *, from_what: str, next_step: str) -> JsonValue:
    """The value of a JSON text; an error says what it was, and what to do then.

    Raises:
        PermanentError: it is not JSON, or nested too deep.
    """
    try:
        if len(text) > _LONG_BYTES:
            return await asyncio.to_thread(_loads, text)
        return _loads(text)
    except json.JSONDecodeError as error:
        raise PermanentError(
            f"{from_what} is not JSON at line {error.lineno}, column {error.colno}: {error.msg}.",
            next_step=next_step,
        ) from error
    except (UnicodeDecodeError, ValueError) as error:
        raise PermanentError(f"{from_what} is not JSON: {error}.", next_step=next_step) from error
    except RecursionError as error:
        raise PermanentError(
            f"{from_what} is JSON nested too deep to read.", next_step=next_step
        ) from error
