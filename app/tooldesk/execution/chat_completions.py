"""chat_source, chat_message: a request to a model, and what it answered.

By OpenAI's Chat Completions API, which others speak too (source: its API reference, "Create chat
completion").
"""

from __future__ import annotations

from typing import Any

from tooldesk.tools.sources.http_source import BearerAuth, HttpSource, JsonBody
from tooldesk.tools.tool_result import JsonObject, JsonValue

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


def chat_message(answer: JsonValue) -> dict[str, Any] | None:
    """The message of the first choice; None where there is none."""
    match answer:
        case {"choices": [{"message": dict() as message}, *_]}:
            return message
    return None
