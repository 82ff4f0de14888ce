"""The list shows what is broken first, and finds tools by any of their words."""

from __future__ import annotations

import pytest

from tooldesk_ui.tools.list.tool_list_model import ToolListModel
from tooldesk_ui.tools.list.tool_rows import ToolRow, counts_of, rows_of
from tooldesk_ui.widgets.lists.row_search import RowSearch
from tooldesk_ui.widgets.text_area.find_query import Query


def test_broken_files_come_first_and_broken_tools_keep_their_place(definition, problem) -> None:
    rows = rows_of([definition("a"), definition("b")], [problem("b"), problem(file="t/bad.json")])
    assert [(row.title, row.problem is not None) for row in rows] == [
        ("bad.json", True),
        ("a", False),
        ("b", True),
    ]
    assert rows[0].description == "Line 3: not JSON"


def test_two_problems_of_one_file_are_two_rows(problem) -> None:
    rows = rows_of([], [problem(), problem()])
    assert len({row.key for row in rows}) == 2


def found(rows: list[ToolRow], words: str) -> list[ToolRow]:
    model = ToolListModel()
    model.set_rows(rows)
    model.set_search(RowSearch(Query(words)))
    return [model.row_at(number) for number in range(model.rowCount())]


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("", True),
        ("unit", True),
        ("CONVERT", True),
        ("miles physics", True),
        ("miles chemistry", False),
        ("problem", False),
    ],
)
def test_every_word_must_match_somewhere(definition, text: str, is_found: bool) -> None:
    tool = definition(
        "convert", title="Unit converter", description="From miles to km", tags=("physics",)
    )
    assert bool(found(rows_of([tool], []), text)) is is_found


def test_problems_are_found_by_the_word(definition, problem) -> None:
    rows = rows_of([definition("a"), definition("b")], [problem("a")])
    assert [row.name for row in found(rows, "problem")] == ["a"]


def test_summary_counts_tools_and_problems(definition, problem) -> None:
    whole = rows_of([definition("a"), definition("b")], [])
    assert counts_of(whole).summary == "2 tools"
    broken = rows_of([definition("a")], [problem("a"), problem(file="t/bad.json")])
    assert counts_of(broken).summary == "1 tool, 2 problems"
