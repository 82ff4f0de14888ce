"""OfferPage: one resource, template or prompt, with a field for each argument, and what it gave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from tooldesk.execution.permissions.visible_text import visible_line, visible_text
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.servers.offers_model import OfferRow
from tooldesk_ui.servers.passing_button import passing_button
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog_parts import form_of
from tooldesk_ui.widgets.form_fields import WholeLine
from tooldesk_ui.widgets.pages.blocks import show_name, words_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.slot import Slot
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.results.result_view import ResultView
from tooldesk_ui.widgets.results.result_words import result_text

if TYPE_CHECKING:
    from tooldesk.tools.tool_result import ToolResult

_LONGEST = 2_000
ROOM = 320


class OfferPage(DetailPage):
    """Its words are the server's, and shown as plain text.

    Signals:
        begun(str, str): somebody writes an argument: its name, and what is there so far.
    """

    begun = Signal(str, str)

    def __init__(self, theme: Theme, commands: Commands) -> None:
        super().__init__("server_offer_page", "Resource or prompt of the server")
        self._theme = theme
        self._shown: OfferRow | None = None
        self._fields: dict[str, QLineEdit] = {}
        self._title, self._address = words_label(level="heading"), words_label(tone="dim")
        self._address.setProperty("face", "code")
        self._about = words_label()
        self._form, self._result = Slot(), Slot()
        self.fill(
            (self._title, 4),
            (self._address, 8),
            (self._about, 8),
            (self._form, 8),
            (flow_of(passing_button(commands["read_server_offer"], "primary")), 16),
            (self._result, 0),
        )

    def show_offer(self, row: OfferRow) -> None:
        """Show one; what was written stays when it is the same."""
        if row == self._shown:
            return
        self._shown = row
        show_name(self._title, visible_line(row.offer.title[:_LONGEST]))
        self._address.setText(visible_line(row.offer.address[:_LONGEST]))
        self._about.setText(visible_text(row.offer.description[:_LONGEST]))
        self._about.setVisible(bool(row.offer.description))
        self._fields = {each.name: self._field(each.name) for each in row.offer.arguments}
        rows: list[tuple[str, QWidget]] = []
        for each in row.offer.arguments:
            star = " *" if each.is_required else ""
            rows.append((f"{visible_line(each.name[:80])}{star}", self._fields[each.name]))
            if each.description:
                words = visible_line(each.description[:_LONGEST])
                self._fields[each.name].setPlaceholderText(words)
                set_tool_tip(self._fields[each.name], words)
        self._form.put(form_of(*rows))
        self._form.setVisible(bool(rows))
        self._result.put(QWidget())

    def values(self) -> dict[str, str]:
        """What was written, by the names of arguments."""
        return {name: field.text() for name, field in self._fields.items()}

    def offer_values(self, argument: str, values: Sequence[str]) -> None:
        """Offer these below the field of an argument."""
        field = self._fields.get(argument)
        if field is None or not field.hasFocus():
            return
        model = field.completer().model()
        assert isinstance(model, QStringListModel)
        model.setStringList([visible_line(each[:_LONGEST]) for each in values])
        field.completer().complete()

    def show_result(self, row: OfferRow, result: ToolResult) -> None:
        """Show what it gave, unless another one is shown by now."""
        if row == self._shown:
            view = ResultView(self._theme, result, result_text(result))
            view.set_room(ROOM, ROOM)
            self._result.put(view)

    def _field(self, name: str) -> QLineEdit:
        field = WholeLine(self)
        field.setObjectName(f"offer_argument_{name[:80]}")
        field.setAccessibleName(visible_line(name[:80]))
        completer = QCompleter(QStringListModel(field), field)
        # the server says what fits
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        field.setCompleter(completer)
        field.textEdited.connect(partial(self.begun.emit, name))
        return field
