"""A remembered answer is given only to a call that could run now, of the tool that gave it."""

from __future__ import annotations

import asyncio
import json
import os
import stat
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk.execution.structured_tool import StructuredTool
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.lifecycle import StageFailed, StageFinished, UsageFinished
from tooldesk.usage.tool_usage import ToolUsage
from tooldesk.workspace.trust import TrustedFolders

CACHED = {"cache": {"enabled": True}, "permission": "allow"}


class Told:
    """What became of one call."""

    def __init__(self, ended: dict[str, StageFinished | StageFailed], result: ToolResult) -> None:
        self.result = result
        self.execute, self.cache = ended["execute"], ended["cache"]

    @property
    def was_hit(self) -> bool:
        return getattr(self.cache.output, "verdict", "") == "hit"

    @property
    def missed_because(self) -> str:
        return str(getattr(self.cache.output, "missed_because", ""))

    @property
    def words(self) -> str:
        return getattr(self.cache, "explanation", "")


async def call(usage: ToolUsage, name: str, ask: Ask | None = None, **arguments: Any) -> Told:
    ended: dict[str, StageFinished | StageFailed] = {}
    stream = usage.run_calling(ToolCalling(name, arguments), context=ToolContext(), ask=ask)
    async with aclosing(stream) as events:
        async for event in events:
            if isinstance(event, StageFinished | StageFailed):
                ended[event.stage.value] = event
            elif isinstance(event, UsageFinished):
                return Told(ended, event.results[0])
    raise AssertionError


async def define(app: App, name: str, source: Any, **fields: Any) -> None:
    file = app.paths.workspace_dir / "tools" / f"{name}.json"
    file.write_text(json.dumps({"name": name, "source": source, **fields}))
    await app.workspace.load()
    assert name in app.registry.names(), app.workspace.problems


async def answered(app: App, name: str) -> str:
    """A call that runs, and one that the cache answers."""
    first, second = await call(app.usage, name), await call(app.usage, name)
    assert (first.was_hit, second.was_hit) == (False, True), first.words
    assert first.result == second.result
    return first.result.joined_text


async def test_edited_function_runs_again_and_it_is_said_why(
    app: App, write_tool: Callable[..., Path]
):
    file = write_tool("say", "def say() -> str:\n    return 'v1'\n", cache={"enabled": True})
    await app.workspace.load()
    assert await answered(app, "say") == "v1"
    file.write_text("def say() -> str:\n    return 'v2'\n")
    told = await call(app.usage, "say")
    assert told.result.joined_text == "v2"
    assert told.missed_because.startswith("code in python/say.py changed since the answer of 20")
    assert told.words == f"Miss: {told.missed_because}; the result is stored now."
    spent = dict(told.cache.output.spent)  # type: ignore[union-attr]
    looking, storing = list(spent.values())[:2], list(spent.values())[2:]
    assert len(looking) == len(storing) == 2
    assert sum(looking) <= told.execute.duration_s
    assert sum(storing) <= told.cache.duration_s
    assert (await call(app.usage, "say")).was_hit


async def test_edited_module_beside_a_function_is_its_code(
    app: App, write_tool: Callable[..., Path]
):
    helper = app.paths.workspace_dir / "python" / "words.py"
    code = "import words\n\n\ndef say() -> str:\n    return words.WORD\n"
    file = write_tool("say", code, cache={"enabled": True})
    helper.write_text("WORD = 'v1'\n")
    await app.workspace.load()
    assert await answered(app, "say") == "v1"
    status = helper.stat()
    helper.write_text("WORD = 'v2'\n")
    # as many bytes, and as old as before
    os.utime(helper, ns=(status.st_atime_ns, status.st_mtime_ns))
    told = await call(app.usage, "say")
    assert "code in python/words.py changed" in told.missed_because
    assert not told.was_hit
    assert file.exists()


