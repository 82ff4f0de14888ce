"""CacheScreen: what is remembered of results, whether it is still given, and why it was not."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk.counted import counted
from tooldesk.errors import StorageError
from tooldesk_ui.cache.cache_edits import CacheEdits
from tooldesk_ui.cache.cache_model import WORDS, CacheModel
from tooldesk_ui.cache.cache_rows import CacheFigures, CacheRow
from tooldesk_ui.cache.cache_source import CacheSource
from tooldesk_ui.cache.command_table import OF_ANSWER
from tooldesk_ui.cache.entry_page import LARGE_BYTES, EntryPage
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.list_joining import join_list
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.lists.paged_screen import PagedScreen
from tooldesk_ui.widgets.pages.blocks import row_of
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.results.result_words import result_text

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.cache.cache_outcome import CacheOutcome
    from tooldesk.usage.desk.past_answers import NearestAnswer

    _Comparison = tuple[int | None, str, str, NearestAnswer | None]
    """The number of the result on whose page it stands, heading, words, in what calls differ."""

_NO_COMPARISON: _Comparison = (None, "", "", None)

WIDTHS = 420, 740
_NOTHING_KEPT = "No answer of it is kept."
_NO_OTHER = "No other answer of its tool is kept."
_NO_TOOL = "No tool is called so now."
"""Why something can't be done with the row that is shown."""


