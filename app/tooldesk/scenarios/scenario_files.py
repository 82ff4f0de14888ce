"""ScenarioFiles: the scenarios/<name>.json of a workspace, read within bounds, written whole."""

from __future__ import annotations

import asyncio
import json
import os
import re
from pathlib import Path

from pydantic import ValidationError

from tooldesk.bounded_file import read_bounded
from tooldesk.errors import ScenarioError
from tooldesk.late_pattern import late_pattern
from tooldesk.natural_order import natural_key
from tooldesk.portable_name import is_portable
from tooldesk.readable_model import reason
from tooldesk.replaced_file import replace_file
from tooldesk.scenarios.scenario import Scenario
from tooldesk.unique_keys import unique_keys_json
from tooldesk.workspace.saved_calls import Check

LARGEST_FILE_BYTES = 16_000_000
LONGEST_NAME = 80

_NAME = late_pattern(r"[^\W_][\w.-]{0,79}", re.ASCII)
"""Names of files on every system."""

LONGEST_START = 60
"""Characters of what a name is made of; a number follows."""

_NO_NAME = late_pattern(r"[^A-Za-z0-9._-]+")


def is_name(name: str) -> bool:
    """Whether a scenario may be called so on every system."""
    return _NAME.fullmatch(name) is not None and is_portable(name)


