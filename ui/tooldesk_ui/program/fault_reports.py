"""FaultReports: what nobody caught, kept as a file that a person can read and pass on.

A fault below Python ends the program at once: the interpreter still writes where it was, and the
next start makes that a report.
"""

from __future__ import annotations

import faulthandler
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from tooldesk.paths import home_folder, private_file, private_folder
from tooldesk_ui.program.crash_report import CleanFormatter

MOST_KEPT = 10
MOST_READ = 100_000
"""Characters of what the interpreter wrote when it was ended."""

ENDED = "ended.txt"
NOT_SENT = (
    "Tooldesk sends this to nobody. Secrets that it keeps are taken out; names of tools, and what "
    "an error says of a call, may be in it: read it before you pass it on."
)

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class FaultReport:
    """One report."""

    text: str
    """All of it."""

    file: Path | None
    """Where it is kept; None where it can't be written."""


class FaultReports:
    """Writes reports into the folder of the log, the newest few of them."""

    def __init__(
        self,
        folder: Path,
        without_secrets: Callable[[str], str | None],
        facts: Callable[[], str],
    ) -> None:
        """`facts` gives versions, and nothing of a person's."""
        self._folder = folder
        self._formatter = CleanFormatter(without_secrets)
        self._facts = facts

    def of_error(self, error: BaseException) -> FaultReport:
        """What is known of an error that nobody caught."""
        info = (type(error), error, error.__traceback__)
        place, level = "tooldesk_ui", logging.ERROR
        record = logging.LogRecord(place, level, "", 0, "Nobody caught this", (), info)
        return self.write(self._formatter.format(record))

    def write(self, what: str) -> FaultReport:
        """Keep a report; with the oldest ones gone it can be written again and again."""
        now = datetime.now(UTC)
        parts = (f"Tooldesk report of {now:%Y-%m-%d %H:%M:%S} UTC", NOT_SENT, self._facts(), what)
        text, home = "\n\n".join(parts) + "\n", home_folder()
        if home.name:  # not in a container, where it may be "/"
            # whose home it was says nothing about the fault
            text = text.replace(str(home), "~")
        file = self._folder / f"report-{now:%Y%m%d-%H%M%S-%f}.txt"
        try:
            private_folder(self._folder)
            private_file(file)
            file.write_text(text, encoding="utf-8", errors="backslashreplace")
            for old in sorted(self._folder.glob("report-*.txt"))[:-MOST_KEPT]:
                old.unlink()
        except OSError as error:
            logger.warning("The report is not kept: %s", error)
            return FaultReport(text, None)
        return FaultReport(text, file)


class SuddenEnd:
    """Has the interpreter write where it is when a fault below Python ends the program.

    Attributes:
        before: What it wrote when the program was last ended so; empty when it was not.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / ENDED
        self._open: IO[str] | None = None
        self.before = ""
        try:
            private_folder(folder)
            self.before = _beginning_of(self._file)
            if faulthandler.is_enabled():
                self._file.unlink(missing_ok=True)
                return  # who started the interpreter wants to see it elsewhere
            private_file(self._file)
            self._open = self._file.open("w", encoding="utf-8")
            faulthandler.enable(self._open)
        except OSError as error:
            logger.warning("A sudden end will leave no trace: %s", error)

    def close(self) -> None:
        """The program ends as it should."""
        if self._open is None:
            return
        faulthandler.disable()
        self._open.close()
        with suppress(OSError):
            self._file.unlink()


def _beginning_of(file: Path) -> str:
    with suppress(FileNotFoundError), file.open(encoding="utf-8", errors="replace") as lines:
        return lines.read(MOST_READ).strip()
    return ""
