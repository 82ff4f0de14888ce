"""What the window says follows the rules for words."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tooldesk_ui.commands.command_entry import plain, without_object

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "ui/tooldesk_ui").rglob("*.py"))
ALL_SOURCES = sorted([*SOURCES, *(ROOT / "app/tooldesk").rglob("*.py")])
DOTS = " …"
PLURALS = (" bytes", " more characters", " more lines", " times", " webhooks", " rules ")
ENOUGH = {
    "reading.py": "refused above a bound",
    "writing.py": "refused above a bound",
    "remote_tool.py": "refused above a bound",
    "bounded_file.py": "refused above a bound",
    "wasm_calls.py": "refused above a bound",
    "html_report.py": "said of more kinds than there is room for",
    "encoding.py": "runs beside a function, without the rest of Tooldesk",
    "mcp_content.py": "runs beside a function, without the rest of Tooldesk",
    "scenarios_command.py": "one is said without a number",
    "repair_kinds.py": "one is said without a number",
}
"""Files in which a number before a plural can't be 1, or isn't counted for a reason."""


def nodes(files: Iterable[Path], *words: str) -> Iterator[tuple[Path, Any]]:
    """What the modules are made of in whose text one of these words stands at all."""
    for file in files:
        text = file.read_text(encoding="utf-8")
        if any(each in text for each in words):
            yield from ((file, node) for node in ast.walk(ast.parse(text)))


def test_three_dots_stand_at_the_word_that_they_follow() -> None:
    """Cut texts are another thing: there words are missing, behind a space."""
    apart = {
        f"{file.name}:{node.lineno}: {node.value}"
        for file, node in nodes(SOURCES, DOTS)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value.endswith(DOTS) and node.value[:-2].replace("&", "").isascii()
        if not node.value.startswith(" ")  # what is looked for, or put behind a cut text
    }
    assert apart == set()


def test_one_of_something_is_never_said_in_the_plural() -> None:
    """What is counted goes through `counted`; a constant, in capital letters, is known."""
    found = {
        f"{file.name}:{node.lineno}"
        for file, node in nodes(ALL_SOURCES, *PLURALS)
        if file.name not in ENOUGH
        if isinstance(node, ast.JoinedStr)
        for value, words in zip(node.values, node.values[1:], strict=False)
        if isinstance(value, ast.FormattedValue) and isinstance(words, ast.Constant)
        if str(words.value).startswith(PLURALS) and _is_reckoned(value.value)
    }
    assert found == set()


def _is_reckoned(value: ast.expr) -> bool:
    names = [each for each in ast.walk(value) if isinstance(each, ast.Name | ast.Attribute)]
    last = [each.id if isinstance(each, ast.Name) else each.attr for each in names]
    return not any(name.lstrip("_").isupper() for name in last)


@pytest.mark.parametrize(
    ("title", "bare", "read"),
    [
        ("&Set value of {}…", "&Set value…", "Set value of {}"),
        ("&Edit tool {}…", "&Edit tool…", "Edit tool {}"),
        ("Copy &result of {}", "Copy &result", "Copy result of {}"),
        ("&Settings…", "&Settings…", "Settings"),
    ],
)
def test_titles_without_an_object_keep_their_dots(title: str, bare: str, read: str) -> None:
    assert without_object(title) == bare
    assert plain(title) == read
