"""KeptParts: what parts of a scan gave, on disk as soon as they are done, for after a kill."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from tooldesk.paths import private_file, private_folder
from tooldesk.scanning.log_files import LogPart
from tooldesk.scanning.log_store import LogState, whole_place
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.scan_totals import ScanTotals
from tooldesk.tools.tool_result import JsonObject

_FORM = 2
"""Of the file's lines; other forms are not read."""

_LONGEST_KEPT_S = 7 * 86_400
"""After which nobody goes on with a scan, and its file is removed."""


def scan_key(files: Iterable[LogState], rules: ScanRules) -> str:
    """What is the same only for the same rules over files that did not change."""
    digest = sha256(f"{_FORM}\0{rules!r}".encode("utf-8", "surrogatepass"))
    for file in files:
        digest.update(file.stamp.encode("utf-8", "surrogatepass"))
    return digest.hexdigest()[:32]


def part_key(part: LogPart) -> tuple[str, int]:
    """By which a part that is done is known, whatever folder the scan is started in."""
    return whole_place(part.path), part.start


class KeptParts:
    """One scan's file in the data folder: a line of JSON a part, {part: [place, start], totals}.

    Holds counts and redacted excerpts, no text as it was.
    """

    def __init__(self, folder: Path, key: str) -> None:
        self._folder = folder
        self._file = folder / f"{key}.jsonl"

    def read(self) -> Iterator[tuple[tuple[str, int], ScanTotals]]:
        """Each part that is done, and what it gave; a line that was cut off counts for nothing."""
        with suppress(OSError), self._file.open("rb") as stream:
            for line in stream:
                with suppress(ValueError, KeyError, TypeError):
                    value = json.loads(line)
                    path, start = value["part"]
                    yield (path, start), ScanTotals.of_json(value["totals"])

    def keep(self, part: LogPart, totals: JsonObject) -> None:
        """Write what a part gave.

        Raises:
            OSError: it can't be written.
        """
        private_folder(self._folder)
        private_file(self._file)
        line = json.dumps({"part": part_key(part), "totals": totals}).encode()
        with self._file.open("ab") as stream:
            # a line that a kill cut off ends here
            stream.write(b"\n" + line + b"\n")
            stream.flush()
            os.fsync(stream.fileno())

    def forget(self) -> None:
        """Remove the file of a scan that is done, and those that nobody went on with."""
        before = time.time() - _LONGEST_KEPT_S
        with suppress(OSError):
            self._file.unlink(missing_ok=True)
            for file in self._folder.glob("*.jsonl"):
                if file.stat().st_mtime < before:
                    file.unlink(missing_ok=True)
