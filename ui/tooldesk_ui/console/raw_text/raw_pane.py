"""RawPane: the editor of the raw text and, above it, a note when a file was not loaded."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.bounded_file import UnfitFileError, read_bounded
from tooldesk_ui.console.raw_text.raw_editor import RawEditor
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.notice import Notice

MAX_FILE_SIZE = 64_000_000


class RawPane(QWidget):
    """Shows, loads and keeps the raw output of a model."""

    def __init__(
        self, theme: Theme, bar: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        """`bar` stands above the text."""
        super().__init__(parent)
        self.editor = RawEditor(theme)
        self.setFocusProxy(self.editor)
        self._note = Notice(theme)
        self._note.setObjectName("raw_text_note")
        self._note.hide()
        self.editor.text_changed.connect(self._note.hide)
        notes = QVBoxLayout()
        notes.setContentsMargins(12, 0, 12, 0)
        notes.addWidget(self._note)
        text = QVBoxLayout()
        text.setSpacing(4)
        text.addLayout(notes)
        text.addWidget(self.editor, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        if bar is not None:
            layout.addWidget(bar)
        layout.addLayout(text, 1)

    @property
    def note(self) -> str:
        """What is said above the text; empty when nothing is."""
        return "" if self._note.isHidden() else self._note.words()

    async def load(self, path: Path) -> bool:
        """Show the text of a file; false when it can't be read, which is then said."""
        from asyncio import to_thread

        data, problem = await to_thread(_read, path)
        if problem is not None:
            self._say_file_problem(*problem)
            return False
        self.editor.set_text(_decoded(data))
        return True

    def _say_file_problem(self, message: str, next_step: str) -> None:
        self._note.set_words("error", "The file was not loaded", message, next_step)
        self._note.show()


def _read(path: Path) -> tuple[bytes, tuple[str, str] | None]:
    """What is in a file, or why it can't be read and what to do.

    Raised, the error would hold the frames it passes, and with them the pane, until the thread
    lets go of it; a pane that is closed by then would be destroyed there, and Qt would crash.
    """
    try:
        return read_bounded(path, MAX_FILE_SIZE), None
    except UnfitFileError as error:
        return b"", (
            f"{path.name} can't be used: {error.strerror}.",
            f"Choose a file of at most {MAX_FILE_SIZE // 1_000_000} MB, or read it with the"
            " tooldesk parse command.",
        )
    except OSError as error:
        reason = error.strerror or type(error).__name__
        return b"", (f"{path.name} can't be read: {reason}.", "Check the file and its permissions.")


def _decoded(data: bytes) -> str:
    """UTF-8 with or without a byte order mark; what is none becomes U+FFFD."""
    return data.decode("utf-8-sig", errors="replace")
