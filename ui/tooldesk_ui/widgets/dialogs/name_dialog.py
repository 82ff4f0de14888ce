"""NameDialog: what something that a person keeps shall be called."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from tooldesk.errors import AppError
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import form_of

LONGEST = 60


class NameDialog(Dialog):
    """Stays open while the name can't be taken, and says why."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        hint: str,
        name: str,
        keep: Callable[[str], Awaitable[None]],
        parent: QWidget,
        noun: str = "view",
        longest: int = LONGEST,
    ) -> None:
        """`keep` takes the name, or raises an AppError."""
        super().__init__(theme, f"{noun}_name_dialog", title, "Save", parent)
        self._keep, self._longest = keep, longest
        self.hint.setText(hint)
        self.name = QLineEdit(name)
        self.name.setObjectName(f"{noun}_name")
        self.name.setAccessibleName(f"Name of the {noun}")
        self.name.textChanged.connect(self._offer)
        self.lay_out((form_of(("Name", self.name)), 8))
        self._offer()
        self.name.setFocus()
        self.name.selectAll()

    def on_go(self) -> None:
        """Take the name, then close."""
        self.work(self._keep_and_close())

    async def _keep_and_close(self) -> None:
        name = " ".join(self.name.text().split())
        if len(name) > self._longest:  # cut, it would be another one
            raise AppError(
                f"The name has {len(name):,} characters, and {self._longest} are the most.",
                next_step="Shorten it.",
            )
        await self._keep(name)
        self.accept()

    def _offer(self) -> None:
        self.go.setEnabled(bool(self.name.text().strip()))
