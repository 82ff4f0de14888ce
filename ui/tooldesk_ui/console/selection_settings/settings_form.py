"""SettingsForm: the three settings of the select stage, each with what it means."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from tooldesk.settings import SelectionSettings
from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.dialogs.dialog_parts import explained_fields
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.plain_text import set_tool_tip

THRESHOLD_RANGE = (50, 100)
MARGIN_RANGE = (0, 30)
"""Both in hundredths, as the sliders count."""

MIN_TEXT_WIDTH = 480
_WORD_CHANGE = (
    "A typo inside a word is accepted; send_message for sync_message waits, because a verb, a "
    "number or another word differs. Off, whatever is above the threshold runs."
)


class Hundredths(QWidget):
    """A slider and the number beside it, which always agree.

    Signals:
        changed(): the value is another one.
    """

    changed = Signal()

    def __init__(self, name: str, limits: tuple[int, int]) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(*limits)
        self.slider.setPageStep(5)
        self.number = QDoubleSpinBox()
        self.number.setRange(limits[0] / 100, limits[1] / 100)
        self.number.setDecimals(2)
        self.number.setSingleStep(0.01)
        scaled(self.number, width=76)
        key = name.lower().replace(" ", "_")
        for part, kind in ((self.slider, "slider"), (self.number, "number")):
            part.setObjectName(f"{key}_{kind}")
            part.setAccessibleName(name)
        set_tool_tip(self.slider, f"{name}; one hundredth with the arrow keys")
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(lambda value: self.number.setValue(value / 100))
        self.number.valueChanged.connect(lambda value: self.slider.setValue(round(value * 100)))
        self.number.valueChanged.connect(lambda _: self.changed.emit())
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(12)
        layout.addWidget(self.slider, 0, 0)
        layout.addWidget(self.number, 0, 1)

    @property
    def value(self) -> float:
        """From 0 to 1, in hundredths."""
        return self.slider.value() / 100

    def set_value(self, value: float) -> None:
        """Show the nearest value within the limits."""
        self.number.setValue(value)


class SettingsForm(QWidget):
    """`settings` is what the controls say now.

    Signals:
        changed(): `settings` is another one.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.threshold = Hundredths("Threshold", THRESHOLD_RANGE)
        self.margin = Hundredths("Minimum margin", MARGIN_RANGE)
        self.confirms = QCheckBox("A different word waits for my yes")
        self.confirms.setObjectName("confirm_word_changes")
        self.threshold.changed.connect(self.changed)
        self.margin.changed.connect(self.changed)
        self.confirms.toggled.connect(lambda _: self.changed.emit())
        self.setFocusProxy(self.threshold)
        self._lay_out()

    @property
    def settings(self) -> SelectionSettings:
        """What the controls say."""
        return SelectionSettings(
            threshold=self.threshold.value,
            minimum_margin=self.margin.value,
            confirm_word_changes=self.confirms.isChecked(),
        )

    def show_settings(self, settings: SelectionSettings) -> None:
        """Set the controls."""
        self.threshold.set_value(settings.threshold)
        self.margin.set_value(settings.minimum_margin)
        self.confirms.setChecked(settings.confirm_word_changes)

    def _lay_out(self) -> None:
        above = _note("A name that is not exact must score above it.")
        closer = _note("A runner-up closer than this makes it ambiguous.")
        grid = explained_fields(
            ("&Threshold", self.threshold, self.threshold.slider, above),
            ("Minimum &margin", self.margin, self.margin.slider, closer),
        )
        about = text_label(_WORD_CHANGE, level="small", tone="dim")
        about.setContentsMargins(27, 0, 0, 0)
        about.setMinimumWidth(MIN_TEXT_WIDTH)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(grid)
        layout.addWidget(self.confirms)
        layout.addWidget(about)


def _note(words: str) -> QLabel:
    return text_label(words, level="small", tone="dim", wraps=False)
