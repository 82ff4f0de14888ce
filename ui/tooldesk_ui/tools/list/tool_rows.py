"""What the tool list shows: a plain row a tool, and one a file that is no tool. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words
from tooldesk_ui.widgets.source_icons import source_icon

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.workspace.workspace_problem import WorkspaceProblem

DESCRIPTION_LENGTH = 200


@dataclass(slots=True)  # frozen, ten thousand take five times as long to make
class ToolRow:
    """One line of the list."""

    key: str
    """Unique in the list: the tool's name, or the path of the broken file."""

    title: str
    """What is read first."""

    name: str
    """What the model calls it; the file name of a broken file."""

    description: str
    """One line."""

    tags: tuple[str, ...] = ()
    """Words to find it by."""

    definition: ToolDefinition | None = None
    """The tool, or None for a broken file."""

    problem: WorkspaceProblem | None = None
    """Why it can't be used, or None when it can."""

    kind: str = ""
    """Where the tool comes from, such as http; empty for a broken file."""

    is_disabled: bool = False
    """Whether it is a tool that was taken out of use."""

    @property
    def waits_for_approval(self) -> bool:
        """Whether it has changed since a person approved it."""
        return self.problem is not None and self.problem.waits_for_approval

    @property
    def found_by(self) -> str:
        """The text that the filter looks into."""
        problem = f"problem {self.problem.reason}" if self.problem is not None else ""
        problem += "\ndisabled" if self.is_disabled else ""
        tags = " ".join(self.tags)
        return f"{self.title}\n{self.name}\n{self.description}\n{tags}\n{problem}"


class _Made:
    rows: Sequence[ToolRow] = ()


def rows_of(
    definitions: Iterable[ToolDefinition], problems: Iterable[WorkspaceProblem]
) -> list[ToolRow]:
    """Broken files first, as they want something done; then the tools in their order.

    Rows that were made the last time, if their tool is the very same, are not made again. Ten
    thousand new ones take longer than a window may wait: another thread can make them first.
    """
    by_tool: dict[str, WorkspaceProblem] = {}
    rows: list[ToolRow] = []
    for problem in problems:
        if problem.tool_name is None:
            rows.append(_broken_file(problem, len(rows)))
        else:
            by_tool.setdefault(problem.tool_name, problem)
    known = {id(row.definition): row for row in _Made.rows}
    for tool in definitions:
        row, its = known.get(id(tool)), by_tool.get(tool.name) if by_tool else None
        rows.append(row if row is not None and row.problem == its else _tool(tool, its))
    _Made.rows = tuple(rows)
    return rows


def _broken_file(problem: WorkspaceProblem, place: int) -> ToolRow:
    where = f"Line {problem.line}: " if problem.line else ""
    return ToolRow(
        key=f"{problem.path}#{place}",
        title=problem.path.name,
        name="",
        description=f"{where}{problem.reason}",
        problem=problem,
    )


def _tool(definition: ToolDefinition, problem: WorkspaceProblem | None) -> ToolRow:
    return ToolRow(
        key=definition.name,
        title=definition.display_title,
        name=definition.name,
        description=" ".join(definition.description[:DESCRIPTION_LENGTH].split()),
        tags=definition.tags,
        definition=definition,
        problem=problem,
        kind=definition.source.kind,
        is_disabled=not definition.enabled,
    )


def drawing_of(row: ToolRow) -> RowDrawing:
    """Icon, title and name on the first line; the description, or the problem, on the second."""
    about = row.problem.reason if row.problem and row.definition else row.description
    name = row.name if row.name != row.title else ""
    waits = row.waits_for_approval
    badge = Words("Changed" if waits else "Problem", "error", Face.WORD, "warning", is_at_end=True)
    disabled = Words("Disabled", "text_dim", Face.WORD, is_at_end=True)
    role = "text_dim" if row.is_disabled else "text"
    badges = [badge] * (row.problem is not None) + [disabled] * row.is_disabled
    first = (Words(row.title, role, Face.TITLE), Words(name, "text_dim", Face.SMALL_CODE))
    second = Words(about[:1].upper() + about[1:], "error" if row.problem else "text_dim")
    return RowDrawing(
        ((*badges, *first), (second,)),
        icon=source_icon(row.kind) if row.kind else "file",
    )


@dataclass(frozen=True, slots=True)
class ToolCounts:
    """How many there are of what, in some rows."""

    tools: int
    """A file that is no tool is none."""

    kinds: Counter[str]
    """Tools by where they come from, such as http."""

    files: int
    """Those that are no tools."""

    problems: int
    """Rows that can't be used."""

    waiting: int
    """Rows that wait for approval."""

    enabled: int
    """Tools that are in use."""

    @property
    def words(self) -> str:
        """Such as "3 tools"; a file that is no tool is counted as what it is."""
        counts = ((self.tools, "tool"), (self.files, "file"))
        return " and ".join(counted(count, word) for count, word in counts if count)

    @property
    def summary(self) -> str:
        """Such as "18 tools, 1 problem"."""
        words = counted(self.tools, "tool")
        return f"{words}, {counted(self.problems, 'problem')}" if self.problems else words


def counts_of(rows: Sequence[ToolRow]) -> ToolCounts:
    """Count what stands in these rows, of which there may be ten thousand."""
    # not from their tools: these lie all over the memory, which takes long
    kinds = Counter([row.kind for row in rows])
    files = kinds.pop("", 0)
    tools = len(rows) - files
    with_problem = [row for row in rows if row.problem is not None]
    return ToolCounts(
        tools,
        kinds,
        files,
        problems=len(with_problem),
        waiting=sum(row.waits_for_approval for row in with_problem),
        enabled=tools - len([row for row in rows if row.is_disabled]),
    )
