"""EntryPage: the right side of the Cache screen, a remembered result with all it hangs on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tooldesk.usage.desk.past_answers import NearestAnswer, OpenedAnswer
from tooldesk_ui.cache.cache_rows import BRIEF, CacheRow
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.json_tree.json_tree import JsonTree
from tooldesk_ui.widgets.pages.blocks import show_name, text_label
from tooldesk_ui.widgets.pages.detail_page import add_blocks, section
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.slot import Slot
from tooldesk_ui.widgets.pages.titled_page import TitledPage
from tooldesk_ui.widgets.pages.value_rows import ValueRows
from tooldesk_ui.widgets.results.result_view import ResultView
from tooldesk_ui.widgets.translated import set_words

LARGE_BYTES = 3_000_000
"""A larger result is read when a person wants it: taking it apart would stop the window."""

ARGUMENTS_HEIGHT, LEAST_RESULT_HEIGHT = 320, 240


class EntryPage(TitledPage):
    """What a row knows is there at once; arguments and result come when they are read."""

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        self._theme = theme
        self._tree: JsonTree | None = None
        self._result: ResultView | None = None
        self.parts, self.large, self.whole = ValueRows(), QPushButton(), QWidget()
        self._stands: Sequence[tuple[str, str]] = ()
        self._unread = flow_of(self.large, ActionButton(commands["save_answer"]))
        self.large.setObjectName("show_large_answer")
        self.comparison, self._arguments, self._answer = Slot(), Slot(), Slot()
        whole = QVBoxLayout(self.whole)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        arguments = section("Arguments", self._arguments)
        parts = section("What it depends on", self.parts)
        add_blocks(whole, (arguments, (self._answer, 24), parts))
        *buttons, delete = commands.pick(
            "compare_answer", "pin_answer", "show_answering_tool", "delete_answer"
        )
        super().__init__(
            theme,
            "cache_entry",
            "Cached answer",
            [ActionButton(each) for each in buttons],
            (self.comparison, 0),
            (self._unread, 0),
            (self.whole, 0),
            pushed=ActionButton(delete, "danger"),
            parent=parent,
        )
        self.show_comparison("", "", None)
        theme.changed.connect(self._fit)

    def show_row(self, row: CacheRow) -> None:
        """Show what the list knows of it."""
        facts = row.facts(datetime.now(UTC))
        self.show_head(row.entry.tool_name, row.look, facts, row.why_not)
        set_words(self.large, f"Show arguments and answer ({size(row.entry.size_bytes)})")

    def show_nothing_yet(self, *, is_large: bool) -> None:
        """Arguments and result are not read yet; a large one has to be asked for."""
        self._unread.setVisible(is_large)
        self.whole.hide()

    def show_opened(self, opened: OpenedAnswer, text: str) -> None:
        """Show arguments, result, which people read as `text`, and what it hangs on."""
        self._unread.hide()
        self._tree = self._result = None
        if opened.arguments in ({}, None):
            words = "None." if opened.arguments is not None else "They can't be read."
            self._arguments.put(text_label(words, tone="dim"))
        else:
            self._tree = JsonTree(self._theme, opened.arguments, "Arguments")
            self._arguments.put(self._tree)
        if opened.result is None:
            self._answer.put(text_label("It can't be read, and is given to no call.", tone="dim"))
        else:
            self._result = ResultView(self._theme, opened.result, text)
            self._result.setContentsMargins(-12, 0, -12, 0)
            self._answer.put(self._result)
        self._fit()
        self._stands = opened.parts
        self.retranslate()
        self.whole.show()

    def retranslate(self) -> None:
        """Say in the language of now what the answer depends on."""
        self.parts.set_rows([(_listed(what), _listed(how)) for what, how in self._stands])

    def show_comparison(self, heading: str, words: str, shown: NearestAnswer | None) -> None:
        """Say in what a call and a remembered one differ; without a heading nothing."""
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(text_label(words))
        for part in self._differences(shown) if shown is not None else ():
            column.addWidget(part)
        block, gap = section(heading, box)
        block.setContentsMargins(0, 0, 0, gap)
        self.comparison.put(block)
        self.comparison.setVisible(bool(heading))

    def _differences(self, shown: NearestAnswer) -> Iterator[QWidget]:
        show_name(arguments := text_label("", face="code", tone="dim"), shown.arguments[:BRIEF])
        yield arguments
        for each in shown.found.differences:
            yield text_label(each.pointer or "/", face="code")
            before, now = each.words
            lines = [] if each.is_new else [("-", before)]
            lines += [] if each.is_gone else [("+", now)]
            yield DifferenceLabel(self._theme, lines, "Remembered", "Asked")
        if not shown.found.differences:
            yield text_label("The arguments are the same.")
        if shown.found.changed:
            yield text_label(f"Changed in the tool since: {', '.join(shown.found.changed)}.")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The result has the height that is free."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._tree is not None:
            self._tree.set_room(px(ARGUMENTS_HEIGHT))
        if self._result is not None:
            room = max(px(LEAST_RESULT_HEIGHT), self.viewport().height() * 2 // 3)
            self._result.set_room(room, room)


def _listed(parts: str) -> str:
    """Parts of a tool, or how one stands, in the language: each is a name of ours."""
    return ", ".join(tr("{}", each) for each in parts.split(", "))
