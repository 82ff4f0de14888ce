"""A value is one word, never two, and never an option."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.shell_tool.command_words import command_words, stdin_text
from tooldesk.tools.sources.shell_source import ShellSource

_NASTY = "a b; rm -rf / $(id) `id` 'x' \"y\" | & > f \n *"


def _source(*command: Any, **fields: Any) -> ShellSource:
    return ShellSource.model_validate({"command": command, **fields})


@pytest.mark.parametrize(
    ("command", "arguments", "words"),
    [
        (("grep", "-n", "{p}"), {"p": _NASTY}, ["grep", "-n", _NASTY]),
        (("x", "{a}"), {"a": 3}, ["x", "3"]),
        (("x", "{a}"), {"a": True}, ["x", "true"]),
        (("x", "{a}"), {"a": {"b": [1]}}, ["x", '{"b":[1]}']),
        (("x", "{a}"), {"a": ""}, ["x", ""]),
        (("x", "{a}"), {}, ["x"]),
        (("x", "{a}"), {"a": None}, ["x"]),
        (("x", "--n={a}", "f"), {}, ["x", "f"]),
        (("x", "--n={a}"), {"a": "-1"}, ["x", "--n=-1"]),
        (("x", ("-m", "{a}"), "f"), {}, ["x", "f"]),
        (("x", ("-m", "{a}"), "f"), {"a": 2}, ["x", "-m", "2", "f"]),
        (("x", "{a}", "z"), {"a": ["1", "2 3"]}, ["x", "1", "2 3", "z"]),
        (("x", "{a}"), {"a": []}, ["x"]),
        (("x", "--", "{a}"), {"a": "-rf"}, ["x", "--", "-rf"]),
        (("x", ("--", "{a}")), {"a": "-rf"}, ["x", "--", "-rf"]),
        (("x", "--", "{a}"), {"a": ["-r", "b"]}, ["x", "--", "-r", "b"]),
        (("x", "{{a}}", "${a}", "{1}"), {"a": "v"}, ["x", "{a}", "${a}", "{1}"]),
        (("awk", "{print $1}"), {}, ["awk", "{print $1}"]),
    ],
)
def test_words_are_as_the_definition_has_them(
    command: tuple[Any, ...], arguments: dict[str, Any], words: list[str]
) -> None:
    assert command_words(_source(*command), arguments) == words


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        (("x", "{a}"), {"a": "-rf"}),
        (("x", "{a}"), {"a": "--output=/etc/passwd"}),
        (("x", "{a}"), {"a": -1}),
        (("x", "{a}"), {"a": ["b", "-rf"]}),
        (("x", "{a}"), {"a": "--"}),
        (("x", "{a}{b}"), {"a": "", "b": "-rf"}),
        (("x", "{a}", "--"), {"a": "-rf"}),
        (("x", ("--", "{b}"), "{a}"), {"a": "-rf"}),
        (("x", "--n={a}"), {"a": ["1", "2"]}),
        (("x", "--", "{a}"), {"a": "b\0c"}),
        (("x", "--", "{a}"), {"a": "\ud800"}),
    ],
)
def test_value_that_would_be_more_than_a_word_is_refused(
    command: tuple[Any, ...], arguments: dict[str, Any]
) -> None:
    with pytest.raises(InvalidInputError):
        command_words(_source(*command), arguments)


def test_definition_may_allow_options() -> None:
    source = _source("x", "{a}", "{b}", option_arguments=["a"])
    assert command_words(source, {"a": ["-v", "-n"], "b": "f"}) == ["x", "-v", "-n", "f"]
    with pytest.raises(InvalidInputError, match="b begins"):
        command_words(source, {"a": ["-v"], "b": "-f"})


def test_stdin_is_filled_and_absent_arguments_are_empty() -> None:
    source = _source("x", stdin="{a}: {b}\n")
    assert stdin_text(source, {"a": {"k": 1}}) == '{"k":1}: \n'
