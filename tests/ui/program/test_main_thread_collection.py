"""Garbage is collected, and only by the thread of the window."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tooldesk_ui.program.main_thread_collection import MainThreadCollection


class Knot:
    """Refers to itself, so that only the collector frees it; remembers which thread did."""

    def __init__(self, freed_by: list[str]) -> None:
        self.itself = self
        self._freed_by = freed_by

    def __del__(self) -> None:
        self._freed_by.append(threading.current_thread().name)


@pytest.fixture
def collection(qtbot: QtBot) -> Iterator[MainThreadCollection]:
    collection = MainThreadCollection()
    collection.start()
    yield collection
    gc.unfreeze()
    collection.deleteLater()


def test_knots_are_freed_on_the_main_thread(qtbot: QtBot, collection: MainThreadCollection) -> None:
    freed_by: list[str] = []
    Knot(freed_by)

    def allocate() -> None:
        assert len([[] for _ in range(50_000)]) == 50_000

    other = threading.Thread(target=allocate)
    other.start()
    other.join(10)
    assert freed_by == []
    kept = [weakref.ref(Knot(freed_by)) for _ in range(1_000)]
    qtbot.waitUntil(lambda: len(freed_by) == len(kept) + 1, timeout=60_000)
    assert set(freed_by) == {"MainThread"}


def test_nothing_is_collected_while_that_is_held_back(
    qtbot: QtBot, collection: MainThreadCollection
) -> None:
    freed_by: list[str] = []
    with collection.held_back():
        kept = [weakref.ref(Knot(freed_by)) for _ in range(1_000)]
        collection.collect_what_is_due()
        assert freed_by == []
    collection.collect_what_is_due()
    assert len(freed_by) == len(kept)


def test_what_the_start_left_is_looked_through_once(
    qtbot: QtBot, collection: MainThreadCollection
) -> None:
    def is_among(objects: list[list[int]], generation: int) -> bool:
        wanted = {id(each) for each in objects}
        return len(wanted & {id(each) for each in gc.get_objects(generation)}) == len(wanted)

    left = [[each] for each in range(1_000)]
    collection.collect_what_is_due()
    assert is_among(left, 2)
    more = [[each] for each in range(1_000)]
    collection.collect_what_is_due()
    assert is_among(more, 1)
