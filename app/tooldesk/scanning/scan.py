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
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import connection
from multiprocessing.synchronize import Event
from pathlib import Path

from tooldesk.core_files import hide_memory
from tooldesk.errors import SystemFaultError
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.redactor import Redactor
from tooldesk.scanning.kept_parts import KeptParts, scan_key
from tooldesk.scanning.log_files import LogPart, log_parts, read_part
from tooldesk.scanning.output_count import OutputCount, ScanRules
from tooldesk.scanning.scan_totals import ScanTotals
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.reading import unread
from tooldesk.traces.recorded_output import TraceProblem

Secrets = tuple[tuple[str, str], ...]
"""(name, value) of all that is taken out of what is kept."""

_BETWEEN_LOOKS = 64
"""Records after which a process looks whether it is to stop."""


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
    nothing is read in this process, which has a window to paint.
    """

    def __init__(
        self,
        files: Sequence[Path],
        rules: ScanRules,
        folder: Path,
        secrets: Secrets = (),
        *,
        processes: int | None = None,
        part_bytes: int | None = None,
        is_aside: bool = False,
        on_progress: Callable[[ScanProgress], None] | None = None,
    ) -> None:
        self._files = files
        self._rules = rules
        self._secrets = secrets
        self._kept = KeptParts(folder, scan_key(files, rules))
        self._is_aside = is_aside
        self._processes = processes or os.cpu_count() or 1
        self._part_bytes = {} if part_bytes is None else {"part_bytes": part_bytes}
        self._on_progress = on_progress or (lambda _: None)
        self._totals = ScanTotals()
        self._context = multiprocessing.get_context("spawn")
        self._stopped = threading.Event()
        self._stopped_aside: Event | None = None
        self._all_bytes = sum(map(_size_of, files))
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
            SystemFaultError: a process of it was ended from outside.
            OSError: what is done can't be kept.
        """
        self._began_at = time.monotonic()
        done: set[tuple[str, int]] = set()
        for key, totals in self._kept.read():
            if key not in done:
                done.add(key)
                self._totals.merge(totals)
        parts = (part for part in self._parts() if not self._is_done(part, done))
        first = list(islice(parts, 2))
        if not self._is_aside and (len(first) < 2 or self._processes == 1):
            self._run_here(chain(first, parts))
        else:
            self._run_aside(chain(first, parts))
        is_whole = not self._stopped.is_set()
        if is_whole:
            self._kept.forget()
        return ScanResult(self._totals, len(self._files), self._resumed, is_whole)

    def _parts(self) -> Iterator[LogPart]:
        for file in self._files:
            try:
                yield from log_parts(file, **self._part_bytes)
            except OSError as error:
                problem = unread(error, str(file))
                self._totals.merge(_problem_alone(problem, self._rules))

    def _is_done(self, part: LogPart, done: set[tuple[str, int]]) -> bool:
        if (part.path, part.start) not in done:
            return False
        self._resumed += 1
        self._done_bytes += part.end - part.start
        return True

    def _run_here(self, parts: Iterable[LogPart]) -> None:
        redact = _redact_of(self._secrets)
        for part in parts:
            counted = count_part(part, self._rules, redact, self._stopped.is_set)
            if counted is None:
                return
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


def count_part(
    part: LogPart,
    rules: ScanRules,
    redact: Callable[[str], str],
    is_stopped: Callable[[], bool] = lambda: False,
) -> JsonObject | None:
    """What a part gives, as `ScanTotals.as_json`; None where it was stopped. Blocking."""
    count = OutputCount(rules, redact)
    for number, record in enumerate(read_part(part)):
        if not number % _BETWEEN_LOOKS and is_stopped():
            return None
        if isinstance(record, TraceProblem):
            count.add_problem(record)
        else:
            count.add(record)
    count.totals.size_bytes = part.end - part.start
    return count.totals.as_json()


def _size_of(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def _problem_alone(problem: TraceProblem, rules: ScanRules) -> ScanTotals:
    count = OutputCount(rules, str)
    count.add_problem(problem)
    return count.totals


def _redact_of(secrets: Secrets) -> Callable[[str], str]:
    redactor = Redactor()
    redactor.learn(secrets)
    return redactor.redact


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
    _Aside.rules, _Aside.redact, _Aside.stopped = rules, _redact_of(secrets), stopped


def _end_with_parent() -> None:
    """A process that waits for work holds the pipe itself, and would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _count_aside(part: LogPart) -> str | None:
    counted = count_part(part, _Aside.rules, _Aside.redact, _Aside.stopped.is_set)
    return None if counted is None else json.dumps(counted)
