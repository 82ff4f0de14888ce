"""SettingsFile: the settings in force, and the file that keeps them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from pydantic import ValidationError

from tooldesk.bounded_file import UnfitFileError, read_bounded
from tooldesk.dated_copy import dated_copy
from tooldesk.errors import SettingsFileError, SettingsSetAsideError
from tooldesk.file_lock import file_lock
from tooldesk.paths import private_folder
from tooldesk.readable_model import beside, readable, reason, unknown
from tooldesk.replaced_file import replace_file
from tooldesk.settings import Settings
from tooldesk.unique_keys import unique_keys_json

NEXT_STEP = "Correct the file, or start Tooldesk again: it is then set aside, and nothing is lost."
"""For a file of settings that holds what can't be read."""

_OUT_OF_REACH = "Make it a file that you may read, or move it away."
"""For one whose content can't be had, which no start sets aside."""

_VERSION = "version"
_NEWEST = 1
"""What the file says of its own form; in one of a higher number the same words may mean else."""

_LARGEST_BYTES = 10_000_000
"""Of a file of settings; what stands in the place of one may be anything."""

_LOCK_WAIT_S = 3.0
"""How long another process may take for a change."""


class SettingsFile:
    """The settings in force, and the file that keeps them; None is no file, and the defaults.

    A file that can't be read is left as it is while the program runs, and nothing can be changed;
    the next start sets it aside. What only a newer version knows stays in the file.

    Attributes:
        current: The settings in force.
        problem: Why the file can't be read, and what holds instead; "" where it can.
        can_be_set_aside: Whether one that can't be read is set aside at the next start.
        unknown: What it calls by no name of a setting, as `cache.colour`: a slip, or what a newer
            version wrote into it.
        set_aside: What was set aside at the start of this program, and why.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.current = Settings()
        self.problem = ""
        self.can_be_set_aside = True
        self.unknown: tuple[str, ...] = ()
        self.set_aside: SettingsSetAsideError | None = None
        self._why = ""
        self._is_newer = False
        self._stamp: int | None = None

    @property
    def next_step(self) -> str:
        """What to do about a file that can't be read."""
        return NEXT_STEP if self.can_be_set_aside else _OUT_OF_REACH

    def load_if_changed(self) -> None:
        """Read the file when another process has written it since this one looked."""
        if self._written_at() != self._stamp:
            self.load()

    def load_at_start(self) -> None:
        """Read the file; one that can't be read is set aside, and what can be read of it holds."""
        self.load()
        if self.problem:
            with suppress(OSError):  # it is told, and stays as it is
                self.set_aside = self.put_aside()

    def load(self) -> None:
        """Read the file; when it can't be, `problem` says why, and what holds instead."""
        self._stamp = self._written_at()
        if self._path is None:
            return
        self.unknown, self.problem, self._is_newer = (), "", False
        self.can_be_set_aside = True
        try:
            content = read_bounded(self._path, _LARGEST_BYTES)
            text = content.decode(json.detect_encoding(content))
            found = Settings.model_validate_json(text)
            written = unique_keys_json(text)
        except FileNotFoundError:
            return
        except UnicodeDecodeError as error:
            self._say(f"Its text is not in UTF-8: byte {error.start + 1} fits no letter.")
            return
        except ValidationError as error:
            self._say(reason(error))  # begins with the name of a setting
            return
        except (OSError, ValueError, RecursionError) as error:
            words = str(error)
            if isinstance(error, OSError):
                words, self.can_be_set_aside = reason(error), False
            self._say(f"{words[:1].upper()}{words[1:].removesuffix('.')}.")
            return
        if isinstance(version := written.get(_VERSION), int) and version > _NEWEST:
            self._is_newer = True
            self._say(f"It was written by a newer Tooldesk (version {version} of the file).")
            return
        self.current = found
        self.unknown = tuple(each for each in unknown(written, found) if each != _VERSION)

    def _say(self, why: str) -> None:
        self._why = why
        held = "the defaults hold" if self.current == Settings() else "what held before holds"
        self.problem = f"{self._path} can't be read; {held}. {why}"

    def save(self, settings: Settings) -> None:
        """Make these the settings in force, and keep them.

        Raises:
            OSError: they can't be kept; they are in force all the same.
        """
        self.current = settings
        if self._path is None:
            return
        private_folder(self._path.parent)
        text = _text(settings, self._written())
        if len(text.encode()) > _LARGEST_BYTES:  # the next start could not read it
            raise UnfitFileError(f"larger than {_LARGEST_BYTES} bytes", self._path)
        replace_file(self._path, text, is_private=True)
        self.problem = ""
        self._stamp = self._written_at()

    def change(self, change: Callable[[Settings], Settings]) -> Settings:
        """Read the file again, for another process may have changed it, and save a change of it.

        Raises:
            SettingsFileError: the file can't be read; it is left as it is, and nothing is changed.
            OSError: it can't be kept; it is in force all the same.
        """
        with self._alone():
            self.load()
            if self.problem:
                raise SettingsFileError(self.problem, next_step=self.next_step)
            self.save(change(self.current))
            return self.current

    def put_aside(self) -> SettingsSetAsideError | None:
        """Give a file that can't be read another name, and put what can be read of it in its place.

        Gives what to say of it; None where another process has just done it.

        Raises:
            OSError: it can't be read at all, or there is no room; it stays as it was.
        """
        assert self._path is not None
        with self._alone():
            self.load()
            if not self.problem:
                return None
            found, lost = readable(Settings, read_bounded(self._path, _LARGEST_BYTES))
            why, kind = self._why, "newer" if self._is_newer else "broken"
            # it stays where it is until there is another one in its place
            aside = dated_copy(self._path, kind)
            before = self.current
            try:
                self.save(found)
            except OSError:
                self.current = before
                aside.unlink()  # else each start on a full disk leaves one more
                raise
            self.load()
        held = "all that could be read of it"
        if lost:
            held = f"{', '.join(lost)} as at first, and all else as it was"
        if "" in lost:
            held = "the defaults"
        return SettingsSetAsideError(
            f"{self._path} can't be read. {why} What holds now: {held}.",
            next_step=f"The file is kept as {aside}.",
        )

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """While no other process changes the file; a lock that is not to be had stops nobody."""
        with ExitStack() as held:
            if self._path is not None:
                with suppress(OSError):
                    private_folder(self._path.parent)
                    file = self._path.with_name(f"{self._path.name}-lock")
                    held.enter_context(file_lock(file, wait_s=_LOCK_WAIT_S))
            yield

    def _written(self) -> object:
        try:
            return json.loads(read_bounded(self._path, _LARGEST_BYTES)) if self._path else None
        except (OSError, ValueError, RecursionError):
            return None

    def _written_at(self) -> int | None:
        if self._path is None:
            return None
        try:
            return self._path.stat().st_mtime_ns
        except OSError:
            return None


def _text(settings: Settings, written: object) -> str:
    """What the file is to hold: the settings, and what is written beside them if it can be read."""
    with suppress(ValueError, RecursionError):
        text = _json(beside(written, settings))
        Settings.model_validate_json(text)
        return text
    return _json(settings.model_dump())


def _json(kept: dict[str, object]) -> str:
    return json.dumps({**kept, _VERSION: _NEWEST}, indent=2, ensure_ascii=False) + "\n"
