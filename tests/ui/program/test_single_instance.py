"""A second start raises the first window, over a socket that only this user can reach."""

from __future__ import annotations

import asyncio
import socket
import stat
import sys
from pathlib import Path

import pytest

from tooldesk_ui.program.single_instance import SingleInstance, raise_running_window
from tooldesk_ui.systems.posix import FOLDER_NAME

SECOND_START = """
import sys
from pathlib import Path
from tooldesk_ui.program.single_instance import raise_running_window
workspace = Path(sys.argv[2]) if sys.argv[2:] else None
sys.exit(0 if raise_running_window(Path(sys.argv[1]), workspace) else 1)
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes have no files there")


@pytest.fixture
def data_dir(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("d")


async def second_start(*folders: Path) -> bool:
    """Whether another process raised the window."""
    arguments = [sys.executable, "-c", SECOND_START, *map(str, folders)]
    child = await asyncio.create_subprocess_exec(*arguments)
    return await child.wait() == 0


def test_nobody_listens_at_first(data_dir: Path, qapp) -> None:
    assert not raise_running_window(data_dir, None)


@pytest.mark.parametrize("workspace", [None, Path("/some/where")])
def test_second_start_hands_over_its_workspace(data_dir, run_async, workspace) -> None:
    async def body() -> None:
        raised: list[str] = []
        instance = SingleInstance(data_dir)
        instance.raised.connect(raised.append)
        assert await second_start(data_dir, *([workspace] if workspace else []))
        assert raised == [str(workspace) if workspace else ""]
        instance.close()

    run_async(body())


def test_second_start_hands_over_its_files_as_far_as_they_fit(data_dir, run_async) -> None:
    files = [data_dir / f"{'long' * 20} ü {number}.tool.json" for number in range(60)]
    code = SECOND_START.replace("workspace)", "None, [Path(each) for each in sys.argv[2:]])")

    async def body() -> None:
        brought: list[list[Path]] = []
        instance = SingleInstance(data_dir)
        instance.brought.connect(brought.append)
        words = [sys.executable, "-c", code, str(data_dir), *map(str, files)]
        child = await asyncio.create_subprocess_exec(*words)
        assert await child.wait() == 0
        (taken,) = brought
        assert 10 < len(taken) < len(files)
        assert taken == files[: len(taken)]
        instance.close()

    run_async(body())


def test_socket_is_in_a_folder_of_our_own(data_dir: Path, qapp) -> None:
    instance = SingleInstance(data_dir)
    mode = (data_dir / FOLDER_NAME).stat().st_mode
    instance.close()
    assert stat.S_IMODE(mode) == 0o700


def test_what_a_killed_program_left_is_replaced(data_dir: Path, run_async) -> None:
    (data_dir / FOLDER_NAME).mkdir()
    (data_dir / FOLDER_NAME / "window").write_bytes(b"")
    assert not raise_running_window(data_dir, None)

    async def body() -> None:
        instance = SingleInstance(data_dir)
        assert await second_start(data_dir)
        instance.close()

    run_async(body())


def test_starts_that_say_nothing_or_too_much_keep_nobody_out(data_dir: Path, run_async) -> None:
    async def body() -> None:
        raised: list[str] = []
        instance = SingleInstance(data_dir)
        instance.raised.connect(raised.append)
        address = str(data_dir / FOLDER_NAME / "window")
        odd = [socket.socket(socket.AF_UNIX) for _ in range(20)]
        for number, each in enumerate(odd):
            await asyncio.to_thread(each.connect, address)
            each.send((b"x" * 5_000, b"half a line", b'{"no": "list"}\n')[number % 3])
        assert await second_start(data_dir, Path("/some/where"))
        assert set(raised) == {"", "/some/where"}, "a line that says nothing asks for the window"
        for each in odd:
            each.close()
        instance.close()
        assert list((data_dir / FOLDER_NAME).iterdir()) == []

    run_async(body())


def test_path_too_long_for_a_socket_means_no_first_window(tmp_path: Path, qapp) -> None:
    deep = tmp_path / ("x" * 120)
    instance = SingleInstance(deep)
    assert not raise_running_window(deep, None)
    instance.close()
    assert not deep.exists()
