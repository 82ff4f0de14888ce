"""Large calls are listed quickly, read whole and found, and what is kept of them is bounded."""

from __future__ import annotations

import asyncio
import json
import random
from array import array
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import Connection

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.leaks.leak_scan import scan
from tooldesk.storage.database import Database
from tooldesk.storage.packed_json import pack, pack_large, unpack
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.json_comparison import compared
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_figures import figures_of
from tooldesk.usage.history.call_filter import (
    CACHED,
    FAILED,
    MOST_LOOKED_THROUGH,
    CallFilter,
    CallOrder,
)
from tooldesk.usage.history.call_record import CallRecord, WrittenOutput
from tooldesk.usage.history.history import History
from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk.usage.stage_report import StageReport


async def test_call_of_ten_megabytes_is_bounded_and_found(database: Database):
    history = History(database, RowOwner(Path("workspace")))
    large = "begin " + "0123456789" * 1_000_000
    calling = ToolCalling("say", {"text": "small"}, start=0, end=5, dialect="hermes")
    record = CallRecord(ToolContext(), calling, "say", written=WrittenOutput(large))
    await history.add(record, ToolResult((TextContent(large),), structured=large))
    (listed,) = await history.calls.page()
    assert listed.detail is not None, "it packs well"
    found = await history.calls.find(1)
    assert found is not None
    assert found.detail is not None
    (block,) = found.detail["result"]["content"]
    for kept in (block["text"], found.detail["raw"]):
        assert kept.startswith("begin 0")
        assert kept.endswith("characters were not kept.")
        assert len(kept) < 1_000_100
    assert [each.number for each in await history.calls.search("begin small")] == [1]


async def test_list_says_what_was_asked_for_however_large_the_answer_is(database: Database):
    history = History(database, RowOwner(Path("workspace")))
    noise = random.Random(4)
    words = " ".join(f"{noise.random()}" for _ in range(20_000))  # packs badly
    for asked in ({"text": "smäll"}, {"text": words}):
        record = CallRecord(ToolContext(), ToolCalling("say", asked, dialect="hermes"), "say")
        await history.add(record, ToolResult((TextContent(words),)))
    large, small = await history.calls.page()
    assert (large.detail, small.detail) == (None, None)
    assert small.arguments == {"text": "smäll"}
    assert large.arguments is None
    assert small.calling["toolName"] == "say"


async def test_beginning_of_a_row_that_a_stranger_wrote_is_nothing(database: Database):
    history = History(database, RowOwner(Path("workspace")))
    for _ in range(4):
        record = CallRecord(ToolContext(), ToolCalling("say", {}, dialect="hermes"), "say")
        await history.add(record, ToolResult((TextContent("said"),)))
    nested = b"\x01" + b"".join(pack_large(json.loads('{"calling":' + "[" * 900 + "]" * 900 + "}")))
    rows = [b"\x01" + b"no" * 20_000, b"", b"\x07" + b"x" * 30_000, nested + b"x" * 30_000]
    change = "UPDATE history SET detail = ?2 WHERE id = ?1"
    await database.write(
        lambda connection: connection.executemany(change, list(enumerate(rows, 1)))
    )
    assert [call.arguments for call in await history.calls.page()] == [None] * 4


@pytest.mark.parametrize("text", ["", "word"])
async def test_workspace_without_a_call_has_none_of_any_kind(database: Database, text: str):
    calls = History(database, RowOwner(Path("workspace"))).calls
    for outcome in ("", "ok", FAILED, CACHED, "running", "interrupted", "permanent"):
        for stage in ("", "execute"):
            wanted = CallFilter(outcome=outcome, stage=stage)
            for order in CallOrder:
                assert list(await calls.numbers(wanted, text=text, order=order)) == []
            for by in ("tool", "day"):
                assert await figures_of(calls, by, wanted, text) == []


async def test_call_is_found_by_its_time_though_the_clock_was_set_back(database: Database):
    history = History(database, RowOwner(Path("workspace")))
    calling = ToolCalling("say", {}, dialect="hermes")
    for _ in range(3):
        record = CallRecord(ToolContext(), calling, "say")
        await history.add(record, ToolResult((TextContent("said"),)))
    times = [(number, 1_000_000 * s) for number, s in ((1, 100), (2, 50), (3, 200))]
    change = "UPDATE history SET finished_at = ?2 WHERE id = ?1"
    await database.write(lambda connection: connection.executemany(change, times))
    moment = datetime.fromtimestamp(90, UTC)
    found = [await history.calls.page(CallFilter(**{side: moment})) for side in ("since", "until")]
    assert [[each.number for each in page] for page in found] == [[3, 1], [2]]


