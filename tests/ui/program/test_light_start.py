"""Nothing is imported before the first frame, before a call can run, or at all, that can wait."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

LIBRARIES = (
    "sqlalchemy",
    "alembic",
    "jsonschema",
    "jsonschema_rs",
    "rapidfuzz",
    "json_repair",
    "keyring",
    "cryptography",
    "httpx2",
    "httpcore2",
    "tenacity",
    "docstring_parser",
    "jsonpath_rfc9535",
    "platformdirs",
    "PySide6.QtNetwork",
)
NOT_BEFORE_READY = (
    *LIBRARIES,
    "tooldesk.calling.parsing.parse",
    "tooldesk.calling.validation",
    "tooldesk.execution.executor",
    "tooldesk.execution.http_tool.request_building",
    "tooldesk.execution.python_worker.worker_process",
    "tooldesk.usage.lifecycle",
    "tooldesk_ui.console.run.console_runner",
    "tooldesk_ui.console.dialects.matrix_panel",
    "tooldesk_ui.console.lanes.lanes_view",
    "tooldesk_ui.console.schema_form.tool_form",
    "tooldesk_ui.tools.detail.tool_detail",
)
NOT_BEFORE_PAINT = (
    *NOT_BEFORE_READY,
    "asyncio",
    "qasync",
    "ssl",
    "pydantic",
    "pydantic_core",
    "tooldesk.errors",
    "tooldesk.bootstrap",
    "tooldesk_ui.console.console_session",
    "tooldesk_ui.tools.tools_screen",
)

NOT_WHILE_IDLE = (
    # the functions of the sample tools are described; a first start makes the tables, too
    *(each for each in LIBRARIES if each != "docstring_parser"),
    "importlib.metadata",
    "mcp",
    "numpy",
    "pyqtgraph",
    "wasmtime",
    "tooldesk.calling.validation",
    "tooldesk.usage.tool_usage",
)

PROGRAM = """
import json, os, sys
from tooldesk_ui.__main__ import main

class Listener:
    imported = {}
    def write(self, words):
        name = words.split()[1]
        self.imported[name] = sorted(sys.modules)
        if name == "painted":
            from PySide6.QtCore import QObject
            loaded = [QObject]
            for each in loaded:
                loaded += each.__subclasses__()
            self.imported["classes"] = [each.__name__ for each in loaded]
        if name == "ready":
            import linecache
            self.imported["read sources"] = sorted(linecache.cache)
        if name == "idle":
            sys.__stdout__.write(json.dumps(self.imported))
            sys.__stdout__.flush()
            os._exit(0)
    def flush(self):
        pass

sys.stdout = Listener()
main(["--data-dir", sys.argv[1]])
"""
"""Tells at each mark of the start what is imported by then."""


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The modules that a real start has imported by the time of each mark."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path_factory.mktemp("data"))],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "TOOLDESK_MARKS": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return json.loads(done.stdout)


def test_first_frame_is_painted_before_what_only_calls_need(imported) -> None:
    assert [name for name in NOT_BEFORE_PAINT if name in imported["painted"]] == []


def test_tools_are_listed_and_run_is_offered_before_what_only_a_run_needs(imported) -> None:
    assert [name for name in NOT_BEFORE_READY if name in imported["ready"]] == []


def test_window_that_nobody_uses_holds_nothing_that_only_calls_need(imported) -> None:
    # the limit of its memory is 1.8 times that of an empty window: bench_memory.py
    assert [name for name in NOT_WHILE_IDLE if name in imported["idle"]] == []


def test_first_frame_asks_for_no_widget_that_qt_made(imported) -> None:
    # to say which it is, PySide6 would have to load all: a tenth of the time to the first frame
    assert "QLabel" in imported["classes"]
    late = {"QMdiArea", "QCalendarWidget", "QTreeView", "QTextEdit", "QTranslator"}
    assert late & set(imported["classes"]) == set()


def test_marks_are_those_of_the_whole_program(imported) -> None:
    assert list(imported) == ["painted", "classes", "ready", "read sources", "idle"]
    assert {"tooldesk.bootstrap", "tooldesk_ui.console.console_session"} <= set(imported["ready"])


def test_a_start_reads_no_source_of_a_module(imported) -> None:
    assert [name for name in imported["read sources"] if "tooldesk" in name] == []
