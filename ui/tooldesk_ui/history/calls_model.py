"""CallsModel: the calls of the history as rows that are read when they are looked at."""

from __future__ import annotations

from datetime import UTC, datetime

from tooldesk.usage.call_filter import CallOrder
from tooldesk_ui.history.call_rows import CallRow, drawing_of, exact_time
from tooldesk_ui.widgets.lists.paged_model import PagedModel
from tooldesk_ui.widgets.lists.row_drawing import RowDrawing

ORDERS = {
    "Newest first": CallOrder.NEWEST,
    "Oldest first": CallOrder.OLDEST,
    "Slowest first": CallOrder.SLOWEST,
    "Tool": CallOrder.BY_TOOL,
}


class CallsModel(PagedModel[CallRow]):
    """One column."""

    headings = ("Call",)
    orders = tuple(ORDERS)

    def words(self, row: CallRow) -> tuple[str, ...]:
        """The name alone; the delegate paints the rest."""
        return (row.tool_name,)

    def spoken(self, row: CallRow) -> str:
        """Everything that is painted."""
        return row.spoken

    def drawing(self, row: CallRow, column: int) -> RowDrawing:
        """Two lines."""
        return drawing_of(row, datetime.now(UTC))

    def tip(self, row: CallRow, column: int) -> str | None:
        """What there may be no room for."""
        return "\n".join(filter(None, (exact_time(row.moment), row.workspace, row.brief)))
