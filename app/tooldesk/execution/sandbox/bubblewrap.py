"""sandbox_words: the command line that starts a program under bubblewrap. Source: bwrap(1)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from tooldesk.execution.sandbox.confinement import Confinement
from tooldesk.execution.sandbox.private_places import PRIVATE
from tooldesk.execution.sandbox.readable import SETTINGS, SYSTEM, program_files
from tooldesk.tools.sandbox_policy import SandboxPolicy

OWN_PROCESSES = 1
"""bubblewrap's own process in the sandbox, which counts as one of the tool's."""

MAX_DESCRIPTORS = 1024

_MB = 1_000_000
_SMALL_FILE_SYSTEM = str(8 * _MB)
FAILED = "sandbox:"
"""With which a line of stderr begins that says why nothing was started."""

_JOIN_AND_RUN = f"""
while [ "$1" != -- ]; do
    echo 0 >"$1" || {{ echo "{FAILED} $1 can't be joined" >&2; exit 1; }}
    shift
done
shift
[ -x "$1" ] || {{ echo "{FAILED} $1 can't be started" >&2; exit 1; }}
exec "$@"
"""
NOT_READABLE = "prlimit: failed to execute"
"""The same of a program that the sandbox does not show. Source: prlimit(1)."""

_GIVEN = "TOOLDESK_GIVEN_"
_SET_AND_RUN = f"""
while [ "$1" != -- ]; do
    eval "export $1=\\"\\${_GIVEN}$1\\"; unset {_GIVEN}$1"
    shift
done
shift
[ -x "$1" ] || {{ echo "{NOT_READABLE} $1" >&2; exit 1; }}
exec "$@"
"""
"""A tool's variables get their names at the very last: some, as LD_PRELOAD, change what starts."""

_NAMESPACES = (
    *("--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"),
    "--unshare-cgroup-try",
)
_READ_ONLY = ("/dev", "/proc", "/")
"""Root owns the kernel's settings in /proc, so that no capability is needed to write them."""
_WAYS_OUT = ("--die-with-parent", "--new-session", "--cap-drop", "ALL", "--hostname", "sandbox")


def sandbox_words(
    confinement: Confinement,
    group_files: Sequence[str],
    program: Sequence[str],
    variables: Iterable[str],
    filter_descriptor: int,
    variables_descriptor: int | None = None,
) -> list[str]:
    """What to start in place of `program`, whose first word is a path.

    `filter_descriptor` is where bubblewrap reads the system call filter from; `group_files` are
    the control group's files to join before anything else. With names of `variables`, bubblewrap
    reads their values, as `variable_words` has them, from `variables_descriptor`.
    """
    words = [confinement.runner.bubblewrap, *_NAMESPACES, *_WAYS_OUT]
    if variables_descriptor is not None:
        words += ["--args", str(variables_descriptor)]
        program = ["/bin/sh", "-c", _SET_AND_RUN, "sh", *variables, "--", *program]
    words += ["--size", _SMALL_FILE_SYSTEM, "--tmpfs", "/", *_system(), "--proc", "/proc"]
    words += ["--dev", "/dev", *_temporary(confinement.policy)]
    words += _bound(confinement)
    for covered in _READ_ONLY:
        words += ["--remount-ro", covered]
    words += ["--chdir", str(confinement.folder)]
    words += ["--seccomp", str(filter_descriptor), "--", *_limited(confinement), *program]
    if group_files:
        # it joins first and becomes bubblewrap then: no moment without the limits
        return ["/bin/sh", "-c", _JOIN_AND_RUN, "sh", *group_files, "--", *words]
    return words


def variable_words(variables: Mapping[str, str]) -> bytes:
    """What bubblewrap reads of a tool's variables: no command line has their values."""
    words: list[str] = []
    for name, value in variables.items():
        words += ("--setenv", _GIVEN + name, value)
    return b"".join(os.fsencode(word) + b"\0" for word in words)


def _system() -> Iterator[str]:
    for path in SYSTEM:
        if os.path.islink(path):
            yield from ("--symlink", os.readlink(path), path)
        elif os.path.isdir(path):
            yield from ("--ro-bind", path, path)
    for path in SETTINGS:
        if os.path.exists(path):
            yield from ("--ro-bind", path, path)


def _temporary(policy: SandboxPolicy) -> Iterator[str]:
    size = str(policy.temporary_mb * _MB)
    for folder in PRIVATE:
        yield from ("--size", size, "--tmpfs", folder)


def _bound(confinement: Confinement) -> Iterator[str]:
    """Shorter paths first, so that no folder covers what was put into it."""
    folder = str(confinement.folder)
    readable = (*confinement.readable, *program_files(confinement.runner.limiter))
    covered = {*SYSTEM, *readable}
    paths = {path for path in readable if not _is_within(path, covered, folder)}
    for path in sorted([*paths, folder], key=len):
        yield from ("--bind" if path == folder else "--ro-bind", path, path)


def _is_within(path: str, covered: set[str], folder: str) -> bool:
    """Whether it is there already: as part of another folder, or of the working folder as a link.

    A link is never bound upon: it could lead out of the sandbox's own files.
    """
    parents = {str(parent) for parent in Path(path).parents}
    if path == folder or not parents.isdisjoint(covered):
        return True
    return folder in parents and os.path.islink(path)


def _limited(confinement: Confinement) -> list[str]:
    policy, cpu_s = confinement.policy, confinement.cpu_s
    return [
        confinement.runner.limiter,
        f"--data={policy.memory_mb * _MB}",
        f"--cpu={cpu_s}:{cpu_s + 1}",
        f"--nproc={policy.max_processes + OWN_PROCESSES}",
        f"--fsize={policy.max_file_mb * _MB}",
        f"--nofile={MAX_DESCRIPTORS}",
        f"--sigpending={MAX_DESCRIPTORS}",
        "--core=0",
        "--",
    ]
