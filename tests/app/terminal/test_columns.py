"""Tables line up in a terminal, in scripts with wide letters and with marks too."""

from __future__ import annotations

import pytest

from tooldesk.terminal.columns import columns_of, print_columns


@pytest.mark.parametrize(
    ("text", "columns"),
    [("abc", 3), ("東京", 4), ("e\u0301", 1), ("für", 3), ("🙂", 2), ("a\u200bb", 2), ("", 0)],
)
def test_letters_take_the_columns_that_terminals_give_them(text: str, columns: int) -> None:
    assert columns_of(text) == columns


def test_cells_begin_under_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    print_columns([("name", "why"), ("東京", "far"), ("e\u0301", "")])
    assert capsys.readouterr().out == "name  why\n東京  far\ne\u0301\n"


def test_no_rows_are_no_lines(capsys: pytest.CaptureFixture[str]) -> None:
    print_columns([])
    assert capsys.readouterr().out == ""