async def test_time_that_a_stranger_wrote_hides_no_call_among_very_many(database: Database):
    """Of so many the first is found by halves, and each half may begin with such a row."""
    numbers = range(1, MOST_LOOKED_THROUGH + 100)
    odd: dict[int, object] = {middle: "text" for middle in (10_000, 10_050, 10_075)}
    odd |= {15_000: 2**62, 15_075: b"", 17_500: -1, 17_588: None, 2**63 - 1: 10**11}
    rows = [(each, odd.get(each, each * 1_000_000)) for each in (*numbers, 2**63 - 1)]
    add = (
        "INSERT INTO history (id, owner, tool_name, dialect, outcome, finished_at, detail)"
        " VALUES (?, 1, 'say', 'hermes', 'ok', ?, x'')"
    )

    def work(connection: Connection) -> None:
        connection.execute("INSERT INTO history_owners (folder) VALUES ('')")
        connection.executemany(add, rows)

    await database.write(work)
    calls = History(database, RowOwner(Path("workspace"))).calls
    for s in (5_000, 10_050, 15_037, 17_588, 19_000, 10**8):
        moment = datetime.fromtimestamp(s, UTC)
        since, until = (
            set(await calls.numbers(CallFilter(since=moment))),
            set(await calls.numbers(CallFilter(until=moment))),
        )
        good = set(numbers) - odd.keys()
        assert since & good == {each for each in good if each >= s}, s
        assert until & good == {each for each in good if each < s}, s


async def test_secret_at_the_place_where_arguments_and_text_are_cut_leaves_no_half(
    database: Database, tmp_path: Path
):
    secret = "canary-8d27aa01b6f3-with-a-long-tail"
    redactor = Redactor()
    redactor.learn([("KEY", secret)])
    history = History(database, RowOwner(tmp_path), redactor)
    before = "x" * (900_000 - 10)
    calling = ToolCalling("say", {"text": f"{before}{secret}" + "y" * 200_000}, dialect="hermes")
    text = "z" * (1_000_000 - 10) + secret + "z" * 100
    record = CallRecord(ToolContext(), calling, "say", written=WrittenOutput(text))
    await history.add(record, ToolResult((TextContent("said"),)))
    found = await history.calls.find(1)
    assert found is not None
    assert found.arguments is not None
    assert found.detail is not None
    assert found.arguments["text"].endswith("characters were not kept.")
    assert found.calling["argumentsLeftOut"] > 100_000
    assert found.detail["raw"].endswith("characters were not kept.")
    assert secret[:8] not in found.arguments["text"] + found.detail["raw"]


async def test_value_that_became_a_secret_later_is_found_in_the_past(
    database: Database, tmp_path: Path
):
    history = History(database, RowOwner(tmp_path))
    for text in ("harmless", "canary-5f1b7c22e94d"):
        record = CallRecord(ToolContext(), ToolCalling("say", {"text": text}), "say")
        await history.add(record, ToolResult((TextContent("said"),)))
    await history.latest(1)  # it is no longer in the journal only
    report = scan([tmp_path], [("KEY", "canary-5f1b7c22e94d")])
    assert [(each.path, each.call, each.line) for each in report.leaks if each.call] == [
        (database.path, 2, None)
    ]


async def test_two_programs_write_search_and_forget_in_one_file(tmp_path: Path):
    databases = [Database(tmp_path / "tooldesk.db") for _ in range(2)]
    histories = [History(each, RowOwner(tmp_path)) for each in databases]
    for number in range(70):
        calling = ToolCalling("say", {"text": f"word{number}"})
        record = CallRecord(ToolContext(), calling, "say")
        history = histories[number % 2]
        history.begin(record)
        await history.add(record, ToolResult((TextContent("said"),)))
    for history in histories:
        await history.latest(1)  # what is noted is written before it
    for history in histories:
        assert len(await history.calls.search("say")) == 70
        assert len(await history.calls.search("word69")) == 1
    for each in databases:
        await each.close()
        assert each.problem is None


async def test_numbers_of_calls_are_given_in_every_order_and_calls_by_their_numbers(
    database: Database,
):
    history, told = History(database, RowOwner(Path("workspace"))), []
    history.changed.add(lambda: told.append(1))
    for number in range(1, 301):
        tool = "odd" if number % 2 else "even"
        calling = ToolCalling(tool, {"text": f"word{number}"}, dialect="hermes")
        await history.add(CallRecord(ToolContext(), calling, tool), ToolResult())
    calls, newest = history.calls, list(range(300, 0, -1))
    assert len(told) == 300
    assert list(await calls.numbers()) == newest
    assert list(await calls.numbers(order=CallOrder.OLDEST)) == newest[::-1]
    assert list(await calls.numbers(order=CallOrder.BY_TOOL))[:2] == [300, 298]
    found = await calls.numbers(CallFilter("odd"), text="word29*")
    assert list(found) == [299, 297, 295, 293, 291, 29]
    assert await calls.tools_and_dialects() == (["even", "odd"], ["hermes"])
    assert [each.number for each in await calls.some([7, 999, 3])] == [7, 3]
    # only the first ones are read again, and what was known of the others stays
    known = array("q", newest[2:-1])
    assert list(await calls.numbers(known=known)) == newest[:-1]
    assert list(await calls.numbers(text="word*", known=known)) == newest[:-1]
    assert list(await calls.numbers(text="word29*", known=known)) == [*range(299, 289, -1), 29]
    assert list(await calls.numbers(known=array("q", [4, 2]))) == newest, "more came than are read"


