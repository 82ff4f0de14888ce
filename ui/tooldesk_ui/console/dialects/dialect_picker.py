"""DialectPicker: detect the dialect, or read the text in one only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox

from tooldesk_ui.language import tr
from tooldesk_ui.widgets.picker import Picker

AUTOMATIC = "Auto"


class DialectPicker(Picker):
    """Automatic detection is the first entry. A choice made before they are known is kept."""

    def __init__(self) -> None:
        super().__init__("dialect_picker", "Dialect", characters=8)
        self._ids: Sequence[str] = ()
        self._automatic = tr(AUTOMATIC)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.set_entries([self._automatic], self._automatic)

    @property
    def chosen(self) -> str | None:
        """The dialect to read; None to detect it."""
        return None if self.picked == self._automatic else self.picked

    async def offer_all(self) -> None:
        """Offer every dialect; the parser's imports would keep the window from being painted."""
        from asyncio import to_thread

        self.set_dialects(await to_thread(_dialect_ids))

    def set_dialects(self, ids: Sequence[str]) -> None:
        """Offer these; a chosen one that is not among them is forgotten."""
        # the list is made by this
        self.view().setAccessibleName("Dialects")
        picked, self._ids, self._automatic = self.picked, ids, tr(AUTOMATIC)
        entries = [self._automatic, *ids]
        self.set_entries(entries, picked if picked in ids else self._automatic)

    def retranslate(self) -> None:
        """The language is another one."""
        self.set_dialects(self._ids)

    def choose(self, dialect: str | None) -> None:
        """Choose one without telling anyone."""
        self.pick(dialect or self._automatic)


def _dialect_ids() -> tuple[str, ...]:
    from tooldesk.calling.parsing.parse import dialect_ids

    return dialect_ids()
