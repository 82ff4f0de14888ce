"""CacheSource: what the Cache screen lists of the core's cached answers. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tooldesk.cache.answer_state import AnswerKind, AnswerState
from tooldesk.usage.desk.past_answers import PastAnswers
from tooldesk_ui.cache.cache_rows import CacheFigures, CacheRow

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

ORDERS = {
    "Last used": ("used_at", True),
    "Newest": ("stored_at", True),
    "Most hits": ("hits", True),
    "Largest": ("size_bytes", True),
    "Tool and arguments": ("key", False),
}
"""What rows can be sorted by: the column, and whether the greatest comes first."""


class CacheSource:
    """The cached answers of one workspace, a page at a time.

    Attributes:
        answers: Where they are read.
        missed: Each tool of which nothing is remembered, and how many of its calls found nothing,
            as `figures` read it last.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.answers = PastAnswers(app)
        self.choices: Mapping[str, str] = {}
        self.missed: list[tuple[str, int]] = []

    async def changes(self) -> tuple[int, int]:
        """Others when calls have asked the cache since: in this process, or in another one."""
        cache = await self.answers.cache()
        return cache.change_count, await cache.entries.file_version()

    async def keys(self, words: str, order: int, known: Sequence[int]) -> Sequence[int]:
        """The numbers of all answers whose tool and arguments have these words.

        Behind them those of the tools that have misses only; see `missed`.
        """
        await self.app.require_secrets()  # else no row could be shown
        column, is_descending = list(ORDERS.values())[order]
        entries = (await self.answers.cache()).entries
        found = await entries.numbers(words.split(), column, is_descending=is_descending)
        wanted = words.lower().split()
        found.extend(
            -number
            for number, (name, _) in enumerate(self.missed, start=1)
            if all(word in name.lower() for word in wanted)
        )
        return found

    async def first_keys(self, words: str, order: int) -> Sequence[int]:
        """None: all are there as soon."""
        return ()

    async def rows(self, keys: Sequence[int]) -> Sequence[CacheRow]:
        """Those of these answers that are there, and what is said of tools without any."""
        from tooldesk.cache.cache_entries import CacheEntry

        found = await self.answers.some([key for key in keys if key > 0])
        rows = [CacheRow(entry, state) for entry, state in found]
        missed = dict(enumerate(self.missed, start=1))
        wanted = [-key for key in keys if -key in missed]
        names = [missed[number][0] for number in wanted]
        shown = await self.app.without_secrets_aside(names)
        for number, name, words in zip(wanted, names, shown, strict=True):
            state = AnswerState(AnswerKind.UNKNOWN, (await self.answers.tool(name)).why_not)
            entry = CacheEntry(-number, words, "", 0, 0, "", "", None)
            rows.append(CacheRow(entry, state, missed[number][1]))
        return rows

    async def figures(self) -> CacheFigures:
        """What all answers come to."""
        entries = (await self.answers.cache()).entries
        limits = self.app.settings.current.cache
        figures = CacheFigures(await entries.shares(), limits, await entries.pinned_bytes())
        self.missed = figures.missed
        return figures
