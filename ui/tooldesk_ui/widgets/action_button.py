"""ActionButton: a push button that does, and says, what an action does and says.

YieldingButtons has several of them show less where there is no room for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLayout, QPushButton, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import set_variant
from tooldesk_ui.widgets.plain_text import set_tool_tip

ICON_SIZE = 16
ICON_ROOM = 20
"""Wider than the icon, so that it does not stick to the word."""


class ActionButton(QPushButton):
    """Named after the action; `kind` is that of the style sheet."""

    def __init__(self, action: QAction, kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self._is_compact = False
        self._spared = 0
        self.setObjectName(f"{action.objectName()}_button")
        scaled(self, icons=(ICON_ROOM, ICON_SIZE))
        if kind:
            self.setProperty("kind", kind)
        if kind != "link":
            self.setIcon(action.icon())
        self._follow()
        action.changed.connect(self._follow)
        self.clicked.connect(action.trigger)

    @property
    def action(self) -> QAction:
        """What it does."""
        return self._action

    @property
    def spared(self) -> int:
        """How much wider it would be with its words; 0 while it shows them."""
        return self._spared

    def set_compact(self, is_compact: bool) -> None:
        """Show the icon alone, or the words as well; the name and the tip keep them."""
        if is_compact != self._is_compact:
            self._is_compact = is_compact
            self._follow()

    def retranslate(self) -> None:
        """The language is another one."""
        self._follow()

    def _follow(self) -> None:
        if not self.icon().isNull():
            self.setIcon(self._action.icon())
        self._show_words()
        self.setAccessibleName(tr(self._action.iconText()))
        set_tool_tip(self, self._action.toolTip())
        self.setEnabled(self._action.isEnabled())

    def _show_words(self) -> None:
        self._spared = 0
        set_variant(self, "compact", False)
        self.setText(tr(self._action.iconText()))
        if self._is_compact:
            with_words = self.sizeHint().width()
            self.setText("")
            set_variant(self, "compact", True)
            self._spared = with_words - self.sizeHint().width()


class Yielding(Protocol):
    """A button with an icon and words that can do without the words."""

    @property
    def spared(self) -> int:
        """How much wider it would be with its words; 0 while it shows them."""

    def set_compact(self, is_compact: bool) -> None:
        """Show the icon alone, or the words as well."""

    def isVisibleTo(self, ancestor: QWidget, /) -> bool:
        """Whether it takes room in `ancestor`."""


class YieldingButtons(QObject):
    """Where a row has no room for all words, its buttons show their icons alone, one by one."""

    def __init__(
        self,
        row: QWidget,
        buttons: Sequence[Yielding],
        *,
        may_wrap: bool = False,
        beside: Callable[[], int] = int,
    ) -> None:
        """The first of the buttons is the least needed one; a row that may wrap should not.

        `beside` gives the pixels that something else in the row would rather have than its least.
        """
        super().__init__(row)
        self._row, self._buttons, self._may_wrap = row, buttons, may_wrap
        self._beside = beside
        row.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit anew when there is more or less room, or a button comes, goes or says otherwise."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return False

    def _lay_out_within(self) -> None:
        """Have boxes within the row say how wide they are now; else buttons would flicker."""
        for inner in _layouts_within(self._row):
            inner.activate()

    def _fit(self) -> None:
        layout = self._row.layout()
        shown = [each for each in self._buttons if each.isVisibleTo(self._row)]
        if layout is None or not shown:
            return
        self._lay_out_within()
        least = layout.sizeHint() if self._may_wrap else layout.minimumSize()
        needed = least.width() + self._beside() + sum(each.spared for each in shown)
        for each in shown:
            each.set_compact(needed > self._row.contentsRect().width())
            needed -= each.spared


def _layouts_within(box: QWidget) -> Iterator[QLayout]:
    """Those of the boxes in a box, the outer ones first.

    What a field of Qt's is made of has no layout. To ask for that, too, would make Python classes
    of half of Qt.
    """
    for part in box.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if not part.isHidden() and (inner := part.layout()) is not None:
            yield inner
            yield from _layouts_within(part)
