"""What the opened cache stage says: why there was no answer stands beside what was done."""

from __future__ import annotations

from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk_ui.console.details.cache_detail import facts_of


def test_miss_says_why_and_a_hit_does_not() -> None:
    spent = (("Looking", 0.2),)
    miss = CacheOutcome("key", "stored", "it is on", missed_because="code changed", spent=spent)
    assert facts_of(miss) == [
        ("Outcome", "stored"),
        ("Why", "it is on"),
        ("Why it missed", "Code changed."),
    ]
    assert [name for name, _ in facts_of(CacheOutcome("key", "hit", "it was asked before"))] == [
        "Outcome",
        "Why",
    ]
