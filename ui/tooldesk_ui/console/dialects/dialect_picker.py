"""DialectPicker: detect the dialect, or read the text in one only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox

from tooldesk_ui.widgets.picker import Picker

AUTOMATIC = "Auto"


class DialectPicker(Picker):
    """Automatic detection is the first entry. A choice made before they are known is kept."""

    def __init__(self) -> None:
        super().__init__("dialect_picker", "Dialect", characters=8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.set_entries([AUTOMATIC], AUTOMATIC)

    @property
    def chosen(self) -> str | None:
        """The dialect to read; None to detect it."""
        return None if self.picked == AUTOMATIC else self.picked

    async def offer_all(self) -> None:
        """Offer every dialect; the parser's imports would keep the window from being painted."""
        from asyncio import to_thread

        self.set_dialects(await to_thread(_dialect_ids))

    def set_dialects(self, ids: Sequence[str]) -> None:
        """Offer these; a chosen one that is not among them is forgotten."""
        # the list is made by this
        self.view().setAccessibleName("Dialects")
        self.set_entries([AUTOMATIC, *ids], self.picked if self.picked in ids else AUTOMATIC)

    def choose(self, dialect: str | None) -> None:
        """Choose one without telling anyone."""
        self.pick(dialect or AUTOMATIC)


def _dialect_ids() -> tuple[str, ...]:
    from tooldesk.calling.parsing.parse import dialect_ids

    return dialect_ids()
