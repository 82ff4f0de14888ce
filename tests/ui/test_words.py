"""What the window says follows the rules for words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tooldesk_ui.commands.command_entry import plain, without_object

SOURCES = sorted((Path(__file__).parents[2] / "ui/tooldesk_ui").rglob("*.py"))


def test_three_dots_stand_at_the_word_that_they_follow() -> None:
    """Cut texts are another thing: there words are missing, behind a space."""
    apart = {
        f"{file.name}:{node.lineno}: {node.value}"
        for file in SOURCES
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value.endswith(" …") and node.value[:-2].replace("&", "").isascii()
        if not node.value.startswith(" ")  # what is looked for, or put behind a cut text
    }
    assert apart == set()


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
