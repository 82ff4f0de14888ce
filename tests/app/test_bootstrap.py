"""The core ends for good: what is asked of it afterwards starts nothing."""

from __future__ import annotations

import threading

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.errors import StorageError
from tooldesk.paths import AppPaths


async def test_closed_core_makes_nothing_any_more(paths: AppPaths):
    app = build_app(paths)
    await app.close()
    threads = set(threading.enumerate())
    with pytest.raises(StorageError, match="closed"):
        _ = app.limits
    assert isinstance(await app.open_database(), StorageError)
    assert not any("database" in each.name for each in set(threading.enumerate()) - threads)


async def test_closed_database_says_so(paths: AppPaths):
    app = build_app(paths)
    await app.open_database()
    limits = app.limits
    await app.close()
    with pytest.raises(StorageError, match="is closed"):
        await limits.counts()
