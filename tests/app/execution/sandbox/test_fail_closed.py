"""Without its sandbox a tool does not run: whatever is missing, and whenever it goes missing."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tooldesk.errors import PermanentError, SandboxUnavailableError
from tooldesk.execution.sandbox import precious_files
from tooldesk.execution.sandbox.probe import _step_for, probe
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition

MARKS = "import pathlib, os\ndef run():\n    pathlib.Path({!r}).touch()\n    return os.getpid()\n"


class Programs:
    """Finds programs in a folder of links that a test may change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        for name in ("bwrap", "prlimit"):
            found = shutil.which(name)
            assert found is not None
            (folder / name).symlink_to(found)

    def find(self, name: str) -> str | None:
        return shutil.which(name, path=str(self.folder))

    def replace(self, name: str, script: str) -> None:
        (self.folder / name).unlink()
        (self.folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (self.folder / name).chmod(0o755)


@pytest.fixture
def programs(bench, tmp_path: Path) -> Programs:
    programs = Programs(tmp_path / "programs")
    bench.sandboxes._find_program = programs.find
    bench.sandboxes._probed = None
    return programs


# threat 9
@pytest.mark.parametrize("name", ["bwrap", "prlimit"])
async def test_runner_that_goes_missing_between_two_calls_stops_the_second(bench, programs, name):
    marker = str(bench.folder() / "ran")
    bench.write(MARKS.format(marker))
    assert not (await bench.call()).is_error
    os.unlink(marker)
    os.unlink(programs.folder / name)
    for call in (bench.call(), bench.call("touch", marker)):
        with pytest.raises(SandboxUnavailableError, match="is not installed") as caught:
            await call
        assert caught.value.next_step
    assert not bench.is_there(marker)
    assert not (await bench.sandboxes.support()).is_available


# threat 9
async def test_runner_that_goes_missing_after_the_check_starts_nothing(bench, programs):
    marker = str(bench.folder() / "ran")
    bench.write(MARKS.format(marker))
    kept = await bench.sandboxes.confine(bench.definition())
    os.unlink(programs.folder / "bwrap")
    source = bench.definition().source
    with pytest.raises(SandboxUnavailableError):
        await bench.workers.call(source, {}, ToolContext(), 10, bench.workspace, kept)
    shell = bench.definition("touch", marker).source
    with pytest.raises(SandboxUnavailableError):
        await bench.sources._shell.call(shell, {}, ToolContext(), 10, bench.workspace, kept)
    assert not bench.is_there(marker)


# threat 9
@pytest.mark.parametrize(
    ("program", "script", "broken"),
    [
        ("bwrap", 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"', "no network"),
        ("bwrap", 'exec /usr/bin/env bwrap "$@" 2>&1 | cat; exit 3', "exit code 3"),
        ("prlimit", 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"', "limited memory"),
    ],
)
async def test_runner_that_only_pretends_is_found_out(bench, programs, program, script, broken):
    marker = str(bench.folder() / "ran")
    bench.write(MARKS.format(marker))
    programs.replace(program, script)
    with pytest.raises(SandboxUnavailableError, match=broken):
        await bench.call()
    assert not bench.is_there(marker)


async def test_system_that_forbids_namespaces_is_named_with_a_next_step(programs):
    programs.replace("bwrap", "echo 'bwrap: setting up uid map: Permission denied' >&2; exit 1")
    support = probe(programs.find).support
    assert support.reason == "bwrap: setting up uid map: Permission denied"
    assert "namespaces" in support.next_step or "AppArmor" in support.next_step


async def test_what_holds_is_read_from_a_real_sandbox(bench):
    support = await bench.sandboxes.support()
    assert support.by.startswith("bubblewrap ")
    assert all(promise.holds for promise in support.promises)
    assert "no network" in support.summary


@pytest.mark.parametrize(
    "folder", [".", "tools", "..", "../data", "../data/sandboxes", "/usr", "/"]
)
async def test_folder_that_holds_more_than_the_tools_own_files_is_refused(bench, folder):
    (bench.home / "data/sandboxes").mkdir(parents=True, exist_ok=True)
    with pytest.raises(PermanentError, match="more than the tool's own files"):
        await bench.call("touch", "here", source={"working_dir": folder})


async def test_folder_of_the_tools_choice_is_the_one_it_can_write_to(bench):
    (bench.workspace / "out").mkdir()
    result = await bench.call("touch", "here", source={"working_dir": "out"})
    assert not result.is_error
    assert (bench.workspace / "out/here").exists()


async def test_link_to_a_precious_folder_is_seen_through(bench):
    (bench.workspace / "out").symlink_to(bench.workspace / "tools")
    with pytest.raises(PermanentError, match="more than the tool's own files"):
        await bench.call("touch", "here", source={"working_dir": "out"})


@pytest.mark.parametrize(
    "file",
    [
        ".git/config",
        ".git",
        "deep/in/it/.git/hooks/pre-commit",
        ".gitattributes",
        ".gitmodules",
        ".env",
        "env/pyvenv.cfg",
        "other/tools/x.json",
    ],
)
async def test_folder_with_settings_of_programs_outside_is_refused(bench, file):
    path = bench.workspace / "out" / file
    path.parent.mkdir(parents=True)
    path.touch()
    with pytest.raises(PermanentError, match=r"could write to .*out: it holds"):
        await bench.call("touch", "here", source={"working_dir": "out"})
    assert not (bench.workspace / "out/here").exists()


async def test_folder_that_is_a_repository_of_git_itself_is_refused(bench):
    for name in ("objects", "refs"):
        (bench.workspace / "bare" / name).mkdir(parents=True)
    (bench.workspace / "bare/HEAD").touch()
    with pytest.raises(PermanentError, match="holds a git repository"):
        await bench.call("touch", "here", source={"working_dir": "bare"})


async def test_folder_within_files_that_others_obey_is_refused(bench):
    for folder in (".git/hooks", "../.config/git", "../.ssh"):
        (bench.workspace / folder).mkdir(parents=True)
        with pytest.raises(PermanentError, match="it is part of"):
            await bench.call("touch", "here", source={"working_dir": folder})


@pytest.mark.parametrize(
    "source",
    [
        {"kind": "python", "file": "out/other.py", "function": "run"},
        {"kind": "python", "file": "x.py", "function": "run", "interpreter": "out/other.py"},
        {"kind": "shell", "command": ["sh", "out/other.py"]},
        {"kind": "shell", "command": ["out/other.py"]},
        {"kind": "shell", "command": ["sh", "other.py"], "working_dir": "out"},
    ],
)
async def test_folder_with_code_of_another_tool_is_refused(bench, source):
    bench.write("", "out/other.py")
    other = ToolDefinition.model_validate({"name": "other", "source": source})
    paths = (bench.home / "data/sandboxes", bench.home / "data", bench.workspace, bench.home)
    bench.sources._sandboxes = Sandboxes(*paths, tools=lambda: [other])
    with pytest.raises(PermanentError, match=r"holds other\.py, which is code of other"):
        await bench.call("touch", "here", source={"working_dir": "out"})


async def test_folder_that_is_too_large_to_know_is_refused(bench, monkeypatch):
    monkeypatch.setattr(precious_files, "MOST_ENTRIES", 10)
    for number in range(11):
        bench.write("", f"out/{number}.txt")
    with pytest.raises(PermanentError, match="more than 10 files"):
        await bench.call("touch", "here", source={"working_dir": "out"})


async def test_named_files_can_be_read_and_not_written(bench):
    (bench.home / "project").mkdir()
    (bench.home / "project/data.txt").write_text("here")
    path = str(bench.home / "project/data.txt")
    sandbox = {"readable": ["../project"]}
    assert (await bench.call("cat", path, sandbox=sandbox)).joined_text == "here"
    assert (await bench.call("cat", path)).is_error
    assert (await bench.call("rm", path, sandbox=sandbox)).is_error


@pytest.mark.parametrize("path", ["..", "/", "../data"])
async def test_home_and_our_own_files_can_not_be_named(bench, path):
    (bench.home / "data").mkdir(exist_ok=True)
    with pytest.raises(PermanentError, match="your home folder or Tooldesk's own files"):
        await bench.call("true", sandbox={"readable": [path]})


async def test_missing_file_to_read_is_named(bench):
    with pytest.raises(PermanentError, match="absent, which tool is to read"):
        await bench.call("true", sandbox={"readable": ["absent"]})


async def test_name_of_a_tool_leads_out_of_no_folder(tmp_path, bench):
    folder = Sandboxes(tmp_path, tmp_path, tmp_path).folder_of(bench.definition(name=".."))
    assert folder.parent == tmp_path
    assert folder.name.startswith("..-")


def test_setting_that_may_not_be_read_leaves_the_reason(tmp_path: Path) -> None:
    """A container may show a file of the kernel and refuse to read it."""
    words = "bwrap: No permissions to create a new namespace"
    assert "max_user_namespaces" in _step_for(words, apparmor=tmp_path)
