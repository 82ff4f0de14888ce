"""RawPane: the editor of the raw text and, above it, what is to be said of what was brought."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.bounded_file import UnfitFileError, read_bounded
from tooldesk_ui.console.raw_text.raw_editor import RawEditor
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.brought_data import is_variables_file
from tooldesk_ui.widgets.pages.notice import Notice

MAX_FILE_SIZE = 64_000_000

LONGEST_LOOKED_AT = 2_000_000
"""Characters of a text of which is said that tools can be made of it; its JSON is read for that."""


class RawPane(QWidget):
    """Shows, loads and keeps the raw output of a model.

    Signals:
        import_wanted(object, str): tools shall be made of files, a list of Path, or of a text.
    """

    import_wanted = Signal(object, str)

    def __init__(
        self,
        theme: Theme,
        tasks: TaskOwner,
        bar: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`bar` stands above the text."""
        super().__init__(parent)
        self.editor = RawEditor(theme)
        self.setFocusProxy(self.editor)
        self._tasks = tasks
        self._file: Path | None = None
        self._note = Notice(theme)
        self._note.setObjectName("raw_text_note")
        self._import = QAction(theme.icon("import"), "Import as tools…", self)
        self._import.setObjectName("import_raw_text")
        self._import.triggered.connect(self._on_import)
        self._note.hide()
        self.editor.text_changed.connect(self.withdraw_note)
        self.editor.text_brought.connect(self._look_at)
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

    def withdraw_note(self) -> None:
        """Say nothing above the text; it isn't true any more, or the person has gone on."""
        self._file = None
        self._note.hide()

    async def load(self, path: Path) -> bool:
        """Show the text of a file; false when it isn't shown.

        Why it can't be read is said. Values of a file of variables are secret: none becomes a text
        that is seen and kept.
        """
        if is_variables_file(path):
            self.import_wanted.emit([path], "")
            return False
        from asyncio import to_thread

        data, problem = await to_thread(_read, path)
        if problem is not None:
            self._say_file_problem(*problem)
            return False
        self.editor.set_text(_decoded(data))
        self._look_at(path)
        return True

    def _look_at(self, path: Path | None = None) -> None:
        """Offer to make tools of what was brought, where they can be made of it."""
        if self.editor.length <= LONGEST_LOOKED_AT:
            self._tasks.start(
                self._offer_import(self.editor.text, path), "look at what was brought"
            )

    async def _offer_import(self, text: str, path: Path | None) -> None:
        from asyncio import to_thread

        form = await to_thread(_form_of, text, path)
        if not form or self.editor.text != text:
            return
        self._file = path
        words = "It stays here as text. Importing shows first what it would become."
        self._note.set_words("info", f"This looks like {form}", words)
        self._note.offer(self._import)
        self._note.show()

    def _on_import(self) -> None:
        files = [] if self._file is None else [self._file]
        text = "" if files else self.editor.text
        self.withdraw_note()
        self.import_wanted.emit(files, text)

    def _say_file_problem(self, message: str, next_step: str) -> None:
        self._note.set_words("error", "The file was not loaded", message, next_step)
        self._note.offer(None)
        self._note.show()


def _form_of(text: str, path: Path | None) -> str:
    """What of which tools are made a text is; "" where it is something else. Blocking."""
    from tooldesk.importing.fetched_text import is_url
    from tooldesk.importing.import_text import ImportOrigin
    from tooldesk.importing.reading import form_of

    if is_url(text) and len(text.split()) == 1:
        return "a URL"
    form = form_of(text, ImportOrigin(path=path))
    return "" if form is None else form.title


def _read(path: Path) -> tuple[bytes, tuple[str, str] | None]:
    """What is in a file, or why it can't be read and what to do.

    Raised, the error would hold the frames it passes, and with them the pane, until the thread
    lets go of it; a pane that is closed by then would be destroyed there, and Qt would crash.
    """
    try:
        return read_bounded(path, MAX_FILE_SIZE), None
    except UnfitFileError as error:
        if path.is_dir():
            return b"", (f"{path.name} is a folder.", "Drop a file that is in it.")
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
