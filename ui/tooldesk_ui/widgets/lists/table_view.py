"""dress_table: what every table of records has in common."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QTableView

from tooldesk_ui.text_size import scaled

ROW_HEIGHT = 28


def dress_table(
    table: QTableView,
    name: str,
    spoken: str,
    row_height: int = ROW_HEIGHT,
    *,
    selects_one: bool = False,
) -> None:
    """Whole rows that are looked at and chosen, one or several; no grid, no numbers."""
    table.setObjectName(name)
    table.setAccessibleName(spoken)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    if selects_one:
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.verticalHeader().hide()
    scaled(table, rows=row_height)
    table.horizontalHeader().setHighlightSections(False)
