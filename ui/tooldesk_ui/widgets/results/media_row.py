"""media_row: a picture or a sound that a tool gave back: what it is, how long, Open and Save.

A sound is played by the program that the desktop has for it: Qt Multimedia is no part of the Qt
that Tooldesk comes with.
"""

from __future__ import annotations

import io
import wave
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from tooldesk.errors import AppError
from tooldesk.tools.tool_result import AudioContent, MediaContent
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.pages.blocks import IconLabel, action_button, row, text_label
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.results.media_files import (
    file_name,
    is_openable,
    media_bytes,
    open_copy,
)


def media_row(theme: Theme, media: MediaContent, name: str) -> QWidget:
    """Name, kind, length, Open and Save; Open only where its bytes are of the kind it claims."""
    is_sound = isinstance(media, AudioContent)
    box = QWidget()
    box.setObjectName("result_audio" if is_sound else "result_picture")
    box.setAccessibleName(name)
    facts = text_label(media_facts(media), tone="dim")
    title = text_label(name, level="strong", wraps=False)
    line = row(IconLabel(theme, "file", "text_dim"), title, facts, spacing=8)
    line.setStretchFactor(facts, 1)
    if is_openable(media):
        opens = action_button(
            theme,
            "Open in player" if is_sound else "Open in viewer",
            "external",
            partial(_open, media, facts.setText),
        )
        words = f"Gives {file_name(media)}, a copy, to the program that this desktop has for it."
        set_tool_tip(opens, words)
        line.addWidget(opens)
    word = "Save sound" if is_sound else "Save picture"
    ask = partial(_ask_where_to_save, box, word, media, facts.setText)
    line.addWidget(action_button(theme, word, "save", ask))
    line.setContentsMargins(0, 0, 0, 0)
    box.setLayout(line)
    return box


def media_facts(media: MediaContent) -> str:
    """As "audio/wav, 1.2 s, 32 kB"; seconds only where the header of the file says them."""
    data = media_bytes(media)
    length = _length_s(data) if isinstance(media, AudioContent) else None
    shown = [media.media_type[:60], *([] if length is None else [f"{length:.1f} s"])]
    return ", ".join([*shown, size(len(data))])


def save_media(media: MediaContent, path: Path) -> str:
    """Write it as it is; returns words on how that went."""
    try:
        path.write_bytes(media_bytes(media))
    except OSError as error:
        return f"It was not saved: {error.strerror or error}. Choose another folder."
    return f"Saved as {path.name}."


def _open(media: MediaContent, tell: Callable[[str], None]) -> None:
    try:
        name = open_copy(media)
    except AppError as error:
        tell(f"{media_facts(media)}. {error}")
    else:
        tell(f"{media_facts(media)}. A copy, {name}, was given to the desktop's program.")


def _ask_where_to_save(
    box: QWidget, word: str, media: MediaContent, tell: Callable[[str], None]
) -> None:
    def save_to(path: Path, _: str = "") -> None:
        tell(f"{media_facts(media)}. {save_media(media, path)}")

    ask_where_to_save(box.window(), word, file_name(media), "", save_to)


def _length_s(data: bytes) -> float | None:
    try:
        with wave.open(io.BytesIO(data)) as sound:
            frames: int = sound.getnframes()
            rate: int = sound.getframerate()
            return frames / rate
    except (wave.Error, EOFError, ZeroDivisionError, ValueError, OverflowError):
        return None
