"""A model on loopback, and a conversation with it at a real desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest
import scripted_model
from scripted_model import Server, Turn

from tooldesk.asking.asking import AskEvent, asked
from tooldesk.asking.conversation import Conversation
from tooldesk.asking.talk import ConversationEnd
from tooldesk.bootstrap import App
from tooldesk.endpoint_settings import AskSettings, EndpointSettings
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.tools.tool_context import ToolContext

KEY = "cAnArY-7Hq2Wv9LpXz"


@pytest.fixture
def serve() -> Iterator[Callable[[Sequence[Turn]], Server]]:
    with ExitStack() as open_:
        yield lambda turns: open_.enter_context(scripted_model.serving(turns))


@dataclass
class Asking:
    """Asks at a desk, and keeps what happened."""

    app: App
    events: list[AskEvent] = field(default_factory=list)
    requests: list[PermissionRequest] = field(default_factory=list)
    answer: Answer = Answer.SESSION

    def set_model(self, url: str, env_var: str = "", **limits: Any) -> None:
        settings = self.app.settings
        endpoint = EndpointSettings(url=url, model="m-1", env_var=env_var)
        change = {"endpoint": endpoint, "ask": AskSettings(**limits)}
        settings.current = settings.current.model_copy(update=change)

    async def permit(self, request: PermissionRequest) -> Answer:
        self.requests.append(request)
        return self.answer

    def talk(self, prompt: str = "What is 6 * 7 + 1?", **options: Any) -> Conversation:
        context = ToolContext(session_id="of-this-test")
        return Conversation(self.app, prompt, context, **options)

    async def ask(self, **options: Any) -> ConversationEnd:
        talk = self.talk()
        async for event in asked(talk, self.app.usage, self.permit, **options):
            self.events.append(event)
        assert talk.end is not None
        return talk.end


@pytest.fixture
def asking(app: App) -> Asking:
    return Asking(app)
