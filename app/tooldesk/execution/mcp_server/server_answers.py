"""ServerAnswers: who answers what MCP servers ask: a model, where one is set, or a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tooldesk.errors import NotPermittedError, ToolUsageError
from tooldesk.tools.chat_parts import media_part
from tooldesk.tools.server_question import DECLINED, AskForServer, ServerAnswer, ServerQuestion
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import SAMPLING_PREFIX, ToolDefinition
from tooldesk.tools.tool_result import AudioContent, ImageContent, JsonObject

if TYPE_CHECKING:
    from tooldesk.endpoint_settings import EndpointSettings
    from tooldesk.execution.mcp_server.admission import Admission
    from tooldesk.execution.permissions.asking import Ask

TIMEOUT_S = 120.0
"""A model may think for longer than most tools run; the server's call has a timeout of its own."""

POOL = "model_of_servers"
"""Its own: a call that waits for the model's answer keeps its place in another one."""

_BODY = ("messages", "max_tokens", "temperature", "stop")
_MOST_STOPS = 4
_REASONS = {"stop": "endTurn", "length": "maxTokens"}


class ServerAnswers:
    """A model is asked as any HTTP tool is called: by a yes for this server and this address."""

    def __init__(
        self, admission: Callable[[], Admission], endpoint: Callable[[], EndpointSettings]
    ) -> None:
        self._admission = admission
        self._endpoint = endpoint
        self._person: AskForServer | None = None
        self._permit: Ask | None = None

    def answer_with(self, person: AskForServer | None, permit: Ask | None) -> None:
        """Have these asked from now on; None declines."""
        self._person, self._permit = person, permit

    @property
    def ask(self) -> AskForServer | None:
        """Who answers now; None is nobody."""
        return self._answer if self._endpoint().url or self._person else None

    async def _answer(self, question: ServerQuestion) -> ServerAnswer:
        if question.kind == "sampling" and self._endpoint().url:
            return await self._asked_model(question)
        if self._person is None:
            return DECLINED
        with question.waiting():
            return await self._person(question)

    async def _asked_model(self, question: ServerQuestion) -> ServerAnswer:
        try:
            definition = sampling_definition(question.server, self._endpoint())
            given, executor = chat_arguments(question.sampling), self._admission()
            with question.waiting():
                call = await executor.admit(definition, given, ToolContext(), self._permit)
            result = await executor.run(call)
        except NotPermittedError:
            return DECLINED
        except ToolUsageError as error:
            return ServerAnswer("cancel", failure=error.message)
        if result.is_error:
            return ServerAnswer("cancel", failure=result.joined_text[:1_000])
        return _read(result.structured, self._endpoint().model)


def sampling_definition(server: str, endpoint: EndpointSettings) -> ToolDefinition:
    """What asking the model for a server would do, as a tool that asks; its yes is the server's."""
    # what makes requests is only needed by a server that asks
    from tooldesk.execution.chat_completions import host_of, model_definition

    return model_definition(
        endpoint,
        {name: f"{{{name}}}" for name in _BODY},
        name=f"{SAMPLING_PREFIX}{server}",
        title=f"Model for the MCP server {server}",
        description=f"Sends what the MCP server {server} asks a model to {host_of(endpoint)}, and "
        f"gives the server what {endpoint.model or 'the model'} answers.",
        timeout_s=TIMEOUT_S,
        resource_pool=POOL,
        tags=("mcp server",),
    )


def chat_arguments(params: JsonObject) -> JsonObject:
    """What a request for a chat completion holds.

    Args:
        params: Of sampling/createMessage, as the MCP specification has them.
    """
    system = params.get("systemPrompt")
    messages = [{"role": "system", "content": system}] if system else []
    messages += [
        {"role": each["role"], "content": _content(each["content"])} for each in params["messages"]
    ]
    given = {
        "messages": messages,
        "max_tokens": params.get("maxTokens"),
        "temperature": params.get("temperature"),
        "stop": (params.get("stopSequences") or [])[:_MOST_STOPS] or None,
    }
    return {name: value for name, value in given.items() if value is not None}


def _content(content: Any) -> Any:
    blocks = content if isinstance(content, list) else [content]
    parts = [_part(each) for each in blocks]
    if all(each["type"] == "text" for each in parts):
        return "\n".join(each["text"] for each in parts)
    return parts


def _part(block: JsonObject) -> JsonObject:
    """Source: the API reference of chat completions, "content parts" of a user's message."""
    match block:
        case {"type": "text", "text": str() as text}:
            return {"type": "text", "text": text}
        case {"type": "image", "data": str() as data, "mimeType": str() as media_type}:
            part = media_part(ImageContent(data, media_type))
        case {"type": "audio", "data": str() as data, "mimeType": str() as media_type}:
            part = media_part(AudioContent(data, media_type))
        case _:
            part = None
    return part or {"type": "text", "text": f"({block.get('type')}, which can't be handed on)"}


def _read(answer: Any, model: str) -> ServerAnswer:
    from tooldesk.execution.chat_completions import chat_message

    message = chat_message(answer)
    if message is None or not isinstance(text := message.get("content"), str):
        return ServerAnswer("cancel", failure="What it answered is no chat completion with a text.")
    reason = answer["choices"][0].get("finish_reason")
    named = answer.get("model")
    said = {"text": text, "model": named if isinstance(named, str) and named else model}
    if reason in _REASONS:
        said["stop_reason"] = _REASONS[reason]
    return ServerAnswer("accept", said)
