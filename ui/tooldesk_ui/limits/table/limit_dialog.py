"""LimitDialog: how often one tool, or several, may run."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QRadioButton,
    QWidget,
)

from tooldesk.tools.usage_period import UsagePeriod
from tooldesk_ui.limits.number_field import number
from tooldesk_ui.limits.table.limit_rows import LimitRow
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.pages.blocks import row, words_label
from tooldesk_ui.widgets.time_words import PER

WIDTH = 480
USUAL_LIMIT = 10
MOST_USES = 1_000_000_000


class LimitDialog(Dialog):
    """Opened with `open()`; after it is accepted, `limit` and `period` say what was chosen."""

    def __init__(
        self, theme: Theme, rows: Sequence[LimitRow], parent: QWidget | None = None
    ) -> None:
        self.rows, first = tuple(rows), rows[0]
        super().__init__(
            theme,
            "limit_dialog",
            "Set limit",
            "Save",
            parent,
            heading=f"How often may {first.name if len(rows) == 1 else f'{len(rows)} tools'} run?",
            width=WIDTH,
            buttons=("limit_save", "limit_cancel"),
        )
        self._unlimited = QRadioButton("&Unlimited", self)
        self._unlimited.setObjectName("limit_unlimited")
        self._limited = QRadioButton("At &most", self)
        self._limited.setObjectName("limit_limited")
        self._count = number("limit_count", "Uses that are allowed", 0, MOST_USES)
        self._count.setValue(USUAL_LIMIT if first.limit is None else first.limit)
        self._period = QComboBox(self)
        self._period.setObjectName("limit_period")
        self._period.setAccessibleName("Counting starts anew")
        self._period.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._period.addItem("uses for ever", None)
        for period in UsagePeriod:
            self._period.addItem(f"uses {PER[period.value]}", period.value)
        self._period.setCurrentIndex(max(0, self._period.findData(first.period or None)))
        self._about = words_label("", level="small", tone="dim")
        self._about.setObjectName("limit_about")
        scaled(self._about, least_height=36)
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
        if len(names) > 1:
            self.hint.setText(", ".join(names[:20]))
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.addWidget(self._limited, 0, 0)
        grid.addLayout(row(self._count, self._period, 1), 0, 1)
        grid.addWidget(self._unlimited, 1, 0)
        grid.setColumnStretch(1, 1)
        self.lay_out((box, 4), (self._about, 0))


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
