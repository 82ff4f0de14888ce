"""compared: in what two JSON values differ, such as results of the same call, place by place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject, JsonValue

MOST_DIFFERENCES = 50
"""That are listed; whether there are any is known all the same."""

_SHOWN, _BEFORE = 80, 20
"""Characters of a long value that are shown, and of these how many before the difference."""

ABSENT = "absent"
"""What is said of a place in which nothing stands, which is not null."""

_MISSING = object()


@frozen_record
class Difference:
    """A place in which two values differ."""

    pointer: str
    """JSON pointer (RFC 6901) into both."""

    then: JsonValue
    """What stood there; None also when there was nothing."""

    now: JsonValue
    """What stands there; None also where there is nothing."""

    is_new: bool = False
    """Whether nothing stood there."""

    is_gone: bool = False
    """Whether nothing stands there any more."""

    @property
    def words(self) -> tuple[str, str]:
        """Both as JSON, or ABSENT; of long ones the part where they begin to differ."""
        before, after = (json.dumps(each, ensure_ascii=False) for each in (self.then, self.now))
        if self.is_new or self.is_gone:
            before, after = _part(before, 0), _part(after, 0)
            return ABSENT if self.is_new else before, ABSENT if self.is_gone else after
        pairs = enumerate(zip(before, after, strict=False))
        differs = next((at for at, (one, other) in pairs if one != other), 0)
        first = differs - _BEFORE if max(len(before), len(after)) > _SHOWN else 0
        return _part(before, first), _part(after, first)

    def to_json(self, then: str = "then", now: str = "now") -> JsonObject:
        """{pointer, then, now}, the latter by these names, without what is not there."""
        sides = ((then, self.then, self.is_new), (now, self.now, self.is_gone))
        there = {name: value for name, value, is_absent in sides if not is_absent}
        return {"pointer": self.pointer, **there}


def compared(then: JsonValue, now: JsonValue) -> tuple[Difference, ...]:
    """The first differences of two values; () for the same."""
    found = []
    for difference in _differences("", then, now):
        found.append(difference)
        if len(found) == MOST_DIFFERENCES:
            break
    return tuple(found)


def _differences(pointer: str, then: Any, now: Any) -> Iterator[Difference]:
    waiting = [(pointer, then, now)]
    while waiting:
        pointer, then, now = waiting.pop()
        if isinstance(then, dict) and isinstance(now, dict):
            names = sorted(then.keys() | now.keys(), reverse=True)
            waiting += [
                (f"{pointer}/{_escaped(n)}", then.get(n, _MISSING), now.get(n, _MISSING))
                for n in names
            ]
        elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
            pairs = zip(then, now, strict=True)
            waiting += [(f"{pointer}/{at}", *pair) for at, pair in enumerate(pairs)][::-1]
        elif type(then) is not type(now) or then != now:
            is_new, is_gone = then is _MISSING, now is _MISSING
            values = None if is_new else then, None if is_gone else now
            yield Difference(pointer, *values, is_new, is_gone)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def _part(text: str, first: int) -> str:
    head, tail = "… " if first > 0 else "", " …" if len(text) > max(first, 0) + _SHOWN else ""
    return f"{head}{text[max(first, 0) :][:_SHOWN]}{tail}"
