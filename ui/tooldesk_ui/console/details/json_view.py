"""JsonView: a JSON value with its keys, strings and literals told apart."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tooldesk.tools.tool_result import JsonValue
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.formatting import pretty_json
from tooldesk_ui.widgets.text_area.json_colours import JsonColours


class JsonView(FittedView):
    """A read-only JSON value, indented and coloured."""

    def __init__(
        self, name: str, theme: Theme, *, max_lines: int = 12, parent: QWidget | None = None
    ) -> None:
        super().__init__(name, theme, max_lines=max_lines, parent=parent)
        self.set_colours(JsonColours(theme))

    def set_value(self, value: JsonValue) -> None:
        """Show `value`."""
        self.set_text(pretty_json(value))
