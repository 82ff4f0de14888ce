"""open_settings: shows by what names are judged, until the dialog is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from tooldesk_ui.console.selection_settings.settings_dialog import SelectionDialog
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import answer_of

if TYPE_CHECKING:
    from tooldesk.bootstrap import App


async def open_settings(app: App, theme: Theme, parent: QWidget, said: SignalInstance) -> None:
    """Shut down and gone afterwards, also when this is cancelled."""
    if await answer_of(SelectionDialog(theme, app, parent)):
        said.emit("The settings are saved.")
