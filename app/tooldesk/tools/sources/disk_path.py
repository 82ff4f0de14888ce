"""DiskPath: a text that can be the path of a file."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

LONGEST_PATH = 4_095
"""Source: PATH_MAX of Linux; other systems have shorter ones."""


def _possible(path: str) -> str:
    if "\0" in path:
        raise ValueError("no path holds a zero byte")
    if len(path) > LONGEST_PATH:
        raise ValueError(f"no path is longer than {LONGEST_PATH:,} characters")
    return path


DiskPath = Annotated[str, AfterValidator(_possible)]
"""One that may be empty: the folder that it counts from."""

NamedPath = Annotated[str, Field(min_length=1), AfterValidator(_possible)]
"""One that names something."""
