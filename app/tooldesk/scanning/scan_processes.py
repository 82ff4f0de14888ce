"""ScanProcesses: parts of logs are counted by processes of the scan, and by this one meanwhile."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import connection
from multiprocessing.synchronize import Event

from tooldesk.errors import SystemFaultError
from tooldesk.redaction.redactor import Redactor
from tooldesk.scanning.count_part import count_part
from tooldesk.scanning.log_files import LogPart
from tooldesk.scanning.output_count import ScanRules
from tooldesk.systems import system
from tooldesk.tools.tool_result import JsonObject

Secrets = tuple[tuple[str, str], ...]
"""(name, value) of all that is taken out of what is kept."""

_Counted = tuple[LogPart, JsonObject]
_Running = dict[Future[str | None], LogPart]


def redactor_of(secrets: Secrets) -> Redactor:
    """What takes them out."""
    redactor = Redactor()
    redactor.learn(secrets)
    return redactor


class ScanProcesses:
    """This process counts from the first moment on, while the others start, and is one of `count`.

    Where `is_aside` it has a window to paint, counts nothing, and all of `count` are others.
    """

    def __init__(
        self, rules: ScanRules, secrets: Secrets, count: int, *, is_aside: bool = False
    ) -> None:
        self._rules = rules
        self._redact = None if is_aside else redactor_of(secrets).redact
        self._context = multiprocessing.get_context("spawn")
        self._stopped_there = self._context.Event()
        self._stopped_here = threading.Event()
        self._others = count if is_aside else count - 1
        begun_with = (rules, secrets, self._stopped_there)
        self._pool = ProcessPoolExecutor(self._others, self._context, _begin, begun_with)

    def stop(self) -> None:
        """Have all of them end soon; may be called at any time, from another thread too."""
        self._stopped_here.set()
        self._stopped_there.set()

    def counted(self, parts: Iterator[LogPart]) -> Generator[_Counted, None, None]:
        """Each part with `ScanTotals.as_json` of it, as they are done; close it.

        Raises:
            SystemFaultError: a process was ended from outside.
        """
        running: _Running = {}
        try:
            while not self._stopped_here.is_set():
                self._hand_out(parts, running)
                yield from self._counted_here(parts, running)
                if not running:
                    return
                yield from _taken(running)
        except BrokenProcessPool as error:
            raise SystemFaultError(
                "A process of the scan was ended from outside, for lack of memory perhaps.",
                next_step="Run the same scan again: it goes on with the parts that are not done.",
            ) from error
        except BaseException:
            self.stop()
            raise
        finally:
            self._pool.shutdown(wait=True, cancel_futures=True)
        for each in [each for each in running if each.cancelled()]:
            del running[each]
        yield from _taken(running)

    def _hand_out(self, parts: Iterator[LogPart], running: _Running) -> None:
        free = 2 * self._others - sum(not each.done() for each in running)
        for part in islice(parts, max(free, 0)):
            with system.interrupts_waiting():
                running[self._pool.submit(_count_aside, part)] = part

    def _counted_here(self, parts: Iterator[LogPart], running: _Running) -> Iterator[_Counted]:
        """A part that this process counted, where there is one left; else waits for the others."""
        part = None if self._redact is None else next(parts, None)
        if part is None or self._redact is None:
            wait(running, return_when=FIRST_COMPLETED)
            return

        def look() -> bool:
            """Whether to stop; the others shall not wait for this part."""
            self._hand_out(parts, running)
            return self._stopped_here.is_set()

        counted = count_part(part, self._rules, self._redact, look)
        if counted is not None:
            yield part, counted


def _taken(running: _Running) -> Iterator[_Counted]:
    """What is done of it, which is taken out."""
    for future in [each for each in running if each.done()]:
        part, text = running.pop(future), future.result()
        if text is not None:
            yield part, json.loads(text)


class _Aside:
    """What a process of a scan has, from its start on."""

    rules: ScanRules
    redact: Callable[[str], str]
    stopped: Event


def _begin(rules: ScanRules, secrets: Secrets, stopped: Event) -> None:
    # Ctrl+C reaches all processes of a terminal; the first of them says when to stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    system.hide_memory()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _Aside.rules, _Aside.redact, _Aside.stopped = rules, redactor_of(secrets).redact, stopped


def _end_with_parent() -> None:
    """A process that waits for work holds the pipe itself, and would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _count_aside(part: LogPart) -> str | None:
    counted = count_part(part, _Aside.rules, _Aside.redact, _Aside.stopped.is_set)
    return None if counted is None else json.dumps(counted)
