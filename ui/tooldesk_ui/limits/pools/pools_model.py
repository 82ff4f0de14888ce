"""PoolsModel: the pools as rows of a list."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from tooldesk_ui.widgets.lists.row_drawing import Face, Gauge, RowDrawing, Words
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

if TYPE_CHECKING:
    from tooldesk.execution.resource_pools.resource_pools import PoolGauge


class PoolsModel(RowTableModel["PoolGauge"]):
    """One row a pool."""

    headings = ("Pool",)

    def key(self, row: PoolGauge) -> str:
        """A pool is in the list once."""
        return row.name

    def words(self, row: PoolGauge) -> tuple[str, ...]:
        """What the list can be searched by."""
        return (row.name,)

    def drawing(self, row: PoolGauge, column: int) -> RowDrawing:
        """Name and tools, running and waiting, rate."""
        is_stuck = row.running >= row.concurrency and bool(row.waiting)
        running = Gauge(row.running / row.concurrency, "warn" if is_stuck else "accent_fill")
        rate = () if row.rate is None else (Gauge(row.rate_used / row.rate.calls),)
        named = Words(row.name, face=Face.STRONG_CODE)
        face = Face.SMALL_CODE if row.prefixes else Face.WORD
        waiting = Words(waiting_words(row), "warn", Face.WORD, "state_waiting", is_at_end=True)
        return RowDrawing(
            (
                (named, Words(belongs_words(row), "text_dim", face, is_at_end=True)),
                (running, Words(running_words(row), "text_dim"), waiting),
                (*rate, Words(rate_words(row), "text_dim")),
            ),
            has_rule=True,
        )


def running_words(gauge: PoolGauge) -> str:
    """Such as "3 of 5 running"."""
    return f"{gauge.running:,} of {gauge.concurrency:,} running"


def waiting_words(gauge: PoolGauge) -> str:
    """Such as "2 waiting"; empty when none waits."""
    return f"{gauge.waiting:,} waiting" if gauge.waiting else ""


def rate_words(gauge: PoolGauge) -> str:
    """Such as "12 of 30 per minute used"."""
    if gauge.rate is None:
        return "No rate limit"
    return f"{ceil(gauge.rate_used - 0.05):,} of {gauge.rate} used"


def belongs_words(gauge: PoolGauge) -> str:
    """Which tools are in the pool."""
    if gauge.prefixes:
        return "  ".join(f"{prefix}*" for prefix in gauge.prefixes)
    return "All other tools" if gauge.name == "default" else "Tools that name it"
