"""System: what is asked of the module of a system; all of it is cheap to import."""

from __future__ import annotations

from codecs import IncrementalDecoder
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol, TextIO


class System(Protocol):
    """Each module that follows it says so by `system` of the package, which mypy looks at."""

    NO_SANDBOX: str
    """Why no tool can run sandboxed here; "" where that is found out by trying."""

    HAS_BYTE_LOCKS: bool
    """Whether `lock_byte` keeps others away."""

    HAS_SESSION_BUS: bool
    """Whether programs talk over a D-Bus of the session."""

    KEYRING: str
    """The module of the library keyring that this system's own is used by; "" if it varies."""

    TERMINAL: str
    """What is opened to read what a person types while something else comes on stdin."""

    ENDING_SIGNALS: tuple[int, ...]
    """Signals that ask a program to end, but for that of Ctrl+C."""

    LOOP_HEARS_SIGNALS: bool
    """Whether asyncio's loop is woken by every signal."""

    PROGRAM_VARIABLES: tuple[str, ...]
    """What a program gets of our environment here, besides `env_var.OF_EVERY_PROGRAM`."""

    COMMAND_VARIABLES: tuple[str, ...]
    """What a command gets of it, besides PATH, HOME and LANG."""

    def hide_memory(self) -> None:
        """Keep the memory of this process from other programs of the person, and from files."""

    def share_one_heap(self) -> None:
        """Have all threads that are started from now on allocate from the same heap.

        Each would else keep what others could use: a third of what a window's threads hold.
        """

    def give_back_memory(self) -> None:
        """Give the system what was freed; takes some milliseconds."""

    def reserve_room(self, descriptor: int, length: int) -> None:
        """Take the room of a file of so many bytes from the disk; what is in it stays.

        Raises:
            OSError: the disk has not as much, or the system can't.
        """

    def lock_file(self, descriptor: int, *, is_shared: bool) -> None:
        """Hold the lock of an open file until it is closed.

        Raises:
            BlockingIOError: another one holds it.
        """

    def lock_byte(self, descriptor: int, number: int) -> None:
        """Hold the lock of one byte, which need not be there, until it is let go or closed.

        Raises:
            BlockingIOError: another one holds it.
            OSError: it can't be locked.
        """

    def free_byte(self, descriptor: int, number: int) -> None:
        """Let go of it."""

    def is_byte_free(self, descriptor: int, number: int) -> bool:
        """Whether nobody holds it.

        Raises:
            OSError: that can't be found out.
        """

    def folder_marks(self, folder: Path) -> tuple[int, int, int | None]:
        """Device, inode, and when it was made in nanoseconds; None where nobody says.

        Raises:
            OSError: there is no such folder, or it can't be looked at.
        """

    def folder_path(self, folder: Path) -> str:
        """What the system calls the folder, without links; "" where it does not say.

        Raises:
            OSError: there is no such folder, or it can't be looked at.
        """

    def replace(self, source: str | Path, target: str | Path) -> None:
        """Give a file the name of another one, in its place.

        Raises:
            OSError: it can't be done.
        """

    def how_it_ended(self, number: int) -> str:
        """What ended a program whose exit code is minus this number."""

    def find_program(self, name: str, path: str) -> str | None:
        """The file that a command's name stands for on a PATH; a path is that file, if it runs."""

    def check_words(self, program: str, words: Sequence[str]) -> None:
        """Whether a program can be handed its words as they are.

        Raises:
            UnsafeWordsError: it can't.
            OSError: they are too long.
        """

    def is_plain_path(self, path: str) -> bool:
        """Whether the system opens what a path names, and nothing else for it."""

    def why_no_program(self, file: str) -> tuple[str, str]:
        """Why a file that is there can't be started, and what to do."""

    def output_decoder(self) -> IncrementalDecoder:
        """Makes text, with line ends as they are everywhere, of what programs write."""

    def configuration_folder(self, home: Path, environ: Mapping[str, str]) -> Path:
        """Where programs keep what a person set."""

    def zed_settings(self, home: Path, environ: Mapping[str, str]) -> Path:
        """Where the editor Zed keeps it."""

    def started_from_desktop(self, environ: Mapping[str, str]) -> bool:
        """Whether a desktop started us, with a PATH that lacks what a person's shell adds."""

    def login_shell(self) -> str:
        """The shell that a person gets at login; "" where there is none, or none is known."""

    def check_length(self, path: Path) -> None:
        """Refuse a file whose path the system would not find.

        Raises:
            OSError: it is too long; says what to do.
        """

    def echo_kept(self) -> AbstractContextManager[None]:
        """Have the terminal show afterwards what is typed, as it did before."""

    def forget_typed(self, keyboard: TextIO) -> None:
        """Drop what was typed before now."""

    def interrupts_waiting(self) -> AbstractContextManager[None]:
        """Processes that are started within it begin without Ctrl+C."""
