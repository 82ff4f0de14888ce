"""Permissions in the life of a call: nothing runs, connects or is remembered against them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tooldesk.bootstrap import App
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.lifecycle import CallFinished, StageFailed, StageFinished, UsageFinished

SCHEMA = {"type": "object", "properties": {"x": {"type": "string"}}}


@pytest.fixture
async def redirecting_url() -> AsyncIterator[tuple[str, list[str]]]:
    """127.0.0.1 sends /away on to localhost; the hosts that were asked."""
    asked: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        lines = head.lower().split("\r\n")
        asked.extend(line.split(":")[1].strip() for line in lines if line.startswith("host:"))
        port = writer.get_extra_info("sockname")[1]
        to = f"Location: http://localhost:{port}/\r\n" if "/away" in lines[0] else ""
        status = "302 Found" if to else "200 OK"
        answer = f"HTTP/1.1 {status}\r\n{to}Content-Length: 2\r\nConnection: close\r\n\r\nok"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", asked
    server.close()
    await server.wait_closed()


async def define(app: App, paths: AppPaths, name: str, source: Any, **fields: Any) -> None:
    file = paths.workspace_dir / "tools" / f"{name}.json"
    file.write_text(json.dumps({"name": name, "source": source, "input_schema": SCHEMA} | fields))
    await app.workspace.load()
    assert name in app.registry.names(), app.workspace.problems


async def run(
    app: App, name: str, arguments: dict[str, Any], *answers: Answer
) -> tuple[ToolResult, str, list[PermissionRequest]]:
    """The result, how execute explains itself, and what was asked."""
    requests: list[PermissionRequest] = []

    async def ask(request: PermissionRequest) -> Answer:
        requests.append(request)
        return answers[len(requests) - 1]

    why = ""
    async for event in app.usage.run_calling(ToolCalling(name, arguments), ask=ask):
        if isinstance(event, StageFinished) and event.stage.value == "execute":
            why = event.explanation
        elif isinstance(event, StageFailed) and event.stage.value == "execute":
            why = f"{event.state.value}: {event.error.message}"
        elif isinstance(event, UsageFinished):
            return event.results[0], why, requests
    raise AssertionError


def hosts(permission: str, *names: str) -> dict[str, Any]:
    return {"permission": permission, "when": [{"kind": "host", "hosts": names}]}


@pytest.mark.parametrize(
    ("rules", "is_followed"),
    [
        ([hosts("allow", "127.0.0.1")], False),
        ([hosts("allow", "127.0.0.1", "localhost")], True),
        ([hosts("allow", "127.0.0.1"), hosts("ask", "localhost")], False),
        ([], True),
    ],
)
async def test_redirect_leads_only_where_the_rules_do(
    app: App, paths: AppPaths, redirecting_url: Any, rules: Any, is_followed: bool
) -> None:
    url, asked = redirecting_url
    source = {"kind": "http", "url": f"{url}/away", "allow_private_hosts": True}
    permission = "ask" if rules else "allow"
    await define(app, paths, "fetch", source, permission_rules=rules, permission=permission)
    result, why, _ = await run(app, "fetch", {}, Answer.ONCE)
    assert asked == (["127.0.0.1", "localhost"] if is_followed else ["127.0.0.1"])
    assert result.is_error is not is_followed
    if not is_followed:
        assert "redirects to localhost, which the tool's permission rules don't allow" in why


async def test_explanation_says_what_allowed_the_call_and_history_keeps_it(
    app: App, paths: AppPaths
) -> None:
    rule = {"permission": "allow", "when": [{"kind": "value", "argument": "x", "values": ["a"]}]}
    source = {"kind": "shell", "command": ["echo", "{x}"]}
    await define(app, paths, "say", source, permission_rules=[rule])
    reasons = [
        (await run(app, "say", {"x": "a"}))[1],
        (await run(app, "say", {"x": "b"}, Answer.ONCE))[1],
        (await run(app, "say", {"x": "c"}, Answer.IN_ADVANCE))[1],
        (await run(app, "say", {"x": "d"}, Answer.DENY))[1],
        (await run(app, "calculator", {"expression": "1"}))[1],
    ]
    assert reasons == [
        'The tool returned a result; allowed by rule: x is "a".',
        "The tool returned a result; allowed once by you.",
        "The tool returned a result; allowed in advance by --yes.",
        "failed: say asked, and the answer was no.",
        "The tool returned a result; allowed by its permission.",
    ]
    rows = await app.history.latest()
    kept = [json.loads(str(row["stages"]))["execute"]["explanation"] for row in rows]
    assert kept[-1] == reasons[0]
    assert kept[1].startswith("say asked, and the answer was no.")


async def test_denied_call_gets_not_even_a_remembered_result(app: App, paths: AppPaths) -> None:
    source = {"kind": "shell", "command": ["echo", "secret plans"]}
    cached = {"cache": {"enabled": True}}
    await define(app, paths, "plans", source, permission="allow", **cached)
    assert (await run(app, "plans", {}))[0].joined_text == "secret plans"
    await define(app, paths, "plans", source, permission="deny", **cached)
    result, why, _ = await run(app, "plans", {})
    assert result.is_error
    assert "secret plans" not in result.joined_text
    assert why == "failed: plans is denied."


async def test_arguments_that_make_no_command_are_not_asked_about(app: App, paths: AppPaths):
    await define(app, paths, "remove", {"kind": "shell", "command": ["rm", "{x}"]})
    result, _, requests = await run(app, "remove", {"x": "-rf"}, Answer.ONCE)
    assert result.error_class == "invalid_input"
    assert requests == []


async def test_person_is_shown_no_secret(app: App, paths: AppPaths, secret_service: Any):
    await app.vault.set("SHOWN_KEY", "s3cret-value-of-it")
    await define(app, paths, "say", {"kind": "shell", "command": ["echo", "{x}"]})
    _, _, requests = await run(app, "say", {"x": "a s3cret-value-of-it b"}, Answer.DENY)
    assert "s3cret-value-of-it" not in str(requests)
    assert "SHOWN_KEY" in str(requests[0].arguments)


async def test_usage_is_not_counted_for_a_call_that_may_not_run(app: App, paths: AppPaths):
    source = {"kind": "shell", "command": ["echo", "x"]}
    await define(app, paths, "once", source, max_usage_count=1)
    await run(app, "once", {}, Answer.DENY)
    assert "once" not in await app.limits.counts()
    assert not (await run(app, "once", {}, Answer.ONCE))[0].is_error


async def test_time_of_a_person_is_not_the_time_of_the_call(app: App, write_tool: Any) -> None:
    write_tool("pay", "def pay() -> None: ...", permission="ask")
    await app.workspace.load()
    asked_s = 0.0

    async def ask(_request: PermissionRequest) -> Answer:
        nonlocal asked_s
        began = time.perf_counter()
        await asyncio.sleep(0.2)
        asked_s = time.perf_counter() - began
        return Answer.ONCE

    began = time.perf_counter()
    events = [event async for event in app.usage.run_calling(ToolCalling("pay", {}), ask=ask)]
    whole_s = time.perf_counter() - began
    stages = [event for event in events if isinstance(event, StageFinished)]
    (execute,) = (event for event in stages if event.stage.value == "execute")
    (finished,) = (event for event in events if isinstance(event, CallFinished))
    assert asked_s > 0
    assert execute.duration_s <= whole_s - asked_s
    assert finished.waited_s == execute.waited_s >= asked_s
    assert finished.duration_s == sum(event.duration_s for event in stages)
    assert finished.duration_s + finished.waited_s <= finished.wall_s <= whole_s


async def test_sandboxed_call_is_judged_in_the_folder_that_it_runs_in(
    app: App, paths: AppPaths
) -> None:
    if not (await app.sandboxes.support()).is_available:
        pytest.skip("NO SANDBOX HERE, so nothing of it is tested")
    (paths.workspace_dir / "data").mkdir(exist_ok=True)
    rule = {"permission": "allow", "when": [{"kind": "path", "argument": "x", "folders": ["data"]}]}
    source = {"kind": "shell", "command": ["ls", "{x}"]}
    fields = {"permission_rules": [rule], "execution_mode": "sandboxed"}
    await define(app, paths, "look", source, **fields)
    _, _, asked = await run(app, "look", {"x": "data"}, Answer.DENY)
    # "data" is one of its own there
    assert [request.working_dir for request in asked] == [
        app.sandboxes.folder_of(app.registry.get("look"))
    ]
