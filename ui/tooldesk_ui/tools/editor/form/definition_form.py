"""DefinitionForm: a tool file as sections of fields."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from tooldesk.errors import DefinitionError
from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.definition_check import FieldProblem
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.form.advice_block import advice_words
from tooldesk_ui.tools.editor.form.command_control import CommandControl
from tooldesk_ui.tools.editor.form.controls import ChoiceControl
from tooldesk_ui.tools.editor.form.form_fields import FormFields
from tooldesk_ui.tools.editor.form.form_rows import FormRow, RowKind, as_object, form_sections
from tooldesk_ui.tools.editor.form.form_words import CHOICE_WORDS
from tooldesk_ui.tools.editor.form.function_control import FunctionControl
from tooldesk_ui.tools.editor.form.function_drift import drift_problem
from tooldesk_ui.tools.editor.form.history_keys import HistoryKeys
from tooldesk_ui.tools.editor.form.interpreter_field import InterpreterField
from tooldesk_ui.tools.editor.form.row_view import RowView, unplaced_words
from tooldesk_ui.tools.editor.form.schema_builder.schema_builder import SchemaBuilder
from tooldesk_ui.tools.editor.form.section_rail import SectionRail
from tooldesk_ui.tools.editor.form.signature_words import function_words
from tooldesk_ui.tools.editor.form.table_control import TableControl
from tooldesk_ui.tools.editor.tool_draft import ToolDraft
from tooldesk_ui.widgets.pages.detail_page import page_around

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.file_description import FileDescription
    from tooldesk.execution.python_worker.installed_interpreters import InstalledInterpreter
    from tooldesk.linting.advice import Advice

RAIL_WIDTH, RAIL_FROM = 132, 760
"""Pixels at 100 %: of the sections, and of a form that has room for them beside its fields."""

MAX_PROBLEMS = 50
"""Problems that are shown at once; blocking ones come first."""

SCROLL_GAP = 12
"""Pixels above a section that was brought to the top."""


class DefinitionForm(QScrollArea):
    """Shows a draft and changes it; everything it has no control for stays as it is.

    Attributes:
        shows_all: Whether problems of fields that nobody has been at yet are shown too.

    Signals:
        edited(): the draft was changed here.
        history_wanted(str): "undo" or "redo" was pressed in one of its fields.
        json_wanted(object): a place of the file is to be seen in its text: a path.
    """

    edited = Signal()
    history_wanted = Signal(str)
    json_wanted = Signal(object)

    def __init__(self, theme: Theme, preview: QWidget, parent: QWidget | None = None) -> None:
        """`preview` is put below the section of the source."""
        super().__init__(parent)
        self._preview = preview
        self.setObjectName("definition_form")
        self.setAccessibleName("Tool form")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self._draft: ToolDraft | None = None
        self._fields: FormFields | None = None
        self._touched: set[str] = set()
        self.shows_all = True
        self._advice: tuple[Advice, ...] = ()
        self._functions: FileDescription | None = None
        self._keys = HistoryKeys(self)
        self._keys.pressed.connect(self.history_wanted)
        self._rail = SectionRail(self)
        self._rail.section_wanted.connect(self.go_to_section)
        self.verticalScrollBar().valueChanged.connect(self._mark_section)
        self._place_rail()

    def set_draft(self, draft: ToolDraft) -> None:
        """Edit another draft."""
        self._draft, self._functions = draft, None
        self._touched = set()
        self.shows_all = draft.name is not None
        self.refresh()

    def show_interpreters(
        self, found: Sequence[InstalledInterpreter], folder: Path, *, is_complete: bool
    ) -> None:
        """Offer these where a tool has an interpreter."""
        view = self._views.get("source.interpreter")
        if view is not None and isinstance(view.control, InterpreterField):
            view.control.set_found(found, folder, is_complete=is_complete)

    def show_functions(self, file: FileDescription | None) -> None:
        """Offer the functions of a file, and say the signature of the one that is named."""
        self._functions = file
        self._show_functions()
        if self._draft is not None and self._draft.is_read:
            self._show_problems(self._draft)

    def refresh(self) -> None:
        """Show the draft as it is now."""
        draft = self._draft
        if draft is None or not draft.is_read:
            return
        for _ in self.making(draft.kind):
            pass
        fields = self._fields
        assert fields is not None
        fields.setEnabled(draft.fault is None)
        for view in fields.views.values():
            lead = draft.value_at(view.row.lead.path) if view.row.lead else ABSENT
            view.show_value(self._shown_value(view.row), lead)
        for key, parts in fields.variants.items():
            kind = as_object(draft.value_at(tuple(key.split(".")))).get("kind")
            for each, part in parts.items():
                part.setVisible(each == kind)
        self._show_problems(draft)
        self._show_advice()
        self._tell_default_permission(draft)
        self._show_functions()

    def show_advice(self, found: tuple[Advice, ...]) -> None:
        """Say what a model would misread in the draft, at its fields and below the form."""
        self._advice = found
        self._show_advice()

    def show_all_problems(self) -> None:
        """Also those of fields that nobody has been at yet."""
        self.shows_all = True
        self.refresh()

    def go_to(self, problem: FieldProblem) -> bool:
        """Put the cursor where a problem is; whether the form has such a place."""
        return self.go_to_place(problem.path)

    def go_to_place(self, path: Sequence[str | int]) -> bool:
        """Put the cursor where a place of the file is; whether the form has such a place."""
        view = self._view_at(path)
        if view is None:
            return False
        inner = tuple(path[len(view.row.path) :])
        if isinstance(view.control, SchemaBuilder) and view.control.go_to(inner):
            part: QWidget = view.control.tree
        else:
            part = view
            view.take_focus(_number(inner[0]) if inner else None)
        # a form that has just been made gets its heights with the next turn of the loop
        QTimer.singleShot(0, part, lambda: self.ensureWidgetVisible(part, 0, 80))
        return True

    def go_to_section(self, title: str) -> None:
        """Bring a section to the top and put the cursor into its first field."""
        fields = self._fields
        heading = fields.headings.get(title) if fields is not None else None
        if fields is None or heading is None:
            return
        rows = next(each.rows for each in form_sections(fields.kind) if each.title == title)
        fields.views[rows[0].key].take_focus()
        # a form that has just been made gets its heights with the next turn of the loop
        QTimer.singleShot(0, heading, lambda: self._scroll_to(heading))

    def _scroll_to(self, heading: QWidget) -> None:
        self.verticalScrollBar().setValue(heading.y() - SCROLL_GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sections stand beside the fields where there is room for both."""
        super().resizeEvent(event)
        self._place_rail()

    def _place_rail(self) -> None:
        has_room = self._fields is not None and self.width() >= px(RAIL_FROM)
        width = max(px(RAIL_WIDTH), self._rail.sizeHint().width()) if has_room else 0
        if self.viewportMargins().right() != width:
            self.setViewportMargins(0, 0, width, 0)
        beside = self.viewport().geometry()
        self._rail.setGeometry(beside.right() + 1, beside.top(), width, beside.height())
        self._rail.setVisible(has_room)
        if self._fields is not None:
            self._fields.fit(beside.width())

    def _mark_section(self, top: int) -> None:
        """Mark the section at the top; one that can't be scrolled so far stays as it was chosen."""
        headings = self._fields.headings if self._fields is not None else {}
        if top < self.verticalScrollBar().maximum():
            above = [title for title, each in headings.items() if each.y() <= top + 2 * SCROLL_GAP]
            self._rail.mark(above[-1] if above else next(iter(headings), ""))

    def bring_into_view(self, field: QWidget | None) -> None:
        """Scroll to a field of the form."""
        if field is not None and self.isAncestorOf(field):
            self.ensureWidgetVisible(field, 0, 60)

    def go_to_start(self) -> None:
        """Put the cursor into the first field."""
        self.verticalScrollBar().setValue(0)
        if self._views:
            next(iter(self._views.values())).take_focus()

    @property
    def _views(self) -> dict[str, RowView]:
        return self._fields.views if self._fields is not None else {}

    def making(self, kind: str) -> Generator[None, None, None]:
        """Make the fields of another kind, one with each step, behind those that are shown."""
        if self._fields is not None and self._fields.kind == kind:
            return
        fields = FormFields(self._theme, kind, self._on_edited)
        fields.builder_made.connect(self._join_builder)
        fields.advice.open_wanted.connect(self._open_advice)
        page = page_around(fields)
        # what is put into the window once it is dressed is dressed a second time
        page.setParent(self.viewport())
        try:
            yield from fields.make()
        except GeneratorExit:
            page.deleteLater()
            raise
        fields.put_preview(self._preview)
        self._fields = fields
        self.setWidget(page)
        self._rail.show_sections(tuple(fields.headings))
        self._place_rail()
        for part in fields.findChildren(QWidget):
            self._watch(part)
        yield

    def _join_builder(self, builder: SchemaBuilder) -> None:
        builder.step_ended.connect(self._on_step_ended)
        builder.part_made.connect(self._keys.watch)
        builder.json_wanted.connect(lambda path: self.json_wanted.emit(("input_schema", *path)))

    def _on_step_ended(self) -> None:
        if self._draft is not None:
            self._draft.end_step()

    def _watch(self, part: QWidget) -> None:
        """Undo and redo are those of the draft, not of a single field."""
        if isinstance(part, CommandControl):
            for each in (part.line, part.words):
                self._watch(each)
        elif isinstance(part, TableControl):
            part.cell_made.connect(self._keys.watch)
        if part.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            self._keys.watch(part)

    def _shown_value(self, row: FormRow) -> JsonValue:
        assert self._draft is not None
        value = self._draft.value_at(row.path)
        if row.kind is RowKind.VARIANT:
            return as_object(value).get("kind", ABSENT)
        return value

    def _on_edited(self, row: FormRow, value: JsonValue) -> None:
        draft = self._draft
        if draft is None:
            return
        self._touched.add(row.key)
        if row.kind is RowKind.VARIANT and value is not ABSENT:
            value = {"kind": value}
        draft.set_value(row.path, value)
        self.edited.emit()

    def _show_problems(self, draft: ToolDraft) -> None:
        found: dict[RowView, FieldProblem] = {}
        unplaced = []
        for problem in draft.check.problems[:MAX_PROBLEMS]:
            view = self._view_of(problem)
            if view is None:
                unplaced.append(problem)
            elif view not in found:
                found[view] = problem
        drifted = drift_problem(draft.check.definition, self._functions)
        if drifted is not None and (view := self._view_of(drifted)) is not None:
            found.setdefault(view, drifted)
        for view in self._views.values():
            of_view = found.get(view)
            is_shown = self.shows_all or view.row.key in self._touched
            if of_view is not None and (is_shown or of_view.missing or of_view is drifted):
                view.show_problem(of_view, self._mend(draft, of_view))
            else:
                view.show_problem(None)
        if self._fields is not None:
            notice = self._fields.notice
            notice.setVisible(bool(unplaced))
            notice.set_words("error", "The file has more problems", unplaced_words(unplaced))

    def _show_advice(self) -> None:
        found = self._advice
        if self._fields is None:
            return
        self._fields.advice.show_advice(found)
        of_views: dict[RowView, list[str]] = {}
        for each in found:
            if (view := self._view_at(each.path)) is not None:
                of_views.setdefault(view, []).append(advice_words(each))
        for view in self._views.values():
            view.show_advice(of_views.get(view, ()))

    def _open_advice(self, advice: Advice) -> None:
        self.go_to_place(advice.path)

    def _view_of(self, problem: FieldProblem) -> RowView | None:
        return self._view_at(problem.path)

    def _view_at(self, path: Sequence[str | int]) -> RowView | None:
        """The visible field that a place belongs to: the one with the longest fitting path."""
        fitting = [
            view
            for view in self._views.values()
            if tuple(path[: len(view.row.path)]) == view.row.path and self._is_in_use(view)
        ]
        return max(fitting, key=lambda view: len(view.row.path), default=None)

    def _is_in_use(self, view: RowView) -> bool:
        parent = view.parentWidget()
        variants = self._fields.variants if self._fields is not None else {}
        parts = [part for each in variants.values() for part in each.values()]
        return parent not in parts or not parent.isHidden()

    def _mend(
        self, draft: ToolDraft, problem: FieldProblem
    ) -> tuple[str, Callable[[], None]] | None:
        if problem.is_drift:
            return "Update from code", self._update_from_code
        if not problem.missing:
            return None
        names = ", ".join(problem.missing)

        def mend() -> None:
            draft.declare(problem)
            self.edited.emit()

        return f"Add {names}", mend

    def _update_from_code(self) -> None:
        draft, file = self._draft, self._functions
        definition = draft.check.definition if draft is not None else None
        if draft is None or file is None or definition is None:
            return
        from tooldesk.workspace.described_tool import described_anew

        try:
            draft.describe_anew(described_anew(file.path.parent, definition, file))
        except DefinitionError as error:
            if self._fields is not None:
                self._fields.notice.setVisible(True)
                self._fields.notice.set_words("error", error.message, error.next_step)
            return
        self.edited.emit()

    def _show_functions(self) -> None:
        view = self._views.get("source.function")
        if view is None or self._draft is None or not isinstance(view.control, FunctionControl):
            return
        file = self._functions
        view.control.set_found([each.name for each in file.functions] if file else ())
        name = self._draft.value_at(view.row.path)
        view.say(function_words(str(name), file) if file and name is not ABSENT else "")

    def _tell_default_permission(self, draft: ToolDraft) -> None:
        view = self._views.get("permission")
        if view is not None and isinstance(view.control, ChoiceControl):
            default = CHOICE_WORDS["ask" if draft.asks_by_default else "allow"]
            view.control.set_absent_words(f"{default} (default)")


def _number(part: str | int) -> int | None:
    """The place in a list that a part of a path says."""
    return int(part) if str(part).isdecimal() else None
