"""ContextForm: whose calls are made, and what is counted over them, each with what it means."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tooldesk.counted import counted
from tooldesk.settings import RunSettings
from tooldesk.usage.parsing_attempts import max_parsing_attempts
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.text_templates import GAP
from tooldesk_ui.widgets.dialogs.dialog_parts import explained_fields
from tooldesk_ui.widgets.pages.blocks import text_label

MAX_LENGTH = 200
FINGERPRINT_HEIGHT = 64
MIN_NOTE_WIDTH = 360
"""Narrower, the notes would ask for a window of many lines."""

_INDENT = 27
_FINGERPRINT = (
    "Security metadata for tools, beside the arguments: a NAME=VALUE on each line. "
    "Never shown to models, forgotten when Tooldesk ends."
)
_CONVERSATION = (
    "Attempts, reminders and repeated calls count over all runs; off, each stands alone."
)


class ContextForm(QWidget):
    """`settings` and `fingerprint` are what the controls say now.

    Signals:
        changed(): they say something else.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.role = _line("Agent role", "Researcher")
        self.model = _line("Model", "gpt-4o")
        self.attempts = text_label("", level="small", tone="dim", wraps=False)
        self.interval = QSpinBox()
        self.interval.setRange(0, RunSettings.MAX_INTERVAL)
        self.interval.setSpecialValueText(tr("Never"))
        scaled(self.interval, width=112)
        self.longest = QSpinBox()
        self.longest.setRange(*RunSettings.RESULT_CHARACTERS)
        self.longest.setSingleStep(10_000)
        self.longest.setGroupSeparatorShown(True)
        self.longest.setSuffix(tr("{} characters").removeprefix(GAP))
        scaled(self.longest, width=176)
        self.fingerprint_text = QPlainTextEdit()
        scaled(self.fingerprint_text, height=FINGERPRINT_HEIGHT)
        self.fingerprint_text.setTabChangesFocus(True)
        self.fingerprint_text.setPlaceholderText("tenant=acme")
        self.conversation = QCheckBox("&Runs belong to one conversation")
        for control, name in (
            (self.interval, "Remind of the format"),
            (self.longest, "Longest result"),
            (self.fingerprint_text, "Fingerprint context"),
            (self.conversation, "Runs belong to one conversation"),
        ):
            control.setObjectName(name.lower().replace(" ", "_"))
            control.setAccessibleName(name)
        self.role.textChanged.connect(self._on_changed)
        self.model.textChanged.connect(self._on_changed)
        self.interval.valueChanged.connect(self._on_changed)
        self.longest.valueChanged.connect(self._on_changed)
        self.fingerprint_text.textChanged.connect(self._on_changed)
        self.conversation.toggled.connect(self._on_changed)
        self.setFocusProxy(self.role)
        self._lay_out()
        self._on_changed()

    @property
    def settings(self) -> RunSettings:
        """What the controls say, but for the fingerprint context."""
        return RunSettings(
            agent_role=self.role.text().strip(),
            model=self.model.text().strip(),
            remember_format_after_usages=self.interval.value(),
            max_result_characters=self.longest.value(),
            is_conversation=self.conversation.isChecked(),
        )

    @property
    def fingerprint(self) -> Mapping[str, str]:
        """Name → value; lines without both are left out."""
        pairs = (line.partition("=") for line in self._lines)
        return {name.strip(): value.strip() for name, _, value in pairs if name.strip()}

    @property
    def problem(self) -> str:
        """Why this can't be saved; empty when it can."""
        for number, line in enumerate(self._lines, 1):
            name, separator, _ = line.partition("=")
            if not separator or not name.strip():
                return f"Line {number} of the fingerprint context is not NAME=VALUE"
        return ""

    def show_settings(self, settings: RunSettings, fingerprint: Mapping[str, str]) -> None:
        """Set the controls."""
        self.role.setText(settings.agent_role)
        self.model.setText(settings.model)
        self.interval.setValue(settings.remember_format_after_usages)
        self.longest.setValue(settings.max_result_characters)
        self.conversation.setChecked(settings.is_conversation)
        lines = (f"{name}={value}" for name, value in fingerprint.items())
        self.fingerprint_text.setPlainText("\n".join(lines))

    @property
    def _lines(self) -> list[str]:
        return [line for line in self.fingerprint_text.toPlainText().splitlines() if line.strip()]

    def _on_changed(self) -> None:
        most = max_parsing_attempts(self.model.text())
        why = ", as for large OpenAI models" if most < max_parsing_attempts("") else ""
        self.attempts.setText(
            f"It has {counted(most, 'attempt')} to write a call that can be read{why}."
        )
        interval = self.interval.value()
        words = tr("after {} use") if interval == 1 else tr("after {} uses")
        before, _, behind = words.partition(GAP) if interval else ("", "", "")
        self.interval.setPrefix(before)
        self.interval.setSuffix(behind)
        self.changed.emit()

    def _lay_out(self) -> None:
        fingerprint = text_label(_FINGERPRINT, level="small", tone="dim")
        fingerprint.setMinimumWidth(MIN_NOTE_WIDTH)
        agent = _note("What the agent is there for; tools may read it.")
        reminded = _note("In the message that goes back to it.")
        cut = _note("The rest is left out for the model; you see all.")
        text = self.fingerprint_text
        grid = explained_fields(
            ("&Agent role", self.role, self.role, agent),
            ("&Model", self.model, self.model, self.attempts),
            ("Remind of the &format", self.interval, self.interval, reminded),
            ("&Longest result", self.longest, self.longest, cut),
            ("&Fingerprint context", text, text, fingerprint),
            label_width=128,
        )
        about = text_label(_CONVERSATION, level="small", tone="dim")
        about.setContentsMargins(_INDENT, 0, 0, 0)
        about.setMinimumWidth(MIN_NOTE_WIDTH + _INDENT)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(grid)
        layout.addWidget(self.conversation)
        layout.addWidget(about)


def _line(name: str, example: str) -> QLineEdit:
    line = QLineEdit()
    line.setObjectName(name.lower().replace(" ", "_"))
    line.setAccessibleName(name)
    line.setPlaceholderText(example)
    line.setMaxLength(MAX_LENGTH)
    return line


def _note(words: str) -> QLabel:
    return text_label(words, level="small", tone="dim", wraps=False)
