"""A value is the same result whichever kind of tool it comes from."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.execution.structured_tool import StructuredTool
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource
from tooldesk.tools.tool_result import ToolResult

TEXT = {"type": "text", "text": "hi"}
VALUES = [
    {"a": [1, 2.5, None, True, "é"]},
    [],
    {},
    0,
    False,
    None,
    "a text",
    "",
    {"content": "a text of a key of that name"},
    {"content": [TEXT], "id": "msg_1"},
    {"content": [TEXT, {"type": "image", "data": "iVBORw0KGgo=", "mimeType": "image/png"}]},
    {"content": [TEXT], "isError": True},
    {"content": [], "structuredContent": {"a": 1}},
    {"deep": [[[[[[[[1]]]]]]]]},
]


@pytest.fixture
async def results_of(tmp_path) -> AsyncIterator[Any]:
    """The results of one value from a worker, this process, a command and a request."""
    (tmp_path / "value.py").write_text(
        "import json\ndef run():\n    return json.load(open('v.json', encoding='utf-8'))\n",
        encoding="utf-8",
    )
    file, context = tmp_path / "v.json", ToolContext()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        body = file.read_bytes()
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n")
        writer.write(f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    pool, http = WorkerPool(), HttpCalls()

    async def run(value: object) -> list[ToolResult]:
        file.write_text(json.dumps(value), encoding="utf-8")
        print_it = "import pathlib; print(pathlib.Path('v.json').read_text())"
        shell = ShellSource(command=[sys.executable, "-c", print_it], output="json")
        worker = PythonSource(file="value.py", function="run")
        return [
            await StructuredTool.from_function(_given(value)).ainvoke({}),
            await pool.call(worker, {}, context, 20, tmp_path),
            await ShellCalls().call(shell, {}, context, 20, tmp_path),
            await http.call(HttpSource(url=url), {}, context, 20, tmp_path),
        ]

    yield run
    await pool.close()
    await http.close()
    server.close()
    await server.wait_closed()


def _given(value: object) -> Any:
    def run():
        return value

    return run


@pytest.mark.parametrize("value", VALUES, ids=lambda value: json.dumps(value)[:30])
async def test_a_value_is_the_same_result_from_every_source(results_of, value):
    first, *others = await results_of(value)
    assert others == [first] * len(others)
