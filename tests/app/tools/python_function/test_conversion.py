"""JSON values become what annotations ask for, or are refused with the reason."""

from __future__ import annotations

import collections.abc
import dataclasses
import datetime
import decimal
import enum
import pathlib
import uuid
from typing import Annotated, Any, Literal, NamedTuple, NewType, Optional, TypedDict

import pydantic
import pytest

from tooldesk.tools.python_function.conversion import ConversionError, convert, needs_conversion


class Colour(enum.Enum):
    RED = "red"


class Flag(enum.Enum):
    ON = 1


class Movie(TypedDict):
    on: datetime.date


class Pair(NamedTuple):
    left: Colour
    right: int = 2


@dataclasses.dataclass
class Point:
    x: float
    colour: Colour = Colour.RED


class Model(pydantic.BaseModel):
    n: int


UserId = NewType("UserId", float)
DAY = datetime.date(2026, 1, 2)


@pytest.mark.parametrize(
    ("annotation", "value", "expected"),
    [
        (Any, {"a": 1}, {"a": 1}),
        (str, 5, 5),
        (float, 5, 5.0),
        (UserId, 5, 5.0),
        (tuple, [1], (1,)),
        (set[int], [1, 1], {1}),
        (frozenset, [1], frozenset({1})),
        (tuple[Colour, ...], ["red"], (Colour.RED,)),
        (tuple[int, Colour], [1, "red"], (1, Colour.RED)),
        (list[Colour], ["red"], [Colour.RED]),
        (collections.abc.Sequence[Colour], ["red"], [Colour.RED]),
        (dict[Colour, datetime.date], {"red": "2026-01-02"}, {Colour.RED: DAY}),
        (Literal["a", 1], 1, 1),
        (Literal[Colour.RED], "red", Colour.RED),
        (Colour, "red", Colour.RED),
        (Optional[Colour], None, None),  # noqa: UP045
        (Colour | None, "red", Colour.RED),
        (int | str, "5", "5"),
        (datetime.date | str, "2026-01-02", "2026-01-02"),
        (datetime.date | int, "2026-01-02", DAY),
        (list[int] | Colour, "red", Colour.RED),
        (datetime.date, "2026-01-02", DAY),
        (datetime.time, "03:04", datetime.time(3, 4)),
        (
            datetime.datetime,
            "2026-01-02T03:04:05Z",
            datetime.datetime(2026, 1, 2, 3, 4, 5, tzinfo=datetime.UTC),
        ),
        (decimal.Decimal, "1.10", decimal.Decimal("1.10")),
        (uuid.UUID, "0" * 32, uuid.UUID(int=0)),
        (pathlib.Path, "a/b", pathlib.Path("a/b")),
        (bytes, "aGk=", b"hi"),
        (Movie, {"on": "2026-01-02"}, {"on": DAY}),
        (Pair, {"left": "red"}, Pair(Colour.RED)),
        (Point, {"x": 1, "colour": "red"}, Point(1.0, Colour.RED)),
        (Model, {"n": 3}, Model(n=3)),
        (Annotated[list[Model], "some"], [{"n": 3}], [Model(n=3)]),
    ],
    ids=str,
)
def test_value_becomes_what_is_asked_for(annotation, value, expected):
    converted = convert(annotation, value)
    assert converted == expected
    assert type(converted) is type(expected)


@pytest.mark.parametrize(
    ("annotation", "value", "words"),
    [
        (Colour, "green", "'green' is none of 'red'"),
        (Flag, True, "True is none of 1"),
        (Literal["a"], "b", "'b' is none of 'a'"),
        (datetime.date, "tomorrow", "tomorrow"),
        (datetime.date, 5, "takes a text, got 5"),
        (datetime.date | None, "tomorrow", "tomorrow"),
        (tuple[int, str], [1], "takes 2 items, got 1"),
        (list[Colour], {"a": 1}, "takes a list"),
        (dict[str, Colour], [1], "takes an object"),
        (Point, {"x": 1, "z": 2}, "Point has no field 'z'"),
        (Point, {"colour": "red"}, "x"),
        (Point, {"x": 1, "colour": "green"}, "colour: 'green' is none of"),
        (Model, {"n": "many"}, "n"),
        (bytes, "no base64", "base64"),
        (Colour, "x" * 10_000, "10,002 characters"),
    ],
    ids=str,
)
def test_value_that_does_not_fit_is_refused_with_the_reason(annotation, value, words):
    with pytest.raises(ConversionError, match=words) as caught:
        convert(annotation, value)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("annotation", [str, int, bool, dict, list, Any, object, None, "text"])
def test_plain_types_are_left_alone(annotation):
    assert not needs_conversion(annotation)
