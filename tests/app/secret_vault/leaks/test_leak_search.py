"""Every stored value is looked for beside the loop; progress is told and cancelling ends it."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path

import pytest

from tooldesk.secret_vault.leaks.leak_search import TOLD_EVERY_BYTES, TOLD_EVERY_FILES, search_leaks
from tooldesk.secret_vault.vault import SecretVault


async def test_stored_values_are_found_with_progress(no_bus, vault: SecretVault, tmp_path: Path):
    await vault.set_for_session("LEAKED", "canary-in-a-file")
    folder = tmp_path / "looked"
    folder.mkdir()
    for number in range(3 * TOLD_EVERY_FILES):
        (folder / f"{number:03}.txt").write_text("clean\n" * 10)
    (folder / "leak.txt").write_text("first\nx canary-in-a-file\n")
    told: list[tuple[int, int]] = []
    search = await search_leaks(vault, [folder], lambda *seen: told.append(seen))
    assert [(leak.name, leak.line) for leak in search.report.leaks] == [("LEAKED", 2)]
    assert search.value_count == 1
    assert [files for files, _ in told] == [50, 100, 150]
    assert "canary" not in repr(search)


async def test_cancelled_search_stops_reading(no_bus, vault: SecretVault, tmp_path: Path):
    await vault.set_for_session("LEAKED", "canary-in-a-file")
    (tmp_path / "huge").touch()
    os.truncate(tmp_path / "huge", 200_000_000_000)  # a hole: it would take minutes
    told = asyncio.Event()
    task = asyncio.create_task(search_leaks(vault, [tmp_path], lambda *_: told.set()))
    async with asyncio.timeout(20):
        await told.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        # the loop's own end waits for its threads, so this test ends only if the scan does
        await asyncio.get_running_loop().shutdown_default_executor()


async def test_nothing_is_told_after_the_end(no_bus, vault: SecretVault, tmp_path: Path):
    await vault.set_for_session("LEAKED", "canary-in-a-file")
    huge = tmp_path / "huge"
    huge.touch()
    os.truncate(huge, 200_000_000_000)
    told_after_end: list[bool] = []

    def stop(_: int, size_bytes: int) -> None:
        told_after_end.append(task.done())
        if len(told_after_end) == 1:
            task.cancel()
            while read_of(huge) < size_bytes + 3 * TOLD_EVERY_BYTES:
                pass  # the next words are on their way, behind the cancelling

    task = asyncio.create_task(search_leaks(vault, [tmp_path], stop))
    async with asyncio.timeout(20):
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.get_running_loop().shutdown_default_executor()
    assert not any(told_after_end)


def read_of(file: Path) -> int:
    """How far this process has read a file."""
    for descriptor in Path("/proc/self/fd").iterdir():
        with suppress(FileNotFoundError):
            if descriptor.readlink() == file:
                info = Path("/proc/self/fdinfo", descriptor.name).read_text()
                return int(info.split()[1])
    return 0
