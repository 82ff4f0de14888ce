"""EditedText: a buffer with a cursor, a selection, and every edit that can be taken back. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tooldesk.frozen_record import frozen_record
from tooldesk_ui.widgets.text_area.text_buffer import TextBuffer

MAX_STEPS = 2_000
MAX_HELD = 100_000_000
"""Removed characters that are kept for undo in all; the last edit can always be undone."""


@frozen_record
class Step:
    """What has to be done to take an edit back."""

    start: int
    """Where to put something in."""

    added: int
    """How many characters to take out there."""

    removed: tuple[str, ...]
    """What to put in."""

    anchor: int
    """Where the selection begins then."""

    position: int
    """Where the cursor is then."""

    is_typing: bool = False
    """Whether the next character typed belongs to it."""


@frozen_record
class Change:
    """What an edit did to the text, for those who keep places in it."""

    start: int
    """The first character that is another one."""

    removed: int
    """How many were taken out."""

    added: int
    """How many were put in."""

    def moved(self, offset: int) -> int:
        """Where a place of the text before is now."""
        if offset <= self.start:
            return offset
        return max(self.start, offset - self.removed) + self.added


class EditedText:
    """Places are in code points; the selection is between `anchor` and `position`, the cursor."""

    def __init__(self, text: str = "") -> None:
        self.buffer = TextBuffer(text)
        self.anchor = self.position = 0
        self._undo: list[Step] = []
        self._redo: list[Step] = []

    @property
    def selection(self) -> tuple[int, int]:
        """First character, and one past the last."""
        return min(self.anchor, self.position), max(self.anchor, self.position)

    @property
    def has_selection(self) -> bool:
        """Whether anything is selected."""
        return self.anchor != self.position

    @property
    def selected(self) -> str:
        """What is selected."""
        return self.buffer.slice(*self.selection)

    @property
    def can_undo(self) -> bool:
        """Whether an edit can be taken back."""
        return bool(self._undo)

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back."""
        return bool(self._redo)

    def select(self, anchor: int, position: int) -> None:
        """Put the cursor at `position`; what is typed from now on is an edit of its own."""
        end = len(self.buffer)
        self.anchor, self.position = min(max(0, anchor), end), min(max(0, position), end)
        if self._undo and self._undo[-1].is_typing:
            self._undo[-1] = replace(self._undo[-1], is_typing=False)

    def insert(self, text: str, *, is_typed: bool = False) -> Change:
        """Put `text` in the place of the selection."""
        return self.replace(*self.selection, (text,), is_typed=is_typed)

    def replace(
        self, start: int, end: int, new: Sequence[str], *, is_typed: bool = False
    ) -> Change:
        """Put `new` in the place of a stretch, and the cursor behind it; can be taken back."""
        step = self._apply(Step(start, end - start, tuple(new), 0, 0))
        self._redo.clear()
        if not self._joins(step, is_typed):
            # a selection that was typed over comes back selected
            self._undo.append(replace(step, is_typing=is_typed and _is_in_line(new)))
        self._forget_oldest()
        place = start + step.added
        self.anchor = self.position = place
        return Change(start, end - start, step.added)

    def extend(self, text: str) -> Change:
        """Put `text` behind all; it is taken back together with the edit before it."""
        end = len(self.buffer)
        self.buffer.replace(end, end, (text,))
        self._redo.clear()
        if self._undo and self._undo[-1].start + self._undo[-1].added == end:
            self._undo[-1] = replace(self._undo[-1], added=self._undo[-1].added + len(text))
        else:
            self._undo.append(Step(end, len(text), (), self.anchor, self.position))
        return Change(end, 0, len(text))

    def undo(self) -> Change | None:
        """Take the last edit back; None when there is none."""
        return self._go(self._undo, self._redo)

    def redo(self) -> Change | None:
        """Do again what was taken back."""
        return self._go(self._redo, self._undo)

    def forget_edits(self) -> None:
        """Nothing can be taken back from here."""
        self._undo.clear()
        self._redo.clear()

    def _go(self, source: list[Step], target: list[Step]) -> Change | None:
        if not source:
            return None
        step = source.pop()
        back = self._apply(step)
        target.append(back)
        self.anchor, self.position = step.anchor, step.position
        return Change(step.start, step.added, back.added)

    def _apply(self, step: Step) -> Step:
        """Do what a step says; gives the step that takes it back."""
        removed = self.buffer.replace(step.start, step.start + step.added, step.removed)
        added = sum(map(len, step.removed))
        return Step(step.start, added, removed, self.anchor, self.position)

    def _joins(self, step: Step, is_typed: bool) -> bool:
        """Whether an edit became part of the one before: letters typed, or deleted, in a row."""
        before = self._undo[-1] if self._undo else None
        if before is None or not (is_typed and before.is_typing):
            return False
        joined: Step | None = None
        length = sum(map(len, step.removed))
        if not step.removed and before.added and step.start == before.start + before.added:
            is_going_on = self.buffer.slice(step.start, step.start + 1) != "\n"
            added = before.added + step.added
            joined = replace(before, added=added, is_typing=is_going_on)
        elif length and not step.added and not before.added:
            if step.start + length == before.start:
                joined = replace(before, start=step.start, removed=step.removed + before.removed)
            elif step.start == before.start:
                joined = replace(before, removed=before.removed + step.removed)
        if joined is not None:
            self._undo[-1] = joined
        return joined is not None

    def _forget_oldest(self) -> None:
        held = sum(len(part) for step in self._undo for part in step.removed)
        while len(self._undo) > 1 and (held > MAX_HELD or len(self._undo) > MAX_STEPS):
            held -= sum(map(len, self._undo.pop(0).removed))


def _is_in_line(new: Sequence[str]) -> bool:
    return not any("\n" in part for part in new)
