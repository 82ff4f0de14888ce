"""ListScreen: a bar, a list on the left, and what is chosen in it on the right."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.widgets.brought_data import brought_files, is_no_log
from tooldesk_ui.widgets.lists.two_sides import TwoSides


class ListScreen(QWidget):
    """A screen makes its parts, then puts them together with `compose`.

    Attributes:
        owner: Whose tasks end with the screen.
        sides: The list and what is beside it.

    Signals:
        said(str): a short word of success for the status bar.
        failed(object): an exception that the person must hear of.
    """

    said = Signal(str)
    failed = Signal(object)

    sides: TwoSides

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.owner = TaskOwner(self.failed.emit)
        self._seen: Callable[[bool], object] = lambda _: None
        self._take_files: Callable[[list[Path]], object] = lambda _: None

    def compose(
        self,
        sides: TwoSides,
        *above: QWidget,
        content: QWidget | None = None,
        show: Callable[[Any], None] | None = None,
        seen: Callable[[bool], object] | None = None,
    ) -> None:
        """Put the sides below what is above them; `content` holds them where they are not alone.

        `show` is told of the current row, or None, when it is another one or was read again,
        `seen` whether anybody sees the screen: what changes is followed only then.
        """
        self.sides = sides
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in above:
            column.addWidget(part)
        column.addWidget(content or sides, 1)
        self.setFocusProxy(sides.list)
        if show is not None:
            sides.follow(show)
        self._seen = seen or self._seen

    def take_files(self, take: Callable[[list[Path]], object]) -> None:
        """Files may be dropped on the screen from now on; `take` gets them."""
        self._take_files = take
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files of this computer are welcome where they are taken; others the window takes."""
        files = brought_files(event.mimeData())
        if files and not any(map(is_no_log, files)):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """The same as choosing them."""
        event.acceptProposedAction()
        self._take_files(brought_files(event.mimeData()))

    def showEvent(self, event: QShowEvent) -> None:
        """Look again: it may have changed while nobody looked."""
        super().showEvent(event)
        self._seen(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more."""
        super().hideEvent(event)
        self._seen(False)

    def with_row(self, work: Callable[[Any], object]) -> Callable[[], None]:
        """What does `work` with the current row, if there is one; a coroutine becomes a task."""

        def do() -> None:
            row = self.sides.list.current()
            done = None if row is None else work(row)
            if isinstance(done, Coroutine):
                self.owner.start(done, self.objectName())

        return do

    def find_text(self) -> None:
        """Look through what has the focus, else go to the filter."""
        self.sides.find_text()

    def save_state(self) -> dict[str, Any]:
        """Filter, order, chosen row, and how wide the sides are."""
        return self.sides.save_state()

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        self.sides.restore_state(state)

    async def shut_down(self) -> None:
        """End what is under way, and what is asked."""
        self._seen(False)
        self.close_dialogs()
        await self.owner.close()

    def close_dialogs(self) -> None:
        """Answer none of what is asked."""
        for dialog in self.findChildren(QDialog):
            dialog.reject()
