"""What has to follow the beginning of a JSON text so that it becomes a certain value."""

from __future__ import annotations

from collections.abc import Iterator
from json import JSONDecodeError, JSONEncoder, loads

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

_encode = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_TOKEN = late_pattern(r"[ \t\r\n]*+([{}\[\],:]|\"(?:[^\"\\]++|\\.)*+(\")?|[^\s{}\[\],:\"]++)?+")


def rest_of(told: str, value: JsonValue) -> str | None:
    """What makes the JSON of `value` out of `told`; None when nothing does."""
    is_over: list[bool] = []
    tokens = _tokens(value, is_over)
    pos, size = 0, len(told)
    while pos < size:
        found = _TOKEN.match(told, pos)
        if found is None or found.end() == pos:
            return None
        pos = found.end()
        written = found.group(1)
        if written is None:
            break
        token = next(tokens, None)
        if token is None:
            return None
        if written[0] == '"' and found.group(2) is None:
            rest = _rest_of_string(written, token)
            is_over.append(True)
            return None if rest is None or pos < size else rest + "".join(tokens)
        if written != token and not _is_same(written, token):
            return None
    is_over.append(True)
    return "".join(tokens)


def _tokens(value: JsonValue, is_over: list[bool]) -> Iterator[str]:
    """The tokens of a value's JSON; once it `is_over`, a value that was not begun is one token."""
    if is_over:
        yield _encode(value)
    elif isinstance(value, dict):
        yield "{"
        for number, (key, item) in enumerate(value.items()):
            if number:
                yield ","
            yield _encode(key)
            yield ":"
            yield from _tokens(item, is_over)
        yield "}"
    elif isinstance(value, list):
        yield "["
        for number, item in enumerate(value):
            if number:
                yield ","
            yield from _tokens(item, is_over)
        yield "]"
    else:
        yield _encode(value)


def _is_same(written: str, token: str) -> bool:
    """Whether two scalars are spellings of one value."""
    if written in "{}[],:" or token in "{}[],:":
        return False
    try:
        mine, other = loads(written), loads(token)
    except (JSONDecodeError, ValueError):
        return False
    return type(mine) is type(other) and bool(mine == other)


def _rest_of_string(written: str, token: str) -> str | None:
    """What ends a string that began as `written` so that it says what `token` does."""
    if token[0] != '"':
        return None
    try:
        begun, whole = loads(written + '"'), loads(token)
    except JSONDecodeError:
        return None
    return _encode(whole[len(begun) :])[1:] if whole.startswith(begun) else None
