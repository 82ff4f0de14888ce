"""Questions: the calls that wait for a person's yes, each shown in its lane."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk_ui.console.lanes.lane_view import LaneView
    from tooldesk_ui.console.lanes.permission_panel import PermissionPanel


class Questions:
    """Puts panels into lanes, and the focus on the first; nothing runs before its answer."""

    def __init__(
        self,
        theme: Theme,
        column: QVBoxLayout,
        lane_of_call: Callable[[int], LaneView | None],
        on_asking: Callable[[LaneView], None],
        bring_into_view: Callable[[QWidget], None],
    ) -> None:
        """`column` takes what has no lane yet; `on_asking` hears of lanes that ask, or no more."""
        self._theme = theme
        self._column = column
        self._lane_of_call = lane_of_call
        self._on_asking = on_asking
        self._bring_into_view = bring_into_view
        self._panels: dict[PermissionPanel, LaneView | None] = {}
        self._focus_before: QWidget | None = None

    async def ask(self, request: PermissionRequest) -> Answer:
        """Show a call and wait for the answer; cancelled, it is taken back."""
        # what it takes to show a call is imported by the first one that asks
        from tooldesk_ui.console.lanes.permission_panel import PermissionPanel

        panel = PermissionPanel(self._theme, request)
        self._panels[panel] = None
        self._column.insertWidget(0, panel)
        self.place()
        self._take_focus()
        try:
            return await panel.answer
        finally:
            self._remove(panel)

    def place(self) -> None:
        """Move panels to their lanes, as far as these are shown by now."""
        for panel, lane in self._panels.items():
            found = self._lane_of_call(panel.call_index)
            if lane is None and found is not None:
                self._panels[panel] = found
                had_focus = _has_focus(panel)
                found.show_question(panel)
                self._show_asking(found, is_asking=True)
                if had_focus:
                    self._focus(panel)

    def _show_asking(self, lane: LaneView, *, is_asking: bool) -> None:
        lane.lane.is_asking = is_asking
        self._on_asking(lane)

    def _take_focus(self) -> None:
        """Unless a person is at another question already."""
        if any(map(_has_focus, self._panels)):
            return
        self._focus_before = QApplication.focusWidget()
        self._focus(self._first())

    def _first(self) -> PermissionPanel:
        return min(self._panels, key=lambda panel: panel.call_index)

    def _focus(self, panel: PermissionPanel) -> None:
        panel.setFocus(Qt.FocusReason.OtherFocusReason)
        # it has no height before it is laid out
        QTimer.singleShot(0, panel, lambda: self._bring_into_view(panel))

    def clear(self) -> None:
        """The lanes go, and the questions with them: nothing is allowed."""
        for panel in list(self._panels):
            panel.answer.cancel()
            self._remove(panel)

    def _remove(self, panel: PermissionPanel) -> None:
        if panel not in self._panels:
            return
        had_focus = _has_focus(panel)
        lane = self._panels.pop(panel)
        panel.hide()
        panel.deleteLater()
        if lane is not None:
            self._show_asking(lane, is_asking=False)
        for each in self._panels:
            each.hold_back_yes()
        if not had_focus:
            return
        if self._panels:
            self._focus(self._first())
        elif self._focus_before is not None and self._focus_before.isVisible():
            self._focus_before.setFocus(Qt.FocusReason.OtherFocusReason)


def _has_focus(panel: QWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and (panel is focused or panel.isAncestorOf(focused))
