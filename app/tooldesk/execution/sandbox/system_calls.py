"""system_call_filter: which system calls a sandboxed program may make, as a seccomp program.

The list follows that of Flatpak (flatpak-run.c, setup_seccomp), which runs untrusted desktop
programs under bubblewrap too. What it keeps away: the kernel's keyrings, new namespaces,
mounts, other programs' memory, terminals' input queues, and kinds of sockets that a network
namespace does not hold back, such as those to the host of a virtual machine.
"""

from __future__ import annotations

import errno
import os
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ctypes

LIBRARY = "libseccomp.so.2"

_ALLOW = 0x7FFF_0000
_ERRNO = 0x0005_0000
_EQUAL, _GREATER_OR_EQUAL, _MASKED_EQUAL = 4, 5, 7
"""Source of these: seccomp.h of libseccomp."""

_CLONE_NEWUSER = 0x1000_0000
_TIOCSTI, _TIOCLINUX = 0x5412, 0x541C
_FAMILIES = (1, 2, 10, 16)
"""AF_UNIX, AF_INET, AF_INET6 and AF_NETLINK. Source: Linux, socket.h."""

_REFUSED = (
    *("syslog", "uselib", "acct", "quotactl", "personality"),
    *("add_key", "keyctl", "request_key"),
    *("unshare", "setns", "mount", "umount", "umount2", "pivot_root", "chroot"),
    *("open_by_handle_at", "ptrace", "process_vm_readv", "process_vm_writev"),
    *("perf_event_open", "bpf", "userfaultfd", "kexec_load", "swapon", "reboot"),
)
# whoever gets "no such call" falls back to an older one, which the filter can look into
_UNKNOWN = (
    *("clone3", "io_uring_setup", "io_uring_enter", "io_uring_register"),
    # whose number is limited for all programs of a person together
    *("inotify_init", "inotify_init1", "fanotify_init", "mq_open"),
    *("open_tree", "move_mount", "fsopen", "fsconfig", "fsmount", "fspick", "mount_setattr"),
)

_Comparison = tuple[int, int, int, int]
"""Number of the argument, operator, mask or value, value."""


class NoFilterError(Exception):
    """The library that makes the filter is missing or refuses."""


@lru_cache(maxsize=1)
def system_call_filter() -> bytes:
    """The program, as `bwrap --seccomp` reads it.

    Raises:
        NoFilterError: it can't be made here.
    """
    library = _load()
    context = library.seccomp_init(_ALLOW)
    if not context:
        raise NoFilterError(f"{LIBRARY} can't make a filter")
    try:
        for name in _REFUSED:
            _refuse(library, context, name, errno.EPERM)
        for name in _UNKNOWN:
            _refuse(library, context, name, errno.ENOSYS)
        new_user_namespace = (0, _MASKED_EQUAL, _CLONE_NEWUSER, _CLONE_NEWUSER)
        _refuse(library, context, "clone", errno.EPERM, new_user_namespace)
        for request in (_TIOCSTI, _TIOCLINUX):
            _refuse(library, context, "ioctl", errno.EPERM, _low_half(1, request))
        for family in set(range(max(_FAMILIES))) - set(_FAMILIES):
            _refuse(library, context, "socket", errno.EAFNOSUPPORT, (0, _EQUAL, family, 0))
        others = (0, _GREATER_OR_EQUAL, max(_FAMILIES) + 1, 0)
        _refuse(library, context, "socket", errno.EAFNOSUPPORT, others)
        return _exported(library, context)
    finally:
        library.seccomp_release(context)


def _low_half(argument: int, value: int) -> _Comparison:
    """The kernel looks at 32 bits of it only."""
    return (argument, _MASKED_EQUAL, 0xFFFF_FFFF, value)


def _load() -> ctypes.CDLL:
    import ctypes

    try:
        library = ctypes.CDLL(LIBRARY)
    except OSError as reason:
        raise NoFilterError(f"{LIBRARY} is not installed") from reason
    library.seccomp_init.restype = ctypes.c_void_p
    library.seccomp_init.argtypes = [ctypes.c_uint32]
    library.seccomp_release.argtypes = [ctypes.c_void_p]
    library.seccomp_release.restype = None
    library.seccomp_export_bpf.argtypes = [ctypes.c_void_p, ctypes.c_int]
    return library


def _refuse(
    library: ctypes.CDLL, context: int, name: str, number: int, *comparisons: _Comparison
) -> None:
    import ctypes

    class Comparison(ctypes.Structure):
        _fields_ = (
            ("argument", ctypes.c_uint),
            ("operator", ctypes.c_int),
            ("first", ctypes.c_uint64),
            ("second", ctypes.c_uint64),
        )

    call = library.seccomp_syscall_resolve_name(name.encode("ascii"))
    if call < 0:
        # this processor, or this version of the library, has no such call
        return
    array = (Comparison * len(comparisons))(*(Comparison(*each) for each in comparisons))
    action = ctypes.c_uint32(_ERRNO | number)
    arguments = (ctypes.c_int(call), ctypes.c_uint(len(comparisons)), array)
    failed = library.seccomp_rule_add_array(ctypes.c_void_p(context), action, *arguments)
    if failed:
        raise NoFilterError(f"{LIBRARY} can't refuse {name}: {os.strerror(-failed)}")


def _exported(library: ctypes.CDLL, context: int) -> bytes:
    reading, writing = os.pipe()
    try:
        failed = library.seccomp_export_bpf(context, writing)
        if failed:
            raise NoFilterError(f"{LIBRARY} can't write the filter: {os.strerror(-failed)}")
        # far less than a pipe holds
        return os.read(reading, 65_536)
    finally:
        os.close(reading)
        os.close(writing)
