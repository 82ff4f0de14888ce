"""The palette finds, moves, runs and goes away by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import delete

from tooldesk_ui.command_palette.choices import Choice, Choices, ToolVerb
from tooldesk_ui.command_palette.palette import ChoiceModel, CommandPalette
from tooldesk_ui.language import Language, set_language, tr
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_list import RowList


def choice(title: str, run=lambda: None) -> Choice:
    return Choice(title, title, "", "", run)


def choices(ran: list[str]) -> list[Choice]:
    names = ("Try calculator", "Try query_csv", "Try slow_countdown")
    return [choice(name, lambda name=name: ran.append(name)) for name in names]


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


def test_it_speaks_the_language_that_was_chosen_before_it_was_made(
    theme: Theme, around: QWidget
) -> None:
    set_language(Language.GERMAN)
    try:
        made = field(CommandPalette(theme, around))
        assert made.placeholderText() == tr("Type a command or the name of a tool")
        assert (made.accessibleName(), tr("Command or tool")) == ("Befehl oder Werkzeug",) * 2
    finally:
        set_language(Language.ENGLISH)


def test_typed_letters_and_return_run_the_match(palette: CommandPalette) -> None:
    ran: list[str] = []
    palette.open_with(Choices(choices(ran)))
    QTest.keyClicks(field(palette), "csv")
    QTest.keyClick(field(palette), Qt.Key.Key_Return)
    assert ran == ["Try query_csv"]
    assert palette.isHidden()


def test_arrows_move_and_stop_at_the_ends(palette: CommandPalette) -> None:
    ran: list[str] = []
    palette.open_with(Choices(choices(ran)))
    for key in [Qt.Key.Key_Up, *[Qt.Key.Key_Down] * 5, Qt.Key.Key_Up]:
        QTest.keyClick(field(palette), key)
    QTest.keyClick(field(palette), Qt.Key.Key_Enter)
    assert ran == ["Try query_csv"]


def test_escape_closes_and_runs_nothing(palette: CommandPalette) -> None:
    ran: list[str] = []
    palette.open_with(Choices(choices(ran)))
    QTest.keyClick(field(palette), Qt.Key.Key_Escape)
    assert palette.isHidden()
    assert ran == []


def test_menu_of_its_field_leaves_it_open(palette: CommandPalette) -> None:
    palette.open_with(Choices(choices([])))
    for reason, is_open in (
        (Qt.FocusReason.PopupFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
    ):
        QApplication.sendEvent(field(palette), QFocusEvent(QEvent.Type.FocusOut, reason))
        assert palette.isVisible() is is_open


def test_nothing_matching_says_so(palette: CommandPalette) -> None:
    palette.open_with(Choices(choices([])))
    QTest.keyClicks(field(palette), "zzzz")
    assert palette.findChild(RowList, "palette_list").isHidden()
    QTest.keyClick(field(palette), Qt.Key.Key_Return)
    assert palette.isVisible()


def test_order_stays_when_nothing_is_typed() -> None:
    found = Choices(choices([])).best("")
    assert [each.title for each in found] == [
        "Try calculator",
        "Try query_csv",
        "Try slow_countdown",
    ]


def test_model_keeps_the_rules_of_qt(qtmodeltester, qapp) -> None:
    model = ChoiceModel()
    model.set_choices(choices([]))
    qtmodeltester.check(model)


def test_tools_are_offered_by_verb_and_name_recent_ones_first() -> None:
    ran: list[tuple[str, str]] = []
    verbs = [
        ToolVerb(id_, words, lambda name, id_=id_: ran.append((id_, name)))
        for id_, words in (("show", "Show tool {}"), ("edit", "Edit tool {}"), ("try", "Try {}"))
    ]
    names = [f"tool_{number:05}" for number in range(10_000)]
    recent = ["edit:tool_00007", "edit:gone", "quit"]
    choices = Choices([choice("quit"), choice("reload")], verbs, names, recent)

    def titles(typed: str) -> list[str]:
        return [each.title for each in choices.best(typed)]

    first = ["Edit tool tool_00007", "quit", "reload", "Show tool tool_00000"]
    assert titles("")[:4] == first
    assert titles("").count(first[0]) == 1
    assert titles("tool_09876") == [verb.words.format("tool_09876") for verb in verbs]
    assert titles("edit tool_09876")[0] == "Edit tool tool_09876"
    assert titles("try t9876")[0] == "Try tool_09876"
    assert titles("zzz") == []
    choices.best("edit 9876")[0].run()
    assert ran == [("edit", "tool_09876")]


def test_tool_that_a_command_is_about_is_offered_once() -> None:
    verbs = [ToolVerb("edit", "Edit tool {}", print)]
    command = Choice("edit_tool", "Edit tool greet", "", "F2", print)
    found = Choices([command], verbs, ["greet", "wave"]).best("edit tool")
    assert [(each.title, each.shortcut) for each in found] == [
        ("Edit tool greet", "F2"),
        ("Edit tool wave", ""),
    ]
    found = Choices([command], verbs, ["greet", "wave"], ["edit:greet"]).best("greet")
    assert [each.title for each in found] == ["Edit tool greet"]


def test_tool_is_found_by_what_another_language_calls_the_verb() -> None:
    verbs = [ToolVerb("edit", "Werkzeug {} bearbeiten", print)]
    found = Choices([], verbs, ["greet", "wave"]).best("bearb gre")
    assert [each.title for each in found] == ["Werkzeug greet bearbeiten"]


def test_saved_calls_are_found_by_their_names() -> None:
    ran: list[str] = []
    show = ToolVerb("show", "Show tool {}", ran.append)
    run = ToolVerb("saved", "Run saved call {}", ran.append)
    names = [f"call {number} of greet" for number in range(1_000)]
    choices = Choices([], [show], ["greet"], ["saved:call 7 of greet"], ([run], names))
    assert choices.best("")[0].title == "Run saved call call 7 of greet"
    found = choices.best("run saved 512")
    assert [each.title for each in found] == ["Run saved call call 512 of greet"]
    found[0].run()
    assert ran == ["call 512 of greet"]
    assert "Show tool greet" in [each.title for each in choices.best("greet")]


def test_group_or_place_of_a_command_is_not_searched() -> None:
    elsewhere = Choice("add", "Add secret", "Secrets", "Ctrl+N", lambda: None)
    assert Choices([elsewhere]).best("secrets") == []


def test_command_runs_though_what_had_the_focus_has_gone(
    palette: CommandPalette, around: QWidget, qtbot
) -> None:
    before = QLineEdit(around)
    before.show()
    around.activateWindow()
    before.setFocus()
    qtbot.waitUntil(before.hasFocus)
    ran: list[str] = []
    palette.open_with(Choices(choices(ran)))
    delete(before)
    QTest.keyClick(field(palette), Qt.Key.Key_Return)
    assert ran == ["Try calculator"]
    assert palette.isHidden()


@pytest.mark.parametrize("typed", ["show ten", "show te", "show"])
def test_line_that_was_chosen_last_is_no_worse_where_its_verb_is_typed(typed: str) -> None:
    verb = ToolVerb("show", "Show tool {}", print)
    choices = Choices((), (verb,), ("temper_one", "ten"), ("show:ten",))
    assert [each.title for each in choices.best(typed)] == ["Show tool ten", "Show tool temper_one"]
