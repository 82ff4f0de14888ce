"""LiveLimits: counts and gauges as they change, looked at only while somebody sees them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tooldesk.errors import StorageError
from tooldesk_ui.limits.table.limit_rows import LimitRow, rows_of
from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.resource_pools.resource_pools import PoolGauge
    from tooldesk.execution.usage_limits import UsageStanding

LOOK_PAUSE_MS = 250
"""How long after a change they are looked at; what changes meanwhile is seen with it."""

LOOK_EVERY_MS = 3_000
"""How often they are looked at for what other processes changed, and for the time that passed."""


@dataclass(frozen=True, slots=True)
class LimitsSnapshot:
    """How things stand."""

    rows: list[LimitRow]
    """Where each tool stands; how often it ran is None when the database can't be read."""

    problem: StorageError | None
    """Why it can't be read."""


class LiveLimits(QObject):
    """Hears of changes in this process, and looks every few seconds for those of others.

    Signals:
        counts_read(LimitsSnapshot): counts as they are now.
        pools_read(tuple[PoolGauge, ...]): pools as they are now.
    """

    counts_read = Signal(object)
    pools_read = Signal(object)

    def __init__(self, owner: TaskOwner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._owner = owner
        self._app: App | None = None
        self._is_shown = False
        self._is_reading = False
        self._is_stale = False
        self._stops: list[Callable[[], None]] = []
        self._counts_timer = self._timer(LOOK_PAUSE_MS, self.look)
        self._pools_timer = self._timer(LOOK_PAUSE_MS, self._look_at_pools)
        self._every = self._timer(LOOK_EVERY_MS, self.look)
        self._every.setSingleShot(False)

    def set_app(self, app: App | None) -> None:
        """Watch this."""
        if app is self._app:
            return
        self._stop()
        self._app = app
        self._start()

    def set_shown(self, is_shown: bool) -> None:
        """Whether anybody sees what is read."""
        if is_shown != self._is_shown:
            self._is_shown = is_shown
            self._start() if is_shown else self._stop()

    def look(self) -> None:
        """Read counts and pools now, once more if they are being read."""
        self._is_stale = self._is_reading
        if self._app is not None and self._is_shown and not self._is_reading:
            self._is_reading = True
            self._owner.start(self._read(self._app), "read limits")

    def _start(self) -> None:
        if self._app is not None and self._is_shown:
            self._every.start()
            self.look()

    def _stop(self) -> None:
        for timer in (self._counts_timer, self._pools_timer, self._every):
            timer.stop()
        for stop in self._stops:
            stop()
        self._stops.clear()

    async def _read(self, app: App) -> None:
        try:
            snapshot = await self._snapshot(app)
        finally:
            self._is_reading = False
        if app is not self._app or self._is_stale:
            self.look()  # another workspace was opened, or something was changed meanwhile
        if app is self._app and self._is_shown:
            if not self._stops:
                self._stops.append(app.limits.changed.add(self._on_counts_changed))
                self._stops.append(app.pools.changed.add(self._on_pools_changed))
            self.counts_read.emit(snapshot)
            self._look_at_pools()

    async def _snapshot(self, app: App) -> LimitsSnapshot:
        standings: dict[str, UsageStanding] | None = None
        problem = None
        try:
            # the first use imports the database layer, which would stop the window for a while
            limits, pools = await asyncio.to_thread(lambda: (app.limits, app.pools))
            await asyncio.to_thread(app.settings.load_if_changed)
            pools.take_over_settings()
            standings = await limits.standings(app.registry.definitions())
        except StorageError as error:
            problem = error
        settings = app.settings.current.resource_pools
        # those of ten thousand tools would stop it, too
        rows = await asyncio.to_thread(rows_of, app.registry.definitions(), settings, standings)
        return LimitsSnapshot(rows, problem)

    def _on_counts_changed(self) -> None:
        if not self._counts_timer.isActive():
            self._counts_timer.start()

    def _on_pools_changed(self) -> None:
        if not self._pools_timer.isActive():
            self._pools_timer.start()

    def _look_at_pools(self) -> None:
        app = self._app
        if app is None or not self._stops:
            return
        named = {each.resource_pool for each in app.registry.definitions()}
        gauges: tuple[PoolGauge, ...] = app.pools.gauges(sorted(name for name in named if name))
        self.pools_read.emit(gauges)
        if any(gauge.rate_used > 0 for gauge in gauges):
            self._on_pools_changed()  # a rate comes back by itself

    def _timer(self, interval_ms: int, on_timeout: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setInterval(interval_ms)
        timer.setSingleShot(True)
        timer.timeout.connect(on_timeout)
        return timer
