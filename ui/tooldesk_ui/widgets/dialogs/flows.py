"""Flows: from a pressed button over its dialog to what was done; none blocks the window."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog, answer_of


class Named(Protocol):
    """What a person wants to have."""

    @property
    def name(self) -> str:
        """What it is called."""


DraftT = TypeVar("DraftT", bound=Named)


class Flows(QObject):
    """Each flow is a coroutine that ends when its dialog is closed.

    Signals:
        said(str): a short word of success.
        changed(): something may stand otherwise now.
        made(str): there is something of this name now.
    """

    said = Signal(str)
    changed = Signal()
    made = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parent = parent

    async def _confirm(self, dialog: Dialog, words: str) -> None:
        """Have something done by a dialog, and say so once it is."""
        if await answer_of(dialog):
            self.said.emit(words)
        self.changed.emit()

    async def _keep(
        self,
        make: Callable[[Callable[[DraftT], Awaitable[None]]], Dialog],
        keep: Callable[[DraftT], Awaitable[None]],
        words: str,
    ) -> None:
        """Ask for something and keep it while the dialog is open; `words` follow its name."""
        kept: list[str] = []

        async def save(draft: DraftT) -> None:
            await keep(draft)
            kept.append(draft.name)

        await answer_of(make(save))
        self.changed.emit()
        for name in kept:
            self.said.emit(words.format(name))
            self.made.emit(name)
