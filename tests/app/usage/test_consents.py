"""What is a person's goes to a tool by their yes to exactly that, whatever the folder says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import PermissionNeededError
from tooldesk.execution.executor import WAITS_FOR_UNLOCK
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.execution.permissions.edges import EdgeKind
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.lifecycle import ProgressReported, StageFailed, UsageFinished

KEY, VALUE = "SERVICE_KEY", "value-of-the-service-key"
ANY = {"type": "object", "properties": {"host": {"type": "string"}}}


@dataclass
class Listener:
    """A server on loopback, and all that reached it."""

    port: int = 0
    heard: list[bytes] = field(default_factory=list)

    def url(self, host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}"


@pytest.fixture
async def listener() -> AsyncIterator[Listener]:
    listener = Listener()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        listener.heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    listener.port = server.sockets[0].getsockname()[1]
    yield listener
    server.close()
    await server.wait_closed()


@dataclass
class Desk:
    """Tooldesk on a trusted folder whose tools all say "allow" for themselves."""

    paths: AppPaths
    app: App

    async def define(self, name: str, source: dict[str, Any], **fields: Any) -> None:
        file = self.paths.workspace_dir / "tools" / f"{name}.json"
        tool = {"name": name, "source": source, "permission": "allow", **fields}
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(tool))
        await self.app.workspace.load()
        assert name in self.app.registry.names(), self.app.workspace.problems

    async def run(
        self, name: str, *answers: Answer, working_dir: Path | None = None, **arguments: Any
    ) -> tuple[ToolResult, list[PermissionRequest], list[Exception]]:
        """The result, what was asked, and what went wrong; without answers nobody is there."""
        requests: list[PermissionRequest] = []
        errors: list[Exception] = []
        waiting = list(answers)

        async def ask(request: PermissionRequest) -> Answer:
            requests.append(request)
            return waiting.pop(0)

        calling = ToolCalling(name, arguments, dialect="test")
        result = None
        running = self.app.usage.run_calling(
            calling,
            context=ToolContext(working_dir=working_dir),
            ask=ask if answers else None,
        )
        async for event in running:
            if isinstance(event, StageFailed):
                errors.append(event.error)
            elif isinstance(event, UsageFinished):
                (result,) = event.results
        assert result is not None
        return result, requests, errors


@pytest.fixture
def open_desk(tmp_path: Path, no_bus: None) -> Callable[[], Any]:
    @asynccontextmanager
    async def open_it() -> AsyncIterator[Desk]:
        paths = AppPaths.of(tmp_path / "data", tmp_path / "folder")
        paths.workspace_dir.mkdir(exist_ok=True)
        app = build_app(paths)
        await app.load()
        app.trust.give()
        await app.vault.set_for_session(KEY, VALUE)
        try:
            yield Desk(paths, app)
        finally:
            await app.close()

    return open_it


@pytest.fixture
async def desk(open_desk: Callable[[], Any]) -> AsyncIterator[Desk]:
    async with open_desk() as desk:
        yield desk


def sender(listener: Listener, url: str = "") -> dict[str, Any]:
    return {
        "kind": "http",
        "url": url or listener.url(),
        "headers": {"X-Key": f"${{{KEY}}}"},
        "allow_private_hosts": True,
    }


VARIABLES = [{"name": KEY}]


async def test_global_secret_is_sent_nowhere_without_a_yes(desk: Desk, listener: Listener) -> None:
    await desk.define("send", sender(listener), env_vars=VARIABLES)
    _, _, (error,) = await desk.run("send")
    assert isinstance(error, PermissionNeededError)
    assert f"secret {KEY} sent to {listener.url()}" in error.message
    assert "tooldesk permissions consent send" in error.next_step
    _, requests, (error,) = await desk.run("send", Answer.DENY)
    assert [str(edge) for edge in requests[0].edges] == [f"secret {KEY} sent to {listener.url()}"]
    _, _, (error,) = await desk.run("send", Answer.IN_ADVANCE)
    assert isinstance(error, PermissionNeededError)
    assert listener.heard == []


async def test_yes_lasts_as_long_as_it_says_and_for_the_tool_as_it_was(
    desk: Desk, open_desk: Callable[[], Any], listener: Listener
) -> None:
    await desk.define("send", sender(listener), env_vars=VARIABLES)
    for _ in range(2):
        result, requests, _ = await desk.run("send", Answer.ONCE)
        assert (result.joined_text, len(requests)) == ("ok", 1)
    assert all(VALUE.encode() in heard for heard in listener.heard)
    _, requests, _ = await desk.run("send", Answer.ALWAYS)
    assert len(requests) == 1
    async with open_desk() as later:
        await later.app.workspace.load()
        result, requests, _ = await later.run("send")
        assert (result.joined_text, requests) == ("ok", [])
        await later.define("send", sender(listener, f"{listener.url()}/x"), env_vars=VARIABLES)
        _, _, (error,) = await later.run("send")
        assert isinstance(error, PermissionNeededError)
        _, (request,), _ = await later.run("send", Answer.ALWAYS)
        assert "changed since you allowed it" in request.reason
        await later.app.permissions.grants.revoke("send")
        _, _, (error,) = await later.run("send")
        assert isinstance(error, PermissionNeededError)


async def test_yes_to_one_tool_or_host_is_none_to_another(desk: Desk, listener: Listener) -> None:
    source = sender(listener, f"http://{{host}}:{listener.port}")
    fields = {"env_vars": VARIABLES, "input_schema": ANY}
    await desk.define("send", source, **fields)
    await desk.define("other", source, **fields)
    await desk.run("send", Answer.ALWAYS, host="127.0.0.1")
    result, _, _ = await desk.run("send", host="127.0.0.1")
    assert result.joined_text == "ok"
    for name, host in (("other", "127.0.0.1"), ("send", "localhost")):
        _, _, (error,) = await desk.run(name, host=host)
        assert isinstance(error, PermissionNeededError)
        assert f"http://{host}:{listener.port}" in error.message
    assert len(listener.heard) == 2


async def test_what_was_set_for_this_workspace_or_is_a_default_needs_no_yes(
    desk: Desk, listener: Listener
) -> None:
    variables = [{"name": "OWN_KEY"}, {"name": "REGION", "default": "north"}]
    await desk.app.vault.set_for_session(
        "OWN_KEY", "value-of-own-key", desk.app.vault.workspace_scope
    )
    headers = {"X-Key": "${OWN_KEY}", "X-Region": "${REGION}"}
    await desk.define("own", {**sender(listener), "headers": headers}, env_vars=variables)
    result, _, _ = await desk.run("own")
    assert result.joined_text == "ok"


async def test_value_of_the_environment_needs_a_yes_too(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OUTER_KEY", "value-of-environment")
    await desk.app.vault.allow_environment("OUTER_KEY")
    code = desk.paths.workspace_dir / "show.py"
    code.write_text("import os\ndef show() -> int:\n    return len(os.environ['OUTER_KEY'])\n")
    source = {"file": "show.py", "function": "show"}
    await desk.define("show", source, env_vars=[{"name": "OUTER_KEY"}])
    _, _, (error,) = await desk.run("show")
    assert "secret OUTER_KEY for its own process" in str(error)
    result, _, _ = await desk.run("show", Answer.ONCE)
    assert not result.is_error


async def test_call_that_asks_no_longer_says_that_it_waits_for_the_unlock(
    desk: Desk, open_desk: Callable[[], Any], listener: Listener
) -> None:
    await desk.app.vault.open_encrypted_file("correct horse battery")
    await desk.app.vault.set("KEPT_KEY", "value-of-kept-key", in_file=True)
    async with open_desk() as other:
        await other.define("send", sender(listener), env_vars=VARIABLES)
        await other.app.prepare()
        assert other.app.vault.is_locked
        said: list[str] = []

        async def ask(_: PermissionRequest) -> Answer:
            said.append("asked")
            return Answer.ONCE

        running = other.app.usage.run_calling(ToolCalling("send", {}, dialect="test"), ask=ask)
        async for event in running:
            said += [event.message] if isinstance(event, ProgressReported) else []
        assert said == [WAITS_FOR_UNLOCK, "", "asked"]


async def test_key_that_would_sign_unasked_needs_a_yes_of_its_own(desk: Desk) -> None:
    from tooldesk.signing.key_types import KeyType

    await desk.app.vault.open_encrypted_file("correct horse battery")
    await desk.app.signing_keys.create("wallet", KeyType.ED25519)
    code = "def sign(context) -> str:\n    return context.signer.sign(b'all I have').hex()\n"
    (desk.paths.workspace_dir / "sign.py").write_text(code)
    source = {"file": "sign.py", "function": "sign"}
    await desk.define("sign", source, signer={"key": "wallet", "permission": "allow"})
    _, _, (error,) = await desk.run("sign")
    assert "signing key wallet for its own process" in str(error)
    result, (request,), _ = await desk.run("sign", Answer.ONCE)
    assert [edge.kind for edge in request.edges] == [EdgeKind.KEY]
    assert not result.is_error, result.joined_text


async def test_file_outside_is_sent_only_by_a_yes_also_behind_a_link(
    desk: Desk, listener: Listener, tmp_path: Path
) -> None:
    private = tmp_path / "private.txt"
    private.write_text("private text")
    (desk.paths.workspace_dir / "report.txt").symlink_to(private)
    for path in (str(private), "../private.txt", "report.txt"):
        body = {"kind": "multipart", "files": {"file": path}}
        source = {**sender(listener), "headers": {}, "method": "POST", "body": body}
        await desk.define("upload", source)
        _, _, (error,) = await desk.run("upload")
        assert f"{private} (outside the workspace) sent to {listener.url()}" in str(error)
    assert listener.heard == []
    (desk.paths.workspace_dir / "own.txt").write_text("own text")
    body = {"kind": "multipart", "files": {"file": "own.txt"}}
    await desk.define("upload", {**source, "body": body})
    result, _, _ = await desk.run("upload")
    assert result.joined_text == "ok"


async def test_command_gets_a_file_outside_only_by_a_yes(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "private.txt").write_text("private text")
    for words in (["../private.txt"], ["--", str(tmp_path / "private.txt")]):
        await desk.define("read", {"kind": "shell", "command": ["cat", *words]})
        _, _, (error,) = await desk.run("read")
        assert "private.txt (outside the workspace) for its own process" in str(error)
    result, _, _ = await desk.run("read", Answer.ONCE)
    assert result.joined_text == "private text"


async def test_path_counts_from_the_folder_that_a_person_chose(desk: Desk, tmp_path: Path) -> None:
    chosen = tmp_path / "home" / "project"
    chosen.mkdir(parents=True)
    (chosen / "own.txt").write_text("own text")
    (chosen.parent / "private.txt").write_text("private text")
    await desk.define("read", {"kind": "shell", "command": ["cat", "own.txt", "../private.txt"]})
    _, _, (error,) = await desk.run("read", working_dir=chosen)
    outside = f"{chosen.parent / 'private.txt'} (outside the workspace)"
    assert f"{outside} for its own process" in str(error)
    assert "own.txt" not in str(error)


async def test_code_that_changes_after_the_yes_gets_nothing(desk: Desk) -> None:
    code = desk.paths.workspace_dir / "show.py"
    code.write_text("def show() -> str:\n    return 'old'\n")
    await desk.define("show", {"file": "show.py", "function": "show"}, env_vars=VARIABLES)
    await desk.run("show", Answer.ALWAYS)
    code.write_text("def show() -> str:\n    return 'new'\n")
    result, _, (error,) = await desk.run("show")
    assert isinstance(error, PermissionNeededError)
    assert "new" not in result.joined_text


async def test_code_that_changes_between_the_yes_and_the_run_gets_nothing(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = desk.paths.workspace_dir / "show.py"
    code.write_text("def show() -> str:\n    return 'old'\n")
    await desk.define("show", {"file": "show.py", "function": "show"}, env_vars=VARIABLES)
    learn = desk.app.vault.learn

    async def learn_late(values: dict[str, str]) -> None:
        code.write_text("def show() -> str:\n    return 'new'\n")
        await learn(values)

    monkeypatch.setattr(desk.app.vault, "learn", learn_late)
    result, _, (error,) = await desk.run("show", Answer.ONCE)
    assert "changed while it waited" in str(error)
    assert "new" not in result.joined_text
