"""read_cache: what another tool answered before."""

from __future__ import annotations

import json
from urllib.parse import unquote

from tooldesk.errors import InvalidInputError, PermanentError
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, ToolResult

_KEY = late_pattern(r"tool:([A-Za-z0-9_.-]{1,128})\|input:", 0)
_LONGEST_KEY = 1_000_000


async def read_cache(call: BuiltinCall, key: str) -> ToolResult:
    """Read a result that another tool gave before, without running it again.

    Args:
        call: What the call may use.
        key: Name and arguments of that call, as tool:NAME|input:{"argument": "value"}.
    """
    found = _KEY.match(key) if len(key) <= _LONGEST_KEY else None
    arguments = _arguments(key[found.end() :]) if found else None
    if found is None or arguments is None:
        raise InvalidInputError(
            "That is no key of a result.",
            next_step='Write it as tool:NAME|input:{"argument": "value"}.',
        )
    if call.read_cached is None:
        raise PermanentError(
            "There is no cache here.", next_step="Use it in a workspace or a ToolUsage."
        )
    result = await call.read_cached(found[1], arguments, call.context)
    if result is None:
        return ToolResult.text("Nothing is remembered under that key.")
    return result


def _arguments(text: str) -> JsonObject | None:
    """Those of a key: JSON, or as CacheTools wrote them before, `query=rust programming&limit=5`.

    There a `%26` is an & in a value, and a plus is a plus.
    """
    try:
        arguments = json.loads(text)
    except (ValueError, RecursionError):
        if text.lstrip().startswith("{"):
            return None
        pairs = [part.partition("=") for part in text.split("&")]
        if not all(name.strip() and equals for name, equals, _ in pairs):
            return None
        return {unquote(name.strip()): unquote(value) for name, _, value in pairs}
    return arguments if isinstance(arguments, dict) else None
