"""ScanBar: which logs are scanned, by what they are judged, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from tooldesk.counted import counted
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.formatting import duration
from tooldesk_ui.widgets.pages.blocks import row_of, words_label
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.saved_state import saved_text

if TYPE_CHECKING:
    from tooldesk.errors import AppError
    from tooldesk.scanning.scan import ScanProgress

PARTED_BY = ";"
"""Stands between several logs, and between several what-ifs."""

_SEVERAL = f"Several are parted by {PARTED_BY}"

FIELDS = {
    "logs": ("Logs", "files, folders or patterns such as logs/**/*.jsonl", 384),
    "specs": ("Tools", "those that each request offered, or SPECS.json", 384),
    "what_ifs": ("What if", "threshold=0.9; limit=get_weather:100/day", 384),
    "scheduler": ("Cluster", "none, or a Dask scheduler: tcp://host:8786", 304),
}
"""Names → what is said before them, what they hold, and how wide they are where there is room."""

EXAMPLES = {"scheduler": "tcp://host:8786"}
"""Shown in place of what a field holds, where that would be cut; it is still its tip."""

LEAST_WIDTH = 200
"""Pixels of a field that gives room to the buttons beside it."""

PER_MILLE = 1_000
FIELD_HEIGHT = 28


class ScanBar(QWidget):
    """Keeps what was written; a scan begins with what stands there then."""

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scan_bar")
        self.fields = {name: self._field(name, commands) for name in FIELDS}
        self.own_tools = QCheckBox("Tools of this workspace", self)
        self.own_tools.setObjectName("scan_own_tools")
        set_tool_tip(self.own_tools, "Judge every output by the tools as they are now")
        self.own_tools.toggled.connect(self.fields["specs"].setDisabled)
        button = {id_: ActionButton(commands[id_]) for id_ in ("choose_logs", "choose_log_folder")}
        self._start = ActionButton(commands["start_scan"], "primary")
        self._stop = ActionButton(commands["stop_scan"])
        commands["stop_scan"].changed.connect(self._on_stop_changed)
        self._stop.hide()
        self.progress = QProgressBar(self)
        self.progress.setAccessibleName("Scanned")
        self.progress.setRange(0, PER_MILLE)
        self.progress.setTextVisible(False)
        self.how_far = words_label(tone="dim")
        self.how_far.setObjectName("scan_progress_words")
        self.problem = Notice(theme, self)
        self.problem.setObjectName("scan_problem")
        cluster = row_of(self._label("scheduler"), self.fields["scheduler"])
        rows = {
            "logs": (*button.values(), self._start, self._stop),
            "specs": (self.own_tools,),
            "what_ifs": (cluster,),
        }
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for at, (name, others) in enumerate(rows.items()):
            # beside the first line of what may wrap
            grid.addWidget(self._label(name), at, 0, Qt.AlignmentFlag.AlignTop)
            field = self.fields[name]
            grid.addWidget(flow_of(field, *others, giving=field), at, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addLayout(grid)
        for part in (self.problem, self.progress, self.how_far):
            column.addWidget(part)
        for part in (self.problem, self.progress, self.how_far):
            part.hide()

    def _field(self, name: str, commands: Commands) -> QLineEdit:
        words, hint, width = FIELDS[name]
        field = QLineEdit(self)
        field.setObjectName(f"scan_{name}")
        field.setAccessibleName(words)
        field.setPlaceholderText(EXAMPLES.get(name, hint))
        tip = f"{hint[:1].upper()}{hint[1:]}"
        set_tool_tip(field, f"{tip}. {_SEVERAL}" if name in ("logs", "what_ifs") else tip)
        field.returnPressed.connect(commands["start_scan"].trigger)
        scaled(field, least_width=LEAST_WIDTH, most_width=width)
        return field

    def _label(self, name: str) -> QWidget:
        label = words_label(FIELDS[name][0], tone="dim", wraps=False)
        scaled(label, least_height=FIELD_HEIGHT)
        return label

    def _on_stop_changed(self) -> None:
        """There is either something to start, or something to stop."""
        is_running = self._stop.isEnabled()
        had_focus = self._start.hasFocus() or self._stop.hasFocus()
        shown, other = (self._stop, self._start) if is_running else (self._start, self._stop)
        shown.show()
        if had_focus:
            shown.setFocus()
        other.hide()

    def written(self, name: str) -> str:
        """What stands in a field of one."""
        return self.fields[name].text().strip()

    def texts(self, name: str) -> list[str]:
        """What stands in a field, one by one."""
        parts = (each.strip() for each in self.fields[name].text().split(PARTED_BY))
        return [each for each in parts if each]

    def set_logs(self, places: Sequence[str]) -> None:
        """Scan these."""
        self.fields["logs"].setText(f"{PARTED_BY} ".join(places))

    def show_begun(self) -> None:
        """Say that it begins."""
        self.problem.hide()
        self.progress.setRange(0, 0)
        self.progress.show()
        self.how_far.setText("Looking at the logs…")
        self.how_far.show()

    def show_progress(self, progress: ScanProgress) -> None:
        """Say how far it is, how fast, and how long it takes yet."""
        share = progress.done_bytes / max(progress.all_bytes, 1)
        self.progress.setRange(0, PER_MILLE)
        self.progress.setValue(round(share * PER_MILLE))
        left = "" if progress.left_s is None else f", about {duration(progress.left_s)} left"
        rate = f"{progress.bytes_per_s / 1e6:,.1f} MB/s"
        self.how_far.setText(f"{share:.0%}, {counted(progress.outputs, 'output')}, {rate}{left}")

    def show_ended(self, words: str) -> None:
        """Say how it ended."""
        self.progress.hide()
        self.how_far.setText(words)
        self.how_far.setVisible(bool(words))

    def show_problem(self, title: str, error: AppError) -> None:
        """Say why it did not begin, or not end."""
        self.show_ended("")
        self.problem.set_words("error", title, error.message, error.next_step)
        self.problem.show()

    def save_state(self) -> dict[str, Any]:
        """What was written."""
        texts = {name: field.text() for name, field in self.fields.items()}
        return {**texts, "own_tools": self.own_tools.isChecked()}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; nothing is read because of it."""
        for name, field in self.fields.items():
            field.setText(saved_text(state, name))
        self.own_tools.setChecked(state.get("own_tools") is True)
