"""Arguments that a server or model gives oddly are read whole, or their call waits; none is {}."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from growth import MOST, Run, growth
from stream_checks import is_the_same_in_pieces

from tooldesk import parse
from tooldesk.calling.parsing.call_objects import ARGUMENT_KEYS
from tooldesk.calling.tool_calling import ParsedOutput

SCHEMAS = {
    "bash": {
        "type": "object",
        "properties": {"command": {"type": "string"}, "timeout": {"type": "integer"}},
        "required": ["command"],
    },
    "list_windows": {"type": "object", "properties": {}},
}
LS = '{"command": "ls"}'


def read(text: str) -> ParsedOutput:
    """As one text; in pieces it is the same."""
    assert is_the_same_in_pieces(text, SCHEMAS)
    return parse(text, SCHEMAS)


def ran(output: ParsedOutput) -> list[object]:
    return [each.arguments for each in output.callings]


def chat(written: str, name: str = "bash", reason: str = "tool_calls") -> str:
    function = {"name": name, "arguments": written}
    message = {"tool_calls": [{"id": "c", "type": "function", "function": function}]}
    return json.dumps({"choices": [{"message": message, "finish_reason": reason}]})


def stream(*fragments: dict[str, Any]) -> str:
    lines = [{"choices": [{"index": 0, "delta": {"tool_calls": [each]}}]} for each in fragments]
    lines.append({"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]})
    return "".join(f"data: {json.dumps(each)}\n\n" for each in lines) + "data: [DONE]\n\n"


def shapes(inner: dict[str, Any]) -> list[Any]:
    """A call as each API has it, with its arguments in `inner` beside the name."""
    named = {"name": "bash", **inner}
    return [
        {"function_call": named},
        {"tool_calls": [{"type": "function", "function": named}]},
        {"tool_calls": [{"type": "function", "function": {"name": "bash"}, **inner}]},
        {"tool_calls": [named]},
        {"role": "assistant", "content": [{"type": "tool_use", "id": "t", **named}]},
        {"candidates": [{"content": {"parts": [{"functionCall": named}]}}]},
        {"output": {"message": {"role": "assistant", "content": [{"toolUse": named}]}}},
        {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": named},
        {"message": {"role": "assistant", "tool_calls": [{"function": named}]}, "done": True},
        {"output": [{"type": "function_call", "call_id": "c", **named}]},
    ]


@pytest.mark.parametrize("key", ARGUMENT_KEYS)
def test_arguments_are_found_under_any_of_their_names(key: str) -> None:
    for document in shapes({key: {"command": "ls"}}):
        assert ran(read(json.dumps(document))) == [{"command": "ls"}], document


@pytest.mark.parametrize("beside", ["command", "argument", "cmd"])
def test_call_whose_arguments_have_no_name_waits(beside: str) -> None:
    for document in shapes({beside: "ls"}):
        output = read(json.dumps(document))
        assert ran(output) == [], document
        assert beside in (output.held_back or output.errors)[0].__repr__()


def test_parameter_that_stands_beside_an_object_of_arguments_holds_its_call() -> None:
    function = {"name": "bash", "arguments": {"command": "ls"}}
    for beside, is_held in (({"timeout": 5}, True), ({"index": 0, "odd": 1}, False)):
        call = {"function": {**function, **beside}}
        output = read(json.dumps({"role": "assistant", "tool_calls": [call]}))
        assert bool(output.held_back) is is_held
        assert ran(output) == ([] if is_held else [{"command": "ls"}])


def test_call_without_arguments_runs_with_what_servers_write_beside_it() -> None:
    for document in shapes({"id": "c", "index": 0, "thought_signature": "x", "cache_control": {}}):
        assert ran(read(json.dumps(document))) == [{}], document


@pytest.mark.parametrize("token", ["</tool_call>", "<|call|>", "<|im_end|>", " </s>\n", "\n```"])
def test_token_behind_arguments_in_a_string_is_left_out(token: str) -> None:
    assert ran(read(chat(LS + token))) == [{"command": "ls"}]


@pytest.mark.parametrize("written", [
    LS + '{"command": "pwd"}', "{}" + LS, f"{LS} done", f"{LS} {{}}", f"null{LS}", f"Here: {LS}",
    '"command": "ls"}', '"command": "ls"', "}", "<parameter=command>ls</parameter>",
])  # fmt: skip
def test_text_that_holds_arguments_is_no_value_of_one(written: str) -> None:
    for text in (
        chat(written),
        f"<tool_call>{json.dumps({'name': 'bash', 'arguments': written})}</tool_call>",
    ):
        output = read(text)
        assert ran(output) == []
        assert [each.reason for each in output.held_back] == ["ambiguous"]


@pytest.mark.parametrize("written", ["ls -la", "echo '{\"a\": 1}'", "a: b", "x='y'"])
def test_bare_text_is_the_value_of_the_only_parameter(written: str) -> None:
    assert ran(read(chat(written))) == [{"command": written}]


@pytest.mark.parametrize("body", [
    '<|channel|>commentary to=functions.bash<|message|>"command": "ls"<|call|>',
    'Action: bash\nAction Input: "command": "ls"',
    f"<function=bash>{{}} {LS}</function>", f"[TOOL_CALLS]bash[ARGS]{{}}{LS}</s>",
    f"<|channel|>commentary to=functions.bash<|message|>{{}}{LS}<|call|>",
])  # fmt: skip
def test_arguments_that_are_two_objects_or_half_of_one_wait(body: str) -> None:
    output = read(body)
    assert ran(output) == []
    assert [each.reason for each in output.held_back] == ["ambiguous"]


@pytest.mark.parametrize("reason", ["length", "tool_calls"])
def test_list_that_is_cut_off_is_incomplete(reason: str) -> None:
    for written, name in (("[", "list_windows"), ('[{"command": "ls"', "bash")):
        (held,) = read(chat(written, name, reason)).held_back
        assert held.reason == "incomplete"


def test_calls_without_index_and_id_are_apart_when_each_is_whole() -> None:
    each = [{"function": {"name": "bash", "arguments": f'{{"command": "{n}"}}'}} for n in "ab"]
    assert ran(read(stream(*each))) == [{"command": "a"}, {"command": "b"}]
    pieces = [
        {"function": {"name": "bash", "arguments": part}} for part in ('{"command":', ' "a"}')
    ]
    assert ran(read(stream(*pieces))) == [{"command": "a"}]


@pytest.mark.parametrize("piece", ["{", "{}}", '{"a": "}'])
def test_pieces_that_never_become_whole_take_time_by_their_number(piece: str) -> None:
    def run(size: int) -> Run:
        text = stream(*[{"function": {"name": "bash", "arguments": piece}}] * size)
        return partial(parse, text, SCHEMAS)

    assert growth(run, 1_500, 0.05) <= MOST


def test_empty_object_before_the_pieces_of_a_stream_waits() -> None:
    first = {"index": 0, "id": "a", "function": {"name": "bash", "arguments": "{}"}}
    output = read(stream(first, {"index": 0, "function": {"arguments": LS}}))
    assert ran(output) == []
    assert output.held_back


@pytest.mark.parametrize("beside", [
    {"arguments": None, "parsed_arguments": None}, {"strict": True}, {"output": None},
    {"description": "x"}, {"provider_specific_fields": {}}, {"unknown": None}, {"unknown": ""},
])  # fmt: skip
def test_call_without_arguments_runs_whatever_is_empty_beside_it(beside: dict[str, Any]) -> None:
    function = {"name": "list_windows", **beside}
    call = {"id": "c", "type": "function", "function": function}
    text = json.dumps({"choices": [{"message": {"tool_calls": [call]}}]})
    assert ran(read(text)) == [{}]


@pytest.mark.parametrize("written", [
    "grep -n '\"command\":' package.json", "curl -d '{\"command\": \"x\"}' http://a",
    "sed -i 's/\"timeout\": 5/\"timeout\": 6/' a.json", "echo '<input name=\"command\">'",
])  # fmt: skip
def test_bare_text_that_holds_a_name_somewhere_is_the_value(written: str) -> None:
    assert ran(read(chat(written))) == [{"command": written}]
    assert ran(read(f"Action: bash\nAction Input: {written}")) == [{"command": written}]


def test_encoded_text_is_the_value_without_its_quotes() -> None:
    assert ran(read(chat('"ls"'))) == [{"command": "ls"}]


@pytest.mark.parametrize("last", ["", None])
def test_name_that_is_repeated_behind_whole_arguments_begins_no_call(last: str | None) -> None:
    pieces = [
        {"function": {"name": "bash", "arguments": each}} for each in ('{"command":', ' "a"}')
    ]
    text = stream(*pieces, {"function": {"name": "bash", "arguments": last}})
    assert ran(read(text)) == [{"command": "a"}]
