"""TwoSides: a list on the left, and what is chosen in it on the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from tooldesk_ui.widgets.saved_state import saved_sizes

LEFT_WIDTH, RIGHT_WIDTH, LEAST_LEFT_WIDTH = 320, 860, 240


class TwoSides(QSplitter):
    """The sides of a screen; without anything to list the left one has all of the room."""

    def __init__(
        self, name: str, left: QWidget, right: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName(name)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        for part in (left, right):
            part.setProperty("surface", "panel")
            part.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            self.addWidget(part)
        self.setStretchFactor(1, 1)
        left.setMinimumWidth(LEAST_LEFT_WIDTH)
        self._right = right
        self._widths = [LEFT_WIDTH, RIGHT_WIDTH]
        self.setSizes(self._widths)

    def show_right(self, is_shown: bool) -> None:
        """Show the right side, as wide as it was, or give its room to the left one."""
        if is_shown is not self._right.isHidden():
            return
        if is_shown:
            self._right.show()
            self.setSizes(self._widths)
        else:
            self._widths = self.widths()
            self._right.hide()

    def widths(self) -> list[int]:
        """How wide the sides are, or will be when both are shown."""
        sizes = self.sizes()
        return sizes if all(sizes) and not self._right.isHidden() else self._widths

    def restore_widths(self, widths: object) -> None:
        """Take over what `widths` gave, if it is that."""
        if (saved := saved_sizes(widths, 2)) is not None:
            self._widths = saved
            if not self._right.isHidden():
                self.setSizes(saved)
