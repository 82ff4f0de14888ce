"""SecretListModel: the rows of the secrets list for Qt."""

from __future__ import annotations

from collections.abc import Hashable

from tooldesk_ui.secrets.listing.secret_rows import SecretRow, drawing_of
from tooldesk_ui.widgets.row_drawing import RowDrawing
from tooldesk_ui.widgets.row_table_model import RowTableModel


class SecretListModel(RowTableModel[SecretRow]):
    """One column; a row stays the same row by its key."""

    headings = ("Variable",)

    def key(self, row: SecretRow) -> Hashable:
        """The row's own key."""
        return row.key

    def words(self, row: SecretRow) -> tuple[str, ...]:
        """The title alone; the delegate paints the rest."""
        return (row.title,)

    def spoken(self, row: SecretRow) -> str:
        """Name, state and detail."""
        return row.spoken

    def drawing(self, row: SecretRow, column: int) -> RowDrawing:
        """A line for a tool, two for what has a state."""
        return drawing_of(row)
