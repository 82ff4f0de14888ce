"""What a tool runs is read on the event loop only where that takes no time."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from tooldesk.execution.permissions import code_reader
from tooldesk.execution.permissions.code_reader import CodeReader
from tooldesk.execution.permissions.fingerprint import Fingerprint, code_parts
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

TOOL = ToolDefinition(name="a", source=PythonSource(file="a.py", function="a"))


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Where files were read to their end, one after the other."""
    found: list[threading.Thread] = []
    read = code_parts

    def watched(definition: ToolDefinition, workspace_dir: Path) -> Fingerprint:
        parts = read(definition, workspace_dir)
        found.append(threading.current_thread())
        return parts

    monkeypatch.setattr(code_reader, "code_parts", watched)
    return found


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CodeReader:
    monkeypatch.setattr(code_reader, "AT_ONCE_S", 60.0)
    return CodeReader(tmp_path)


def test_small_file_is_read_at_once_and_an_edit_of_it_is_seen(
    tmp_path: Path, reader: CodeReader, threads: list[threading.Thread]
) -> None:
    parts = []
    for text in ("x = 1", "x = 2"):
        (tmp_path / "a.py").write_text(text)
        parts.append(asyncio.run(reader.code_parts(TOOL)))
    assert parts[0] != parts[1]
    assert threads[0] is not threading.current_thread()
    assert threads[1:] == [threading.current_thread()]


def test_file_that_has_grown_is_read_on_a_thread(
    tmp_path: Path, reader: CodeReader, threads: list[threading.Thread]
) -> None:
    (tmp_path / "a.py").write_text("x = 1")
    asyncio.run(reader.code_parts(TOOL))
    (tmp_path / "a.py").write_text("x = 1\n" * 10_000)
    assert asyncio.run(reader.code_parts(TOOL))
    assert len(threads) == 2
    assert threading.current_thread() not in threads


def test_what_took_a_moment_is_read_on_a_thread(
    tmp_path: Path,
    reader: CodeReader,
    threads: list[threading.Thread],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(code_reader, "AT_ONCE_S", 0.0)
    (tmp_path / "a.py").write_text("x = 1")
    for _ in range(2):
        asyncio.run(reader.code_parts(TOOL))
    assert threading.current_thread() not in threads
