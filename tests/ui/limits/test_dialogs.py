"""The dialogs say what they mean, and let nothing wrong be saved."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QRadioButton, QSpinBox

from tooldesk.settings import PoolLimits, PoolRate, PoolSettings
from tooldesk_ui.limits.pools.pool_dialog import PoolDialog
from tooldesk_ui.limits.table.limit_dialog import LimitDialog
from tooldesk_ui.limits.table.limit_rows import LimitRow


def row(name: str, limit: int | None, period: str = "") -> LimitRow:
    return LimitRow(name, name, limit, period, 0, 0, None, None, "default")


def part(dialog, kind, name: str):
    return dialog.findChild(kind, name)


@pytest.fixture
def limit_dialog(theme, qtbot):
    def make(*rows: LimitRow) -> LimitDialog:
        dialog = LimitDialog(theme, rows)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


@pytest.fixture
def pool_dialog(theme, qtbot):
    def make(name: str, settings: PoolSettings | None = None) -> PoolDialog:
        dialog = PoolDialog(theme, settings or PoolSettings(), name)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def test_limit_begins_with_what_holds_and_tells_what_it_means(limit_dialog) -> None:
    dialog = limit_dialog(row("a", 7, "hour"))
    about = part(dialog, QLabel, "limit_about")
    assert (dialog.limit, dialog.period) == (7, "hour")
    assert "each hour of the calendar in UTC" in about.text()
    part(dialog, QComboBox, "limit_period").setCurrentIndex(0)
    assert (dialog.limit, dialog.period) == (7, None)
    assert "only when you reset it" in about.text()


def test_unlimited_has_no_period(limit_dialog) -> None:
    dialog = limit_dialog(row("a", None), row("b", 3))
    assert dialog.limit == 10
    part(dialog, QComboBox, "limit_period").setCurrentIndex(3)
    part(dialog, QRadioButton, "limit_unlimited").setChecked(True)
    assert (dialog.limit, dialog.period) == (None, None)
    assert not part(dialog, QSpinBox, "limit_count").isEnabled()
    assert any("2 tools" in each.text() for each in dialog.findChildren(QLabel))


def test_pool_is_changed(pool_dialog) -> None:
    dialog = pool_dialog("http_api")
    part(dialog, QSpinBox, "pool_concurrency").setValue(2)
    part(dialog, QLineEdit, "pool_prefixes").setText("web_*,  http_")
    dialog._has_rate.setChecked(True)
    part(dialog, QSpinBox, "pool_rate").setValue(30)
    changed = dialog.changed
    assert changed.limits_of("http_api") == PoolLimits(
        concurrency=2, rate=PoolRate(calls=30, per="minute")
    )
    assert changed.prefixes_of("http_api") == ("web_", "http_")


@pytest.mark.parametrize(
    ("name", "prefixes", "words", "is_saveable"),
    [
        ("", "", "", False),
        ("a b", "", "letters, digits", False),
        ("evm_rpc", "", "There is a pool evm_rpc already", False),
        ("slow", "we b*$", "can't begin", False),
        ("slow", "web_*", "web_* leaves http_api", True),
        ("slow", "slow_", "", True),
    ],
)
def test_new_pool_says_at_once_what_can_not_be(
    pool_dialog, name: str, prefixes: str, words: str, is_saveable: bool
) -> None:
    dialog = pool_dialog("")
    part(dialog, QLineEdit, "pool_name").setText(name)
    part(dialog, QLineEdit, "pool_prefixes").setText(prefixes)
    assert words in part(dialog, QLabel, "pool_error").text()
    assert part(dialog, QPushButton, "pool_save").isEnabled() is is_saveable
