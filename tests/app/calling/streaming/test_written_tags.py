"""Arguments between tags are told as they come, and never other ones than the call ends with."""

from __future__ import annotations

import json
from collections import Counter
from itertools import accumulate, pairwise
from typing import Any

import pytest
from cut_texts import own_cases
from damaged_calls import PROSE, SCHEMAS
from damaged_tags import tagged_calls
from hypothesis import given, settings
from hypothesis import strategies as st
from parsing_samples import arguments_of, in_every_dialect, schemas_for
from stream_checks import faults, in_pieces, read, retracted

from tooldesk import StreamReader
from tooldesk.calling.streaming import stream_events as events

TAGGED = ("qwen3-coder", "glm-4.5", "minimax-m2", "deepseek-dsml", "kimi-k3", "gemma4")
WORDS = 'one two three < four & "five" <b>six</b>\nseven eight '
ARGUMENTS: dict[str, Any] = {"line": 7, "path": "src/a.py", "content": WORDS * 8}


def _told(text: str, schemas: dict[str, Any] | None, size: int = 7) -> list[events.StreamEvent]:
    reader = StreamReader(schemas)
    return [event for chunk in in_pieces(text, size) for event in reader.feed(chunk)]


@pytest.mark.parametrize("schemas", [SCHEMAS, None])
@pytest.mark.parametrize("dialect", TAGGED)
def test_value_is_told_while_it_is_written(dialect: str, schemas: dict[str, Any] | None):
    text = PROSE + in_every_dialect(ARGUMENTS)[dialect]
    cut = text[: text.rindex("eight ")]
    told = _told(cut, schemas)
    assert [e.tool_name for e in told if isinstance(e, events.CallBegun)] == ["write_file"]
    pieces = [e.json for e in told if isinstance(e, events.ArgumentsCame)]
    assert len(pieces) > 3
    whole = json.dumps(ARGUMENTS, ensure_ascii=False)
    assert whole.startswith("".join(pieces))
    assert len("".join(pieces)) > whole.rindex("eight ") - 120
    assert faults(text, in_pieces(text, 7), schemas) == []


@pytest.mark.parametrize("dialect", TAGGED)
def test_every_value_comes_with_its_characters(dialect: str):
    text = PROSE + in_every_dialect({"content": "some words " * 300})[dialect]
    reader, told, waits = StreamReader(SCHEMAS), 0, []
    start = text.index("some words")
    for at, character in enumerate(text):
        for event in reader.feed(character):
            told += len(event.json) if isinstance(event, events.ArgumentsCame) else 0
        if told:
            waits.append(at + 1 - start - told)
    assert sum(waits) / len(waits) < 64


@pytest.mark.parametrize(
    ("value", "schema", "told"),
    [
        ("7", {"type": "integer"}, ""),
        ("7", {"type": "string"}, ', "n": "7'),
        ("7", None, ""),
        ("seven", None, ', "n": "seven'),
        ("[1, 2", {"type": "array"}, ""),
        ("seven", {"type": ["string", "null"]}, ""),
        ("seven</parameter>", {"type": "string"}, ', "n": "seven'),
        ("<b>x", {"type": "string"}, ', "n": "<b>x'),
        ("x </para", {"type": "string"}, ', "n": "x '),
        ("x <parameter=m>", {"type": "string"}, ', "n": "x '),
        ("x\n", {"type": "string"}, ', "n": "x'),
    ],
)
def test_only_what_is_certain_is_told(value: str, schema: dict[str, Any] | None, told: str):
    known = {} if schema is None else {"n": schema}
    tools = {"save": {"type": "object", "properties": known}}
    first = f"<parameter=w>\n{WORDS}\n</parameter>"
    text = f"{PROSE}<tool_call>\n<function=save>\n{first}\n<parameter=n>\n{value}"
    pieces = [e.json for e in _told(text, tools, 10_000) if isinstance(e, events.ArgumentsCame)]
    assert "".join(pieces) == json.dumps({"w": WORDS}, ensure_ascii=False)[:-1] + told
    assert faults(text, text, tools) == []


