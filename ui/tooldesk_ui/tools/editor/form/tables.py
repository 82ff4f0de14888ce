"""Values that are edited as a small table: its columns, and how rows become a value. No Qt.

`to_rows` gives None for a value that no such table can hold; then it is edited as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.file_merge import ABSENT

Cell = str | bool


@dataclass(slots=True)
class Row:
    """One line of a table."""

    cells: list[Cell]
    """What is shown, by column."""

    rest: JsonObject = field(default_factory=dict)
    """What its value says besides; survives every edit of the cells."""

    @property
    def name(self) -> str:
        """The first cell."""
        return str(self.cells[0])


@dataclass(frozen=True, slots=True)
class Column:
    """One column."""

    label: str
    """Above it, and what a screen reader says."""

    default: Cell = ""
    """What a new row holds."""

    choices: tuple[str, ...] = ()
    """The values of a choice; none for free text."""

    stretch: int = 1
    """How much of the width it takes; 0 is only what it needs."""

    is_code: bool = False
    """Whether it is shown in the monospaced face."""


@dataclass(frozen=True, slots=True)
class Table:
    """How one kind of value is shown."""

    noun: str
    """What one row is."""

    columns: tuple[Column, ...]
    """From left to right; the first names the row."""

    to_rows: Callable[[JsonValue], list[Row] | None]
    """The rows of a value."""

    to_value: Callable[[list[Row], JsonValue], JsonValue]
    """The value of rows; the second is the value before, for what rows don't show."""


def pairs_table(noun: str, first: str, second: str) -> Table:
    """An object of texts."""
    columns = (Column(first, is_code=True), Column(second, stretch=2, is_code=True))
    return Table(noun, columns, _pairs_to_rows, _rows_to_pairs)


def _pairs_to_rows(value: JsonValue) -> list[Row] | None:
    if not isinstance(value, dict):
        return [] if value is ABSENT or value is None else None
    if not all(isinstance(each, str) for each in value.values()):
        return None
    return [Row([name, each]) for name, each in value.items()]


def _rows_to_pairs(rows: list[Row], _before: JsonValue) -> JsonValue:
    return {row.name: row.cells[1] for row in rows if row.name} or ABSENT


def _words_to_rows(value: JsonValue) -> list[Row] | None:
    if not isinstance(value, list):
        return [] if value is ABSENT else None
    is_shown = all(isinstance(each, str) or _is_group(each) for each in value)
    return [Row([_word(each)]) for each in value] if is_shown else None


def _word(value: JsonValue) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _rows_to_words(rows: list[Row], _before: JsonValue) -> JsonValue:
    return [_group_or_word(row.name) for row in rows]


def _group_or_word(text: str) -> JsonValue:
    if not text.startswith("["):
        return text
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value if _is_group(value) else text


def _is_group(value: JsonValue) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _variables_to_rows(value: JsonValue) -> list[Row] | None:
    if not isinstance(value, list):
        return [] if value is ABSENT else None
    rows = [_variable_row(each) for each in value if isinstance(each, dict)]
    return rows if len(rows) == len(value) else None


def _variable_row(variable: JsonObject) -> Row:
    texts = [str(variable.get(key) or "") for key in ("name", "description", "default")]
    return Row(
        [texts[0], texts[1], variable.get("required", True) is not False, texts[2]], variable
    )


def _rows_to_variables(rows: list[Row], _before: JsonValue) -> JsonValue:
    return [_variable(row) for row in rows if row.name] or ABSENT


def _variable(row: Row) -> JsonObject:
    name, description, is_required, default = row.cells
    variable = {**row.rest, "name": name}
    given = {"description": description, "default": default, "required": is_required}
    for key, value in given.items():
        if value == ("" if key != "required" else True):
            variable.pop(key, None)
        else:
            variable[key] = value
    return variable


WORDS_TABLE = Table("word", (Column("Word", is_code=True),), _words_to_rows, _rows_to_words)

VARIABLES_TABLE = Table(
    "variable",
    (
        Column("Name", is_code=True),
        Column("Description", stretch=2),
        Column("Required", True, stretch=0),
        Column("Default", is_code=True),
    ),
    _variables_to_rows,
    _rows_to_variables,
)
