"""The status line says what is open, how much works, and what runs."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMenu, QPushButton

from tooldesk.secret_vault.stores.keyring_status import KeyringState, KeyringStatus
from tooldesk_ui.frame.status_line import Job, StatusLine
from tooldesk_ui.theme import Theme


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


def job(words: str, done: list[str]) -> Job:
    what = words.removesuffix(" running")
    show, stop = partial(done.append, f"show {what}"), partial(done.append, f"stop {what}")
    return Job(words, "Show the Console screen", f"Stop {what}", show, stop)


def test_what_runs_comes_and_goes(line: StatusLine) -> None:
    line.set_jobs([job("2 calls running", [])])
    assert "2 calls running" in texts(line)
    line.set_jobs([])
    assert "running" not in texts(line)


def test_what_runs_is_shown_and_stopped_from_any_screen(line: StatusLine, qtbot) -> None:
    done: list[str] = []
    running = line.findChild(QPushButton, "running_button")
    stop = line.findChild(QPushButton, "stop_running_button")
    assert not stop.isVisible()
    line.set_jobs([job("1 call running", done)])
    assert (stop.text(), stop.accessibleName()) == ("", "Stop 1 call")
    for button in (running, stop):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == ["show 1 call", "stop 1 call"]
    line.window().activateWindow()
    stop.setFocus()
    qtbot.waitUntil(stop.hasFocus)
    line.set_jobs([])
    assert not stop.isVisible()
    assert not isinstance(line.window().focusWidget(), QPushButton)


def test_of_several_jobs_a_person_chooses_one(line: StatusLine, qtbot) -> None:
    done: list[str] = []
    line.set_jobs([job("1 call running", done), job("Scan running", done)])
    assert "1 call running · Scan running" in texts(line)
    for button, what in (("running_button", "show"), ("stop_running_button", "stop")):
        qtbot.mouseClick(line.findChild(QPushButton, button), Qt.MouseButton.LeftButton)
        menu = line.findChild(QMenu, f"{what}_jobs_menu")
        menu.actions()[1].trigger()
        menu.close()
    assert done == ["show Scan", "stop Scan"]


def test_menu_of_jobs_stands_above_and_offers_none_that_has_ended(line: StatusLine, qtbot) -> None:
    done: list[str] = []
    call, scan = job("1 call running", done), job("Scan running", done)
    line.move(100, 400)
    line.set_jobs([call, scan])
    button = line.findChild(QPushButton, "stop_running_button")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = line.findChild(QMenu, "stop_jobs_menu")
    assert menu.geometry().bottom() < button.mapToGlobal(button.rect().topLeft()).y()
    line.set_jobs([call])
    assert [each.isEnabled() for each in menu.actions()] == [True, False]
    line.set_jobs([])
    assert not any(each.isEnabled() for each in menu.actions())
    menu.close()


def test_problems_lead_to_them(line: StatusLine, qtbot) -> None:
    line.set_counts(3, 1)
    button = line.findChild(QPushButton, "problems_button")
    with qtbot.waitSignal(line.problems_clicked, timeout=1000):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("state", "has_file", "words"),
    [
        (KeyringState.AVAILABLE, False, "Secret Service"),
        (KeyringState.LOCKED, True, "Keyring locked"),
        (KeyringState.NONE, False, "No keyring"),
        (KeyringState.NONE, True, "Encrypted file"),
        (KeyringState.HANGING, False, "Keyring does not answer"),
        (KeyringState.FAILED, False, "Keyring failed"),
    ],
)
def test_what_keeps_secrets_is_said_and_leads_to_them(
    line: StatusLine, qtbot, state: KeyringState, has_file: bool, words: str
) -> None:
    button = line.findChild(QPushButton, "keyring_button")
    assert not button.isVisible()
    detail = "Secret Service" if state is KeyringState.AVAILABLE else ""
    line.set_keyring(KeyringStatus(state, detail), has_file=has_file)
    assert (button.text(), button.accessibleName()) == (words, f"Secrets: {words}")
    with qtbot.waitSignal(line.keyring_clicked, timeout=1000):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    line.set_keyring(None)
    assert not button.isVisible()


def shown(line: StatusLine) -> list[QPushButton]:
    return [each for each in line.findChildren(QPushButton) if each.isVisible()]


def test_words_give_way_where_it_is_narrow_and_come_back(line: StatusLine, qtbot) -> None:
    line.set_workspace(Path("somewhere/a_longer_name"))
    line.set_counts(40, 14)
    line.set_keyring(KeyringStatus(KeyringState.HANGING, ""))
    line.resize(1000, line.height())
    qtbot.waitUntil(lambda: "a_longer_name" in texts(line))
    names = [each.accessibleName() for each in shown(line)]
    line.setMinimumWidth(1)  # as in a window that may be narrower than its parts
    line.resize(300, line.height())
    qtbot.waitUntil(lambda: "Keyring does not answer" not in texts(line))
    qtbot.waitUntil(lambda: all(line.rect().contains(each.geometry()) for each in shown(line)))
    qtbot.waitUntil(lambda: all(each.width() >= each.sizeHint().width() for each in shown(line)))
    assert "40 tools" in texts(line)
    assert [each.accessibleName() for each in shown(line)] == names
    assert "14 problems" in line.findChild(QPushButton, "problems_button").toolTip()
    line.resize(1000, line.height())
    qtbot.waitUntil(lambda: "Keyring does not answer" in texts(line))
    assert "a_longer_name" in texts(line)
