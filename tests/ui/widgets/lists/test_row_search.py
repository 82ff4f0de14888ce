"""Rows are looked through in steps, each of which goes on where the last one ended."""

from __future__ import annotations

from growth import MOST, Run, growth

from tooldesk_ui.widgets.lists.row_search import RowSearch
from tooldesk_ui.widgets.text_area.find_query import Query

A_WORD = Query("many", is_word=True)


def looked_through(texts: list[str]) -> RowSearch:
    search = RowSearch(A_WORD)
    while not search.step(texts, 0.0):
        pass
    return search


def test_short_steps_take_time_by_the_number_of_rows() -> None:
    def run(count: int) -> Run:
        texts = [f"row {number} of many" for number in range(count)]
        return lambda: looked_through(texts)

    assert growth(run, 3_000, floor_s=0.02) <= MOST


def test_rows_that_changed_behind_a_step_are_looked_at_too() -> None:
    search, texts = RowSearch(A_WORD), ["one of many", "two", "three"]
    assert not search.step(texts, 0.0)
    texts[0] = "as many"
    while not search.step(texts, 0.0):
        pass
    assert search.fitting(texts, texts) == ["as many"]
    texts[:] = ["many", "two"]  # fewer than were looked at
    while not search.step(texts, 0.0):
        pass
    assert search.fitting(texts, texts) == ["many"]
