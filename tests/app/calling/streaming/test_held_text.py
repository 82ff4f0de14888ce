"""Prose is told as it comes: only what may still become a marker waits."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from growth import MOST, Run, growth
from parsing_samples import arguments_of, in_every_dialect, schemas_for
from stream_checks import faults, in_pieces, read

from tooldesk import StreamReader, parse
from tooldesk.calling.parsing.grammars import TABLE, TOKENS
from tooldesk.calling.parsing.parse import LONGEST_LEAD
from tooldesk.calling.parsing.surroundings import Surroundings
from tooldesk.calling.streaming.stream_events import ReasoningCame, TextCame

LONGEST = max(len(row.marker) for row in (*TABLE, *TOKENS) if not row.is_pattern)
PROSE = (
    "The weather is fine: 21 degrees, a light wind from the south-west, no clouds (so far).\n\n"
    "Callings and Actions? \"Here is my plan\", he said; it's 3 < 4 & 5 > 2, isn't it. "
    "A [link](https://example.org/a_b), some `code`, **bold** words, a list:\n- one\n* two\n"
    "# Functions\nfunctions call other functions, invoke them, and then commentary follows.\n"
)
SEARCH = {"search": {"type": "object", "properties": {"query": {"type": "string"}}}}
THOUGHT = "<think>\nHm, so it is.\n</think>\n"
FLOOR_S, SIZE = 0.02, 15_000
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


CODE = (
    'def add(a, b):\n    """Add."""\n    return a + b\n\nfor i in range(10):\n'
    '    print(add(i, 2), "x" * 3, [1, 2], {"a": 1})\n'
)
SHOWN = {
    "python": CODE, "py": CODE, "": CODE, "text": PROSE, "markdown": PROSE,
    "js": "function add(a, b) {\n  return a + b;\n}\nconst x = {a: 1};\nconsole.log(add(1, 2));\n",
    "bash": 'cd /tmp && ls -la | grep x\nfor f in *.txt; do echo "$f"; done\n',
    "html": "<div class='a'><p>Hello <b>you</b></p></div>\n",
    "yaml": "a: 1\nb:\n  - c: 2\n    d: 'x y'\n",
}  # fmt: skip
HEADS = ("<|channel|>final<|message|>", "<|channel|>analysis<|message|>", "<think>",
         "<|channel|>commentary<|message|>", "<|START_RESPONSE|>", "<|open|>response<|sep|>",
         "<|content_text|>", ">>>all\n")  # fmt: skip


def most_waiting(text: str, after: int, schemas: dict[str, Any] | None = None) -> int:
    """Of how many characters that came nothing was told yet, at the most, behind the first."""
    reader, told, most = StreamReader(schemas), 0, 0
    for fed, character in enumerate(text, 1):
        told += sum(
            len(event.text)
            for event in reader.feed(character)
            if isinstance(event, TextCame | ReasoningCame)
        )
        most = max(most, fed - told if fed >= after else 0)
    return most


@pytest.mark.parametrize("language", SHOWN)
@pytest.mark.parametrize("lead", ["", PROSE])
def test_code_in_a_fence_waits_no_longer_than_the_longest_marker(language, lead):
    text = f"{lead}```{language}\n{SHOWN[language] * 20}```\n"
    arguments = arguments_of(150)
    assert most_waiting(text, len(lead) + LONGEST_LEAD, schemas_for(arguments)) <= LONGEST


@pytest.mark.parametrize("head", HEADS)
def test_what_a_header_says_is_said_waits_no_longer_than_the_longest_marker(head):
    text = head + PROSE * 3
    assert most_waiting(text, len(head) + LONGEST_LEAD) <= len(head) + LONGEST


@pytest.mark.parametrize("size", [1, 7, 20, 300])
def test_messages_that_are_told_while_they_come_are_what_parse_gives(size):
    messages = [
        f"<|channel|>{channel}<|message|>{said}{PROSE}"
        for channel in ("analysis", "commentary", "final")
        for said in ("", "<!-- ", "```js\n", '`{"a": 1} ', "<think>", "search(")
    ]
    call = '<|channel|>commentary to=functions.search<|message|>{"query": "x"}<|call|>'
    for message in messages:
        for end in ("<|end|><|start|>assistant", "<|end|>\n", "<|return|>", ""):
            for text in (message + end + call, message + end + messages[0]):
                assert faults(text, in_pieces(text, size), SEARCH) == [], text


@pytest.mark.parametrize("behind", [" ", ": ", ".\n"])
def test_last_word_before_a_call_waits_no_longer_than_the_longest_marker(behind):
    arguments = arguments_of(150)
    head = f"{PROSE}So it will be done just as it is asked{behind}"
    for name, text in in_every_dialect(arguments).items():
        reader, told = StreamReader(schemas_for(arguments)), 0
        for character in head + text[:LONGEST]:
            told += sum(
                len(event.text) for event in reader.feed(character) if isinstance(event, TextCame)
            )
        assert told >= len(head.rstrip()), name


def test_first_characters_wait_for_no_more_than_a_document_could_stand_behind():
    reader = StreamReader()
    assert reader.feed(PROSE[: LONGEST_LEAD - 1]) == []
    assert reader.feed(PROSE[LONGEST_LEAD - 1 : LONGEST_LEAD + 20]) != []


def _growth(text_of: Callable[[int], str]) -> float:
    """An open call is read again each time it has doubled, so four times the length is compared."""

    def run_of(size: int) -> Run:
        return partial(read, in_pieces(text_of(size * size // SIZE), 20))

    return growth(run_of, SIZE, FLOOR_S, MOST_OF_FOUR)


def test_time_grows_with_the_length():
    dialects = in_every_dialect(arguments_of(200))
    units = [PROSE, " ", "{", "</think>", "<think>x", '{"a":', "`<tool_call>` ", "- ", "a" * 50,
             '<tool_call>{"name": "f", "arguments": {"a": "x"}}</tool_call>\n',
             *(dialects[name] + "\nSo.\n" for name in ("qwen3-coder", "harmony", "react")),
             ]  # fmt: skip
    for unit in units:
        assert _growth(lambda size, unit=unit: unit * (size // len(unit))) <= MOST_OF_FOUR, unit


@pytest.mark.parametrize("name", ["hermes", "qwen3-coder", "glm-4.5", "gemma4", "mistral-v11"])
def test_time_of_one_long_call_grows_with_its_length(name):
    assert _growth(lambda size: PROSE + in_every_dialect(arguments_of(size))[name]) <= MOST_OF_FOUR


@pytest.mark.parametrize("unit", ["x~~~", "a b ```", "``` ``` ", "- ~~~ y"])
def test_signs_of_fences_in_a_line_are_looked_at_a_few_times(unit, monkeypatch):
    looks, see = [], Surroundings._see_fence

    def counted(self, *arguments):
        looks.append(1)
        return see(self, *arguments)

    monkeypatch.setattr(Surroundings, "_see_fence", counted)
    read(in_pieces(unit * 500, 20))
    assert 0 < len(looks) <= 13_000  # of up to 1,000 signs


@pytest.mark.parametrize("name", ["prose", "hermes"])
def test_closed_stream_keeps_its_output_alone(name):
    unit = PROSE if name == "prose" else in_every_dialect(arguments_of(800))[name] + "\nSo.\n"
    text = PROSE + unit * (300_000 // len(unit))
    read(in_pieces(PROSE * 3, 20))
    tracemalloc.start()
    reader = StreamReader()
    for at in range(0, len(text), 20):
        reader.feed(text[at : at + 20])
    output = reader.close()
    reader.closing_events.clear()
    del reader
    kept, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert output.content
    assert most < 12 * len(text)
    assert kept < (2 if name == "prose" else 6) * len(text)


@pytest.mark.parametrize(("name", "begun", "most"), [
    ("prose", "", 2.6), ("hermes", "", 1.9), ("hermes", THOUGHT, 0.5),
    ("qwen3-coder", THOUGHT, 0.8),  # these calls are kept, as what follows may hold them
])  # fmt: skip
def test_open_stream_keeps_its_output_and_no_more_than_the_text(name, begun, most):
    unit = PROSE if name == "prose" else in_every_dialect(arguments_of(800))[name] + "\nSo.\n"
    text = begun + PROSE + unit * (300_000 // len(unit))
    read(in_pieces(PROSE * 3, 20))
    tracemalloc.start()
    reader = StreamReader()
    for at in range(0, len(text), 20):
        reader.feed(text[at : at + 20])
    opened, _ = tracemalloc.get_traced_memory()
    output = reader.close()
    reader.closing_events.clear()
    del reader
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert output.content
    assert opened - kept < most * len(text)


def test_open_stream_of_events_keeps_little_more_than_its_text():
    choice = {"index": 0, "delta": {"content": " %d words"}}
    event = f"data: {json.dumps({'object': 'chat.completion.chunk', 'choices': [choice]})}\n\n"
    text = "".join(event % number for number in range(10_000))
    reader = StreamReader()
    read(in_pieces(text[:100_000], 200))
    tracemalloc.start()
    for at in range(0, len(text), 200):
        reader.feed(text[at : at + 200])
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    output = reader.close()
    assert output == parse(text)
    assert kept < 4 * len(output.content) + 400_000 < len(text)


@pytest.mark.parametrize("unit", ["data: [1]\n", 'data: {"type": "x"}\n', "data: {\n\ud800"])
def test_long_stream_of_no_events_or_empty_ones_is_what_parse_gives(unit):
    text = unit * (150_000 // len(unit))
    reader = StreamReader()
    for at in range(0, len(text), 5_000):
        reader.feed(text[at : at + 5_000])
    assert reader.close() == parse(text)
