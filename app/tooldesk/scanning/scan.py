"""scan: logs → ScanTotals, with all processors, going on where a killed scan ended."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import InvalidInputError
from tooldesk.frozen_record import frozen_record
from tooldesk.scanning.count_part import count_part, count_problem
from tooldesk.scanning.kept_parts import KeptParts, part_key, scan_key
from tooldesk.scanning.log_files import PART_BYTES, LogPart, log_parts
from tooldesk.scanning.log_store import PACKED, LogState, log_suffix
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.scan_processes import ScanProcesses, Secrets, redactor_of
from tooldesk.scanning.scan_totals import ScanTotals
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.reading import unread
from tooldesk.traces.recorded_output import TraceProblem

if TYPE_CHECKING:
    from tooldesk.scanning.cluster import Cluster

_LEAST_PART_BYTES = 4_000_000
_PARTS = 48
"""Of a log that is not large, so that no processor is long without work at its end."""

_WORTH_STARTING = 3
"""Parts that are read before another process has started."""

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
        self._on_progress = on_progress or (lambda _: None)
        self._totals = ScanTotals()
        self._stopped = threading.Event()
        self._aside: ScanProcesses | None = None
        self._all_bytes = sum(each.size for each in files)
        # the same for the same files, whoever goes on with what is left
        fitting = min(max(self._all_bytes // _PARTS, _LEAST_PART_BYTES), PART_BYTES)
        self._part_bytes = part_bytes or fitting
        self._done_bytes = self._new_bytes = 0
        self._resumed = 0
        self._began_at = 0.0

    def stop(self) -> None:
        """Have it end soon, with what is done."""
        self._stopped.set()
        if self._aside is not None:
            self._aside.stop()

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
                yield from parts(file, self._part_bytes)
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
        if self._is_aside or (len(first) > 1 and self._processes > 1 and self._is_long()):
            self._run_aside(chain(first, parts))
        else:
            self._run_here(chain(first, parts))

    def _is_long(self) -> bool:
        # nobody knows how much is in a packed file
        is_packed = any(log_suffix(each.path) in PACKED for each in self._files)
        return is_packed or self._all_bytes > _WORTH_STARTING * self._part_bytes

    def _run_here(self, parts: Iterable[LogPart]) -> None:
        redact = redactor_of(self._secrets).redact
        for part in parts:
            counted = count_part(part, self._rules, redact, self._stopped.is_set)
            if counted is None:
                return
            self._finish(part, counted)

    def _run_there(self, cluster: Cluster, parts: Iterator[LogPart]) -> None:
        redactor = redactor_of(self._secrets)
        for part, counted in cluster.counted(parts, self._rules, redactor, self._stopped.is_set):
            if counted is None:
                self._tell(TraceProblem("file", *_UNCOUNTED, part.path, part.line))
            else:
                self._finish(part, counted)

    def _run_aside(self, parts: Iterator[LogPart]) -> None:
        aside = ScanProcesses(self._rules, self._secrets, self._processes, is_aside=self._is_aside)
        self._aside = aside
        if self._stopped.is_set():
            aside.stop()
        with closing(aside.counted(parts)) as every:
            for part, counted in every:
                self._finish(part, counted)

    def _finish(self, part: LogPart, counted: JsonObject) -> None:
        self._kept.keep(part, counted)
        self._totals.merge(ScanTotals.of_json(counted))
        self._done_bytes += part.end - part.start
        self._new_bytes += part.end - part.start
        rate = self._new_bytes / max(time.monotonic() - self._began_at, 1e-3)
        left = (self._all_bytes - self._done_bytes) / rate if rate else None
        outputs = self._totals.count("outputs by day")
        self._on_progress(ScanProgress(self._done_bytes, self._all_bytes, outputs, rate, left))
