"""signal_in_words: what ended a process, for people."""

from __future__ import annotations

import signal

_EXPLAINED = {
    signal.SIGSEGV: "it touched memory that is not its own",
    signal.SIGABRT: "it aborted",
    signal.SIGBUS: "it touched memory that is not there",
    signal.SIGFPE: "an arithmetic error",
    signal.SIGILL: "an illegal instruction",
    signal.SIGKILL: "most likely the system ended it because memory ran out",
    signal.SIGTERM: "something asked it to end",
}


def signal_in_words(number: int) -> str:
    """Its name and what it stands for."""
    try:
        name = signal.Signals(number)
    except ValueError:
        return f"signal {number}"
    why = _EXPLAINED.get(name)
    return f"{name.name}: {why}" if why else name.name
