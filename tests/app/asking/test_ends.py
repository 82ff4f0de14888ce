"""How a conversation ends that does not come to an answer: limits, stops, servers that fail."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from scripted_model import ANSWER, FIRST, Server, called, delta, ended, event, said

from tooldesk.asking.conversation import AskError, NoModelError
from tooldesk.errors import NotPermittedError
from tooldesk.execution.permissions.asking import Answer
from tooldesk.usage.lifecycle import CallFinished, LifecycleStage, StageStarted


def calling_for_ever() -> list[bytes]:
    return [called({"expression": f"{number} + 1"}, f"c{number}") for number in range(50)]


def finished(asking: Any) -> int:
    return sum(isinstance(each, CallFinished) for each in asking.events)


@pytest.mark.parametrize(
    ("limits", "kind", "asked", "ran", "setting"),
    [
        ({"max_turns": 3}, "turns", 3, 2, "Most turns"),
        ({"max_calls": 2}, "calls", 3, 2, "Most calls"),
        ({"max_total_tokens": 60}, "tokens", 2, 1, "Most tokens"),
    ],
)
async def test_model_that_calls_for_ever_is_ended_by_each_limit(
    asking: Any,
    serve: Callable[..., Server],
    limits: dict[str, int],
    kind: str,
    asked: int,
    ran: int,
    setting: str,
) -> None:
    server = serve(calling_for_ever())
    asking.set_model(server.url, **limits)
    end = await asking.ask()
    assert (end.kind, len(server.bodies), finished(asking)) == (kind, asked, ran)
    assert setting in end.next_step


async def test_many_calls_of_one_answer_run_only_within_the_limit(
    asking: Any, serve: Callable[..., Server]
) -> None:
    calls = [
        {"index": n, "id": f"c{n}", "function": {"name": "calculator", "arguments": "{}"}}
        for n in range(1_000)
    ]
    asking.set_model(serve([delta(tool_calls=calls) + ended("tool_calls")]).url)
    assert (await asking.ask()).kind == "calls"
    assert not finished(asking)


async def test_time_of_all_answers_together_is_bounded(
    asking: Any, serve: Callable[..., Server]
) -> None:
    server = serve(calling_for_ever())
    asking.set_model(server.url)
    talk = asking.talk()
    talk.spent_s = 1_800.0
    async for _ in talk.turn(asking.permit):
        pass
    assert talk.end is not None
    assert talk.end.kind == "time"
    assert not talk.may_run


async def test_stop_before_a_call_runs_nothing_more(
    asking: Any, serve: Callable[..., Server]
) -> None:
    server = serve(calling_for_ever())
    asking.set_model(server.url)
    talk = asking.talk()
    async for _ in talk.turn(asking.permit):
        pass
    assert talk.may_run
    talk.stop()
    assert (talk.end.kind, talk.may_run) == ("stopped", False)
    assert "1 turn" in talk.end.text


async def test_gate_holds_each_call_before_its_first_stage(
    asking: Any, serve: Callable[..., Server]
) -> None:
    asking.set_model(serve([called(FIRST), said(ANSWER)]).url)
    held: list[tuple[int | None, LifecycleStage]] = []

    async def gate(index: int | None, stage: LifecycleStage) -> None:
        held.append((index, stage))
        begun = [each for each in asking.events if isinstance(each, StageStarted)]
        assert all(each.call_index is None for each in begun) or stage != "select"

    await asking.ask(gate=gate)
    assert (0, LifecycleStage.SELECT) in held


async def test_without_an_address_there_is_a_next_step(asking: Any) -> None:
    with pytest.raises(NoModelError) as caught:
        asking.talk()
    assert "settings" in caught.value.next_step


@pytest.mark.parametrize("prompt", ["", "  \n", "x" * 1_000_001])
async def test_prompt_that_is_none_is_not_sent(
    asking: Any, serve: Callable[..., Server], prompt: str
) -> None:
    asking.set_model(serve([said(ANSWER)]).url)
    with pytest.raises(AskError, match="1 to"):
        asking.talk(prompt)


def status(number: int, words: str) -> Callable[[Any], None]:
    def answer(handler: Any) -> None:
        handler.stream(number, "application/json")
        handler.wfile.write(json.dumps({"error": {"message": words}}).encode())

    return answer


def cut_off(at: bytes) -> Callable[[Any], None]:
    def answer(handler: Any) -> None:
        handler.stream()
        handler.wfile.write(called(FIRST).partition(at)[0])

    return answer


def flood(handler: Any) -> None:
    handler.stream()
    piece = delta(content="x" * 50_000)
    for _ in range(2_000):
        handler.wfile.write(piece)


def for_ever(handler: Any) -> None:
    handler.stream()
    while not handler.gone.wait(0.02):
        handler.wfile.write(delta(content="x"))


def silent(handler: Any) -> None:
    handler.gone.wait(60)


_FAULTS: list[Any] = [
    (status(401, "wrong key"), "401", "Secrets"),
    (status(404, "no model m-1"), "404", "Address or Model"),
    (status(429, "slow down"), "429", "Wait"),
    (status(500, "oh"), "500", ""),
    (b"<html>Welcome!</html>", "no chat completion", "/v1/chat/completions"),
    (b"\x00\xff\xfe\x01" * 500, "no chat completion", "/v1/chat/completions"),
    (b"", "no chat completion", "/v1/chat/completions"),
    (event({"choices": []}), "broke off", "Ask again"),
    (event({"error": {"message": "out of memory"}}), "out of memory", "Ask again"),
    (cut_off(b"choices"), "broke off before its end; nothing of it was run", "Ask again"),
    (cut_off(b'"finish_reason": "tool_calls"'), "broke off before its end", "Ask again"),
    (flood, "longer than 5,000,000 bytes", "Ask for less"),
]


@pytest.mark.parametrize(("turn", "words", "step"), _FAULTS)
async def test_server_that_fails_is_said_with_a_next_step(
    asking: Any, serve: Callable[..., Server], turn: Any, words: str, step: str
) -> None:
    asking.set_model(serve([turn]).url)
    with pytest.raises(AskError, match=words) as caught:
        await asking.ask()
    assert caught.value.next_step
    assert step in caught.value.next_step
    assert not finished(asking)


@pytest.mark.parametrize("turn", [for_ever, silent])
async def test_answer_that_does_not_end_is_cut_by_the_clock(
    asking: Any, serve: Callable[..., Server], turn: Any
) -> None:
    asking.set_model(serve([turn]).url, timeout_s=1)
    with pytest.raises(AskError, match="within 1 s") as caught:
        await asking.ask()
    assert "Longest answer" in caught.value.next_step


async def test_nobody_listens_there(asking: Any, serve: Callable[..., Server]) -> None:
    asking.set_model("http://127.0.0.1:9/v1/chat/completions")
    with pytest.raises(AskError, match=r"127\.0\.0\.1:9") as caught:
        await asking.ask()
    assert caught.value.next_step


async def test_no_sends_nothing(asking: Any, serve: Callable[..., Server]) -> None:
    server = serve([said(ANSWER)])
    asking.set_model(server.url)
    asking.answer = Answer.DENY
    with pytest.raises(NotPermittedError):
        await asking.ask()
    assert not server.bodies
