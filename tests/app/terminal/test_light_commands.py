"""A command imports what it needs, and nothing that only others need."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ONLY_UPGRADES = ("sqlalchemy", "alembic")
ONLY_PLUGINS = ("importlib.metadata",)
"""By what pydantic looks for its plugins."""

ONLY_SOME_TOOLS = (
    "aiolimiter",
    "cryptography",
    "docstring_parser",
    "httpcore2",
    "httpx2",
    "jsonpath_rfc9535",
    "keyring",
    "rapidfuzz",
    "tenacity",
    "tooldesk.execution.command_process",
    "tooldesk.execution.http_tool.request_building",
    "tooldesk.execution.sandbox.probe",
)
ONLY_CALLS = (
    "jsonschema_rs",
    "tooldesk.calling.parsing.parse",
    "tooldesk.calling.validation",
    "tooldesk.execution.python_worker.worker_process",
    "tooldesk.usage.tool_usage",
)
ONLY_DESKS = ("asyncio", "pydantic", "pydantic_core", "sqlite3", "ssl", "tooldesk.bootstrap")

PROGRAM = """
import json, os, sys
from tooldesk.terminal.commands import run_program

code = run_program(sys.argv[1:])
sys.stderr.write("\\n" + json.dumps(sorted(sys.modules)))
sys.exit(code)
"""
CALL = '{"tool": "calculator", "args": {"expression": "2 + 3"}}'


def imported_by(data_dir: Path, *words: str, text: str = "") -> list[str]:
    """The modules that a real command has imported when it ends."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words, "--data-dir", str(data_dir)],
        input=text,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return json.loads(done.stderr.splitlines()[-1])


@pytest.fixture(scope="module")
def data_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a database and the sample workspace."""
    folder = tmp_path_factory.mktemp("data")
    imported_by(folder, "tools", "list")
    return folder


@pytest.mark.parametrize(
    ("words", "text", "forbidden"),
    [
        (("parse",), CALL, (*ONLY_UPGRADES, *ONLY_SOME_TOOLS, *ONLY_DESKS)),
        (("tools", "list"), "", (*ONLY_UPGRADES, *ONLY_PLUGINS, *ONLY_SOME_TOOLS, *ONLY_CALLS)),
        (("call",), CALL, (*ONLY_UPGRADES, *ONLY_PLUGINS, *ONLY_SOME_TOOLS)),
    ],
)
def test_command_imports_nothing_that_only_others_need(
    data_dir: Path, words: tuple[str, ...], text: str, forbidden: tuple[str, ...]
) -> None:
    imported = imported_by(data_dir, *words, text=text)
    assert "tooldesk.terminal.commands" in imported
    assert [name for name in forbidden if name in imported] == []


def test_a_first_start_makes_the_tables_without_what_upgrades_them(tmp_path: Path) -> None:
    imported = imported_by(tmp_path, "limits", "list")
    assert (tmp_path / "tooldesk.db").stat().st_size > 0
    assert not set(ONLY_UPGRADES) & set(imported)


@pytest.mark.parametrize("name", ["tooldesk", "tooldesk.terminal.commands"])
def test_importing_alone_brings_no_library(name: str) -> None:
    code = f"import json, sys, {name}; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    imported = json.loads(done.stdout)
    forbidden = (*ONLY_UPGRADES, *ONLY_SOME_TOOLS, *ONLY_CALLS, *ONLY_DESKS)
    assert [each for each in forbidden if each in imported] == []