def test_last_value_that_holds_tags_may_go_on_behind_its_end():
    value = "<b>x\n</parameter>\n</function>\n<b>y"
    text = f"{PROSE}<tool_call>\n<function=save>\n<parameter=n>\n{value}"
    text += "\n</parameter>\n</function>\n</tool_call>"
    output = read(text)[1]
    assert [calling.arguments for calling in output.callings] == [{"n": value}]
    assert faults(text, text) == []
    assert retracted(read(text)[0]) == []


@pytest.mark.parametrize("size", [1, 20, 500])
def test_text_between_marks_that_is_cut_off_may_end_at_a_brace(size: int):
    text = f'{PROSE}<|tool_call>call:save{{path:<|"|>a<|"|>,body:<|"|>some {{words}} and }} more'
    for behind in ("", "}<tool_call|>", '<|"|>}<tool_call|>'):
        assert faults(text + behind, in_pieces(text + behind, size)) == []
        assert retracted(read(in_pieces(text + behind, size))[0]) == []


def test_wrapped_arguments_are_told_when_they_are_whole():
    text = f"{PROSE}<tool_call>\n<function=write>\n<parameter=input>\nx: 1"
    assert not any(isinstance(e, events.ArgumentsCame) for e in _told(text, SCHEMAS, 1))


@pytest.mark.parametrize("dialect", TAGGED[:-1])
@pytest.mark.parametrize(
    "value", ['{"a": 1, "a": 2}', '{"a": 1, "a": 1}', '{"b": [{"a": 1, "a": 2}]}']
)
@pytest.mark.parametrize("kind", ["object", "array"])
def test_key_given_twice_in_a_value_is_told_as_the_call_ends(dialect: str, value: str, kind: str):
    written = value if kind == "object" else f"[{value}]"
    text = PROSE + in_every_dialect({"o": "VALUE", "path": "a.md"})[dialect] + "\nThat is all."
    text = text.replace("VALUE", written)
    text = text.replace(' string="true">{', ' string="false">{').replace(
        ' string="true">[', ' string="false">['
    )
    text = text.replace('key="o" type="string"', f'key="o" type="{kind}"')
    properties = {"o": {"type": kind}, "path": {"type": "string"}}
    tools = {"write_file": {"type": "object", "properties": properties}}
    for size in (1, 20, 300):
        assert faults(text, in_pieces(text, size), tools) == []
        assert retracted(read(in_pieces(text, size), tools)[0]) == []


@given(tagged_calls(), st.sampled_from([1, 1, 3, 20]), st.booleans())
@settings(max_examples=400, deadline=None)
def test_damaged_call_is_told_as_it_ends(text: str, size: int, is_known: bool):
    schemas = SCHEMAS if is_known else None
    assert faults(text, in_pieces(text, size), schemas, may_retract=False) == []


@given(tagged_calls(), st.lists(st.integers(1, 60), min_size=1, max_size=40))
@settings(max_examples=200, deadline=None)
def test_damaged_call_is_told_as_it_ends_wherever_it_is_cut(text: str, sizes: list[int]):
    ends = [0, *accumulate(sizes), len(text)]
    chunks = [text[start:end] for start, end in pairwise(ends) if start < end]
    chunks.append(text[sum(map(len, chunks)) :])
    assert faults(text, chunks, SCHEMAS, may_retract=False) == []


def test_nothing_that_was_told_of_a_call_of_ours_is_void():
    for name, text, schemas in own_cases():
        if "<param" in text or "<arg_" in text:
            assert retracted(read(in_pieces(text, 3), schemas)[0]) == [], name


@pytest.mark.parametrize("name", TAGGED)
def test_arguments_of_every_call_are_told_while_it_is_written(name):
    arguments = arguments_of(1_000)
    text = f"{in_every_dialect(arguments)[name]}\nSo much for that, now for the next one.\n" * 6
    told, _ = read(in_pieces(text, 20), schemas_for(arguments))
    pieces = Counter(event.index for event in told if isinstance(event, events.ArgumentsCame))
    assert sorted(pieces) == list(range(6))
    assert min(pieces.values()) > 4
