"""ResourcePools: the pool of each tool, a slot in it for each call, and how full they all are."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Self

from tooldesk.execution.listeners import Listeners
from tooldesk.execution.resource_pools.resource_pool import ResourcePool
from tooldesk.execution.resource_pools.waiting import CallTurn
from tooldesk.frozen_record import frozen_record
from tooldesk.settings import PoolRate
from tooldesk.settings_file import SettingsFile
from tooldesk.tools.tool_definition import ToolDefinition


@frozen_record
class PoolGauge:
    """How full a pool is."""

    name: str
    """Which pool."""

    running: int
    """Calls that run now."""

    concurrency: int
    """Calls that may run at once."""

    waiting: int
    """Calls in the line."""

    rate: PoolRate | None
    """How many may begin in a time; None is without a limit."""

    rate_used: float
    """How much of the rate is used up now, in calls."""

    prefixes: tuple[str, ...]
    """How the names of its tools begin."""


class PoolSlot:
    """A call's right to run: `async with` waits for it, and gives it back in any case."""

    def __init__(self, pools: ResourcePools, pool: ResourcePool, turn: CallTurn) -> None:
        self._pools = pools
        self._pool = pool
        self._turn = turn
        self._is_held = False

    async def __aenter__(self) -> Self:
        await self.take()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.give_back()
        if self._pool.waiting:
            # the next call begins before what is left of this one, while which nothing would run
            await asyncio.sleep(0)

    async def take(self) -> None:
        """Wait in line for it."""
        self._pools.changed.tell()
        try:
            await self._pool.enter(self._turn)
            self._is_held = True
        finally:
            self._pools.changed.tell()

    def give_back(self) -> None:
        """Let another call run."""
        if self._is_held:
            self._is_held = False
            self._pool.leave(self._turn)
            self._pools.wake()

    async def pause(self, seconds: float) -> None:
        """Wait before another try: others may run meanwhile, and this call gets in line again."""
        self.give_back()
        await asyncio.sleep(seconds)
        await self.take()


class ResourcePools:
    """Pools of this process; each is made when its first call comes.

    Attributes:
        changed: Told whenever a call begins to wait, begins to run or ends.
    """

    def __init__(self, settings: SettingsFile) -> None:
        self._settings = settings
        self._pools: dict[str, ResourcePool] = {}
        self._in_force = settings.current.resource_pools
        self.changed = Listeners()

    def slot(self, definition: ToolDefinition, turn: CallTurn | None = None) -> PoolSlot:
        """A slot in the tool's pool, to be had once the call's turn has come."""
        self.take_over_settings()
        return PoolSlot(self, self._pool(self.pool_of(definition)), turn or CallTurn())

    def pool_of(self, definition: ToolDefinition) -> str:
        """The name of a tool's pool: its own word comes before every prefix."""
        return definition.resource_pool or self._settings.current.resource_pools.pool_of(
            definition.name
        )

    def gauges(self, names: Iterable[str] = ()) -> tuple[PoolGauge, ...]:
        """How full every pool is that the settings know or a call is in, and `names`."""
        settings = self._settings.current.resource_pools
        used = (name for name, pool in self._pools.items() if pool.running or pool.waiting)
        wanted = dict.fromkeys((*settings.names(), *names, *used))
        return tuple(self._gauge(name) for name in wanted)

    def take_over_settings(self) -> None:
        """Go by the settings as they are now; calls that wait may run at once."""
        settings = self._settings.current.resource_pools
        if settings is self._in_force:
            return
        self._in_force = settings
        for pool in self._pools.values():
            pool.set_settings(settings)
        self.wake()

    def wake(self) -> None:
        """Let whoever waits look again: a slot is free, or the rules are others."""
        for pool in self._pools.values():
            pool.wake()
        self.changed.tell()

    def _pool(self, name: str) -> ResourcePool:
        if name not in self._pools:
            self._pools[name] = ResourcePool(name, self._in_force)
        return self._pools[name]

    def _gauge(self, name: str) -> PoolGauge:
        settings, pool = self._settings.current.resource_pools, self._pools.get(name)
        limits = settings.limits_of(name)
        return PoolGauge(
            name=name,
            running=pool.running if pool else 0,
            concurrency=limits.concurrency,
            waiting=pool.waiting if pool else 0,
            rate=limits.rate,
            rate_used=pool.rate_used if pool else 0.0,
            prefixes=settings.prefixes_of(name),
        )
