"""ServersModel: how servers are listed."""

from __future__ import annotations

from collections.abc import Iterable

from tooldesk_ui.servers.server_rows import ServerRow
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words

WORDS = ListWords(
    "servers",
    "server",
    "servers",
    "servers",
    "Programs and addresses that offer tools over MCP. They stand in servers.json, under "
    "mcpServers, as other programs write them. Nothing is started before you say so.",
)
_ORDERS = ("As in servers.json", "Name", "State", "Tools that wait")


class ServersModel(ListedModel[ServerRow]):
    """A row a server: state icon, name and state word; transport and tools below."""

    headings = ("Server",)
    orders = _ORDERS
    facet_groups = ("State", "Transport")

    def sort_value(self, row: ServerRow, column: int) -> object:
        """By name, state, or how much waits."""
        values = (0, row.key.lower(), row.look.word, -len(row.changes))
        return values[column]

    def facets_of(self, row: ServerRow) -> Iterable[Facet]:
        """Its state and its transport."""
        return (("State", row.look.word), ("Transport", row.status.transport))

    def drawing(self, row: ServerRow, column: int) -> RowDrawing:
        """Two lines."""
        state = Words(row.look.word, row.look.role, Face.WORD, is_at_end=True)
        role = "warn" if row.changes else "text_dim"
        lines = ((state, Words(row.key, face=Face.TITLE)), (Words(row.detail, role),))
        return RowDrawing(lines, row.look.icon, row.look.role)
