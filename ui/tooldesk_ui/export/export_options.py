"""ExportOptions: the format, and how far its specs go."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from tooldesk_ui.widgets.pages.blocks import rule
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.saved_state import saved_text

USUAL_FORMAT = "openai-chat"


class ExportOptions(QWidget):
    """Below the bar; wraps where it is narrow.

    Signals:
        changed(): something else is chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = USUAL_FORMAT
        self.format = QComboBox(self)
        # the formats come when it may be shown already
        self.format.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.format.setObjectName("export_format")
        self.format.setAccessibleName("Format")
        self.strict = self._box("&Strict", "export_strict", "The API holds the model to schemas")
        words = "Say what is &lost in descriptions"
        hint = "What the schemas of the format can't say is said to the model in words"
        self.describes = self._box(words, "export_describes", hint)
        parts = flow_of(self.format, self.strict, self.describes, spacing=16)
        parts.setContentsMargins(12, 8, 12, 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(parts)
        column.addWidget(rule())
        self.format.currentIndexChanged.connect(self._on_format)

    @property
    def key(self) -> str:
        """The format's."""
        return self._key

    def offer_formats(self) -> None:
        """List the formats; the core knows them, and the first frame does without it."""
        from tooldesk.exporting.spec_format import FORMATS

        if self.format.count():
            return
        self._key = self._key if self._key in FORMATS else USUAL_FORMAT
        with QSignalBlocker(self.format):
            for each in FORMATS.values():
                self.format.addItem(each.title, each.key)
            self.format.setCurrentIndex(self.format.findData(self._key))

    def save_state(self) -> dict[str, Any]:
        """All that is chosen."""
        return {
            "format": self._key,
            "strict": self.strict.isChecked(),
            "describes": self.describes.isChecked(),
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        self._key = saved_text(state, "format") or self._key
        self.strict.setChecked(state.get("strict") is True)
        self.describes.setChecked(state.get("describes") is True)

    def _box(self, words: str, name: str, hint: str) -> QCheckBox:
        box = QCheckBox(words, self)
        box.setObjectName(name)
        set_tool_tip(box, hint)
        box.toggled.connect(lambda _: self.changed.emit())
        return box

    def _on_format(self) -> None:
        self._key = str(self.format.currentData())
        self.changed.emit()
