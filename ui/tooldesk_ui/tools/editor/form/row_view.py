"""RowView: one field of the form: its label, its control, its hint, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.definition_check import FieldProblem
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.tools.editor.form.command_control import CommandControl
from tooldesk_ui.tools.editor.form.controls import (
    ChoiceControl,
    FieldControl,
    FlagControl,
    JsonControl,
    LineControl,
    TextControl,
)
from tooldesk_ui.tools.editor.form.form_rows import FormRow, RowKind
from tooldesk_ui.tools.editor.form.function_control import FunctionControl
from tooldesk_ui.tools.editor.form.interpreter_field import InterpreterField
from tooldesk_ui.tools.editor.form.table_control import TableControl
from tooldesk_ui.tools.editor.form.tables import VARIABLES_TABLE, pairs_table
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.translated import set_description, set_words

LABEL_WIDTH = 112
BESIDE = 12
"""Pixels between a label and what stands beside it."""

NARROW = 160
ICON_SIZE = 14

MOST_ADVICE = 2
"""Of one field; all stands below the form."""

_NARROW_KINDS = (RowKind.INTEGER, RowKind.NUMBER, RowKind.FLAG)
_PAIRS = {
    "source.ok_exit_codes": pairs_table("code", "Exit code", "Result"),
    "source.query": pairs_table("query parameter", "Name", "Value"),
    "source.headers": pairs_table("header", "Name", "Value"),
    "source.list_styles": pairs_table("style", "Argument", "Written as"),
    "source.body.media_types": pairs_table("media type", "Part", "Media type"),
}

OnEdit = Callable[[FormRow, JsonValue], None]
"""Called with the new value, or ABSENT, whenever a person changes a field."""


Control = (
    LineControl
    | TextControl
    | FlagControl
    | ChoiceControl
    | JsonControl
    | TableControl
    | CommandControl
    | InterpreterField
    | FieldControl
)


class RowView(QWidget):
    """Shows one row of the form.

    Attributes:
        row: What it is about.
        control: What edits it.
    """

    def __init__(
        self,
        theme: Theme,
        row: FormRow,
        on_edit: OnEdit,
        parent: QWidget | None = None,
        *,
        control: Control | None = None,
    ) -> None:
        """`control` is one that is made elsewhere."""
        super().__init__(parent)
        self.row = row
        self._theme = theme
        self.control = control or _control(theme, row)
        _name(self.control, row)
        self.control.edited.connect(lambda value: on_edit(row, value))
        self.lead: Control | None = None
        if row.lead is not None:
            self.lead = _control(theme, row.lead)
            _name(self.lead, row.lead)
            lead_row = row.lead
            self.lead.edited.connect(lambda value: on_edit(lead_row, value))
        self._label = PlainLabel(row.words.label, self)
        self._label.setProperty("tone", "dim")
        self._label.setBuddy(self.control)
        self._hint = _text(row.words.hint) if row.words.hint else None
        if self._hint is not None:
            self._hint.setProperty("tone", "dim")
        self._below: ProblemLine | None = None
        self._advice: QLabel | None = None
        self._column = QVBoxLayout()
        self._line = QHBoxLayout(self)
        self._lay_out()

    @property
    def label_width(self) -> int:
        """How wide its label is, in pixels; 0 for a row without one."""
        return 0 if self.row.kind is RowKind.PARAMETERS else self._label.sizeHint().width()

    @property
    def control_width(self) -> int:
        """How wide all beside its label is at least, in pixels; 0 for a row without one."""
        return 0 if self.row.kind is RowKind.PARAMETERS else self._column.minimumSize().width()

    def set_label_width(self, width: int) -> None:
        """Have its control begin behind a label of so many pixels; below it for 0."""
        direction = QBoxLayout.Direction
        self._line.setDirection(direction.LeftToRight if width else direction.TopToBottom)
        self._line.setSpacing(BESIDE if width else 4)
        self._label.setContentsMargins(0, 6 if width else 0, 0, 0)
        self._label.setMinimumWidth(width)

    @property
    def table(self) -> TableControl | None:
        """The rows that it is edited in, if it is."""
        control = self.control.words if isinstance(self.control, CommandControl) else self.control
        return control if isinstance(control, TableControl) else None

    def show_value(self, value: JsonValue, lead_value: JsonValue) -> None:
        """Show what the draft says."""
        self.control.show_value(value)
        if self.lead is not None:
            self.lead.show_value(lead_value)

    def say(self, words: str) -> None:
        """Have the hint say this; what it usually says for ""."""
        if self._hint is not None:
            self._hint.setText(words or self.row.words.hint)

    def show_problem(
        self, problem: FieldProblem | None, mend: tuple[str, Callable[[], None]] | None = None
    ) -> None:
        """Say what is wrong, with a button that mends it when one can; nothing for None."""
        set_variant(self.control, "invalid", problem is not None and problem.is_blocking)
        if self._hint is not None:
            self._hint.setVisible(problem is None)
        if problem is not None:
            below = self._below or self._make_below()
            below.show_problem(problem_words(self.row, problem), problem.is_blocking, mend)
        elif self._below is not None:
            if self._below.has_focus():  # hidden, it would give it to some far part of the window
                self.control.setFocus()
            self._below.hide()

    def show_advice(self, words: Sequence[str]) -> None:
        """Say what a model would misread here; quiet, and only while nothing is wrong."""
        if self._advice is None and words:
            # most fields need none
            self._advice = _text("")
            self._advice.setObjectName(f"advice_for_{self.row.key}")
            self._advice.setProperty("tone", "dim")
            self._column.addWidget(self._advice)
        if self._advice is not None:
            shown = [f"Advice: {each}" for each in words[:MOST_ADVICE]]
            if len(words) > len(shown):
                shown.append(f"… and {len(words) - len(shown):,} more, below the form.")
            self._advice.setText("\n".join(shown))
            self._advice.setVisible(bool(words) and not self.problem_words())

    def problem_words(self) -> str:
        """What it says is wrong; "" for nothing."""
        below = self._below
        return below.words() if below is not None and not below.isHidden() else ""

    def _make_below(self) -> ProblemLine:
        # most fields are right; their places for problems would be a third of a form's widgets
        self._below = below = ProblemLine(self._theme, self.row.key, self)
        self._column.addWidget(below)
        return below

    def take_focus(self, place: int | None = None) -> None:
        """Put the cursor here, into the row of a table when one is at fault."""
        table = self.table
        if table is not None and place is not None and table.focus_row(place):
            return
        if isinstance(self.control, TableControl) and self.control.focus_row(0):
            return
        self.control.setFocus()

    def _lay_out(self) -> None:
        top = Qt.AlignmentFlag.AlignTop
        self._line.setContentsMargins(0, 0, 0, 0)
        self._label.setVisible(self.row.kind is not RowKind.PARAMETERS)
        self._line.addWidget(self._label, 0, top)
        self.set_label_width(LABEL_WIDTH)
        fields = QHBoxLayout()
        fields.setSpacing(8)
        if self.lead is not None:
            fields.addWidget(self.lead)
        fields.addWidget(self.control, 1 if not self._is_narrow() else 0, top)
        if self._is_narrow():
            if self.row.kind is not RowKind.FLAG:
                scaled(self.control, most_width=NARROW)
            if self._hint is not None:
                fields.addWidget(self._hint, 1)
            else:
                fields.addStretch(1)
        column = self._column
        column.setSpacing(4)
        column.addLayout(fields)
        if self._hint is not None and not self._is_narrow():
            column.addWidget(self._hint)
        self._line.addLayout(column, 1)

    def _is_narrow(self) -> bool:
        return self.row.kind in _NARROW_KINDS


def align(views: Collection[RowView], room: int) -> None:
    """Have the controls of rows below each other begin in one line, whatever their labels say.

    Where one has no room beside them in so many pixels, all labels stand above.
    """
    width = max((view.label_width for view in views), default=0)
    width = max(width, LABEL_WIDTH)
    widest = max((view.control_width for view in views), default=0)
    has_room = width + BESIDE + widest <= room
    for view in views:
        view.set_label_width(width if has_room else 0)


class ProblemLine(QWidget):
    """What is wrong with a field, below it, and a button where Tooldesk can mend it."""

    def __init__(self, theme: Theme, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._on_mend: Callable[[], None] | None = None
        self._icon = PlainLabel(parent=self)
        scaled(self._icon, width=ICON_SIZE, height=ICON_SIZE)
        self._words = _text("")
        self._words.setObjectName(f"problem_of_{key}")
        self._mend = QPushButton(self)
        self._mend.setObjectName(f"mend_{key}")
        self._mend.setProperty("kind", "link")
        self._mend.clicked.connect(self._on_mend_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._icon)
        row.addWidget(self._words, 1)
        row.addWidget(self._mend)

    def show_problem(
        self, words: str, is_error: bool, mend: tuple[str, Callable[[], None]] | None
    ) -> None:
        """Say it, and offer to mend it when that can be."""
        role = "error" if is_error else "warn"
        icon = self._theme.icon("error" if is_error else "warning", role)
        self._icon.setPixmap(icon.pixmap(self._icon.size(), self.devicePixelRatioF()))
        self._words.setText(words)
        set_variant(self._words, "tone", role)
        self._mend.setVisible(mend is not None)
        if mend is not None:
            set_words(self._mend, mend[0])
            self._on_mend = mend[1]
        self.show()

    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def has_focus(self) -> bool:
        """Whether its button has the focus."""
        return self._mend.hasFocus()

    def _on_mend_clicked(self) -> None:
        if self._on_mend is not None:
            self._on_mend()


def problem_words(row: FormRow, problem: FieldProblem) -> str:
    """A problem as a sentence, with the place within the field where there is one."""
    inner = problem.path[len(row.path) :]
    where = f" {problem.pointer}" if inner else ""
    rule = problem.rule.rstrip(".")
    named = f"{row.words.label}{where} {rule}." if _goes_on(rule) else f"{where} {_cap(rule)}."
    return f"{named.strip()} {problem.fix}".strip()


def _goes_on(rule: str) -> bool:
    """Whether a rule reads on after the name of its field."""
    return rule.split(" ", 1)[0] in {"is", "should", "does", "has", "can't", "holds"}


def _cap(words: str) -> str:
    return words[:1].upper() + words[1:]


def unplaced_words(problems: Sequence[FieldProblem]) -> str:
    """Problems that no field of the form shows, one a line."""
    lines = (f"{each.pointer or 'The file'} {each.rule}. {each.fix}" for each in problems)
    return "\n".join(line.strip() for line in lines)


def _control(theme: Theme, row: FormRow) -> Control:
    match row.kind:
        case RowKind.LONG_TEXT:
            return TextControl(row)
        case RowKind.FLAG:
            return FlagControl(row)
        case RowKind.CHOICE | RowKind.VARIANT:
            return ChoiceControl(row, row.words.placeholder)
        case RowKind.JSON:
            return JsonControl(theme)
        case RowKind.INTERPRETER:
            return InterpreterField()
        case RowKind.FUNCTION:
            return FunctionControl(theme, row)
        case RowKind.PAIRS:
            table = _PAIRS.get(row.key) or pairs_table("field", "Name", "Value")
            return TableControl(theme, table, row.key)
        case RowKind.WORDS:
            return CommandControl(theme, row.key)
        case RowKind.RECORDS:
            return TableControl(theme, VARIABLES_TABLE, row.key)
    return LineControl(row)


def _name(control: QWidget, row: FormRow) -> None:
    control.setObjectName(f"field_{row.key}")
    control.setAccessibleName(row.words.label)
    if row.words.hint:
        set_description(control, row.words.hint)


def _text(words: str) -> QLabel:
    label = PlainLabel(words)
    label.setProperty("level", "small")
    label.setWordWrap(True)
    return label
