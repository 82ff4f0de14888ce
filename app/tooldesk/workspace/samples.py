"""Raw outputs of models to try things with: samples/ in a workspace."""

from __future__ import annotations

import re
from pathlib import Path

from tooldesk.frozen_record import frozen_record
from tooldesk.natural_order import files_in_order


@frozen_record
class Sample:
    """A raw output of a model to try things with."""

    title: str
    """From its file name: "01-two-calls.txt" is "Two calls"."""

    path: Path
    """The file; its whole text is the output."""


def samples_in(folder: Path) -> tuple[Sample, ...]:
    """The .txt files of a folder, by file name."""
    return tuple(Sample(_title_of(path), path) for path in files_in_order(folder.glob("*.txt")))


def _title_of(path: Path) -> str:
    words = re.sub(r"^\d+[-_ ]*", "", path.stem).replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]
