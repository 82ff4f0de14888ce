"""PaletteCalls: the saved calls that the palette offers, read aside while it is open already."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.workspace.saved_calls import SavedCalls
    from tooldesk_ui.latest_work import LatestWork

Lines = dict[str, tuple[str, str]]
"""Tool and name of each saved call, by what it is called in the palette."""

Shown = tuple[tuple[str, ...], tuple[str, ...]]
"""Tools, and how the saved calls of these are called."""


class PaletteCalls:
    """What is known of them is there at once; ten thousand files are looked at by a thread."""

    def __init__(self, on_changed: Callable[[], object]) -> None:
        """`on_changed` is done when others were found than are known."""
        self._on_changed = on_changed
        self._work: LatestWork | None = None
        self._read: tuple[SavedCalls | None, Lines] = None, {}
        self._shown: Shown = (), ()

    def known(self, app: App | None, tools: tuple[str, ...]) -> tuple[str, ...]:
        """How those of these tools are called here, as they were when they were read last."""
        lines = self._of(app)
        if lines and self._shown[0] != tools:
            self._shown = tools, _of_tools(lines, tools)
        return self._shown[1] if lines else ()

    def meant_by(self, app: App | None, words: str) -> tuple[str, str] | None:
        """Tool and name of a call that `known` told; None once it has gone."""
        return self._of(app).get(words)

    def read(self, app: App | None) -> None:
        """Look for those that were saved, changed or removed since."""
        if app is not None:
            tools = tuple(app.registry.names())
            work = partial(_lines_of, app.workspace.saved_calls, tools)
            self._reader().start(work, at_once=True)

    async def shut_down(self) -> None:
        """Read nothing any more."""
        if self._work is not None:
            await self._work.shut_down()

    def _of(self, app: App | None) -> Lines:
        saved, lines = self._read
        return lines if app is not None and app.workspace.saved_calls is saved else {}

    def _reader(self) -> LatestWork:
        if self._work is None:
            # it brings asyncio, for which the first frame does not wait
            from tooldesk_ui.latest_work import LatestWork

            self._work = LatestWork(0)
            self._work.finished.connect(self._take)
        return self._work

    def _take(self, read: tuple[SavedCalls, Lines, Shown]) -> None:
        self._shown = read[2]
        if read[:2] != self._read:  # what is equal goes: ten thousand names need not stay
            self._read = read[:2]
            self._on_changed()


def _of_tools(lines: Lines, tools: tuple[str, ...]) -> tuple[str, ...]:
    there = set(tools)
    return tuple(words for words, (tool, _) in lines.items() if tool in there)


def _lines_of(saved: SavedCalls, tools: tuple[str, ...]) -> tuple[SavedCalls, Lines, Shown]:
    """The tool comes first, as a name may be so long that its end is not shown."""
    from tooldesk.execution.permissions.visible_text import visible_line

    called = {f"{tool}: {visible_line(name)}": (tool, name) for tool, name in saved.names()}
    return saved, called, (tools, _of_tools(called, tools))
