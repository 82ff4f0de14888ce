"""ToolRow: a tool of a server, as a person took it over and as the server has it. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tooldesk.execution.mcp_server.remote_tool import ToolChange, ToolChangeKind
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.servers.server_rows import ServerRow
from tooldesk_ui.widgets.lists.list_pane import ListWords
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words
from tooldesk_ui.widgets.state_look import StateLook

WORDS = ListWords(
    "server_tools",
    "tool",
    "tools",
    "tools",
    "They are known once the server was started.",
)
TAKEN = StateLook("Taken over", "check", "ok")
LOOKS = {
    ToolChangeKind.NEW: StateLook("New", "add", "warn"),
    ToolChangeKind.CHANGED: StateLook("Changed", "state_needs_you", "warn"),
    ToolChangeKind.GONE: StateLook("Gone", "state_failed", "error"),
}
_LONGEST = 300


@dataclass(frozen=True, slots=True)
class ToolRow:
    """One tool. Its words are the server's."""

    key: str
    """What the server calls it."""

    description: str
    """What it says of itself, as the server has it now."""

    is_taken: bool
    """Whether calls may use it, as long as nothing of it waits."""

    change: ToolChange | None = None
    """What waits for a person."""

    @property
    def look(self) -> StateLook:
        """Word, icon and colour of how it stands."""
        return TAKEN if self.change is None else LOOKS[self.change.kind]

    @property
    def line(self) -> str:
        """The beginning of its description, on one line."""
        return visible_line(" ".join(self.description.split())[:_LONGEST])

    @property
    def found_by(self) -> str:
        """Name, state and description."""
        return f"{self.key} {self.look.word} {self.description}".lower()


def tool_rows(row: ServerRow) -> list[ToolRow]:
    """All tools of a server: what waits comes first, then the others in the server's order."""
    changes = {each.name: each for each in row.status.changes}
    known = {**row.tools.taken, **(row.tools.seen or {})}
    rows = [
        ToolRow(name, tool.description, name in row.tools.taken, changes.get(name))
        for name, tool in known.items()
    ]
    return sorted(rows, key=lambda each: each.change is None)


class ToolsModel(ListedModel[ToolRow]):
    """A row a tool: its name and state, and its description below."""

    headings = ("Tool",)
    orders = ("What waits first", "Name")
    facet_groups = ("State",)

    def sort_value(self, row: ToolRow, column: int) -> object:
        """By name, or as given."""
        return row.key.lower() if column else 0

    def facets_of(self, row: ToolRow) -> Iterable[Facet]:
        """How it stands."""
        return (("State", row.look.word),)

    def words(self, row: ToolRow) -> tuple[str, ...]:
        """What a screen reader says."""
        return (f"{visible_line(row.key)}, {row.look.word}, {row.line}",)

    def drawing(self, row: ToolRow, column: int) -> RowDrawing:
        """Two lines."""
        state = Words(row.look.word, row.look.role, Face.WORD, is_at_end=True)
        lines = (
            (state, Words(visible_line(row.key), face=Face.CODE)),
            (Words(row.line, "text_dim"),),
        )
        return RowDrawing(lines, row.look.icon, row.look.role)
