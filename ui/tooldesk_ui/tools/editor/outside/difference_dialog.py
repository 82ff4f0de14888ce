"""DifferenceDialog: a draft beside what its file says now, taken whole or by parts."""

from __future__ import annotations

import asyncio

from PySide6.QtWidgets import QCheckBox, QWidget

from tooldesk.errors import DefinitionError
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.definition_check import check_document
from tooldesk.workspace.file_merge import ABSENT, Part, merged, parts, untouched_here
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.draft_reading import JsonFault, read_object
from tooldesk_ui.tools.editor.tool_draft import ToolDraft, as_text
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.formatting import pretty_json
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.text_difference import difference

WIDTH, HEIGHT = 720, 560
MOST_PARTS = 100
WHO = {
    "mine": "you changed it",
    "theirs": "changed in the file",
    "both": "changed in both",
}
SIGNS = "\u2212 is what you have, + what the file says."
BY_PARTS = f"What is ticked is taken from the file; all else stays as you edited it. {SIGNS}"
NO_JSON = f"One of the two is no JSON, so only one of them can stay. {SIGNS}"
NO_PARTS = f"They differ in how they are written, not in what they say. {SIGNS}"
TOO_MANY = f"They differ in more than {MOST_PARTS} parts, so only one of them can stay. {SIGNS}"


class DifferenceDialog(Dialog):
    """Accepted with a `text`, which then is the draft's; what its file says is `theirs`.

    Attributes:
        text: What the person wants; what they edited until they say so.
    """

    def __init__(
        self, theme: Theme, draft: ToolDraft, theirs: str, parent: QWidget | None = None
    ) -> None:
        name = draft.name or "The tool"
        super().__init__(
            theme,
            "difference_dialog",
            f"{name} was changed outside",
            "Use what is ticked",
            parent,
            width=WIDTH,
        )
        resize_to(self, WIDTH, HEIGHT)
        self.text = self._mine = draft.text
        self._theirs = theirs
        self._others = draft.other_names
        self._theme = theme
        self._document: JsonObject = {}
        self._parts: tuple[Part, ...] = ()
        self._ticks: list[QCheckBox] = []
        self._column = ScrolledColumn(self)
        self._column.parts.setContentsMargins(0, 0, 12, 0)
        self._fill(draft.base or "")
        take = dialog_button(self, "take_all_theirs", "Take theirs", self._take_theirs)
        keep = dialog_button(self, "keep_all_mine", "Keep mine", self.accept)
        self.lay_out((self._column, 0), stretched=self._column, before=(take, keep))

    def on_go(self) -> None:
        """Check what would come of it, and go on only if that is a tool."""
        self.work(self._check_and_accept())

    def ticked(self) -> frozenset[tuple[str, ...]]:
        """The places that are taken from the file."""
        shown = zip(self._parts, self._ticks, strict=False)
        return frozenset(part.place for part, tick in shown if tick.isChecked())

    def _take_theirs(self) -> None:
        self.text = self._theirs
        self.accept()

    async def _check_and_accept(self) -> None:
        document = merged(self._document, self._parts, self.ticked())
        check = await asyncio.to_thread(check_document, document, self._others)
        if not check.is_usable:
            first = next(each for each in check.problems if each.is_blocking)
            words = f"{first.pointer or 'The file'} {first.rule}."
            raise DefinitionError(words, next_step=f"{first.fix} Or tick other parts.".strip())
        self.text = self._mine if document == self._document else as_text(document)
        self.accept()

    def _fill(self, base: str) -> None:
        before, mine, theirs = map(read_object, (base, self._mine, self._theirs))
        if isinstance(mine, JsonFault) or isinstance(theirs, JsonFault):
            self._fill_whole(NO_JSON)
            return
        self._document = mine
        self._parts = parts({} if isinstance(before, JsonFault) else before, mine, theirs)
        if not 0 < len(self._parts) <= MOST_PARTS:
            self._fill_whole(TOO_MANY if self._parts else NO_PARTS)
            return
        self.hint.setText(BY_PARTS)
        free = untouched_here(self._parts)
        for part in self._parts:
            self._add(part, is_taken=part.place in free)
        self._column.parts.addStretch(1)

    def _add(self, part: Part, *, is_taken: bool) -> None:
        place = " → ".join(part.place)
        tick = QCheckBox(f"{place[:80]}: {WHO[part.changed_by]}".replace("&", "&&"), self)
        tick.setObjectName(f"take_{'.'.join(part.place)}")
        tick.setChecked(is_taken)
        self._ticks.append(tick)
        self._column.parts.addWidget(tick)
        self._column.parts.addWidget(self._compared(_words(part.mine), _words(part.theirs)))
        self._column.parts.addSpacing(12)

    def _fill_whole(self, why: str) -> None:
        self.hint.setText(why)
        self.go.hide()
        self._column.parts.addWidget(self._compared(self._mine, self._theirs))
        self._column.parts.addStretch(1)

    def _compared(self, mine: str, theirs: str) -> QWidget:
        found = difference("", mine, theirs)
        if not found.lines:
            return text_label("Both say the same.", tone="dim")
        return DifferenceLabel(self._theme, found.lines, "Mine", "Theirs")


def _words(value: object) -> str:
    if value is ABSENT:
        return ""
    return value if isinstance(value, str) else pretty_json(value)
