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
    from tooldesk.cache.answer_state import AnswerState

LOOKS = {
    "answers": StateLook("Answers the same call", "check", "ok"),
    "stale": StateLook("Stale", "warning", "warn"),
    "expired": StateLook("Expired", "state_waiting", "warn"),
    "not given": StateLook("Not given", "state_skipped", "text_dim"),
    "unknown": StateLook("Unknown", "info", "text_dim"),
}
NO_ANSWER = StateLook("No answer kept", "state_skipped", "text_dim")
"""By the values of AnswerKind."""

_PARTS = {"code": "code", "function": "code", "input": "schema", "output": "schema"}
_PARTS |= {"source": "source", "interpreter": "interpreter", "variable": "variables"}


@dataclass(frozen=True)
class CacheRow:
    """A remembered result, as far as the list shows it; its words are without secrets.

    Of a tool whose calls found no answer and left none, a row says how many these are.
    """

    number: int
    """By which the database knows it; below 0 for the row of a tool without answers."""

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

    misses: int = 0
    """How many calls of a tool without answers found none."""

    @property
    def is_answer(self) -> bool:
        """Whether there is a result, not only misses of a tool."""
        return self.number > 0

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
        look = LOOKS[self.state.kind.value] if self.is_answer else NO_ANSWER
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
        return self.is_answer and self.state.kind.value == "answers"

    @property
    def why_not(self) -> str:
        """Why nothing is given, as a sentence; "" where something is."""
        reason = self.state.reason
        if self.is_answer:
            return f"Not given now: {reason}." if reason else ""
        return f"Its calls found no answer, and left none{f': {reason}' if reason else ''}."

    def used(self, now: datetime) -> str:
        """How often it was given, and when last."""
        if not self.is_answer:
            return misses_words(self.misses)
        if self.used_at is None:
            return "no hits"
        return f"{counted(self.hits, 'hit')} · {ago_words(self.used_at, now).lower()}"

    def weight(self, now: datetime) -> str:
        """Size and age; "" where there is nothing."""
        if not self.is_answer:
            return ""
        age = ago_words(self.stored_at, now).removesuffix(" ago")
        age = "new" if age == "Just now" else f"{age} old" if " " in age else age
        return f"{size(self.size_bytes)} · {age}"

    def facts(self, now: datetime) -> list[tuple[str, str]]:
        """All that is known of it but its arguments and its result, as labels and values."""
        if not self.is_answer:
            return [("Misses", f"{self.misses:,}")]
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
        return (
            f"{counted(self.count, 'answer')}, {size(self.size_bytes)} of {self.limit_mb:,} MB  ·  "
            f"{counted(self.hits, 'hit')}, {misses_words(self.misses)}"
        )


def misses_words(count: int) -> str:
    """How many calls found nothing."""
    return f"{count:,} miss{'' if count == 1 else 'es'}"


def moment(time: str | None) -> datetime | None:
    """A kept time in UTC; None where none can be read, or no clock here shows it."""
    try:
        found = datetime.fromisoformat(time or "")
        found = (found if found.tzinfo is not None else found.replace(tzinfo=UTC)).astimezone(UTC)
        found.astimezone()
    except (ValueError, OverflowError, OSError):
        return None
    return found
