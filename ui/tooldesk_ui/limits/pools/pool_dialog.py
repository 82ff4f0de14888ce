"""PoolDialog: what one pool allows, and which tools are in it."""

from __future__ import annotations

import re

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from tooldesk.settings import DEFAULT_POOL, PoolLimits, PoolRate, PoolSettings
from tooldesk_ui.limits.number_field import number
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import explained_fields
from tooldesk_ui.widgets.pages.blocks import row_of, words_label
from tooldesk_ui.widgets.time_words import PER

WIDTH = 480
USUAL_RATE = 60
_NAME = re.compile(r"[A-Za-z0-9_.-]{1,64}")
_PERIODS = ("second", "minute", "hour")


class PoolDialog(Dialog):
    """Opened with `open()`; after it is accepted, `changed` gives the settings with the pool."""

    def __init__(
        self, theme: Theme, settings: PoolSettings, pool: str, parent: QWidget | None = None
    ) -> None:
        """An empty `pool` is a new one."""
        super().__init__(
            theme,
            "pool_dialog",
            "Edit pool" if pool else "Add pool",
            "Save",
            parent,
            heading=f"Pool {pool}" if pool else "A pool of its own for some tools",
            width=WIDTH,
            buttons=("pool_save", "pool_cancel"),
        )
        self._settings = settings
        self._pool = pool
        limits = settings.limits_of(pool)
        self._name = self._line("pool_name", "Name of the pool", pool)
        self._name.setEnabled(not pool)
        prefixes = ", ".join(f"{prefix}*" for prefix in settings.prefixes_of(pool))
        self._prefixes = self._line("pool_prefixes", "How the names of its tools begin", prefixes)
        self._prefixes.setPlaceholderText("web_*, http_*")
        self._concurrency = number("pool_concurrency", "Calls that run at once", 1, 1_000)
        self._concurrency.setValue(limits.concurrency)
        self._has_rate = QCheckBox("At m&ost", self)
        self._has_rate.setObjectName("pool_has_rate")
        self._rate = number("pool_rate", "Calls that may begin", 1, 1_000_000)
        self._rate.setValue(limits.rate.calls if limits.rate else USUAL_RATE)
        self._per = QComboBox(self)
        self._per.setObjectName("pool_rate_per")
        self._per.setAccessibleName("The time in which they may begin")
        for period in _PERIODS:
            self._per.addItem(PER[period], period)
        self._per.setCurrentIndex(_PERIODS.index(limits.rate.per if limits.rate else "minute"))
        self._has_rate.setChecked(limits.rate is not None)
        self._problem = words_label("", tone="error")
        self._problem.setObjectName("pool_error")
        self._problem.setWordWrap(True)
        self._lay_out()
        self._connect()
        self._check()
        (self._concurrency if pool else self._name).setFocus()

    @property
    def name(self) -> str:
        """The pool's name."""
        return self._name.text().strip()

    @property
    def changed(self) -> PoolSettings:
        """The settings with the pool as it stands here."""
        rate = None
        if self._has_rate.isChecked():
            rate = PoolRate(calls=self._rate.value(), per=self._per.currentData())
        limits = PoolLimits(concurrency=self._concurrency.value(), rate=rate)
        return self._settings.with_pool(self.name, limits, self._written_prefixes())

    def _written_prefixes(self) -> list[str]:
        words = re.split(r"[,\s]+", self._prefixes.text().strip())
        return [word.removesuffix("*") for word in words if word]

    def _check(self) -> None:
        """Say at once what can't be saved, and why."""
        self._rate.setEnabled(self._has_rate.isChecked())
        self._per.setEnabled(self._has_rate.isChecked())
        problem, field = self._find_problem()
        self._problem.setText(problem)
        for each in (self._name, self._prefixes):
            set_variant(each, "invalid", each is field and bool(each.text()))
        self.go.setEnabled(field is None)

    def _find_problem(self) -> tuple[str, QLineEdit | None]:
        if not self.name:
            return "", self._name
        if _NAME.fullmatch(self.name) is None:
            return "A name has letters, digits, _, . and - only.", self._name
        if not self._pool and self.name in self._settings.names():
            return f"There is a pool {self.name} already; edit that one.", self._name
        for prefix in self._written_prefixes():
            if _NAME.fullmatch(prefix) is None:
                return f"{prefix}* can't begin a tool's name.", self._prefixes
        return self._taken_prefixes(), None

    def _taken_prefixes(self) -> str:
        """A hint, no error: the prefixes that leave another pool."""
        taken = [
            f"{prefix}* leaves {self._settings.prefixes[prefix]}"
            for prefix in self._written_prefixes()
            if self._settings.prefixes.get(prefix, self.name) != self.name
        ]
        return "; ".join(taken)

    def _line(self, name: str, words: str, text: str) -> QLineEdit:
        made = QLineEdit(text, self)
        made.setObjectName(name)
        made.setAccessibleName(words)
        made.setProperty("face", "code")
        return made

    def _connect(self) -> None:
        for field in (self._name, self._prefixes):
            field.textChanged.connect(self._check)
        self._has_rate.toggled.connect(self._check)

    def _lay_out(self) -> None:
        rate = row_of(self._has_rate, self._rate, self._per, 1)
        at_once = row_of(self._concurrency, 1)
        is_default = self._pool == DEFAULT_POOL
        about = "All tools that no other pool takes." if is_default else _ABOUT_PREFIXES
        box = QWidget(self)
        grid = explained_fields(
            ("&Name", self._name, self._name, None),
            ("&Tools", self._prefixes, self._prefixes, _note(about)),
            ("Run at on&ce", at_once, self._concurrency, _note(_ABOUT_CONCURRENCY)),
            ("&Rate", rate, self._has_rate, _note(_ABOUT_RATE)),
        )
        grid.setContentsMargins(0, 0, 0, 0)
        box.setLayout(grid)
        self.lay_out((box, 4), (self._problem, 0))


def _note(words: str) -> QLabel:
    return words_label(words, level="small", tone="dim")


_ABOUT_PREFIXES = "How their names begin, with commas between; a tool's own resource_pool wins."
_ABOUT_CONCURRENCY = "Further calls wait in line and say where they stand."
_ABOUT_RATE = "So many begin at once after a rest, then one after the other."
