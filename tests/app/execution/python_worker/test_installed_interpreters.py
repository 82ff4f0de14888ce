"""The Pythons of a machine are found, each once, and those that can't run tools say why."""

from __future__ import annotations

import asyncio
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tooldesk.execution.python_worker.installed_interpreters import (
    OWN_PLACE,
    InstalledInterpreters,
    suggested,
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


async def make_environment(folder: Path) -> Path:
    command = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
    await asyncio.to_thread(subprocess.run, command, check=True)
    return folder / "bin" / "python"


def fake_environment(folder: Path, settings: str) -> Path:
    """One that is listed by what stands in its folder; nothing of it is started."""
    python = folder / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("not started", encoding="utf-8")
    (folder / "pyvenv.cfg").write_text(settings, encoding="utf-8")
    return python


def program(path: Path, script: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


async def test_virtual_environments_near_a_file_come_after_our_own(tmp_path, home):
    file = tmp_path / "project" / "tools" / "tool.py"
    beside = await make_environment(file.parent / "venv")
    above = fake_environment(tmp_path / "project" / ".venv", "version_info = 3.12.1.final.0\n")
    found = InstalledInterpreters({}, home).near(file)
    assert [(each.path, each.place) for each in found[:3]] == [
        (None, OWN_PLACE),
        (str(beside), "venv beside the file"),
        (str(above), ".venv in project"),
    ]
    assert found[1].version == "{}.{}.{}".format(*sys.version_info[:3])
    assert found[2].version == "3.12.1"
    assert suggested(found) == str(beside)


def test_without_an_environment_our_own_is_suggested(tmp_path, home):
    found = InstalledInterpreters({}, home).near(tmp_path / "tool.py")
    assert suggested(found) is None


@pytest.mark.timeout(20)
def test_settings_of_an_environment_that_never_end_are_not_read(tmp_path, home):
    for name, make in (("zero", lambda file: file.symlink_to("/dev/zero")), ("pipe", os.mkfifo)):
        folder = tmp_path / name / ".venv"
        fake_environment(folder, "")
        (folder / "pyvenv.cfg").unlink()
        make(folder / "pyvenv.cfg")
        found = InstalledInterpreters({}, home).near(folder.parent / "tool.py")
        assert suggested(found) is None


def test_environment_whose_python_is_gone_says_so_and_is_not_suggested(tmp_path, home):
    python = fake_environment(tmp_path / ".venv", "version = 3.11.2\n")
    python.unlink()
    python.symlink_to(tmp_path / "gone")
    found = InstalledInterpreters({}, home).near(tmp_path / "tool.py")
    assert "is gone" in found[1].problem
    assert suggested(found) is None


def test_active_environment_is_found_and_listed_once(tmp_path, home):
    python = fake_environment(tmp_path / ".venv", "version = 3.11.2\n")
    elsewhere = fake_environment(tmp_path / "other" / "env", "version = 3.10.1\n")
    active = InstalledInterpreters({"VIRTUAL_ENV": str(elsewhere.parent.parent)}, home)
    assert [each.path for each in active.near(tmp_path / "tool.py")][1:3] == [
        str(python),
        str(elsewhere),
    ]
    same = InstalledInterpreters({"VIRTUAL_ENV": str(tmp_path / ".venv")}, home)
    paths = [each.path for each in same.near(tmp_path / "tool.py")]
    assert paths.count(str(python)) == 1


async def test_pythons_on_the_path_say_their_version_and_too_old_ones_come_last(tmp_path, home):
    folder = tmp_path / "bin"
    program(folder / "python3.6", f"echo {folder}/python3.6; echo 3.6.15")
    new = program(folder / "python3.12", f"echo {folder}/python3.12; echo 3.12.4")
    program(folder / "python3-config", "echo /bin/no; echo 3.1.1")
    (folder / "python").symlink_to(new)
    found = await InstalledInterpreters({"PATH": str(folder)}, home).all(tmp_path / "tool.py")
    listed = [each for each in found if each.place == "PATH"]
    assert [each.version for each in listed] == ["3.12.4", "3.6.15"]
    assert listed[0].path == str(new)
    assert found[-1].problem.startswith("too old")


async def test_python_that_never_answers_or_is_none_is_left_out(tmp_path, home):
    folder = tmp_path / "bin"
    marker = tmp_path / "started"
    program(folder / "python3", f"touch {shlex.quote(str(marker))}; sleep 600")
    program(folder / "python3.13", "echo hello")
    search = InstalledInterpreters({"PATH": str(folder)}, home, ask_timeout_s=0.5)
    found = await search.all(tmp_path / "tool.py")
    assert marker.exists()
    assert [each for each in found if each.place == "PATH"] == []


async def test_cancelled_search_waits_until_all_it_asked_are_gone(tmp_path, home, until):
    folder = tmp_path / "bin"
    folder.mkdir()
    markers = [tmp_path / f"asked-{number}" for number in range(4)]
    for number, marker in enumerate(markers):
        script = f"touch {shlex.quote(str(marker))}; sleep 600"
        program(folder / f"python3.{number + 10}", script)
    search = InstalledInterpreters({"PATH": str(folder)}, home, ask_timeout_s=60)
    task = asyncio.create_task(search.all(tmp_path / "tool.py"))
    await until(lambda: all(marker.exists() for marker in markers))
    task.cancel()
    await asyncio.wait([task])
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_pyenv_uv_and_conda_are_read_from_their_folders(tmp_path, home):
    for folder in (
        home / ".pyenv" / "versions" / "3.10.13",
        home / ".local" / "share" / "uv" / "python" / "cpython-3.13.1-linux-x86_64-gnu",
        home / "miniconda3" / "envs" / "science",
        tmp_path / "far" / "env",
    ):
        program(folder / "bin" / "python", "exit 1")
    for conda, version in (
        (home / "miniconda3" / "envs" / "science", "3.11.5"),
        (tmp_path / "far" / "env", "3.12.0"),
    ):
        meta = conda / "conda-meta"
        meta.mkdir()
        (meta / f"python-{version}-h955ad1f_0.json").write_text("{}", encoding="utf-8")
    (home / ".conda").mkdir()
    (home / ".conda" / "environments.txt").write_text(f"{tmp_path}/far/env\n", encoding="utf-8")
    found = await InstalledInterpreters({"PATH": str(tmp_path)}, home).all(tmp_path / "tool.py")
    assert [(each.place, each.version) for each in found[1:]] == [
        ("pyenv", "3.10.13"),
        ("uv", "3.13.1"),
        ("conda science", "3.11.5"),
        ("conda env", "3.12.0"),
    ]
