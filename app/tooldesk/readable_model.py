"""What of a text of JSON a model can be made of, though other parts of it fit nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from tooldesk.counted import counted

M = TypeVar("M", bound=BaseModel)
Place = tuple[int | str, ...]

_MOST_DIGITS = 300
_ROUNDS = 20
"""How often what doesn't fit is taken out; more than a model is deep."""


def readable(kind: type[M], content: bytes) -> tuple[M, tuple[str, ...]]:
    """A model of all that fits, and what was left out, as `selection.threshold`; "" is all of it.

    What is left out has its default; a part that can't be without it is left out whole. So is a
    text, or what has a name, of which a byte is of no letter.
    """
    lost: list[Place] = []
    try:
        text = content.decode(json.detect_encoding(content), "surrogateescape")
        value = _without_torn(json.loads(text, parse_int=_number), (), lost)
    except (ValueError, RecursionError):
        return kind(), ("",)
    for _ in range(_ROUNDS):
        try:
            return kind.model_validate_json(json.dumps(value)), tuple(
                ".".join(map(str, each)) for each in lost
            )
        except ValidationError as error:
            for each in error.errors():
                place = _there(value, each["loc"])
                if not place:
                    return kind(), ("",)
                if _taken_out(value, place):
                    lost.append(place)
    return kind(), ("",)


def reason(error: OSError | ValidationError) -> str:
    """The first thing that is wrong, in words."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    first, *others = error.errors()
    place = ".".join(map(str, first["loc"]))
    more = f" {counted(len(others), 'more part')} can't be read either." if others else ""
    return f"{place}: {first['msg']}.{more}" if place else f"{first['msg']}."


def unknown(written: object, value: object, at: str = "") -> Iterator[str]:
    """The keys that are written and that no field of a model is called, as `cache.colour`."""
    if not isinstance(written, dict):
        return
    known = dict(value) if isinstance(value, BaseModel | dict) else {}
    for name, each in written.items():
        if name in known:
            yield from unknown(each, known[name], f"{at}{name}.")
        else:
            yield f"{at}{name}"


def beside(written: object, value: object) -> Any:
    """A value as JSON, with what is written beside it in places that its model doesn't know."""
    there = written if isinstance(written, dict) else {}
    if isinstance(value, BaseModel):
        own = {name: beside(there.get(name), each) for name, each in value}
        return {**own, **{name: each for name, each in there.items() if name not in own}}
    if isinstance(value, dict):
        return {name: beside(there.get(name), each) for name, each in value.items()}
    return value


def _without_torn(value: Any, place: Place, lost: list[Place]) -> Any:
    """Without texts and names that hold a byte of no letter; their places are added to `lost`."""
    if not isinstance(value, dict):
        return value
    kept = {}
    for name, each in value.items():
        here = (*place, _whole(name))
        if _whole(name) != name or (_is_torn(each) and not isinstance(each, dict)):
            lost.append(here)
        else:
            kept[name] = _without_torn(each, here, lost)
    return kept


def _number(digits: str) -> int | str:
    """A number; one that no setting can be, which takes long to read, as what it is in words."""
    return int(digits) if len(digits) < _MOST_DIGITS else f"a number of {len(digits):,} digits"


def _is_torn(value: Any) -> bool:
    return _whole(written := json.dumps(value, ensure_ascii=False)) != written


def _whole(text: str) -> str:
    """Text with a sign in place of each byte that is of no letter."""
    return text.encode("utf-8", "replace").decode()


def _there(value: Any, place: Place) -> Place:
    """The key of an object that holds what is wrong at a place, or that lacks something there."""
    found: Place = ()
    for at, name in enumerate(place):
        if not isinstance(value, dict) or name not in value:
            break
        found, value = place[: at + 1], value[name]
    return found


def _taken_out(value: Any, place: Place) -> bool:
    for name in place[:-1]:
        value = value.get(name, {})
    return value.pop(place[-1], place) is not place
