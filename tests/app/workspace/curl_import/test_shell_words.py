"""A pasted command is split as a shell would, in time that grows with its length."""

from __future__ import annotations

import random
import shlex

import pytest
from growth import MOST, growth

from tooldesk.errors import DefinitionError
from tooldesk.tools.credentials import is_credential
from tooldesk.workspace.curl_import.shell_words import commands_of, shell_words


def test_words_are_those_of_the_standard_library():
    chance = random.Random(1)
    for _ in range(20_000):
        text = "x" + "".join(chance.choice("ab \t\\'\"") for _ in range(chance.randint(0, 9)))
        try:
            wanted = shlex.split(text.strip())
        except ValueError:
            with pytest.raises(DefinitionError):
                shell_words(text)
        else:
            assert shell_words(text)[0] == wanted, text


@pytest.mark.parametrize("unit", ["a", "{", "''", "\\a", '"a"'])
def test_one_long_word_takes_time_by_its_length(unit):
    def run(size):
        return lambda: shell_words("x " + unit * (size // len(unit)))

    assert growth(run, 50_000, 0.05) <= MOST


@pytest.mark.parametrize("text", ["{" * 80_000, "${" * 40_000, "}" + "{" * 80_000])
def test_braces_that_nothing_closes_are_read_once(text):
    def run(times):
        return lambda: is_credential("x", text * times)

    assert growth(run, 1, 0.05) <= MOST


@pytest.mark.parametrize(
    ("text", "commands"),
    [
        ("curl a", ["curl a"]),
        (
            "$ curl a \\\n  -H 'x: y'\n\n$ curl b\r\ncurl c",
            ["$ curl a \\\n  -H 'x: y'", "$ curl b", "curl c"],
        ),
        ("curl a -d 'x\ncurl b'", ["curl a -d 'x\ncurl b'"]),
        ("curl a -d $'it\\'s\ncurl b'\ncurl c", ["curl a -d $'it\\'s\ncurl b'", "curl c"]),
        ("curl a \\\n  curl b", ["curl a \\\n  curl b"]),
        ("curl a\ncurling", ["curl a\ncurling"]),
        ('curl ^"a^" ^\r\n  -k\r\ncurl.exe ^"b^"', ['curl ^"a^" ^\r\n  -k', 'curl.exe ^"b^"']),
    ],
)
def test_commands_on_lines_of_their_own_are_told_apart(text: str, commands: list[str]) -> None:
    assert commands_of(text) == commands
