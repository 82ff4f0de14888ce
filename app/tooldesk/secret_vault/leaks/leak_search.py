"""search_leaks: the scan for every stored value, off the event loop, with progress and an end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from tooldesk.frozen_record import frozen_record
from tooldesk.secret_vault.leaks.leak_scan import LeakReport, scan
from tooldesk.secret_vault.secret_reader import Finding
from tooldesk.secret_vault.vault import SecretVault

Progress = Callable[[int, int], None]
"""Called with the files and bytes that were read so far, on the loop's thread, until the end."""

TOLD_EVERY_BYTES = 4_000_000
TOLD_EVERY_FILES = 50


@frozen_record
class LeakSearch:
    """What a search found."""

    report: LeakReport
    """Places, and what could not be looked at."""

    value_count: int
    """How many values were looked for."""

    unreadable: tuple[Finding, ...]
    """Secrets that could not be looked for because they can't be read now."""


class _StoppedError(Exception):
    """Nobody waits for the scan any more."""


async def search_leaks(
    vault: SecretVault, roots: Iterable[Path], on_progress: Progress | None = None
) -> LeakSearch:
    """Look for every stored value in all files of `roots`; cancelling it ends the reading, too.

    Raises:
        StorageError: nobody can say which values are stored.
    """
    await vault.require_entries()
    findings = await vault.all_values()
    values = [(key.name, each.value) for key, each in findings.items() if each.value]
    unreadable = tuple(each for each in findings.values() if each.problem is not None)
    is_stopped = threading.Event()
    tell = _told_sometimes(on_progress, is_stopped, asyncio.get_running_loop())
    try:
        report = await asyncio.to_thread(scan, list(roots), values, tell)
    finally:
        is_stopped.set()
    return LeakSearch(report, len(values), unreadable)


def _told_sometimes(
    on_progress: Progress | None, is_stopped: threading.Event, loop: asyncio.AbstractEventLoop
) -> Progress:
    told_files = told_bytes = 0

    def deliver(files: int, size_bytes: int) -> None:
        # it may have been on its way while the search ended
        if on_progress is not None and not is_stopped.is_set():
            on_progress(files, size_bytes)

    def tell(files: int, size_bytes: int) -> None:
        nonlocal told_files, told_bytes
        if is_stopped.is_set():
            raise _StoppedError
        is_news = files - told_files >= TOLD_EVERY_FILES
        if is_news or size_bytes - told_bytes >= TOLD_EVERY_BYTES:
            told_files, told_bytes = files, size_bytes
            loop.call_soon_threadsafe(deliver, files, size_bytes)

    return tell
