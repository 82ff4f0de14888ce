"""Every statement fits the tables that the revisions make."""

from __future__ import annotations

import re
from sqlite3 import Connection

import pytest

from tooldesk.storage import rename_statements, search_statements, statements
from tooldesk.storage.database import Database

ALL = {
    f"{name}[{place}]": statement
    for module in (statements, rename_statements, search_statements)
    for name, written in vars(module).items()
    if name.isupper()
    for place, statement in enumerate([written] if isinstance(written, str) else written)
}


@pytest.mark.parametrize("statement", ALL.values(), ids=ALL)
async def test_statement_can_be_prepared(database: Database, statement: str):
    values = dict.fromkeys(re.findall(r":([a-z_]+)", statement)) or [None] * statement.count("?")

    def plan(connection: Connection) -> list[tuple[object, ...]]:
        return connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()

    await database.read(plan)


@pytest.mark.parametrize(
    "name",
    [
        "RESULT_OF_KEY",
        "USES_OF_TOOL",
        "PERIOD_USES_OF_TOOL",
        "IS_WORKSPACE_KNOWN",
        "VERSION_OF_DIGEST",
    ],
)
async def test_what_every_call_asks_is_answered_from_an_index(database: Database, name: str):
    statement: str = getattr(statements, name)

    def plan(connection: Connection) -> str:
        asked = f"EXPLAIN QUERY PLAN {statement}"
        rows = connection.execute(asked, [None] * statement.count("?")).fetchall()
        return "; ".join(row[-1] for row in rows)

    assert (await database.read(plan)).startswith("SEARCH")


async def test_whether_a_call_still_names_a_version_is_answered_from_an_index(database: Database):
    def plan(connection: Connection) -> list[str]:
        asked = f"EXPLAIN QUERY PLAN {statements.FORGET_VERSION}"
        return [row[-1] for row in connection.execute(asked, (1,)).fetchall()]

    assert any("history_by_version" in step for step in await database.read(plan))
