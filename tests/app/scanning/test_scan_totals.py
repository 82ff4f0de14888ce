"""Totals of parts are merged in any order, to the same result."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b

from hypothesis import given, settings
from hypothesis import strategies as st

from tooldesk.scanning.kind_counts import KindCounts, illustrate
from tooldesk.scanning.scan_totals import ScanTotals

MOST = 4
Seen = tuple[int, int]
"""(which line, which kind)"""

PARTS = st.lists(
    st.lists(st.tuples(st.integers(1, 12), st.integers(0, 11)), max_size=14), max_size=5
)


def draw_of(part: int, line: int) -> int:
    return int.from_bytes(blake2b(f"{part} {line}".encode(), digest_size=7).digest(), "big")


def counts_of(part: int, seen: list[Seen]) -> KindCounts:
    counts = KindCounts(MOST)
    for line, kind in seen:
        draw, place = draw_of(part, line), (f"{part}.jsonl", line)
        cell = counts.add((f"kind {kind}",), draw, place)
        if cell is not None:
            illustrate(cell, draw, place, f"excerpt {line}")
    return counts


def shown(counts: KindCounts) -> object:
    return counts.total, counts.is_estimate, counts.others, counts.rows()


def merged(*parts: KindCounts) -> KindCounts:
    whole = KindCounts(MOST)
    for part in parts:
        whole.merge(KindCounts.of_json(json.loads(json.dumps(part.as_json())), MOST))
    return whole


@settings(max_examples=60, deadline=None)
@given(PARTS, st.randoms(use_true_random=False))
def test_parts_merge_in_any_order_and_grouping(parts: list[list[Seen]], chance: object) -> None:
    each = [counts_of(number, seen) for number, seen in enumerate(parts)]
    whole = shown(merged(*each))
    waiting = [merged(one) for one in each] or [KindCounts(MOST)]
    while len(waiting) > 1:
        chance.shuffle(waiting)  # type: ignore[attr-defined]
        waiting.append(merged(waiting.pop(), waiting.pop()))
    assert shown(waiting[0]) == whole


@settings(max_examples=60, deadline=None)
@given(PARTS)
def test_counts_are_exact_up_to_the_bound_and_never_too_small(parts: list[list[Seen]]) -> None:
    whole = merged(*(counts_of(number, seen) for number, seen in enumerate(parts)))
    real = Counter((f"kind {kind}",) for seen in parts for _, kind in seen)
    assert whole.total == real.total()
    assert whole.is_estimate == (len(real) > MOST)
    assert len(whole.rows()) == min(len(real), MOST)
    for row in whole.rows():
        assert row.count >= real[row.key]
        assert row.examples
    if not whole.is_estimate:
        assert {row.key: row.count for row in whole.rows()} == dict(real)


def test_a_million_names_leave_the_frequent_ones_and_little_memory() -> None:
    counts = KindCounts(50)
    for line in range(1, 40_001):
        key = ("often",) if not line % 10 else (f"name {line}",)
        draw, place = draw_of(0, line), ("a.jsonl", line)
        cell = counts.add(key, draw, place)
        if cell is not None:
            illustrate(cell, draw, place, "")
        assert len(counts._cells) <= 100
    first, *rest = counts.rows()
    assert first.key == ("often",)
    assert 4_000 <= first.count < 4_100
    assert len(rest) == 49
    assert counts.total == 40_000
    assert counts.others > 30_000
    assert len(json.dumps(counts.as_json())) < 80_000


def test_totals_add_up_table_by_table() -> None:
    one, other = ScanTotals(), ScanTotals()
    one.size_bytes, other.size_bytes = 5, 7
    one.table("held back").add(("incomplete",), 3, ("a", 1))
    other.table("held back").add(("incomplete",), 4, ("b", 1), times=2)
    other.table("repairs").add(("comma",), 4, ("b", 1))
    one.merge(ScanTotals.of_json(json.loads(json.dumps(other.as_json()))))
    assert one.size_bytes == 12
    assert {name: counts.total for name, counts in one.tables.items()} == {
        "held back": 3,
        "repairs": 1,
    }
    assert other.count("held back") == 2
