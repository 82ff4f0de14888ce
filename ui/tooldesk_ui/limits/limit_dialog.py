"""LimitDialog: how often one tool, or several, may run."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QRadioButton,
    QWidget,
)

from tooldesk.tools.usage_period import UsagePeriod
from tooldesk_ui.limits.dialog_parts import buttons, number
from tooldesk_ui.limits.limit_rows import LimitRow
from tooldesk_ui.widgets.blocks import words_label
from tooldesk_ui.widgets.dialog_parts import dialog_column, dialog_heading

WIDTH = 440
USUAL_LIMIT = 10
MOST_USES = 1_000_000_000


class LimitDialog(QDialog):
    """Opened with `open()`; after it is accepted, `limit` and `period` say what was chosen."""

    def __init__(self, rows: Sequence[LimitRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = tuple(rows)
        self.setObjectName("limit_dialog")
        self.setWindowTitle("Set limit")
        self.setMinimumWidth(WIDTH)
        first = rows[0]
        self._unlimited = QRadioButton("&Unlimited", self)
        self._unlimited.setObjectName("limit_unlimited")
        self._limited = QRadioButton("At &most", self)
        self._limited.setObjectName("limit_limited")
        self._count = number("limit_count", "Uses that are allowed", 0, MOST_USES)
        self._count.setValue(USUAL_LIMIT if first.limit is None else first.limit)
        self._period = QComboBox(self)
        self._period.setObjectName("limit_period")
        self._period.setAccessibleName("Counting starts anew")
        self._period.addItem("uses for ever", None)
        for period in UsagePeriod:
            self._period.addItem(f"uses per {period.value}", period.value)
        self._period.setCurrentIndex(max(0, self._period.findData(first.period or None)))
        self._about = words_label("", level="small", tone="dim")
        self._about.setObjectName("limit_about")
        self._about.setMinimumHeight(36)
        # "Set limit" is what was asked for, so a limit is what is offered
        self._limited.setChecked(True)
        self._unlimited.toggled.connect(self._show_what_it_means)
        self._period.currentIndexChanged.connect(self._show_what_it_means)
        self._lay_out()
        self._show_what_it_means()
        self._count.setFocus()
        self._count.selectAll()

    @property
    def limit(self) -> int | None:
        """How often the tools may run; None is unlimited."""
        return None if self._unlimited.isChecked() else self._count.value()

    @property
    def period(self) -> str | None:
        """What the limit is per; None is for ever."""
        value = self._period.currentData()
        return str(value) if value is not None and self.limit is not None else None

    def _show_what_it_means(self) -> None:
        is_limited = not self._unlimited.isChecked()
        self._count.setEnabled(is_limited)
        self._period.setEnabled(is_limited)
        self._about.setText(_meaning(self.limit, self.period))

    def _lay_out(self) -> None:
        names = [row.name for row in self.rows]
        who = names[0] if len(names) == 1 else f"{len(names)} tools"
        limited = QHBoxLayout()
        limited.setSpacing(8)
        limited.addWidget(self._count)
        limited.addWidget(self._period)
        limited.addStretch(1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.addWidget(self._limited, 0, 0)
        grid.addLayout(limited, 0, 1)
        grid.addWidget(self._unlimited, 1, 0)
        grid.setColumnStretch(1, 1)
        column = dialog_column(self)
        column.addWidget(dialog_heading(f"How often may {who} run?"))
        if len(names) > 1:
            column.addWidget(words_label(", ".join(names[:20]), tone="dim"))
        column.addSpacing(12)
        column.addLayout(grid)
        column.addSpacing(4)
        column.addWidget(self._about)
        column.addSpacing(12)
        column.addLayout(buttons(self, "limit")[0])


def _meaning(limit: int | None, period: str | None) -> str:
    if limit is None:
        return "Every call runs; uses are counted all the same."
    if period is None:
        return "Counting starts anew only when you reset it."
    chosen = UsagePeriod(period)
    next_at = chosen.next_after(chosen.began_at(datetime.now(UTC)))
    return (
        f"Counting starts anew with each {period} of the calendar in UTC, next at "
        f"{next_at.astimezone():%Y-%m-%d %H:%M %Z}. What ran in this {period} counts already."
    )
