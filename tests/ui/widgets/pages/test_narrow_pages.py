"""What can be no narrower than its place scrolls across; nothing is cut without a scroll bar."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QScrollArea

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import MAX_LABEL_LENGTH, show_text, text_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn

WIDE = 400


def wide_button() -> QPushButton:
    button = QPushButton("Use an encrypted file")
    button.setMinimumWidth(WIDE)
    return button


def detail_page(_theme: Theme) -> QScrollArea:
    page = DetailPage("page", "Page")
    page.fill((wide_button(), 0))
    return page


def scrolled_column(_theme: Theme) -> QScrollArea:
    column = ScrolledColumn()
    column.parts.addWidget(wide_button())
    return column


def empty_state(theme: Theme) -> QScrollArea:
    empty = EmptyState(theme, "tools")
    empty.set_words("A heading that is as wide as it is, since headings are not broken", "Words")
    return empty


@pytest.mark.parametrize("make", [detail_page, scrolled_column, empty_state])
def test_what_is_too_wide_can_be_scrolled_to(theme: Theme, qtbot, make) -> None:
    area = make(theme)
    qtbot.addWidget(area)
    area.setMinimumWidth(1)
    area.resize(250, 300)
    area.show()
    bar = area.horizontalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    assert bar.maximum() + area.viewport().width() >= area.widget().minimumSizeHint().width()
    area.resize(900, 300)
    qtbot.waitUntil(lambda: not bar.isVisible())


def test_text_from_elsewhere_wraps_without_spaces_and_hides_no_turn(qtbot) -> None:
    label = text_label("", is_own=True)
    qtbot.addWidget(label)
    show_text(label, "x" * 300_000)
    assert len(label.text()) < 3 * MAX_LABEL_LENGTH
    assert label.sizeHint().width() < 1_000
    assert label.minimumSizeHint().width() < 1_000
    show_text(label, "pay \u202eevil\u202c now")
    assert label.text() == "pay \\u202eevil\\u202c now"
