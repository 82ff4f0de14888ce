"""frozen_record: a frozen dataclass with slots that is declared and made in half the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, cast, dataclass_transform

T = TypeVar("T")

_MANY = 4
"""From so many fields on it takes less time to change an object's class twice than to ask each."""

_set_class = vars(object)["__class__"].__set__


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen_record(kind: type[T]) -> type[T]:
    """As `dataclass(frozen=True, slots=True)`; `fields`, `replace` and the like know it too.

    Of what dataclass writes and compiles anew for every class, a fifth of the time of a short
    command, only `__init__` is left; and where that of a frozen dataclass looks up
    `object.__setattr__` for every field, which then looks for the slot, this one asks the slots.
    Where there are many it fills them as an open class, which has the same ones, and then shuts.

    Raises:
        TypeError: a field is no parameter of `__init__`.
    """
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(kind)
    own = fields(made)
    if not all(each.init for each in own):
        raise TypeError(f"each field of the record {kind.__name__} has to be a parameter")
    made.__init__ = _init(made, own)
    for method in _methods(own):
        # `__hash__` is None where a class has an `__eq__` of its own
        if vars(made).get(method.__name__) is None:
            setattr(made, method.__name__, method)
    return cast(type[T], made)


def _init(made: type, own: tuple[Field[Any], ...]) -> Callable[..., None]:
    within: dict[str, Any] = {"MISSING": MISSING, "made": made, "set_class": _set_class}
    first: list[str] = []
    named: list[str] = []
    values: dict[str, str] = {}
    for each in own:
        name, parameter, value = each.name, each.name, each.name
        within[f"set_{name}"] = vars(made)[name].__set__
        if each.default_factory is not MISSING:
            within[f"new_{name}"] = each.default_factory
            parameter = f"{name}=MISSING"
            value = f"new_{name}() if {name} is MISSING else {name}"
        elif each.default is not MISSING:
            within[f"default_{name}"] = each.default
            parameter = f"{name}=default_{name}"
        (named if each.kw_only else first).append(parameter)
        values[name] = value
    lines = ["; ".join(f"set_{name}(self, {value})" for name, value in values.items()) or "pass"]
    if (opened := _open(made, own)) is not None:
        within["opened"] = opened
        filled = "; ".join(f"self.{name} = {value}" for name, value in values.items())
        shut = f"set_class(self, opened); {filled}; self.__class__ = made"
        lines = [f"if self.__class__ is made: {shut}", f"else: {lines[0]}"]  # a subclass has more
    if hasattr(made, "__post_init__"):
        lines.append("self.__post_init__()")
    parameters = ", ".join(["self", *first, *(["*", *named] if named else [])])
    body = "\n ".join(lines)
    exec(f"def __init__({parameters}):\n {body}", within)
    init: Any = within["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    init.__annotations__ = {each.name: each.type for each in own} | {"return": None}
    return cast(Callable[..., None], init)


def _open(made: type, own: tuple[Field[Any], ...]) -> type | None:
    """A class whose objects differ from those of `made` in that their fields can be set, if any."""
    if len(own) < _MANY or made.__bases__ != (object,):
        return None
    return type(f"_Open{made.__name__}", (), {"__slots__": tuple(each.name for each in own)})


def _methods(own: tuple[Field[Any], ...]) -> Iterator[Callable[..., Any]]:
    names = [each.name for each in own]
    shown = [each.name for each in own if each.repr]
    compared = _values(each.name for each in own if each.compare)
    hashed = _values(
        each.name for each in own if (each.hash or (each.hash is None and each.compare))
    )

    def __repr__(self: Any) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
        return f"{self.__class__.__qualname__}({values})"

    def __eq__(self: Any, other: object) -> Any:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return compared(self) == compared(other)

    def __hash__(self: Any) -> int:
        return hash(hashed(self))

    def __setattr__(self: Any, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self: Any, name: str) -> NoReturn:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __getstate__(self: Any) -> list[Any]:
        return [getattr(self, name) for name in names]

    def __setstate__(self: Any, state: list[Any]) -> None:
        for name, value in zip(names, state, strict=True):
            object.__setattr__(self, name, value)

    yield from (__repr__, __eq__, __hash__, __setattr__, __delattr__, __getstate__, __setstate__)


def _values(names: Iterator[str]) -> Callable[[Any], Any]:
    known = list(names)
    return attrgetter(*known) if known else lambda _: ()
