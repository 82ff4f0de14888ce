"""found_numbers: the newest calls with some words, at once, however many calls have them.

SQLite finds a word by its place in the index. Of the beginning of a word it first puts together the
places of all words that begin so, of all calls: of a million calls that takes a second for `a*`. So
what so many calls have is looked for in the calls themselves, from the newest on, as long as that
finds some.
"""

from __future__ import annotations

import heapq
import sqlite3
import time
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import islice
from sqlite3 import Connection
from typing import Any

from tooldesk.storage.search_statements import (
    ADD_WORDS,
    CALLS_WITH_TEXT,
    FIND_WORDS,
    FORGET_ALL_WORDS,
    HOW_WORDS_ARE_KEPT,
    PAGES_OF_WORDS,
    SEARCH_NUMBERS,
    SEARCHED_CALLS,
)
from tooldesk.usage.history.call_filter import CallFilter
from tooldesk.usage.history.call_index import detail_in
from tooldesk.usage.history.call_words import words_of

FREQUENT_PAGES = 400
"""So many pages of the index are put together in some 50 ms."""

LOOKED_S = 0.05
"""For so long the calls themselves are looked at."""

_AT_ONCE = 10
"""Calls that are looked at together; each may be large."""


def found_numbers(
    connection: Connection,
    phrases: Sequence[str],
    wanted: CallFilter,
    owners: Sequence[int],
    *,
    before: int,
    limit: int,
    frequent_pages: int = FREQUENT_PAGES,
    looked_s: float = LOOKED_S,
) -> list[int]:
    """The numbers of the newest calls of these owners that have all phrases and are as wanted.

    `phrases` are those of `phrases_of`; no call has none. `before` is a number that all are below.
    """
    if not phrases:
        return []
    index, conditions, values = wanted.conditions(connection)
    values |= {"query": " AND ".join(phrases), "before": before, "limit": limit}
    rare = _rare(connection, phrases, frequent_pages)
    found: list[int] = []
    if len(rare) < len(phrases):
        here = ["id < :before", *conditions]
        calls = _calls(connection, rare, (index, here), values, owners)
        found, values["before"] = _looked_at(connection, calls, values, looked_s)
        if values["before"] is None or len(found) >= limit:
            return found[:limit]
        values["limit"] = limit - len(found)
    conditions = ["words MATCH :query", "id < :before", _of(owners), *conditions]
    question = (
        f"{SEARCH_NUMBERS} WHERE {' AND '.join(conditions)}"
        " ORDER BY history_words.rowid DESC LIMIT :limit"
    )
    return found + [number for (number,) in connection.execute(question, values)]


def _rare(connection: Connection, phrases: Sequence[str], most_pages: float) -> list[str]:
    """The phrases that the index finds soon: all but beginnings that take too much of it."""
    beginnings = {phrase: _pages(connection, phrase) for phrase in phrases if phrase[-1] == "*"}
    rare = [phrase for phrase in phrases if phrase not in beginnings]
    for phrase, pages in sorted(beginnings.items(), key=lambda each: each[1]):
        most_pages -= pages
        if most_pages > 0:
            rare.append(phrase)
    return rare


def _pages(connection: Connection, phrase: str) -> float:
    """About how many pages of the index the words take that begin like its last one."""
    plain = unicodedata.normalize("NFKD", phrase.lower())
    letters = [each if each.isalnum() else " " for each in plain if not unicodedata.combining(each)]
    first = b"0" + "".join(letters).rstrip().rpartition(" ")[2].encode()
    values = {"first": first, "after": first + b"\xff"}
    return float(connection.execute(PAGES_OF_WORDS, values).fetchone()[0])


def _calls(
    connection: Connection,
    phrases: Sequence[str],
    index_and_conditions: tuple[str, list[str]],
    values: dict[str, Any],
    owners: Sequence[int],
) -> Iterator[tuple[Any, ...]]:
    """Number, tool and detail of the calls with these phrases, or of all, the newest first."""
    index, conditions = index_and_conditions
    if phrases:
        conditions = ["words MATCH :query", _of(owners), *conditions]
        question = f"{SEARCHED_CALLS} WHERE {' AND '.join(conditions)}"
        asked = values | {"query": " AND ".join(phrases)}
        return connection.execute(f"{question} ORDER BY history_words.rowid DESC", asked)
    conditions = ["owner = :owner", "is_indexed", *conditions]
    question = f"{CALLS_WITH_TEXT}{index} WHERE {' AND '.join(conditions)} ORDER BY id DESC"
    # one owner after the other: the order of several would have to be made
    each_owners = (connection.execute(question, values | {"owner": owner}) for owner in owners)
    return heapq.merge(*each_owners, key=lambda row: row[0], reverse=True)


def _looked_at(
    connection: Connection,
    calls: Iterator[tuple[Any, ...]],
    values: Mapping[str, Any],
    looked_s: float,
) -> tuple[list[int], int | None]:
    """Those that have the words, and the last one that was looked at; None when all were."""
    until = time.monotonic() + looked_s
    found: list[int] = []
    last = values["before"]
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as beside:
        beside.execute(connection.execute(HOW_WORDS_ARE_KEPT).fetchone()[0])
        while len(found) < values["limit"] and time.monotonic() < until:
            some = list(islice(calls, _AT_ONCE))
            found += _having(beside, some, values["query"])
            if len(some) < _AT_ONCE:
                return found, None
            last = some[-1][0]
    return found, last


def _having(beside: Connection, calls: Iterable[tuple[Any, ...]], query: str) -> list[int]:
    """Which of these calls have the words, as an index says it that has only these."""
    beside.execute(FORGET_ALL_WORDS)
    words = ((number, words_of(str(name), detail_in(packed))) for number, name, packed in calls)
    beside.executemany(ADD_WORDS, words)
    return [number for (number,) in beside.execute(FIND_WORDS, (query,))]


def _of(owners: Sequence[int]) -> str:
    return f"owner IN ({', '.join(map(str, owners))})"
