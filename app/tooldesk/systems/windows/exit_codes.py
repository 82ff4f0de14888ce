"""How programs of Windows end: a crash is an exit code above 0xC0000000, here minus the rest.

Source: Microsoft, [MS-ERREF], "NTSTATUS Values".
"""

from __future__ import annotations

from tooldesk.systems.program import KILLED

_CRASHES = 0xC0000000
_ALL = 2**32
WORDS = {
    0xC0000005: "it touched memory that is not its own",
    0xC0000017: "memory ran out",
    0xC000001D: "an illegal instruction",
    0xC0000094: "a division by zero",
    0xC00000FD: "its calls are nested too deep",
    0xC0000135: "a DLL that it needs is not there",
    0xC0000139: "a DLL has not what it needs",
    0xC000013A: "Ctrl+C, or a console that was closed",
    0xC0000142: "a DLL could not begin",
    0xC0000374: "its heap was damaged",
    0xC0000409: "its stack was damaged, or it aborted",
}


def returncode_of(exit_code: int) -> int:
    """What the system says of an ended process → an exit code, or minus the number of a crash."""
    return exit_code - _ALL if exit_code >= _CRASHES else exit_code


def in_words(number: int) -> str:
    """What the number of a crash stands for."""
    if number == -KILLED:
        return "Tooldesk"
    status = _ALL - number
    name = f"0x{status:08X}"
    words = WORDS.get(status)
    return f"{name}: {words}" if words else name
