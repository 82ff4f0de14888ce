"""Picture: a picture of a tool or a server, in bounded size and decoded within bounds."""

from __future__ import annotations

import threading

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QImageReader, QPixmap

from tooldesk.tools.tool_result import ImageContent
from tooldesk_ui.language import tr
from tooldesk_ui.theme import set_variant
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.results.media_files import media_bytes

MAX_IMAGE_SIDE = 480
MAX_IMAGE_PIXELS = 25_000_000
"""Of a picture that is decoded, which takes four bytes of memory for each."""

QUICK_PIXELS, QUICK_LENGTH = 500_000, 500_000
"""Up to here it is decoded at once: nobody sees how long it takes."""

FORMATS = (b"png", b"jpeg", b"gif", b"webp", b"bmp")
"""Those that hold pixels. SVG, for one, holds a program of any length."""

LOOK_MS = 30

_ONE_AT_A_TIME = threading.Lock()


class Picture(PlainLabel):
    """A picture, or words that say why it can't be shown; a large one is decoded on a thread."""

    def __init__(self, image: ImageContent) -> None:
        super().__init__()
        self._image = image
        self._decoded: QImage | None = None
        self.setObjectName("result_image")
        self.setAccessibleName("Picture")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft)
        if len(image.data) <= QUICK_LENGTH and _is_quick(media_bytes(image)):
            self._decode()
            self._show()
            return
        self.setText("The picture is decoded…")
        set_variant(self, "tone", "dim")
        self._looks = QTimer(self)
        self._looks.setInterval(LOOK_MS)
        self._looks.timeout.connect(self._look)
        self._looks.start()
        threading.Thread(target=self._decode, name="decode picture", daemon=True).start()

    def _decode(self) -> None:
        with _ONE_AT_A_TIME:
            self._decoded = decoded(media_bytes(self._image))

    def _look(self) -> None:
        if self._decoded is not None:
            self._looks.stop()
            self._show()

    def _show(self) -> None:
        image, self._decoded = self._decoded, None
        if image is None or image.isNull():
            length = size(len(self._image.data) * 3 // 4)
            self.setText(
                f"A picture ({self._image.media_type[:60]}, {length}) that can't be shown. "
                "Save it and open it elsewhere."
            )
            self.setWordWrap(True)
            set_variant(self, "tone", "warn")
            return
        self.setText("")
        sides = str(image.width()), str(image.height())
        self.setAccessibleDescription(tr("Picture, {} by {}", *sides))
        self.setPixmap(QPixmap.fromImage(image))


def decoded(data: bytes) -> QImage:
    """The picture, made smaller; a null one when it is none, cut off, too large or no pixels."""
    buffer, reader = _reader(data)
    full = reader.size()
    if not 0 < _pixels_of(reader) <= MAX_IMAGE_PIXELS:
        return QImage()
    limit = QSize(MAX_IMAGE_SIDE, MAX_IMAGE_SIDE)
    if full.width() > limit.width() or full.height() > limit.height():
        reader.setScaledSize(full.scaled(limit, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    buffer.close()
    return image


def _is_quick(data: bytes) -> bool:
    buffer, reader = _reader(data)
    is_quick = _pixels_of(reader) <= QUICK_PIXELS
    buffer.close()
    return is_quick


def _pixels_of(reader: QImageReader) -> int:
    """How many it says that it has; none of a format that is not shown."""
    full = reader.size()
    if bytes(reader.format().data()) not in FORMATS or not full.isValid():
        return 0
    return full.width() * full.height()


def _reader(data: bytes) -> tuple[QBuffer, QImageReader]:
    """A reader, and what has to live as long as it."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    return buffer, reader
