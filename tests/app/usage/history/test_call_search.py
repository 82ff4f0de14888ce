"""However a search finds its calls, it finds the same ones."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_figures import figures_of
from tooldesk.usage.history.call_filter import CallFilter
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.call_search import found_numbers
from tooldesk.usage.history.call_words import phrases_of
from tooldesk.usage.history.history import History

CALLS = 200
FOUND = (
    *("w*", "w1*", "w1* w2*", "W1* say", "w11", '"said so" w2*', "so-w1*", "größe* w*", "gro*"),
    *("東*", "京* w1*", "w1* -w2*"),
)
NOT_FOUND = ("w* nothing", "no* w*", "w* AND w1*", "x*")
FILTERS = (CallFilter(), CallFilter("told"), CallFilter(outcome="failed"), CallFilter(dialect="no"))


@pytest.fixture(scope="module")
def file_of_calls(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Calls of two workspaces and of nobody knows which, all with words that begin alike."""
    file = tmp_path_factory.mktemp("calls") / "tooldesk.db"
    asyncio.run(_keep_calls(file))
    assert not file.with_name(f"{file.name}-wal").exists(), "the file is not all of it"
    return file


async def _keep_calls(file: Path) -> None:
    database = Database(file)
    chance = random.Random(14)
    histories = [History(database, RowOwner(Path(each))) for each in ("here", "there")]
    for number in range(CALLS):
        words = f"w{chance.randrange(40)} so-w{chance.randrange(40)} {'Größe 東京' * (number % 3)}"
        tool = chance.choice(("say", "told"))
        history = histories[number % 5 == 0]
        record = CallRecord(ToolContext(), ToolCalling(tool, {"text": words}), tool)
        result = ToolResult((TextContent("said so"),), is_error=number % 7 == 0)
        await history.add(record, result)
    assert await histories[0].calls.search("nothing") == []  # all are in the index now
    await database.close()


@pytest.fixture
async def database_of_calls(file_of_calls: Path, tmp_path: Path) -> AsyncIterator[Database]:
    """A copy of its own for each test."""
    database = Database(shutil.copy(file_of_calls, tmp_path / "tooldesk.db"))
    yield database
    await database.close()


@pytest.mark.parametrize("wanted", FILTERS, ids=str)
@pytest.mark.parametrize("text", [*FOUND, *NOT_FOUND])
async def test_calls_that_are_looked_at_and_those_of_the_index_are_the_same(
    database_of_calls: Database, text: str, wanted: CallFilter
):
    def numbers(**more: float) -> partial[list[int]]:
        return partial(
            lambda connection, **asked: found_numbers(
                connection, phrases_of(text), wanted, [1, 2], **asked
            ),
            **{"before": CALLS - 2, "limit": CALLS} | more,
        )

    of_index = await database_of_calls.read(numbers(frequent_pages=1_000))
    assert of_index == sorted(of_index, reverse=True)
    looked_at = {"frequent_pages": 0, "looked_s": 600}
    assert await database_of_calls.read(numbers(**looked_at)) == of_index
    first = await database_of_calls.read(numbers(**looked_at, limit=7))
    assert first == of_index[:7]
    # what is not found in time is asked of the index, from there on
    assert await database_of_calls.read(numbers(frequent_pages=0, looked_s=0)) == of_index
    if wanted == CallFilter():
        assert bool(of_index) == (text in FOUND)
    if of_index:
        rest = await database_of_calls.read(numbers(**looked_at, before=of_index[0]))
        assert rest == of_index[1:]


async def test_call_that_is_not_in_the_index_is_not_looked_at(database_of_calls: Database):
    """It still runs, or its end is not written yet; its words come with its end."""
    await database_of_calls.write(
        lambda connection: connection.execute("UPDATE history SET is_indexed = 0 WHERE id = 150")
    )
    found = await database_of_calls.read(
        lambda connection: found_numbers(
            connection,
            phrases_of("w*"),
            CallFilter(),
            [1, 2],
            before=CALLS + 1,
            limit=CALLS,
            frequent_pages=0,
            looked_s=600,
        )
    )
    assert len(found) == CALLS - 1
    assert 150 not in found


@pytest.mark.parametrize("text", ["*", '"', "😀", "( -", "\0"])
async def test_no_call_has_a_word_where_none_is_looked_for(database_of_calls: Database, text: str):
    calls = History(database_of_calls, RowOwner(Path("here"))).calls
    assert list(await calls.numbers(text=text)) == []
    assert list(await calls.numbers(text=text, known=[3, 2, 1])) == []
    assert await calls.first_numbers(CallFilter(), text, 9) == []
    assert await calls.search(text) == []
    assert await figures_of(calls, "tool", text=text) == []
    assert await calls.numbers(text=" ") == await calls.numbers()


@pytest.mark.parametrize("text", ["", "*", '"', "😀", "-", "\0", "w*", '"w1', "東*"])
async def test_first_numbers_are_those_of_all_whatever_is_typed(
    database_of_calls: Database, text: str
):
    calls = History(database_of_calls, RowOwner(Path("here"))).calls
    assert (
        await calls.first_numbers(CallFilter(), text, 9) == list(await calls.numbers(text=text))[:9]
    )
