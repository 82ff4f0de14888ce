"""Rows say how near a tool is to its limit, in words and for the bar."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tooldesk.execution.usage_limits import UsageStanding
from tooldesk.settings import PoolSettings
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition, UsagePeriod
from tooldesk_ui.limits.table.limit_rows import LimitRow, LimitState, rows_of, summary_of
from tooldesk_ui.limits.table.limits_model import LimitsModel
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_search import RowSearch
from tooldesk_ui.widgets.text_area.find_query import Query
from tooldesk_ui.widgets.time_words import ago_words, until_words

NOW = datetime(2026, 3, 4, 10, 0, tzinfo=UTC)


def row(count: int | None, limit: int | None) -> LimitRow:
    return LimitRow("a", "A", limit, "", count, count, None, None, "default")


@pytest.mark.parametrize(
    ("count", "limit", "state", "fraction", "uses", "warning"),
    [
        (7, None, LimitState.UNLIMITED, None, "7, unlimited", ""),
        (None, 10, LimitState.UNLIMITED, None, "? of 10", ""),
        (0, 10, LimitState.FINE, 0.0, "0 of 10", ""),
        (7, 10, LimitState.FINE, 0.7, "7 of 10", ""),
        (9, 10, LimitState.LOW, 0.9, "9 of 10", "1 left"),
        (12, 10, LimitState.USED_UP, 1.0, "12 of 10", "used up"),
        (0, 0, LimitState.USED_UP, 1.0, "0 of 0", "used up"),
        (1_234, 5_000, LimitState.FINE, 0.2468, "1,234 of 5,000", ""),
    ],
)
def test_state_bar_and_words_agree(count, limit, state, fraction, uses, warning) -> None:
    made = row(count, limit)
    assert (made.state, made.fraction, made.uses, made.warning) == (state, fraction, uses, warning)


def test_rows_take_their_counts_from_the_standings(theme: Theme) -> None:
    source = PythonSource(file="x.py", function="f")
    tools = [
        ToolDefinition(
            name="a", source=source, max_usage_count=3, usage_period=UsagePeriod.DAY, title="Al"
        ),
        ToolDefinition(name="b", source=source, resource_pool="mine"),
    ]
    standing = UsageStanding("a", 3, 3, UsagePeriod.DAY, NOW, 9, NOW)
    first, second = rows_of(tools, PoolSettings(prefixes={"a": "of_a"}), {"a": standing})
    assert (first.count, first.total, first.period, first.pool) == (3, 9, "day", "of_a")
    assert (second.count, second.limit, second.pool) == (None, None, "mine")
    assert summary_of([first, second]) == "2 tools, 1 with a limit, 1 used up"
    assert summary_of([second]) == "1 tool, none with a limit"
    model = LimitsModel(theme)
    model.set_rows([first, second])
    model.set_search(RowSearch(Query("al used day")))
    assert [model.row_at(number) for number in range(model.rowCount())] == [first]


@pytest.mark.parametrize(
    ("seconds", "until", "ago"),
    [
        (0, "in 0 s", "Just now"),
        (42, "in 42 s", "42 s ago"),
        (150, "in 2 min", "2 min ago"),
        (3 * 3600 + 720, "in 3 h 12 min", "3 h ago"),
        (7200, "in 2 h", "2 h ago"),
        (2 * 86_400 + 3 * 3600, "in 2 d 3 h", "2 d ago"),
        (20 * 86_400, "in 20 d", "2026-02-12"),
    ],
)
def test_times_are_told_in_the_fitting_unit(seconds: int, until: str, ago: str) -> None:
    assert until_words(NOW + timedelta(seconds=seconds), NOW) == until
    assert ago_words(NOW - timedelta(seconds=seconds), NOW) == ago


def test_no_time_is_told_as_such() -> None:
    assert (until_words(None, NOW), ago_words(None, NOW)) == ("", "Never")
