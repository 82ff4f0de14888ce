"""What tests of the window need: theme, a loop that Qt drives, the real core, a leak check."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tooldesk.paths import AppPaths
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.precise_loop import PreciseLoop
from tooldesk_ui.text_size import USUAL, percent, set_percent
from tooldesk_ui.theme import STYLE_ARGUMENTS, Scheme, Theme, ui_font

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

LONGEST_WAIT_MS = 60_000
LONGEST_TEST_S = 90
"""No claim of speed: a machine that others use too may give a test a tenth of its processor."""


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["tooldesk", *STYLE_ARGUMENTS]


@pytest.fixture(autouse=True, scope="module")
def _what_was_there_is_let_be() -> None:
    """What thousands of collected tests are made of is looked through once a file, not each time.

    To look for leaks behind every test cost more than most tests do.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _nothing_is_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves a window, or a thread that is none of Qt's, behind."""
    if "qapp" not in request.fixturenames:
        yield
        return
    qapp = request.getfixturevalue("qapp")
    gc.disable()  # as in the program: see ui/tooldesk_ui/program/main_thread_collection.py
    threads_before = set(threading.enumerate())
    yield
    if QGuiApplication.keyboardModifiers():  # no test has a key held that another one pressed
        QTest.keyRelease(QWidget(), Qt.Key.Key_Control)
    set_language(Language.ENGLISH)  # no test speaks that of one which failed
    if percent() != USUAL:  # no test has the text size of another one
        set_percent(USUAL)
        qapp.setFont(ui_font())
    _delete_what_is_closed(qapp)
    if qapp.topLevelWidgets():  # the program lets be what was there when it settled, too
        gc.unfreeze()
        _delete_what_is_closed(qapp)
        gc.freeze()
    assert [window.objectName() for window in qapp.topLevelWidgets()] == []
    left = [thread for thread in threading.enumerate() if thread not in threads_before]
    for thread in left:
        if thread.daemon:  # it waits for the keyring, which nothing can cut off
            thread.join(LONGEST_TEST_S)
    assert [thread.name for thread in left if thread.is_alive() and "Qt" not in thread.name] == []
    gc.freeze()  # commands without a window stay as long as Qt knows what they do


def _delete_what_is_closed(qapp: QApplication) -> None:
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    qapp.processEvents()


@pytest.fixture
def until(
    until: Callable[..., Coroutine[Any, Any, None]],
) -> Callable[..., Coroutine[Any, Any, None]]:
    """As everywhere; and what the window had posted to itself by then has arrived.

    A person doesn't see a state between two events: a layout shows a new widget one event after
    the words that a test waits for.
    """

    async def wait(condition: Callable[[], object], timeout_s: float = 60) -> None:
        await until(condition, timeout_s)
        QApplication.sendPostedEvents()

    return wait


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """As pytest-qt gives it; it waits as long as `until` does."""
    qtbot.waitUntil = partial(qtbot.waitUntil, timeout=LONGEST_WAIT_MS)
    return qtbot


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The light theme, applied."""
    theme = Theme(Scheme.LIGHT)
    theme.apply(qapp)
    return theme


@pytest.fixture
def run_async(qapp: QApplication) -> Callable[[Coroutine[Any, Any, None]], None]:
    """Runs a coroutine on a loop that Qt drives, for a bounded time."""

    qapp.setQuitOnLastWindowClosed(False)

    def run(body: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=lambda: PreciseLoop(qapp)) as runner:
            runner.run(asyncio.wait_for(body, LONGEST_TEST_S))
        _delete_what_is_closed(qapp)

    return run


@pytest.fixture
def opened_app(paths: AppPaths) -> Callable[[], AbstractAsyncContextManager[App]]:
    """Opens the real core on the sample workspace, inside a coroutine."""

    @asynccontextmanager
    async def open_it() -> AsyncIterator[App]:
        from tooldesk.bootstrap import build_app

        app = build_app(paths)
        await app.load()
        try:
            yield app
        finally:
            await app.close()

    return open_it


@pytest.fixture
def with_core(
    opened_app: Callable[[], AbstractAsyncContextManager[App]],
    run_async: Callable[[Coroutine[Any, Any, None]], None],
) -> Callable[[Any, Callable[[App], Coroutine[Any, Any, None]]], None]:
    """Runs a test's body while a screen shows the real core."""

    def run(screen: Any, body: Callable[[App], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            async with opened_app() as app:
                screen.set_app(app)
                try:
                    await body(app)
                finally:
                    screen.set_app(None)
                    await screen.shut_down()

        run_async(whole())

    return run


@pytest.fixture
def live(theme: Theme, paths: AppPaths, run_async, until) -> Callable[..., None]:
    """Runs the whole program around a test's body, which gets the window."""
    from tooldesk.bootstrap import build_app
    from tooldesk_ui.frame.window_state import FILE_NAME, WindowState
    from tooldesk_ui.main_window import MainWindow
    from tooldesk_ui.program.desktop import Desktop

    def run(body, *, build=build_app, state=None) -> None:
        async def program() -> None:
            paths.data_dir.mkdir(parents=True, exist_ok=True)
            if state is not None:
                (paths.data_dir / FILE_NAME).write_text(json.dumps(state), encoding="utf-8")
            window = MainWindow(theme, WindowState(paths.data_dir))
            window.show()
            living = asyncio.ensure_future(Desktop(window, paths, build).live())
            try:
                await until(lambda: window.app is not None or window.notices.words())
                await body(window)
            finally:
                window.close_at_once()
                await living
                window.deleteLater()

        run_async(program())

    return run
