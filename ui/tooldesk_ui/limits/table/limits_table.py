"""LimitsTable: the left side of the Limits screen, tools and how often they may run."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tooldesk_ui.limits.table.limit_rows import LimitRow
from tooldesk_ui.limits.table.limits_model import ANEW, LAST, PER, POOL, TOOL, USES, LimitsModel
from tooldesk_ui.text_size import factor, px, scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.row_delegate import CellDelegate
from tooldesk_ui.widgets.lists.table_view import dress_table

ROW_HEIGHT, FILTER_WIDTH = 32, 296
GIVE_WAY = (LAST, POOL, ANEW, PER)
"""Columns that are left out, one after the other, where there is no room for all."""

NARROWEST_TOOL, NARROWEST_USES = 140, 188
WIDTHS = {TOOL: 220, USES: 256, PER: 80, ANEW: 104, LAST: 104, POOL: 112}
WORDS = ListWords(
    "limits",
    "tool",
    "tools",
    "limits",
    "Here you see how often each tool has run, and how often it may. "
    "Drop a .py file on the window, or choose one.",
    "limits",
)


class LimitsTable(ListPane[LimitRow]):
    """Tools and their limits; several can be selected."""

    def __init__(self, theme: Theme, add_file: QAction, parent: QWidget | None = None) -> None:
        self._limits, self.table = LimitsModel(theme), QTableView()
        dress_table(self.table, "limits_table", "Tools and their limits", ROW_HEIGHT)
        super().__init__(theme, self._limits, WORDS, self.table, parent)
        scaled(self.search, width=FILTER_WIDTH)
        self.offer_when_empty(add_file)
        self._dress(theme)
        theme.changed.connect(self._fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what is least wanted rather than have it all cut."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() / factor() - NARROWEST_TOOL
        wanted = sum(width for column, width in WIDTHS.items() if column != TOOL)
        for column in GIVE_WAY:
            # the last one stays as long as the uses can be narrower
            spare = WIDTHS[USES] - NARROWEST_USES if column == PER else 0
            is_left_out = wanted - spare > room
            self.table.setColumnHidden(column, is_left_out)
            wanted -= WIDTHS[column] if is_left_out else 0
        # names are wanted more than bars are wide
        missing = wanted - room + WIDTHS[TOOL] - NARROWEST_TOOL
        narrower = min(max(0, missing), WIDTHS[USES] - NARROWEST_USES)
        self.table.setColumnWidth(USES, px(WIDTHS[USES] - narrower))

    def set_rows(self, rows: list[LimitRow]) -> None:
        """List these as they are now."""
        self._limits.set_now(datetime.now(UTC))
        super().set_rows(rows)

    def _dress(self, theme: Theme) -> None:
        view = self.table
        view.setProperty("frame", "none")
        view.setItemDelegateForColumn(USES, CellDelegate(theme, view))
        view.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        header = view.horizontalHeader()
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorClearable(True)
        view.setSortingEnabled(True)
        for column, width in WIDTHS.items():
            view.setColumnWidth(column, px(width))
        header.setSectionResizeMode(TOOL, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(px(64))
