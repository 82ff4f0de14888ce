"""A command as one line says exactly its words, and what a shell would do is named."""

from __future__ import annotations

import shlex
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tooldesk.tools.sources.command_line import command_line, read_command_line

WORDS = st.text(st.sampled_from("ab{}[]*|>\"'\\ \n-$;é"), max_size=8)
GROUPS = st.lists(WORDS, min_size=1, max_size=3)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", []),
        ("  wc  -l {file} ", ["wc", "-l", "{file}"]),
        ("echo 'two words' \"it's {name}\"", ["echo", "two words", "it's {name}"]),
        ("grep [ -m {count} ] -- {pattern}", ["grep", ["-m", "{count}"], "--", "{pattern}"]),
        ("tr [a-z] '[' \\]", ["tr", "[a-z]", "[", "]"]),
        ("echo [ ] ''", ["echo", ""]),
        (r'a\ b "c\"d\\e\f"', ["a b", r'c"d\e\f']),
        ("--name={name}' x'", ["--name={name} x"]),
    ],
)
def test_line_is_split_into_words(line: str, words: list[str]) -> None:
    read = read_command_line(line)
    assert read.words == words
    assert read.shell_signs == ()


@pytest.mark.parametrize(
    ("line", "signs"),
    [
        ("ls *.txt | wc -l > out 2>&1", ("*.txt", "|", ">", "2>&1")),
        ("a && b ; echo $(date) ~/x", ("&&", ";", "$(date)", "~/x")),
        ("ls '*.txt' '|' \\>", ()),
        ("curl http://a/?b=c&d", ()),
    ],
)
def test_what_a_shell_would_do_is_named(line: str, signs: tuple[str, ...]) -> None:
    assert read_command_line(line).shell_signs == signs


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("echo 'a", "the quote at column 6 is not closed"),
        ('echo "a\\"', "the quote at column 6 is not closed"),
        ("grep [ -m 1", "the bracket at column 6 is not closed"),
    ],
)
def test_what_is_not_closed_is_told_with_its_column(line: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_command_line(line)


@given(st.lists(WORDS | GROUPS, max_size=5))
def test_written_command_is_read_again(command: list[str | list[str]]) -> None:
    assert read_command_line(command_line(command)).words == command


@given(st.lists(WORDS, max_size=5))
def test_words_and_quotes_are_those_of_a_shell(words: list[str]) -> None:
    assert shlex.split(command_line(words)) == words


@given(st.text(st.sampled_from("a[]\"'\\ *"), max_size=30))
def test_any_line_is_read_or_refused_in_words(line: str) -> None:
    with suppress(ValueError):
        words = read_command_line(line).words
        assert read_command_line(command_line(words)).words == words
