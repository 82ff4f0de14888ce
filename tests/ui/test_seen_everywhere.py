"""On every screen and in every dialog words stand out, the focus is seen, and Tab goes as the eye.

One walk looks for all of it: to open each dialog costs more than to look at it.
"""

from __future__ import annotations

import pytest
import walk
from contrast import measured, weak_words
from focus_seen import unseen
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from tab_stops import wrong_stops

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.theme import Scheme


def test_words_and_focus_are_seen_and_tab_follows_the_eye(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await walk.fill(window, until)
        window.activateWindow()
        await until(window.isActiveWindow)
        wrong = []
        async for name in walk.screens(window, until):
            wrong += [f"{name}, not seen with the focus: {line}" for line in unseen(window)]
        async for name, dialog in walk.dialogs(window, until):
            # first, while nothing is scrolled
            wrong += [f"{name}: {line}" for line in await wrong_stops(dialog, until)]
            wrong += [f"{name}, not seen with the focus: {line}" for line in unseen(dialog)]
        window.resize(1280, 800)
        for scheme in (Scheme.LIGHT, Scheme.DARK):
            window.looks.colouring.choose(scheme)
            async for name in walk.screens(window, until):
                wrong += [f"{scheme} {name}: {line}" for line in weak_words(window)]
        async for name, dialog in walk.dialogs(window, until):
            wrong += [f"{scheme} {name}: {line}" for line in weak_words(dialog)]
        assert not wrong, "\n".join(dict.fromkeys(wrong))

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
