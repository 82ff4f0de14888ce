"""The filter of a dialog compares in all the ways that the filter of a list does."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tooldesk_ui.widgets.lists.filter_field import FilterField
from tooldesk_ui.widgets.lists.text_filter import TextFilter

TEXTS = ["Save tool", "save as", "Unsaved work", "Open (tool)"]


@pytest.mark.parametrize(
    ("words", "options", "found"),
    [
        ("", (), TEXTS),
        ("tool save", (), TEXTS[:1]),
        ("save", (), TEXTS[:3]),
        ("save", ("case",), TEXTS[1:3]),
        ("save", ("word",), TEXTS[:2]),
        ("^s.*(as|l)$", ("regex",), TEXTS[:2]),
        ("^S.*(as|l)$", ("regex", "case"), TEXTS[:1]),
    ],
)
def test_texts_are_compared_as_was_chosen(
    theme: Any, qtbot: QtBot, words: str, options: tuple[str, ...], found: list[str]
) -> None:
    field = FilterField(theme, "Filter", "texts")
    qtbot.addWidget(field)
    looked = TextFilter(field, lambda: TEXTS)
    field.choose(options)
    field.setText(words)
    qtbot.waitUntil(lambda: [each for each in TEXTS if looked.fits(each)] == found)
    assert not looked.problem


def test_wrong_expression_is_said_and_a_later_text_is_looked_through(
    theme: Any, qtbot: QtBot
) -> None:
    field, texts = FilterField(theme, "Filter", "texts"), list(TEXTS)
    qtbot.addWidget(field)
    looked = TextFilter(field, lambda: texts)
    field.choose({"regex"})
    field.setText("(tool")
    assert field.found() == looked.problem
    assert looked.problem.startswith("Not an expression")
    assert not any(map(looked.fits, texts))
    field.setText("^New")
    texts.append("New tool")
    assert not looked.fits("New tool")
    looked.look()
    qtbot.waitUntil(lambda: looked.fits("New tool"))


def test_many_texts_are_looked_through_in_turns(theme: Any, qtbot: QtBot) -> None:
    field = FilterField(theme, "Filter", "texts")
    qtbot.addWidget(field)
    texts = [f"row {number} of many" for number in range(60_000)]
    looked = TextFilter(field, lambda: texts)
    field.choose({"word"})
    field.setText("many")
    assert field.found() == "Looking…"
    with qtbot.waitSignal(looked.found, timeout=30_000):
        pass
    assert looked.fits(texts[-1])
