"""What the console can do once there is a session, most of it with the chosen call."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.context_menu import ContextMenu
from tooldesk_ui.commands.key_tip import KeyTip
from tooldesk_ui.console.command_table import OF_CALL, OF_MISS

if TYPE_CHECKING:
    from tooldesk_ui.console.console_session import ConsoleSession
    from tooldesk_ui.console.lanes.lanes_view import LanesView

_WORK: dict[str, Callable[[ConsoleSession], object]] = {
    "stop": lambda session: _stop(session),
    "stop_call": lambda session: session.stop_call(),
    "stop_asking": lambda session: session.following.stop_asking(),
    "close_call": lambda session: session.close_call(),
    "reopen_call": lambda session: session.lanes.reopen_lane(),
    "copy_result": lambda session: session.copies.copy_result(),
    "copy_message": lambda session: session.copies.copy_message(),
    "copy_correction": lambda session: session.copies.copy_correction(),
    "copy_call_curl": lambda session: session.copies.copy_curl(),
    "why_miss": lambda session: _ask_why_missed(session),
    "copy_all_messages": lambda session: session.copies.copy_all_messages(is_joined=False),
    "next_problem": lambda session: session.lanes.go_to_problem(1),
    "previous_problem": lambda session: session.lanes.go_to_problem(-1),
    "expand_all": lambda session: session.lanes.toggle_all(),
    "compare_runs": lambda session: session.lanes.strip.toggle_comparison(),
    "follow": lambda session: session.following.open(),
    "selection_settings": lambda session: session.open_selection_settings(),
    "run_context": lambda session: session.context.open_dialog(),
    "new_conversation": lambda session: session.context.begin_conversation(),
    "saved_calls": lambda session: session.saving.open_menu(),
    "fill_example": lambda session: session.saving.fill_example(),
    "save_call": lambda session: session.saving.save(),
    "save_call_as": lambda session: session.saving.save_as(),
    "rename_call": lambda session: session.saving.rename(),
    "delete_call": lambda session: session.saving.delete(),
}
PASSED_ON = (
    *("said", "secret_wanted", "signing_key_wanted", "limits_wanted", "miss_wanted"),
    "step_wanted",
)
"""Signals of a session that its screen passes on."""

_ALWAYS = (
    *("load_sample", "choose_dialect", "compare_dialects"),
    *("follow", "ask_model", "selection_settings", "run_context"),
)
"""What can be done as soon as there is a session."""


def join_session(
    commands: Commands, owner: QWidget, session_now: Callable[[], ConsoleSession | None]
) -> None:
    """Have the commands done with the session that there is then."""

    def do(work: Callable[[ConsoleSession], object]) -> None:
        if (session := session_now()) is not None:
            work(session)

    works = {**_WORK, "ask_model": lambda session: _ask_model(session, commands["settings"])}
    commands.join(owner, {id_: partial(do, work) for id_, work in works.items()})


def offer_for(commands: Commands, session: ConsoleSession | None) -> None:
    """Offer what there is something to do for."""
    commands.offer(session is not None, *_ALWAYS)
    if session is None:
        commands.offer(False, *(id_ for id_ in _WORK if id_ not in _ALWAYS))
        return
    copies, lane, offer = session.copies, session.chosen_lane, commands.offer
    has_result, has_message = copies.can_copy
    call = f"{lane.lane.number + 1}" if lane is not None else ""
    offer(session.can_stop_call, "stop_call", of=call)
    offer(session.running_count > 0 or session.following.is_reading, "stop")
    offer(session.following.is_asking, "stop_asking")
    offer(lane is not None, "close_call", of=call)
    offer(session.can_reopen_call, "reopen_call")
    offer(has_result, "copy_result", of=call)
    offer(has_message, "copy_message", of=call)
    number, correction = copies.correction
    of_call = "" if number is None else f"{number + 1}"
    offer(bool(correction), "copy_correction", of=of_call)
    offer(copies.can_copy_curl, "copy_call_curl", of=call)
    offer(lane is not None and lane.lane.missed is not None, "why_miss", of=call)
    has_lanes = session.has_run and session.lanes.has_usage
    offer(has_lanes, "copy_all_messages", "expand_all", "compare_runs")
    offer(has_lanes and bool(session.lanes.problems), "next_problem", "previous_problem")
    offer(session.context.is_conversation, "new_conversation")
    if session.has_form:
        session.saving.offer(commands)


def _stop(session: ConsoleSession) -> None:
    session.following.stop_reading()
    if session.has_run:
        session.runner.stop()


def _ask_model(session: ConsoleSession, settings: QAction) -> None:
    session.following.asking.open(lambda: session.runner, session.context, settings)


def _ask_why_missed(session: ConsoleSession) -> None:
    lane = session.chosen_lane
    if lane is not None and (missed := lane.lane.missed) is not None:
        session.miss_wanted.emit(*missed)


def offer_for_lanes(commands: Commands, lanes: LanesView) -> None:
    """Offer once at every lane what can be done with its call, and say at buttons by which keys."""

    def choose(place: QPoint | None) -> QPoint | None:
        at = QApplication.focusWidget() if place is None else lanes.childAt(place)
        if at is None:
            return None
        lane = next((each for each in lanes.lanes if each is at or each.isAncestorOf(at)), None)
        if lane is None:
            return None
        lane.chosen.emit(lane.lane.number)
        if place is None:
            lanes.bring_part_into_view(at)
        return at.mapTo(lanes, at.rect().center()) if place is None else place

    if lanes.findChild(ContextMenu) is None:
        ContextMenu(commands, lanes, (*OF_CALL, *OF_MISS), choose)
        for id_, button in lanes.strip.called_by_keys.items():
            KeyTip(button, commands[id_])
        KeyTip(lanes.reopen_button, commands["reopen_call"])
