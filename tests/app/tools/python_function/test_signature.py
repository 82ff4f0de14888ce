"""A function's parameters as a schema, and its arguments as it wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from pydantic import Field

from tooldesk.tools.python_function.function_description import FunctionDescription
from tooldesk.tools.python_function.signature import ArgumentsError, ToolSignature

if TYPE_CHECKING:
    from somewhere import Unimportable


def google(a: int, b: str = "x"):
    """Do it.

    At length.

    Args:
        a: The first
            of them.
        b (str): The second.

    Returns:
        Nothing.
    """


def numpy(a: int, b: str = "x"):
    """Do it.

    At length.

    Parameters
    ----------
    a : int
        The first of them.
    b : str
        The second.
    """


def sphinx(a: int, b: str = "x"):
    """Do it.

    At length.

    :param a: The first of them.
    :param b: The second.
    :returns: Nothing.
    """


@pytest.mark.parametrize("function", [google, numpy, sphinx])
def test_every_style_of_docstring_is_read(function):
    described = FunctionDescription.from_worker(ToolSignature(function).describe())
    assert described.description == "Do it.\n\nAt length."
    assert described.input_schema["properties"] == {
        "a": {"type": "integer", "description": "The first of them."},
        "b": {"type": "string", "default": "x", "description": "The second."},
    }
    assert described.input_schema["required"] == ["a"]


def without_docstring(x, *, y=object(), limit: int = None): ...  # noqa: B008, RUF013


def test_what_is_not_said_is_left_open():
    described = FunctionDescription.from_worker(ToolSignature(without_docstring).describe())
    assert described.description == ""
    assert described.input_schema["properties"] == {
        "x": {},
        "y": {},
        "limit": {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": None},
    }
    assert described.input_schema["required"] == ["x"]


def with_unimportable(a: Unimportable, b: int): ...


def test_annotation_that_can_not_be_evaluated_spoils_no_other():
    described = ToolSignature(with_unimportable).describe()
    assert described["input_schema"]["properties"] == {"a": {}, "b": {"type": "integer"}}
    (problem,) = described["problems"]
    assert "The type of a, Unimportable, is not there" in problem


def with_fields(a: int = Field(ge=1, description="One"), b: int = Field(5, title="B")):
    return [a, b]


def test_pydantic_fields_as_defaults_are_understood():
    signature = ToolSignature(with_fields)
    schema = signature.describe()["input_schema"]
    assert schema["properties"] == {
        "a": {"type": "integer", "description": "One", "minimum": 1},
        "b": {"type": "integer", "title": "B", "default": 5},
    }
    assert schema["required"] == ["a"]
    assert signature.bind({"a": 2}) == ([], {"a": 2, "b": 5})


def positional(a: int, /, b: float, *, context: Any, c: int = 3): ...


def test_arguments_are_bound_as_the_function_takes_them():
    args, kwargs = ToolSignature(positional).bind({"a": 1, "b": 2}, "the context")
    assert args == [1]
    assert kwargs == {"b": 2.0, "context": "the context"}
    assert type(kwargs["b"]) is float


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"b": 1}, "'a' is missing"),
        ({"a": 1, "b": 1, "d": 1}, "no argument 'd'; the function takes: a, b, c"),
        ({"a": 1, "b": 1, "context": 1}, "no argument 'context'"),
    ],
)
def test_arguments_that_do_not_fit_are_named(arguments, words):
    with pytest.raises(ArgumentsError, match=words):
        ToolSignature(positional).bind(arguments)
