"""YAML is read as YAML 1.2 without what JSON can't say, and hostile texts are refused."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.importing.yaml_text import read_yaml


def test_texts_stay_texts() -> None:
    text = "a: no\nb: 1:30\nc: 2020-01-01\nd: 0o7\non: [NO, yes, ~]\n200: {x: 1.5e3, y: -2}\n"
    assert read_yaml(text) == {
        **{"a": "no", "b": "1:30", "c": "2020-01-01", "d": "0o7", "on": ["NO", "yes", None]},
        "200": {"x": 1500.0, "y": -2},
    }


@pytest.mark.parametrize(
    ("text", "words", "line"),
    [
        ("a: 1\na: 2", "stands twice", 2),
        ("a: 1\nb: &x [1, *x]", "stands for itself", 2),
        ("[1, 2]: 3", "a key is an object", 1),
        ("!!python/object/apply:os.system ['id']", "constructor", 1),
        ("a: !!binary aGk=", "constructor", 1),
        ("a: [", "neither JSON nor YAML", 2),
        ("\t- x", "cannot start any token", 1),
    ],
)
def test_what_json_cannot_say_is_refused_with_its_line(text: str, words: str, line: int) -> None:
    with pytest.raises(DefinitionError, match=words) as caught:
        read_yaml(text)
    assert caught.value.line == line


_READ_DEEP = """
from tooldesk.errors import DefinitionError
from tooldesk.importing.yaml_text import read_yaml
for text in ("[" * 100_000, "- " * 100_000 + "x", "{a: " * 50_000):
    try:
        read_yaml(text)
    except DefinitionError as error:
        print(error.message)
"""


def test_depth_is_refused_before_the_parser_goes_down() -> None:
    # a parser that goes down so far takes its process along
    child = subprocess.run([sys.executable, "-c", _READ_DEEP], capture_output=True, text=True)
    assert (child.returncode, child.stdout) == (0, "It is nested too deep to read\n" * 3)


def test_aliases_stand_for_what_they_name() -> None:
    text = "a: &x {y: [1]}\nb: *x\nc: [*x, *x]\nd: &z text\ne: *z"
    part = {"y": [1]}
    assert read_yaml(text) == {"a": part, "b": part, "c": [part, part], "d": "text", "e": "text"}


def test_aliases_that_multiply_are_refused_before_anything_is_made_of_them() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    with pytest.raises(DefinitionError, match="aliases"):
        read_yaml("\n".join(lines))
