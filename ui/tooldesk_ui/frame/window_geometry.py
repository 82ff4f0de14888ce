"""Where the window was, and whether there is still a screen there."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

DEFAULT_WIDTH, DEFAULT_HEIGHT = 1280, 800
MIN_WIDTH, MIN_HEIGHT = 720, 480
FRAME_HEIGHT = 60
"""Of a title bar and what a desktop has besides."""

GRABBABLE_WIDTH, GRABBABLE_HEIGHT = 120, 40


def saved_geometry(window: QMainWindow) -> str:
    """Position, size and whether it is maximised, as text."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_geometry(window: QMainWindow, saved: str) -> None:
    """Put the window where it was; in the middle of the screen when that place is gone."""
    window.setMinimumSize(_least())
    data = QByteArray.fromBase64(saved.encode("ascii", "ignore"))
    if not saved or not window.restoreGeometry(data) or not _is_reachable(window.frameGeometry()):
        _centre(window)


def _least() -> QSize:
    """What is usable, or what a screen has that is smaller, as with everything twice as large."""
    area = QGuiApplication.primaryScreen().availableGeometry()
    return QSize(min(MIN_WIDTH, area.width()), min(MIN_HEIGHT, area.height() - FRAME_HEIGHT))


def _is_reachable(frame: QRect) -> bool:
    title = QRect(frame.left(), frame.top(), frame.width(), GRABBABLE_HEIGHT)
    return any(
        seen.width() >= GRABBABLE_WIDTH and seen.height() >= GRABBABLE_HEIGHT // 2
        for screen in QGuiApplication.screens()
        if (seen := screen.availableGeometry().intersected(title)).isValid()
    )


def _centre(window: QMainWindow) -> None:
    area = QGuiApplication.primaryScreen().availableGeometry()
    least = _least()
    width = max(min(DEFAULT_WIDTH, area.width() - 40), least.width())
    height = max(min(DEFAULT_HEIGHT, area.height() - FRAME_HEIGHT), least.height())
    window.resize(width, height)
    left, top = area.center().x() - width // 2, area.center().y() - height // 2
    window.move(max(left, area.left()), max(top, area.top()))