async def test_many_calls_are_sorted_in_one_go(database: Database):
    history = History(database, RowOwner(Path("workspace")))
    for took_s in (0.1, 0.3, 0.2):
        calling = ToolCalling("say", {}, dialect="hermes")
        record = CallRecord(ToolContext(), calling, "say")
        record.stages[LifecycleStage.EXECUTE] = StageReport(None, None, "", duration_s=took_s)
        await history.add(record, ToolResult())
    asked: list[str] = []
    await database.read(lambda connection: connection.set_trace_callback(asked.append))
    assert list(await history.calls.numbers(order=CallOrder.SLOWEST)) == [2, 3, 1]
    (question,) = (each for each in asked if "duration_s DESC" in each)

    def steps(connection: Connection) -> set[str]:
        connection.set_trace_callback(None)
        return {each[1] for each in connection.execute(f"EXPLAIN {question}")}

    assert "SorterSort" in await database.read(steps), "else each goes into a B-tree by itself"


async def test_calls_of_the_last_output_are_given_in_their_order(database: Database):
    history = History(database, RowOwner(Path("workspace")))
    assert await history.calls.last_output(10) == []

    async def run(text: str, names: list[str], ends: list[int]) -> None:
        written = WrittenOutput(text)
        callings = [
            ToolCalling(name, {"big": "x" * 50_000}, None, text.find(name), text.find(name) + 1)
            for name in names
        ]
        records = [
            CallRecord(ToolContext(), each, each.tool_name, written=written) for each in callings
        ]
        for record in records:
            history.begin(record)
        for number in ends:
            await history.add(records[number], ToolResult())

    await run("abc", ["a", "b"], [0, 1])
    await run("c d e", ["d", "e", "c"], [1, 2, 0])
    found = await history.calls.last_output(10)
    assert [each.tool_name for each in found] == ["c", "d", "e"], "as written, not as they ran"
    assert found[0].detail is not None
    assert found[0].detail["raw"] == "c d e"
    assert await history.calls.last_output(2) == []
    await history.add(
        CallRecord(ToolContext(), ToolCalling("by_hand", {}), "by_hand"), ToolResult()
    )
    (alone,) = await history.calls.last_output(10)
    assert (alone.tool_name, (alone.detail or {})["raw"]) == ("by_hand", None)


@pytest.mark.parametrize("damaged", [b"", b"\x02", b"\x01", pack({})[:-1], pack({})[1:], "text", 7])
def test_what_is_not_packed_is_refused(damaged: object):
    with pytest.raises(ValueError, match="not packed"):
        unpack(damaged)


def test_differences_are_named_by_their_place():
    then = {
        "content": [{"text": "a"}],
        "isError": False,
        "structured": {"a/b": [1, {"c": 1}], "d": 1},
    }
    now = {"content": [{"text": "b"}], "isError": False, "structured": {"a/b": [1, {"c": 1.0}]}}
    found = [(each.pointer, each.then, each.now) for each in compared(then, now)]
    assert found == [
        ("/content/0/text", "a", "b"),
        ("/structured/a~1b/1/c", 1, 1.0),
        ("/structured/d", 1, None),
    ]
    assert compared(now, now) == ()
    assert len(compared({"a": list(range(99))}, {"a": list(range(1, 100))})) == 50


async def test_calls_of_a_full_disk_are_written_with_their_ends(
    database: Database, monkeypatch: pytest.MonkeyPatch
):
    """On a full disk an end would change nothing, or the row that another call got meanwhile."""
    monkeypatch.setattr("tooldesk.storage.database.RETRY_PAUSE_S", 0.01)
    history = History(database, RowOwner(Path("workspace")))

    async def limit(pages: int) -> None:
        await database.write(
            lambda connection: connection.execute(f"PRAGMA max_page_count={pages}")
        )

    async def run(name: str, words: str) -> None:
        calling = ToolCalling(name, {"words": words}, dialect="hermes")
        record = CallRecord(ToolContext(), calling, name, written=WrittenOutput(words))
        history.begin(record)
        await history.add(record, ToolResult((TextContent(name),)))

    await run("before", "")
    await limit(1)
    large = random.Random(14).randbytes(30_000).hex()
    await run("large", large)
    assert database.problem is not None
    await run("small", "")
    await limit(1_000_000)
    for _ in range(1_000):
        if database.problem is None:
            break
        await asyncio.sleep(0.01)
    found = [(each.tool_name, each.outcome) for each in await history.calls.page(limit=9)]
    assert found == [("small", "ok"), ("large", "ok"), ("before", "ok")]
