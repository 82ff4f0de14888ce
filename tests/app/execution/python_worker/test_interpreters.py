"""Tools run in the interpreter that the user chose: any CPython from 3.9 on."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tooldesk.errors import PermanentError
from tooldesk.execution.python_worker import interpreter
from tooldesk.systems import packaged_python
from tooldesk.tools.python_function.source_imports import SourceImports

VERSIONS = Path.home() / ".pyenv" / "versions"


def installed(version: str) -> str:
    """A real interpreter of that version, or the test is skipped."""
    found = sorted(VERSIONS.glob(f"{version}.*/bin/python"))
    if not found:
        pytest.skip(f"Python {version} is not installed here")
    return str(found[-1])


EVERYTHING = """
from __future__ import annotations
import asyncio, dataclasses, datetime, enum, sys
from typing import Annotated, Dict, List, Literal, Optional, Tuple, TypedDict, Union

class Colour(enum.Enum):
    RED = "red"

@dataclasses.dataclass
class Point:
    x: float
    y: float = 0.0

class Options(TypedDict, total=False):
    deep: bool

def run(
    colour: Colour,
    point: Point,
    when: Optional[datetime.date] = None,
    names: List[str] = [],
    sizes: Dict[str, int] = {},
    mode: Literal["fast", "slow"] = "fast",
    pair: Tuple[int, str] = (1, "a"),
    note: Annotated[str, "A few words"] = "",
    either: Union[int, str] = 0,
    options: Options = {},
):
    \"\"\"Does everything.\"\"\"
    print("running")
    return [sys.version_info[:2], colour.name, point.x, when and when.year, pair[0]]

async def later(context):
    await asyncio.sleep(0)
    context.progress(1.0)
    return "later"
