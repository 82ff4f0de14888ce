"""The rows of the Cache screen, and what is said of them. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.state_look import StateLook
from tooldesk_ui.widgets.time_words import ago_words, exact_words, until_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tooldesk.cache.answer_state import AnswerState
    from tooldesk.cache.cache_entries import CacheEntry, ToolShare
    from tooldesk.settings import CacheSettings

BRIEF = 200
"""Characters of arguments that a row shows."""

LOOKS = {
    "answers": StateLook("Answers the same call", "check", "ok"),
    "stale": StateLook("Stale", "warning", "warn"),
    "expired": StateLook("Expired", "state_waiting", "warn"),
    "not given": StateLook("Not given", "state_skipped", "text_dim"),
    "unknown": StateLook("Unknown", "info", "text_dim"),
}
NO_ANSWER = StateLook("No answer kept", "state_skipped", "text_dim")
"""By the values of AnswerKind."""

_PARTS = {"code": "code changed", "function": "code changed", "source": "source changed"}
_PARTS |= {"input": "schema changed", "output": "schema changed"}
_PARTS |= {"interpreter": "interpreter changed", "variable": "variables changed"}


@dataclass(frozen=True)
class CacheRow:
    """A remembered result, as far as the list shows it; its words are without secrets.

    Of a tool of which no answer is kept, a row says how many of its calls found none.
    """

    entry: CacheEntry
    """What is kept of it; of a tool without answers its name, and a number below 0."""

    state: AnswerState
    """Whether it answers a call now."""

    misses: int = 0
    """How many calls of a tool without answers found none."""

    found_by: str = ""
    """Nothing: the database filters."""

    @property
    def is_answer(self) -> bool:
        """Whether there is a result, not only misses of a tool."""
        return self.entry.number > 0

    @property
    def key(self) -> str:
        """Its number."""
        return str(self.entry.number)

    @property
    def arguments(self) -> str:
        """Those of its call, on one line, cut off where they are long."""
        return self.entry.arguments[:BRIEF]

    @property
    def look(self) -> StateLook:
        """How its state is shown; of a stale one, what changed."""
        look = LOOKS[self.state.kind.value] if self.is_answer else NO_ANSWER
        if not self.state.changed:
            return look
        words = dict.fromkeys(
            _PARTS.get(each.partition(" ")[0], f"{each} changed") for each in self.state.changed
        )
        named = ", ".join(words) if len(words) < 3 else "much of the tool changed"
        return StateLook(f"Stale: {named}", look.icon, look.role)

    @property
    def is_good(self) -> bool:
        """Whether it answers the same call now."""
        return self.is_answer and self.state.kind.value == "answers"

    @property
    def why_not(self) -> str:
        """Why nothing is given, as a sentence; "" where something is."""
        reason = self.state.reason
        if self.is_answer:
            return f"Not given now: {reason}." if reason else ""
        return f"No answer to its calls is kept{f': {reason}' if reason else ''}."

    def used(self, now: datetime) -> str:
        """How often it was given, and when last."""
        if not self.is_answer:
            return misses_words(self.misses)
        if not self.entry.hits:
            return "no hits"
        used_at = moment(self.entry.used_at)
        return f"{counted(self.entry.hits, 'hit')} · {ago_words(used_at, now).lower()}"

    def weight(self, now: datetime) -> str:
        """Size and age; "" where there is nothing."""
        if not self.is_answer:
            return ""
        age = ago_words(moment(self.entry.stored_at), now).removesuffix(" ago")
        age = "just made" if age == "Just now" else f"{age} old" if " " in age else age
        return f"{size(self.entry.size_bytes)} · {age}"

    def facts(self, now: datetime) -> list[tuple[str, str]]:
        """All that is known of it but its arguments and its result, as labels and values."""
        if not self.is_answer:
            return [("Misses", f"{self.misses:,}")]
        stored = moment(self.entry.stored_at)
        used = moment(self.entry.used_at) if self.entry.hits else None
        given = f"{ago_words(used, now)} ({exact_words(used)})" if used else "Never"
        made = f"{ago_words(stored, now)} ({exact_words(stored)})" if stored else "Not known"
        return [
            ("Made", made),
            ("Good until", self._good_until(now)),
            ("Hits", f"{self.entry.hits:,}"),
            ("Last given", given),
            ("Size", size(self.entry.size_bytes)),
        ]

    def _good_until(self, now: datetime) -> str:
        expires_at = moment(self.entry.expires_at)
        if expires_at is None:
            return "For good, as long as its tool stays as it is"
        exact = exact_words(expires_at)
        if expires_at <= now:
            return f"Over since {exact}"
        return f"{until_words(expires_at, now).capitalize()} ({exact})"


@dataclass(frozen=True)
class CacheFigures:
    """What all results of the workspace come to."""

    shares: Sequence[ToolShare]
    """What those of each tool come to, also of tools that have misses only."""

    limits: CacheSettings
    """What holds for all workspaces."""

    pinned_bytes: int = 0
    """What the pinned ones of all workspaces weigh."""

    @property
    def trouble(self) -> tuple[str, ...]:
        """Why nothing more is remembered, what that means and what to do; nothing where it is."""
        if not self.limits.is_on:
            words = "Nothing is remembered, and nothing of what is here is given."
            return "The cache is off in the settings", words
        from tooldesk.cache.cache_handler import BYTES_OF_MB

        most = self.limits.max_size_mb
        if self.pinned_bytes <= most * BYTES_OF_MB:
            return ()
        words = f"They take {size(self.pinned_bytes)}, and the cache may take {most:,} MB."
        return "Pinned answers leave no room for others", words, "Unpin some, or allow it more."

    @property
    def counts(self) -> dict[str, int]:
        """How many there are, by tool."""
        return {each.tool_name: each.count for each in self.shares if each.count}

    @property
    def missed(self) -> list[tuple[str, int]]:
        """Each tool of which nothing is remembered, and how many of its calls found nothing."""
        return [(each.tool_name, each.misses) for each in self.shares if not each.count]

    @property
    def words(self) -> str:
        """All of it on one line; "" where there is nothing."""
        if not self.shares:
            return ""
        size_bytes = sum(each.size_bytes for each in self.shares)
        hits = sum(each.hits for each in self.shares)
        misses = sum(each.misses for each in self.shares)
        count = counted(sum(self.counts.values()), "answer")
        weight = f"{count}, {size(size_bytes)} of {self.limits.max_size_mb:,} MB"
        uses = f"hits of these: {hits:,}, misses since they were last cleared: {misses:,}"
        return f"{weight}  ·  {uses}"


def misses_words(count: int) -> str:
    """How many calls found nothing."""
    return f"{count:,} miss" if count == 1 else f"{count:,} misses"


def moment(time: str | None) -> datetime | None:
    """A kept time in UTC; None where none can be read, or no clock here shows it."""
    try:
        found = datetime.fromisoformat(time or "")
        found = (found if found.tzinfo is not None else found.replace(tzinfo=UTC)).astimezone(UTC)
        found.astimezone()
    except (ValueError, OverflowError, OSError):
        return None
    return found
