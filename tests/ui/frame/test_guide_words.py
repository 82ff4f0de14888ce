"""What the written pages of the guide name is in the window: buttons, menus and keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tooldesk.guide.written_page import FOLDER
from tooldesk.terminal.guide_command import PAGES as TITLES
from tooldesk_ui.commands.command_entry import CommandEntry
from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.frame.window_commands import WINDOW_COMMANDS

UI = Path(__file__).parents[3] / "ui"
KEY = re.compile(r"\b(?:(?:Ctrl|Shift|Alt)\+)+(?:\w+|[,+-])|\bF\d+\b|\bEsc\b")


def entries(table) -> list[CommandEntry]:
    return [each for groups in table.values() for group in groups for each in group]


TABLES = [WINDOW_COMMANDS, *(screen.commands for screen in SCREENS)]
COMMANDS = [each for table in TABLES for each in entries(table)]
KEYS = {key.strip() for each in COMMANDS for key in each.shortcut.split(";")}
SOURCE = "".join(each.read_text(encoding="utf-8") for each in UI.rglob("*.py")).replace("&", "")
NAMED = re.compile(r"\*\*(\w[^*`\n]*)\*\*")
PAGES = sorted(FOLDER.glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = NAMED.findall(text)
    assert [each for each in named if each not in SOURCE] == []
    keys = {"Ctrl+Return" if key == "Ctrl+Enter" else key for key in KEY.findall(text)}
    assert sorted(keys - KEYS) == []


def test_pages_name_buttons_and_keys() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert len(set(NAMED.findall(text))) > 15
    assert len(set(KEY.findall(text))) > 30


def test_every_screen_has_a_page() -> None:
    for screen in SCREENS:
        assert any(screen.title.casefold() in title.casefold() for title in TITLES), screen.title
