"""A workspace finds its rows again, and none of another's."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tooldesk.paths import real_path
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import ANY_WORKSPACE, RowOwner


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "workspace"
    folder.mkdir()
    return folder


def number_of(folder: Path) -> str:
    return f"{folder.stat().st_dev}:{folder.stat().st_ino}"


def move(folder: Path) -> Path:
    return folder.rename(folder.with_name("moved"))


async def known(database: Database) -> list[str]:
    return await database.read(
        lambda c: [row[0] for row in c.execute("SELECT folder FROM workspaces")]
    )


async def test_nothing_is_written_by_reading(database: Database, folder: Path):
    assert await database.read(RowOwner(folder).for_reading) == ANY_WORKSPACE
    assert await database.read(RowOwner(folder).for_results) == ANY_WORKSPACE
    assert await known(database) == []


async def test_every_spelling_of_a_path_is_one_workspace(
    database: Database, folder: Path, monkeypatch: pytest.MonkeyPatch
):
    (folder.parent / "link").symlink_to(folder)
    monkeypatch.chdir(folder.parent)
    spellings = (folder, folder.parent / "link", Path("workspace"), folder / ".." / "workspace")
    owners = {await database.write(RowOwner(each).for_writing) for each in spellings}
    assert owners == {real_path(folder)}


async def test_row_whose_folder_is_no_text_is_no_workspace(database: Database, folder: Path):
    row = (b"\xff", number_of(folder))
    await database.write(lambda c: c.execute("INSERT INTO workspaces VALUES (?, ?)", row))
    assert await database.read(RowOwner(folder).for_reading) == ANY_WORKSPACE
    assert await database.write(RowOwner(folder).for_writing) == real_path(folder)


async def test_folder_known_by_another_path_without_a_link_is_the_same(
    database: Database, folder: Path
):
    """So is it where upper and lower case are one, and where a folder is mounted twice."""
    await database.write(RowOwner(folder).for_writing)
    spelling = f"{folder.parent}{os.sep}."
    row = (spelling, number_of(folder.parent))
    await database.write(lambda c: c.execute("INSERT INTO workspaces VALUES (?, ?)", row))
    owner = RowOwner(folder.parent)
    for find in (owner.for_reading, owner.for_results, owner.for_writing):
        assert await database.write(find) == spelling


async def test_copied_and_inner_folders_are_workspaces_of_their_own(
    database: Database, folder: Path
):
    (folder / "inner").mkdir()
    shutil.copytree(folder, folder.parent / "copy")
    folders = (folder, folder / "inner", folder.parent / "copy")
    assert len({await database.write(RowOwner(each).for_writing) for each in folders}) == 3


async def test_moved_folder_takes_its_rows_but_is_no_source_of_results(
    database: Database, folder: Path
):
    before = await database.write(RowOwner(folder).for_writing)
    moved = move(folder)
    owner = RowOwner(moved)
    assert await database.read(owner.for_reading) == before
    assert await database.read(owner.for_results) == ANY_WORKSPACE
    assert await database.write(owner.for_writing) == real_path(moved)
    assert await known(database) == [real_path(moved)]


async def test_folder_that_stands_where_another_stood_keeps_its_rows(
    database: Database, folder: Path
):
    """Numbers of disks change when they are mounted anew: one alone proves nothing."""
    before = await database.write(RowOwner(folder).for_writing)
    moved = move(folder)
    shutil.copytree(moved, folder)
    assert await database.write(RowOwner(moved).for_writing) == real_path(moved)
    assert await database.write(RowOwner(folder).for_writing) == before
    assert len(await known(database)) == 2


async def test_every_workspace_begins_with_the_counts_of_before(database: Database, folder: Path):
    def older(connection):
        row = (ANY_WORKSPACE, "pay", 7, "2026-01-01")
        connection.execute("INSERT INTO usage_counts VALUES (?, ?, ?, ?)", row)
        window = (ANY_WORKSPACE, "pay", "day", "2026-01-01T00:00:00+00:00", 7)
        connection.execute("INSERT INTO period_counts VALUES (?, ?, ?, ?, ?)", window)

    await database.write(older)
    (folder / "inner").mkdir()
    for each in (folder, folder / "inner", folder):
        workspace = await database.write(RowOwner(each).for_writing)
        for table in ("usage_counts", "period_counts"):
            of_tool = f"SELECT count FROM {table} WHERE workspace = ?", (workspace,)
            assert await database.read(lambda c, s=of_tool: c.execute(*s).fetchall()) == [(7,)]


@pytest.mark.skipif(os.name == "nt", reason="names are Unicode there")
async def test_path_that_is_no_unicode_owns_rows_too(database: Database, tmp_path: Path):
    folder = tmp_path / os.fsdecode(b"caf\xe9")
    folder.mkdir()
    owner = await database.write(RowOwner(folder).for_writing)
    assert owner == real_path(folder)
    assert await database.read(RowOwner(folder).for_results) == owner
