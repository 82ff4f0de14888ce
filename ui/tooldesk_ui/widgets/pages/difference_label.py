"""DifferenceLabel: lines of a text that went, came or stayed, told apart by sign and colour."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk_ui.language import tr
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import MarkedLabel, MarkedText

MINUS = "\u2212"


class DifferenceLabel(MarkedLabel):
    """Wraps; a screen reader hears what is only on one side, by what that side is called."""

    def __init__(
        self,
        theme: Theme,
        lines: Sequence[tuple[str, str]],
        before: str = "Before",
        now: str = "Now",
    ) -> None:
        """`lines` are signs, "-", "+" or another one, with what they stand before."""
        super().__init__()
        self._theme, self._lines = theme, lines
        self.setProperty("face", "code")
        self.setWordWrap(True)
        self.setMinimumWidth(40)
        self._sides = {"-": before, "+": now}
        self.retranslate()
        theme.changed.connect(self._paint)
        self._paint()

    def retranslate(self) -> None:
        """Say in the language of now what went and what came."""
        lines = [(self._sides[sign], line) for sign, line in self._lines if sign in self._sides]
        self.setAccessibleName("\n".join(f"{tr(side)}: {line.strip()}" for side, line in lines))

    def _paint(self) -> None:
        colours = self._theme.colours
        looks = {
            "-": (MINUS, colours.error, colours.error_soft),
            "+": ("+", colours.ok, colours.ok_soft),
        }
        marked = []
        for sign, line in self._lines:
            mark, colour, ground = looks.get(sign, (sign, colours.text_dim, ""))
            marked.append((MarkedText(f"{mark} ", colour), MarkedText(line, colour, ground)))
        self.set_lines(*marked)
