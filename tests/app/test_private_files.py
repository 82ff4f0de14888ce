"""Nobody else on the machine reads what Tooldesk keeps."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tooldesk.capturing.kept_exchange import write_exchanges
from tooldesk.keyed_files import KeyedFiles
from tooldesk.paths import AppPaths, private_file, private_folder
from tooldesk.replaced_file import replace_file, save_bytes, save_text
from tooldesk.settings import Settings
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.workspace.recent_workspaces import RecentWorkspaces

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes_in(folder: Path) -> set[int]:
    return {mode(path) for path in folder.iterdir()}


@pytest.fixture(autouse=True)
def _generous_mask() -> object:
    before = os.umask(0)
    yield
    os.umask(before)


def test_all_that_a_run_keeps_is_private(tmp_path: Path) -> None:
    data = tmp_path / "home" / "tooldesk"
    words = [sys.executable, "-m", "tooldesk", "call", "-", "--data-dir", str(data)]
    call = json.dumps({"tool": "calculator", "args": {"expression": "6*7"}})
    done = subprocess.run(
        words, input=call, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert mode(data) == 0o700
    database = [path for path in data.iterdir() if path.name.startswith("tooldesk.db")]
    assert database
    assert {mode(path) for path in database} == {0o600}


def test_what_is_kept_of_a_person_is_private(tmp_path: Path) -> None:
    private_folder(tmp_path / "data")
    SettingsFile(tmp_path / "data" / "settings.json").save(Settings())
    RecentWorkspaces(AppPaths.of(tmp_path / "data")).add(tmp_path)
    KeyedFiles(tmp_path / "data" / "trusted-folders", 1_000).write("key", {})
    kept = [path for path in (tmp_path / "data").rglob("*") if path.is_file()]
    assert len(kept) == 3
    assert {mode(path) for path in kept} == {0o600}


def test_what_tells_of_calls_is_private_where_it_is_new(tmp_path: Path) -> None:
    exported, shown = tmp_path / "calls.jsonl", tmp_path / "shown.jsonl"
    shown.touch(0o644)
    for path in (exported, shown):
        write_exchanges(path, ())
    save_bytes(tmp_path / "result.png", b"")
    assert mode(exported) == mode(tmp_path / "result.png") == 0o600
    assert mode(shown) == 0o644, "a person has others read it"


def test_what_is_handed_on_is_for_whom_the_umask_says(tmp_path: Path) -> None:
    for mask, wanted in ((0o022, 0o644), (0o077, 0o600)):
        os.umask(mask)
        path = tmp_path / f"{mask}.json"
        save_text(path, "{}")
        assert mode(path) == wanted


def test_file_that_is_written_anew_is_read_by_whom_it_was(tmp_path: Path) -> None:
    for given in (0o600, 0o640, 0o664):
        tool = tmp_path / f"{given}.json"
        tool.touch()
        tool.chmod(given)
        replace_file(tool, "{}")
        assert mode(tool) == given


def test_older_file_that_is_ours_alone_is_narrowed(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.touch(0o644)
    replace_file(kept, "{}", is_private=True)
    assert mode(kept) == 0o600


def test_database_beside_others_files_is_private_with_its_journal(tmp_path: Path) -> None:
    async def write() -> set[int]:
        database = Database(tmp_path / "tooldesk.db")
        await database.write(lambda connection: connection.execute("CREATE TABLE x (y)"))
        modes = modes_in(tmp_path)
        await database.close()
        return modes

    assert asyncio.run(write()) == {0o600}


def test_files_of_an_older_tooldesk_are_made_private(tmp_path: Path) -> None:
    folder = tmp_path / "tooldesk"
    folder.mkdir(mode=0o755)
    file = folder / "tooldesk.db"
    file.touch(0o644)
    private_folder(folder)
    private_file(file)
    assert (mode(folder), mode(file)) == (0o700, 0o600)


def test_folder_that_was_there_and_is_not_ours_alone_stays_as_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    private_folder(shared)
    assert mode(shared) == 0o755


def test_private_file_follows_no_link(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.touch(0o644)
    (tmp_path / "link").symlink_to(other)
    private_file(tmp_path / "link")
    assert mode(other) == 0o644


@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel of Linux")
def test_memory_of_the_app_is_nobody_elses() -> None:
    program = (
        "import ctypes\n"
        "from tooldesk.terminal.commands import main\n"
        "main(['parse', '/nowhere'])\n"
        "print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout.splitlines()[-1] == "0", done.stderr
