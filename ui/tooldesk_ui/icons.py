"""Icons drawn from one-colour SVG files, in whatever colour is asked for when they are painted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap

from tooldesk_resources import FOLDER as RESOURCES

DISABLED_OPACITY = 0.4


class TintedIconEngine(QIconEngine):
    """Paints an SVG file whose strokes are `currentColor`; crisp at every scale."""

    def __init__(
        self, file: Path, colour: Callable[[], QColor], off: Callable[[], QColor] | None = None
    ) -> None:
        """`off` is its colour where it is on a button that can't be pressed."""
        super().__init__()
        self._file = file
        self._colour, self._off = colour, off or colour

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the icon into `rect`."""
        if mode == QIcon.Mode.Disabled:
            painter.setOpacity(painter.opacity() * DISABLED_OPACITY)
            paint_icon(painter, rect, self._file, self._off())
        else:
            paint_icon(painter, rect, self._file, self._colour())

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The icon as a picture of `size` device pixels."""
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return picture


@cache
def icon_file(name: str) -> Path:
    """icons/`name`.svg."""
    return RESOURCES / "icons" / f"{name}.svg"


def paint_icon(painter: QPainter, place: QRect, file: Path, colour: QColor) -> None:
    """Draw an SVG file whose strokes are `currentColor` into the middle of `place`."""
    # a row that is painted larger has larger icons
    scale = painter.deviceTransform().m11()
    side = min(place.width(), place.height())
    target = QRect(0, 0, side, side)
    target.moveCenter(place.center())
    painter.drawPixmap(target, _rendered(file, colour.name(), round(side * scale)))


@lru_cache(maxsize=512)
def _rendered(file: Path, colour: str, side: int) -> QPixmap:
    # QtSvg costs some milliseconds of the start, so it is loaded by the first icon
    from PySide6.QtSvg import QSvgRenderer

    drawing = file.read_bytes().replace(b"currentColor", colour.encode("ascii"))
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return picture
