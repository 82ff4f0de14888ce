"""ProblemPanel: what happened, where, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from tooldesk.calling.selection import Selection
from tooldesk.calling.tool_calling import FORMAT_ERROR
from tooldesk.errors import (
    InvalidInputError,
    NotPermittedError,
    ToolUsageError,
    ToolUsageLimitExceededError,
)
from tooldesk.secret_vault.missing_variable import VariableMissingError
from tooldesk.signing.missing_key import SignerMissingError
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk.usage.messages.message_text import message_text
from tooldesk_ui.console.details.offers import Offers
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.formatting import Position
from tooldesk_ui.widgets.pages.blocks import IconLabel, action_button, chip, row, text_label
from tooldesk_ui.widgets.pages.flow_layout import FlowLayout
from tooldesk_ui.widgets.plain_text import set_tool_tip

_NEXT_STEPS = {
    LifecycleStage.PARSE: "Send the correction prompt back to the model, or mend the text and "
    "run again.",
    LifecycleStage.SELECT: "Use one of the names below, or send the correction prompt back to "
    "the model.",
    LifecycleStage.VALIDATE: "Correct the arguments marked below, or send the correction prompt "
    "back to the model.",
    LifecycleStage.EXECUTE: "Read what the tool printed below, then run again.",
    LifecycleStage.CACHE: "The result is good all the same; run again to try the cache once more.",
    LifecycleStage.EMIT: "Run again.",
}
_BY_CLASS = {
    "invalid_input": "Correct the arguments, or send the correction prompt back to the model.",
    "retriable": "Run again; this may work the next time.",
    "rate_limited": "Wait a little, then run again.",
    "permanent": "Change what the message names; running again gives the same.",
    "system": "Run again. When it stays, read what the tool printed below.",
}


BEFORE_IT_RAN = (
    NotPermittedError,
    VariableMissingError,
    SignerMissingError,
    ToolUsageLimitExceededError,
)
"""What stops a call whose tool has not begun."""

MAX_OFFERED = 2
COPY_CORRECTION = "Ctrl+Shift+P"
"""The shortcut of the action that copies the prompt of the chosen call."""

_TOP = Qt.AlignmentFlag.AlignTop


class ProblemPanel(QFrame):
    """A tinted strip with a title and three lines that line up."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        lines: list[tuple[str, str]],
        *,
        is_error: bool = True,
        is_for_you: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`is_for_you` says so, where what the model is told stands elsewhere."""
        super().__init__(parent)
        tone = "error" if is_error else "warn"
        self.setProperty("notice", tone)
        self.setObjectName("problem_panel")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        icon = IconLabel(theme, "error" if is_error else "state_needs_you", tone)
        heading = text_label(title, level="strong", tone=tone)
        first = row(icon, heading)
        if is_for_you:
            for_whom = chip("for you", tone)
            set_tool_tip(for_whom, "What the model is told stands at the end of the lane.")
            first.addWidget(for_whom)
        layout.addLayout(first)
        grid = QGridLayout()
        grid.setContentsMargins(24, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, 92)
        for line, (name, words) in enumerate([each for each in lines if each[1]]):
            label = text_label(name, tone="dim", wraps=False)
            grid.addWidget(label, line, 0, _TOP)
            grid.addWidget(text_label(words), line, 1)
        layout.addLayout(grid)
        self._buttons = FlowLayout()
        self._buttons.setContentsMargins(24, 0, 0, 0)
        layout.addLayout(self._buttons)
        self._theme = theme

    def add_action(
        self, text: str, icon: str, on_click: Callable[[], None], shortcut: str = ""
    ) -> None:
        """Offer a next step."""
        button = action_button(self._theme, text, icon, on_click, kind="", shortcut=shortcut)
        self._buttons.addWidget(button)


def stage_problem(
    theme: Theme, lane: LaneRecord, stage: StageRecord, text: str, offers: Offers
) -> ProblemPanel:
    """The panel of a stage that failed, was stopped or waits for a person."""
    error = stage.error
    panel = ProblemPanel(
        theme,
        _title(stage),
        [
            ("What happened", stage.explanation or (error.message if error else "")),
            ("Where", _where(lane, stage, text)),
            ("What to do", _next_step(stage, error)),
        ],
        is_error=stage.state is StageState.FAILED,
        is_for_you=stage.state is StageState.FAILED,
    )
    prompt = correction_prompt(lane.message)
    if isinstance(error, VariableMissingError) and error.is_locked:
        unlock = partial(offers.unlock_keyring, lane.calling)
        panel.add_action("Unlock and run again", "unlock", unlock)
    elif isinstance(error, VariableMissingError):
        panel.add_action("Set secret", "secrets", partial(offers.set_secret, error.variable))
    if isinstance(error, SignerMissingError):
        make = partial(offers.make_signing_key, error.key_name)
        panel.add_action("Make signing key", "signature", make)
    if isinstance(error, ToolUsageLimitExceededError):
        panel.add_action("Show limits", "limits", partial(offers.show_limits, error.tool_name))
    if stage.state is StageState.NEEDS_YOU:
        _offer_to_run(panel, lane, stage, offers)
    if prompt and stage.state is not StageState.CANCELLED:
        panel.add_action(
            "Copy correction prompt", "copy", lambda: copy_text(prompt), COPY_CORRECTION
        )
    return panel


def _offer_to_run(
    panel: ProblemPanel, lane: LaneRecord, stage: StageRecord, offers: Offers
) -> None:
    """A person's yes: to the call as it was read, or to the tool that was probably meant."""
    if lane.held_back is not None:
        calling = lane.calling
        panel.add_action("Run it as it is", "run", lambda: offers.run(calling))
    elif isinstance(stage.output, Selection):
        candidates = stage.output.candidates[:MAX_OFFERED]
        close = [each for each in candidates[1:] if each.score > stage.output.threshold]
        for candidate in (*candidates[:1], *close):
            meant = replace(lane.calling, tool_name=candidate.name)
            panel.add_action(f"Run {candidate.name[:40]}", "run", partial(offers.run, meant))


