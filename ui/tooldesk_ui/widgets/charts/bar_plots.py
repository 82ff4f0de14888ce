"""BarPlots: charts of bars below each other, by pyqtgraph, and pictures of them.

This alone imports pyqtgraph, when a chart is looked at for the first time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import pyqtgraph
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMargins,
    QMarginsF,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QImage,
    QImageWriter,
    QMouseEvent,
    QPaintDevice,
    QPainter,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import px, sized
from tooldesk_ui.theme import FontSize, Theme, ui_font
from tooldesk_ui.widgets.charts.bar_words import Tick
from tooldesk_ui.widgets.charts.svg_words import with_any_faces
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.translated import set_name

pyqtgraph.setConfigOptions(exitCleanup=False)  # the window ends in an order of its own

BAR = 0.66
ROW_HEIGHT, DAYS_HEIGHT, AXIS_HEIGHT = 26, 180, 24
WORDS_HEIGHT, LEGEND_HEIGHT = 24, 20
AROUND_HEIGHT = WORDS_HEIGHT + LEGEND_HEIGHT + AXIS_HEIGHT + 16
"""Heading and axis of a chart."""

LEAST_WIDTH = 720
"""Of a picture, however narrow the window is."""

_SQUARE, _GAP, _SPACE = 9, 6, 16
_PICTURE_SCALE = 2
"""A picture has so many dots a pixel of the window."""

_AROUND = QMargins(16, 16, 16, 16)
"""What a picture has around the charts, which the page has in the window."""

_Side = Qt.AlignmentFlag
Legend = Sequence[tuple[str, str]]


class Heading(pyqtgraph.GraphicsWidget):  # type: ignore[misc]
    """Words, and what the colours mean; nothing of it is markup."""

    def __init__(self, theme: Theme, words: str, legend: Legend = (), *, is_strong: bool) -> None:
        super().__init__()
        self._theme, self._words, self._legend = theme, words, legend
        self._strong = sized(ui_font(FontSize.BASE, 600 if is_strong else 400))
        self._plain = sized(ui_font(FontSize.SMALL))
        self.setFixedHeight(px(WORDS_HEIGHT + (LEGEND_HEIGHT if legend else 0)))

    def paint(self, painter: QPainter, _option: object, _widget: QWidget | None = None) -> None:
        """The words in one line, shortened where it is narrow, and the colours in one below it."""
        line = QRectF(0, 0, self.rect().width(), px(WORDS_HEIGHT))
        metrics = QFontMetricsF(self._strong)
        words = metrics.elidedText(tr(self._words), Qt.TextElideMode.ElideRight, line.width())
        self._draw(painter, self._strong, "text", words, line)
        line = QRectF(0, line.bottom(), line.width(), px(LEGEND_HEIGHT))
        for word, role in self._legend:
            top = line.center().y() - px(_SQUARE) / 2
            square = QRectF(line.left(), top, px(_SQUARE), px(_SQUARE))
            painter.fillRect(square, self._theme.colour(role))
            line.setLeft(square.right() + px(4))
            line.setLeft(self._draw(painter, self._plain, "text_dim", tr(word), line) + px(_GAP))

    def _draw(self, painter: QPainter, font: QFont, role: str, words: str, line: QRectF) -> float:
        """Words at the beginning of a line; where they end."""
        painter.setFont(font)
        painter.setPen(self._theme.colour(role))
        painter.drawText(line, _Side.AlignVCenter | _Side.AlignLeft, words)
        return float(line.left() + QFontMetricsF(font).horizontalAdvance(words))


class Axis(pyqtgraph.AxisItem):  # type: ignore[misc]
    """Has room for the words of its first and its last tick, too: pyqtgraph leaves them out."""

    def boundingRect(self) -> QRectF:
        """Half a line more at both ends of what stands upright."""
        room = QRectF(super().boundingRect())
        more = px(LEGEND_HEIGHT) / 2 if self.orientation == "left" else 0
        return room.adjusted(0, -more, 0, more)


class DrawnBars(Protocol):
    """What is drawn, and where."""

    @property
    def at(self) -> Mapping[int, Any]:
        """Place along the chart → what stands there."""

    @property
    def places(self) -> tuple[int, int]:
        """The first and the last place."""

    @property
    def is_named(self) -> bool:
        """Whether the bars lie beside names; else they stand above days."""

    @property
    def ticks(self) -> list[Tick]:
        """What stands at which place."""


class BarPlots(pyqtgraph.GraphicsView):  # type: ignore[misc]
    """A subclass says which plots there are (`headings`), and fills them (`fill`).

    Signals:
        chosen(object): what stands where somebody clicked.
    """

    chosen = Signal(object)

    headings: Sequence[tuple[str, Legend]] = ()

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the table is for those without a pointer
        self._theme = theme
        self._shown: DrawnBars | None = None
        self._caption = ""
        self._views: list[Any] = []
        self._label_width = 0.0
        self._is_stale = False
        theme.changed.connect(self._on_look_changed)

    def fill(self, views: Sequence[Any], shown: Any) -> None:
        """Draw what is shown into the plots."""

    def tip(self, found: Any) -> str:
        """The exact figures of what the pointer is on."""
        raise NotImplementedError

    def draw(self, shown: DrawnBars, caption: str, spoken: str) -> None:
        """Draw these; `caption` says what they are of."""
        self._shown, self._caption = shown, caption
        set_name(self, spoken)
        self._draw()

    def picture(self, form: str) -> bytes:
        """The charts in their theme, as "png" or "svg".

        Painted as a scene: pyqtgraph's own SVGExporter can't read the paths that Qt 6.12 writes.
        """
        assert self._shown is not None
        page = type(self)(self._theme, self.objectName(), self)  # as wide as it has to be
        page.resize(max(self.width(), px(LEAST_WIDTH)), self.height())
        page.draw(self._shown, self._caption, self.accessibleName())
        try:
            return page.painted(form)
        finally:
            page.hide()
            page.deleteLater()

    def painted(self, form: str) -> bytes:
        """The same of what is drawn here, as wide as it is."""
        content, size = QByteArray(), self.size().grownBy(_AROUND)
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if form == "svg":
            # slow to import
            from PySide6.QtSvg import QSvgGenerator

            drawing = QSvgGenerator()
            drawing.setOutputDevice(buffer)
            drawing.setSize(size)
            drawing.setResolution(self.logicalDpiX())  # that of the pieces that axes keep
            drawing.setViewBox(QRect(QPoint(), size))
            drawing.setTitle(self._caption)
            self._paint_on(drawing)
            buffer.close()
            return with_any_faces(bytes(content.data()).decode()).encode()
        else:
            image = QImage(size * _PICTURE_SCALE, QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(_PICTURE_SCALE)
            self._paint_on(image)
            QImageWriter(buffer, QByteArray(b"png")).write(image)
        buffer.close()
        return bytes(content.data())

    def _paint_on(self, device: QPaintDevice) -> None:
        drawn = QRectF(0, 0, self.width(), self.height())
        room = drawn.marginsAdded(QMarginsF(_AROUND))
        painter = QPainter(device)
        painter.translate(-room.topLeft())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(room, self._theme.colour("surface"))
        self.scene().prepareForPaint()
        self.scene().render(painter, drawn, drawn)
        painter.end()

    def figures_at(self, place: QPointF) -> Any:
        """What stands there; None where there is nothing."""
        at = self.mapToScene(place.toPoint())
        view = next((each for each in self._views if each.sceneBoundingRect().contains(at)), None)
        if view is None or self._shown is None:
            return None
        inside = view.mapSceneToView(at)
        along = inside.y() if self._shown.is_named else inside.x()
        return self._shown.at.get(round(along))

    def place_of(self, number: int) -> QPointF:
        """The middle of the bar with this number, from 0."""
        assert self._shown is not None
        along, view = list(self._shown.at)[number], self._views[0]
        centre = view.viewRect().center()
        is_named = self._shown.is_named
        inside = QPointF(centre.x(), along) if is_named else QPointF(along, centre.y())
        return QPointF(self.mapFromScene(view.mapViewToScene(inside)))

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what nobody saw in the colours and the size of now."""
        super().showEvent(event)
        if self._is_stale:
            self._draw()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say exactly what the pointer is on."""
        found = self.figures_at(event.position())
        set_tool_tip(self, "" if found is None else self.tip(found))
        pointing = Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor if found is None else pointing)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing is dragged here."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click narrows the list to what was clicked."""
        found = self.figures_at(event.position())
        if found is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(found)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page is scrolled, not the chart."""
        event.ignore()

    def _on_look_changed(self) -> None:
        if self.isVisible():
            self._draw()
        else:
            self._is_stale = True

    def _draw(self) -> None:
        shown, self._is_stale = self._shown, False
        if shown is None:
            return
        self.setBackground(self._theme.colour("surface"))
        layout = pyqtgraph.GraphicsLayout()
        layout.setContentsMargins(0, 0, 0, 0)
        layout.layout.setSpacing(0)
        self.setCentralItem(layout)
        caption = Heading(self._theme, self._caption, is_strong=False)
        layout.addItem(caption, 0, 0, 1, 2)
        labels = [words for _, words in shown.ticks] if shown.is_named else ["00,000 ms"]
        metrics = QFontMetricsF(sized(ui_font(FontSize.SMALL)))
        self._label_width = max(map(metrics.horizontalAdvance, labels)) + px(_GAP)
        self._views = [
            self._plot(layout, 1 + 3 * number, words, legend)
            for number, (words, legend) in enumerate(self.headings)
        ]
        self.fill(self._views, shown)
        rows = px(DAYS_HEIGHT) if not shown.is_named else px(ROW_HEIGHT) * len(shown.at)
        for number in range(len(self.headings)):
            layout.layout.setRowFixedHeight(2 + 3 * number, rows)
        self.setFixedHeight(len(self.headings) * (rows + px(AROUND_HEIGHT)) + px(WORDS_HEIGHT))
        self.setRange(QRectF(self.rect()), padding=0, disableAutoPixel=False)

    def _plot(self, layout: Any, row: int, words: str, legend: Legend) -> Any:
        layout.addItem(Heading(self._theme, words, legend, is_strong=True), row, 0, 1, 2)
        layout.layout.setRowFixedHeight(row + 2, px(AXIS_HEIGHT) + px(_SPACE))
        view = pyqtgraph.ViewBox(enableMouse=False, enableMenu=False)
        layout.addItem(view, row + 1, 1)
        view.axes = [self._axis(side, view) for side in ("left", "bottom")]
        layout.addItem(view.axes[0], row + 1, 0)
        layout.addItem(view.axes[1], row + 2, 1)
        return view

    def _axis(self, side: str, view: Any) -> Any:
        axis = Axis(side, linkView=view)
        axis.setTickFont(sized(ui_font(FontSize.SMALL)))
        axis.setTextPen(self._theme.colour("text_dim"))
        axis.setPen(self._theme.colour("border_strong"))
        axis.setTickPen(self._theme.colour("border"))
        axis.setStyle(tickLength=0, hideOverlappingLabels=side == "bottom")
        axis.setZValue(-200)  # its lines are behind the bars
        return axis

    def add_bars(
        self,
        view: Any,
        shown: DrawnBars,
        width: float,
        role: str,
        begun: Sequence[float],
        ends: Sequence[float],
    ) -> None:
        """Draw a bar at each place, from where it begins to where it ends."""
        if not shown.at:
            return
        places, colour = list(shown.at), self._theme.colour(role)
        look = {"pen": None, "brush": colour}
        bars = (
            pyqtgraph.BarGraphItem(y=places, height=width, x0=begun, x1=ends, **look)
            if shown.is_named
            else pyqtgraph.BarGraphItem(x=places, width=width, y0=begun, y1=ends, **look)
        )
        view.addItem(bars)

    def set_range(
        self, view: Any, shown: DrawnBars, across: tuple[float, float], ticks: list[Tick]
    ) -> None:
        """Have a plot reach so far, with these words at its axis."""
        first, last = shown.places
        along = (first - 0.6, last + 0.6)
        left, bottom = view.axes
        is_named = shown.is_named
        named, measured = (left, bottom) if is_named else (bottom, left)
        view.setRange(
            xRange=across if is_named else along, yRange=along if is_named else across, padding=0
        )
        named.setTicks([shown.ticks])
        measured.setTicks([[(place, tr(words)) for place, words in ticks]])
        measured.setGrid(255)
        # their own way to find it takes a second look at what was painted
        left.setWidth(self._label_width)
        bottom.setHeight(px(AXIS_HEIGHT))
