"""The described output of a generator is what its result turns out to be."""

from __future__ import annotations

import datetime
import enum
import functools
from collections.abc import AsyncIterator, Callable, Generator, Iterable, Iterator
from typing import Annotated, Any, Literal, NewType, Optional, Union

import jsonschema
import pytest

from tooldesk.tools.python_function.running import call
from tooldesk.tools.python_function.signature import ToolSignature

Line = NewType("Line", str)
TEXT = {"type": "string"}
NUMBERS = {"type": "array", "items": {"type": "integer"}}


class Word(enum.StrEnum):
    """Texts that are members."""

    ONE = "one"


def lines(count: int = 2) -> Iterable[str]:
    yield from ["line\n"] * count


def numbers(count: int = 2) -> Iterator[int]:
    yield from range(count)


async def later(count: int = 2) -> AsyncIterator[str]:
    for _ in range(count):
        yield "later"


def days(count: int = 2) -> Generator[datetime.date, None, None]:
    yield from [datetime.date(2026, 1, 2)] * count


def with_an_end(count: int = 2) -> Generator[str, None, int]:
    yield from ["a"] * count
    return count


def perhaps_with_an_end(count: int = 2) -> Generator[int, None, Optional[dict[str, int]]]:  # noqa: UP045
    yield from range(count)
    return {"count": count} if count else None


def either(count: int = 2) -> Iterator[Union[str, int]]:  # noqa: UP007
    yield from ["a", 1][:count]


def either_of_text(count: int = 2) -> Iterator[Literal["a"] | Word | Line]:
    yield from ["a", Word.ONE][:count]


def documented(count: int = 2) -> Annotated[Iterable[Annotated[str, "One."]], "All of them."]:
    yield from ["a"] * count


def handed_on(count: int = 2) -> Iterator[str]:
    return lines(count)


@functools.wraps(lines)
def wrapped(*arguments: Any, **named: Any) -> Any:
    return lines(*arguments, **named)


AGREED: list[tuple[Callable[..., Any], dict[str, Any]]] = [
    (lines, TEXT),
    (numbers, NUMBERS),
    (later, TEXT),
    (days, {"type": "array", "items": {"type": "string", "format": "date"}}),
    (with_an_end, {"type": "integer"}),
    (
        perhaps_with_an_end,
        {"anyOf": [{"type": "object", "additionalProperties": {"type": "integer"}}, NUMBERS]},
    ),
    (
        either,
        {"anyOf": [TEXT, {"type": "array", "items": {"anyOf": [TEXT, {"type": "integer"}]}}]},
    ),
    (either_of_text, TEXT),
    (documented, {**TEXT, "description": "All of them."}),
    (handed_on, TEXT),
    (wrapped, TEXT),
]


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize(("function", "schema"), AGREED)
def test_result_is_what_is_described(function: Callable[..., Any], schema: Any, count: int):
    signature = ToolSignature(function, "run")
    assert signature.describe()["output_schema"] == schema
    outcome = call(function, signature, {"count": count}, None, lambda text: None)
    jsonschema.validate(outcome["result"]["value"], schema)


def unannotated():
    yield 1


def anything() -> Iterator[Any]:
    yield 1


def wrongly_annotated() -> list[str]:
    yield "text"


@pytest.mark.parametrize("function", [unannotated, anything, wrongly_annotated])
def test_what_can_not_be_known_is_not_described(function: Callable[..., Any]):
    assert ToolSignature(function).describe()["output_schema"] is None


def all_at_once() -> Iterable[str]:
    return ["a"]


def test_function_that_yields_nothing_gives_a_list():
    assert ToolSignature(all_at_once).describe()["output_schema"] == {
        "type": "array",
        "items": TEXT,
    }