def correction_prompt(message: JsonObject | None) -> str:
    """The words of a message for the model, whatever its form."""
    return message_text(message)


def _title(stage: StageRecord) -> str:
    if stage.state is StageState.CANCELLED:
        return "Stopped"
    if stage.state is StageState.NEEDS_YOU:
        return "This call waits for you"
    return stage.error.title if stage.error else "This stage failed"


def _where(lane: LaneRecord, stage: StageRecord, text: str) -> str:
    calling = lane.calling
    if stage.stage is LifecycleStage.EXECUTE and not isinstance(stage.error, InvalidInputError):
        when = "before" if isinstance(stage.error, BEFORE_IT_RAN) else "while"
        return f"In {lane.tool_name[:80]}, {when} it ran"
    if not text or calling.end <= calling.start:
        is_read = calling.tool_name != FORMAT_ERROR
        return f"In the call of {calling.tool_name[:80]}" if is_read else "In the model's output"
    return f"In the call at {Position(text).words(calling.start)}"


def _next_step(stage: StageRecord, error: ToolUsageError | None) -> str:
    if stage.state is StageState.CANCELLED:
        return "Run again when you are ready."
    if error is not None and error.next_step:
        return error.next_step
    if error is not None and stage.stage is LifecycleStage.EXECUTE:
        return _BY_CLASS.get(error.error_class, _NEXT_STEPS[stage.stage])
    if stage.state is StageState.NEEDS_YOU:
        if stage.stage is LifecycleStage.SELECT:
            return "Say which tool is meant, or send the correction prompt back to the model."
        return "Look at the call below. Mend it in the text and run again, or run it as it is."
    return _NEXT_STEPS[stage.stage]
