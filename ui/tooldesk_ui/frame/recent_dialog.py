"""RecentDialog: the workspaces that were open last, to open one of them or to forget it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from tooldesk.errors import StorageError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import resize_to, scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import WIDTH, Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button

if TYPE_CHECKING:
    from tooldesk.workspace.recent_workspaces import RecentWorkspace, RecentWorkspaces

HEIGHT, LIST_HEIGHT = 400, 120
_ROLE = Qt.ItemDataRole.UserRole


class RecentDialog(Dialog):
    """A row a folder; one that is not there says so, can be removed, and can't be opened."""

    def __init__(
        self, theme: Theme, recent: RecentWorkspaces, opened: Path, parent: QWidget | None = None
    ) -> None:
        """`opened` is the folder that is open now."""
        title = "Open recent workspace"
        super().__init__(theme, "recent_dialog", title, "Open", parent)
        self._recent, self._opened = recent, opened
        self.list = QListWidget()
        self.list.setObjectName("recent_list")
        self.list.setAccessibleName("Recent workspaces")
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scaled(self.list, least_height=LIST_HEIGHT)
        self.list.itemActivated.connect(lambda _: self.on_go())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self.remove = dialog_button(self, "recent_remove", "Remove from list", self._on_remove)
        self.lay_out((self.list, 0), stretched=self.list, before=(self.remove,))
        resize_to(self, WIDTH, HEIGHT)
        self.list.setFocus()
        self.finished.connect(lambda _: self.stop_work())
        self.work(self._read())

    @property
    def chosen(self) -> RecentWorkspace | None:
        """What the current row stands for."""
        item = self.list.currentItem()
        return cast("RecentWorkspace", item.data(_ROLE)) if item is not None else None

    def set_busy(self, is_busy: bool) -> None:
        """What can be pressed hangs on the current row, too."""
        super().set_busy(is_busy)
        if not is_busy:
            self._follow()

    def on_go(self) -> None:
        """Open it, where it can be."""
        if self.go.isEnabled():
            self.accept()

    def _on_remove(self) -> None:
        if (chosen := self.chosen) is not None:
            self.work(self._remove(chosen.folder))

    async def _remove(self, folder: Path) -> None:
        try:
            await asyncio.to_thread(self._recent.remove, folder)
        except OSError as error:
            raise StorageError(
                f"The list can't be written: {error.strerror or error}.",
                next_step="Look at the rights of the data folder.",
            ) from error
        await self._read()

    async def _read(self) -> None:
        listed = await asyncio.to_thread(self._recent.listed)
        self.list.clear()
        for each in listed:
            item = QListWidgetItem(self._words(each))
            item.setData(_ROLE, each)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self._follow()

    def retranslate(self) -> None:
        """The language is another one."""
        for at in range(self.list.count()):
            item = self.list.item(at)
            item.setText(self._words(item.data(_ROLE)))

    def _words(self, each: RecentWorkspace) -> str:
        if each.folder == self._opened:
            note = tr("open now")
        elif each.is_default:
            note = tr("default workspace")
        else:
            note = "" if each.is_there else tr("not there")
        place = visible_line(str(each.folder))
        return f"{visible_line(each.folder.name)}{f' ({note})' if note else ''}  ·  {place}"

    def _follow(self) -> None:
        chosen = self.chosen
        can_open = chosen is not None and (chosen.is_there or chosen.is_default)
        self.go.setEnabled(can_open and chosen is not None and chosen.folder != self._opened)
        self.remove.setEnabled(chosen is not None and not chosen.is_default)
