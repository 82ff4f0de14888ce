"""Marks before a whole output, and tokens or turns behind it, are no part of what it calls."""

from __future__ import annotations

import pytest
from stream_checks import faults, in_pieces

from tooldesk import StreamReader, parse
from tooldesk.calling.parsing.text_lead import BEGINNINGS, UNSEEN
from tooldesk.calling.parsing.turns import TURN_TOKENS
from tooldesk.calling.streaming.stream_events import CallBegun
from tooldesk.calling.tool_calling import ParsedOutput

SCHEMA = {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}
TOOLS = {"find_docs": SCHEMA}
CALL = '{"name": "find_docs", "arguments": {"query": "x"}}'
EVENT = (
    '{"choices": [{"index": 0, "delta": {"tool_calls": [{"index": 0, "id": "a", "function":'
    ' {"name": "find_docs", "arguments": "{\\"query\\": \\"x\\"}"}}]},'
    ' "finish_reason": "tool_calls"}]}'
)
OUTPUTS = (
    "Action: find_docs\nAction Input: x",
    "find_docs(query='x')",
    f"Let me look.\n<tool_call>{CALL[:-1]},}}</tool_call>\n",
    'Calling tool: find_docs({"query": "x"})',
    f"data: {EVENT}\n\ndata: [DONE]\n\n",
    f"Words of an answer that go on for a good while, so that they are told, then {CALL}",
    "Action: find_docs\nAction Input:",
    '<tool_call>{"name": "find_docs", "arguments": {"query": </tool_call>',
    "Nothing is called.",
)
MESSAGE = (
    '{"message": {"content": "Sure.", "tool_calls": [{"function": {"name": "find_docs",'
    ' "arguments": {"query": "x"}}}]}, "done": true}'
)
ANSWERS = (
    f": ping\n\ndata: {EVENT}\n\ndata: [DONE]\n\n",
    MESSAGE,
    f'{{"message": {{"content": "I am "}}, "done": false}}\n{MESSAGE}\n',
    '{"content": [{"type": "tool_use", "id": "a", "name": "find_docs", "input": {"query": "x"}}]}',
    '{"error": {"code": "tool_use_failed", "failed_generation":'
    ' "<function=find_docs>{\\"query\\": \\"x\\"}</function>"}}',
)
HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nx-id: a:b{c}\r\n\r\n"
HEADS = (
    HEAD,
    "HTTP/2 200 \nserver: x\n\n",
    f"HTTP/1.1 100 Continue\r\n\r\n{HEAD}",
    f"HTTP/1.1 301 Moved Permanently\r\nlocation: /v1\r\n\r\n{HEAD}",
)
LEADS = (*UNSEEN, *BEGINNINGS, "\ufeff<s><|begin_of_text|>", "<s>" * 40)


def read_in_pieces(text: str, length: int) -> ParsedOutput:
    reader = StreamReader(TOOLS)
    for at in range(0, len(text), length):
        reader.feed(text[at : at + length])
    return reader.close()


def places(output: ParsedOutput, by: int = 0) -> list[tuple[int, int]]:
    calls = (*output.callings, *(each.calling for each in output.held_back))
    repairs = [(repair.offset + by, 0) for each in calls for repair in each.repairs]
    return [(each.start + by, each.end + by) for each in (*calls, *output.errors)] + repairs


@pytest.mark.parametrize("lead", LEADS)
@pytest.mark.parametrize("text", OUTPUTS)
def test_what_stands_before_the_output_changes_nothing_but_the_places(text: str, lead: str) -> None:
    bare, whole = parse(text, TOOLS), parse(lead + text, TOOLS)
    assert [each.arguments for each in whole.callings] == [each.arguments for each in bare.callings]
    assert [each.reason for each in whole.held_back] == [each.reason for each in bare.held_back]
    assert (whole.content, whole.reasoning) == (bare.content, bare.reasoning)
    assert places(whole) == places(bare, len(lead))
    for length in (1, 20, 1_000):
        assert faults(lead + text, in_pieces(lead + text, length), TOOLS) == []


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("text", ANSWERS)
def test_answer_with_its_headers_is_read_as_the_answer(text: str, head: str) -> None:
    bare, whole = parse(text, TOOLS), parse(head + text, TOOLS)
    assert [each.arguments for each in whole.callings] == [{"query": "x"}]
    assert (whole.content, whole.dialect) == (bare.content, bare.dialect)
    assert places(whole) == places(bare, len(head))
    for length in (1, 7, 20, 1_000):
        assert read_in_pieces(head + text, length) == whole


