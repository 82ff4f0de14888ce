"""ImportText: a text that somebody brought along, and the value it has as JSON or YAML."""

from __future__ import annotations

import json
import os
from functools import cached_property
from pathlib import Path
from typing import Any

from tooldesk.bounded_file import read_bounded
from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.importing.import_progress import ImportProgress
from tooldesk.tools.json_depth import is_too_deep
from tooldesk.unique_keys import unique_keys_json

LARGEST_CHARS = 32_000_000
"""The largest public API descriptions have a third of it."""


@frozen_record
class ImportOrigin:
    """Where a text comes from, as far as that is known."""

    url: str = ""
    """Where it was fetched."""

    path: Path | None = None
    """The file that it stands in."""

    folder: Path | None = None
    """The workspace's, from which paths of tools count."""


class ImportText:
    """What is imported, before anybody knows what it is."""

    def __init__(
        self,
        text: str,
        origin: ImportOrigin | None = None,
        progress: ImportProgress | None = None,
    ) -> None:
        """The text is refused where it is larger than anything that describes tools.

        Raises:
            DefinitionError: it is.
        """
        if len(text) > LARGEST_CHARS:
            raise DefinitionError(
                f"It has {len(text):,} characters; {LARGEST_CHARS:,} can be read",
                next_step="Import a part of it.",
            )
        self.text = text.lstrip("\ufeff")
        self.origin = origin or ImportOrigin()
        self.progress = progress or ImportProgress()

    @cached_property
    def document(self) -> Any:
        """Its value: of JSON, else of YAML. Nothing in it becomes an object of any other kind.

        Raises:
            DefinitionError: it is neither; with the line.
        """
        stripped = self.text.strip()
        try:
            if stripped[:1] in ("{", "["):
                value = unique_keys_json(self.text)
            else:
                # an eighth of a second, for those alone who bring YAML along
                from tooldesk.importing.yaml_text import read_yaml

                value = read_yaml(self.text)
        except json.JSONDecodeError as error:
            raise DefinitionError(
                f"not JSON: {error.msg} at column {error.colno}",
                line=error.lineno,
                next_step="Correct it there.",
            ) from error
        except RecursionError as error:
            raise _too_deep() from error
        except ValueError as error:
            raise DefinitionError(str(error), next_step="Correct it there.") from error
        if is_too_deep(value):
            raise _too_deep()
        return value


def _too_deep() -> DefinitionError:
    return DefinitionError("It is nested too deep to read", next_step="Import a part of it.")


def text_of_file(path: Path) -> str:
    """What a file that somebody brought along says. Blocking.

    Raises:
        DefinitionError: it can't be read, or is no text; with its path.
    """
    try:
        return read_bounded(path, LARGEST_CHARS).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        # from None: its own error carries the bytes
        raise DefinitionError(
            f"not UTF-8 at byte {error.start}", path=path, next_step="Save it as UTF-8."
        ) from None
    except OSError as error:
        if os.path.isdir(path):
            raise DefinitionError(
                "It is a folder",
                path=path,
                next_step="Bring along a file in it, or open the folder as a workspace: "
                "File, Open workspace…",
            ) from error
        raise DefinitionError(
            f"{error.strerror or error}", path=path, next_step="Choose another file."
        ) from error