async def test_edited_script_of_a_command_runs_again(app: App):
    script = app.paths.workspace_dir / "say.sh"
    script.write_text("echo v1\n")
    await define(app, "say", {"kind": "shell", "command": ["sh", "say.sh"]}, **CACHED)
    assert await answered(app, "say") == "v1"
    script.write_text("echo v2\n")
    told = await call(app.usage, "say")
    assert told.result.joined_text == "v2"
    assert "code in say.sh changed" in told.missed_because


async def test_answer_of_code_that_changed_while_it_ran_is_not_kept(app: App):
    script = app.paths.workspace_dir / "say.sh"
    script.write_text("echo v1\necho echo v2 > $0.new\nmv $0.new $0\n")
    await define(app, "say", {"kind": "shell", "command": ["sh", "say.sh"]}, **CACHED)
    told = await call(app.usage, "say")
    assert told.result.joined_text == "v1"
    assert told.words == "Not stored: code in say.sh changed while it ran."
    assert (await call(app.usage, "say")).result.joined_text == "v2"


async def test_another_interpreter_runs_again(app: App, write_tool: Callable[..., Path]):
    code = "import os\n\n\ndef say() -> str:\n    return os.environ.get('WHICH', 'none')\n"
    write_tool("say", code, cache={"enabled": True})
    await app.workspace.load()
    assert await answered(app, "say") == "none"
    interpreter = app.paths.workspace_dir / "own-python"
    source = {"file": "python/say.py", "function": "say", "interpreter": str(interpreter)}

    def write(which: str) -> None:
        interpreter.write_text(f'#!/bin/sh\nWHICH={which} exec {sys.executable} "$@"\n')
        interpreter.chmod(interpreter.stat().st_mode | stat.S_IXUSR)

    write("one")
    await define(app, "say", source, cache={"enabled": True})
    other = await call(app.usage, "say")
    assert "source interpreter" in other.missed_because
    assert not other.was_hit
    assert (await call(app.usage, "say")).was_hit
    write("two")
    told = await call(app.usage, "say")
    assert "code in own-python changed" in told.missed_because
    assert not told.was_hit


async def test_answer_of_another_python_that_runs_tooldesk_is_none(
    app: App, write_tool: Callable[..., Path]
):
    write_tool("say", "def say() -> str:\n    return 'v1'\n", cache={"enabled": True})
    await app.workspace.load()
    await answered(app, "say")
    other = (
        "UPDATE cache_entries SET fingerprint ="
        " json_replace(fingerprint, '$.interpreter', '/usr/bin/python 3.8')"
    )
    await app.database.write(lambda connection: connection.execute(other))
    assert (await call(app.usage, "say")).missed_because.startswith("interpreter changed")


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"env_vars": [{"name": "LEVEL", "default": "1"}]}, "variable LEVEL"),
        ({"input_schema": {"type": "object", "properties": {"x": {}}}}, "input schema"),
        ({"output_schema": {"type": "string"}}, "output schema"),
        ({"source": {"kind": "shell", "command": ["echo", "v2"]}}, "source command"),
        ({"result_as_answer": True}, "result as answer"),
    ],
)
async def test_changed_definition_runs_again(app: App, changed: dict[str, Any], words: str):
    fields = {"source": {"kind": "shell", "command": ["echo", "v1"]}, **CACHED}
    await define(app, "say", **fields)
    await answered(app, "say")
    await define(app, "say", **{**fields, **changed})
    told = await call(app.usage, "say")
    assert not told.was_hit
    assert told.missed_because.startswith(f"{words} changed")


async def test_other_words_about_a_tool_change_none_of_its_answers(app: App):
    source = {"kind": "shell", "command": ["echo", "v1"]}
    variable = {"name": "LEVEL", "default": "1"}
    await define(app, "say", source, env_vars=[variable], **CACHED)
    await answered(app, "say")
    await define(
        app,
        "say",
        source,
        description="Says it.",
        tags=["new"],
        timeout_s=5,
        env_vars=[{**variable, "description": "How loud."}],
        **CACHED,
    )
    assert (await call(app.usage, "say")).was_hit


