"""Arguments are told while the model writes them, and never other ones than the call ends with."""

from __future__ import annotations

import json
from itertools import accumulate, pairwise

import pytest
from cut_texts import own_cases
from damaged_calls import PROSE, SCHEMAS, damaged_calls
from hypothesis import given, settings
from hypothesis import strategies as st
from parsing_samples import arguments_of, in_every_dialect, schemas_for
from stream_checks import faults, in_pieces, read, retracted

from tooldesk import StreamReader
from tooldesk.calling.dialect_shapes import SHAPES
from tooldesk.calling.streaming import stream_events as events
from tooldesk.calling.streaming.rest_of_json import rest_of

ARGUMENTS = {"path": "src/a.py", "content": "one two three four five six seven eight " * 8}
AS_JSON = (
    "hermes", "mistral", "mistral-v11", "kimi-k2", "deepseek-v3", "deepseek-v3.1", "harmony",
    "functionary", "granite-3", "cohere", "nemotron", "react", "jamba",
)  # fmt: skip


def _while_written(text: str, size: int = 20) -> list[events.StreamEvent]:
    """What is told before the stream ends, and before the text does."""
    reader = StreamReader(SCHEMAS)
    return [event for chunk in in_pieces(text, size) for event in reader.feed(chunk)]


@pytest.mark.parametrize("dialect", AS_JSON)
def test_json_is_told_while_it_is_written(dialect):
    text = PROSE + SHAPES[dialect]("write_file", ARGUMENTS)
    cut = text[: text.rindex("eight ")]
    told = _while_written(cut)
    begun = [event for event in told if isinstance(event, events.CallBegun)]
    assert [event.tool_name for event in begun] == ["write_file"]
    pieces = [event.json for event in told if isinstance(event, events.ArgumentsCame)]
    assert len(pieces) > 1
    assert len("".join(pieces)) > len(cut) - cut.index('"src/a.py"') - 120
    assert json.dumps(ARGUMENTS).startswith("".join(pieces))


