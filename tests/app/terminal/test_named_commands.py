"""Every command that a message of the program names can be typed as it stands there."""

from __future__ import annotations

import argparse
import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from tooldesk.terminal.command_parser import CommandParser
from tooldesk.terminal.commands import make_parser

ROOT = Path(__file__).parents[3]
COMMAND = re.compile(r"\btooldesk (?!is\b|runs?\b(?! NAME))([a-z][^`\"()]*?)(?=[`\")(,;]|\. |\.?$)")
PLACEHOLDER = "NAME"
NOT_COMMANDS = {
    "function",  # the name of a thread
    "tools NAME",  # all of its words are put together elsewhere
}


def texts() -> Iterator[tuple[str, str]]:
    """Every string that is no docstring, and where it stands; what is put into it is NAME."""
    for folder in ("app/tooldesk", "ui/tooldesk_ui"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            source = file.read_text(encoding="utf-8")
            if "tooldesk " in source:
                tree = ast.parse(source)
                yield from ((text, f"{file.name}:{at}") for text, at in strings_of(tree))
    for page in sorted((ROOT / "resources/tooldesk_resources/guide").glob("*.md")):
        lines = page.read_text(encoding="utf-8").splitlines()
        for at, line in enumerate(lines, 1):
            # of a whole line in an example the parser must take all
            yield (f"`{line}`" if line.startswith("tooldesk ") else line), f"{page.name}:{at}"


def strings_of(tree: ast.Module) -> Iterator[tuple[str, int]]:
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            skipped |= {id(part) for part in node.values}
            yield "".join(shown(part) for part in node.values), node.lineno
        elif isinstance(node, ast.Constant) and id(node) not in skipped:
            yield str(node.value), node.lineno


def shown(part: ast.expr) -> str:
    return part.value if isinstance(part, ast.Constant) else PLACEHOLDER  # type: ignore[return-value]


def named_commands(text: str) -> list[str]:
    return [found[1] for found in COMMAND.finditer(" ".join(text.split()))]


def is_typed(command: str) -> bool:
    """Whether the parser takes it; words of the sentence that follow it may be left out."""
    words = shlex.split(command.replace("…", ""))
    marked = [at for at, word in enumerate(words) if word.startswith("-") or word.isupper()]
    fewest = max(marked, default=0) + 1
    return any(takes(words[:count]) for count in range(len(words), fewest - 1, -1))


def takes(words: list[str]) -> bool:
    """A command that is only named, without what it has to be told, is there, too."""
    # what a message puts in may be a number
    numbers = (("ID",), ("ID", PLACEHOLDER))
    told = (["1"] * count for count in range(3))
    return any(parses([*words, *more], *each) for more in told for each in numbers)


def parses(words: list[str], *numbers: str) -> bool:
    try:
        make_parser().parse_args(["1" if word in numbers else word for word in words])
    except SystemExit:
        return False
    return True


def test_named_commands_are_ones_that_there_are() -> None:
    named = {(command, at) for text, at in texts() for command in named_commands(text)}
    named = {(command, at) for command, at in named if command not in NOT_COMMANDS}
    assert len(named) > 20
    assert [f"{place}: {command}" for command, place in named if not is_typed(command)] == []


@pytest.mark.parametrize(
    ("command", "is_there"),
    [
        ("secrets set NAME", True),
        ("secrets set NAME --nowhere", False),
        ("tools delete NAME", False),
        ("secrets list and more words", True),
        ("nonsense", False),
    ],
)
def test_commands_that_are_not_there_are_found(command: str, is_there: bool) -> None:
    assert is_typed(command) is is_there


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    if isinstance(parser, CommandParser):
        parser.learn()
    found = {text for action in parser._actions for text in action.option_strings}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                found |= options_of(inner)
    return found


def test_every_option_that_the_terminal_names_is_there() -> None:
    there = options_of(make_parser())
    named = {
        (option, file.name)
        for file in (ROOT / "app/tooldesk/terminal").rglob("*.py")
        for text, _ in strings_of(ast.parse(file.read_text(encoding="utf-8")))
        for option in re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)
    }
    assert named
    assert {each for each in named if each[0] not in there} == set()


@pytest.mark.parametrize(
    ("words", "said"),
    [(["cache"], "What is remembered of results."), (["cache", "unpin"], "Let them make room.")],
)
def test_help_begins_with_what_a_command_does_and_names_all_below_it(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="0"):
        make_parser().parse_args([*words, "--help"])
    out = capsys.readouterr().out
    assert said in out
    assert words[1:] or "show | compare | pin | unpin" in " ".join(out.split())
