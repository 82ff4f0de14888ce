"""HandOut: waits for a person's yes to what goes to a tool before it gets any of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

HandOut = Callable[[Collection[str]], Awaitable[None]]
"""Takes the names of variables whose values a person keeps for all workspaces; returns once all
that the call would get may go to it.

Raises:
    NotPermittedError: it may not.
"""
