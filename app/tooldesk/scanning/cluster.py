"""Cluster: parts of a scan on the workers of a Dask scheduler, which are asked in JSON."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from dataclasses import astuple
from importlib import import_module, metadata
from itertools import islice
from typing import Any

from tooldesk.errors import InvalidInputError, SystemFaultError
from tooldesk.redaction.redactor import Redactor
from tooldesk.scanning.cluster_work import answer, own_version
from tooldesk.scanning.log_files import PART_BYTES, LogPart, is_read_whole
from tooldesk.scanning.log_store import CLUSTER_STEP, LogState, UnreadableError, whole_place
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.scan_choices import rules_as_json
from tooldesk.scanning.scan_totals import ScanTotals
from tooldesk.tools.tool_result import JsonObject

_CONNECT_S = 10.0
_ALONE_S = 60.0
"""How long a scan waits for workers while there is none; an autoscaler may start some."""

_GREET_S = 2.0
"""How much longer is waited for what is connected to, to say that it is a scheduler."""

_CLOSE_S = 2.0
_LOOK_EVERY_S = 0.5
_PARTS_AT_ONCE = 64
"""Looked for by one worker at a time: a gigabyte."""

_GO_ON = (
    "What is done is kept: the same scan goes on with the rest, there or, without the scheduler,"
    " on this computer."
)


class Cluster:
    """A connection to a scheduler; all of it blocks. Leave the context to close it.

    Files, rules and totals travel as JSON; values of secrets don't travel. Dask itself pickles what
    it says, so a scheduler can run code on all that connect: a person names one to be trusted.

    Raises:
        UnreadableError: Dask is not installed.
        InvalidInputError: there is no scheduler at that address.
        SystemFaultError: a worker has no Tooldesk, or another version of it.
    """

    def __init__(
        self, address: str, *, connect_s: float = _CONNECT_S, alone_s: float = _ALONE_S
    ) -> None:
        self._address = address
        self._alone_s = alone_s
        self._dask = _dask()
        try:
            self._client = _client_class(self._dask)(
                address, timeout=connect_s, set_as_default=False, name="tooldesk-scan"
            )
        except Exception as error:  # what Dask makes of the words of anything that is none
            why = str(error).rstrip(".") or type(error).__name__
            raise InvalidInputError(
                f"There is no Dask scheduler at {address}: {why:.200}.",
                next_step="Start one with “dask scheduler”, and name the address that it shows,"
                " such as tcp://host:8786.",
            ) from error
        try:
            self._require_same()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of it; what still runs there ends with its part."""
        self._client.close(timeout=_CLOSE_S)

    def found_files(self, places: Sequence[str]) -> list[LogState]:
        """As `log_files.found_files`, where the workers are; paths are from the root on.

        Raises:
            InvalidInputError: there is nothing at one of them.
            SystemFaultError: no worker answers.
        """
        asked = {"places": [whole_place(each) for each in places]}
        return [LogState(*each) for each in self._ask("find", asked)]

    def parts(self, file: LogState, part_bytes: int = PART_BYTES) -> Iterator[LogPart]:
        """As `log_parts`.

        Raises:
            InvalidInputError: it can't be read there.
            SystemFaultError: no worker answers.
        """
        if is_read_whole(file, part_bytes):
            yield LogPart(file.path, 0, file.size, 1)
            return
        start, line = 0, 1
        while True:
            asked = {"file": astuple(file), "part_bytes": part_bytes, "start": start, "line": line}
            found = self._ask("parts", {**asked, "most": _PARTS_AT_ONCE})
            yield from (LogPart(*each) for each in found[:_PARTS_AT_ONCE])
            if len(found) <= _PARTS_AT_ONCE:
                return
            _, start, _, line = found[-1]

    def counted(
        self,
        parts: Iterator[LogPart],
        rules: ScanRules,
        redactor: Redactor,
        is_stopped: Callable[[], bool],
    ) -> Iterator[tuple[LogPart, JsonObject | None]]:
        """Each part with `ScanTotals.as_json` of it, redacted, as they are done.

        None stands for what its worker could not count.

        Raises:
            SystemFaultError: the scheduler or all workers went away.
        """
        running: dict[Any, LogPart] = {}
        written = rules_as_json(rules)
        try:
            while not is_stopped():
                for part in islice(parts, max(self._most_running() - len(running), 0)):
                    asked = {"part": astuple(part), "rules": written}
                    running[self._submit("count", asked, priority=0)] = part
                if not running:
                    return
                for future in self._done(list(running), is_stopped):
                    part = running.pop(future)
                    yield part, self._totals(part, self._result(future), redactor)
        finally:
            self._cancel(list(running))

    def _totals(self, part: LogPart, said: Any, redactor: Redactor) -> JsonObject | None:
        if said is None:
            return None
        try:
            totals = ScanTotals.of_json(said)
            totals.require_source(part.path)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise SystemFaultError(
                f"A worker gave something else than what it was asked for: {error!s:.200}.",
                next_step=f"Check what runs at {self._address}. {_GO_ON}",
            ) from error
        totals.redact(redactor)
        return totals.as_json()

    def _require_same(self) -> None:
        """Raises: SystemFaultError: a worker can't do it, which is named."""
        ours = own_version()
        said = self._client.run(metadata.version, "tooldesk", on_error="return")
        unfit = [
            f"{worker} has {version if isinstance(version, str) else 'none'}"
            for worker, version in sorted(said.items())
            if version != ours
        ]
        if unfit:
            more = f" and {len(unfit) - 5:,} more" if len(unfit) > 5 else ""
            raise SystemFaultError(
                f"Workers need Tooldesk {ours}: {', '.join(unfit[:5])}{more}.",
                next_step=f"On each of them: pip install 'tooldesk[cluster]=={ours}'. {_GO_ON}",
            )

    def _submit(self, do: str, asked: JsonObject, priority: int = 10) -> Any:
        question = json.dumps({"version": own_version(), "do": do, **asked})
        return self._client.submit(answer, question, pure=False, priority=priority)

    def _ask(self, do: str, asked: JsonObject) -> Any:
        future = self._submit(do, asked)
        for each in self._done([future], lambda: False):
            return self._result(each)
        raise AssertionError  # `_done` ends with one, or raises

    def _done(self, futures: list[Any], is_stopped: Callable[[], bool]) -> list[Any]:
        """Those of them that are done, one at least; none where it is stopped."""
        alone_since: float | None = None
        while not is_stopped():
            try:
                with self._client.as_current():
                    return list(self._dask.wait(futures, _LOOK_EVERY_S, "FIRST_COMPLETED").done)
            except TimeoutError:
                alone_since = self._still_alone(alone_since)
            except CancelledError as error:
                raise self._gone() from error
        return []

    def _still_alone(self, since: float | None) -> float | None:
        if self._workers():
            return None
        now = time.monotonic()
        if since is not None and now - since > self._alone_s:
            raise SystemFaultError(
                f"The scheduler at {self._address} has no workers.",
                next_step=f"Start some with “dask worker {self._address}”. {_GO_ON}",
            )
        return now if since is None else since

    def _workers(self) -> dict[str, int]:
        """Address → threads, of the workers that there are now."""
        try:
            return dict(self._client.nthreads())
        except (OSError, CancelledError) as error:
            raise self._gone() from error

    def _most_running(self) -> int:
        return 2 * max(sum(self._workers().values()), 1)

    def _gone(self) -> SystemFaultError:
        return SystemFaultError(f"The scheduler at {self._address} went away.", next_step=_GO_ON)

    def _result(self, future: Any) -> Any:
        """What a worker answered; None where it failed at it by itself.

        Raises:
            InvalidInputError: it says what is wrong with a place.
            SystemFaultError: it can't be asked.
        """
        failure = future.exception() if future.status == "error" else None
        is_killed = type(failure).__name__ == "KilledWorker"
        # one without Tooldesk, that came later, ends when it is asked
        if is_killed or isinstance(failure, ImportError):
            self._require_same()
        if is_killed:
            raise SystemFaultError(
                "Workers were ended while they read one part, for lack of memory perhaps.",
                next_step=f"Give them more, or fewer threads. {_GO_ON}",
            )
        if failure is not None:
            return None
        try:
            said = json.loads(future.result())
        except (CancelledError, OSError) as error:
            raise self._gone() from error
        if "other_version" in said:
            self._require_same()
        if "error" in said:
            message, next_step = said["error"]
            raise InvalidInputError(str(message), next_step=str(next_step))
        return said.get("value")

    def _cancel(self, futures: list[Any]) -> None:
        if futures and self._client.status == "running":
            self._client.cancel(futures)


def _client_class(dask: Any) -> Any:
    """Dask's client, let go of at once where it can't start.

    Else the garbage collector does, within the start of the next one, and waits for its lock.
    """

    class ClientThatStarts(dask.Client):  # type: ignore[misc]
        def start(self, **how: Any) -> None:
            try:
                # what is connected to may say nothing, which its own timeout does not look at
                super().start(**how, callback_timeout=how["timeout"] + _GREET_S)
            except BaseException:
                self.close(timeout=_CLOSE_S)
                raise

    return ClientThatStarts


def _dask() -> Any:
    try:
        dask = import_module("distributed")
    except ImportError as error:
        raise UnreadableError(
            "A scheduler needs Dask, which is not installed.", next_step=CLUSTER_STEP
        ) from error
    # what it would print of a connection that is lost is said by an error here
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    return dask
