"""SecretList: the left side of the Secrets screen, variables or signing keys."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tooldesk_ui.secrets.listing.secret_list_model import SecretListModel
from tooldesk_ui.secrets.listing.secret_rows import SecretRow
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_words import ListWords

VARIABLE_WORDS = ListWords(
    "secret",
    "variable",
    "variables",
    "secrets",
    "A tool names what it needs in its env_vars, and it appears here. A secret can also be kept"
    " before any tool asks for it.",
)


class SecretList(ListPane[SecretRow]):
    """Offers `add` while it is empty."""

    def __init__(
        self,
        theme: Theme,
        add: QAction,
        words: ListWords = VARIABLE_WORDS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, SecretListModel(), words, parent=parent)
        self.offer_when_empty(add)