def test_answer_as_a_stream_is_told_before_it_ends() -> None:
    reader = StreamReader(TOOLS)
    events = reader.feed(f"{HEAD}data: {EVENT}\n\n")
    assert [each.tool_name for each in events if isinstance(each, CallBegun)] == ["find_docs"]


@pytest.mark.parametrize("text", [
    f"{HEAD}{CALL}", f"POST /v1 HTTP/1.1\nHost: x\n\n{MESSAGE}", f"{HEAD}words\n{MESSAGE}",
    "HTTP/1.1 200 OK\r\n", HEAD, f"{HEAD}Hello.",
])  # fmt: skip
def test_what_is_no_answer_below_headers_runs_nothing(text: str) -> None:
    whole = parse(text, TOOLS)
    assert whole.callings == ()
    assert whole.content or whole.held_back
    for length in (1, 20, 1_000):
        assert read_in_pieces(text, length) == whole


def test_every_kind_of_output_is_there() -> None:
    outputs = [parse(each, TOOLS) for each in OUTPUTS]
    assert [len(each.callings) for each in outputs] == [1, 1, 1, 1, 1, 1, 0, 0, 0]
    assert outputs[6].held_back
    assert outputs[7].held_back or outputs[7].errors


def test_what_only_looks_like_a_beginning_stays() -> None:
    for text in ("<strong>x</strong>", "<boss>", "a\ufeff b", "<|begin|>"):
        assert parse(text).content == text


@pytest.mark.parametrize("end", [*TURN_TOKENS, "</s>\n", "<|im_end|>\n<|im_start|>user\nNo."])
@pytest.mark.parametrize("words", ["hello there", "`hello there`", '"hello there"'])
def test_input_in_words_ends_before_tokens_that_end_the_turn(words: str, end: str) -> None:
    text = f"Action: find_docs\nAction Input: {words}{end}"
    output = parse(text, TOOLS)
    assert [each.arguments for each in output.callings] == [{"query": "hello there"}]
    assert read_in_pieces(text, 1) == output


@pytest.mark.parametrize("end", ["<|im_end|>", "</s>", " <|eot_id|>\n"])
def test_input_of_nothing_but_a_token_is_incomplete(end: str) -> None:
    output = parse(f"Action: find_docs\nAction Input:{end}", TOOLS)
    assert not output.callings
    assert [each.reason for each in output.held_back] == ["incomplete"]


def test_token_among_words_is_one_of_them() -> None:
    text = "Action: find_docs\nAction Input: what is <|im_end|> for"
    (calling,) = parse(text, TOOLS).callings
    assert calling.arguments == {"query": "what is <|im_end|> for"}


@pytest.mark.parametrize("line", ["Human: thanks", "User : no", "  Question: who?", "Assistant: 4"])
def test_input_in_words_that_may_go_on_as_another_turn_waits(line: str) -> None:
    text = f"Action: find_docs\nAction Input: hello\n{line}"
    output = parse(text, TOOLS)
    assert not output.callings
    (held,) = output.held_back
    assert (held.reason, held.calling.arguments) == ("ambiguous", {"query": f"hello\n{line}"})
    assert "somebody else" in held.explanation
    assert read_in_pieces(text, 1) == output
    said = parse(f"Action: find_docs\nAction Input: what a {line.strip()} is", TOOLS)
    assert said.callings
