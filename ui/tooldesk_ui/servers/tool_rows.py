"""ToolRow: a tool of a server, as a person took it over and as the server has it. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tooldesk.execution.mcp_server.remote_tool import ToolChange, ToolChangeKind
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.tools.tool_definition import McpSource
from tooldesk_ui.servers.server_rows import ServerRow
from tooldesk_ui.widgets.lists.list_words import ListWords
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
DISABLED = StateLook("Disabled", "state_skipped", "text_dim")
OVERRIDDEN = StateLook("Overridden", "edit", "ok")
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

    override: str = ""
    """What models read of it in the place of what its server says; "" for that."""

    is_enabled: bool = True
    """Whether calls may select it, as the person set it."""

    is_offered: bool = False
    """Whether it is among the tools of the workspace, where something can be set for it."""

    @property
    def look(self) -> StateLook:
        """Word, icon and colour of how it stands."""
        if self.change is not None:
            return LOOKS[self.change.kind]
        if not self.is_enabled:
            return DISABLED
        return OVERRIDDEN if self.override else TAKEN

    @property
    def line(self) -> str:
        """The beginning of its description, on one line."""
        return visible_line(" ".join((self.override or self.description).split())[:_LONGEST])

    @property
    def found_by(self) -> str:
        """Name, state and description."""
        return f"{self.key} {self.look.word} {self.description}"


def tool_rows(row: ServerRow) -> list[ToolRow]:
    """All tools of a server: what waits comes first, then the others in the server's order."""
    changes = {each.name: each for each in row.changes}
    known = {**row.tools.taken, **(row.tools.seen or {})}
    own = {each.source.tool: each for each in row.definitions if isinstance(each.source, McpSource)}
    rows = []
    for name, tool in known.items():
        taken, definition = row.tools.taken.get(name), own.get(name)
        override, is_enabled = "", True
        if taken is not None and definition is not None:
            override = definition.description * (definition.description != taken.description)
            is_enabled = definition.enabled
        change = changes.get(name)
        is_taken = taken is not None
        is_offered = definition is not None
        rows.append(
            ToolRow(name, tool.description, is_taken, change, override, is_enabled, is_offered)
        )
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

    def drawing(self, row: ToolRow, column: int) -> RowDrawing:
        """Two lines."""
        state = Words(row.look.word, row.look.role, Face.WORD, is_at_end=True)
        lines = (
            (state, Words(visible_line(row.key), face=Face.CODE)),
            (Words(row.line, "text_dim"),),
        )
        return RowDrawing(lines, row.look.icon, row.look.role)
