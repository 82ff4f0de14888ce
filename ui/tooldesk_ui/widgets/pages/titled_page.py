"""TitledPage: a DetailPage of one thing: what it is called and how it stands come first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import StateBadge, row_of, show_name, words_label
from tooldesk_ui.widgets.pages.detail_page import Block, DetailPage
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.value_rows import ValueRows
from tooldesk_ui.widgets.state_look import StateLook


class TitledPage(DetailPage):
    """Below name and state: what can be done with it, a note, facts, and what a subclass adds."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        spoken: str,
        buttons: Sequence[ActionButton],
        *below: Block,
        pushed: ActionButton | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`pushed` is the button that stands apart from the others."""
        super().__init__(name, spoken, parent)
        self.title, self.badge = words_label(level="title"), StateBadge(theme)
        self.note, self.facts = words_label(tone="dim"), ValueRows()
        self.title.setObjectName(f"{name}_title")
        self.note.setObjectName(f"{name}_note")
        head = (row_of(self.badge, 1), 12), (flow_of(*buttons, pushed=pushed), 8), (self.note, 8)
        self.fill((self.title, 4), *head, (self.facts, 24), *below)

    def show_head(
        self, name: str, look: StateLook, facts: list[tuple[str, str]], note: str = ""
    ) -> None:
        """Show a thing; another one's name may be of any length."""
        self.show_content(True)
        show_name(self.title, name)
        self.badge.set_look(look)
        self.facts.set_rows(facts)
        self.note.setText(note)
        self.note.setVisible(bool(note))
