"""chat_source, model_definition, chat_message: a request to a model, and what it answered.

By OpenAI's Chat Completions API, which others speak too (source: its API reference, "Create chat
completion").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.permission import Permission
from tooldesk.tools.sources.http_source import BearerAuth, HttpSource, JsonBody
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, JsonValue

if TYPE_CHECKING:
    from tooldesk.endpoint_settings import EndpointSettings

MOST_BYTES = 5_000_000


def chat_source(url: str, body: JsonObject, env_var: str | None) -> HttpSource:
    """A request whose `body` holds placeholders, with the key that a variable holds, if any."""
    return HttpSource(
        method="POST",
        url=url,
        body=JsonBody(kind="json", value=body),
        auth=BearerAuth(kind="bearer", env_var=env_var) if env_var else None,
        max_response_bytes=MOST_BYTES,
        max_redirects=0,
    )


def host_of(endpoint: EndpointSettings) -> str:
    """Whom a model is asked from, with its port."""
    return urlsplit(endpoint.url).netloc


def model_definition(endpoint: EndpointSettings, body: JsonObject, **fields: Any) -> ToolDefinition:
    """Asking the model of the settings, as a tool that asks.

    `body` is that of `chat_source` without the model, `fields` are the definition's others.
    """
    return ToolDefinition(
        **fields,
        source=chat_source(
            endpoint.url, {"model": endpoint.model, **body}, endpoint.env_var or None
        ),
        env_vars=(EnvVar(name=endpoint.env_var),) if endpoint.env_var else (),
        permission=Permission.ASK,
    )


def chat_message(answer: JsonValue) -> dict[str, Any] | None:
    """The message of the first choice; None where there is none."""
    match answer:
        case {"choices": [{"message": dict() as message}, *_]}:
            return message
    return None
