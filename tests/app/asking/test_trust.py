"""The key goes to its own host and nowhere else; a conversation is kept, and shown without it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from scripted_model import ANSWER, FIRST, MARKUP, Handler, Server, called, said, script

from tooldesk.asking.conversation import AskError
from tooldesk.asking.past_conversation import past_conversation
from tooldesk.calling.parsing.parse import parse
from tooldesk.errors import UntrustedWorkspaceError
from tooldesk.execution.permissions.asking import Answer
from tooldesk.execution.permissions.shown_call import shown_request
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import ASKED_MODEL
from tooldesk.usage.history.call_filter import CallFilter
from tooldesk.usage.history.call_replay import output_of, why_not_replayed

from .conftest import KEY


def everything_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


async def test_key_goes_to_its_host_by_a_yes_and_is_kept_nowhere(
    asking: Any, serve: Callable[..., Server], paths: Any
) -> None:
    await asking.app.vault.set_for_session("MODEL_KEY", KEY)
    told = f"It is {KEY}. {MARKUP['hermes'](FIRST)}"
    server = serve([said(told), said(f"Your key is {KEY}.")])
    asking.set_model(server.url, env_var="MODEL_KEY")
    end = await asking.ask()
    assert server.keys == [f"Bearer {KEY}"] * 2
    assert "It is •••MODEL_KEY•••. I reckon." in server.bodies[1]["messages"][1]["content"]
    assert KEY not in json.dumps(server.bodies)
    assert end.text == "Your key is •••MODEL_KEY•••."
    asked = [each for each in asking.requests if each.definition.name == ASKED_MODEL]
    edges = [edge for each in asked for edge in each.edges]
    assert [(edge.name, edge.destination) for edge in edges] == [
        ("MODEL_KEY", server.url.partition("/v1")[0])
    ]
    # asked once for all turns, and once for the key
    assert len(asked) == len({bool(each.edges) for each in asked})
    assert "127.0.0.1" in str([shown_request(each) for each in asked])
    kept = await asking.app.history.calls.page(is_whole=True)
    assert len(kept) == 3
    assert KEY not in json.dumps([each.to_json() for each in kept])
    assert KEY not in str(asking.events)
    assert KEY.encode() not in everything_in(paths.data_dir.parent)


async def test_redirect_is_not_followed_with_the_key(
    asking: Any, serve: Callable[..., Server]
) -> None:
    await asking.app.vault.set_for_session("MODEL_KEY", KEY)
    other = serve([said(ANSWER)])

    def away(handler: Handler) -> None:
        handler.send_response(307)
        handler.send_header("Location", other.url)
        handler.end_headers()

    asking.set_model(serve([away]).url, env_var="MODEL_KEY")
    with pytest.raises(AskError, match="307"):
        await asking.ask()
    assert not other.bodies


async def test_missing_key_is_said_before_anything_is_sent(
    asking: Any, serve: Callable[..., Server]
) -> None:
    server = serve([said(ANSWER)])
    asking.set_model(server.url, env_var="MODEL_KEY")
    with pytest.raises(AskError, match="MODEL_KEY") as caught:
        await asking.ask()
    assert caught.value.next_step
    assert not server.bodies


async def test_folder_that_nobody_trusts_asks_no_model(
    asking: Any, serve: Callable[..., Server]
) -> None:
    server = serve([said(ANSWER)])
    asking.set_model(server.url)
    assert asking.app.trust.folders.remove(asking.app.trust.folder)
    with pytest.raises(UntrustedWorkspaceError):
        await asking.ask()
    assert not server.bodies


async def test_secret_of_a_tool_does_not_go_to_the_model(
    asking: Any, serve: Callable[..., Server]
) -> None:
    await asking.app.vault.set_for_session("TOOL_KEY", KEY)
    server = serve([called({"expression": "1 + 1"}), said(ANSWER)])
    asking.set_model(server.url)
    talk = asking.talk(f"Is {KEY} right?")
    async for _ in talk.turn(asking.permit):
        pass
    page = await asking.app.history.calls.page(CallFilter(tool_name=ASKED_MODEL), is_whole=True)
    assert KEY not in json.dumps([each.to_json() for each in page])


async def test_whole_conversation_is_kept_and_shown_without_sending(
    asking: Any, serve: Callable[..., Server]
) -> None:
    server = serve(script("native"))
    asking.set_model(server.url)
    await asking.ask()
    calls = asking.app.history.calls
    kept = await calls.page(limit=10, is_whole=True)
    names = [each.tool_name for each in reversed(kept)]
    assert names == [ASKED_MODEL, "calculator", ASKED_MODEL, "calculator", ASKED_MODEL]
    assert {(each.detail or {})["session"] for each in kept} == {"of-this-test"}
    before = len(server.bodies)
    past = await past_conversation(calls)
    assert past is not None
    assert [each["role"] for each in past.messages] == [
        *("user", "assistant", "tool", "assistant", "tool", "assistant")
    ]
    assert past.messages[:-1] == tuple(server.bodies[-1]["messages"])
    assert past.messages[-1]["content"] == ANSWER
    first = await past_conversation(calls, kept[-1].number)
    assert first is not None
    assert first.messages[1]["tool_calls"][0]["function"]["name"] == "calculator"
    assert await past_conversation(calls, kept[1].number) is None
    # each answer can be put into the console, where its calls are found again
    found = [parse(output_of(each)).callings for each in reversed(kept)]
    assert [[call.tool_name for call in calls] for calls in (found[0], found[2], found[4])] == [
        ["calculator"], ["calculator"], []
    ]  # fmt: skip
    assert ANSWER.split()[0] in output_of(kept[0])
    assert len(server.bodies) == before


async def test_no_call_of_the_model_is_replayed_as_one(
    asking: Any, serve: Callable[..., Server]
) -> None:
    asking.set_model(serve([said(ANSWER)]).url)
    await asking.ask()
    (call,) = await asking.app.history.calls.page(limit=1, is_whole=True)
    assert "tooldesk ask --again" in why_not_replayed(call)


async def test_permission_of_tools_is_asked_as_ever(
    asking: Any, serve: Callable[..., Server]
) -> None:
    server = serve([called(FIRST), said(ANSWER)])
    asking.set_model(server.url)
    registry = asking.app.registry
    asked = {"permission": Permission.ASK}
    registry.replace_all([each.model_copy(update=asked) for each in registry.definitions()])
    real = asking.permit

    async def permit(request: Any) -> Answer:
        answer = await real(request)
        return answer if request.definition.name == ASKED_MODEL else Answer.DENY

    asking.permit = permit
    assert (await asking.ask()).text == ANSWER
    assert "calculator" in [each.definition.name for each in asking.requests]
    assert "not permitted" in server.bodies[1]["messages"][2]["content"]
