"""Launch: one start of a program in a sandbox, from its command line to what is left of it."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tooldesk.errors import (
    NOT_RUNNABLE_HERE,
    PermanentError,
    SandboxLimit,
    SandboxLimitError,
    SandboxUnavailableError,
)
from tooldesk.execution.sandbox.bubblewrap import (
    FAILED,
    NOT_READABLE,
    OWN_PROCESSES,
    sandbox_words,
    variable_words,
)
from tooldesk.execution.sandbox.confinement import Confinement
from tooldesk.execution.sandbox.control_group import ControlGroup
from tooldesk.execution.sandbox.limits import limit_error
from tooldesk.execution.sandbox.private_places import HOME
from tooldesk.execution.sandbox.system_calls import system_call_filter

_OUTER_PROCESSES = OWN_PROCESSES + 1
"""bubblewrap's processes, inside and outside, which a control group counts as well."""

_PERSONAL = ("HOME", "USER", "TMPDIR", "TEMP", "TMP")
_RUNNER_WORDS = ("bwrap:", FAILED)


@dataclass(slots=True)
class Launch:
    """Start `words` with `descriptors` open, then call `started`; when it has ended, `finish`."""

    confinement: Confinement
    """How the program is kept."""

    group: ControlGroup
    """What bounds all its processes together."""

    words: list[str]
    """The command line to start in place of the program's."""

    descriptors: tuple[int, ...]
    """What the started process must inherit."""

    reached: SandboxLimit | None = None
    """Which limit of its control group it ran into, known when it has ended."""

    @classmethod
    def prepare(
        cls,
        confinement: Confinement,
        program: Sequence[str],
        mark: str,
        calls: int = 1,
        variables: Mapping[str, str] | None = None,
    ) -> Launch:
        """All that is needed to start a program in its sandbox, with CPU time for some calls.

        Its variables reach no program outside, where the tool would choose what those load.

        Raises:
            SandboxUnavailableError: the system does not permit it (any more).
        """
        policy, homes = confinement.policy, confinement.runner.homes
        memory_bytes = policy.memory_mb * 1_000_000
        try:
            group = ControlGroup.make(
                homes, mark, memory_bytes, policy.max_processes + _OUTER_PROCESSES
            )
        except OSError as reason:
            raise unavailable(f"no control group can be made: {reason.strerror}") from reason
        inside = {name: text for name, text in (variables or {}).items() if name not in _PERSONAL}
        texts = [system_call_filter(), variable_words(inside)] if inside else [system_call_filter()]
        try:
            descriptors = _readable(texts)
        except OSError as reason:
            group.try_remove()
            raise unavailable(reason.strerror or str(reason)) from reason
        many = replace(confinement, cpu_s=confinement.cpu_s * calls)
        words = sandbox_words(many, group.process_files, program, tuple(inside), *descriptors)
        return cls(confinement, group, words, descriptors)

    def started(self) -> None:
        """The process has its own copy of the descriptors now, or there will be none."""
        for descriptor in self.descriptors:
            os.close(descriptor)

    def start_error(self, stderr_tail: str) -> PermanentError | None:
        """Why the program was not started, from the last words of those who were to start it."""
        last_words = stderr_tail.rpartition("\n")[2]
        if last_words.startswith(_RUNNER_WORDS):
            return unavailable(last_words)
        if last_words.startswith(NOT_READABLE):
            return PermanentError(
                f"The program can't be started in its sandbox: {last_words}.",
                next_step='Name the folder it is installed in under "readable" of its "sandbox".',
                for_model=NOT_RUNNABLE_HERE,
            )
        return None

    def limit_error(self, exit_code: int) -> SandboxLimitError | None:
        """The error when a limit ended it; ask after `finish`."""
        return limit_error(self.confinement, exit_code, self.reached)

    def abandon(self) -> None:
        """Nothing was started."""
        self.group.try_remove()

    async def finish(self) -> None:
        """Wait until its last process is gone, and remove what was made for it."""
        self.reached = self.group.reached()
        await self.group.remove()


def _readable(texts: Sequence[bytes]) -> tuple[int, ...]:
    """Descriptors that each text is read from; in memory only, since there may be secrets in it."""
    if not hasattr(os, "memfd_create"):
        raise OSError(errno.ENOSYS, "this system has no files in memory")
    descriptors: list[int] = []
    try:
        for text in texts:
            descriptors.append(os.memfd_create("sandbox"))
            with open(descriptors[-1], "wb", buffering=0, closefd=False) as file:
                file.write(text)
            os.lseek(descriptors[-1], 0, os.SEEK_SET)
    except OSError:
        for descriptor in descriptors:
            os.close(descriptor)
        raise
    return tuple(descriptors)


def sandbox_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The same without what leads to a person's folders."""
    kept = {name: value for name, value in environment.items() if name not in _PERSONAL}
    return {**kept, "HOME": HOME, "TMPDIR": HOME}


def unavailable(reason: str, next_step: str = "") -> SandboxUnavailableError:
    """The refusal of a call that wants a sandbox."""
    return SandboxUnavailableError(
        f"The tool is to run sandboxed, and there is no sandbox: {reason.rstrip('.')}.",
        next_step=next_step or "Tooldesk does not run it without one. Try it again.",
    )
