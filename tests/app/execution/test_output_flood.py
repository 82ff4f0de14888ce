"""A tool that prints far more than anybody reads costs neither memory nor the call."""

from __future__ import annotations

import resource
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.execution.tool_output import MAX_OUTPUT_BYTES
from tooldesk.execution.tool_sources import ToolSources
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition

MB = 1_000_000
CODE = """
import os
def run():
    for _ in range(1_000):
        os.write(1, b"All work and no play.\\n" * 4_546)
    return "done"
"""
SOURCES = {
    "function": {"file": "tool.py", "function": "run"},
    "command": {"kind": "shell", "command": ["sh", "-c", "yes All work | head -c 100000000"]},
    "one endless line": {"kind": "shell", "command": ["head", "-c", "100000000", "/dev/zero"]},
}


@pytest.fixture
async def sources(tmp_path: Path) -> AsyncIterator[ToolSources]:
    (tmp_path / "tool.py").write_text(CODE, encoding="utf-8")
    workers, http = WorkerPool(), HttpCalls()
    sandboxes = Sandboxes(tmp_path / "data" / "sandboxes", tmp_path / "data", tmp_path)
    if not (support := await sandboxes.support()).is_available:
        pytest.skip(f"NO SANDBOX HERE, so floods from one are not tested: {support}")
    yield ToolSources(workers, http, ShellCalls(), tmp_path, sandboxes)
    await workers.close()
    await http.close()


# threat 20
@pytest.mark.parametrize("mode", ["native", "sandboxed"])
@pytest.mark.parametrize("kind", SOURCES)
async def test_hundred_megabytes_are_read_and_mostly_dropped(sources, kind, mode):
    definition = ToolDefinition.model_validate(
        {"name": "flood", "source": SOURCES[kind], "execution_mode": mode}
    )
    shown: list[str] = []
    before_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    context = ToolContext(on_output=lambda stream, text: shown.append(text))
    result = await sources.call(definition, {}, context)
    grown_mb = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before_kb) / 1024
    assert not result.is_error
    assert MAX_OUTPUT_BYTES <= sum(map(len, shown)) < MAX_OUTPUT_BYTES + 100
    assert "more on stdout were cut" in shown[-1]
    assert grown_mb < 60
