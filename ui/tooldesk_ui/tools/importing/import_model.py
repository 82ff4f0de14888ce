"""ImportModel: what may become tools, what that comes to, and which of it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import Theme, ui_font
from tooldesk_ui.tools.importing.import_rows import STANDINGS, ImportRow, matching, texts_of
from tooldesk_ui.widgets.lists.checked_model import CheckedModel

NAME, STANDING = range(2)
MARK_WIDTH = 16
_LONGEST = 300
MOST_UNFOLDED = 60
_Role = Qt.ItemDataRole


class ImportModel(CheckedModel[ImportRow]):
    """Shows those that fit a filter; what is chosen stays so while it is not shown."""

    headings = ("Tool", "")

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._all: Sequence[ImportRow] = ()
        self._fits: Callable[[str], bool] | None = None
        self._folded: set[Hashable] = set()
        # names stand below each other, with a check mark before them or not
        self._no_mark = QPixmap(MARK_WIDTH, 1)
        self._no_mark.fill(Qt.GlobalColor.transparent)

    def fill(self, rows: Sequence[ImportRow], *, keeps_marks: bool = True) -> None:
        """Have these; `keeps_marks` where they are those of the same source."""
        if not keeps_marks:
            self._marks.clear()
            headings = [row.key for row in rows if row.members]
            # of many, first their groups: a person begins with what it is about
            self._folded = set(headings if len(rows) > MOST_UNFOLDED else ())
        self._all = rows
        self._show()

    def narrow(self, fits: Callable[[str], bool] | None) -> None:
        """Show only those whose text fits, also below folded headings; None shows all."""
        self._fits = fits
        self._show()

    def texts(self) -> list[str]:
        """What is said of them all."""
        return texts_of(self._all)

    def fold(self, row: ImportRow, *, is_folded: bool) -> None:
        """Show a heading with what is below it, or without."""
        change = self._folded.add if is_folded else self._folded.discard
        change(row.key)
        self._show()

    def is_folded(self, row: ImportRow) -> bool:
        """Whether it is a heading without what is below it."""
        return bool(row.members) and row.key in self._folded and self._fits is None

    def heading_of(self, row: ImportRow) -> ImportRow | None:
        """The heading that a row stands below."""
        return next((each for each in self._rows if row in each.members), None)

    def _show(self) -> None:
        rows = self._all if self._fits is None else list(matching(self._all, self._fits))
        hidden = {each.key for row in rows if self.is_folded(row) for each in row.members}
        self.set_rows([row for row in rows if row.members or row.key not in hidden])

    def key(self, row: ImportRow) -> Hashable:
        """Its own; a heading has that of its group."""
        return row.key

    def words(self, row: ImportRow) -> tuple[str, ...]:
        """Its name, and what importing it comes to."""
        word = STANDINGS[row.standing][0] if row.standing else f"{len(row.members):,}"
        return visible_line(row.name[:_LONGEST]), word

    def spoken(self, row: ImportRow) -> str:
        """Also whether it is chosen, and why it can't be."""
        chosen = "chosen" if self.is_chosen(row) else "not chosen"
        fold = ("folded" if self.is_folded(row) else "unfolded") if row.members else ""
        return ", ".join(
            filter(None, (*self.said(row), tr("{}", fold), tr("{}", chosen), tr(row.refusal)))
        )

    def looks(self, row: ImportRow, column: int, role: int) -> Any:
        """The icon of what happens, beside what every row has; a heading is bold."""
        if column == NAME and role == _Role.DecorationRole and row.members:
            return self._theme.icon("chevron_right" if self.is_folded(row) else "chevron_down")
        is_bare = row.is_inner or not self.may_choose(row)
        if column == NAME and role == _Role.DecorationRole and is_bare:
            return self._no_mark
        if not row.standing and role == _Role.FontRole:
            return sized(ui_font(weight=600)) if column == NAME else None
        if row.standing and column == STANDING and role == _Role.DecorationRole:
            _, icon, tone = STANDINGS[row.standing]
            return self._theme.icon(icon, tone)
        return super().looks(row, column, role)

    def tip(self, row: ImportRow, column: int) -> str | None:
        """Why it can't become a tool, or what it does."""
        return row.refusal or row.about

    def may_choose(self, row: ImportRow) -> bool:
        """What changes nothing, or can't be a tool, can't be chosen."""
        return bool(row.tools)

    def is_likely(self, row: ImportRow) -> bool:
        """What replaces nothing."""
        return row.is_likely

    def is_chosen(self, row: ImportRow) -> bool:
        """Of a heading: whether all below it is."""
        if not row.members:
            return super().is_chosen(row)
        return bool(row.tools) and all(map(super().is_chosen, row.tools))

    def mark(self, row: ImportRow) -> Qt.CheckState:
        """A heading is checked in part where some below it are."""
        if not self.is_chosen(row) and any(map(super().is_chosen, row.tools)):
            return Qt.CheckState.PartiallyChecked
        return super().mark(row)

    def choose(self, rows: Iterable[ImportRow], *, is_chosen: bool) -> None:
        """Of a heading: all below it that is shown."""
        super().choose((each for row in rows for each in row.tools), is_chosen=is_chosen)

    def chosen(self) -> list[ImportRow]:
        """Those with a check mark, shown or not; no headings."""
        return [row for row in self._all if not row.members and self.is_chosen(row)]

    @property
    def tool_count(self) -> int:
        """How many there are besides headings."""
        return sum(not row.members for row in self._all)
