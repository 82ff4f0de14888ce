"""A filter's choices can be found, however many there are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QWidgetAction

from tooldesk_ui.widgets.lists.filter_chip import MOST_OFFERED, FilterChip


def opened(chip: FilterChip) -> QMenu:
    chip.click()
    return chip.findChildren(QMenu, f"{chip.objectName()}_menu")[-1]


def words_of(menu: QMenu) -> list[str]:
    return [each.text() for each in menu.actions() if not isinstance(each, QWidgetAction)]


def test_of_ten_thousand_choices_some_are_offered_and_the_rest_found_by_typing(qtbot) -> None:
    chip, told = FilterChip("history", "tool"), []
    qtbot.addWidget(chip)
    chip.chosen.connect(told.append)
    chip.set_choices({f"tool_{n:05}": f"tool_{n:05}" for n in range(10_000)})
    chip.show()
    menu = opened(chip)
    assert words_of(menu)[:2] == ["Any tool", "tool_00000"]
    assert words_of(menu)[-1] == "and 9,981 more"
    assert len(words_of(menu)) == MOST_OFFERED + 1
    field = menu.findChild(QLineEdit)
    QTest.keyClicks(field, "TOOL 987")
    assert words_of(menu)[-1] == "tool_09987"
    assert len(words_of(menu)) == 20
    QTest.keyClicks(field, "zz")
    assert words_of(menu) == ["None has that in it"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert told == []
    field.setText("8765")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (told, chip.text()) == (["tool_08765"], "tool_08765")
    assert not menu.isVisible()


def test_few_choices_are_a_plain_menu(qtbot) -> None:
    chip = FilterChip("history", "outcome")
    qtbot.addWidget(chip)
    chip.set_choices({"ok": "Ok", "failed": "Not ok"})
    chip.show()
    menu = opened(chip)
    assert words_of(menu) == ["Any outcome", "Ok", "Not ok"]
    assert menu.findChild(QLineEdit) is None
    menu.close()
