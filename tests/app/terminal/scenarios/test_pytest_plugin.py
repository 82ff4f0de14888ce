"""pytest --tooldesk DIR: a scenario is a test; without the option nothing of Tooldesk is there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CALC = '<tool_call>{"name": "calculator", "arguments": {"expression": "1 + 1"}}</tool_call>'
PROGRAM = """
import sys, pytest
code = pytest.main(sys.argv[1:])
print("IMPORTED", sorted(name for name in sys.modules if name.startswith("tooldesk.")))
sys.exit(code)
"""


def run_pytest(folder: Path, *words: str) -> tuple[int, str]:
    """Exit code and output of a pytest of its own, with the plugin once."""
    own = ("-p", "tooldesk.pytest_plugin", "-p", "no:cacheprovider", "-p", "no:pytestqt")
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *own, *words],
        cwd=folder, env=environment, capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody's own tests are."""
    made = tmp_path / "project"
    made.mkdir()
    (made / "test_own.py").write_text("def test_own(): pass\n", encoding="utf-8")
    return made


def test_a_scenario_is_a_test_and_a_folder_runs_nothing(
    terminal, folder: Path, tmp_path: Path
) -> None:
    text = tmp_path / "output.txt"
    text.write_text(CALC, encoding="utf-8")
    for name in ("good", "other"):
        assert terminal("scenarios", "add", name, str(text))[0] == 0
    scenarios = tmp_path / "workspace" / "scenarios"
    file = scenarios / "other.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"1 + 1"', '"2"'), encoding="utf-8")
    trap = tmp_path / "trap"
    for name in ("conftest.py", "test_trap.py"):
        (scenarios / name).write_text(f"open({str(trap)!r}, 'w')\n", encoding="utf-8")
    where = (f"--tooldesk={tmp_path / 'workspace'}", f"--tooldesk-data-dir={tmp_path / 'data'}")
    code, told = run_pytest(folder, *where)
    assert code == 1
    assert "1 failed, 2 passed" in told
    assert "call 1 /arguments/expression" in told
    assert '  expected: "2"' in told
    assert not trap.exists()
    code, told = run_pytest(folder, *where, "-k", "good")
    assert (code, "1 passed, 2 deselected" in told) == (0, True)


def test_without_the_option_nothing_is_imported(folder: Path) -> None:
    code, told = run_pytest(folder)
    assert (code, "1 passed" in told) == (0, True)
    assert "IMPORTED ['tooldesk.pytest_plugin']" in told


def test_a_folder_without_scenarios_is_bad_usage(folder: Path) -> None:
    code, told = run_pytest(folder, "--tooldesk=nowhere")
    assert (code, "no folder of scenarios" in told) == (4, True)
