"""NotationDialog: parameters that were pasted in any notation, and what they become."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.form.schema_builder.notations import Pasted
from tooldesk_ui.tools.editor.form.schema_builder.schema_edits import merged_parameters
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.formatting import pretty_json
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.detail_page import section_heading
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.text_difference import difference

WIDTH, HEIGHT = 720, 560


class NotationDialog(Dialog):
    """Accepted, its `schema` is what the tool is to take."""

    def __init__(
        self, theme: Theme, pasted: Pasted, before: JsonObject, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            theme, "notation_dialog", "Use these parameters", "Use them", parent, width=WIDTH
        )
        resize_to(self, WIDTH, HEIGHT)
        self._theme, self._pasted, self._before = theme, pasted, before
        self.hint.setText(pasted.words)
        self._keep = QCheckBox("Keep the parameters that are there", self)
        self._keep.setObjectName("keep_parameters")
        self._keep.setVisible(bool(before.get("properties")) and before is not pasted.schema)
        self._keep.toggled.connect(self._show)
        self._column = ScrolledColumn(self)
        self._column.parts.setContentsMargins(0, 0, 12, 0)
        self._show()
        self.lay_out((self._keep, 8), (self._column, 0), stretched=self._column)

    @property
    def schema(self) -> JsonObject:
        """What the tool takes then."""
        kept = self._keep.isChecked()
        return merged_parameters(self._before, self._pasted.schema) if kept else self._pasted.schema

    def _show(self) -> None:
        parts = self._column.parts
        while (item := parts.takeAt(0)) is not None:
            if (part := item.widget()) is not None:
                part.hide()
                part.deleteLater()
        pairs = (
            ("As it was pasted, and as JSON Schema", self._pasted.written, self._pasted.schema),
            ("The tool before, and then", self._before, self.schema),
        )
        for title, before, now in pairs:
            parts.addWidget(section_heading(title))
            parts.addWidget(self._compared(before, now))
        parts.addStretch(1)

    def _compared(self, before: JsonObject, now: JsonObject) -> QWidget:
        found = difference("", pretty_json(before), pretty_json(now))
        if not found.lines:
            return text_label("Both are the same.", tone="dim")
        return DifferenceLabel(self._theme, found.lines, "Before", "Then")
