"""What is wrong with arguments stands at each; of very many the rest is one text."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tooldesk.calling.validation_result import Coercion, Validation, ValidationError
from tooldesk_ui.console.details.argument_remarks import MOST_ARGUMENTS, MOST_REMARKS
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.details.validate_detail import ADDED_AT_ONCE, ValidateDetail
from tooldesk_ui.theme import Theme


def shown(qtbot: QtBot, theme: Theme, arguments: Any, *remarks: Any) -> tuple[QWidget, str]:
    """The panel, and all words in it."""
    errors = tuple(each for each in remarks if isinstance(each, ValidationError))
    coercions = tuple(each for each in remarks if isinstance(each, Coercion))
    lane: Any = SimpleNamespace(calling=SimpleNamespace(arguments=arguments))
    panel = ValidateDetail(theme, lane, Validation(arguments, errors, coercions))
    qtbot.addWidget(panel)
    panel.show()
    qtbot.waitUntil(lambda: not panel.is_filling)
    return panel, "\n".join(label.text() for label in panel.findChildren(QLabel))


def wrong(pointer: str) -> ValidationError:
    return ValidationError(pointer, "type", f"{pointer} is wrong", "Mend it.")


def text_behind_the_button(panel: QWidget) -> str:
    panel.findChild(QPushButton, "show_other_arguments").click()
    view = panel.findChild(FittedView)
    QApplication.sendPostedEvents()
    assert view.isVisible()
    assert view.width() == panel.width()
    return view.text


def test_few_arguments_are_all_there_in_their_order(qtbot: QtBot, theme: Theme) -> None:
    panel, words = shown(qtbot, theme, {"b": 1, "a": "2"}, wrong("/b"), wrong("/c"))
    assert panel.findChild(QPushButton, "show_other_arguments") is None
    lines = words.splitlines()
    order = [lines.index(each) for each in ("b", "/b: /b is wrong (type)", "a", "c", "not sent")]
    assert order == sorted(order)


def test_place_that_a_stranger_wrote_is_the_whole_object(qtbot: QtBot, theme: Theme) -> None:
    _, words = shown(qtbot, theme, {"a": 7}, wrong("a"), wrong("/a"))
    assert words.index("a: a is wrong (type)") < words.index("/a: /a is wrong (type)")


def test_an_argument_without_a_name_is_not_the_whole_object(qtbot: QtBot, theme: Theme) -> None:
    _, words = shown(qtbot, theme, {"": 7}, wrong("/"), wrong(""))
    lines = words.splitlines()
    assert lines.index("the whole object:  is wrong (type)") < lines.index("7")
    assert lines.index("7") < lines.index("/: / is wrong (type)")


def test_what_is_wrong_comes_first_where_not_all_can_be_seen(qtbot: QtBot, theme: Theme) -> None:
    arguments = {f"k{n}": n for n in range(5_000)}
    changed = Coercion("/k77", 77, "77", "it had to be a text")
    panel, words = shown(qtbot, theme, arguments, wrong("/k4999"), changed)
    lines = words.splitlines()
    assert lines[0] == "k4999"
    assert "/k4999: /k4999 is wrong (type)" in lines
    assert lines.index("k77") < lines.index("k0")
    assert len(panel.findChildren(QLabel)) < 3 * MOST_ARGUMENTS
    more = panel.findChild(QPushButton, "show_other_arguments")
    assert more.text() == f"Show {5_000 - MOST_ARGUMENTS:,} more"
    assert "k4998: 4998" in text_behind_the_button(panel).splitlines()


@pytest.mark.parametrize("pointer", ["", "/list/{}", "/k{}"])
def test_thousand_errors_are_told_without_a_label_each(
    qtbot: QtBot, theme: Theme, pointer: str
) -> None:
    errors = [wrong(pointer.format(n)) for n in range(1_000)]
    panel, words = shown(qtbot, theme, {"list": [], "k1": 1}, *errors)
    assert words.count("is wrong") == MOST_REMARKS
    assert len(panel.findChildren(QLabel)) < 3 * (MOST_ARGUMENTS + MOST_REMARKS)
    told = text_behind_the_button(panel)
    assert told.count("is wrong") == 1_000 - MOST_REMARKS
    assert told.count("Fix: Mend it.") == 1_000 - MOST_REMARKS


def test_arguments_come_a_few_at_a_time(qtbot: QtBot, theme: Theme) -> None:
    arguments = {f"k{n}": n for n in range(MOST_ARGUMENTS)}
    lane: Any = SimpleNamespace(calling=SimpleNamespace(arguments=arguments))
    panel = ValidateDetail(theme, lane, Validation(arguments, (), ()))
    qtbot.addWidget(panel)
    panel.show()
    counts, requests = [0], Requests(panel)
    while panel.is_filling:
        QApplication.processEvents()
        if (count := len(panel.findChildren(QLabel))) != counts[-1]:
            counts.append(count)
    steps = [after - before for before, after in pairwise(counts)]
    assert steps == [2 * ADDED_AT_ONCE] * (MOST_ARGUMENTS // ADDED_AT_ONCE)
    QApplication.processEvents()
    assert requests.count <= len(steps) + 1, "what comes together is laid out together"


class Requests(QObject):
    """Counts how often a widget is laid out."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.LayoutRequest
        return super().eventFilter(watched, event)