@pytest.mark.parametrize(
    "dialect",
    ["qwen3-coder", "minimax-m2", "minimax-m3", "deepseek-dsml", "glm-4.5", "gemma4", "kimi-k3"],
)
def test_name_is_told_while_other_notations_are_written(dialect):
    text = PROSE + in_every_dialect(ARGUMENTS)[dialect]
    told = _while_written(text[: len(text) // 2])
    begun = [event.tool_name for event in told if isinstance(event, events.CallBegun)]
    assert begun == ["write_file"]


def _chat_stream(*deltas: dict[str, object]) -> str:
    return "".join(
        f"data: {json.dumps({'choices': [{'index': 0, 'delta': delta}]})}\n\n" for delta in deltas
    )


def _fragment(arguments: str) -> dict[str, object]:
    called = {"name": "write_file", "arguments": arguments}
    return {"tool_calls": [{"index": 0, "id": "c", "function": called}]}


@pytest.mark.parametrize(
    "pieces",
    [
        ('"{\\"path\\": \\"', 'a\\"}"'), ('"', "{}", '"'), ("null", " "), ("1", "}"),
        ("true,", "1"), ('"x"', "]"), ('"<', '/a>"'),
    ],
)  # fmt: skip
def test_arguments_of_an_api_that_begin_as_no_object_are_read_at_its_end(pieces):
    text = _chat_stream(*map(_fragment, pieces))
    told = _while_written(text)
    assert [type(event) for event in told] == [events.CallBegun]
    assert faults(text, in_pieces(text, 1), SCHEMAS) == []


def test_arguments_of_an_api_that_are_a_string_of_json_run():
    whole, half = json.dumps(json.dumps({"path": "a", "content": "b"})), 9
    text = _chat_stream(_fragment(whole[:half]), _fragment(whole[half:]))
    _, output = read(in_pieces(text, 20), SCHEMAS)
    assert [call.arguments for call in output.callings] == [{"path": "a", "content": "b"}]


@pytest.mark.parametrize("said", ["Let me see.", "I write <b> and so"])
def test_few_words_before_a_call_of_an_api_are_told_with_it(said):
    text = _chat_stream({"content": said}, {"content": " now "}, _fragment('{"path": "a'))
    told = _while_written(text)
    words = [event.text for event in told if isinstance(event, events.TextCame)]
    assert "".join(words) in (said, f"{said} now")
    assert type(told[0]) is events.TextCame
    assert faults(text, in_pieces(text, 1), SCHEMAS) == []


@pytest.mark.parametrize("name", ["hermes", "mistral-v11", "kimi-k2", "harmony", "deepseek-v3.1"])
def test_every_piece_comes_with_its_characters(name):
    text = PROSE + in_every_dialect(arguments_of(4_000))[name]
    reader = StreamReader(schemas_for(arguments_of(4_000)))
    told, waits = 0, []
    start = text.index('{"path"')
    for at, character in enumerate(text):
        for event in reader.feed(character):
            told += len(event.json) if isinstance(event, events.ArgumentsCame) else 0
        if told:
            waits.append(at + 1 - start - told)
    assert sum(waits) / len(waits) < 64


@pytest.mark.parametrize("name", ["kimi-k2", "harmony", "deepseek-v3.1", "minimax-m2", "gemma4"])
def test_many_calls_are_each_told_before_the_next_one(name):
    arguments = arguments_of(150)
    unit = f"{in_every_dialect(arguments)[name]}\nSo much for that.\n"
    reader, begun = StreamReader(schemas_for(arguments)), 0
    reader.feed(2 * PROSE)
    for count in range(1, 40):
        told = [event for chunk in in_pieces(unit, 20) for event in reader.feed(chunk)]
        begun += sum(isinstance(event, events.CallBegun) for event in told)
        assert begun == count
        assert isinstance(told[-1], events.TextCame)


@pytest.mark.parametrize("marker", ["<tool_call>\n", "<TOOLCALL>[", "<|START_ACTION|>[\n"])
def test_call_behind_a_short_sentence_begins_while_it_is_written(marker):
    call = (
        f'Sure, I will. {marker}{{"name": "write_file", "arguments": {{"path": "a.md", "content": "'
    )
    told = StreamReader(SCHEMAS).feed(f"{call}{'word ' * 9}")
    assert events.CallBegun(0, "write_file") in told


def test_fragments_of_an_api_are_told_as_they_come():
    body = json.dumps(ARGUMENTS)
    deltas = [{"index": 0, "function": {"name": "write_file", "arguments": ""}}] + [
        {"index": 0, "function": {"arguments": piece}} for piece in in_pieces(body, 10)
    ]
    lines = [
        f"data: {json.dumps({'choices': [{'delta': {'tool_calls': [delta]}}]})}\n\n"
        for delta in deltas
    ]
    reader = StreamReader(SCHEMAS)
    told = [event for line in lines for event in reader.feed(line)]
    pieces = [event.json for event in told if isinstance(event, events.ArgumentsCame)]
    assert len(pieces) > len(lines) / 2
    assert "".join(pieces) == body[: len("".join(pieces))]
    assert len("".join(pieces)) >= len(body) - 4


def test_second_call_of_a_list_begins_before_the_first_is_complete():
    calls = [{"name": name, "arguments": ARGUMENTS} for name in ("write_file", "write", "wipe")]
    text = f"{PROSE}[TOOL_CALLS]{json.dumps(calls)}"
    told = _while_written(text[:-60])
    assert [e.tool_name for e in told if isinstance(e, events.CallBegun)] == [
        "write_file", "write", "wipe"
    ]  # fmt: skip


def test_quote_that_may_not_end_its_string_waits():
    words = "as loud and clear as it can be said, so that all of them hear it"
    text = (
        f'{PROSE}<tool_call>{{"name": "write", "arguments": {{"path": "{words} {words} say "hi" to'
    )
    told = "".join(e.json for e in _while_written(text, 1) if isinstance(e, events.ArgumentsCame))
    assert words in told
    assert f'{{"path": "{words} {words} say "'.startswith(told)


def test_wrapped_arguments_are_told_when_they_are_whole():
    text = PROSE + '<tool_call>{"name": "write", "arguments": {"input": {"path": "a.md", "line"'
    assert not any(isinstance(e, events.ArgumentsCame) for e in _while_written(text, 1))
    assert faults(text + ": 1}}}</tool_call>", text + ": 1}}}</tool_call>", SCHEMAS) == []


@pytest.mark.parametrize("other", [5, "x", None, True, [1], ["a", {"b": 1}]])
@pytest.mark.parametrize("size", [1, 20, 50, 150, 300])
def test_array_may_hold_more_than_objects(other, size):
    items = [{"a": {"b": 1}}, other, {"c": 1, "d": "words " * 50}, other, {}]
    call = json.dumps({"name": "write", "arguments": {"items": items}})
    text = f"{PROSE}<tool_call>{call}</tool_call> and no more."
    assert faults(text, in_pieces(text, size), SCHEMAS) == []


@given(damaged_calls(), st.sampled_from([1, 1, 3, 20]), st.booleans())
@settings(max_examples=400, deadline=None)
def test_damaged_call_is_told_as_it_ends(text, size, is_known):
    schemas = SCHEMAS if is_known else None
    assert faults(text, in_pieces(text, size), schemas, may_retract=False) == []


@given(damaged_calls(), st.lists(st.integers(1, 60), min_size=1, max_size=40))
@settings(max_examples=200, deadline=None)
def test_damaged_call_is_told_as_it_ends_wherever_it_is_cut(text, sizes):
    ends = [0, *accumulate(sizes), len(text)]
    chunks = [text[start:end] for start, end in pairwise(ends) if start < end]
    chunks.append(text[sum(map(len, chunks)) :])
    assert faults(text, chunks, SCHEMAS, may_retract=False) == []


def test_nothing_that_was_told_of_a_call_of_ours_is_void():
    for name, text, schemas in own_cases():
        if len(text) < 2_000:
            assert retracted(read(in_pieces(text, 5), schemas)[0]) == [], name


@pytest.mark.parametrize(
    ("told", "value", "rest"),
    [
        ('{"a": "b', {"a": 'b"c'}, '\\"c"}'),
        ('{"a" : 1.50', {"a": 1.5, "b": []}, ',"b":[]}'),
        ('{"a": 1', {"a": 2}, None),
        ('{"a": 1', {"a": True}, None),
        ('{"a": "\\u00e9', {"a": "éa"}, 'a"}'),
        ('{"a": [1, {"b": null', {"a": [1, {"b": None}], "c": 1}, '}],"c":1}'),
        ('{"a": 1}', {"a": 1}, ""),
        ('{"a": 1, "b": 2', {"a": 1}, None),
        ("", {"a": "é"}, '{"a":"é"}'),
    ],
)
def test_rest_continues_what_was_told(told, value, rest):
    assert rest_of(told, value) == rest


@pytest.mark.parametrize("call", [
    "<use_mcp_tool>\n<tool_name>write_file</tool_name>\n<arguments>\n<{\"path\": \"a\"}\n"
    "</arguments>\n</use_mcp_tool>",
    '<tool_call>\n{"name": "write_fil"}e", "arguments": {"content"path": "b"}}\n</t',
    '<tool_call>\n{"name": "write_file", "arg</tool_call>um"path": "a"}}\n</tool_call>',
    '<tool_calls>\n{"name": "\nwrite_file", "arguments": {"a": true}<}}\n</tool_calls>',
    'functools[{"name" "write_file", "argumen<|im_end|>ts": {"path": "a"}}]',
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>write_file\n```jsonn\": 1}\n"
    "```<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
    "<｜tool▁call▁begin｜>function<｜tool▁sep｜>write_file\n`ls▁end",
    "f-->unction<｜tool_sep｜><steptml:invoke name=\"write_file\">\n<steptml:parameter na",
    'Action: write_file\nActionput: {"path": "a"}',
    'Action: write_file\nAction Input: null{"path": "<!-- null\nFinal Answer: no',
])  # fmt: skip
def test_no_name_is_told_that_the_output_does_not_hold(call):
    for size in (1, 7, 60):
        told, output = read(in_pieces(f"{PROSE}{call}\nSo.", size), SCHEMAS)
        ends = [event for event in told if isinstance(event, events.CallHeldBack)]
        assert all(event.held is not None or event.error in output.errors for event in ends)
        begun = [event.tool_name for event in told if isinstance(event, events.CallBegun)]
        assert len(begun) == len(output.callings) + len(output.held_back) + sum(
            event.held is None for event in ends
        )
