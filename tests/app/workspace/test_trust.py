"""A folder is trusted by a person's word for exactly that folder, and runs nothing before."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import NotPermittedError, UntrustedWorkspaceError
from tooldesk.paths import AppPaths, real_path
from tooldesk.systems import system
from tooldesk.tools.tool_definition import CachePolicy, ToolDefinition
from tooldesk.usage.lifecycle import CallFinished, StageFailed
from tooldesk.workspace import trust
from tooldesk.workspace.folder_identity import FolderIdentity
from tooldesk.workspace.trust import TrustedFolders


@pytest.fixture
def foreign(tmp_path: Path) -> AppPaths:
    """The data of a person, and a folder that they have not seen yet, with a tool in it."""
    paths = AppPaths.of(tmp_path / "data", tmp_path / "foreign")
    write_marker(paths.workspace_dir, tmp_path / "mark")
    return paths


def write_marker(folder: Path, mark: Path) -> None:
    """A tool that leaves a mark when it is imported, and another when it runs."""
    (folder / "tools").mkdir(parents=True)
    (folder / "marker.py").write_text(
        f"open({str(mark)!r}, 'a').write('import ')\n\n\n"
        f"def marker(a: int = 3) -> str:\n"
        f'    """Leave a mark."""\n    open({str(mark)!r}, "a").write("run ")\n    return "done"\n'
    )
    tool = {
        "name": "marker",
        "permission": "allow",
        "source": {"kind": "python", "file": "marker.py", "function": "marker"},
        "input_schema": {"type": "object", "properties": {"b": {"type": "integer"}}},
    }
    (folder / "tools" / "marker.json").write_text(json.dumps(tool))


async def run_marker(app: App) -> tuple[str, list[Exception]]:
    """What the model is told of one call, and what went wrong."""
    text, errors = "", []
    async for event in app.usage.run_calling(ToolCalling("marker", {}, dialect="test")):
        if isinstance(event, CallFinished):
            text = event.result.joined_text
        elif isinstance(event, StageFailed):
            errors.append(event.error)
    return text, errors


async def test_unknown_folder_is_read_and_nothing_of_it_runs(foreign: AppPaths) -> None:
    app = build_app(foreign)
    try:
        await app.load()
        (problem,) = await app.workspace.check()
        # known from its syntax
        assert problem.reason == "the function takes a now, the tool says b"
        found = await app.workspace.describe_file(foreign.workspace_dir / "marker.py")
        assert not found.was_run
        _, (error,) = await run_marker(app)
    finally:
        await app.close()
    assert isinstance(error, UntrustedWorkspaceError)
    assert error.error_class == "permanent"
    assert f"tooldesk trust add {foreign.workspace_dir}" in error.next_step
    assert not (foreign.workspace_dir.parent / "mark").exists()


async def test_no_sandbox_is_made_for_a_tool_of_an_unknown_folder(foreign: AppPaths) -> None:
    file = foreign.workspace_dir / "tools" / "marker.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"execution_mode": "sandboxed"}))
    app = build_app(foreign)
    try:
        await app.load()
        await app.workspace.check()
        assert not foreign.sandboxes.exists()
        assert app.sandboxes._probed is None
    finally:
        await app.close()


async def test_trust_holds_at_once_and_until_it_is_taken_back(foreign: AppPaths) -> None:
    app = build_app(foreign)
    folders = TrustedFolders(foreign)
    try:
        await app.load()
        app.trust.give()
        definition = app.registry.get("marker")
        changed = replace_schema(definition)
        await app.workspace.save(changed)
        assert await run_marker(app) == ("done", [])
        folders.remove(foreign.workspace_dir)
        _, (error,) = await run_marker(app)
        assert isinstance(error, NotPermittedError)
    finally:
        await app.close()
    assert (foreign.workspace_dir.parent / "mark").read_text() == "import run "


def replace_schema(definition: ToolDefinition) -> ToolDefinition:
    return definition.model_copy(update={"input_schema": {"type": "object", "properties": {}}})


async def test_remembered_answer_of_a_folder_is_not_given_once_it_is_not_trusted(
    foreign: AppPaths,
) -> None:
    app = build_app(foreign)
    try:
        await app.load()
        app.trust.give()
        changed = replace_schema(app.registry.get("marker"))
        policy = CachePolicy(enabled=True)
        await app.workspace.save(changed.model_copy(update={"cache": policy}))
        assert await run_marker(app) == ("done", [])
        TrustedFolders(foreign).remove(foreign.workspace_dir)
        text, (error,) = await run_marker(app)
        assert text != "done"
        assert isinstance(error, UntrustedWorkspaceError)
    finally:
        await app.close()


def test_trust_is_kept_beside_the_data_and_not_in_the_folder(foreign: AppPaths) -> None:
    before = sorted(foreign.workspace_dir.rglob("*"))
    TrustedFolders(foreign).add(foreign.workspace_dir)
    assert sorted(foreign.workspace_dir.rglob("*")) == before
    assert TrustedFolders(foreign).is_trusted(foreign.workspace_dir)
    elsewhere = replace(foreign, data_dir=foreign.data_dir.parent / "other")
    assert not TrustedFolders(elsewhere).is_trusted(foreign.workspace_dir)


def test_new_folder_in_the_place_of_an_old_one_is_another_one(foreign: AppPaths) -> None:
    folders, folder = TrustedFolders(foreign), foreign.workspace_dir
    folders.add(folder)
    copy = folder.with_name("copy")
    shutil.copytree(folder, copy)
    folder.rename(folder.with_name("old"))
    copy.rename(folder)
    assert not folders.is_trusted(folder)
    shutil.rmtree(folder)
    folder.mkdir()
    assert not folders.is_trusted(folder)


def test_folder_with_the_inode_of_an_old_one_is_told_apart_by_when_it_was_made(
    foreign: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders, folder = TrustedFolders(foreign), foreign.workspace_dir
    now = FolderIdentity.of(folder)
    if now.created_ns is None:
        pytest.skip("this file system does not say when a folder was made")
    folders.add(folder)
    later = replace(now, created_ns=now.created_ns + 1)
    monkeypatch.setattr(FolderIdentity, "of", lambda _folder: later)
    assert not folders.is_trusted(folder)


def test_link_leads_to_the_folder_that_is_trusted_and_a_moved_folder_is_asked_about(
    foreign: AppPaths,
) -> None:
    folders, folder = TrustedFolders(foreign), foreign.workspace_dir
    folders.add(folder)
    link = folder.with_name("link")
    link.symlink_to(folder)
    assert folders.is_trusted(link)
    moved = folder.rename(folder.with_name("moved"))
    assert not folders.is_trusted(moved)
    assert not folders.is_trusted(folder)


def test_default_workspace_is_trusted_by_its_place_unless_it_is_a_link(tmp_path: Path) -> None:
    paths = AppPaths.of(tmp_path / "data")
    paths.workspace_dir.mkdir(parents=True)
    assert TrustedFolders(paths).is_trusted(paths.workspace_dir)
    paths.workspace_dir.rmdir()
    paths.workspace_dir.symlink_to(tmp_path)
    assert not TrustedFolders(paths).is_trusted(paths.workspace_dir)


async def test_folder_that_tooldesk_made_is_trusted(tmp_path: Path) -> None:
    paths = AppPaths.of(tmp_path / "data", tmp_path / "new")
    app = build_app(paths)
    try:
        await app.load()
        assert app.trust.is_given
    finally:
        await app.close()


def test_yes_that_was_read_before_is_none_once_its_record_is_another(foreign: AppPaths) -> None:
    folders, folder = TrustedFolders(foreign), foreign.workspace_dir
    for _ in range(3):
        assert not folders.is_trusted(folder)
        TrustedFolders(foreign).add(folder)  # as another program does
        assert folders.is_trusted(folder)
        assert folders.is_trusted(folder)
        (record,) = foreign.trusted_folders.iterdir()
        kept = record.read_text()
        record.write_text(kept.replace('"inode": ', '"inode": 1'))
        assert not folders.is_trusted(folder)
        record.write_text(kept)
        assert folders.is_trusted(folder)
        record.write_text("{}")
        assert not folders.is_trusted(folder)
        assert TrustedFolders(foreign).remove(folder)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "[" * 10_000,
        lambda text: text.replace('"device"', '"other"'),
        lambda text: text.replace('"folder": "', '"folder": "/elsewhere'),
        lambda text: json.dumps([text]),
    ],
)
def test_damaged_record_of_trust_is_a_yes_to_nothing(
    foreign: AppPaths, spoil: Callable[[str], str]
) -> None:
    folders = TrustedFolders(foreign)
    folders.add(foreign.workspace_dir)
    (file,) = foreign.trusted_folders.iterdir()
    file.write_text(spoil(file.read_text()))
    assert not folders.is_trusted(foreign.workspace_dir)
    assert folders.all() == ()


def test_record_of_one_folder_in_the_place_of_another_s_is_no_yes(foreign: AppPaths) -> None:
    folders, other = TrustedFolders(foreign), foreign.workspace_dir.with_name("other")
    other.mkdir()
    folders.add(other)
    (file,) = foreign.trusted_folders.iterdir()
    folders.add(foreign.workspace_dir)
    (mine,) = (each for each in foreign.trusted_folders.iterdir() if each != file)
    mine.write_text(file.read_text())
    assert not folders.is_trusted(foreign.workspace_dir)


@pytest.mark.parametrize(
    "name", [b"plain", b"two words", b"\xe4\xf6", "ä".encode(), b"\\x (deleted)"]
)
def test_system_calls_a_folder_what_its_record_does(tmp_path: Path, name: bytes) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
    folder.mkdir()
    link = tmp_path / "link"
    link.symlink_to(folder)
    assert system.folder_path(folder) == system.folder_path(link) == real_path(folder)


def test_trust_holds_where_the_system_does_not_tell_the_path(
    foreign: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders, folder = TrustedFolders(foreign), foreign.workspace_dir
    folders.add(folder)
    monkeypatch.setattr(trust.system, "folder_path", lambda _folder: "")
    assert folders.is_trusted(folder)
    moved = folder.rename(folder.with_name("moved"))
    assert not folders.is_trusted(moved)
