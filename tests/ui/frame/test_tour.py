"""The tour points at real things, once, and is never in the way."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tooldesk_ui.frame.tour import STEPS, Tour
from tooldesk_ui.frame.window_state import FILE_NAME, WindowState
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program import desktop, opening


def tour_of(window: MainWindow) -> Tour:
    window.commands["tour"].trigger()
    return window.findChild(Tour)


def press(tour: Tour, name: str) -> None:
    QTest.mouseClick(tour.findChild(QPushButton, f"tour_{name}"), Qt.MouseButton.LeftButton)


def area(window: MainWindow, name: str) -> QRect:
    part = window.findChild(QWidget, name)
    return QRect(part.mapTo(window.centralWidget(), QPoint()), part.size())


def test_steps_go_on_and_back_with_their_targets_framed(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.show_screen("tools")
        tour = tour_of(window)
        assert window.front == "console"
        for step, each in enumerate(STEPS):
            await until(lambda step=step: tour.isVisible() and tour.step == step)
            assert QApplication.focusWidget().objectName() == "tour_next"
            assert each.title in tour.accessibleName()
            assert each.words in QApplication.focusWidget().accessibleDescription()
            target = area(window, each.target)
            frame = window.findChild(QWidget, "tour_frame").geometry()
            assert frame.contains(target.intersected(window.centralWidget().rect()))
            if step:
                press(tour, "back")
                assert tour.step == step - 1
                press(tour, "next")
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert tour.step == -1
        assert not tour.isVisible()

    live(body)


@pytest.mark.parametrize("size", [(1280, 800), (720, 480)])
def test_bubbles_are_whole_in_the_window_and_beside_their_targets(live, until, size) -> None:
    async def body(window: MainWindow) -> None:
        tour = tour_of(window)
        window.resize(*size)
        for each in STEPS:
            await until(lambda: window.centralWidget().rect().contains(tour.geometry()))
            words = tour.findChild(QWidget, "tour_words")
            assert words.height() >= words.heightForWidth(words.width())
            assert not tour.geometry().intersects(area(window, each.target))
            press(tour, "next")

    live(body)


@pytest.mark.parametrize("from_editor", [False, True])
def test_esc_ends_it_and_the_focus_is_as_before(live, until, from_editor) -> None:
    async def body(window: MainWindow) -> None:
        editor = QApplication.focusWidget()
        tour = tour_of(window)
        await until(tour.isVisible)
        if from_editor:
            editor.setFocus()
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert tour.step == -1
        assert not tour.isVisible()
        assert QApplication.focusWidget() is editor

    live(body)


def test_skip_ends_it_and_help_starts_it_again(live, until) -> None:
    async def body(window: MainWindow) -> None:
        tour = tour_of(window)
        press(tour, "next")
        press(tour, "skip")
        assert tour.step == -1
        menu = window.menus.menus["help"]
        menu.aboutToShow.emit()  # as when it is opened: filled, which else comes a moment later
        next(each for each in menu.actions() if each.objectName() == "tour").trigger()
        assert window.findChildren(Tour) == [tour]
        await until(tour.isVisible)
        assert tour.step == 0

    live(body)


def test_it_hides_with_its_target_and_while_calls_run(live, until) -> None:
    async def body(window: MainWindow) -> None:
        tour = tour_of(window)
        await until(tour.isVisible)
        window.show_screen("tools")
        assert not tour.isVisible()
        window.show_screen("console")
        await until(tour.isVisible)
        window.console.running_changed.emit(1)
        assert not tour.isVisible()
        window.console.running_changed.emit(0)
        assert tour.isVisible()
        assert tour.step == 1, "the lane of the call that ran"

    live(body)


def test_a_usual_window_does_not_begin_it(live) -> None:
    async def body(window: MainWindow) -> None:
        assert window.findChild(Tour) is None

    live(body)


def started(paths, monkeypatch: pytest.MonkeyPatch, **wanted) -> bool:
    """Whether a start shows the tour, by the real opening up to the loop."""
    seen = []
    monkeypatch.setattr(opening, "QApplication", lambda _: QApplication.instance())
    monkeypatch.setattr(opening, "raise_running_window", lambda *_: False)

    def look(_, window: MainWindow, *__) -> None:
        seen.append(window.state.wants_tour)
        window.close_at_once()
        window.deleteLater()

    monkeypatch.setattr(desktop, "keep_open", look)
    opening.open_window(paths, lambda _: None, **wanted)
    return seen[0]


def test_only_the_first_start_without_a_folder_wants_it(
    qapp, paths, tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not started(paths, monkeypatch, wanted_workspace=tmp_path)
    (paths.data_dir / FILE_NAME).unlink()
    assert started(paths, monkeypatch)
    assert not started(paths, monkeypatch)


def test_it_begins_by_itself_and_is_remembered_at_once(live, until, paths, monkeypatch) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: (tour := window.findChild(Tour)) and tour.isVisible())
        kept = json.loads((paths.data_dir / FILE_NAME).read_text(encoding="utf-8"))
        assert kept["tour"] == "seen"
        assert not WindowState(paths.data_dir).is_new

    before = WindowState.__init__

    def wanting(state: WindowState, data_dir) -> None:
        before(state, data_dir)
        state.wants_tour = True

    monkeypatch.setattr(WindowState, "__init__", wanting)
    live(body)
