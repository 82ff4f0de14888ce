"""ask_question and delegate_work: a person, or a model behind a chat API on loopback."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from pydantic import ValidationError

from tooldesk.errors import InvalidInputError, PermanentError
from tooldesk.execution.builtin_tool.catalogue import builtin_definition
from tooldesk.execution.permissions.edges import edges_of
from tooldesk.tools.tool_context import PersonQuestion, ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import ToolResult

from .conftest import Bench

KEY = "cAnArY-4eC39HqLyj"
ADA = {"name": "Ada", "about": "Writes."}
MODEL = {"name": "Ben", "about": "Checks.", "model": "m-1", "env_var": "BEN_KEY"}


def tool(name: str, *coworkers: dict[str, Any]) -> ToolDefinition:
    fields = builtin_definition(name).model_dump()
    fields["source"] |= {"coworkers": coworkers}
    keys = [each["env_var"] for each in coworkers if each.get("env_var")]
    return ToolDefinition.model_validate(fields | {"env_vars": [{"name": key} for key in keys]})


async def call(bench: Bench, definition: ToolDefinition, said: Any, **context: Any) -> ToolResult:
    return await bench.sources.call(definition, said, ToolContext(**context))


async def test_person_is_asked_by_name(bench: Bench) -> None:
    asked: list[PersonQuestion] = []

    async def person(question: PersonQuestion) -> str | None:
        asked.append(question)
        return "Done."

    said = {"task": "Write it.", "context": "Short.", "coworker": " ada"}
    result = await call(bench, tool("delegate_work", ADA), said, on_question=person)
    assert result.joined_text == "Done."
    assert asked[0].agent_name == "The model, to Ada"
    assert "Write it." in asked[0].text
    assert "Short." in asked[0].text
    with pytest.raises(PermanentError, match="nobody is there"):
        await call(bench, tool("delegate_work", ADA), said)


async def test_model_is_asked_with_its_key_and_gives_a_text(bench: Bench) -> None:
    seen: list[str] = []
    answers: list[Any] = [
        {"choices": [{"message": {"role": "assistant", "content": "42"}}]},
        {"choices": []},
        {"choices": [{"message": {"content": None, "tool_calls": []}}]},
    ]

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.split("content-length: ")[1].split("\r\n")[0])
        seen.append(head + (await reader.readexactly(size)).decode())
        data = json.dumps(answers[len(seen) - 1]).encode()
        head = f"Content-Type: application/json\r\nContent-Length: {len(data)}"
        writer.write(f"HTTP/1.1 200 OK\r\nConnection: close\r\n{head}\r\n\r\n".encode() + data)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1/chat/completions"
    asking = tool("ask_question", ADA, {**MODEL, "url": url})
    said = {"question": "What is 6 * 7?", "context": "", "coworker": "Ben"}
    env = {"BEN_KEY": KEY}
    result = await call(bench, asking, said, env_vars=env)
    assert result.joined_text == "42"
    head, body = seen[0].split("\r\n\r\n")
    assert f"authorization: bearer {KEY.lower()}" in head
    sent = json.loads(body)
    assert sent["model"] == "m-1"
    assert [each["role"] for each in sent["messages"]] == ["system", "user"]
    assert "6 * 7" in sent["messages"][1]["content"]
    for _ in range(2):
        with pytest.raises(PermanentError, match="no chat completion"):
            await call(bench, asking, said, env_vars=env)
    server.close()
    await server.wait_closed()


async def test_nobody_is_reached_by_a_wrong_name_or_without_coworkers(bench: Bench) -> None:
    said = {"question": "Why?", "context": "", "coworker": "Eve"}
    with pytest.raises(InvalidInputError, match="no co-worker 'Eve'") as caught:
        await call(bench, tool("ask_question", ADA), said)
    assert "Ada (Writes.)" in caught.value.next_step
    with pytest.raises(PermanentError, match="no co-workers"):
        await call(bench, tool("ask_question"), said)
    with pytest.raises(InvalidInputError, match="At most"):
        await call(bench, tool("ask_question", ADA), {**said, "context": "x" * 200_000})


def test_key_is_declared_and_goes_to_that_address(tmp_path: Any) -> None:
    model = {**MODEL, "url": "https://api.example.com/v1/chat/completions"}
    (edge,) = edges_of(tool("ask_question", ADA, model), tmp_path)
    assert (edge.name, edge.destination) == ("BEN_KEY", "api.example.com")
    fields = builtin_definition("ask_question").model_dump()
    fields["source"] |= {"coworkers": [model]}
    with pytest.raises(ValidationError, match="needs BEN_KEY"):
        ToolDefinition.model_validate(fields)
