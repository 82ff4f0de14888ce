"""Advising: finds out on a thread what a model would misread in the draft as it is now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tooldesk_ui.latest_work import LatestWork

if TYPE_CHECKING:
    from tooldesk.linting.advice import Advice
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk_ui.tools.editor.tool_draft import ToolDraft

PAUSE_MS = 400
"""How long nothing must have been typed: advice in the middle of a word would be noise."""


class Advising(QObject):
    """Looks again whenever the definition is another one.

    Signals:
        found(object): the advice for the draft, a tuple; also when there is none any more.
    """

    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._about: tuple[ToolDefinition, frozenset[str]] | None = None
        self._work = LatestWork(PAUSE_MS, self)
        self._work.finished.connect(self.found)

    def follow(self, draft: ToolDraft) -> None:
        """Look at the draft as it is now, once nobody types; one with problems has no advice."""
        if not draft.is_checked:
            return
        definition = draft.check.definition if draft.fault is None else None
        about = None if definition is None else (definition, draft.other_names)
        if about == self._about:
            return
        self._about = about
        if about is None:
            self._work.cancel()
            self.found.emit(())
        else:
            self._work.start(_look_at(*about))

    def forget(self) -> None:
        """There is another draft, or none."""
        self._about = None
        self._work.cancel()
        self.found.emit(())

    async def shut_down(self) -> None:
        """Look at nothing any more."""
        await self._work.shut_down()


def _look_at(definition: ToolDefinition, names: frozenset[str]) -> Callable[[], tuple[Advice, ...]]:
    # the rules come with the first look, on its thread
    def look() -> tuple[Advice, ...]:
        from tooldesk.linting.lint import lint_tool

        return lint_tool(definition, names)

    return look
