"""Lanes open where it matters, stay few enough to show, and work by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tooldesk.execution.resource_pools.waiting import Waiting, WaitReason
from tooldesk.tools.failed_try import FailedTry
from tooldesk.usage.lifecycle import LifecycleStage, QueuePlaceChanged, TryFailed
from tooldesk_ui.console.lanes.far_lanes import FarLanes
from tooldesk_ui.console.lanes.lane_column import PAGE
from tooldesk_ui.console.lanes.lane_view import LaneView
from tooldesk_ui.console.lanes.lanes_view import MAX_OPENED_BY_ITSELF, LanesView
from tooldesk_ui.console.lanes.stage_header import header_text
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.usage_record import UsageRecord


@pytest.fixture
def view(qtbot: QtBot, theme: Any) -> LanesView:
    view = LanesView(theme)
    qtbot.addWidget(view)
    view.resize(600, 600)
    view.show()
    return view


def show(view: LanesView, script: Any, text: str | None = "Hello <a> and <b>") -> UsageRecord:
    record = UsageRecord(text)
    view.begin(record)
    changed = {record.apply(event) for event in script.events}
    view.refresh({number for number in changed if number is not None})
    for _ in range(500):
        if len(record.lanes) > PAGE or not view.is_filling:
            break
        QTest.qWait(10)
    return record


def many(scripts: Any, count: int, failing: tuple[int, ...] = ()) -> Any:
    script = scripts.Script()
    script.parsed(*(scripts.calling("greet", place, place + 1) for place in range(count)))
    for index in range(count):
        is_failing = index in failing
        script.call(
            index,
            scripts.text_result(),
            until=LifecycleStage.VALIDATE if is_failing else None,
        )
        if is_failing:
            from tooldesk.errors import InvalidInputError

            script.failed(index, LifecycleStage.VALIDATE, InvalidInputError("Wrong."))
    script.over()
    return script


def open_numbers(view: LanesView) -> list[int]:
    return [lane.lane.number for lane in view.lanes if lane.header.isChecked()]


def test_first_lane_is_open_and_the_others_are_closed(view: LanesView, scripts: Any) -> None:
    show(view, many(scripts, 5))
    assert open_numbers(view) == [0]


def test_failed_lanes_open_by_themselves_but_not_all_of_many(view: LanesView, scripts: Any) -> None:
    show(view, many(scripts, 10, failing=(4, 5, 6, 7, 8)))
    assert open_numbers(view) == [*range(4, 4 + MAX_OPENED_BY_ITSELF)]
    assert view.lanes[4].cards[2].is_open
    assert view.strip.words.startswith("10 calls  ·  5 failed  ·  5 passed")


def test_next_problem_goes_round(view: LanesView, scripts: Any) -> None:
    show(view, many(scripts, 10, failing=(2, 7)))
    visited = []
    for _ in range(3):
        view.go_to_problem()
        lane = view.current_lane
        visited.append(lane.lane.number if lane else None)
    assert visited == [2, 7, 2]


def test_thousands_of_calls_are_shown_in_batches(
    view: LanesView, scripts: Any, qtbot: QtBot
) -> None:
    show(view, many(scripts, 1_000))
    assert len(view.lanes) < PAGE
    qtbot.waitUntil(lambda: len(view.lanes) == PAGE)
    assert view._column.more.text() == f"Show {PAGE} of {1_000 - PAGE} more calls"
    view._column.more.click()
    qtbot.waitUntil(lambda: len(view.lanes) == 2 * PAGE)
    assert [lane.lane.number for lane in view.lanes] == list(range(2 * PAGE))
    assert view.strip.words.startswith("1,000 calls  ·  1,000 passed")


def test_all_lanes_are_closed_and_opened(view: LanesView, scripts: Any, qtbot: QtBot) -> None:
    show(view, many(scripts, 4))
    view.toggle_all()
    qtbot.waitUntil(lambda: open_numbers(view) == [])
    view.toggle_all()
    qtbot.waitUntil(lambda: open_numbers(view) == [0, 1, 2, 3])


def test_only_the_room_of_far_lanes_is_kept(view: LanesView, scripts: Any, qtbot: QtBot) -> None:
    show(view, many(scripts, 12))
    view.toggle_all()
    qtbot.waitUntil(lambda: len(open_numbers(view)) == 12)
    for lane in view.lanes:
        lane.cards[0].set_open(True)
        lane._show_track(True)
    first, last, bar = view.lanes[0], view.lanes[-1], view._scroll.verticalScrollBar()
    shows_first, shows_last = first._body.isVisible, last._body.isVisible

    def is_at_end() -> bool:
        bar.setValue(bar.maximum())
        return shows_last() and not shows_first()

    qtbot.waitUntil(is_at_end)
    last.header.setFocus()
    last.cards[0].header.setFocus()
    bar.setValue(0)
    qtbot.waitUntil(shows_first)
    assert last.cards[0].header.hasFocus(), "what is used by keyboard stays"
    first.set_open(False)
    assert not shows_first()


def test_lane_of_a_run_before_is_not_scrolled_back_to(view: LanesView, scripts: Any) -> None:
    show(view, many(scripts, 12))
    far = view.findChild(FarLanes)
    held = view.lanes[3]
    far._held = held, 0
    show(view, many(scripts, 2))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(held)
    view._scroll.verticalScrollBar().rangeChanged.emit(0, 7)


def test_lane_a_person_closed_stays_closed(view: LanesView, scripts: Any, qtbot: QtBot) -> None:
    record = show(view, many(scripts, 1))
    qtbot.mouseClick(view.lanes[0].header, Qt.MouseButton.LeftButton)
    view.refresh({0})
    assert open_numbers(view) == []
    assert record.lanes[0].result is not None


@pytest.mark.parametrize(
    ("key", "was_open", "is_open"),
    [
        (Qt.Key.Key_Return, False, True),
        (Qt.Key.Key_Space, True, False),
        (Qt.Key.Key_Right, False, True),
        (Qt.Key.Key_Right, True, True),
        (Qt.Key.Key_Left, True, False),
        (Qt.Key.Key_Left, False, False),
    ],
)
def test_stage_opens_and_closes_by_keyboard(
    view: LanesView, scripts: Any, qtbot: QtBot, key: Qt.Key, was_open: bool, is_open: bool
) -> None:
    show(view, many(scripts, 1))
    card = view.lanes[0].cards[5]
    card.set_open(was_open)
    qtbot.keyClick(card.header, key)
    assert card.is_open is is_open


def test_opened_stage_keeps_open_while_the_call_goes_on(view: LanesView, scripts: Any) -> None:
    script = scripts.running_call()
    record = show(view, script)
    card = view.lanes[0].cards[3]
    assert card.is_open
    card.header.click()
    record.lanes[0].output.append("stdout", "more\n")
    view.refresh({0})
    assert not card.is_open


@pytest.mark.parametrize("name", ["two_calls", "invalid_call", "repaired_call", "held_back_call"])
def test_every_stage_of_every_outcome_can_be_opened(
    view: LanesView, scripts: Any, name: str
) -> None:
    show(view, getattr(scripts, name)())
    for lane in view.lanes:
        lane.set_open(True)
        for card in lane.cards:
            card.set_open(True)
            assert card.header.accessibleName()
    assert view.height() > 0


def test_repairs_are_told_in_words(view: LanesView, scripts: Any) -> None:
    show(view, scripts.repaired_call())
    view.lanes[0].cards[0].set_open(True)
    row = view.findChild(QPushButton, "repair_kind_button")
    row.setChecked(True)
    spoken = [label.accessibleName() for label in view.findChildren(QLabel)]
    assert "Written: Hello <a> and <b>. Read as: Hello <b> and <b>." in spoken


def test_place_in_line_is_shown_while_a_call_waits(view: LanesView, scripts: Any) -> None:
    record = show(view, scripts.running_call())
    header = view.findChild(object, "execute_stage_button")
    assert header.accessibleDescription().startswith("50% · half way")
    record.apply(QueuePlaceChanged(0, Waiting("http_api", 3, WaitReason.POOL_FULL)))
    view.refresh({0})
    assert header.accessibleName() == "Execute waiting"
    assert "Waiting for pool http_api, 3rd in line" in header.accessibleDescription()
    record.apply(QueuePlaceChanged(0, None))
    view.refresh({0})
    assert header.accessibleName() == "Execute running"


def test_tries_are_shown_while_a_call_is_tried_again(view: LanesView, scripts: Any) -> None:
    record = show(view, scripts.running_call())
    header, lane = view.findChild(object, "execute_stage_button"), view.lanes[0].header
    record.apply(TryFailed(0, FailedTry(1, 4, "GET http://x/ answered 503 Busy.", 60.0)))
    view.refresh({0})
    assert header.accessibleDescription().startswith("Try 2 of 4 in ")
    assert "503 Busy" in header.accessibleDescription()
    assert "→ Try 2 of 4 in " in lane.accessibleDescription()
    assert any("Pause of 60.0 s" in each.text() for each in view.findChildren(QLabel))
    record.apply(TryFailed(0, FailedTry(2, 4, "503", 0.0)))
    view.refresh({0})
    assert header.accessibleDescription().startswith("Try 3 of 4")
    assert "→ Try 3 of 4 · half way" in lane.accessibleDescription()


def test_call_that_was_refused_before_it_ran_says_so(
    view: LanesView, scripts: Any, qtbot: QtBot
) -> None:
    from tooldesk.errors import ToolUsageLimitExceededError

    script = scripts.Script()
    script.parsed(scripts.calling())
    script.call(0, scripts.text_result(), until=LifecycleStage.EXECUTE)
    script.failed(0, LifecycleStage.EXECUTE, ToolUsageLimitExceededError("greet", 6, 6))
    script.over()
    show(view, script)

    def shown() -> list[str]:
        return [each.text() for each in view.findChildren(QLabel) if not each.isHidden()]

    qtbot.waitUntil(lambda: "In greet, before it ran" in shown())
    assert not [each for each in shown() if "printed" in each]
    header = view.findChild(QWidget, "execute_stage_button")
    assert header.accessibleDescription().startswith("greet has been used 6 of 6 times ")
    with qtbot.waitSignal(view.limits_wanted) as wanted:
        view.findChild(QPushButton, "show_limits_button").click()
    assert wanted.args == ["greet"]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("The message for the model is ready.", "The message for the model is ready"),
        ("It failed. Try it again.", "It failed. Try it again."),
        ("found as hermes ...", "Found as hermes ..."),
    ],
)
def test_one_sentence_in_a_stage_header_has_no_full_stop(words: str, line: str) -> None:
    record = StageRecord(LifecycleStage.EMIT, explanation=words)
    assert header_text(record).summary == line


def test_chips_filter_and_a_far_problem_is_brought(
    view: LanesView, scripts: Any, qtbot: QtBot
) -> None:
    show(view, many(scripts, 200, failing=(3, 120, 199)))

    def shown() -> list[int]:
        return [lane.lane.number for lane in view.lanes if not lane.isHidden()]

    chip = view.strip._states["failed"]
    assert (chip.text(), view.strip._all.text()) == ("3 failed", "200 calls")
    chip.click()
    qtbot.waitUntil(lambda: shown() == [3, 120, 199])
    view.strip._states["passed"].click()
    view.go_to_problem(-1)
    current = view.current_lane
    assert current is not None
    assert current.lane.number == 199
    assert current.header.isChecked()
    assert view.strip.chosen.state == ""
    qtbot.waitUntil(lambda: shown() == list(range(150, 200)))
    view._column.earlier.click()
    qtbot.waitUntil(lambda: shown() == list(range(100, 200)))


def test_question_is_seen_whatever_is_filtered(view: LanesView, scripts: Any, qtbot: QtBot) -> None:
    show(view, many(scripts, 120, failing=(3,)))
    view.strip._states["failed"].click()
    lane = view._lane_of_call(110)
    assert lane is not None
    view._on_filter_chosen(view.strip.chosen)
    assert not lane.isHidden()
    lane.lane.is_asking = False
    view._on_asking(lane)
    qtbot.waitUntil(lane.isHidden)


def test_parts_are_spoken_in_the_order_of_what_is_seen(view: LanesView, scripts: Any) -> None:
    show(view, many(scripts, 3, failing=(1,)))
    lane, question = view.lanes[1], QWidget()
    lane.show_question(question)
    view._column._views.pop(1)
    again = view._column._made(1)
    assert [each for each in lane.children() if each in (lane._top, question, lane._body)] == [
        lane._top,
        question,
        lane._body,
    ]
    lanes = (view._text_panel, view.lanes[0], again, view.lanes[2])
    spoken = [each for each in again.parentWidget().children() if each in lanes]
    assert spoken == sorted(lanes, key=view._parts.indexOf)


def test_stages_that_passed_are_one_row_and_a_result_takes_what_is_free(
    view: LanesView, scripts: Any, qtbot: QtBot
) -> None:
    script = scripts.Script()
    script.parsed(scripts.calling())
    script.call(0, scripts.text_result("line\n" * 500))
    script.over()
    show(view, script)
    lane, bar = view.lanes[0], view._scroll.verticalScrollBar()
    strip = view.findChild(QPushButton, "stages_button")
    assert not view.findChildren(QPushButton, "emit_stage_button")
    least = view.height() // 2
    qtbot.waitUntil(lambda: lane.result_view_height > least and bar.maximum() == 0)
    strip.click()
    assert lane.cards[5].header.isVisible()
    sums = view.findChild(QWidget, "sum_of_times")
    assert any("in stages" in label.text() for label in sums.findChildren(QLabel))
    show(view, scripts.invalid_call())
    assert view.lanes[0].cards[5].header.isVisible()


def test_run_is_compared_with_the_one_before(view: LanesView, scripts: Any, qtbot: QtBot) -> None:
    before = show(view, many(scripts, 2))
    now = UsageRecord("Hello <a> and <b>")
    for event in many(scripts, 2).events:
        now.apply(event)
    now.lanes[0].result_text = "Hello Bob"
    view.begin(now, before)
    view.refresh({0, 1})
    view.strip.toggle_comparison()
    qtbot.waitUntil(lambda: view.findChild(QWidget, "comparison_panel") is not None)
    panel = view.findChild(QWidget, "comparison_panel")
    said = [label.accessibleName() or label.text() for label in panel.findChildren(QLabel)]
    assert "Arguments: the same" in said
    assert "Before: Hello Ada\nNow: Hello Bob" in said


def test_open_lane_is_filled_in_turns_of_its_own(view: LanesView, scripts: Any) -> None:
    record = show(view, many(scripts, 1, (0,)))
    (lane,) = view.lanes
    lane.set_open(False)
    fresh = LaneView(view._theme, record.lanes[0], "")
    fresh.set_open(True)
    failed = next(card for card in fresh.cards if card.is_open)
    assert fresh.is_filling
    assert failed.is_detail_due, "its making would keep the window from what is due"
    for _ in range(500):
        if not fresh.is_filling:
            break
        QTest.qWait(10)
    assert not failed.is_detail_due
    assert not failed.is_filling
    fresh.deleteLater()


def test_chosen_call_is_seen_once_it_is_whole(view: LanesView, scripts: Any) -> None:
    show(view, many(scripts, 30, (1, 2, 3, 29)))
    view.choose(29)
    lane = view.lanes[29]
    scroll = view._scroll

    def is_seen() -> bool:
        top, seen_from = lane.y(), scroll.verticalScrollBar().value()
        seen_to = seen_from + scroll.viewport().height()
        return seen_from <= top and top + lane.height() <= seen_to

    for _ in range(500):
        if not view.is_filling and is_seen():
            break
        QTest.qWait(10)
    assert is_seen(), "it grew below what is seen, after the scrolling"
