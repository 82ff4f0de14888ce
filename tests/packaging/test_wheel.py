"""The wheel puts three packages into site-packages, and works without Qt."""

from __future__ import annotations

import email
import json
import os
import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=220,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of an environment that has the wheel's base and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder / "venv", symlinks=True)
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pins = re.findall(r"^([\w.-]+)(?:\[.*?\])?(==[^\\\n]+)", lock, re.MULTILINE)
    (folder / "pins.txt").write_text("\n".join(f"{name}{pin}" for name, pin in pins))
    python = folder / "venv" / "bin" / "python"
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet",
         "--disable-pip-version-check", "--constraint", str(folder / "pins.txt"), str(wheel)],
        capture_output=True,
        text=True,
        timeout=220,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return python.parent


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    def run_program(name: str, *words: str, text: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(installed / name), *words],
            input=text,
            capture_output=True,
            encoding="utf-8",
            timeout=220,
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8"},
            check=False,
        )

    return run_program


def test_nothing_else_lands_at_the_top(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {
        "tooldesk",
        "tooldesk_ui",
        "tooldesk_resources",
    }
    assert "tooldesk/py.typed" in names
    assert "tooldesk_resources/sample_workspace/tools/calculator.json" in names


def test_only_the_window_needs_qt(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    needs = email.message_from_bytes(archive.read(metadata)).get_all("Requires-Dist", [])
    qt = [need for need in needs if re.match(r"(?i)pyside6|qasync", need)]
    assert len(qt) == 2
    assert all("extra == 'window'" in need for need in qt)


@pytest.mark.timeout(240)
def test_base_is_imported_and_works_without_qt(run: Run) -> None:
    code = """
import importlib.util, tooldesk
for name in tooldesk.__all__:
    getattr(tooldesk, name)
assert importlib.util.find_spec("PySide6") is None

def add(a: int, b: int) -> int:
    return a + b

outcome = tooldesk.ToolUsage([add]).use('{"tool": "add", "args": {"a": "2", "b": 3}}')
print(outcome.results[0].structured)
"""
    done = run("python", "-c", code)
    assert (done.stdout, done.stderr) == ("5\n", "")


def test_terminal_runs_without_qt(run: Run, tmp_path: Path) -> None:
    call = '<tool_call>{"name": "calculator", "arguments": {"expression": "6 * 7"}}</tool_call>'
    parsed = run("tooldesk", "parse", "-", "--json", text=call)
    assert json.loads(parsed.stdout)["calls"][0]["name"] == "calculator", parsed.stderr
    called = run("tooldesk", "call", "-", "--data-dir", str(tmp_path / "data"), text=call)
    assert called.stdout == "42\n", called.stderr
    listed = run("python", "-m", "tooldesk", "tools", "list", "--data-dir", str(tmp_path / "data"))
    assert "calculator" in listed.stdout, listed.stderr


def test_window_says_what_to_install(run: Run) -> None:
    done = run("tooldesk")
    assert (done.returncode, done.stdout) == (1, "")
    assert 'pip install "tooldesk[window]"' in done.stderr