@pytest.fixture
async def server() -> AsyncIterator[tuple[str, list[str]]]:
    """Counts the requests that it answers."""
    asked: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        asked.append(head.decode("latin-1").split(" ")[1])
        body = str(len(asked)).encode()
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\nConnection: close\r\n\r\n" + body)
        await writer.drain()
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}", asked
    listening.close()
    await listening.wait_closed()


async def test_request_is_remembered_until_it_is_another(app: App, server: tuple[str, list[str]]):
    url, asked = server
    await define(app, "ask", {"kind": "http", "url": f"{url}/a"}, **CACHED)
    assert await answered(app, "ask") == "1"
    await define(app, "ask", {"kind": "http", "url": f"{url}/b"}, **CACHED)
    told = await call(app.usage, "ask")
    assert (told.result.joined_text, asked) == ("2", ["/a", "/b"])
    assert told.missed_because.startswith("source url changed")


@pytest.mark.parametrize("answer", [Answer.DENY, None])
async def test_answer_that_once_had_a_yes_is_given_to_nobody_who_has_none(
    app: App, answer: Answer | None
):
    asked: list[PermissionRequest] = []

    def saying(answer: Answer) -> Ask:
        async def ask(request: PermissionRequest) -> Answer:
            asked.append(request)
            return answer

        return ask

    source = {"kind": "shell", "command": ["echo", "v1"]}
    await define(app, "plans", source, cache={"enabled": True})
    assert not (await call(app.usage, "plans", saying(Answer.ONCE))).result.is_error
    told = await call(app.usage, "plans", None if answer is None else saying(answer))
    assert told.result.is_error
    assert "v1" not in told.result.joined_text
    assert isinstance(told.execute, StageFailed)
    again = await call(app.usage, "plans", saying(Answer.ONCE))
    assert again.was_hit
    assert len(asked) == (2 if answer is None else 3)


async def test_folder_that_nobody_trusts_any_more_gives_no_answer(
    app: App, write_tool: Callable[..., Path]
):
    write_tool("say", "def say() -> str:\n    return 'v1'\n", cache={"enabled": True})
    await app.workspace.load()
    assert await answered(app, "say") == "v1"
    TrustedFolders(app.paths).remove(app.paths.workspace_dir)
    told = await call(app.usage, "say")
    assert told.result.is_error
    assert "v1" not in told.result.joined_text
    app.trust.give()
    assert (await call(app.usage, "say")).was_hit


@pytest.mark.parametrize("is_warm", [False, True])
async def test_same_call_twice_in_one_output_has_one_verdict(
    app: App, write_tool: Callable[..., Path], hermes: Callable[..., str], run: Any, is_warm: bool
):
    write_tool("say", "def say() -> str:\n    return 'v1'\n", cache={"enabled": True})
    await app.workspace.load()
    if is_warm:
        await call(app.usage, "say")
    ran = await run(hermes(("say", {}), ("say", {})))
    assert [result.is_error for result in ran.finished.results] == [False, True]
    assert "Try another approach" in ran.finished.results[1].joined_text
    alone = [await run(hermes(("say", {})), session_id="agent") for _ in range(2)]
    assert [each.finished.results[0].is_error for each in alone] == [False, True]


async def test_answer_counts_as_no_use_and_is_not_given_above_the_limit(
    app: App, write_tool: Callable[..., Path]
):
    code = "def say(x: int) -> int:\n    return x\n"
    write_tool("say", code, cache={"enabled": True}, max_usage_count=2)
    await app.workspace.load()
    for x, was_hit in ((1, False), (1, True), (1, True), (2, False)):
        assert (await call(app.usage, "say", x=x)).was_hit == was_hit
    assert (await app.limits.counts())["say"] == 2
    for x in (1, 3):
        told = await call(app.usage, "say", x=x)
        assert "2 of 2" in str(getattr(told.execute, "error", "")), x
    assert (await app.limits.counts())["say"] == 2


