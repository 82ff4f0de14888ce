"""Calls as DSPy has models write them, and as AutoGen prints them."""

from __future__ import annotations

from functools import partial

import pytest
from cut_texts import guesses
from growth import MOST, Run, growth
from stream_checks import faults, in_pieces

from tooldesk.calling.library import near_misses
from tooldesk.calling.parsing.parse import parse

ASKED = ("search", {"query": "a ] ** ## ü"})
JSON = '{"query": "a ] ** ## ü"}'
STARS = "*" * 52


def _dspy(arguments: str = JSON, name: str = "search") -> str:
    return (
        "[[ ## next_thought ## ]]\nI look.\n\n[[ ## next_tool_name ## ]]\n"
        f"{name}\n\n[[ ## next_tool_args ## ]]\n{arguments}\n\n[[ ## completed ## ]]"
    )


def _autogen(arguments: str = JSON, head: str = "tool call (c1)") -> str:
    return f"***** Suggested {head}: search *****\nArguments: \n{arguments}\n{STARS}"


CALLS = [_dspy(), _autogen(), _autogen(head="function call"), _dspy().replace("\n", "\r\n")]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize(("before", "behind"), [
    ("", ""), ("Let me look.\n\n", "\n"), ("<think>\nHm.\n</think>\n", "\n\nThat is all.\n"),
])  # fmt: skip
def test_call_is_read(call, before, behind, schemas):
    text = before + call + behind
    output = parse(text, schemas)
    assert [(each.tool_name, each.arguments) for each in output.callings] == [ASKED]
    assert "next_tool" not in output.content
    assert "Suggested" not in output.content
    for size in (1, 3, 20):
        assert faults(text, in_pieces(text, size), schemas) == []
    assert guesses(text, schemas, 10**6) == []


@pytest.mark.parametrize("call", [_dspy, _autogen])
@pytest.mark.parametrize("inner", [_dspy(), _autogen(), "[[ ## completed ## ]]", STARS])
def test_what_a_value_holds_is_data(call, inner, schemas):
    text = call('{"query": "' + inner.replace("\n", "\\n").replace('"', '\\"') + '"}')
    output = parse(text, schemas)
    assert [each.arguments for each in output.callings] == [{"query": inner}]
    assert faults(text, in_pieces(text, 3), schemas) == []
    assert guesses(text, schemas, 200) == []


def test_several_calls_are_read_in_order(calls_in):
    assert calls_in(f"{_autogen()}\n{_autogen()}\n") == [ASKED, ASKED]


@pytest.mark.parametrize("text", [
    _autogen().removesuffix(STARS), _autogen()[:-60], _dspy()[: _dspy().index("ü")],
    f"{_autogen()}\n\n{'-' * 80}\nuser (to assistant):\n\n***** Response from calling tool (c1)"
    f" *****\nNone.\n{STARS}",
    f"{_autogen()}\n\n>>>>>>>> EXECUTING FUNCTION search...\n",
    "For example:\n\n" + _dspy()[_dspy().index("[[ ## next_tool_n") :],
    f"<example>\n{_autogen()}\n</example>",
])  # fmt: skip
def test_call_that_broke_off_or_is_over_waits(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert [each.calling.tool_name for each in output.held_back] == ["search"]
    assert faults(text, in_pieces(text, 4), schemas) == []


@pytest.mark.parametrize("text", [
    _dspy("{}", "finish"), _dspy("{next_tool_args}", "{next_tool_name}"),
    "The fields are `[[ ## next_tool_name ## ]]` and `[[ ## next_tool_args ## ]]`.",
    "Suggested tool call: search it.", "**Suggested tool call**: search", "***** Suggested reading",
    "Suggested tool call (c1): search *****\nArguments: \n{}",
])  # fmt: skip
def test_what_only_speaks_of_them_is_text(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert near_misses(text, schemas) == ()
    assert faults(text, in_pieces(text, 1), schemas) == []


@pytest.mark.parametrize("unit", [
    _dspy() + "\n", _autogen() + "\n", "[[ ## next_tool_name ## ]]\n", "***** Suggested tool call",
    "[[ ## next_tool_name ## ]]\nsearch\n[[ ## next_tool_args ## ]]\n{", _autogen("{") + "\n",
])  # fmt: skip
def test_many_of_them_take_time_by_their_number(unit, schemas):
    def run(count: int) -> Run:
        return partial(parse, unit * count, schemas)

    assert growth(run, 1_000, 0.05) <= MOST
