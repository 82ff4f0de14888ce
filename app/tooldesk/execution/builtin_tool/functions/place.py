"""Place: the folders that a call may use, and the only way to their files.

A path is resolved first, with all its links, and judged then. It is opened step by step from its
folder, and no step follows a link: what was swapped in between is refused, not followed.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ClassVar

from tooldesk.counted import counted
from tooldesk.errors import InvalidInputError
from tooldesk.systems import system

_VIEWS = ("/proc", "/sys", "/dev")
"""What looks like files and is none; /proc shows each process another place."""

_NOT_WRITABLE = frozenset({".git", ".hg", ".svn"})
"""Folders whose files make other programs run something."""

_IMPORTED = frozenset({".py", ".pyc", ".pyd", ".so", ".pth"})
"""What Python imports, or runs when it starts, by the ends of names."""

_LONGEST_PATH = 4_096
"""Source: PATH_MAX of Linux."""

_NO_LINK = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
_FOLDER = getattr(os, "O_DIRECTORY", 0)
_NOT_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
HAS_STEPS = os.open in os.supports_dir_fd
"""Whether a folder that is open can be gone on from."""


class Place:
    """Of one call."""

    # a parameter of this type is no part of a tool's schema
    __tooldesk_context__: ClassVar[bool] = True

    def __init__(
        self,
        working_dir: str,
        folders: Sequence[str] = (),
        hidden: Sequence[str] = (),
        protected: Sequence[str] = (),
        code_folders: Sequence[str] = (),
    ) -> None:
        """All but the first two are real paths.

        `hidden` is neither read nor written, `protected` not written, and in `code_folders`
        nothing that Python would import.
        """
        self.working_dir = Path(os.path.realpath(working_dir))
        self._folders = tuple(Path(os.path.realpath(each)) for each in (working_dir, *folders))
        self._hidden = tuple(map(Path, hidden))
        self._protected = tuple(map(str.casefold, protected))
        self._code_folders = tuple(map(str.casefold, code_folders))

    def resolve(self, path: str, to_write: bool = False) -> Path:
        """Where a path leads, if the call may go there.

        Raises:
            InvalidInputError: it leads out of the call's folders, or may not be changed.
        """
        if not _is_path(path):
            raise InvalidInputError("That is no path.", next_step="Write a path such as notes.txt.")
        try:
            real = Path(os.path.realpath(self.working_dir / path))
        except OSError:  # a link that nobody may read
            real = None
        if real is None or not self._is_inside(real):
            raise InvalidInputError(
                f"{path} is not in the folder that this tool may use.",
                next_step="Use a path below the working folder, which is called “.”.",
            )
        if to_write and self._is_protected(real):
            raise InvalidInputError(
                f"{path} may not be changed: other programs or tools run what stands there.",
                next_step="Write to another place.",
            )
        return real

    def shown(self, path: Path) -> str:
        """A path as calls write it: relative to the working folder where it is in there."""
        inside = path.is_relative_to(self.working_dir)
        return str(path.relative_to(self.working_dir) if inside else path)

    def is_hidden(self, path: Path) -> bool:
        """Whether nobody may look there, although it is within a folder."""
        views = any(path.is_relative_to(each) for each in _VIEWS)
        return views or any(path.is_relative_to(each) for each in self._hidden)

    @property
    def hides_something(self) -> bool:
        """Whether a program that looks through the working folder would see too much."""
        return any(each.is_relative_to(self.working_dir) for each in self._hidden)

    def read_bytes(self, path: str, most_bytes: int) -> bytes:
        """The content of a file.

        Raises:
            InvalidInputError: it is not there, no file, too large, or not in the call's folders.
        """
        real = self.resolve(path)
        with self.opened(real, path) as descriptor:
            status = os.fstat(descriptor)
            if stat.S_ISDIR(status.st_mode):
                raise InvalidInputError(
                    f"{path}: it is no file, but a folder.",
                    next_step="Name a file in it; glob lists them.",
                )
            if not stat.S_ISREG(status.st_mode):
                raise _refused(path, "it is no file")
            if status.st_size > most_bytes:
                size = counted(status.st_size, "byte")
                raise InvalidInputError(
                    f"{path}: it has {size}; at most {most_bytes:,} can be read.",
                    next_step="Look for lines of it with grep, or take a part of it with bash.",
                )
            with os.fdopen(os.dup(descriptor), "rb") as file:
                return file.read(most_bytes + 1)[:most_bytes]

    def write_bytes(self, path: str, content: bytes) -> bool:
        """Put a file in its place, whole or not at all; true when there was none.

        Folders on the way are made. The mode of a file that was there stays.

        Raises:
            InvalidInputError: there is no way to it, or it is something else than a file.
        """
        real = self.resolve(path, to_write=True)
        try:
            with self._folder_of(real, makes=True) as folder:
                return _replace(folder, real, content)
        except OSError as error:
            raise _refused(path, _words(error)) from None

    @contextmanager
    def opened(self, real: Path, path: str) -> Iterator[int]:
        """A descriptor of a file or folder that `resolve` gave.

        Raises:
            InvalidInputError: it can't be opened, or was swapped for a link meanwhile.
        """
        try:
            with self._folder_of(real) as folder:
                descriptor = _open(folder, real, os.O_RDONLY | _NOT_WAITING)
        except OSError as error:
            raise _refused(path, _words(error)) from None
        try:
            yield descriptor
        finally:
            os.close(descriptor)

    @contextmanager
    def _folder_of(self, real: Path, makes: bool = False) -> Iterator[int | None]:
        """The folder that a path is in, reached without following a link; None without steps."""
        root = max(
            (each for each in self._folders if real.is_relative_to(each)),
            key=lambda each: len(each.parts),
        )
        if not HAS_STEPS:
            if makes:
                real.parent.mkdir(parents=True, exist_ok=True)
            yield None
            return
        parts = real.relative_to(root).parts
        # the folder itself is opened from the one above it
        folder = os.open(root if parts else root.parent, os.O_RDONLY | _FOLDER | _NO_LINK)
        try:
            for part in parts[:-1]:
                if makes:
                    with suppress(FileExistsError):
                        os.mkdir(part, dir_fd=folder)
                inner = os.open(part, os.O_RDONLY | _FOLDER | _NO_LINK, dir_fd=folder)
                os.close(folder)
                folder = inner
            yield folder
        finally:
            os.close(folder)

    def _is_inside(self, real: Path) -> bool:
        return any(real.is_relative_to(each) for each in self._folders) and not self.is_hidden(real)

    def _is_protected(self, real: Path) -> bool:
        # the same file may have its name in capitals, too
        folded = Path(str(real).casefold())
        if _NOT_WRITABLE & set(folded.parts):
            return True
        if folded.suffix in _IMPORTED and any(map(folded.is_relative_to, self._code_folders)):
            return True
        return any(map(folded.is_relative_to, self._protected))


def _is_path(text: str) -> bool:
    try:
        is_short = 0 < len(os.fsencode(text)) <= _LONGEST_PATH
        return is_short and "\0" not in text and system.is_plain_path(text)
    except UnicodeEncodeError:  # half a character
        return False


def _open(folder: int | None, real: Path, flags: int, mode: int = 0o666) -> int:
    if folder is None:
        return os.open(real, flags | _NO_LINK, mode)
    return os.open(real.name or ".", flags | _NO_LINK, mode, dir_fd=folder)


def _replace(folder: int | None, real: Path, content: bytes) -> bool:
    """By a new file beside it that takes its name."""
    is_new, mode = _state(folder, real)
    beside = real.with_name(f".{real.name[:200]}.{os.getpid()}.new")
    at = None if folder is None else folder
    descriptor = _open(folder, beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            if hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), mode)
        if at is None:
            system.replace(beside, real)
        else:
            os.replace(beside.name, real.name, src_dir_fd=at, dst_dir_fd=at)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside if at is None else beside.name, dir_fd=at)
        raise
    return is_new


def _state(folder: int | None, real: Path) -> tuple[bool, int]:
    """Whether there is nothing yet, and the mode for what comes."""
    try:
        name = real if folder is None else real.name
        status = os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return True, 0o666 & ~mask
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EISDIR, "there is something else than a file")
    return False, stat.S_IMODE(status.st_mode)


def _refused(path: str, why: str) -> InvalidInputError:
    return InvalidInputError(f"{path}: {why}.", next_step="Choose another path.")


def _words(error: OSError) -> str:
    if error.errno in (errno.ELOOP, errno.EMLINK):
        return "it became a link while it was looked at"
    known = {
        errno.ENOENT: "there is no such file",
        errno.ENOTDIR: "a folder on the way is none, or became a link",
        errno.EACCES: "the system does not allow it",
        errno.EISDIR: "it is no file, or became a link",
    }
    return known.get(error.errno or 0, str(error.strerror or error))
