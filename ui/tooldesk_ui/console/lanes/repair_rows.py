"""RepairRows: what was repaired to read a call, a row a kind that opens to its places."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.calling.tool_calling import Repair
from tooldesk_ui.console.details.repair_list import RepairList
from tooldesk_ui.console.lanes.opener import Opener
from tooldesk_ui.console.run.repair_kinds import RepairKind, repair_kinds
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label

HEIGHT = 26
FEW = 2
"""So many repairs of the only kind are shown at once."""


class RepairRows(QWidget):
    """Repairs by kind; the places of one are made when it is first opened."""

    def __init__(self, theme: Theme, lane: LaneRecord, text: str) -> None:
        super().__init__()
        self._theme, self._lane, self._text = theme, lane, text
        self.setObjectName("repair_rows")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(text_label("Repairs", level="label"))
        kinds = repair_kinds(lane.calling.repairs)
        for kind in kinds:
            row = KindRow(theme, kind)
            layout.addWidget(row)
            row.toggled.connect(lambda is_open, row=row, kind=kind: self._show(row, kind, is_open))
            if len(kinds) == 1 and len(kind.repairs) <= FEW:
                row.setChecked(True)

    def _show(self, row: KindRow, kind: RepairKind, is_open: bool) -> None:
        if is_open and row.places is None:
            row.places = RepairList(
                self._theme, lane_with_repairs(self._lane, kind.repairs), self._text
            )
            row.places.setContentsMargins(20, 0, 0, 0)
            layout = self.layout()
            assert isinstance(layout, QVBoxLayout)
            layout.insertWidget(layout.indexOf(row) + 1, row.places)
        if row.places is not None:
            row.places.setVisible(is_open)


class KindRow(Opener):
    """Such as "18 single quotes → double"."""

    def __init__(self, theme: Theme, kind: RepairKind) -> None:
        super().__init__(HEIGHT, "kind of repair")
        self._theme = theme
        self.places: QWidget | None = None
        self.setObjectName("repair_kind_button")
        self.setProperty("kind", "link")
        words = tr("{}", kind.words)
        self.setText(words.replace("&", "&&"))
        self.setAccessibleName(words)
        self.setAccessibleDescription(tr("{}", kind.why))
        scaled(self, icon=14)
        self.toggled.connect(self._show_chevron)
        self._show_chevron(False)

    def _show_chevron(self, is_open: bool) -> None:
        self.setIcon(self._theme.icon("chevron_down" if is_open else "chevron_right", "text_dim"))


def lane_with_repairs(lane: LaneRecord, repairs: tuple[Repair, ...]) -> LaneRecord:
    """The same call as if these were its only repairs."""
    shown = copy(lane)
    shown.calling = replace(lane.calling, repairs=repairs)
    return shown
