"""The rows of the Cache screen, and what is said of them. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tooldesk_ui.widgets.formatting import counted, size
from tooldesk_ui.widgets.state_look import StateLook
from tooldesk_ui.widgets.time_words import ago_words, exact_words, until_words

if TYPE_CHECKING:
    from tooldesk.cache.answer_state import AnswerState

LOOKS = {
    "answers": StateLook("Answers the same call", "check", "ok"),
    "stale": StateLook("Stale", "warning", "warn"),
    "expired": StateLook("Expired", "state_waiting", "warn"),
    "not given": StateLook("Not given", "state_skipped", "text_dim"),
    "unknown": StateLook("Unknown", "info", "text_dim"),
}
"""By the values of AnswerKind."""

_PARTS = {"code": "code", "function": "code", "input": "schema", "output": "schema"}
_PARTS |= {"source": "source", "interpreter": "interpreter", "variable": "variables"}


@dataclass(frozen=True)
class CacheRow:
    """A remembered result, as far as the list shows it; its words are without secrets."""

    number: int
    """By which the database knows it."""

    tool_name: str
    """The tool that gave it."""

    arguments: str
    """Those of its call, on one line, cut off where they are long."""

    size_bytes: int
    """What it weighs."""

    hits: int
    """How often it was given."""

    stored_at: datetime | None
    """When it was made."""

    used_at: datetime | None
    """When it was given last; None when it never was."""

    expires_at: datetime | None
    """When it stops being good; None is never."""

    is_pinned: bool
    """Whether it stays in a full cache."""

    state: AnswerState
    """Whether it answers a call now."""

    @property
    def key(self) -> str:
        """Its number."""
        return str(self.number)

    @property
    def found_by(self) -> str:
        """The database filters."""
        return ""

    @property
    def look(self) -> StateLook:
        """How its state is shown; of a stale one, what changed."""
        look = LOOKS[self.state.kind.value]
        if not self.state.changed:
            return look
        words = dict.fromkeys(
            _PARTS.get(each.partition(" ")[0], each) for each in self.state.changed
        )
        named = f"{' and '.join(words)} changed" if len(words) < 3 else "much of the tool changed"
        return StateLook(f"Stale: {named}", look.icon, look.role)

    @property
    def is_good(self) -> bool:
        """Whether it answers the same call now."""
        return self.state.kind.value == "answers"

    def used(self, now: datetime) -> str:
        """How often it was given, and when last."""
        if self.used_at is None:
            return "no hits"
        return f"{counted(self.hits, 'hit')} · {ago_words(self.used_at, now).lower()}"

    def weight(self, now: datetime) -> str:
        """Size and age."""
        age = ago_words(self.stored_at, now).removesuffix(" ago")
        age = "new" if age == "Just now" else f"{age} old" if " " in age else age
        return f"{size(self.size_bytes)} · {age}"

    def facts(self, now: datetime) -> list[tuple[str, str]]:
        """All that is known of it but its arguments and its result, as labels and values."""
        stored, used = exact_words(self.stored_at), exact_words(self.used_at)
        given = f"{ago_words(self.used_at, now)} ({used})" if used else "Never"
        return [
            ("Made", f"{ago_words(self.stored_at, now)} ({stored})" if stored else "Not known"),
            ("Good until", self._good_until(now)),
            ("Hits", f"{self.hits:,}"),
            ("Last given", given),
            ("Size", size(self.size_bytes)),
        ]

    def _good_until(self, now: datetime) -> str:
        if self.expires_at is None:
            return "For good, as long as its tool stays as it is"
        exact = exact_words(self.expires_at)
        if self.expires_at <= now:
            return f"Over since {exact}"
        return f"{until_words(self.expires_at, now).capitalize()} ({exact})"


@dataclass(frozen=True)
class CacheFigures:
    """What all results of the workspace come to."""

    counts: dict[str, int]
    """How many there are, by tool."""

    size_bytes: int
    """What they weigh."""

    hits: int
    """How often one of them was given."""

    misses: int
    """How many calls found none."""

    only_misses: dict[str, int]
    """The same of each tool of which nothing is remembered."""

    limit_mb: int
    """What those of all workspaces may weigh."""

    is_on: bool
    """Whether the settings let anything be remembered and given."""

    @property
    def count(self) -> int:
        """How many there are of all tools."""
        return sum(self.counts.values())

    @property
    def words(self) -> str:
        """All of it on one line."""
        misses = f"{self.misses:,} miss{'' if self.misses == 1 else 'es'}"
        words = (
            f"{counted(self.count, 'answer')}, {size(self.size_bytes)} of {self.limit_mb:,} MB  ·  "
            f"{counted(self.hits, 'hit')}, {misses}"
        )
        named = [f"{name} {count:,}" for name, count in self.only_misses.items()]
        return f"{words}  ·  without an answer: {', '.join(named)}" if named else words


def moment(time: str | None) -> datetime | None:
    """A kept time in UTC; None where none can be read, or no clock here shows it."""
    try:
        found = datetime.fromisoformat(time or "")
        found = (found if found.tzinfo is not None else found.replace(tzinfo=UTC)).astimezone(UTC)
        found.astimezone()
    except (ValueError, OverflowError, OSError):
        return None
    return found
