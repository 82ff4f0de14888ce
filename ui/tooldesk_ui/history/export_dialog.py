"""ExportDialog: which calls are written to a file, and how; shows how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import aclosing
from pathlib import Path

from PySide6.QtWidgets import QWidget

from tooldesk.counted import counted
from tooldesk.replaced_file import chosen_file
from tooldesk.usage.history.call_bundle import Form, export_lines
from tooldesk.usage.history.past_call import PastCall
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import form_of
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.segments import Segments

ONE, LISTED = 0, 1
_FORMS: tuple[tuple[Form, str, str], ...] = (
    ("jsonl", "calls.jsonl", "JSON Lines (*.jsonl)"),
    ("har", "calls.har", "HTTP archive (*.har)"),
)
Read = Callable[[Sequence[int]], AsyncIterator[PastCall]]
"""Gives the calls of these numbers, without secrets."""


class ExportDialog(Dialog):
    """Attributes: done: what was written, in words; "" until it was."""

    def __init__(
        self, theme: Theme, current: int | None, listed: Sequence[int], read: Read, parent: QWidget
    ) -> None:
        """`current` is the call that is shown; None when there is none."""
        super().__init__(theme, "export_dialog", "Export calls", "Choose file…", parent)
        self._current, self._listed, self._read = current, listed, read
        self.done_words = ""
        self.hint.setText("Values of secrets are not in it. Look through it before you share it.")
        which = (f"Call {current:,}" if current else "No call", f"All listed ({len(listed):,})")
        self.which = Segments(which, "export_which")
        self.which.set_current(ONE if current else LISTED)
        self.form = Segments(("JSON Lines", "HTTP archive"), "export_form")
        self.progress = words_label(tone="dim")
        self.progress.setObjectName("export_progress")
        self.lay_out((form_of(("Calls", self.which), ("Format", self.form)), 8), (self.progress, 0))

    def on_go(self) -> None:
        """Ask for the file."""
        _, name, kinds = _FORMS[self.form.current()]
        ask_where_to_save(self, "Export calls", name, kinds, lambda path, _: self.write(path))

    def write(self, path: Path) -> None:
        """Write the file, then close."""
        is_one = self.which.current() == ONE and self._current is not None
        numbers = [self._current or 0] if is_one else self._listed
        self.work(self._write(path, numbers, _FORMS[self.form.current()][0]))

    async def _write(self, path: Path, numbers: Sequence[int], form: Form) -> None:
        count, lines = 0, export_lines(self._read(numbers), form)
        async with aclosing(lines):
            with chosen_file(path, is_private=True) as file:
                async for line in lines:
                    await asyncio.to_thread(file.write, f"{line}\n")
                    count += 1
                    self.progress.setText(f"{count:,} of {len(numbers):,}…")
        self.done_words = f"{counted(len(numbers), 'call')} written to {path.name}."
        self.accept()
