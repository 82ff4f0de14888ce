"""Takes a picture of every screen, in light and dark, into docs/screens: `make screenshots`.

Run by hand; the pictures are looked at by a person before they are committed.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import walk
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.theme import Scheme

FOLDER = Path(__file__).parents[3] / "docs" / "screens"
SIZE = (1280, 800)
MAX_BYTES = 200_000


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder whose name says nothing: the pictures show it."""
    folder = Path(tempfile.gettempdir(), "tooldesk")
    folder.mkdir()
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_take_pictures(live, until, secret_service, scheme) -> None:
    async def body(window: MainWindow) -> None:
        QApplication.setCursorFlashTime(0)
        await walk.fill(window, until)
        window.looks.colouring.choose(scheme)
        window.resize(*SIZE)
        async for name in walk.screens(window, until):
            await save(window, f"{name}_{scheme.value}")
        window.commands["guide"].trigger()
        guide = window.findChild(QDialog, "guide_dialog")
        await until(guide.isVisible)
        await save(guide, f"guide_{scheme.value}")
        guide.reject()

    live(body)


async def save(widget: QWidget, name: str) -> None:
    """When it has not changed for a second: what is read in the background is there by then."""
    before, picture, alike = None, None, 0
    while alike < 10:
        await asyncio.sleep(0.1)
        before, picture = picture, widget.grab().toImage()
        alike = alike + 1 if picture == before else 0
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{name}.png"
    # quality 0 is zlib's best, and slowest
    assert picture.convertToFormat(QImage.Format.Format_RGB888).save(str(file), quality=0)
    assert file.stat().st_size <= MAX_BYTES, f"{file} is {file.stat().st_size:,} bytes"
