"""Words stand out from what is behind them, on every screen and in both themes."""

from __future__ import annotations

import pytest
import walk
from contrast import measured, weak_words
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.theme import Scheme


def test_words_of_every_screen_and_dialog_can_be_read_in_both_themes(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await walk.fill(window, until)
        window.resize(1280, 800)
        weak = []
        for scheme in (Scheme.LIGHT, Scheme.DARK):
            window.looks.colouring.choose(scheme)
            async for name in walk.screens(window, until):
                weak += [f"{scheme} {name}: {line}" for line in weak_words(window)]
        async for name, dialog in walk.dialogs(window, until):
            weak += [f"{name}: {line}" for line in weak_words(dialog)]
        assert not weak, "\n".join(weak)

    live(body)


@pytest.mark.parametrize(
    ("words", "ground", "least", "most"),
    [("#000000", "#ffffff", 12, 21), ("#c0c0c0", "#ffffff", 1.2, 1.9)],
)
def test_contrast_is_that_of_the_strokes(
    theme, words: str, ground: str, least: float, most: float
) -> None:
    image = QImage(200, 24, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setPen(QColor(words))
    painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, "Words that are read")
    painter.end()
    assert least <= measured(image) <= most
