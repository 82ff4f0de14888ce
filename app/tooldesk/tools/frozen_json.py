"""frozen: a JSON value that nobody can change any more, still a dict or a list for all who read."""

from __future__ import annotations

from typing import Any, NoReturn

MOST_CONTAINERS = 100_000
"""Objects and arrays in one value; one that holds itself has no end."""


def frozen(value: Any) -> Any:
    """A copy of a JSON value in which no object and no array can be changed; no recursion.

    What stands in it twice is copied twice, so that nothing in the copy is shared.

    Raises:
        ValueError: it holds itself, or more than 100,000 objects and arrays.
    """
    whole = [value]
    waiting: list[Any] = [whole]
    for count, container in enumerate(waiting):
        if count > MOST_CONTAINERS:
            raise ValueError("it holds itself, or more than 100,000 objects and arrays")
        is_object = isinstance(container, dict)
        put: Any = dict.__setitem__ if is_object else list.__setitem__
        for key in list(container) if is_object else range(len(container)):
            member = container[key]
            if isinstance(member, dict):
                member = FrozenObject(member)
            elif isinstance(member, (list, tuple)):
                member = FrozenArray(member)
            else:
                continue
            put(container, key, member)
            waiting.append(member)
    return whole[0]


def _refuse(self: object, *_: object, **__: object) -> NoReturn:
    raise TypeError(
        "A definition can't be changed, nor what is in it. Make a new one of it: "
        'definition.model_copy(update={"input_schema": …}).'
    )


class FrozenObject(dict[str, Any]):
    """A JSON object that can't be changed. A copy of it can."""

    __slots__ = ()
    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict, (dict(self),)


class FrozenArray(list[Any]):
    """A JSON array that can't be changed. A copy of it can."""

    __slots__ = ()
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __reduce__(self) -> tuple[type[list[Any]], tuple[list[Any]]]:
        return list, (list(self),)