"""


@pytest.mark.parametrize("version", ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"])
async def test_every_supported_python_runs_and_describes_tools(bench, version):
    chosen = installed(version)
    path = bench.write(EVERYTHING)
    arguments = {"colour": "red", "point": {"x": 1}, "when": "2026-05-06", "pair": [7, "b"]}
    result = await bench.call(arguments, interpreter=chosen)
    number = [int(part) for part in version.split(".")]
    assert result.structured == [number, "RED", 1.0, 2026, 7]
    assert bench.printed() == "running\n"
    assert (await bench.call(function="later", interpreter=chosen)).joined_text == "later"
    described = await bench.pool.describe(path, chosen)
    ours = await bench.pool.describe(path)
    assert described.functions == ours.functions
    assert [function.name for function in described.functions] == ["run", "later"]


@pytest.mark.parametrize("version", ["2.7", "3.6", "3.7", "3.8"])
async def test_python_that_is_too_old_is_refused_with_a_next_step(bench, version):
    chosen = installed(version)
    bench.write("def run():\n    return 1\n")
    with pytest.raises(PermanentError, match=re.escape(chosen)) as caught:
        await bench.call(interpreter=chosen)
    assert "3.9 or newer" in caught.value.next_step


@pytest.mark.parametrize("program", ["/bin/true", "/bin/cat", "/etc/hostname"])
async def test_program_that_is_no_python_is_refused(bench, program):
    bench.write("def run():\n    return 1\n")
    with pytest.raises(PermanentError, match="can't run tools"):
        await bench.call(interpreter=program)


async def test_folder_of_a_virtual_environment_is_an_interpreter(bench, tmp_path):
    environment = tmp_path / ".venv"
    command = [sys.executable, "-m", "venv", "--without-pip", str(environment)]
    await asyncio.to_thread(subprocess.run, command, check=True)
    bench.write("import sys\ndef run():\n    return sys.prefix\n")
    assert (await bench.call(interpreter=".venv")).joined_text == str(environment)
    assert (await bench.call(interpreter=".venv/bin/python")).joined_text == str(environment)


def test_environment_of_a_worker_is_minimal():
    ours = {"PATH": "p", "HOME": "h", "PYTHONPATH": "x", "PYTHONSTARTUP": "x", "TOKEN": "secret"}
    assert interpreter.minimal_environment(ours) == {"PATH": "p", "HOME": "h"}


def test_packaged_app_looks_for_a_python_elsewhere(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(PermanentError, match="No Python was found"):
        interpreter.find_interpreter(None, tmp_path)
    own = tmp_path / "package" / packaged_python.NAME
    own.parent.mkdir()
    own.touch(mode=0o755)
    monkeypatch.setattr(sys, "executable", str(own.with_name("tooldesk")))
    assert interpreter.find_interpreter(None, tmp_path) == os.fspath(own)
    python = tmp_path / "python3"
    python.touch(mode=0o755)
    assert interpreter.find_interpreter(None, tmp_path) == os.fspath(python)


def test_only_a_packaged_app_has_an_interpreter_beside_itself(monkeypatch, tmp_path):
    own = tmp_path / packaged_python.NAME
    own.touch(mode=0o755)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "tooldesk"))
    assert packaged_python.packaged_python() is None
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert packaged_python.packaged_python() == os.fspath(own)
    own.unlink()
    assert packaged_python.packaged_python() is None


def test_modules_of_a_packaged_program_are_no_tools(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "path_hooks", [*sys.path_hooks])
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_internal"), raising=False)
    imports = SourceImports()
    imports.add(str(tmp_path))
    assert imports.is_beside_tools(str(tmp_path / "tools"))
    assert not imports.is_beside_tools(str(tmp_path / "_internal"))
    assert not imports.is_beside_tools(str(tmp_path / "_internal" / "wasmtime"))


async def test_missing_module_is_named_with_how_to_install_it_there(bench, tmp_path):
    environment = tmp_path / "an env"
    command = [sys.executable, "-m", "venv", "--without-pip", str(environment)]
    await asyncio.to_thread(subprocess.run, command, check=True)
    path = bench.write("import yaml.nodes\ndef run():\n    return 1\n")
    python = str(environment / "bin" / "python")
    failure = (await bench.pool.describe(path, python)).failure
    assert "No module named 'yaml'" in failure.reason
    assert f"'{python}' -m pip install pyyaml" in failure.next_step
    with pytest.raises(PermanentError) as caught:
        await bench.call(interpreter=python)
    assert caught.value.next_step == failure.next_step
    with (environment / "pyvenv.cfg").open("a", encoding="utf-8") as settings:
        settings.write("uv = 0.5.1\n")
    failure = (await bench.pool.describe(path, python)).failure
    assert f"uv pip install --python '{python}' pyyaml" in failure.next_step


@pytest.mark.parametrize(
    "name",
    [
        "x; rm -rf ~",
        "--index-url=https://a.example/simple",
        "-rrequirements.txt",
        "git+https://a.example/x",
        "x\nrm",
        "x y",
        "/tmp/x",
        "\uff58",
        "x" * 101,
        "",
        0,
        ["x"],
    ],
)
async def test_name_that_is_no_module_is_not_put_into_a_command(bench, name):
    path = bench.write(f"raise ModuleNotFoundError('No module', name={name!r})\n")
    failure = (await bench.pool.describe(path)).failure
    assert "No module" in failure.reason
    assert failure.next_step == ""
    with pytest.raises(PermanentError) as caught:
        await bench.call()
    assert caught.value.next_step == "Correct the file; the next call imports it again."


async def test_module_of_a_newer_python_asks_for_another_interpreter(bench):
    path = bench.write("import tomllib\n")
    failure = (await bench.pool.describe(path, installed("3.9"))).failure
    assert failure.next_step.endswith("comes without tomllib: choose another interpreter.")


async def test_interpreter_that_hangs_at_its_start_is_given_up(bench, tmp_path, monkeypatch):
    monkeypatch.setattr("tooldesk.execution.python_worker.worker_process.START_TIMEOUT_S", 0.5)
    slow = tmp_path / "python"
    slow.write_text("#!/bin/sh\nsleep 600\n", encoding="utf-8")
    slow.chmod(0o755)
    failure = (await bench.pool.describe(bench.write("x = 1\n"), str(slow))).failure
    assert "did not say that it works within 0.5 s" in failure.reason
    assert "Choose a CPython 3.9" in failure.next_step
