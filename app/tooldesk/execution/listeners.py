"""Listeners: who wants to hear that something changed; telling them costs next to nothing."""

from __future__ import annotations

from collections.abc import Callable


class Listeners:
    """Each is called at every change, so it only notes that there was one and looks later."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], None]] = []

    def add(self, on_changed: Callable[[], None]) -> Callable[[], None]:
        """Call `on_changed` from now on; what is given back ends that."""
        self._listeners.append(on_changed)

        def end() -> None:
            if on_changed in self._listeners:
                self._listeners.remove(on_changed)

        return end

    def tell(self) -> None:
        """Something changed."""
        for on_changed in tuple(self._listeners):
            on_changed()
