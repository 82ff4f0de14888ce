"""copied: a copy of a JSON value however deep it is, with containers of one's own choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def copied(
    value: Any,
    make_object: Callable[[Any], Any] = dict,
    make_array: Callable[[Any], Any] = list,
) -> Any:
    """A copy that shares nothing that can change; made without recursion."""
    whole = [value]
    waiting: list[Any] = [whole]
    while waiting:
        container = waiting.pop()
        keys = list(container) if isinstance(container, dict) else range(len(container))
        for key in keys:
            member = container[key]
            if isinstance(member, dict):
                container[key] = make_object(member)
            elif isinstance(member, list):
                container[key] = make_array(member)
            else:
                continue
            waiting.append(container[key])
    return whole[0]
