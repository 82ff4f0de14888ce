"""TextFilter: which texts of a dialog have what its filter says, compared in whatever way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from tooldesk_ui.widgets.lists.filter_field import FilterField
from tooldesk_ui.widgets.lists.row_search import RowSearch

SLICE_S = 0.008


class TextFilter(QObject):
    """Looks through the texts in slices; until all were looked at, what was found before holds.

    Signals:
        found(): other texts may fit now.
    """

    found = Signal()

    def __init__(self, field: FilterField, texts: Callable[[], Sequence[str]]) -> None:
        """`texts` gives all that will be asked for, as they are at the time."""
        super().__init__(field)
        self._field, self._texts = field, texts
        self._search = self._wanted = RowSearch()
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._look_on)
        field.query_changed.connect(self.look)

    @property
    def is_wanted(self) -> bool:
        """Whether anything is looked for."""
        return self._search.is_wanted

    @property
    def problem(self) -> str:
        """Why nothing fits; "" while nothing is wrong."""
        return self._search.problem

    def fits(self, text: str) -> bool:
        """Whether a text has it."""
        text = text.lower() if self._search.is_lower else text
        return bool(self._search.fitting((text,), (text,)))

    def look(self) -> None:
        """Look anew: something else is looked for, or the texts are others."""
        self._wanted = RowSearch(self._field.query)
        self._look_on()

    def _look_on(self) -> None:
        if not self._wanted.step(self._texts(), SLICE_S):
            self._field.say("Looking…")
            self._turn.start(0)
            return
        self._turn.stop()
        self._search = self._wanted
        self._field.say_problem(self.problem)
        self._field.say(self.problem)
        self.found.emit()
