"""media_row: a picture, a sound or other bytes of a result: what it is, how long, Open and Save.

A sound is played by the program that the desktop has for it: Qt Multimedia is no part of the Qt
that Tooldesk comes with.
"""

from __future__ import annotations

import io
import wave
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.errors import AppError, StorageError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.replaced_file import save_bytes
from tooldesk.tools.tool_result import AudioContent, BlobContent, ImageContent, MediaContent
from tooldesk_ui.language import tr
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.pages.blocks import IconLabel, action_button, text_label
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.results.media_files import (
    file_name,
    is_openable,
    media_bytes,
    open_copy,
)
from tooldesk_ui.widgets.translated import set_name

_LONGEST_TYPE = 40
_LONGEST_NAME = 40


class _Kind(NamedTuple):
    key: str
    open_words: str
    save_words: str


_KINDS = {
    ImageContent: _Kind("picture", "Open in viewer", "Save picture"),
    AudioContent: _Kind("audio", "Open in player", "Save sound"),
    BlobContent: _Kind("attachment", "", "Save attachment"),
}


def media_row(theme: Theme, media: MediaContent, name: str) -> QWidget:
    """Name, kind, length, Open and Save; Open only where its bytes are of the kind it claims."""
    kind = _KINDS[type(media)]
    box = QWidget()
    box.setObjectName(f"result_{kind.key}")
    set_name(box, name)
    said = text_label("", tone="dim")
    said.hide()
    title = text_label(name, level="strong", wraps=False)
    if isinstance(media, BlobContent) and media.name:
        title.setText(visible_line(f"{name}: {_short(media.name)}"))
        set_tool_tip(title, media.name)
    facts = text_label(media_facts(media), tone="dim", wraps=False)
    parts: list[QWidget] = [IconLabel(theme, "file", "text_dim"), title, facts]

    def tell(words: str) -> None:
        said.setText(words)
        said.show()

    if kind.open_words and is_openable(media):
        opens = action_button(
            theme,
            kind.open_words,
            "external",
            partial(_open, media, tell),
        )
        words = f"Gives {file_name(media)}, a copy, to the program that this desktop has for it."
        set_tool_tip(opens, words)
        parts.append(opens)
    ask = partial(_ask_where_to_save, box, kind.save_words, media, tell)
    parts.append(action_button(theme, kind.save_words, "save", ask))
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addWidget(flow_of(*parts))
    column.addWidget(said)
    return box


def _short(name: str) -> str:
    """The end of a URI is what tells it from others."""
    return name if len(name) <= _LONGEST_NAME else f"…{name[1 - _LONGEST_NAME :]}"


def media_facts(media: MediaContent) -> str:
    """As "audio/wav, 1.2 s, 32 kB"; seconds only where the header of the file says them."""
    data = media_bytes(media)
    length = _length_s(data) if isinstance(media, AudioContent) else None
    shown = [media.media_type[:_LONGEST_TYPE], *([] if length is None else [tr(f"{length:.1f} s")])]
    return ", ".join([*shown, tr(size(len(data)))])


def save_media(media: MediaContent, path: Path) -> str:
    """Write it as it is; returns words on how that went."""
    try:
        save_bytes(path, media_bytes(media))
    except StorageError as error:
        return f"{error.message} {error.next_step}"
    return f"Saved as {path.name}."


def _open(media: MediaContent, tell: Callable[[str], None]) -> None:
    try:
        name = open_copy(media)
    except AppError as error:
        tell(str(error))
    else:
        tell(f"A copy, {name}, was given to the desktop's program for it.")


def _ask_where_to_save(
    box: QWidget, word: str, media: MediaContent, tell: Callable[[str], None]
) -> None:
    def save_to(path: Path, _: str = "") -> None:
        tell(save_media(media, path))

    ask_where_to_save(box.window(), word, file_name(media), "", save_to)


def _length_s(data: bytes) -> float | None:
    try:
        with wave.open(io.BytesIO(data)) as sound:
            frames: int = sound.getnframes()
            rate: int = sound.getframerate()
            return frames / rate
    except (wave.Error, EOFError, ZeroDivisionError, ValueError, OverflowError):
        return None
