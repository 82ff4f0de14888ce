"""The model changes only what differs, so that selection and scrolling stay."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt

from tooldesk_ui.tools.list.tool_list_model import ToolListModel
from tooldesk_ui.tools.list.tool_rows import rows_of
from tooldesk_ui.widgets.lists.row_search import RowSearch
from tooldesk_ui.widgets.lists.row_table_model import ROW_ROLE
from tooldesk_ui.widgets.text_area.find_query import Query


@pytest.fixture
def model(qapp) -> ToolListModel:
    return ToolListModel()


def names(model) -> list[str]:
    return [model.index(row, 0).data(ROW_ROLE).name for row in range(model.rowCount())]


def test_models_keep_the_rules_of_qt(model, definition, problem, qtmodeltester) -> None:
    model.set_rows(rows_of([definition("a"), definition("b")], [problem("b"), problem()]))
    qtmodeltester.check(model)
    model.set_search(RowSearch(Query("b")))
    qtmodeltester.check(model)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("abc", "abc"),
        ("abc", "ac"),
        ("ac", "abc"),
        ("abc", ""),
        ("", "abc"),
        ("abc", "xaybzc"),
        ("abc", "cab"),
        ("abcd", "bxd"),
        ("ab", "xyz"),
    ],
)
def test_rows_are_what_was_set(model, definition, before: str, after: str) -> None:
    model.set_rows(rows_of(map(definition, before), []))
    model.set_rows(rows_of(map(definition, after), []))
    assert names(model) == list(after)


def test_kept_row_keeps_its_index(model, definition) -> None:
    model.set_rows(rows_of(map(definition, "abc"), []))
    kept = QPersistentModelIndex(model.index(1, 0))
    model.set_rows(rows_of(map(definition, "xbcy"), []))
    assert kept.isValid()
    assert kept.data(ROW_ROLE).name == "b"


def test_changed_row_is_told_alone(model, definition, problem, qtbot) -> None:
    model.set_rows(rows_of(map(definition, "abc"), []))
    with qtbot.waitSignal(model.dataChanged, timeout=1000) as told:
        model.set_rows(rows_of(map(definition, "abc"), [problem("b")]))
    assert [index.row() for index in told.args[:2]] == [1, 1]


def test_screen_reader_hears_everything_once(model, definition, problem) -> None:
    model.set_rows(rows_of([definition("a", description="Adds.")], [problem("a")]))
    spoken = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "a, Adds., Problem: not JSON"


def test_a_thousand_tools_are_filtered(model, definition) -> None:
    model.set_rows(rows_of([definition(f"tool_{n}") for n in range(1000)], []))
    model.set_search(RowSearch(Query("tool_99")))
    assert model.rowCount() == 11
