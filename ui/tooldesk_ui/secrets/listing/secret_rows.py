"""What the list of the Secrets screen shows: variables, alone or below their tools."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk_ui.language import tr
from tooldesk_ui.secrets.state_looks import look_of, scope_words
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words
from tooldesk_ui.widgets.source_icons import source_icon

if TYPE_CHECKING:
    from tooldesk.secret_vault.overview import VariableOverview
    from tooldesk.signing.key_overview import KeyOverview
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk_ui.widgets.state_look import StateLook

NO_TOOL = ""
"""The name of the group of what no tool declares."""


@dataclass(frozen=True, slots=True)
class SecretRow:
    """One line of the list: a variable, the tool above its variables, or a signing key."""

    key: str
    """Unique in the list."""

    title: str
    """What is read first."""

    detail: str
    """The second line."""

    look: StateLook | None = None
    """Its state; None for a tool."""

    variable: VariableOverview | None = None
    """The variable; None for all else."""

    signing_key: KeyOverview | None = None
    """The signing key; None for all else."""

    tool_name: str | None = None
    """The tool that the row is, or stands below; None where variables stand alone."""

    icon: str = ""
    """What stands before a tool; a variable has its state there."""

    found_by: str = ""
    """Lower-case text that the filter looks into."""

    @property
    def spoken(self) -> str:
        """What a screen reader says."""
        if self.look is None:
            return f"{tr('Tool')} {self.title}, {tr(self.detail)}"
        return f"{self.title}, {tr(self.look.word)}, {tr(self.detail)}"


def variable_rows(shown: Iterable[VariableOverview]) -> list[SecretRow]:
    """One row a variable; what stops tools comes first."""
    ordered = sorted(shown, key=lambda each: not each.is_bad)
    return [_variable(each, each.name) for each in ordered]


def tool_rows(
    shown: Sequence[VariableOverview], definitions: Iterable[ToolDefinition]
) -> list[SecretRow]:
    """Every tool that declares variables, in its order, with these below it."""
    by_name = {each.name: each for each in shown}
    rows: list[SecretRow] = []
    for definition in definitions:
        declared = [by_name[each.name] for each in definition.env_vars if each.name in by_name]
        if declared:
            rows += _group(
                definition.name,
                definition.display_title,
                declared,
                source_icon(definition.source.kind),
            )
    undeclared = [each for each in shown if not each.uses]
    return rows + (_group(NO_TOOL, "No tool", undeclared, "secrets") if undeclared else [])


def drawing_of(row: SecretRow) -> RowDrawing:
    """State icon, name and state word, and what uses it below."""
    if row.look is None:
        title = Words(row.title, face=Face.GROUP)
        return RowDrawing(((title,), (Words(row.detail, "text_dim"),)), row.icon)
    state = Words(row.look.word, row.look.role, Face.WORD, is_at_end=True)
    first = (state, Words(row.title, face=Face.CODE))
    return RowDrawing(
        (first, (Words(row.detail, "text_dim"),)),
        row.look.icon,
        row.look.role,
        is_indented=row.tool_name is not None,
    )


def summary(shown: Sequence[VariableOverview]) -> str:
    """How many there are, and how many of them stop a tool: a locked one is set."""
    locked = sum(each.is_bad and each.state.value == "locked" for each in shown)
    to_set = sum(each.is_bad for each in shown) - locked
    counts = ((to_set, "to set"), (locked, "locked"))
    said = [f"{count:,} {word}" for count, word in counts if count]
    return ", ".join([counted(len(shown), "variable"), *said])


def _group(name: str, title: str, declared: list[VariableOverview], icon: str) -> list[SecretRow]:
    ready = sum(not each.is_bad for each in declared)
    detail = "stored, declared by none" if name == NO_TOOL else f"{ready} of {len(declared)} ready"
    below = [_variable(each, f"{name}/{each.name}", name, title) for each in declared]
    found_by = "\n".join([title, name, *(row.found_by for row in below)])
    head = SecretRow(f"{name}/", title, detail, tool_name=name, icon=icon, found_by=found_by)
    return [head, *below]


def _variable(
    shown: VariableOverview, key: str, tool_name: str | None = None, tool_title: str = ""
) -> SecretRow:
    used_by = ", ".join(shown.used_by) or "no tool declares it"
    scope = scope_words(shown)
    where = f"for {scope}" if scope else _hint(shown)
    if tool_name is None:
        detail = " · ".join(part for part in (where, used_by) if part)
    else:
        detail = where or shown.origin or shown.description or "no value"
    look = look_of(shown)
    parts = (shown.name, look.word, scope, shown.description, used_by, tool_title)
    found_by = "\n".join(parts)
    return SecretRow(key, shown.name, detail, look, shown, tool_name=tool_name, found_by=found_by)


def _hint(shown: VariableOverview) -> str:
    """That a value could be had from the environment, where there is no other."""
    environment = shown.places[2]
    could_be = shown.state.value == "missing" and environment.has_value
    return "in the environment, not allowed" if could_be else ""
