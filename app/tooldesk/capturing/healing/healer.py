"""Healer: a request is handed on, and its answer healed before the client gets it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import httpx2

from tooldesk.calling.parsing.parse import parse
from tooldesk.capturing.apis import Api
from tooldesk.capturing.exchange import MOST_READ_BYTES, Change, Exchange
from tooldesk.capturing.healing.api_documents import forced
from tooldesk.capturing.healing.call_healer import MENDING, CallHealer
from tooldesk.capturing.healing.judging import CallJudge, certain_calls
from tooldesk.capturing.healing.part_healer import PartHealer
from tooldesk.capturing.healing.rules import RULES, heal
from tooldesk.capturing.healing.stream_healer import StreamHealer
from tooldesk.capturing.healing.stream_parts import PARTED
from tooldesk.capturing.passing import Passing
from tooldesk.errors import DefinitionError, InvalidInputError
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.around import tools_in

_LENGTH = b"content-length"
_OfStream = StreamHealer | PartHealer | CallHealer


class Healer:
    """What a person chose to have healed; all else passes as it is."""

    def __init__(self, rules: Sequence[str]) -> None:
        """Take ids of rules.

        Raises:
            InvalidInputError: there is no such rule.
        """
        unknown = [each for each in rules if each not in RULES]
        if unknown or not rules:
            raise InvalidInputError(
                f"There is no rule {', '.join(unknown) or 'to heal by'}.",
                next_step=f"The rules are {', '.join(RULES)}.",
            )
        self._rules = tuple(rules)

    def is_for(self, exchange: Exchange) -> bool:
        """Whether anything of an exchange could be healed."""
        return exchange.api != ""

    async def handle(self, passing: Passing, client: httpx2.AsyncClient, url: httpx2.URL) -> None:
        """Hand a request on, and its answer back."""
        body = b"".join([part async for part in passing.body()]) if passing.has_body else b""
        request = _object(body)
        judge = self._judge(request)
        # what is packed can't be healed
        headers = [
            (name, b"identity" if name == b"accept-encoding" else value)
            for name, value in passing.sent_on()
            if name != b"transfer-encoding"
        ]
        method, api = passing.exchange.method, passing.exchange.api
        sent = httpx2.Request(method, url, headers=headers, content=body)
        response = await client.send(sent, stream=True)
        try:
            is_healable = judge is not None and response.status_code == 200
            if judge is None or request is None or not is_healable or _is_packed(response):
                await passing.hand_on(response)
            elif not request.get("stream", api == "ollama"):
                await _Whole(passing, client, sent, request, judge).heal(response)
            elif healers := self._of_streams(api, judge):
                await _streamed(passing, response, healers)
            else:
                await passing.hand_on(response)
        finally:
            await response.aclose()

    def _of_streams(self, api: Api, judge: CallJudge) -> list[_OfStream]:
        found: list[_OfStream] = []
        if "markup" in self._rules:
            found.append(PartHealer(api, judge) if api in PARTED else StreamHealer(api, judge))
        if not MENDING.isdisjoint(self._rules):
            found.append(CallHealer(api, judge))
        return found

    def _judge(self, request: JsonObject | None) -> CallJudge | None:
        tools = tools_in(request)
        try:
            return CallJudge(tools, self._rules) if tools else None
        except DefinitionError:
            return None


async def _streamed(
    passing: Passing, response: httpx2.Response, healers: Sequence[_OfStream]
) -> None:
    """What one healer hands on is what the next one takes."""

    def fed(chunk: bytes) -> bytes:
        for each in healers:
            chunk = each.feed(chunk)
        return chunk

    def closed() -> bytes:
        rest = b""
        for each in healers:
            rest = each.feed(rest) + each.close()
        return rest

    await passing.answer(response.status_code, _without_length(response))
    try:
        async for chunk in response.aiter_raw():
            await passing.replaced(chunk, fed(chunk))
    except httpx2.TransportError:
        await passing.replaced(b"", closed())
        raise
    await passing.replaced(b"", closed())
    passing.exchange.healed(tuple(change for each in healers for change in each.changes))
    await passing.finish()


class _Whole:
    """One answer that is healed as a document."""

    def __init__(
        self,
        passing: Passing,
        client: httpx2.AsyncClient,
        sent: httpx2.Request,
        request: JsonObject,
        judge: CallJudge,
    ) -> None:
        self._passing, self._client, self._judge = passing, client, judge
        self._sent, self._request = sent, request

    async def heal(self, response: httpx2.Response) -> None:
        parts, size = [], 0
        chunks = response.aiter_raw()
        async for chunk in chunks:
            parts.append(chunk)
            size += len(chunk)
            if size > MOST_READ_BYTES:
                await self._passing.hand_on(response, parts, chunks)
                return
        written = b"".join(parts)
        document, healed = _object(written), written
        changes: tuple[Change, ...] = ()
        if document is not None:
            made, changes = heal(self._passing.exchange.api, document, self._judge)
            if not changes and "retry" in self._judge.rules:
                made, changes = await self._asked_again(document, written)
            if changes:
                healed = json.dumps(made).encode()
        headers = [*_without_length(response), (_LENGTH, str(len(healed)).encode())]
        await self._passing.answer(response.status_code, headers)
        await self._passing.replaced(written, healed)
        self._passing.exchange.healed(changes)
        await self._passing.finish()

    async def _asked_again(
        self, document: JsonObject, written: bytes
    ) -> tuple[JsonObject, tuple[Change, ...]]:
        """The answer to the same request with tool_choice forced, if its call can be read."""
        api: Api = self._passing.exchange.api
        name = self._unreadable(written.decode("utf-8", "replace"))
        again = None if name is None else forced(api, self._request, name)
        if name is None or again is None:
            return document, ()
        headers = [each for each in self._sent.headers.raw if each[0].lower() != _LENGTH]
        body = json.dumps(again).encode()
        request = httpx2.Request(self._sent.method, self._sent.url, headers=headers, content=body)
        try:
            answer = await self._client.send(request)
        except httpx2.TransportError:
            return document, ()
        second = _object(answer.content) if answer.status_code == 200 else None
        if second is None:
            return document, ()
        made, changes = heal(api, second, self._judge)
        text = json.dumps(made, ensure_ascii=False)
        calls = certain_calls(parse(text, self._judge.schemas))
        if not calls or any(each.tool_name != name for each in calls):
            return document, ()
        why = f"its call of {name} could not be read, so it was asked for once more"
        return made, (Change("retry", written.decode("utf-8", "replace"), text, why), *changes)

    def _unreadable(self, text: str) -> str | None:
        """The one tool whose call is there and can't be read; None where it is not one."""
        output = parse(text, self._judge.schemas)
        names = {each.calling.tool_name for each in output.held_back if each.reason == "incomplete"}
        if output.callings or len(names) != 1 or len(output.held_back) != 1:
            return None
        return next((each for each in names if each in self._judge.schemas), None)


def _object(body: bytes) -> JsonObject | None:
    try:
        value: Any = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _is_packed(response: httpx2.Response) -> bool:
    return response.headers.get("content-encoding", "identity").lower() != "identity"


def _without_length(response: httpx2.Response) -> list[tuple[bytes, bytes]]:
    return [each for each in response.headers.raw if each[0].lower() != _LENGTH]
