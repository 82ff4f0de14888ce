"""A conversation of the history goes through the lifecycle again, and no model is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest
from scripted_model import ANSWER, DIALECTS, Server, called, script

from tooldesk.asking.asking import asked
from tooldesk.asking.conversation import AskError
from tooldesk.asking.past_conversation import PastConversation, past_conversation
from tooldesk.asking.replayed_conversation import ReplayedConversation
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.lifecycle import CallFinished


async def replayed(asking: Any, past: PastConversation) -> tuple[ReplayedConversation, list[str]]:
    """What became of it, and what its calls gave."""
    talk = ReplayedConversation(past, ToolContext(session_id=uuid4().hex), asking.app.redactor)
    happened = [event async for event in asked(talk, asking.app.usage, asking.permit)]
    return talk, [each.result.joined_text for each in happened if isinstance(each, CallFinished)]


@pytest.mark.parametrize("dialect", DIALECTS)
async def test_same_calls_give_the_same_and_nothing_is_sent(
    asking: Any, serve: Callable[..., Server], dialect: str
) -> None:
    server = serve(script(dialect))
    asking.set_model(server.url)
    await asking.ask()
    past = await past_conversation(asking.app.history.calls)
    assert past is not None
    talk, results = await replayed(asking, past)
    assert results == ["42", "43"]
    assert talk.end is not None
    assert (talk.end.kind, talk.end.text) == ("answer", ANSWER)
    assert (talk.differing, talk.name, talk.words) == ([], "m-1", "3 turns, 2 calls")
    assert len(server.bodies) == 3
    # what the model would be told now is another thing than then
    told = [{**each} for each in past.messages]
    told[4]["content"] = "44"
    talk, _ = await replayed(asking, replace(past, messages=tuple(told)))
    assert talk.differing == [2]
    assert "after 1 turn (2)" in talk.comparison


async def test_what_was_not_kept_whole_is_not_replayed(
    asking: Any, serve: Callable[..., Server]
) -> None:
    """One that was ended by a limit is, as far as it went."""
    asking.set_model(serve([called({"expression": "1 + 1"})]).url, max_turns=2)
    await asking.ask()
    past = await past_conversation(asking.app.history.calls)
    assert past is not None
    talk, results = await replayed(asking, past)
    assert results[0] == "2"
    assert talk.end is not None
    assert talk.end.kind == "stopped"
    with pytest.raises(AskError, match="was not kept"):
        await replayed(asking, replace(past, why_not_replayed="It was not kept."))
