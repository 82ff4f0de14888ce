"""FormFields: the fields of one kind of tool, below the headings of their sections."""

from __future__ import annotations

from collections.abc import Generator

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.form.advice_block import AdviceBlock
from tooldesk_ui.tools.editor.form.form_rows import FormRow, RowKind, form_sections
from tooldesk_ui.tools.editor.form.row_view import OnEdit, RowView, align
from tooldesk_ui.tools.editor.form.schema_builder.schema_builder import SchemaBuilder
from tooldesk_ui.widgets.pages.detail_page import section_heading
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.translated import translate_within

CONTENT_WIDTH = 760

PREVIEW_BELOW = (
    "Request",
    "Command",
    "Function",
    "Module",
    "Server",
    "Built-in",
    "Answered by a person",
)


class FormFields(QWidget):
    """Made in steps: all 200 widgets of a kind at once would hold the window up.

    Signals:
        builder_made(object): there is a SchemaBuilder among them.

    Attributes:
        kind: Of which tools these are the fields.
        views: A view for each row, by its key; those of a variant with "#" and its name behind.
        variants: The parts of which one is shown at a time, by the key of the row that chooses.
        headings: By the title of the section.
        notice: For problems that have no field.
        advice: What a model would misread, below all fields.
    """

    builder_made = Signal(object)

    def __init__(self, theme: Theme, kind: str, on_edit: OnEdit) -> None:
        super().__init__()
        scaled(self, most_width=CONTENT_WIDTH)
        self._theme, self._on_edit = theme, on_edit
        self.kind = kind
        self.views: dict[str, RowView] = {}
        self.variants: dict[str, dict[str, QWidget]] = {}
        self.headings: dict[str, QWidget] = {}
        self.notice = Notice(theme, self)
        self.notice.setObjectName("form_problems")
        self.advice = AdviceBlock(theme, self)
        self._preview_place = 0
        self._room = CONTENT_WIDTH
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(24, 12, 24, 24)
        self._column.setSpacing(12)
        self._column.addWidget(self.notice)

    def make(self) -> Generator[None, None, None]:
        """Make the next field with each step."""
        for section in form_sections(self.kind):
            heading = self.headings[section.title] = section_heading(section.title)
            self._column.addWidget(heading)
            for row in section.rows:
                yield from self._add_row(row)
            if section.title in PREVIEW_BELOW:
                self._preview_place = self._column.count()
            self._column.addSpacing(12)
        self._column.addWidget(self.advice)
        self._column.addStretch(1)
        self._align()

    def put_preview(self, preview: QWidget) -> None:
        """Show what a call does below the section of the source."""
        self._column.insertWidget(self._preview_place, preview)

    def retranslate(self) -> None:
        """The language is another one; labels say so in this turn, each in its own."""
        QTimer.singleShot(0, self, self._align)

    def fit(self, width: int) -> None:
        """Have so many pixels of the width be enough, where words and controls allow it."""
        margins = self._column.contentsMargins()
        self._room = min(width, self.maximumWidth()) - margins.left() - margins.right()
        self._align()

    def _align(self) -> None:
        align(self.views.values(), self._room)

    def _add_row(self, row: FormRow) -> Generator[None, None, None]:
        control = SchemaBuilder(self._theme, self) if row.kind is RowKind.PARAMETERS else None
        if control is not None:
            self.builder_made.emit(control)
        view = RowView(self._theme, row, self._on_edit, self, control=control)
        self.views[row.key] = view
        self._column.addWidget(view)
        yield from _dressed(view)
        if row.kind is not RowKind.VARIANT:
            return
        self.variants[row.key] = {}
        for kind, rows in row.variants:
            part = self.variants[row.key][kind] = QWidget(self)
            inner = QVBoxLayout(part)
            inner.setContentsMargins(0, 0, 0, 0)
            inner.setSpacing(12)
            self._column.addWidget(part)
            for each in rows:
                field = RowView(self._theme, each, self._on_edit, part)
                self.views[f"{each.key}#{kind}"] = field
                inner.addWidget(field)
                yield from _dressed(field)


def _dressed(view: RowView) -> Generator[None, None, None]:
    """Have its words and the style sheet seen to now, not when all are shown."""
    translate_within(view)
    for part in (view, *view.findChildren(QWidget)):
        part.ensurePolished()
    yield
