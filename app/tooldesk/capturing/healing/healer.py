"""Healer: a request is handed on, and its answer healed before the client gets it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import httpx2

from tooldesk.calling.parsing.parse import parse
from tooldesk.capturing.exchange import MOST_READ_BYTES, Change, Exchange
from tooldesk.capturing.healing.call_healer import MENDING, CallHealer
from tooldesk.capturing.healing.event_healer import EventHealer
from tooldesk.capturing.healing.judging import CallJudge
from tooldesk.capturing.healing.part_healer import PartHealer
from tooldesk.capturing.healing.retry_healer import RETRIED, RetryHealer
from tooldesk.capturing.healing.rules import RULES, heal, retrying
from tooldesk.capturing.healing.second_ask import Again, SecondAsk, json_object, summed
from tooldesk.capturing.healing.stream_healer import StreamHealer
from tooldesk.capturing.healing.stream_parts import PARTED
from tooldesk.capturing.passing import Passing
from tooldesk.errors import DefinitionError, InvalidInputError
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.around import tools_in

_LENGTH = b"content-length"
_LENGTHS = (_LENGTH, b"transfer-encoding")


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
        request = json_object(body)
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
                await _Whole(passing, judge, SecondAsk(api, client, sent, judge)).heal(response)
            elif streamed := self._of_stream(passing, judge, SecondAsk(api, client, sent, judge)):
                await streamed.heal(response)
            else:
                await passing.hand_on(response)
        finally:
            await response.aclose()

    def _of_stream(self, passing: Passing, judge: CallJudge, ask: SecondAsk) -> _Streamed | None:
        api, found = passing.exchange.api, list[EventHealer]()
        if "markup" in self._rules:
            found.append(PartHealer(api, judge) if api in PARTED else StreamHealer(api, judge))
        if not MENDING.isdisjoint(self._rules):
            found.append(CallHealer(api, judge))
        is_asked = "retry" in self._rules and api in RETRIED
        retry = RetryHealer(api, judge) if is_asked else None
        return _Streamed(passing, retry, found, ask) if found or retry else None

    def _judge(self, request: JsonObject | None) -> CallJudge | None:
        tools = tools_in(request)
        try:
            return CallJudge(tools, self._rules) if tools else None
        except DefinitionError:
            return None


class _Streamed:
    """One answer that is healed while it comes: what a healer hands on is what the next takes."""

    def __init__(self, passing: Passing, retry: RetryHealer | None, others: list[EventHealer],
                 ask: SecondAsk) -> None:  # fmt: skip
        self._passing, self._retry, self._others, self._ask = passing, retry, others, ask
        self._told = 0

    async def heal(self, response: httpx2.Response) -> None:
        passing, more = self._passing, list[str]()
        await passing.answer(response.status_code, _without_length(response))
        try:
            async for chunk in response.aiter_raw():
                first = chunk if self._retry is None else self._retry.feed(chunk)
                healed = self._fed(first)
                self._tell_changes(more)
                await passing.replaced(chunk, healed)
                more += await self._asked_again()
        except httpx2.TransportError:
            await passing.replaced(b"", self._closed())
            raise
        if self._retry is not None:
            self._retry.end()
            more += await self._asked_again()
        rest = self._closed()
        self._tell_changes(more)
        await passing.replaced(b"", rest)
        await passing.finish()

    def _tell_changes(self, more: Sequence[str]) -> None:
        """Told at once, as a client may leave with the last of the answer."""
        changes = self._changes
        if len(changes) > self._told:
            self._passing.exchange.healed(changes[self._told :], more)
            self._told = len(changes)

    async def _asked_again(self) -> list[str]:
        """Hand on what a call that can't be read gives way to; gives what the upstream wrote."""
        retry = self._retry
        if retry is None or not retry.wanted:
            return []
        again = await self._ask.call_of(retry.wanted)
        rest = self._fed(retry.left() if again is None else retry.answered(again))
        more = [] if again is None else [again.written]
        self._tell_changes(more)
        await self._passing.replaced(b"", rest)
        return more

    @property
    def _changes(self) -> tuple[Change, ...]:
        retried = () if self._retry is None else self._retry.changes
        return (*retried, *(change for each in self._others for change in each.changes))

    def _fed(self, chunk: bytes) -> bytes:
        for each in self._others:
            chunk = each.feed(chunk)
        return chunk

    def _closed(self) -> bytes:
        rest = b"" if self._retry is None else self._retry.close()
        for each in self._others:
            rest = each.feed(rest) + each.close()
        return rest


class _Whole:
    """One answer that is healed as a document."""

    def __init__(self, passing: Passing, judge: CallJudge, ask: SecondAsk) -> None:
        self._passing, self._judge, self._ask = passing, judge, ask

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
        document, healed = json_object(written), written
        changes: tuple[Change, ...] = ()
        again: Again | None = None
        if document is not None:
            made, changes = heal(self._passing.exchange.api, document, self._judge)
            if not changes and "retry" in self._judge.rules:
                again = await self._asked_again(written)
            if again is not None:
                made, changes = _given_way(document, again, written)
            if changes:
                healed = json.dumps(made).encode()
        headers = [*_without_length(response), (_LENGTH, str(len(healed)).encode())]
        await self._passing.answer(response.status_code, headers)
        await self._passing.replaced(written, healed)
        self._passing.exchange.healed(changes, () if again is None else (again.written,))
        await self._passing.finish()

    async def _asked_again(self, written: bytes) -> Again | None:
        """The answer to the same request with tool_choice forced, if its call can be read."""
        output = parse(written.decode("utf-8", "replace"), self._judge.schemas)
        name = self._judge.unreadable(output)
        return await self._ask.call_of(name) if name else None


def _given_way(
    document: JsonObject, again: Again, written: bytes
) -> tuple[JsonObject, tuple[Change, ...]]:
    """The second answer in place of the first, with the tokens of both."""
    made = again.document
    if "usage" in made and "usage" in document:
        made = {**made, "usage": summed(made["usage"], document["usage"])}
    text = json.dumps(made, ensure_ascii=False)
    change = retrying(written.decode("utf-8", "replace"), again.calls[0][0], again.calls)
    return made, (replace(change, after=text), *again.changes)


def _is_packed(response: httpx2.Response) -> bool:
    return response.headers.get("content-encoding", "identity").lower() != "identity"


def _without_length(response: httpx2.Response) -> list[tuple[bytes, bytes]]:
    return [each for each in response.headers.raw if each[0].lower() not in _LENGTHS]
