"""Real tools that write a secret, in every form, just where their output is cut."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

import pytest

from tooldesk.errors import SystemFaultError
from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.execution.tool_output import MAX_OUTPUT_BYTES, TAIL_LENGTH
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.sources.python_source import PythonSource
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.events.live_output import LiveOutput

CANARY = 'tk-"Ünïque/+canary\\zork&42'
FORMS = (
    CANARY,
    base64.b64encode(CANARY.encode()).decode(),
    quote(CANARY, safe=""),
    json.dumps(CANARY)[1:-1],
)
TELLING = 4
"""So many characters of a secret in a row are too many."""


class Bench:
    """A secret that tools know, and what a person sees of what they write."""

    def __init__(self) -> None:
        self.redactor = Redactor()
        self.redactor.learn([("KEY", CANARY)])
        self.seen = ""
        self.live = LiveOutput(self.redactor, self.on_shown)
        self.context = ToolContext(redactor=self.redactor, on_output=self.live.write)

    def on_shown(self, stream: str, text: str) -> None:
        self.seen += text

    def shown(self, result: ToolResult | SystemFaultError) -> str:
        """All that a person may see of a call."""
        self.live.finish()
        redacted = self.redactor.redact(result)
        return self.seen + (
            redacted.joined_text if isinstance(redacted, ToolResult) else str(redacted)
        )


def assert_nothing_of(form: str, shown: str) -> None:
    pieces = (form[at : at + TELLING] for at in range(len(form) - TELLING + 1))
    assert [piece for piece in pieces if piece in shown] == []


@asynccontextmanager
async def serving(first_line: str, body: bytes) -> AsyncIterator[str]:
    """The URL of a server that says one thing to everybody."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = f"{first_line}\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool()
    yield pool
    await pool.close()


@pytest.fixture(params=range(len(FORMS)), ids=["plain", "base64", "url", "json"])
def form(request: pytest.FixtureRequest) -> str:
    return FORMS[request.param]


@pytest.fixture(params=[0.2, 0.9], ids=["little_kept", "most_kept"])
def kept_bytes(request: pytest.FixtureRequest, form: str) -> int:
    """How much of the secret stands before the cut."""
    return int(len(form.encode()) * request.param)


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
async def test_live_output_of_a_command(
    bench: Bench, tmp_path: Path, form: str, kept_bytes: int, stream: str
):
    before = MAX_OUTPUT_BYTES - kept_bytes
    code = (
        f"import sys; sys.{stream}.buffer.write(b'.' * {before} + {form!r}.encode() + b'.' * 5000)"
    )
    source = ShellSource(command=(sys.executable, "-c", code))
    result = await ShellCalls().call(source, {}, bench.context, 30, tmp_path)
    shown = bench.shown(result)
    assert f"more on {stream} were cut" in shown
    assert_nothing_of(form, shown)


async def test_end_of_stderr_that_explains_a_failure(
    bench: Bench, tmp_path: Path, form: str, kept_bytes: int
):
    behind = TAIL_LENGTH - kept_bytes
    code = f"import sys; sys.stderr.write('.' * 9000 + {form!r} + '-' * {behind}); sys.exit(1)"
    source = ShellSource(command=(sys.executable, "-X", "utf8", "-c", code))
    result = await ShellCalls().call(source, {}, bench.context, 30, tmp_path)
    assert_nothing_of(form, bench.shown(result))


async def test_stdout_that_a_failure_quotes(
    bench: Bench, tmp_path: Path, form: str, kept_bytes: int
):
    code = (
        f"print('.' * 9000 + {form!r} + '-' * {20_000 - kept_bytes}, end=''); raise SystemExit(1)"
    )
    source = ShellSource(command=(sys.executable, "-X", "utf8", "-c", code))
    result = await ShellCalls().call(source, {}, bench.context, 30, tmp_path)
    assert_nothing_of(form, bench.shown(result))


async def test_live_output_of_a_function(
    bench: Bench, pool: WorkerPool, tmp_path: Path, form: str, kept_bytes: int
):
    before = MAX_OUTPUT_BYTES - kept_bytes
    code = f"def run():\n    print('.' * {before} + {form!r} + '.' * 5000)\n"
    (tmp_path / "tool.py").write_text(code, encoding="utf-8")
    source = PythonSource(file="tool.py", function="run")
    result = await pool.call(source, {}, bench.context, 30, tmp_path)
    assert_nothing_of(form, bench.shown(result))


async def test_message_and_traceback_of_a_function(
    bench: Bench, pool: WorkerPool, tmp_path: Path, form: str, kept_bytes: int
):
    before = 10_000 - kept_bytes
    code = f"def run():\n    raise ValueError('.' * {before} + {form!r} + '-' * 90_000)\n"
    (tmp_path / "tool.py").write_text(code, encoding="utf-8")
    source = PythonSource(file="tool.py", function="run")
    result = await pool.call(source, {}, bench.context, 30, tmp_path)
    assert "ValueError: ..." in result.joined_text
    assert len(result.joined_text) < 40_000
    without_source_line = "\n".join(
        line for line in bench.shown(result).splitlines() if "raise ValueError" not in line
    )
    assert_nothing_of(form, without_source_line)


async def test_last_words_of_a_function_that_ends_its_process(
    bench: Bench, pool: WorkerPool, tmp_path: Path
):
    key = "\n".join(f"line {number} of a key that spans lines" for number in range(12))
    bench.redactor.learn([("PEM", key)])
    code = f"import os, sys\ndef run():\n    sys.stderr.write({key!r})\n    os._exit(3)\n"
    (tmp_path / "tool.py").write_text(code, encoding="utf-8")
    source = PythonSource(file="tool.py", function="run")
    with pytest.raises(SystemFaultError) as raised:
        await pool.call(source, {}, bench.context, 30, tmp_path)
    assert "of a key" not in bench.shown(raised.value)


@pytest.mark.parametrize(("status", "limit"), [("200 OK", 5_000), ("400 Bad Request", 2_000)])
async def test_body_of_an_answer(bench: Bench, form: str, kept_bytes: int, status: str, limit: int):
    # a refusal is quoted by characters, a success cut by bytes
    is_success = status == "200 OK"
    kept = kept_bytes if is_success else int(len(form) * kept_bytes / len(form.encode()))
    body = ("." * (limit - kept) + form + "." * 9_000).encode()
    async with serving(f"HTTP/1.1 {status}", body) as url:
        calls = HttpCalls()
        source = HttpSource(url=url, max_response_bytes=limit if is_success else 50_000)
        result = await calls.call(source, {}, bench.context, 30, Path())
        await calls.close()
    assert_nothing_of(form, bench.shown(result))