async def test_missing_variable_stops_a_remembered_answer_too(
    app: App, secret_service: Any
) -> None:
    source = {"kind": "shell", "command": ["echo", "v1"]}
    await define(app, "say", source, env_vars=[{"name": "SAY_KEY"}], **CACHED)
    await app.vault.set("SAY_KEY", "value-of-say-key")
    first = await call(app.usage, "say", _always)
    assert first.result.joined_text == "v1"
    assert (await call(app.usage, "say")).was_hit
    await app.vault.unset("SAY_KEY")
    told = await call(app.usage, "say")
    assert told.result.is_error
    assert "SAY_KEY" in str(getattr(told.execute, "error", ""))


async def _always(_request: PermissionRequest) -> Answer:
    return Answer.ALWAYS


async def test_answers_outlive_the_program_but_no_edit_between(
    paths: AppPaths, write_tool: Callable[..., Path]
):
    file = write_tool("say", "def say() -> str:\n    return 'v1'\n", cache={"enabled": True})

    async def in_a_new_program() -> Told:
        app = build_app(paths)
        await app.load()
        told = await call(app.usage, "say")
        await app.close()
        return told

    assert [(await in_a_new_program()).was_hit for _ in range(2)] == [False, True]
    file.write_text("def say() -> str:\n    return 'v2'\n")
    told = await in_a_new_program()
    assert (told.was_hit, told.result.joined_text) == (False, "v2")


async def test_function_of_another_process_answers_nothing(paths: AppPaths):
    async def in_a_new_program(word: str) -> list[Told]:
        def say() -> str:
            return word

        app = build_app(paths)
        await app.load()
        app.registry.register(StructuredTool.from_function(say, cache={"enabled": True}))
        told = [await call(app.usage, "say") for _ in range(2)]
        await app.close()
        return told

    for word in ("v1", "v2"):
        told = await in_a_new_program(word)
        assert [each.result.joined_text for each in told] == [word, word]
        assert [each.was_hit for each in told] == [False, True]


async def test_script_without_a_workspace_gives_no_stale_answer_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "say.sh").write_text("echo v1\n")
    source = {"kind": "shell", "command": ["sh", "say.sh"]}
    definition = ToolDefinition(name="say", source=source, cache={"enabled": True})
    asked: list[PermissionRequest] = []

    async def once(request: PermissionRequest) -> Answer:
        asked.append(request)
        return Answer.ONCE

    async def deny(_request: PermissionRequest) -> Answer:
        return Answer.DENY

    usage = ToolUsage(ToolRegistry([definition]))
    told = [await call(usage, "say", once) for _ in range(2)]
    assert [each.was_hit for each in told] == [False, True]
    assert (await call(usage, "say", deny)).result.is_error
    (tmp_path / "say.sh").write_text("echo v2\n")
    changed = await call(usage, "say", once)
    assert changed.result.content == (TextContent("v2"),)
    assert "code in say.sh changed" in changed.missed_because
    assert len(asked) == 3
    await usage.aclose()


async def test_script_without_a_workspace_holds_answers_to_limit_and_repetition():
    ran: list[int] = []

    def say(x: int) -> int:
        ran.append(x)
        return x

    tool = StructuredTool.from_function(say, cache={"enabled": True}, max_usage_count=2)
    usage = ToolUsage(ToolRegistry([tool]))
    verdicts = [(await call(usage, "say", x=x)).result.is_error for x in (1, 1, 2, 1, 3)]
    assert verdicts == [False, False, False, True, True]
    assert ran == [1, 2]
    written = '<tool_call>\n{"name": "say", "arguments": {"x": 1}}\n</tool_call>\n'
    twice = ToolUsage([StructuredTool.from_function(say, cache={"enabled": True})])
    for session in ("cold", "warm"):
        outcome = await twice.ause(written * 2, context=ToolContext(session_id=session))
        assert [each.is_error for each in outcome.results] == [False, True]
    await usage.aclose()
    await twice.aclose()
