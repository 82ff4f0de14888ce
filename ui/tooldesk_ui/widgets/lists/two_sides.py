"""TwoSides: a list on the left, and what is chosen in it on the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.pages.detail_page import DetailPage
from tooldesk_ui.widgets.saved_state import saved_sizes
from tooldesk_ui.widgets.text_area.searchable import nearest_searchable

WIDTHS, LEAST_WIDTHS = (320, 860), (240, 0)


class TwoSides(QSplitter):
    """The sides of a screen; without anything to list the left one has all of the room."""

    def __init__(
        self,
        name: str,
        left: ListPane[Any],
        right: QWidget,
        parent: QWidget,
        *,
        widths: tuple[int, int] = WIDTHS,
        least: tuple[int, int] = LEAST_WIDTHS,
        grows: int = 1,
    ) -> None:
        """`grows` is the side, 0 or 1, that takes the room of a wider window.

        The parent is where it stays: what is moved once it is dressed is dressed anew.
        """
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName(name)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        scaled(left, least_width=least[0])
        right.setMinimumWidth(least[1])
        for part in (left, right):
            part.setProperty("surface", "panel")
            part.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            self.addWidget(part)
        self.setStretchFactor(grows, 1)
        self.list = left
        self._right = right
        self._widths = list(widths)
        self.setSizes(self._widths)
        self._shown_key = ""
        for told in (left.selected, left.refreshed):
            told.connect(self._begin_at_top)

    def follow(self, show: Callable[[Any], None]) -> None:
        """Have the right side show the current row, and be there while there is anything."""
        for told in (self.list.selected, self.list.refreshed):
            told.connect(show)
        self.show_right(False)
        self.list.filled.connect(self.show_right)
        show(None)

    def _begin_at_top(self, row: Any) -> None:
        """What another row is called and what can be done with it stands at the top."""
        if row is None or row.key == self._shown_key:  # None may only be not read yet
            return
        self._shown_key = row.key
        pages = [self._right] if isinstance(self._right, DetailPage) else []
        for page in (*pages, *self._right.findChildren(DetailPage)):
            page.verticalScrollBar().setValue(0)

    def show_right(self, is_shown: bool) -> None:
        """Show the right side, as wide as it was, or give its room to the left one."""
        if is_shown is not self._right.isHidden():
            return
        if is_shown:
            self._right.show()
            self.setSizes(self._widths)
        else:
            # before it is seen it has no widths of a person's
            self._widths = self._now() if self.isVisible() else self._widths
            focused = self.window().focusWidget()
            self._right.hide()
            if focused is not None and self._right.isAncestorOf(focused):
                self.list.setFocus()

    def find_text(self) -> None:
        """Look through what is on the side that has the focus; on the left that is the list."""
        focus = QApplication.focusWidget()
        is_right = focus is not None and self._right.isAncestorOf(focus)
        found = nearest_searchable(self._right) if is_right else None
        if found is not None:
            found.open_find()
        else:
            self.list.find_text()

    def save_state(self) -> dict[str, Any]:
        """What the list keeps, and how wide the sides are, or will be when both are shown."""
        return {**self.list.save_state(), "sizes": self._now()}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        self.list.restore_state(state)
        if (saved := saved_sizes(state.get("sizes"), 2)) is not None:
            self._widths = saved
            if not self._right.isHidden():
                self.setSizes(saved)

    def _now(self) -> list[int]:
        sizes = self.sizes()
        return sizes if all(sizes) and not self._right.isHidden() else self._widths
