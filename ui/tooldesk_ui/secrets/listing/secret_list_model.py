"""SecretListModel: the rows of the secrets list for Qt."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from tooldesk_ui.secrets.listing.secret_rows import SecretRow
from tooldesk_ui.widgets.row_table_model import RowTableModel
from tooldesk_ui.widgets.word_filter import ROW_ROLE


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

    def looks(self, row: SecretRow, column: int, role: int) -> Any:
        """The row itself, for delegate and filter."""
        return row if role == ROW_ROLE else None
