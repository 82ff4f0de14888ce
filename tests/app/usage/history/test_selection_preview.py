"""What other settings would change: shown before they are saved, over the calls that were made."""

from __future__ import annotations

import pytest

from tooldesk.bootstrap import App
from tooldesk.calling.selection import NameIndex, SelectionPolicy
from tooldesk.calling.tool_calling import FORMAT_ERROR, ToolCalling
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.history import MAX_NAME_LENGTH, History
from tooldesk.usage.history.selection_preview import WrittenName, preview

DEFAULT = SelectionPolicy()
STRICT = SelectionPolicy(threshold=0.99)
PLAIN = SelectionPolicy(confirm_word_changes=False)
NO_MARGIN = SelectionPolicy(minimum_margin=0.0, confirm_word_changes=False)
TOOLS = NameIndex(("send_message", "text_statistics", "read_file_a", "read_file_b"))


@pytest.mark.parametrize(
    ("name", "now", "then", "verdicts"),
    [
        ("text_statitsics", DEFAULT, STRICT, ("fuzzy", "unknown")),
        ("text_statitsics", STRICT, DEFAULT, ("unknown", "fuzzy")),
        ("sent_message", DEFAULT, PLAIN, ("needs confirmation", "fuzzy")),
        ("read_file_c", PLAIN, NO_MARGIN, ("ambiguous", "fuzzy")),
        ("text_statitsics", DEFAULT, DEFAULT, None),
        ("text_statistics", DEFAULT, STRICT, None),
        ("TextStatistics", DEFAULT, STRICT, None),
        ("launch_rocket", DEFAULT, STRICT, None),
    ],
)
def test_names_decided_differently_are_told_with_both_outcomes(name, now, then, verdicts):
    changes = preview([WrittenName(name, 3)], TOOLS, now, then)
    found = [(change.now.verdict, change.then.verdict) for change in changes]
    assert found == ([verdicts] if verdicts else [])
    assert [change.written.count for change in changes] == [3] * len(changes)


def test_changes_keep_the_order_and_say_what_they_were_judged_by():
    names = [WrittenName(name, 1) for name in ("send_mesage", "x", "text_statitsics")]
    changes = preview(names, TOOLS, DEFAULT, STRICT)
    assert [change.written.name for change in changes] == ["send_mesage", "text_statitsics"]
    assert [(each.now.threshold, each.then.threshold) for each in changes] == [(0.85, 0.99)] * 2


@pytest.fixture
async def history(app: App) -> History:
    await app.open_database()
    return app.history


async def remember(history: History, *names: str) -> None:
    for name in names:
        calling = ToolCalling(name, {"deep": [[]]})
        record = CallRecord(ToolContext(session_id="session"), calling, "selected")
        if name == FORMAT_ERROR:
            record.tool_name = FORMAT_ERROR
        await history.add(record, ToolResult((TextContent("ok"),)))


async def test_written_names_come_counted_and_newest_first(history: History):
    await remember(history, "a", "b", "a", "c", "b", "b", FORMAT_ERROR)
    found = await history.written_names()
    assert found == (WrittenName("b", 3), WrittenName("c", 1), WrittenName("a", 2))
    assert await history.written_names(limit=1) == (WrittenName("b", 3),)


async def test_hostile_names_are_read_back(history: History):
    names = ("", "\ud800", "näme \U0001f600", 'a"b\\c', "x" * (MAX_NAME_LENGTH + 5))
    await remember(history, *names)
    found = [each.name for each in await history.written_names()]
    assert found == [name[:MAX_NAME_LENGTH] for name in reversed(names)]


async def test_empty_history_has_no_names(history: History):
    assert await history.written_names() == ()
