"""The History screen beside the real core."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.console.past.past_call_view import PastCallView
from tooldesk_ui.frame.screens import HISTORY
from tooldesk_ui.history.history_screen import HistoryScreen


@pytest.fixture
def steps(qapp) -> History:
    """What can be undone."""
    return History()


@pytest.fixture
def screen(theme, qtbot, steps: History) -> HistoryScreen:
    commands = Commands(theme)
    commands.add("", {"edit": ((replace(HISTORY.commands["run"][0][0], id="find"),),)})
    commands.add(HISTORY.id, HISTORY.commands)
    screen = HistoryScreen(theme, commands, steps, lambda: PastCallView(theme))
    qtbot.addWidget(screen)
    screen.resize(1100, 700)
    screen.show()
    return screen
