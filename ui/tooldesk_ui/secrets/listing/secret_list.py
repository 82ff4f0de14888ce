"""SecretList: the left side of the Secrets screen, variables or signing keys."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tooldesk_ui.secrets.listing.secret_list_model import SecretListModel
from tooldesk_ui.secrets.listing.secret_rows import SecretRow
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.filtered_list import FilteredList, ListWords

VARIABLE_WORDS = ListWords(
    "secret",
    "variable",
    "variables",
    "secrets",
    "A tool names what it needs in its env_vars, and it appears here. A secret can also be kept"
    " before any tool asks for it.",
)


class SecretList(FilteredList[SecretRow]):
    """Tells of the current row whenever it was read again: its state may be another one."""

    def __init__(
        self,
        theme: Theme,
        add: QAction,
        words: ListWords = VARIABLE_WORDS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, SecretListModel(), words, parent)
        self.offer_when_empty(add)

    def set_rows(self, rows: list[SecretRow]) -> None:
        """List these; the current row stays current if it is still there."""
        super().set_rows(rows)
        self.selected.emit(self.current())

    def set_loading(self) -> None:
        """Say that they are on their way."""
        super().set_loading()
        self.selected.emit(None)
