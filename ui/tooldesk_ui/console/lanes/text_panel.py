"""TextPanel: what parsing made of the whole text, beside the calls."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.calling.near_misses.near_miss import NearMiss
from tooldesk.calling.tool_calling import FormatError, ParsedOutput
from tooldesk.counted import counted
from tooldesk.usage.lifecycle import StageState
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.details.problem_panel import (
    COPY_CORRECTION,
    ProblemPanel,
    correction_prompt,
)
from tooldesk_ui.console.lanes.card import Card
from tooldesk_ui.console.lanes.near_miss_panel import near_miss_panel
from tooldesk_ui.console.lanes.stage_header import StageHeader, header_text
from tooldesk_ui.console.run.usage_record import NearMissNote, UsageRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.formatting import Position
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.state_look import StateLook

MAX_ERRORS = 20
SNIPPET_LENGTH = 80
_NO_CALL = (
    "Check that the whole output was pasted, with the markers around the call, then run again. "
    "If the model should have called a tool, its description or the prompt may need work."
)
_MEND = "Send it back, or mend the text on the left and run again."


class TextPanel(Card):
    """A lane-like card for the parse stage of the text; open when it needs a look.

    Signals:
        dialects_wanted(): a person wants to see what other dialects make of the text.
        near_miss_wanted(int): a person wants to see the place of the near miss of this number.
    """

    dialects_wanted = Signal()
    near_miss_wanted = Signal(int)

    def __init__(self, theme: Theme, usage: UsageRecord) -> None:
        super().__init__(theme)
        self._usage = usage
        self._body: QWidget | None = None
        self._signature: tuple[object, ...] | None = None
        self.setObjectName("text_panel")
        self.header = StageHeader(theme, usage.parse, self)
        self.header.clicked.connect(self._show_body)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(1, 5, 1, 5)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.header)

    def refresh(self) -> None:
        """Show the text's parsing as it is now."""
        usage = self._usage
        text = header_text(usage.parse, self._summary())
        if usage.lanes and not self.needs_a_look:
            text = replace(text, stage="Text", look=StateLook("Read", "file", "text_dim"))
        self.header.set_text(text)
        self.setVisible(self._has_something_to_say())
        signature = (
            *(usage.parse.state, id(usage.parsed), id(usage.correction), len(usage.lanes)),
            id(usage.near_misses),
        )
        if signature == self._signature:
            return
        self._signature = signature
        if self._body is not None:
            self._layout.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
            self._body = None
        self.header.setChecked(self.needs_a_look)
        self._show_body()

    def _summary(self) -> str:
        parsed = self._usage.parsed
        if parsed is None or self.needs_a_look:
            return ""
        parts = (
            [f"{counted(len(parsed.content), 'character')} for the reader"]
            if parsed.content
            else []
        )
        if parsed.reasoning:
            parts.append(f"{len(parsed.reasoning):,} of reasoning")
        return f"Beside the calls: {', '.join(parts)}"

    def _has_something_to_say(self) -> bool:
        parsed = self._usage.parsed
        if self._usage.text is None:
            return False
        if parsed is None:
            return not self._usage.lanes
        return self.needs_a_look or bool(parsed.content.strip() or parsed.reasoning.strip())

    @property
    def needs_a_look(self) -> bool:
        """Whether no call was found, or one could not be read."""
        if self._usage.parse.state in (StageState.FAILED, StageState.CANCELLED):
            return True
        parsed = self._usage.parsed
        return parsed is not None and (bool(parsed.errors) or not self._usage.lanes)

    def _show_body(self) -> None:
        if self.header.isChecked() and self._body is None:
            self._body = self._made_body()
            self._layout.addWidget(self._body)
        if self._body is not None:
            self._body.setVisible(self.header.isChecked())

    def _made_body(self) -> QWidget:
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setContentsMargins(42, 4, 12, 8)
        layout.setSpacing(8)
        parsed = self._usage.parsed
        if parsed is None:
            words = "Stopped before the text was read." if self._is_stopped else "Reading…"
            layout.addWidget(text_label(words, tone="dim"))
            return body
        if parsed.errors:
            layout.addWidget(self._errors_panel(parsed))
        for number, note in enumerate(self._usage.near_misses):
            layout.addWidget(self._near_miss_panel(number, note))
        is_explained = bool(self._usage.near_misses) and self._usage.dialect is None
        if not (parsed.errors or self._usage.lanes or is_explained):
            layout.addWidget(self._no_call_panel(parsed))
        for title, words in (
            ("Text for the reader", parsed.content),
            ("Reasoning", parsed.reasoning),
        ):
            if words.strip():
                layout.addWidget(text_label(title, level="label"))
                view = FittedView(title, self._theme, max_lines=8)
                view.set_text(words.strip("\n"))
                layout.addWidget(view)
        return body

    @property
    def _is_stopped(self) -> bool:
        return self._usage.parse.state is StageState.CANCELLED

    def _errors_panel(self, parsed: ParsedOutput) -> ProblemPanel:
        text = self._usage.text or ""
        position = Position(text)
        shown = parsed.errors[:MAX_ERRORS]
        lines: list[tuple[str, str]] = []
        for error in shown:
            lines += [
                ("What happened", error.message),
                ("Where", f"{position.words(error.start)}: {_snippet(text, error)}"),
            ]
        fault = self._usage.parse.error
        note = self._usage.correction_note
        next_step = fault.next_step if fault is not None else f"{note} {_MEND}".strip()
        lines.append(("What to do", next_step))
        count = counted(len(parsed.errors), "call")
        panel = ProblemPanel(self._theme, f"{count} could not be read", lines)
        prompt = self._prompt()
        if prompt:
            panel.add_action(
                "Copy correction prompt", "copy", lambda: copy_text(prompt), COPY_CORRECTION
            )
        return panel

    def _near_miss_panel(self, number: int, note: NearMissNote) -> ProblemPanel:
        text = self._usage.text or ""
        place = f"{Position(text).words(note.miss.start)}: {_snippet(text, note.miss)}"
        show = partial(self.near_miss_wanted.emit, number)
        return near_miss_panel(self._theme, note, place, show, is_first=number == 0)

    def _no_call_panel(self, parsed: ParsedOutput) -> ProblemPanel:
        what = "The model wrote text for the reader, and no call that any dialect knows."
        next_step = _NO_CALL
        if self._usage.dialect is not None:
            what = f"Only {self._usage.dialect} was read, and no call is written in it."
            next_step = "Compare the dialects, or have the dialect detected, and run again."
        elif not parsed.content.strip() and not parsed.reasoning.strip():
            what = "The text is empty."
        panel = ProblemPanel(
            self._theme,
            "No call found",
            [("What happened", what), ("What to do", next_step)],
            is_error=False,
        )
        if self._usage.dialect is not None:
            show = self.dialects_wanted.emit
            panel.add_action("Compare dialects", "stage_parse", show, "Ctrl+D")
        return panel

    def _prompt(self) -> str:
        return correction_prompt(self._usage.correction)


def _snippet(text: str, error: FormatError | NearMiss) -> str:
    words = " ".join(text[error.start : min(error.end, error.start + SNIPPET_LENGTH)].split())
    return words + (" …" if error.end - error.start > SNIPPET_LENGTH else "")
