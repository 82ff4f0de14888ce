"""The wheel puts three packages into site-packages, and works without Qt."""

from __future__ import annotations

import email
import json
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable, Iterable
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    # as make package-wheel does, which fails where two builds differ
    subprocess.run(
        ["sh", "packaging/package_wheel.sh", sys.executable, str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=220,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of an environment that has the wheel's base and nothing else.

    What the wheel asks for is taken from the environment of the tests, as it is pinned there: a
    package index that is slow or away says nothing about the wheel.
    """
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder / "venv", symlinks=True)
    python = folder / "venv" / "bin" / "python"
    (site,) = (folder / "venv" / "lib").glob("python*/site-packages")
    with zipfile.ZipFile(wheel) as archive:
        (told,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        asked = email.message_from_bytes(archive.read(told)).get_all("Requires-Dist", [])
    for name in _with_what_they_need(asked):
        for file in metadata.files(name) or ():
            if ".." not in file.parts:
                target = site / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(file.locate(), target)  # with its time: else what is compiled is void
    _pip(
        python,
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-index",
        "--no-deps",
        "--no-compile",  # most modules are never imported here
        str(wheel),
    )
    # all that it says it needs is there, in versions that it takes
    _pip(python, "check")
    return python.parent


def _with_what_they_need(asked: Iterable[str]) -> set[str]:
    """The distributions that requirements without an extra lead to."""
    found: set[str] = set()
    open_ones = [Requirement(each) for each in asked]
    while open_ones:
        needed = open_ones.pop()
        if needed.marker is not None and not needed.marker.evaluate({"extra": ""}):
            continue
        for extra in ("", *needed.extras):
            for each in map(Requirement, metadata.requires(needed.name) or ()):
                is_new = canonicalize_name(each.name) not in found
                if is_new and (each.marker is None or each.marker.evaluate({"extra": extra})):
                    each.marker = None
                    open_ones.append(each)
        found.add(canonicalize_name(needed.name))
    return found


def _pip(python: Path, *words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), *words],
        capture_output=True,
        text=True,
        timeout=220,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


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


def test_wheel_has_every_file_of_the_program_and_no_other(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    there = {name for name in names if ".dist-info/" not in name}
    folders = (ROOT / "app", ROOT / "ui", ROOT / "resources")
    wanted = {
        file.relative_to(folder).as_posix()
        for folder in folders
        for file in folder.glob("tooldesk*/**/*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert there == wanted


def test_sbom_and_licences_name_all_that_is_shipped(wheel: Path) -> None:
    version = metadata.version("tooldesk")
    bill = json.loads((wheel.parent / f"tooldesk-{version}.cdx.json").read_text("utf-8"))
    text = (wheel.parent / f"tooldesk-{version}-licences.txt").read_text("utf-8")
    shipped = [bill["metadata"]["component"], *bill["components"]]
    assert {each["name"] for each in shipped} > {"tooldesk", "PySide6_Essentials", "wasmtime"}
    assert {each["name"] for each in shipped}.isdisjoint({"pytest", "mypy", "hatchling"})
    assert all(f"\n{each['name']} {each['version']}: " in text for each in shipped)
    refs = {each["bom-ref"] for each in shipped}
    edges = {each["ref"]: set(each["dependsOn"]) for each in bill["dependencies"]}
    assert set(edges) == refs == set().union(*edges.values()) | {shipped[0]["bom-ref"]}
    texts = set(re.findall(r"^=+\n(.+): .+\n=+$", text, re.MULTILINE))
    assert texts == {f"{each['name']} {each['version']}" for each in shipped}
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert str(ROOT) not in text
    assert "SIL Open Font License" in text.replace("OPEN FONT LICENSE", "Open Font License")


def test_only_the_window_needs_qt(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (told,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    needs = email.message_from_bytes(archive.read(told)).get_all("Requires-Dist", [])
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
