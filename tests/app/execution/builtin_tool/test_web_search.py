"""web_search: each service's own requests and answers, spoken by a server on loopback."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from pydantic import ValidationError

from tooldesk.errors import InvalidInputError, PermanentError
from tooldesk.execution.builtin_tool.catalogue import builtin_definition
from tooldesk.execution.permissions.edges import edges_of
from tooldesk.tools.tool_definition import ToolDefinition

from .conftest import Bench

KEY = "cAnArY-4eC39HqLyj"
FOUND = [
    {"title": f"Page {n}", "url": f"https://e.example/{n}", "content": "words"} for n in (1, 2)
]
ANSWERS: dict[str, Any] = {
    "searxng": {"query": "cats", "results": FOUND},
    "tavily": {"answer": None, "results": FOUND},
    "brave": {"web": {"results": [{**each, "description": each["content"]} for each in FOUND]}},
}


@dataclass
class Service:
    """Answers with `answer`, and keeps the requests."""

    url: str = ""
    answer: Any = None
    seen: list[str] = field(default_factory=list)


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    service = Service()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = next((int(line[15:]) for line in head.split("\r\n")
                     if line.lower().startswith("content-length:")), 0)  # fmt: skip
        service.seen.append(head + (await reader.readexactly(size)).decode())
        data = json.dumps(service.answer).encode()
        writer.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
            + f"Content-Length: {len(data)}\r\n\r\n".encode() + data
        )  # fmt: skip
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/search"
    yield service
    server.close()
    await server.wait_closed()


def of(provider: str) -> dict[str, Any]:
    key = {"brave": "BRAVE_API_KEY", "tavily": "TAVILY_API_KEY"}.get(provider)
    return {"env_vars": [{"name": key}] if key else []}


SAYS = {
    "searxng": ("GET /search?q=two+cats&format=json ", ""),
    "brave": ("GET /search?q=two+cats&count=2 ", f"x-subscription-token: {KEY}"),
    "tavily": ('"query":"two cats"', f"authorization: bearer {KEY}"),
}


@pytest.mark.parametrize("provider", SAYS)
async def test_each_service_is_asked_in_its_own_way(
    bench: Bench, service: Service, provider: str
) -> None:
    service.answer = ANSWERS[provider]
    env = {each["name"]: KEY for each in of(provider)["env_vars"]}
    source = {"search_provider": provider, "search_url": service.url}
    result = await bench.call(
        "web_search", env=env, definition=of(provider), source=source, query="two cats", count=2
    )
    assert result.joined_text.startswith("1. Page 1\n   https://e.example/1\n   words\n2. Page 2")
    (seen,) = service.seen
    query, header = SAYS[provider]
    assert query.replace("+", " ") in seen.replace("%20", " ").replace("+", " ").replace(
        '": "', '":"'
    )
    assert header.lower() in seen.lower()
    assert KEY not in result.joined_text


async def test_answer_of_another_kind_is_an_error(bench: Bench, service: Service) -> None:
    for answer in ([], {"results": 5}, {"error": "no json"}, "words"):
        service.answer = answer
        with pytest.raises(PermanentError, match="holds no results"):
            await bench.call("web_search", source={"search_url": service.url}, query="x")
    service.answer = {"results": [5, {}]}
    odd = await bench.call("web_search", source={"search_url": service.url}, query="x")
    assert odd.structured == {"results": [{"title": "", "url": "", "excerpt": ""}]}
    service.answer = {"results": []}
    empty = await bench.call("web_search", source={"search_url": service.url}, query="x")
    assert empty.joined_text == "Nothing was found."


async def test_without_a_service_or_a_query_nothing_is_asked(bench: Bench) -> None:
    with pytest.raises(PermanentError, match="no search service"):
        await bench.call("web_search", query="x")
    for query in (" ", "x" * 500):
        with pytest.raises(InvalidInputError):
            await bench.call("web_search", source={"search_url": "http://x.example"}, query=query)


def test_key_is_declared_and_goes_to_the_service_alone(tmp_path: Any) -> None:
    fields = builtin_definition("web_search").model_dump()
    fields["source"] |= {"search_provider": "brave"}
    with pytest.raises(ValidationError, match="source needs BRAVE_API_KEY"):
        ToolDefinition.model_validate(fields)
    tool = ToolDefinition.model_validate(fields | of("brave"))
    (edge,) = edges_of(tool, tmp_path)
    assert edge.destination == "api.search.brave.com"
