"""Requests and commands through the whole lifecycle, beside Python functions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tooldesk.bootstrap import App
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.execution.tool_sources import ToolSources
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.lifecycle import UsageFinished


@pytest.fixture
async def server_url() -> AsyncIterator[str]:
    """Answers {"path": …, "key": …} once a connection."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        keys = [line for line in head.split("\r\n") if line.lower().startswith("x-key:")]
        body = json.dumps({"path": head.split(" ")[1], "keys": len(keys)}).encode()
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n")
        writer.write(f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()
    await server.wait_closed()


def _write(paths: AppPaths, name: str, source: JsonObject, *properties: str, **fields: Any) -> None:
    schema = {
        "type": "object",
        "properties": {each: {"type": "string"} for each in properties},
        "additionalProperties": False,
    }
    definition = {"name": name, "source": source, "input_schema": schema, **fields}
    file = paths.workspace_dir / "tools" / f"{name}.json"
    file.write_text(json.dumps(definition), encoding="utf-8")


async def _run(app: App, name: str, arguments: JsonObject, answer: bool | None) -> ToolResult:
    async def ask(_request: PermissionRequest) -> Answer:
        return Answer.ONCE if answer else Answer.DENY

    calling = ToolCalling(name, arguments)
    asking = None if answer is None else ask
    context = ToolContext(env_vars={"LOCAL_KEY": "s3cret"})
    run = app.usage.run_calling(calling, context=context, ask=asking)
    events = [event async for event in run]
    finished = events[-1]
    assert isinstance(finished, UsageFinished)
    return finished.results[0]


async def test_request_runs_through_the_lifecycle(
    app: App, paths: AppPaths, server_url: str
) -> None:
    source = {
        "kind": "http",
        "url": f"{server_url}/items/{{id}}",
        "auth": {"kind": "api_key", "env_var": "LOCAL_KEY", "name": "X-Key"},
    }
    _write(paths, "fetch_item", source, "id", env_vars=[{"name": "LOCAL_KEY"}])
    await app.workspace.load()
    result = await _run(app, "fetch_item", {"id": "a b"}, answer=True)
    assert result.structured == {"path": "/items/a%20b", "keys": 1}


async def test_command_runs_through_the_lifecycle(app: App, paths: AppPaths) -> None:
    source = {"kind": "shell", "command": ["printf", "<%s>", "{text}"]}
    _write(paths, "angle", source, "text")
    await app.workspace.load()
    assert (await _run(app, "angle", {"text": "a b"}, answer=True)).joined_text == "<a b>"


@pytest.mark.parametrize("answer", [False, None])
async def test_nothing_runs_without_a_yes(app: App, paths: AppPaths, answer: bool | None) -> None:
    marker = paths.workspace_dir / "marker"
    _write(paths, "mark", {"kind": "shell", "command": ["touch", "marker"]})
    await app.workspace.load()
    result = await _run(app, "mark", {}, answer)
    assert result.error_class == "permanent"
    assert not marker.exists()


async def test_definition_may_say_that_no_yes_is_needed(app: App, paths: AppPaths) -> None:
    source = {"kind": "shell", "command": ["echo", "hi"]}
    _write(paths, "greet_all", source, permission="allow")
    await app.workspace.load()
    assert (await _run(app, "greet_all", {}, answer=None)).joined_text == "hi"


async def test_placeholder_without_a_property_is_a_problem(app: App, paths: AppPaths) -> None:
    _write(paths, "odd", {"kind": "shell", "command": ["echo", "{txt}", "{text}"]}, "text")
    await app.workspace.load()
    problems = [problem for problem in await app.workspace.check() if problem.tool_name == "odd"]
    assert [problem.reason for problem in problems] == [
        "the source uses txt, which input_schema does not have"
    ]


async def test_every_kind_is_a_structured_tool(app: App, paths: AppPaths, server_url: str) -> None:
    workers, http = WorkerPool(), HttpCalls()
    sources = ToolSources(workers, http, ShellCalls(), paths.workspace_dir, app.sandboxes)
    shell = ToolDefinition.model_validate(
        {"name": "s", "source": {"kind": "shell", "command": ["echo", "{x}"]}}
    )
    request = ToolDefinition.model_validate(
        {"name": "h", "source": {"kind": "http", "url": f"{server_url}/{{x}}", "pick": "$.path"}}
    )
    results = [
        await sources.structured_tool(shell).ainvoke('{"x": 1}'),
        await sources.structured_tool(request).ainvoke({"x": 1}),
        await sources.structured_tool(app.registry.get("calculator")).ainvoke(
            {"expression": "1 + 1"}
        ),
    ]
    assert [result.joined_text for result in results] == ["1", "/1", "2"]
    await workers.close()
    await http.close()


_UPLOAD = {"kind": "multipart", "files": {"f": "{x}"}}
_REFUSED: dict[str, tuple[JsonObject, JsonObject]] = {
    "header": ({"kind": "http", "url": "URL", "headers": {"X": "{x}"}}, {"x": "a\nb"}),
    "url": ({"kind": "http", "url": "URL/{x}"}, {"x": ".."}),
    "host": ({"kind": "http", "url": "http://{x}/"}, {"x": "0x7f000001"}),
    "port": ({"kind": "http", "url": "http://{x}/"}, {"x": "h.example:99999"}),
    "upload": ({"kind": "http", "method": "POST", "url": "URL", "body": _UPLOAD}, {"x": "gone"}),
    "authority": ({"kind": "http", "url": "URL", "ca_file": "gone.pem"}, {}),
    "proxy": ({"kind": "http", "url": "URL", "proxy": "http://[::"}, {}),
    "option": ({"kind": "shell", "command": ["echo", "{x}"]}, {"x": "-n"}),
    "zero_byte": ({"kind": "shell", "command": ["echo", "{x}"]}, {"x": "a\0"}),
    "program": ({"kind": "shell", "command": ["no-such-program"]}, {}),
    "folder": ({"kind": "shell", "command": ["echo"], "working_dir": "gone"}, {}),
    "file": ({"kind": "python", "file": "gone.py", "function": "f"}, {}),
    "interpreter": (
        {"kind": "python", "file": "samples.py", "function": "f", "interpreter": "gone"},
        {},
    ),
}


@pytest.mark.parametrize("case", _REFUSED)
async def test_call_that_can_not_even_begin_is_not_counted(
    app: App, paths: AppPaths, server_url: str, case: str
) -> None:
    source, arguments = _REFUSED[case]
    if "url" in source:
        source = {**source, "url": source["url"].replace("URL", server_url)}
    (paths.workspace_dir / "samples.py").write_text("", encoding="utf-8")
    _write(paths, "odd", source, "x", permission="allow", max_usage_count=1)
    await app.workspace.load()
    result = await _run(app, "odd", arguments, answer=None)
    assert result.error_class in ("invalid_input", "permanent")
    assert await app.limits.counts() == {}


@pytest.mark.parametrize("answer", [False, None])
async def test_call_without_a_yes_is_not_counted(
    app: App, paths: AppPaths, answer: bool | None
) -> None:
    _write(paths, "mark", {"kind": "shell", "command": ["true"]}, max_usage_count=1)
    await app.workspace.load()
    await _run(app, "mark", {}, answer)
    assert await app.limits.counts() == {}


async def test_call_that_began_is_counted_however_it_ended(
    app: App, paths: AppPaths, server_url: str
) -> None:
    (paths.workspace_dir / "fails.py").write_text("def f(): 1 / 0", encoding="utf-8")
    sources = {
        "command": {"kind": "shell", "command": ["false"]},
        "function": {"kind": "python", "file": "fails.py", "function": "f"},
        "request": {"kind": "http", "url": f"{server_url}/", "pick": "$.nothing"},
    }
    for name, source in sources.items():
        _write(paths, name, source, permission="allow", max_usage_count=1)
    await app.workspace.load()
    for name in sources:
        assert (await _run(app, name, {}, answer=None)).is_error
        refused = await _run(app, name, {}, answer=None)
        assert "has been used 1 of 1 time" in refused.joined_text
    assert await app.limits.counts() == dict.fromkeys(sources, 1)
