"""Values that are typed by a person: of which kind they are, and what stands in their field. No Qt.

An empty text, null and no value at all are three different things.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.tools.editor.form.tables import Column, Row, Table

TEXT, NUMBER, TRUE, FALSE, NULL, JSON = "text", "number", "true", "false", "null", "JSON"

WRITTEN = frozenset({TEXT, NUMBER, JSON})
"""Kinds of which there are many values."""

_FIXED: dict[str, JsonValue] = {TRUE: True, FALSE: False, NULL: None}
_KINDS = {
    "string": (TEXT,),
    "integer": (NUMBER,),
    "number": (NUMBER,),
    "boolean": (TRUE, FALSE),
    "array": (JSON,),
    "object": (JSON,),
    "null": (NULL,),
}


def kinds_of(types: Sequence[str]) -> tuple[str, ...]:
    """The kinds of values that are of some types; all where no type is named."""
    found = [kind for each in types or _KINDS for kind in _KINDS[each]]
    return tuple(dict.fromkeys(found))


def kind_of(value: JsonValue) -> str:
    """Of which kind a value is."""
    if value is None or isinstance(value, bool):
        return {None: NULL, True: TRUE, False: FALSE}[value]
    if isinstance(value, str):
        return TEXT
    return NUMBER if isinstance(value, int | float) else JSON


def words_of(value: JsonValue) -> str:
    """What stands in the field of a value."""
    if kind_of(value) not in WRITTEN:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def value_of(kind: str, words: str) -> JsonValue:
    """The value of a kind that words stand for; ABSENT where they stand for none."""
    if kind in _FIXED:
        return _FIXED[kind]
    if kind == TEXT:
        return words
    try:
        value: JsonValue = json.loads(words, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return ABSENT
    return value if kind == JSON or kind_of(value) == NUMBER else ABSENT


def values_table(types: Sequence[str]) -> Table:
    """A list of values, one a row, each with its kind where several are possible."""
    kinds = kinds_of(types)
    if kinds == (TEXT,) or kinds == (NUMBER,):
        kind = kinds[0]

        def to_rows(value: JsonValue) -> list[Row] | None:
            if not _is_list_of(value, (kind,)):
                return [] if value is ABSENT else None
            return [Row([words_of(each)], {"value": each}) for each in value]

        def to_value(rows: list[Row], _before: JsonValue) -> JsonValue:
            return [_value_in(row, kind, str(row.cells[0])) for row in rows] or ABSENT

        return Table("value", (Column("Value", is_code=True),), to_rows, to_value)

    def to_kinded_rows(value: JsonValue) -> list[Row] | None:
        if not _is_list_of(value, kinds):
            return [] if value is ABSENT else None
        return [Row([words_of(each), kind_of(each)], {"value": each}) for each in value]

    def to_kinded_value(rows: list[Row], _before: JsonValue) -> JsonValue:
        return [_value_in(row, str(row.cells[1]), str(row.cells[0])) for row in rows] or ABSENT

    columns = (Column("Value", is_code=True), Column("Kind", kinds[0], kinds, stretch=0))
    return Table("value", columns, to_kinded_rows, to_kinded_value)


def _value_in(row: Row, kind: str, words: str) -> JsonValue:
    """The value of a row: as it was written where nobody changed it."""
    before = row.rest.get("value", ABSENT)
    if before is not ABSENT and kind_of(before) == kind and words_of(before) == words:
        return before
    made = value_of(kind, words)
    # what is no number yet is told of by the check, at its place
    return words if made is ABSENT else made


def _is_list_of(value: JsonValue, kinds: Sequence[str]) -> bool:
    return isinstance(value, list) and all(kind_of(each) in kinds for each in value)


def _refuse(name: str) -> None:
    raise ValueError(name)
