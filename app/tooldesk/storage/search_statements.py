"""What the index of words is asked, and what makes and forgets it; see `history_words`."""

from __future__ import annotations

from tooldesk.storage.statements import CALL_NUMBERS

SEARCH_NUMBERS = CALL_NUMBERS.replace(
    "FROM history", "FROM history_words CROSS JOIN history ON id = history_words.rowid"
)
"""The words come first: nearly always they are the rarest. More is said behind it in
`past_calls.py` and `call_search.py`, by what is looked for."""

CALLS_WITH_TEXT = "SELECT id, tool_name, detail FROM history"

SEARCHED_CALLS = SEARCH_NUMBERS.replace("SELECT id", "SELECT id, tool_name, detail")

UNINDEXED_CALLS = (
    f"{CALLS_WITH_TEXT} WHERE is_indexed = 0"
    " AND (outcome IS NOT NULL OR NOT is_running(writer)) ORDER BY id LIMIT ?"
)

ADD_WORDS = "INSERT INTO history_words (rowid, words) VALUES (?, ?)"

IS_INDEXED = "UPDATE history SET is_indexed = 1 WHERE id = ?"

FORGET_WORDS = "INSERT INTO history_words (history_words, rowid, words) VALUES ('delete', ?, ?)"

FORGET_ALL_WORDS = "INSERT INTO history_words (history_words) VALUES ('delete-all')"

MERGE_WORDS = "INSERT INTO history_words (history_words, rank) VALUES ('merge', ?)"

FIND_WORDS = "SELECT rowid FROM history_words WHERE words MATCH ? ORDER BY rowid DESC"

HOW_WORDS_ARE_KEPT = "SELECT sql FROM sqlite_master WHERE name = 'history_words'"

PARTS_OF_INDEX = "SELECT count(*) FROM history_words_idx GROUP BY segid"
"""A row is about a page. Source: SQLite, FTS5, "Internals: The %_idx Table"."""

PAGES_OF_WORDS = """
SELECT total(coalesce(
    (SELECT min(pgno >> 1) FROM history_words_idx WHERE segid = part AND term >= :after), last
) - coalesce(
    (SELECT max(pgno >> 1) FROM history_words_idx WHERE segid = part AND term <= :first), 0
)) FROM (SELECT segid AS part, max(pgno >> 1) AS last FROM history_words_idx GROUP BY segid)
"""
"""About how many pages of the index are taken by the words from one to another.

A term is a byte "0" and the word, and pages are numbered in the order of their words. Source:
SQLite, FTS5, "Internals: The %_idx Table" and `fts5_index.c`, which shifts the page's number.
"""
