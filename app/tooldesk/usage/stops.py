"""Stops: how whoever runs an output ends single calls of it while the others go on."""

from __future__ import annotations

from collections.abc import Callable


class Stops:
    """Handed to a run of ToolUsage and kept; a stopped call ends with a result that says so."""

    def __init__(self) -> None:
        self._stop_of_call: dict[int, Callable[[], None]] = {}

    def add(self, call_index: int, stop: Callable[[], None]) -> None:
        """Tell how a call is stopped, when it begins; stopping an ended one does nothing."""
        self._stop_of_call[call_index] = stop

    def stop(self, call_index: int) -> bool:
        """End one call within a second, its processes too; whether there is such a call."""
        stop = self._stop_of_call.get(call_index)
        if stop is not None:
            stop()
        return stop is not None

    def stop_all(self) -> bool:
        """End all calls; whether there is any, which there is once the text is parsed."""
        for stop in self._stop_of_call.values():
            stop()
        return bool(self._stop_of_call)

    def forget(self) -> None:
        """The calls so far have ended; those of the next output come."""
        self._stop_of_call.clear()
