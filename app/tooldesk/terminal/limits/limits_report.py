"""What `tooldesk limits` prints: tables for people, JSON for machines."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from tooldesk.bootstrap import App
from tooldesk.execution.usage_limits import UsageStanding
from tooldesk.settings import PoolSettings
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import say, tell
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject


def tool_json(
    app: App, definition: ToolDefinition, standings: dict[str, UsageStanding] | None
) -> JsonObject:
    """Shape: {name, count, limit, period, next_period_at, last_used_at, total, pool}."""
    standing = standings[definition.name] if standings is not None else None
    period = definition.usage_period
    return {
        "name": definition.name,
        "count": standing.count if standing else None,
        "limit": definition.max_usage_count,
        "period": period.value if period else None,
        "next_period_at": _iso(standing.next_period_at) if standing else None,
        "last_used_at": _iso(standing.last_used_at) if standing else None,
        "total": standing.total if standing else None,
        "pool": app.pools.pool_of(definition),
    }


def pools_json(pools: PoolSettings) -> JsonObject:
    """Shape: {pools: [{name, concurrency, rate: {calls, per} | null, prefixes}], …}."""
    return {
        "pools": [
            {
                "name": name,
                **pools.limits_of(name).model_dump(mode="json"),
                "prefixes": list(pools.prefixes_of(name)),
            }
            for name in pools.names()
        ],
        "calls_per_output": pools.calls_per_output,
    }


def print_tools(
    app: App, definitions: Iterable[ToolDefinition], standings: dict[str, UsageStanding] | None
) -> None:
    """One line a tool; standings are None when the counts can't be read."""
    rows: list[tuple[str, ...]] = [("TOOL", "USES", "STARTS ANEW", "LAST USED", "POOL")]
    for each in definitions:
        standing = standings[each.name] if standings is not None else None
        rows.append(
            (
                each.name,
                _uses(each, standing),
                _local(standing.next_period_at) if standing else "?",
                _local(standing.last_used_at) if standing else "?",
                app.pools.pool_of(each),
            )
        )
    if len(rows) == 1:
        tell("No tools yet. Add a Python file: tooldesk tools add FILE.py")
    else:
        print_columns(rows)


def print_pools(pools: PoolSettings) -> None:
    """One line a pool, and what all of them share."""
    rows: list[tuple[str, ...]] = [("POOL", "AT ONCE", "RATE", "TOOLS THAT BEGIN WITH")]
    for name in pools.names():
        limits = pools.limits_of(name)
        prefixes = ", ".join(pools.prefixes_of(name))
        rows.append((name, str(limits.concurrency), str(limits.rate or "-"), prefixes or "-"))
    print_columns(rows)
    say(f"\nOf one output {pools.calls_per_output} run at once.")


def _uses(definition: ToolDefinition, standing: UsageStanding | None) -> str:
    used = "?" if standing is None else f"{standing.count:,}"
    if definition.max_usage_count is None:
        return f"{used}, unlimited"
    per = f" this {definition.usage_period.value}" if definition.usage_period else ""
    full = ", used up" if standing is not None and standing.is_used_up else ""
    return f"{used} of {definition.max_usage_count:,}{per}{full}"


def _iso(time: datetime | None) -> str | None:
    return time.isoformat() if time else None


def _local(time: datetime | None) -> str:
    return f"{time.astimezone():%Y-%m-%d %H:%M}" if time else "-"
