"""SandboxSupport: whether tools can run sandboxed on this machine, and what that keeps away."""

from __future__ import annotations

from tooldesk.frozen_record import frozen_record


@frozen_record
class Promise:
    """One thing that a sandbox promises."""

    words: str
    """What it promises, such as "no network"."""

    holds: bool
    """Whether it was seen to hold on this machine."""


@frozen_record
class SandboxSupport:
    """What was found out by starting a program in a real sandbox and looking around in it."""

    promises: tuple[Promise, ...] = ()
    """What was tried; a sandbox is available only when all of them hold."""

    by: str = ""
    """What makes the sandbox, such as "bubblewrap 0.8.0"."""

    reason: str = ""
    """Why there is none, in one line; empty when there is."""

    next_step: str = ""
    """What to do about that."""

    @property
    def is_available(self) -> bool:
        """Whether sandboxed tools can run."""
        return not self.reason

    @property
    def summary(self) -> str:
        """One line for a person: what it keeps away, or why it is not to be had."""
        if not self.is_available:
            return f"not available here: {self.reason}"
        return f"{self.by}: {', '.join(promise.words for promise in self.promises)}"
