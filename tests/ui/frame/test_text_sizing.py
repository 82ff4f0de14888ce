"""The text size: chosen by keys or as a setting, kept, and followed by all that holds text."""

from __future__ import annotations

import json

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton, QTableView, QVBoxLayout, QWidget

from tooldesk.settings import WindowSettings
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.frame.window_state import WindowState
from tooldesk_ui.text_size import STEPS, percent, scaled
from tooldesk_ui.theme import Scheme, Theme, style_sheet
from tooldesk_ui.widgets.results.result_text import ResultText


def test_zoom_is_kept_as_a_setting_and_a_changed_setting_zooms(live, until) -> None:
    async def body(window) -> None:
        file = window.app.settings
        lists = window.tools.list.view
        row = lists.verticalHeader().defaultSectionSize()
        for _ in range(len(STEPS)):  # faster than they can be shown: none is lost
            window.commands["zoom_in"].trigger()
        await until(lambda: percent() == STEPS[-1] == 200)
        assert QApplication.font().pixelSize() == 26
        assert lists.verticalHeader().defaultSectionSize() == 2 * row
        await until(lambda: file.current.window.text_size_percent == 200)
        window.commands["zoom_out"].trigger()
        await until(lambda: percent() == STEPS[-2])
        window.commands["usual_zoom"].trigger()
        await until(lambda: file.current.window.text_size_percent == 100)
        larger = {"window": WindowSettings(text_size_percent=150)}
        file.save(file.current.model_copy(update=larger))
        window.history.changed.emit()
        await until(lambda: percent() == 150)
        window.save_state()
        assert WindowState(window.app.paths.data_dir).text_size == 150

    live(body)


def test_setting_wins_over_the_size_of_last_time(live, until, paths) -> None:
    paths.settings.parent.mkdir(parents=True, exist_ok=True)
    paths.settings.write_text(json.dumps({"window": {"text_size_percent": 125}}))

    async def body(window) -> None:
        await until(lambda: percent() == 125)

    live(body, state={"text_size": 90})


def test_sizes_follow_the_text_and_come_back(theme: Theme, qtbot) -> None:
    button, table = QPushButton(), QTableView()
    for widget in (button, table):
        qtbot.addWidget(widget)
    scaled(button, icon=14, height=28)
    scaled(table, rows=32)
    before = style_sheet(theme.colours)
    theme.set_text_size(150)
    assert (button.iconSize(), button.height()) == (QSize(21, 21), 42)
    assert table.verticalHeader().defaultSectionSize() == 48
    assert "padding: 6px 18px" in style_sheet(theme.colours)
    # a border of two pixels in place of one takes the other from the padding
    assert "border: 2px solid" in style_sheet(theme.colours)
    assert "padding: 5px 17px" in style_sheet(theme.colours)
    theme.set_scheme(Scheme.DARK)
    assert button.height() == 42
    theme.set_scheme(Scheme.LIGHT)
    theme.set_text_size(100)
    assert (button.iconSize(), button.height()) == (QSize(14, 14), 28)
    assert style_sheet(theme.colours) == before


def test_columns_keep_their_words_hidden_ones_too(theme: Theme, qtbot) -> None:
    from tooldesk_ui.limits.table.limits_model import LimitsModel

    table = QTableView()
    qtbot.addWidget(table)
    model = LimitsModel(theme, table)
    table.setModel(model)
    header = table.horizontalHeader()
    for column in range(2):
        header.resizeSection(column, 100)
    table.setColumnHidden(1, True)
    theme.set_text_size(150)
    table.setColumnHidden(1, False)
    assert [table.columnWidth(column) for column in range(2)] == [150, 150]


def test_unfit_size_is_the_nearest_that_there_is(paths) -> None:
    paths.data_dir.mkdir(parents=True, exist_ok=True)
    for written, size in (("900", 200), ("1", 80), ('"x"', 100), ("true", 100)):
        (paths.data_dir / "window.json").write_text(f'{{"text_size": {written}}}')
        assert WindowState(paths.data_dir).text_size == size


def test_texts_that_are_as_high_as_their_rows_grow_with_them(live, until) -> None:
    async def body(window) -> None:
        shown = (
            FittedView("Text", window.theme),
            ResultText(window.theme, "1\n2\n3", is_json=False, wraps=True),
        )
        shown[0].set_text("1\n2\n3")
        shown[1].set_room(1_000)
        box = QWidget(window)
        column = QVBoxLayout(box)
        for each in shown:
            each.setFixedWidth(300)
            column.addWidget(each)
        box.show()
        await until(lambda: all(each.width() == 300 for each in shown))
        for size in (110, 200):
            window.theme.set_text_size(size)
            for each in shown:
                await until(lambda each=each: each.verticalScrollBar().maximum() == 0)
                assert each.viewport().height() >= 3 * each.row_height

    live(body)
