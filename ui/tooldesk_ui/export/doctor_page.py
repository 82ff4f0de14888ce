"""DoctorPage: what of a tool doesn't go out as it stands, what helps, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk_ui.export.export_rows import LOOKS, ExportRow
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import (
    StateBadge,
    row,
    row_of,
    show_name,
    text_label,
    words_label,
)
from tooldesk_ui.widgets.pages.detail_page import DetailPage, section
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.slot import Slot
from tooldesk_ui.widgets.translated import translate_within

if TYPE_CHECKING:
    from tooldesk.exporting.export import Export
    from tooldesk.exporting.finding import Finding
    from tooldesk_ui.widgets.text_difference import Difference

MOST_SHOWN = 60
"""Findings of a tool that stand on the page; how many more there are is said."""

_WORST_FIRST = ("fail", "warn", "pass")
_HEADINGS = {
    "fail": "Would be refused",
    "warn": "Taken, but says less or something else",
    "pass": "Taken, and nothing that matters is lost",
}
_FIXES = {
    "describe": "Say it in descriptions",
    "not-strict": "Export without strict mode",
    "fewer-tools": "Untick what is too many",
    "edit": "Edit the tool…",
}
"""By the values of Fix."""


class DoctorPage(DetailPage):
    """The chosen tool, and what is wrong with the export as a whole.

    Signals:
        fix_wanted(object): the Finding that shall be mended.
    """

    fix_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("export_doctor", "What the format makes of the tool", parent)
        self._theme = theme
        self.title, self.badge = words_label(level="title"), StateBadge(theme)
        self.about = words_label(tone="dim", wraps=False)
        self.findings, self.whole, self.names, self.schemas = Slot(), Slot(), Slot(), Slot()
        self._whole = section("The export as a whole", self.whole)
        self._names = section("Names that were changed", self.names)
        self._schemas = section("Parameters, as they are and as they go out", self.schemas)
        heads = ((self.title, 4), (flow_of(self.badge, self.about, spacing=12), 20))
        self.fill(*heads, self._whole, (self.findings, 24), self._names, self._schemas)

    def show_tool(self, shown: ExportRow, export: Export) -> None:
        """Show what becomes of a tool in this export."""
        # a button that mended something goes away, and the focus with it, out of the page
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.setFocus()
        exported = shown.exported
        show_name(self.title, shown.key)
        self.badge.set_look(LOOKS[shown.verdict])
        name = "" if exported.name == shown.key else f"as {exported.name}, "
        ticked = "" if shown.is_ticked else ", not ticked"
        self.about.setText(f"{name}about {counted(shown.tokens, 'token')}{ticked}")
        self.whole.put(self._listed(export.about_all))
        self._whole[0].setVisible(bool(export.about_all))
        self.findings.put(self._grouped(exported.findings))
        names = [f"{written}  →  {own}" for written, own in export.names.items()]
        more = [f"and {len(names) - MOST_SHOWN:,} more"] if len(names) > MOST_SHOWN else []
        told = "Calls by the name on the left find the tool on the right."
        lines = "\n".join(names[:MOST_SHOWN] + more)
        self.names.put(_column((text_label(told, tone="dim"), text_label(lines, face="code"))))
        self._names[0].setVisible(bool(names))
        self._schemas[0].hide()

    def show_difference(self, found: Difference) -> None:
        """Show how the parameters of the definition and of the export differ."""
        if not found.lines:
            self.schemas.put(text_label("They go out as they are.", tone="dim"))
        else:
            parts: list[QWidget] = [
                DifferenceLabel(self._theme, found.lines, "Definition", "Export")
            ]
            if found.note:
                parts.append(text_label(found.note, tone="dim"))
            self.schemas.put(_column(parts))
        self._schemas[0].show()

    def _grouped(self, findings: Sequence[Finding]) -> QWidget:
        """By verdict, the worst first."""
        if not findings:
            return text_label("It goes out as it stands.", tone="dim")
        parts: list[QWidget] = []
        shown = sorted(findings, key=lambda each: _WORST_FIRST.index(each.verdict.value))
        for verdict in _WORST_FIRST:
            group = [each for each in shown[:MOST_SHOWN] if each.verdict.value == verdict]
            if group:
                box, gap = section(_HEADINGS[verdict], self._listed(group))
                box.setContentsMargins(0, 0, 0, gap)
                parts.append(box)
        if len(findings) > MOST_SHOWN:
            words = f"and {counted(len(findings) - MOST_SHOWN, 'finding')} more"
            parts.append(text_label(words, tone="dim"))
        return _column(parts)

    def _listed(self, findings: Sequence[Finding]) -> QWidget:
        return _column([self._part(each) for each in findings])

    def _part(self, found: Finding) -> QWidget:
        badge = StateBadge(self._theme)
        badge.set_look(LOOKS[found.verdict.value])
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(4)
        if found.pointer:
            show_name(place := text_label("", face="code", tone="dim"), found.pointer)
            column.addWidget(place)
        words = text_label(_sentence(found.explanation))
        line = row(badge)
        line.addWidget(words, 1)
        column.addLayout(line)
        if found.fix is not None:
            column.addWidget(row_of(self._fix(found, found.fix.value), 1))
        return box

    def _fix(self, found: Finding, fix: str) -> QPushButton:
        button = QPushButton(_FIXES[fix])
        button.setObjectName(f"fix_{fix.replace('-', '_')}")
        place = f" at {found.pointer}" if found.pointer else ""
        button.setAccessibleName(f"{_FIXES[fix]}{place}")
        button.setProperty("kind", "link")
        button.clicked.connect(partial(self.fix_wanted.emit, found))
        translate_within(button)
        return button


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _column(parts: Sequence[QWidget]) -> QWidget:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for part in parts:
        column.addWidget(part)
    return box
