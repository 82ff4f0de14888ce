from __future__ import annotations

from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from tooldesk_ui.widgets.lists.row_table_model import RowTableModel


class Pairs(RowTableModel[tuple[str, int]]):
    headings = ("Name", "Count")
    right_aligned = frozenset({1})

    def key(self, row: tuple[str, int]) -> str:
        return row[0]

    def words(self, row: tuple[str, int]) -> tuple[str, ...]:
        return row[0], str(row[1])


def test_same_rows_are_changed_and_other_rows_replaced(qapp: object) -> None:
    model = Pairs()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    resets, changes = QSignalSpy(model.modelReset), QSignalSpy(model.dataChanged)
    model.set_rows([("a", 1), ("b", 2)])
    assert (resets.count(), changes.count()) == (1, 0)
    model.set_rows([("a", 1), ("b", 3)])
    assert (resets.count(), changes.count()) == (1, 1)
    assert model.index(model.number_of("b"), 1).data() == "3"
    model.set_rows([("b", 3)])
    assert resets.count() == 2
    assert model.row_at(1) is None
    assert model.number_of("a") == -1
