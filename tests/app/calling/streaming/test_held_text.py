"""Prose is told as it comes: only what may still become a marker waits."""

from __future__ import annotations

from growth import MOST, growth
from parsing_samples import arguments_of, in_every_dialect
from stream_checks import in_pieces, read

from tooldesk import StreamReader
from tooldesk.calling.parsing.grammars import TABLE, TOKENS
from tooldesk.calling.parsing.parse import LONGEST_LEAD
from tooldesk.calling.streaming.stream_events import TextCame

LONGEST = max(len(row.marker) for row in (*TABLE, *TOKENS) if not row.is_pattern)
PROSE = (
    "The weather is fine: 21 degrees, a light wind from the south-west, no clouds (so far).\n\n"
    "Callings and Actions? \"Here is my plan\", he said; it's 3 < 4 & 5 > 2, isn't it. "
    "A [link](https://example.org/a_b), some `code`, **bold** words, a list:\n- one\n* two\n"
    "# Functions\nfunctions call other functions, invoke them, and then commentary follows.\n"
)
FLOOR_S = 0.02
MOST_OF_FOUR = 2.3 * MOST
"""How much longer four times the length may take: what is not linear takes sixteen times as long.
A long call is looked at again when it is four times as long, so that less would be a step."""


def test_prose_waits_no_longer_than_the_longest_marker():
    reader, told = StreamReader(), 0
    for fed, character in enumerate(PROSE * 3, 1):
        told += sum(
            len(event.text) for event in reader.feed(character) if isinstance(event, TextCame)
        )
        if fed >= LONGEST_LEAD:
            assert fed - told <= LONGEST, PROSE[max(0, fed - 60) : fed]
    assert reader.close().content == PROSE * 3


def test_first_characters_wait_for_no_more_than_a_document_could_stand_behind():
    reader = StreamReader()
    assert reader.feed(PROSE[: LONGEST_LEAD - 1]) == []
    assert reader.feed(PROSE[LONGEST_LEAD - 1 : LONGEST_LEAD + 20]) != []


def _growth_of(unit: str, size: int) -> float:
    short, long = (in_pieces(unit * (n // len(unit)), 20) for n in (size, 4 * size))
    return growth(lambda: read(short), lambda: read(long), FLOOR_S)


def test_time_grows_with_the_length():
    dialects = in_every_dialect(arguments_of(200))
    units = [PROSE, " ", "{", "</think>", "<think>x", '{"a":', "`<tool_call>` ", "- ", "a" * 50,
             '<tool_call>{"name": "f", "arguments": {"a": "x"}}</tool_call>\n',
             *(dialects[name] + "\nSo.\n" for name in ("qwen3-coder", "harmony", "react")),
             ]  # fmt: skip
    for unit in units:
        assert _growth_of(unit, 30_000) <= MOST_OF_FOUR, unit


def test_time_of_one_long_call_grows_with_its_length():
    for name in ("hermes", "qwen3-coder", "glm-4.5", "gemma4", "mistral-v11"):
        texts = [PROSE + in_every_dialect(arguments_of(n))[name] for n in (30_000, 120_000)]
        short, long = (in_pieces(text, 20) for text in texts)
        assert (
            growth(lambda short=short: read(short), lambda long=long: read(long), FLOOR_S)
            <= MOST_OF_FOUR
        )
