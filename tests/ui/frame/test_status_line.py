"""The status line says what is open, how much works, and what runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from ui.frame.status_line import StatusLine
from ui.theme import Theme


@pytest.fixture
def line(theme: Theme, qtbot) -> StatusLine:
    line = StatusLine(theme)
    qtbot.addWidget(line)
    line.show()
    return line


def texts(line: StatusLine) -> str:
    parts = [*line.findChildren(QPushButton), *line.findChildren(QLabel)]
    return " | ".join(part.text() for part in parts if part.isVisible() and part.text())


@pytest.mark.parametrize(
    ("tools", "problems", "expected"),
    [(0, 0, ("0 tools", "No problems")), (1, 1, ("1 tool", "1 problem")), (1200, 3, ("1,200",))],
)
def test_counts_are_words(line: StatusLine, tools: int, problems: int, expected) -> None:
    line.set_workspace(Path("somewhere/mine"))
    line.set_counts(tools, problems)
    assert all(words in texts(line) for words in ("mine", *expected))


def test_loading_and_failing_are_said(line: StatusLine) -> None:
    assert "Opening the workspace" in texts(line)
    line.set_workspace(None, "No workspace is open")
    assert "No workspace is open" in texts(line)


def test_running_calls_come_and_go(line: StatusLine) -> None:
    line.set_running(2)
    assert "2 calls running" in texts(line)
    line.set_running(0)
    assert "running" not in texts(line)


def test_problems_lead_to_them(line: StatusLine, qtbot) -> None:
    line.set_counts(3, 1)
    button = line.findChild(QPushButton, "problems_button")
    with qtbot.waitSignal(line.problems_clicked, timeout=1000):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