class ScenarioFiles:
    """What a workspace says is data: nothing of it is trusted."""

    def __init__(self, workspace: Path, check: Check) -> None:
        """`check` raises for JSON that must be in no file that others read."""
        self.folder = workspace / "scenarios"
        self._workspace = workspace
        self._check = check

    def file_of(self, name: str) -> Path:
        """Where a scenario is kept.

        Raises:
            ScenarioError: it is no name.
        """
        if not is_name(name):
            raise ScenarioError(
                f"{name[:LONGEST_NAME]!r} is no name for a scenario.",
                next_step=f"Use letters, digits, -, _ and ., at most {LONGEST_NAME}, and none "
                "of the names that Windows has for devices, such as con and nul.",
            )
        return self.folder / f"{name}.json"

    def names(self) -> list[str]:
        """All names, in natural order; none where there is no folder. Blocking."""
        try:
            files = [each.name for each in os.scandir(self.folder)]
        except OSError:
            return []
        names = [each.removesuffix(".json") for each in files if each.endswith(".json")]
        return sorted(filter(is_name, names), key=natural_key)

    def free_name(self, words: str) -> str:
        """A name that is not taken, from words such as a tool's name. Blocking."""
        start = _NO_NAME.sub("-", words).strip("-._")[:LONGEST_START] or "output"
        number = 1
        while (self.folder / f"{start}-{number}.json").exists():
            number += 1
        return f"{start}-{number}"

    def read(self, name: str) -> Scenario:
        """A scenario. Blocking.

        Raises:
            ScenarioError: there is none, or its file is broken; says where and why.
        """
        file = self.file_of(name)
        try:
            written = unique_keys_json(read_bounded(file, LARGEST_FILE_BYTES).decode("utf-8-sig"))
            return Scenario.model_validate_json(json.dumps(written))
        except FileNotFoundError as error:
            why, step = "it is not there", "Look at the names with tooldesk scenarios list."
            raise _unusable(name, why, step) from error
        except (OSError, ValidationError) as error:
            raise _unusable(name, reason(error).rstrip(".")) from error
        except UnicodeDecodeError as error:
            raise _unusable(name, "it is not UTF-8 text") from error
        except json.JSONDecodeError as error:
            why = f"line {error.lineno} is not JSON at column {error.colno}: {error.msg}"
            raise _unusable(name, why) from error
        except (RecursionError, ValueError) as error:
            why = str(error) if isinstance(error, ValueError) else "it is nested too deep"
            raise _unusable(name, why) from error

    async def write(self, name: str, scenario: Scenario, *, replaces: bool = False) -> None:
        """Keep a scenario.

        Raises:
            ScenarioError: it can't be kept; says why. A file that is there stays as it was.
            SavedCallError: a secret is in it, or nobody can say whether one is.
        """
        file = self.file_of(name)
        value = scenario.model_dump(mode="json", exclude_defaults=True)
        await self._check([name, value])
        await asyncio.to_thread(self._write, name, file, value, replaces)

    def _write(self, name: str, file: Path, value: object, replaces: bool) -> None:
        self._require_inside(file)
        if not replaces and file.exists():
            raise ScenarioError(
                f"There is a scenario {name} already.",
                next_step="Choose another name, or say --replace.",
            )
        try:
            text = json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
            size = len(text.encode())
        except ValueError as error:
            why = "a number or a character in it is one that no file of JSON can hold"
            step = "Take NaN, Infinity and halves of characters out."
            raise _unusable(name, why, step) from error
        if size > LARGEST_FILE_BYTES:
            limit = f"{LARGEST_FILE_BYTES // 1_000_000} MB"
            raise _unusable(name, f"it would be larger than {limit}", "Shorten the output.")
        _replace(name, file, text)

    async def remove(self, name: str) -> None:
        """Delete a scenario.

        Raises:
            ScenarioError: there is none, or it can't be deleted.
        """
        file = self.file_of(name)
        self._require_inside(file)
        try:
            await asyncio.to_thread(file.unlink)
        except FileNotFoundError as error:
            step = "Look at the names with tooldesk scenarios list."
            raise _unusable(name, "it is not there", step) from error
        except OSError as error:
            raise _unusable(name, error.strerror or type(error).__name__) from error

    async def content(self, name: str) -> str:
        """The text of a file as it is, broken or not, for `restore`.

        Raises:
            ScenarioError: it can't be read.
        """
        try:
            content = await asyncio.to_thread(read_bounded, self.file_of(name), LARGEST_FILE_BYTES)
            return content.decode("utf-8")
        except OSError as error:
            raise _unusable(name, reason(error).rstrip(".")) from error
        except UnicodeDecodeError as error:
            raise _unusable(name, "it is not UTF-8 text") from error

    async def restore(self, name: str, content: str) -> None:
        """Put back what `content` gave, in the place of whatever is there now.

        Raises:
            ScenarioError: it can't be written.
        """
        file = self.file_of(name)
        self._require_inside(file)
        await asyncio.to_thread(_replace, name, file, content)

    def require_free(self, name: str) -> None:
        """Make sure that a scenario may be called so.

        Raises:
            ScenarioError: it is no name, or it is taken.
        """
        if self.file_of(name).exists():
            step = "Choose another name."
            raise ScenarioError(f"There is a scenario {name} already.", next_step=step)

    async def rename(self, old: str, new: str) -> None:
        """Have a scenario be called otherwise.

        Raises:
            ScenarioError: there is none, the new name is taken or none, or it can't be renamed.
        """
        file, renamed = self.file_of(old), self.file_of(new)
        self._require_inside(file)
        self.require_free(new)
        try:
            await asyncio.to_thread(file.rename, renamed)
        except OSError as error:
            raise _unusable(old, error.strerror or type(error).__name__) from error

    def _require_inside(self, file: Path) -> None:
        """A folder that comes from elsewhere must not lead what is changed to another place."""
        if not Path(os.path.realpath(file)).is_relative_to(os.path.realpath(self._workspace)):
            raise ScenarioError(
                f"{file} leads out of the workspace.",
                next_step="Put a folder in the place of the link, then try again.",
            )


def _replace(name: str, file: Path, text: str) -> None:
    try:
        replace_file(file, text)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise _unusable(name, why, "Make room, or have the folder be writable.") from error


def _unusable(name: str, why: str, next_step: str = "") -> ScenarioError:
    step = next_step or "Mend the file, or remove it."
    return ScenarioError(f"scenarios/{name}.json: {why}.", next_step=step)
