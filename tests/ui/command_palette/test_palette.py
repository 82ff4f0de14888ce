"""The palette finds, moves, runs and goes away by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListView, QMenu, QWidget

from tooldesk_ui.command_palette.command import Command, best_commands, menu_commands
from tooldesk_ui.command_palette.palette import CommandModel, CommandPalette
from tooldesk_ui.theme import Theme


def commands(ran: list[str]) -> list[Command]:
    return [
        Command(name, "Tool", "", lambda name=name: ran.append(name))
        for name in ("Try calculator", "Try query_csv", "Try slow_countdown")
    ]


@pytest.fixture
def around(theme: Theme, qtbot) -> QWidget:
    around = QWidget()
    around.resize(800, 600)
    qtbot.addWidget(around)
    around.show()
    return around


@pytest.fixture
def palette(theme: Theme, around: QWidget) -> CommandPalette:
    return CommandPalette(theme, around)


def field(palette: CommandPalette) -> QLineEdit:
    return palette.findChild(QLineEdit, "palette_field")


def test_typed_letters_and_return_run_the_match(palette: CommandPalette) -> None:
    ran: list[str] = []
    palette.open_with(commands(ran))
    QTest.keyClicks(field(palette), "csv")
    QTest.keyClick(field(palette), Qt.Key.Key_Return)
    assert ran == ["Try query_csv"]
    assert palette.isHidden()


def test_arrows_move_and_stop_at_the_ends(palette: CommandPalette) -> None:
    ran: list[str] = []
    palette.open_with(commands(ran))
    for key in [Qt.Key.Key_Up, *[Qt.Key.Key_Down] * 5, Qt.Key.Key_Up]:
        QTest.keyClick(field(palette), key)
    QTest.keyClick(field(palette), Qt.Key.Key_Enter)
    assert ran == ["Try query_csv"]


def test_escape_closes_and_runs_nothing(palette: CommandPalette) -> None:
    ran: list[str] = []
    palette.open_with(commands(ran))
    QTest.keyClick(field(palette), Qt.Key.Key_Escape)
    assert palette.isHidden()
    assert ran == []


def test_nothing_matching_says_so(palette: CommandPalette) -> None:
    palette.open_with(commands([]))
    QTest.keyClicks(field(palette), "zzzz")
    assert palette.findChild(QListView, "palette_list").isHidden()
    QTest.keyClick(field(palette), Qt.Key.Key_Return)
    assert palette.isVisible()


def test_menus_give_enabled_actions_with_plain_words(qtbot) -> None:
    menu = QMenu("&View")
    qtbot.addWidget(menu)
    shown = QAction("&1  Console", menu)
    shown.setShortcut("Ctrl+1")
    hidden = QAction("&Off", menu)
    hidden.setEnabled(False)
    menu.addActions([shown, hidden])
    menu.addSeparator()
    found = menu_commands([menu])
    assert [(each.title, each.place, each.shortcut) for each in found] == [
        ("Console", "View", "Ctrl+1")
    ]


def test_order_stays_when_nothing_is_typed() -> None:
    found = best_commands(commands([]), "")
    assert [each.title for each in found] == [
        "Try calculator",
        "Try query_csv",
        "Try slow_countdown",
    ]


def test_model_keeps_the_rules_of_qt(qtmodeltester, qapp) -> None:
    model = CommandModel()
    model.set_commands(commands([]))
    qtmodeltester.check(model)


@pytest.mark.parametrize("typed", ["edit tool", "tool edit"])
def test_command_is_found_with_the_menu_it_stands_in(typed: str) -> None:
    places = {"Edit": "Tool", "Edit pool": "Limits", "Quit": "File"}
    named = [Command(title, place, "", lambda: None) for title, place in places.items()]
    assert best_commands(named, typed)[0].title == "Edit"


def test_title_that_fits_goes_before_a_place_that_fits() -> None:
    named = [
        Command("Undo", "Tool", "", lambda: None),
        Command("New tool", "Tool", "", lambda: None),
    ]
    assert best_commands(named, "tool")[0].title == "New tool"
