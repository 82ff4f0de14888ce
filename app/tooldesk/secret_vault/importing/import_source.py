"""ImportSource: a .env or mcpServers file as it is on the disk, and what is in it."""

from __future__ import annotations

import json
from dataclasses import field
from pathlib import Path

from tooldesk.bounded_file import UnfitFileError, read_bounded
from tooldesk.errors import AppError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.secret_vault.importing.secret_import import (
    ImportedVariable,
    read_env_file,
    read_mcp_servers,
)
from tooldesk.unique_keys import DuplicateKeyError, unique_keys_json

LARGEST_BYTES = 10_000_000
"""A larger file is no configuration."""

LONGEST_ENV_LENGTH = 100_000
"""Characters of a .env file that are read: the time its parser takes grows with their square."""

_BLANKS = late_pattern(r"[^\S\r\n]{1000}")
"""Blanks in a row, each of which the same parser begins at anew."""


class ImportSourceError(AppError):
    """The file can't be read as a .env file or an mcpServers configuration."""

    title = "The file can't be imported"


@frozen_record
class ImportSource:
    """One file, read once."""

    path: Path
    """Where it is."""

    content: bytes = field(repr=False)
    """Its bytes: they hold secrets."""

    text: str = field(repr=False)
    """The same as text, with its line ends."""

    @property
    def is_json(self) -> bool:
        """Whether it is a configuration of servers; else it is a .env file."""
        return is_json(self.text)

    @classmethod
    def read(cls, path: Path) -> ImportSource:
        """Read a file. Blocking.

        Raises:
            ImportSourceError: it can't be read, or is no text in UTF-8.
        """
        try:
            content = read_bounded(path, LARGEST_BYTES)
        except UnfitFileError as error:
            raise ImportSourceError(
                f"{path}: {error.strerror}.",
                next_step="Choose a .env file, or the configuration of MCP servers. The terminal "
                "also takes text on standard input: tooldesk secrets import -",
            ) from error
        except OSError as error:
            raise ImportSourceError(
                f"{path}: {error.strerror}.", next_step="Make the file readable, then try again."
            ) from error
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            # its own error would carry the bytes
            raise ImportSourceError(
                f"{path} is no text in UTF-8.", next_step="Save it as UTF-8, then try again."
            ) from None
        return cls(path, content, text)

    def variables(self) -> list[ImportedVariable]:
        """Every variable that is in it.

        Raises:
            ImportSourceError: it begins like JSON and is none, or is too much for a .env file.
        """
        return variables_in(self.text, str(self.path))


def is_json(text: str) -> bool:
    """Whether a text is meant as a configuration of servers; else it is a .env file."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def variables_in(text: str, where: str) -> list[ImportedVariable]:
    """Every variable of a .env file or an mcpServers configuration.

    Raises:
        ImportSourceError: it begins like JSON and is none, or is too much for a .env file.
    """
    text = text.removeprefix("\ufeff")
    if not is_json(text):
        if len(text) > LONGEST_ENV_LENGTH or _BLANKS.search(text):
            raise ImportSourceError(
                f"{where} is no .env file: it is longer than {LONGEST_ENV_LENGTH:,} characters, "
                "or has 1,000 blanks in a row.",
                next_step="Import the lines that are variables.",
            )
        return read_env_file(text)
    try:
        return read_mcp_servers(unique_keys_json(text))
    except DuplicateKeyError as error:
        at, why = f"line {error.lines[1]}", str(error)
    except json.JSONDecodeError as error:
        at, why = f"line {error.lineno}, column {error.colno}", error.msg
    except RecursionError:
        at, why = "the start", "nested too deep"
    except ValueError:
        at, why = "some line", "a number has thousands of digits"
    # raised here, for a JSONDecodeError carries the whole text
    raise ImportSourceError(
        f"{where} is not JSON: {why}, at {at}.", next_step="Mend the file, then try again."
    )
