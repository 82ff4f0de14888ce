"""sub_agent and mcp_proxy call other tools, each admitted like any call, within their bounds."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import InvalidInputError, PermanentError, ToolTimeoutError
from tooldesk.execution.builtin_tool.catalogue import builtin_definition
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.settings import PoolLimits
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition

CANARY = "canary-91f0aa37c2d4"


class Model:
    """A chat API on loopback that says what a script has for each turn."""

    def __init__(self) -> None:
        self.turns: list[Any] = []
        self.requests: list[dict[str, Any]] = []
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.split("content-length: ")[1].split("\r\n")[0])
        self.requests.append(json.loads(await reader.readexactly(size)))
        said = self.turns[min(len(self.requests), len(self.turns)) - 1]
        if said is None:  # it never answers
            await reader.read()
            writer.close()
            return
        answer = {"choices": [{"message": said}], "usage": {"total_tokens": 100}}
        data = json.dumps(answer).encode()
        kind = f"Content-Type: application/json\r\nContent-Length: {len(data)}"
        writer.write(f"HTTP/1.1 200 OK\r\nConnection: close\r\n{kind}\r\n\r\n".encode() + data)
        await writer.drain()
        writer.close()

    def told(self) -> list[str]:
        """What the last request says of calls."""
        return [each["content"] for each in self.requests[-1]["messages"] if each["role"] == "tool"]


@pytest.fixture
async def model() -> AsyncIterator[Model]:
    model = Model()
    server = await asyncio.start_server(model.serve, "127.0.0.1", 0)
    model.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1/chat/completions"
    yield model
    server.close()


def wants(*calls: tuple[str, Any]) -> dict[str, Any]:
    made = [
        {"id": f"c{number}", "type": "function", "function": {"name": name, "arguments": given}}
        for number, (name, given) in enumerate(calls)
    ]
    return {"role": "assistant", "content": None, "tool_calls": made}


class Desk:
    """The real core with a tool that a sub-agent may call, and a person who answers."""

    def __init__(self, app: Any, model: Model) -> None:
        self.app, self.model = app, model
        self.asked: list[str] = []
        self.answer = Answer.ONCE

    async def ask(self, request: PermissionRequest) -> Answer:
        self.asked.append(request.definition.name)
        return self.answer

    async def call(self, **coworker: Any) -> str:
        fields = builtin_definition("sub_agent").model_dump()
        fields |= {"permission": "allow", "timeout_s": coworker.pop("timeout_s", 60)}
        fields["env_vars"] = [{"name": "API_KEY"}]
        ben = {"name": "Ben", "url": self.model.url, "model": "m", "env_var": "API_KEY", **coworker}
        fields["source"] |= {"coworkers": [{"name": "Ada"}, ben]}
        definition = ToolDefinition.model_validate(fields)
        given = {"task": "Do it."}
        context = ToolContext(env_vars={"API_KEY": CANARY})
        result = await self.app.executor.execute(definition, given, context, self.ask)
        return str(result.joined_text)


@pytest.fixture
async def desk(app: Any, model: Model, write_tool: Callable[..., Path]) -> Desk:
    code = (
        "import os\n"
        "def double(number: int) -> str:\n"
        '    """Double it."""\n'
        "    return f\"{2 * number}{os.environ.get('API_KEY', '')}\"\n"
    )
    schema = {"type": "object", "properties": {"number": {"type": "integer"}}}
    key = {"name": "API_KEY", "required": False}
    fields = {"permission": "ask", "max_usage_count": 3, "input_schema": schema}
    write_tool("double", code, env_vars=[key], **fields)
    write_tool("other", code.replace("double", "other"))
    await app.workspace.load()
    return Desk(app, model)


async def test_tools_of_a_sub_agent_run_and_it_is_told(desk: Desk) -> None:
    calls = (("double", '{"number": 21}'), ("double", '{"number": "x"}'), ("other", "{}"))
    desk.model.turns = [wants(*calls), {"role": "assistant", "content": "It is 42."}]
    assert await desk.call(tools=["double"]) == "It is 42."
    first, second = desk.model.requests
    (spec,) = first["tools"]
    assert spec["function"]["name"] == "double"
    assert first["messages"][1]["content"].endswith("Do it.")
    done, wrong, unknown = desk.model.told()
    # the secrets of the one call are none of the other's
    assert done == "42"
    assert "/number" in wrong
    assert unknown == "There is no tool called other. There are: double."
    assert [each.get("tool_call_id") for each in second["messages"][3:]] == ["c0", "c1", "c2"]
    assert desk.asked == ["double"]


async def test_no_means_no_for_a_sub_agent_too(desk: Desk) -> None:
    desk.answer = Answer.DENY
    desk.model.turns = [wants(("double", '{"number": 1}')), {"content": "So be it."}]
    assert await desk.call(tools=["double"]) == "So be it."
    assert desk.asked == ["double"]
    (told,) = desk.model.told()
    assert "2" not in told


async def test_limits_hold_inside(desk: Desk) -> None:
    desk.model.turns = [wants(*[("double", '{"number": 1}')] * 4), {"content": "Enough."}]
    assert await desk.call(tools=["double"]) == "Enough."
    assert desk.model.told()[:3] == ["2", "2", "2"]
    assert desk.model.told()[3] != "2"


async def test_a_sub_agent_ends_within_turns_tokens_and_time(desk: Desk) -> None:
    desk.model.turns = [wants(("nothing", "{}"))]
    with pytest.raises(PermanentError, match="within 4 turns"):
        await desk.call(tools=["double"], max_turns=4)
    assert len(desk.model.requests) == 4
    desk.model.requests.clear()
    with pytest.raises(PermanentError, match="within 200 tokens"):
        await desk.call(tools=["double"], max_total_tokens=150)
    assert len(desk.model.requests) == 2
    desk.model.turns = [None]
    with pytest.raises(ToolTimeoutError):
        await desk.call(tools=["double"], timeout_s=0.5)


async def test_tool_that_is_not_there_is_named(desk: Desk) -> None:
    with pytest.raises(PermanentError, match="gone, which is no tool"):
        await desk.call(tools=["gone"])
    assert desk.model.requests == []


async def test_full_pool_does_not_block_the_calls_inside(desk: Desk) -> None:
    settings = desk.app.settings.current
    pools = settings.resource_pools.with_pool("default", PoolLimits(concurrency=1), ())
    desk.app.settings.current = settings.model_copy(update={"resource_pools": pools})
    desk.model.turns = [wants(("double", '{"number": 4}')), {"content": "8"}]
    assert await asyncio.wait_for(desk.call(tools=["double"]), 60) == "8"
    assert desk.model.told() == ["8"]


async def test_tools_call_each_other_only_so_deep(desk: Desk) -> None:
    fields = builtin_definition("sub_agent").model_dump() | {"permission": "allow"}
    ben = {
        "name": "Ben",
        "url": desk.model.url,
        "model": "m",
        "tools": ["sub_agent"],
        "max_turns": 2,
    }
    fields["source"] |= {"coworkers": [ben]}
    await desk.app.workspace.put([ToolDefinition.model_validate(fields)])
    desk.model.turns = [wants(("sub_agent", '{"task": "again"}'))]
    with pytest.raises(PermanentError, match="within 2 turns"):
        await desk.call(tools=["sub_agent"], max_turns=2)
    # two turns each at depth 0, 1, 2 and 3, where a further one is refused
    assert len(desk.model.requests) == 2 + 4 + 8 + 16


RAW = Path(__file__).parents[1] / "mcp_server/example_servers/raw.py"


async def test_proxy_finds_and_calls_tools_of_servers(
    app: Any, paths: Any, trust: Callable[[Path, Path], None]
) -> None:
    folder = paths.workspace_dir
    tools = [
        {"name": name, "description": words, "inputSchema": {"type": "object"}}
        for name, words in (("echo", "Say it again."), ("other", "Something."))
    ]
    (folder / "tools.txt").write_text(json.dumps(tools))
    entry = {"command": sys.executable, "args": ["-S", str(RAW), str(folder / "tools.txt")]}
    (folder / "servers.json").write_text(json.dumps({"mcpServers": {"a": entry, "b": entry}}))
    trust(paths.data_dir, folder)
    await app.workspace.load()
    asked: list[str] = []

    async def ask(request: PermissionRequest) -> Answer:
        asked.append(request.definition.name)
        return Answer.SESSION

    for name in ("a", "b"):
        await app.servers.start(name, ask)
        await app.servers.take(name)
    await app.workspace.load()
    asked.clear()

    async def proxy(servers: tuple[str, ...] = (), **given: Any) -> str:
        fields = builtin_definition("mcp_proxy").model_dump()
        fields["source"] |= {"servers": servers}
        definition = ToolDefinition.model_validate(fields)
        result = await app.executor.execute(definition, given, ToolContext(), ask)
        return str(result.joined_text)

    found = json.loads(await proxy(search="AGAIN say"))
    assert [each["name"] for each in found["tools"]] == ["a_echo", "b_echo"]
    assert len(json.loads(await proxy(("b",)))["tools"]) == 2
    assert asked == []
    assert await proxy(tool="a_echo", arguments={"x": 1}) == 'echo {"x": 1}'
    assert asked == ["a_echo"]
    for refused in ({"servers": ("b",), "tool": "a_echo"}, {"tool": "calculator"}):
        with pytest.raises(InvalidInputError, match="No MCP server"):
            await proxy(**refused)


async def test_calls_of_a_sub_agent_are_in_the_history_under_its_own(desk: Desk) -> None:
    app = desk.app
    calls = [("double", json.dumps({"number": number})) for number in (1, 2, 3, 4)]
    asking = {"role": "assistant", "content": "Done."}
    desk.model.turns = [wants(*calls, ("mcp_proxy", {"list": True})), asking]
    fields = builtin_definition("sub_agent").model_dump() | {"permission": "allow"}
    ben = {"name": "Ben", "url": desk.model.url, "model": "m", "tools": ["double", "mcp_proxy"]}
    fields["source"] |= {"coworkers": [ben]}
    proxy = builtin_definition("mcp_proxy")
    await app.workspace.put((ToolDefinition.model_validate(fields), proxy))
    calling = ToolCalling("sub_agent", {"task": "Do it."})
    usage = app.usage
    events = [event async for event in usage.run_calling(calling, ask=desk.ask)]
    assert events[-1].results[0].joined_text == "Done."
    listed = await app.history.calls.page(limit=20, is_whole=True)
    outer = next(each for each in listed if each.tool_name == "sub_agent")
    inner = [each for each in reversed(listed) if each is not outer]
    assert outer.inner_of is None
    assert {each.inner_of for each in inner} == {outer.number}
    names_and_ends = [(each.tool_name, each.outcome) for each in inner]
    # the fourth is beyond the limit of the tool
    assert names_and_ends[:3] == [("double", "ok")] * 3
    assert names_and_ends[3] == ("double", "permanent")
    assert [each.arguments for each in inner[:4]] == [{"number": n} for n in (1, 2, 3, 4)]
    assert "allowed once by you" in inner[0].stages["execute"]["explanation"]
    assert "use 1 of 3" in inner[0].stages["execute"]["explanation"]
    assert inner[0].to_json()["inner_of"] == outer.number
