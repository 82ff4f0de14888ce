"""SecretListModel: the rows of the secrets list for Qt."""

from __future__ import annotations

from typing import Any

from tooldesk.natural_order import natural_key
from tooldesk_ui.secrets.listing.secret_rows import SecretRow, drawing_of
from tooldesk_ui.widgets.lists.listed_model import ListedModel
from tooldesk_ui.widgets.lists.row_drawing import RowDrawing


class SecretListModel(ListedModel[SecretRow]):
    """One column; a row stays the same row by its key."""

    headings = ("Variable",)
    orders = ("State", "Name")

    def sort_value(self, row: SecretRow, column: int) -> Any:
        """The rows are given by their state; what stands below its tool stays there."""
        return natural_key(row.title) if column == 1 and row.tool_name is None else ()

    def words(self, row: SecretRow) -> tuple[str, ...]:
        """The title alone; the delegate paints the rest."""
        return (row.title,)

    def spoken(self, row: SecretRow) -> str:
        """Name, state and detail."""
        return row.spoken

    def drawing(self, row: SecretRow, column: int) -> RowDrawing:
        """A line for a tool, two for what has a state."""
        return drawing_of(row)
