"""SecondAsk: the same request with tool_choice forced, for a call that could not be read."""

from __future__ import annotations

import json
from typing import Any

import httpx2

from tooldesk.calling.parsing.parse import parse
from tooldesk.capturing.apis import Api
from tooldesk.capturing.exchange import MOST_READ_BYTES, Change
from tooldesk.capturing.healing.api_documents import forced
from tooldesk.capturing.healing.judging import CallJudge, certain_calls
from tooldesk.capturing.healing.rules import heal
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject


@frozen_record
class Again:
    """A second answer, whose calls can be read."""

    document: JsonObject
    """The whole answer, healed."""

    written: str
    """As the upstream wrote it."""

    calls: tuple[tuple[str, JsonObject], ...]
    """Names and arguments."""

    changes: tuple[Change, ...]
    """What was healed in it."""


class SecondAsk:
    """Asks the upstream once more what `sent` asked."""

    def __init__(
        self, api: Api, client: httpx2.AsyncClient, sent: httpx2.Request, judge: CallJudge
    ) -> None:
        self._api, self._client, self._sent, self._judge = api, client, sent, judge

    async def call_of(self, name: str) -> Again | None:
        """A call of that tool, in one piece; None where the upstream gives none that is certain."""
        request = json_object(self._sent.content)
        asked = None if request is None else forced(self._api, request, name)
        written = None if asked is None else await self._answer(asked)
        second = None if written is None else json_object(written)
        if second is None or written is None:
            return None
        made, changes = heal(self._api, second, self._judge)
        calls = certain_calls(parse(json.dumps(made, ensure_ascii=False), self._judge.schemas))
        if not calls or any(each.tool_name != name for each in calls):
            return None
        told = tuple((each.tool_name, each.arguments) for each in calls)
        return Again(made, written.decode("utf-8", "replace"), told, changes)

    async def _answer(self, asked: JsonObject) -> bytes | None:
        if asked.get("stream"):
            asked = {**asked, "stream": False}
            asked.pop("stream_options", None)
        sent = self._sent
        headers = [each for each in sent.headers.raw if each[0].lower() != b"content-length"]
        body = json.dumps(asked).encode()
        request = httpx2.Request(sent.method, sent.url, headers=headers, content=body)
        parts, size = [], 0
        try:
            response = await self._client.send(request, stream=True)
            try:
                async for chunk in response.aiter_bytes():
                    parts.append(chunk)
                    size += len(chunk)
                    if size > MOST_READ_BYTES:
                        return None
            finally:
                await response.aclose()
        except (httpx2.TransportError, httpx2.DecodingError):
            return None
        return b"".join(parts) if response.status_code == 200 else None


def json_object(body: bytes) -> JsonObject | None:
    """The object that a body is; None where it is none."""
    try:
        value: Any = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def summed(usage: Any, more: Any) -> Any:
    """What an API says of tokens, with those of a second answer; what it doesn't say stays out."""
    if isinstance(usage, dict) and isinstance(more, dict):
        return {key: summed(value, more.get(key)) for key, value in usage.items()}
    return usage + more if type(usage) is int and type(more) is int else usage
