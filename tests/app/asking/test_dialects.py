"""A model on loopback is asked, calls in five dialects, is told, and answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from scripted_model import ANSWER, DIALECTS, FIRST, Server, called, delta, ended, said, script

from tooldesk.asking.asking import ModelWrote
from tooldesk.usage.lifecycle import CallFinished
from tooldesk.usage.repeated_usage import MESSAGE

_ROLES = {
    "native": ["user", "assistant", "tool", "assistant", "tool"],
    "hermes": ["user", "assistant", "user", "assistant", "user"],
    "llama": ["user", "assistant", "tool", "assistant", "tool"],
    "deepseek": ["user", "assistant", "tool", "assistant", "tool"],
    "react": ["user", "assistant", "user", "assistant", "user"],
}
_RESULTS = {
    "hermes": "<tool_response>\n42\n</tool_response>",
    "react": "Observation: 42",
}


@pytest.mark.parametrize("dialect", DIALECTS)
async def test_results_go_back_as_the_dialect_wants(
    asking: Any, serve: Callable[..., Server], dialect: str
) -> None:
    server = serve(script(dialect))
    asking.set_model(server.url)
    end = await asking.ask()
    assert (end.kind, end.text) == ("answer", ANSWER)
    first, _, last = server.bodies
    assert [each["role"] for each in last["messages"]] == _ROLES[dialect]
    result = last["messages"][2]
    assert result["content"] == _RESULTS.get(dialect, "42")
    assert (first["model"], first["stream"]) == ("m-1", True)
    assert "calculator" in [each["function"]["name"] for each in first["tools"]]
    # what names a call is answered by its id, and nothing else is
    named = [call["id"] for each in last["messages"] for call in each.get("tool_calls", ())]
    told = [each["tool_call_id"] for each in last["messages"] if each["role"] == "tool"]
    assert named == told
    assert len(set(told)) == len(told)
    results = [each.result for each in asking.events if isinstance(each, CallFinished)]
    assert [each.joined_text for each in results] == ["42", "43"]


@pytest.mark.parametrize("dialect", ["native", "hermes"])
async def test_answer_is_told_piece_by_piece_as_it_was_sent(
    asking: Any, serve: Callable[..., Server], dialect: str
) -> None:
    turns = script(dialect)
    asking.set_model(serve(turns).url)
    await asking.ask()
    written = "".join(each.text for each in asking.events if isinstance(each, ModelWrote))
    assert written == b"".join(turns).decode()


async def test_server_that_gives_no_ids_is_told_of_the_same_calls(
    asking: Any, serve: Callable[..., Server]
) -> None:
    server = serve([called(FIRST, None), said(ANSWER)])
    asking.set_model(server.url)
    assert (await asking.ask()).text == ANSWER
    _, call, result = server.bodies[1]["messages"]
    assert call["tool_calls"][0]["id"] == result["tool_call_id"] != ""


async def test_answer_that_is_no_stream_is_read_too(
    asking: Any, serve: Callable[..., Server]
) -> None:
    def whole(handler: Any) -> None:
        call = {"name": "calculator", "arguments": '{"expression": "6 * 7"}'}
        message = {
            "content": None,
            "tool_calls": [{"id": "c", "type": "function", "function": call}],
        }
        handler.stream(media_type="application/json")
        choice = {"message": {"role": "assistant", **message}, "finish_reason": "tool_calls"}
        handler.wfile.write(json.dumps({"choices": [choice]}).encode())

    server = serve([whole, said(ANSWER)])
    asking.set_model(server.url)
    assert (await asking.ask()).text == ANSWER
    assert server.bodies[1]["messages"][2] == {
        "role": "tool",
        "tool_call_id": "c",
        "content": "42",
    }


async def test_call_that_can_not_be_read_is_answered_and_corrected(
    asking: Any, serve: Callable[..., Server]
) -> None:
    call = {"index": 0, "id": "c", "function": {"name": "calculator", "arguments": '{"expr'}}
    server = serve([delta(tool_calls=[call]) + ended("length"), said(ANSWER)])
    asking.set_model(server.url)
    assert (await asking.ask()).text == ANSWER
    messages = server.bodies[1]["messages"]
    assert [each["role"] for each in messages] == ["user", "assistant", "tool", "user"]
    assert messages[2] == {"role": "tool", "tool_call_id": "c", "content": "Not called."}


async def test_same_call_twice_running_is_told_so_though_the_model_was_asked_between(
    asking: Any, serve: Callable[..., Server]
) -> None:
    server = serve([called(FIRST, "c1"), called(FIRST, "c2"), said(ANSWER)])
    asking.set_model(server.url)
    assert (await asking.ask()).text == ANSWER
    told = [each["content"] for each in server.bodies[2]["messages"] if each["role"] == "tool"]
    assert told == ["42", MESSAGE.format(tool="calculator")]
