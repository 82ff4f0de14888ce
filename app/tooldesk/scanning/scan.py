"""scan: logs → ScanTotals, with all processors, going on where a killed scan ended."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import chain, islice
from multiprocessing import connection
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.core_files import hide_memory
from tooldesk.errors import InvalidInputError, SystemFaultError
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.redactor import Redactor
from tooldesk.scanning.count_part import count_part, count_problem
from tooldesk.scanning.kept_parts import KeptParts, part_key, scan_key
from tooldesk.scanning.log_files import LogPart, log_parts
from tooldesk.scanning.log_store import LogState
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.scan_totals import ScanTotals
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.reading import unread
from tooldesk.traces.recorded_output import TraceProblem

if TYPE_CHECKING:
    from tooldesk.scanning.cluster import Cluster

Secrets = tuple[tuple[str, str], ...]
"""(name, value) of all that is taken out of what is kept."""

_UNCOUNTED = (
    "A worker could not count this part.",
    "See what it logged; without the scheduler it is counted on this computer.",
)


def cluster_at(address: str | None) -> AbstractContextManager[Cluster | None]:
    """The cluster of that scheduler, where one is named; nothing of Dask is imported before.

    Raises:
        AppError: there is none, or it can't do it.
    """
    if not address:
        return nullcontext()
    from tooldesk.scanning.cluster import Cluster

    return Cluster(address)


@frozen_record
class ScanProgress:
    """How far a scan is."""

    done_bytes: int
    """Of the files as they lie on the disk, those of earlier runs too."""

    all_bytes: int
    """Of all files."""

    outputs: int
    """Counted so far."""

    bytes_per_s: float
    """What this run reads."""

    left_s: float | None
    """About how long it takes yet; None while nobody can say."""


@frozen_record
class ScanResult:
    """What a scan gave."""

    totals: ScanTotals
    """All that was counted."""

    files: int
    """How many files there were."""

    resumed_parts: int
    """Parts that an earlier run had done."""

    is_whole: bool
    """False after a stop: what is done is kept, and the next run of the same scan goes on."""


class Scan:
    """One scan over files by rules.

    `stop` may be called at any time, from a signal handler or another thread. Where `is_aside`,
    nothing is read in this process, which has a window to paint. Where there is a `cluster`, its
    workers read.
    """

    def __init__(
        self,
        files: Sequence[LogState],
        rules: ScanRules,
        folder: Path,
        secrets: Secrets = (),
        *,
        processes: int | None = None,
        part_bytes: int | None = None,
        is_aside: bool = False,
        cluster: Cluster | None = None,
        on_progress: Callable[[ScanProgress], None] | None = None,
    ) -> None:
        self._files = files
        self._rules = rules
        self._secrets = secrets
        self._kept = KeptParts(folder, scan_key(files, rules))
        self._is_aside = is_aside
        self._cluster = cluster
        self._processes = processes or os.cpu_count() or 1
        self._part_bytes = {} if part_bytes is None else {"part_bytes": part_bytes}
        self._on_progress = on_progress or (lambda _: None)
        self._totals = ScanTotals()
        self._context = multiprocessing.get_context("spawn")
        self._stopped = threading.Event()
        self._stopped_aside: Event | None = None
        self._all_bytes = sum(each.size for each in files)
        self._done_bytes = self._new_bytes = 0
        self._resumed = 0
        self._began_at = 0.0

    def stop(self) -> None:
        """Have it end soon, with what is done."""
        self._stopped.set()
        if self._stopped_aside is not None:
            self._stopped_aside.set()

    def run(self) -> ScanResult:
        """Read all that is not done yet. Blocking.

        Raises:
            SystemFaultError: a process of it was ended from outside, or the cluster is gone.
            OSError: what is done can't be kept.
        """
        self._began_at = time.monotonic()
        done: set[tuple[str, int]] = set()
        for key, totals in self._kept.read():
            if key not in done:
                done.add(key)
                self._totals.merge(totals)
        parts = (part for part in self._parts() if not self._is_done(part, done))
        if self._cluster is not None:
            self._run_there(self._cluster, parts)
        else:
            self._run_on_this_computer(parts)
        is_whole = not self._stopped.is_set()
        if is_whole:
            self._kept.forget()
        return ScanResult(self._totals, len(self._files), self._resumed, is_whole)

    def _parts(self) -> Iterator[LogPart]:
        parts = log_parts if self._cluster is None else self._cluster.parts
        for file in self._files:
            try:
                yield from parts(file, **self._part_bytes)
            except OSError as error:
                self._tell(unread(error, file.path))
            except InvalidInputError as error:
                self._tell(TraceProblem("file", error.message, error.next_step, file.path, 0))

    def _tell(self, problem: TraceProblem) -> None:
        self._totals.merge(count_problem(problem, self._rules))

    def _is_done(self, part: LogPart, done: set[tuple[str, int]]) -> bool:
        if part_key(part) not in done:
            return False
        self._resumed += 1
        self._done_bytes += part.end - part.start
        return True

    def _run_on_this_computer(self, parts: Iterator[LogPart]) -> None:
        first = list(islice(parts, 2))
        if not self._is_aside and (len(first) < 2 or self._processes == 1):
            self._run_here(chain(first, parts))
        else:
            self._run_aside(chain(first, parts))

    def _run_here(self, parts: Iterable[LogPart]) -> None:
        redact = _redactor_of(self._secrets).redact
        for part in parts:
            counted = count_part(part, self._rules, redact, self._stopped.is_set)
            if counted is None:
                return
            self._finish(part, counted)

    def _run_there(self, cluster: Cluster, parts: Iterator[LogPart]) -> None:
        redactor = _redactor_of(self._secrets)
        for part, counted in cluster.counted(parts, self._rules, redactor, self._stopped.is_set):
            if counted is None:
                self._tell(TraceProblem("file", *_UNCOUNTED, part.path, part.line))
            else:
                self._finish(part, counted)

    def _run_aside(self, parts: Iterator[LogPart]) -> None:
        stopped = self._stopped_aside = self._context.Event()
        pool = ProcessPoolExecutor(
            self._processes, self._context, _begin, (self._rules, self._secrets, stopped)
        )
        running: dict[Future[str | None], LogPart] = {}
        try:
            while not self._stopped.is_set():
                for part in islice(parts, 2 * self._processes - len(running)):
                    with _interrupts_waiting():
                        running[pool.submit(_count_aside, part)] = part
                if not running:
                    return
                self._take(running, wait(running, return_when=FIRST_COMPLETED).done)
        except BrokenProcessPool as error:
            raise SystemFaultError(
                "A process of the scan was ended from outside, for lack of memory perhaps.",
                next_step="Run the same scan again: it goes on with the parts that are not done.",
            ) from error
        except BaseException:
            self.stop()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
        self._take(running, {each for each in running if not each.cancelled()})

    def _take(
        self, running: dict[Future[str | None], LogPart], done: set[Future[str | None]]
    ) -> None:
        for future in done:
            part, text = running.pop(future), future.result()
            if text is not None:
                self._finish(part, json.loads(text))

    def _finish(self, part: LogPart, counted: JsonObject) -> None:
        self._kept.keep(part, counted)
        self._totals.merge(ScanTotals.of_json(counted))
        self._done_bytes += part.end - part.start
        self._new_bytes += part.end - part.start
        rate = self._new_bytes / max(time.monotonic() - self._began_at, 1e-3)
        left = (self._all_bytes - self._done_bytes) / rate if rate else None
        outputs = self._totals.count("outputs by day")
        self._on_progress(ScanProgress(self._done_bytes, self._all_bytes, outputs, rate, left))


def _redactor_of(secrets: Secrets) -> Redactor:
    redactor = Redactor()
    redactor.learn(secrets)
    return redactor


class _Aside:
    """What a process of a scan has, from its start on."""

    rules: ScanRules
    redact: Callable[[str], str]
    stopped: Event


@contextmanager
def _interrupts_waiting() -> Iterator[None]:
    """A process that is started meanwhile begins without Ctrl+C, until it can leave it alone."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(rules: ScanRules, secrets: Secrets, stopped: Event) -> None:
    # Ctrl+C reaches all processes of a terminal; the first of them says when to stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hide_memory()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _Aside.rules, _Aside.redact, _Aside.stopped = rules, _redactor_of(secrets).redact, stopped


def _end_with_parent() -> None:
    """A process that waits for work holds the pipe itself, and would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _count_aside(part: LogPart) -> str | None:
    counted = count_part(part, _Aside.rules, _Aside.redact, _Aside.stopped.is_set)
    return None if counted is None else json.dumps(counted)
