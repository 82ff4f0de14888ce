"""Questions to a table of comma-separated values."""

from __future__ import annotations

import csv
import io
import os
from typing import Any, Literal, TypedDict

MAX_FILE_BYTES = 20_000_000
MAX_ROWS = 1_000


class Condition(TypedDict):
    """What the rows must fulfil; numbers are compared as numbers."""

    column: str
    operator: Literal["=", "!=", "<", "<=", ">", ">=", "contains"]
    value: str | float


class Answer(TypedDict):
    """The rows found."""

    columns: list[str]
    rows: list[dict[str, Any]]
    matched: int


def query_csv(
    csv_text: str | None = None,
    file: str | None = None,
    where: list[Condition] | None = None,
    select: list[str] | None = None,
    group_by: str | None = None,
    aggregate: Literal["count", "sum", "average", "minimum", "maximum"] | None = None,
    of_column: str | None = None,
    sort_by: str | None = None,
    descending: bool = False,
    limit: int = 100,
) -> Answer:
    """Filter, group, sort and select the rows of a CSV table whose first line names the columns.

    Args:
        csv_text: The table itself. Give this or file.
        file: A file in the working folder to read the table from.
        where: Conditions that a row must all fulfil.
        select: The columns to return, in this order. All when left out.
        group_by: Make one row of all rows with the same value in this column.
        aggregate: What to calculate for each group, or for all rows when group_by is left out.
        of_column: The column to aggregate; count needs none.
        sort_by: The column of the answer to sort by.
        descending: Whether to sort from high to low.
        limit: How many rows to return at most, up to 1000.

    Returns:
        The columns, the rows, and how many rows fulfilled the conditions.

    Raises:
        ValueError: There is no such column or file, or the table can't be read.
    """
    columns, table = read_table(csv_text, file)
    for condition in where or []:
        check_column(condition["column"], columns)
        table = [row for row in table if fulfils(row, condition)]
    matched = len(table)
    if aggregate is not None:
        columns, table = aggregated(columns, table, group_by, aggregate, of_column)
    if sort_by is not None:
        check_column(sort_by, columns)
        table = sorted(table, key=lambda row: sort_key(row[sort_by]), reverse=descending)
    for column in select or []:
        check_column(column, columns)
    shown = select or columns
    rows = [{column: row[column] for column in shown} for row in table[: clamp(limit)]]
    return {"columns": shown, "rows": rows, "matched": matched}


def read_table(csv_text: str | None, file: str | None) -> tuple[list[str], list[dict[str, Any]]]:
    """The names of the columns and the rows, with numbers as numbers."""
    if (csv_text is None) == (file is None):
        raise ValueError("Give either csv_text or file.")
    text = read_file(file) if csv_text is None else csv_text
    reader = csv.reader(io.StringIO(text), skipinitialspace=True)
    lines = [line for line in reader if line]
    if not lines:
        raise ValueError("The table is empty; its first line should name the columns.")
    columns = lines[0]
    rows = []
    for number, line in enumerate(lines[1:], start=2):
        if len(line) != len(columns):
            raise ValueError(f"Row {number} has {len(line)} values for {len(columns)} columns.")
        rows.append({column: as_number(value) for column, value in zip(columns, line, strict=True)})
    return columns, rows


def read_file(file: str) -> str:
    """The text of a file that is really inside of the working folder."""
    folder = os.path.realpath(os.getcwd())
    path = os.path.realpath(os.path.join(folder, file))
    if os.path.commonpath([folder, path]) != folder:
        raise ValueError(f"{file} is outside of the working folder.")
    if not os.path.isfile(path):
        raise ValueError(f"There is no file {file} in the working folder.")
    if os.path.getsize(path) > MAX_FILE_BYTES:
        raise ValueError(f"{file} is larger than {MAX_FILE_BYTES // 1_000_000} MB.")
    with open(path, encoding="utf-8-sig", newline="") as table:
        return table.read()


def fulfils(row: dict[str, Any], condition: Condition) -> bool:
    """Whether the row fulfils one condition."""
    found, wanted = row[condition["column"]], condition["value"]
    operator = condition["operator"]
    if operator == "contains":
        return str(wanted).lower() in str(found).lower()
    if isinstance(wanted, str):
        wanted = as_number(wanted)
    if operator in ("=", "!="):
        return (found == wanted) == (operator == "=")
    left, right = sort_key(found), sort_key(wanted)
    if left[0] != right[0]:
        return False
    if operator in ("<", "<="):
        return left < right or (operator == "<=" and left == right)
    return left > right or (operator == ">=" and left == right)


def aggregated(
    columns: list[str],
    table: list[dict[str, Any]],
    group_by: str | None,
    aggregate: str,
    of_column: str | None,
) -> tuple[list[str], list[dict[str, Any]]]:
    """One row a group, with the group's value and the aggregate."""
    for column in (group_by, of_column):
        if column is not None:
            check_column(column, columns)
    if of_column is None and aggregate != "count":
        raise ValueError(f"Say with of_column what to take the {aggregate} of.")
    groups: dict[Any, list[dict[str, Any]]] = {}
    for row in table:
        groups.setdefault(row[group_by] if group_by else "all", []).append(row)
    result_column = f"{aggregate}_{of_column}" if of_column else aggregate
    rows = []
    for group, members in groups.items():
        value = aggregate_of(members, aggregate, of_column)
        rows.append({group_by or "group": group, result_column: value})
    return [group_by or "group", result_column], rows


def aggregate_of(members: list[dict[str, Any]], aggregate: str, of_column: str | None) -> Any:
    """The aggregate of one group; values that are no numbers are left out."""
    if aggregate == "count":
        return len(members)
    numbers = [row[of_column] for row in members if isinstance(row[of_column], (int, float))]
    if not numbers:
        return None
    if aggregate == "average":
        return sum(numbers) / len(numbers)
    return {"sum": sum, "minimum": min, "maximum": max}[aggregate](numbers)


def check_column(column: str, columns: list[str]) -> None:
    """Refuse a column that the table does not have."""
    if column not in columns:
        raise ValueError(f"There is no column {column!r}; there are: {', '.join(columns)}.")


def as_number(value: str) -> Any:
    """The number that a text says, or the text."""
    for kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            continue
    return value


def sort_key(value: Any) -> tuple[int, Any]:
    """Numbers before texts, texts without regard to case."""
    return (0, value) if isinstance(value, (int, float)) else (1, str(value).lower())


def clamp(limit: int) -> int:
    """A number of rows that is allowed."""
    return min(max(limit, 0), MAX_ROWS)
