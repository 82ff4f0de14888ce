"""Whatever the text, parse returns; spans lie in it; the same text gives the same record."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tooldesk.calling.parsing.parse import dialect_ids, parse
from tooldesk.calling.tool_calling import ParsedOutput

SAMPLES = [
    '<tool_call>\n{"name": "search", "arguments": {"query": "a \\"b\\" c"}}\n</tool_call>',
    "<tool_call>\n<function=search>\n<parameter=query>\nx\n</parameter>\n</function>\n</tool_call>",
    "<tool_call>search\n<arg_key>query</arg_key>\n<arg_value>x</arg_value>\n</tool_call>",
    '[search(query="x", n=[1, {"a": (2,)}]), ping()]',
    '<|tool_call>call:search{query:<|"|>x<|"|>,n:[1,{a:true}]}<tool_call|>',
    '<｜DSML｜function_calls>\n<｜DSML｜invoke name="search">\n<｜DSML｜parameter name="query" '
    'string="true">x</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
    '<think>hm</think>Sure.\n```json\n[{"name": "search", "parameters": {"query": "x"}}]\n```',
    '<|channel|>commentary to=functions.search <|constrain|>json<|message|>{"query": "x"}<|call|>',
    'Thought: y\nAction: search\nAction Input: {"query": "x"}\nObservation: z',
    '{"choices": [{"message": {"tool_calls": [{"id": "c", "function": {"name": "search", '
    '"arguments": "{\\"query\\": \\"x\\"}"}}]}}]}',
    'data: {"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"name":"search",'
    '"arguments":"{}"}}]}}]}\n\ndata: [DONE]\n',
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>search\n```json\n"
    '{"query": "x"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    '<|open|>tools<|sep|><|open|>call tool="search" index="1"<|sep|><|open|>argument key="query" '
    'type="string"<|sep|>x<|close|>argument<|sep|><|close|>call<|sep|><|close|>tools<|sep|>',
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="search">]<]minimax[>[<query>x]<]minimax[>['
    "</query>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>",
    "{'name': 'search', 'arguments': {'query': 'it\\'s', 'n': None,},}",
]
PIECES = [
    "<tool_call>", "</tool_call>", "{", "}", "[", "]", '"', "'", "\\", ",", ":", "<think>",
    "</think>", "```", "\n", "(", ")", '"name": "f"', '"arguments": {', "null", "<|call|>",
    "｜", "\ud800", "\x00", "Action:", "Action Input:", "Observation:", "</parameter>",
]  # fmt: skip


def _is_sound(text: str, output: ParsedOutput) -> bool:
    held = [item.calling for item in output.held_back]
    for calling in [*output.callings, *held]:
        assert 0 <= calling.start <= calling.end <= len(text)
        assert calling.tool_name
        assert isinstance(calling.arguments, dict)
        assert calling.dialect in dialect_ids()
        assert 0 <= calling.confidence <= 1
        assert all(0 <= repair.offset <= len(text) for repair in calling.repairs)
    assert all(0 <= error.start <= error.end <= len(text) for error in output.errors)
    return True


@given(st.text(st.characters(codec=None), max_size=300))
@settings(max_examples=300)
def test_any_text_gives_a_sound_record(schemas, text):
    assert _is_sound(text, parse(text, schemas))


@given(st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
@settings(max_examples=300)
def test_any_heap_of_markup_gives_a_sound_record(schemas, text):
    assert _is_sound(text, parse(text, schemas))
    assert _is_sound(text, parse(text))


@given(st.data())
@settings(max_examples=400)
def test_any_damage_to_a_call_gives_a_sound_record(schemas, data):
    text = data.draw(st.sampled_from(SAMPLES))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        removed = data.draw(st.integers(0, 12))
        text = text[:at] + data.draw(st.sampled_from(["", *PIECES])) + text[at + removed :]
    output = parse(text, schemas)
    assert _is_sound(text, output)
    assert parse(text, schemas) == output


@pytest.mark.parametrize("sample", SAMPLES, ids=range(len(SAMPLES)))
def test_every_beginning_of_a_call_gives_a_sound_record(sample, schemas):
    for cut in range(len(sample)):
        assert _is_sound(sample[:cut], parse(sample[:cut], schemas))


@pytest.mark.parametrize("dialect", dialect_ids())
def test_no_forced_dialect_stumbles_over_another(dialect, schemas):
    for sample in SAMPLES:
        output = parse(sample, schemas, dialect=dialect)
        assert _is_sound(sample, output)
        assert output.dialect in (None, dialect)
