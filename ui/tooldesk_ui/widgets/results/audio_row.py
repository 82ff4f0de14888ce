"""audio_row: a sound that a tool gave back: what it is, how long, and Save.

It is not played: that needs Qt Multimedia, which is no part of the Qt that Tooldesk comes with.
"""

from __future__ import annotations

import base64
import binascii
import io
import mimetypes
import wave
from pathlib import Path

from PySide6.QtWidgets import QWidget

from tooldesk.tools.tool_result import AudioContent
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.pages.blocks import IconLabel, action_button, row, text_label

_SUFFIXES = {"audio/wav": ".wav", "audio/x-wav": ".wav", "audio/mpeg": ".mp3", "audio/ogg": ".ogg"}
"""Those that the table of the machine has in another way, or not."""


def audio_row(theme: Theme, audio: AudioContent, name: str = "Sound") -> QWidget:
    """Name, kind, length and Save."""
    box = QWidget()
    box.setObjectName("result_audio")
    box.setAccessibleName(name)
    facts = text_label(audio_facts(audio), tone="dim")

    def save_to(path: Path, _: str = "") -> None:
        try:
            path.write_bytes(audio_bytes(audio))
        except OSError as error:
            reason = error.strerror or str(error)
            facts.setText(f"It was not saved: {reason}. Choose another folder.")
        else:
            facts.setText(f"{audio_facts(audio)}. Saved as {path.name}.")

    def ask() -> None:
        ask_where_to_save(box.window(), "Save sound", suggested_name(audio), "", save_to)

    save = action_button(theme, "Save sound", "save", ask)
    title = text_label(name, level="strong", wraps=False)
    line = row(IconLabel(theme, "file", "text_dim"), title, facts, save, spacing=8)
    line.setStretchFactor(facts, 1)
    line.setContentsMargins(0, 0, 0, 0)
    box.setLayout(line)
    return box


def audio_facts(audio: AudioContent) -> str:
    """As "audio/wav, 1.2 s, 32 KB"; seconds only where the header of the file says them."""
    data = audio_bytes(audio)
    length = _length_s(data)
    shown = [audio.media_type[:60], *([] if length is None else [f"{length:.1f} s"])]
    return ", ".join([*shown, size(len(data))])


def audio_bytes(audio: AudioContent) -> bytes:
    """The bytes of a sound; empty when it is not base64."""
    try:
        return base64.b64decode(audio.data, validate=False)
    except (binascii.Error, ValueError):
        return b""


def suggested_name(audio: AudioContent) -> str:
    """What its file may be called, with the suffix of its kind."""
    media_type = audio.media_type.partition(";")[0].strip().lower()
    suffix = _SUFFIXES.get(media_type) or mimetypes.guess_extension(media_type) or ".bin"
    return f"result{suffix}"


def _length_s(data: bytes) -> float | None:
    try:
        with wave.open(io.BytesIO(data)) as sound:
            frames: int = sound.getnframes()
            rate: int = sound.getframerate()
            return frames / rate
    except (wave.Error, EOFError, ZeroDivisionError, ValueError, OverflowError):
        return None