class CacheScreen(PagedScreen[CacheSource]):
    """Lists, shows, compares, pins and deletes remembered results.

    Signals:
        tools_wanted(str): the tool of this name shall be shown, or any where it is empty.
    """

    tools_wanted = Signal(str)

    def __init__(
        self, theme: Theme, commands: Commands, history: History, parent: QWidget | None = None
    ) -> None:
        # what the row knows is shown at once, so nothing flickers by
        super().__init__(theme, CacheModel(), WORDS, parent, pause_ms=0)
        self.commands = commands
        self._figures: CacheFigures | None = None
        self._opened: object = None
        self._comparison = _NO_COMPARISON
        self._seen_changes: object = None
        self.removals: CacheEdits = CacheEdits(history, self.refresh)
        self.page = EntryPage(theme, commands)
        self.notice = Notice(theme, self)
        self._lay_out()
        self._connect()

    def set_app(self, app: App | None) -> None:
        """Show what is remembered of the tools of `app`; None while a workspace is being opened."""
        if app is None or app is not self.app:
            self._figures, self._opened, self._comparison = None, None, _NO_COMPARISON
            self.open_app(app, None if app is None else CacheSource(app))
        self.on_settings_changed()

    def refresh(self) -> None:
        """Read anew how everything stands, if anybody sees it."""
        if self._source is not None and self.isVisible():
            self.owner.start(self._read_anew(self._source), "read cached answers anew")

    def on_settings_changed(self) -> None:
        """The cache may be off now, or a tool's."""
        if self._source is not None:
            self._source.answers.forget_tools()
            self.refresh()

    def show_miss(self, tool_name: str, outcome: CacheOutcome) -> None:
        """Say why a call found no answer, beside the remembered call that is nearest."""
        if self._source is not None:
            work = self._compare_call(self._source, tool_name, outcome)
            self.owner.start(work, "compare a call")

    def _lay_out(self) -> None:
        self.notice.setObjectName("cache_notice")
        self._settings = ActionButton(self.commands["settings"])
        self._above = row_of(self.notice, self._settings)
        self._above.setContentsMargins(12, 12, 12, 0)
        self._above.hide()
        delete_all = ActionButton(self.commands["delete_all_answers"])
        self.lay_out([delete_all], self.page, WIDTHS, self._above)

    def _connect(self) -> None:
        self.offer_when_empty("Open tools", lambda: self.tools_wanted.emit(""))
        self.page.large.clicked.connect(lambda: self._open(is_wanted=True))
        work = {
            "compare_answer": self.with_row(self._compare),
            "pin_answer": self.with_row(self._pin),
            "save_answer": self.with_row(self._ask_where),
            "show_answering_tool": self.with_row(
                lambda row: self.tools_wanted.emit(row.entry.tool_name)
            ),
            "delete_tool_answers": self.with_row(
                lambda row: self._delete(None, row.entry.tool_name)
            ),
            "delete_all_answers": self._delete,
        }
        self.commands.join(self, work)
        delete = {"delete_answer": self.with_row(lambda row: self._delete(row.entry.number))}
        self.commands.join(self.list, delete)
        join_list(self.commands, self.list, OF_ANSWER)

    def on_seen(self, is_seen: bool) -> None:
        """Look anew at what the tools are like."""
        if is_seen and self._source is not None:
            self._source.answers.forget_tools()
        self._seen_changes = None
        super().on_seen(is_seen)

    def look(self) -> None:
        """Every few seconds: what is told of time is another, and calls may have used the cache."""
        self.list.model.rows_changed()
        if (row := self.list.current()) is not None:
            self.page.show_row(row)
        if self._source is not None:
            self.owner.start(self._look_for_changes(self._source), "look for changes")

    async def _look_for_changes(self, source: CacheSource) -> None:
        with suppress(StorageError):  # the list says so
            changes = await source.changes()
            if source is self._source and changes != self._seen_changes:
                self._seen_changes = changes
                self.refresh()

    async def _read_anew(self, source: CacheSource) -> None:
        figures = None
        with suppress(StorageError):  # the list says so
            figures = await source.figures()  # before the list, which has what has misses only
        if source is not self._source:
            return
        self.list.look()
        self.list.read_seen_again()
        if figures is not None:
            self._figures = figures
            self.bar.summary.setText(figures.words)
            self._tell_trouble(*figures.trouble)
            self._offer(self.list.current())

    def _tell_trouble(self, *words: str) -> None:
        self._settings.setVisible(bool(words))
        self._above.setVisible(bool(words))
        if words:
            self.notice.set_words("warn", *words)

    def show_row(self, row: CacheRow | None) -> None:
        """Show what the row knows, and read the rest of it."""
        self._offer(row)
        if row is None:
            # one that is only not read yet is shown in a moment
            if not self.list.model.keys:
                self.page.show_content(False)
            return
        self.page.show_row(row)
        if not row.is_answer:
            self._compare_beside(_NO_COMPARISON)
            self._opened = None
            self._opening.want(None)
            self.page.show_nothing_yet(is_large=False)
            return
        if self._comparison[0] != row.entry.number:
            self._compare_beside(_NO_COMPARISON)
        wanted = row.entry.number, row.entry.stored_at, row.state
        if wanted != self._opened:
            self._opened = wanted
            self._open(is_wanted=False)

    def _open(self, *, is_wanted: bool) -> None:
        """Read the current result; a large one only if a person wants it."""
        row = self.list.current()
        if row is None:
            return
        is_large = row.entry.size_bytes > LARGE_BYTES and not is_wanted
        self.page.show_nothing_yet(is_large=is_large)
        self._opening.want(None if is_large else row.entry.number)

    async def read_row(self, number: int) -> None:
        """Show arguments and result."""
        with suppress(StorageError):  # the list says so
            opened = None if self._source is None else await self._source.answers.opened(number)
            result = None if opened is None else opened.result
            text = "" if result is None else await asyncio.to_thread(result_text, result)
            if opened is not None and self._opening.is_wanted(number):
                self.page.show_opened(opened, text)

    def _offer(self, row: CacheRow | None) -> None:
        offer, name = self.commands.offer, row.entry.tool_name if row is not None else ""
        counts = self._figures.counts if self._figures is not None else {}
        is_answer = row is not None and row.is_answer
        ways = "delete_answer", "delete_tool_answers", "pin_answer", "save_answer"
        offer(is_answer, *ways, of=name, why_not=_NOTHING_KEPT if row is not None else "")
        has_others = row is not None and counts.get(name, 0) > 1
        offer(has_others, "compare_answer", of=name, why_not=_NO_OTHER if row is not None else "")
        is_tool = self._source is not None and name in self._source.app.registry.names()
        why = _NO_TOOL if row is not None else ""
        offer(is_tool, "show_answering_tool", of=name, why_not=why)
        offer(bool(counts), "delete_all_answers")
        is_pinned = row is not None and row.entry.is_pinned
        verb = "Unpin" if is_pinned else "Pin"
        self.commands["pin_answer"].retitle(f"&{verb} answer of {{}}", verb)

    def _delete(self, number: int | None = None, tool_name: str | None = None) -> None:
        if self._source is not None:
            numbers = None if number is None else [number]
            self.owner.start(
                self.removals.delete_of(self._source, numbers, tool_name), "delete cached answers"
            )

    async def _pin(self, row: CacheRow) -> None:
        if self._source is not None:
            await self.removals.pin(self._source, row, is_pinned=not row.entry.is_pinned)

    async def _ask_where(self, row: CacheRow) -> None:
        if (source := self._source) is None:
            return

        def save(path: Path, _: str) -> None:
            self.owner.start(self._save(source, row.entry.number, path), "save an answer")

        suffix = await source.answers.suffix(row.entry.number)
        name = f"{row.entry.tool_name}-{row.entry.number}{suffix}"
        ask_where_to_save(self, "Save answer", name, "All files (*)", save)

    async def _save(self, source: CacheSource, number: int, path: Path) -> None:
        self.said.emit(f"{path.name} is being written…")
        left_out = await source.answers.save(number, path)
        more = f"; {counted(left_out, 'other part')} of the answer can't be in it" * bool(left_out)
        self.said.emit(f"The answer is in {path.name}{more}.")

    async def _compare(self, row: CacheRow) -> None:
        if (source := self._source) is None:
            return
        shown = await source.answers.nearest(row.entry.number)
        words = f"No other answer of {row.entry.tool_name} is remembered."
        if shown is not None:
            words = "Lines with - are of the nearest other call, lines with + of the one shown:"
        if source is self._source:
            self._compare_beside((row.entry.number, "Compared with the nearest", words, shown))

    async def _compare_call(
        self, source: CacheSource, tool_name: str, outcome: CacheOutcome
    ) -> None:
        was_stored = outcome.verdict == "stored"
        shown = await source.answers.nearest_to_call(tool_name, outcome.key, was_stored=was_stored)
        if source is not self._source:
            return
        why = outcome.why_missed
        if shown is None:
            nothing = f"No other answer of {tool_name} is remembered to compare it with."
            self.notice.set_words("info", f"Why a call of {tool_name} was a miss", why, nothing)
            self._settings.hide()
            self._above.show()
            return
        words = (
            f"{why} Lines with - are of the nearest remembered call, lines with + of the one made:"
        )
        self._comparison = shown.number, "Why a call was a miss", words, shown
        self.list.show_row(str(shown.number))
        self._compare_beside(self._comparison)

    def _compare_beside(self, comparison: _Comparison) -> None:
        """Show it on the page of the result that it belongs to."""
        self._comparison = comparison
        self.page.show_comparison(*comparison[1:])
