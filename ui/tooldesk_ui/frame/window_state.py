"""WindowState: what the window remembers from one run to the next, as one JSON file."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from tooldesk.paths import private_file, private_folder
from tooldesk.systems import system
from tooldesk_ui.language import Language
from tooldesk_ui.text_size import USUAL, bounded
from tooldesk_ui.theme import Scheme

FILE_NAME = "window.json"

FORMER_THEME = "scheme"
"""The key of the theme before it was a setting; what stands there was chosen."""

logger = logging.getLogger(__name__)


class WindowState:
    """Values by key: geometry, screen, theme, and one object a screen.

    A missing or broken file is an empty state: nothing of a person's work is kept here alone.
    """

    def __init__(self, data_dir: Path) -> None:
        self._file = data_dir / FILE_NAME
        self._values: dict[str, Any] = _read(self._file)
        self._written = json.dumps(self._values)
        self.wants_tour = False
        """Whether the tour begins as soon as a workspace is open."""

    @property
    def is_new(self) -> bool:
        """Whether nothing is remembered: the person never used the program."""
        return not self._values

    @property
    def scheme(self) -> Scheme:
        """The chosen colour scheme."""
        try:
            return Scheme(self.text("theme") or self.text(FORMER_THEME))
        except ValueError:
            return Scheme.SYSTEM

    @property
    def language(self) -> Language:
        """The chosen language."""
        try:
            return Language(self.text("language"))
        except ValueError:
            return Language.SYSTEM

    @property
    def text_size(self) -> int:
        """The size of the text, in percent."""
        size = self._values.get("text_size")
        return bounded(size) if type(size) is int else USUAL

    def text(self, key: str) -> str:
        """The text under `key`, or "" when there is none."""
        value = self._values.get(key)
        return value if isinstance(value, str) else ""

    def section(self, key: str) -> dict[str, Any]:
        """The object under `key`, or an empty one."""
        value = self._values.get(key)
        return value if isinstance(value, dict) else {}

    def update(self, **values: Any) -> None:
        """Remember `values`, which must fit JSON."""
        self._values.update(values)

    def write(self) -> None:
        """Write the file if anything changed; a reader sees the old or the new one, never half."""
        content = json.dumps(self._values)
        if content == self._written:
            return
        self._written = content
        try:
            private_folder(self._file.parent)
            unfinished = self._file.with_suffix(".tmp")
            private_file(unfinished)  # drafts are in it
            unfinished.write_text(content, encoding="utf-8")
            system.replace(unfinished, self._file)
        except OSError as error:
            logger.warning("The window's state can't be kept: %s", error)


def _read(file: Path) -> dict[str, Any]:
    try:
        values = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return values if isinstance(values, dict) else {}
