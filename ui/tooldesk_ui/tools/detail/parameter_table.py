"""ParameterTable: a tool's parameters as a table that is as high as its rows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from tooldesk_ui.text_size import px, sized
from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.tools.detail.parameters import Parameter
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel
from tooldesk_ui.widgets.lists.table_view import ROW_HEIGHT, dress_table
from tooldesk_ui.widgets.translated import set_name

HEADINGS = ("Name", "Type", "Required", "Default", "Description")
NAME, TYPE, REQUIRED, DEFAULT, DESCRIPTION = range(5)
MAX_HEIGHT = 1_600
WIDEST_COLUMN = 220
NARROWEST_DESCRIPTION, COMFORTABLE_DESCRIPTION = 96, 200
NARROWEST_TYPE = 90
PADDING = 8


class ParameterModel(RowTableModel[Parameter]):
    """Parameters, one a row."""

    headings = HEADINGS
    own_columns = frozenset({NAME, DEFAULT, DESCRIPTION})

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def words(self, row: Parameter) -> tuple[str, ...]:
        """What stands in the columns."""
        required = "Yes" if row.is_required else "No"
        return row.path, row.type_words, required, row.default, row.description

    def looks(self, row: Parameter, column: int, role: int) -> Any:
        """Names as code, types dimmed."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        if role == Qt.ItemDataRole.FontRole and column in (NAME, DEFAULT):
            return sized(code_font())
        if role == Qt.ItemDataRole.ForegroundRole and column == NAME:
            return self._theme.colour("syntax_key")
        if role == Qt.ItemDataRole.ForegroundRole and column == TYPE:
            return self._theme.colour("text_dim")
        return None

    def tip(self, row: Parameter, column: int) -> str | None:
        """What is cut."""
        return self.words(row)[column]


class ParameterTable(QTableView):
    """Never scrolls by itself until it is very long; the panel around it does."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = ParameterModel(theme, self)
        self._type_width = px(WIDEST_COLUMN)
        self.setModel(self._model)
        dress_table(self, "parameter_table", "Parameters")
        set_name(self, "Parameters")  # it is made when a tool is first shown
        self.setProperty("rows", "ruled")
        self.setWordWrap(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setAccessibleName("Parameter rows")
        self.verticalHeader().setMinimumSectionSize(px(ROW_HEIGHT))
        header = self.horizontalHeader()
        header.setAccessibleName("Parameter columns")
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def set_parameters(self, parameters: list[Parameter]) -> None:
        """Show another tool's parameters."""
        self._model.set_rows(parameters)
        self.setColumnHidden(DEFAULT, False)  # a hidden one would keep its width
        self.resizeColumnsToContents()
        self._type_width = min(self.columnWidth(TYPE) + px(PADDING), px(WIDEST_COLUMN))
        self.setColumnWidth(NAME, min(self.columnWidth(NAME) + px(PADDING), px(WIDEST_COLUMN)))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Descriptions wrap at another place when the width changes."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        """Descriptions take the room that is left, the table the height it needs."""
        self._make_room()
        used = sum(self.columnWidth(column) for column in (NAME, REQUIRED, DEFAULT))
        room = self.viewport().width() - used
        type_width = min(
            self._type_width, max(room - px(NARROWEST_DESCRIPTION), px(NARROWEST_TYPE))
        )
        self.setColumnWidth(TYPE, type_width)
        room -= type_width
        needed = px(NARROWEST_DESCRIPTION) if self._has_descriptions() else 0
        self.setColumnWidth(DESCRIPTION, max(room, needed))
        for row in range(self._model.rowCount()):
            self.setRowHeight(row, max(self._text_height(row) + 2 * px(PADDING), px(ROW_HEIGHT)))
        wanted = self.horizontalHeader().height() + self.verticalHeader().length() + 2
        if room < needed:
            wanted += self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(min(wanted, MAX_HEIGHT))

    def _make_room(self) -> None:
        """Where it is narrow, a column of defaults that has none gives its room away."""
        self.setColumnHidden(DEFAULT, False)
        used = sum(self.columnWidth(column) for column in (NAME, TYPE, REQUIRED, DEFAULT))
        is_narrow = self.viewport().width() - used < px(COMFORTABLE_DESCRIPTION)
        rows = (self._model.row_at(number) for number in range(self._model.rowCount()))
        has_defaults = any(row is not None and row.default for row in rows)
        self.setColumnHidden(DEFAULT, is_narrow and not has_defaults)

    def _has_descriptions(self) -> bool:
        rows = range(self._model.rowCount())
        return any(self._model.index(row, DESCRIPTION).data() for row in rows)

    def _text_height(self, row: int) -> int:
        """How high the highest cell's words are when they wrap; Qt forgets the style's padding."""
        metrics = self.fontMetrics()
        return max(
            metrics.boundingRect(
                QRect(0, 0, self.columnWidth(column) - 3 * px(PADDING), MAX_HEIGHT),
                int(Qt.TextFlag.TextWordWrap),
                str(self._model.index(row, column).data()),
            ).height()
            for column in (TYPE, DESCRIPTION)
        )
