"""The last resort: what nobody caught is logged and shown, and the program goes on."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import TYPE_CHECKING, Any

from tooldesk.paths import private_file, private_folder

if TYPE_CHECKING:
    from io import TextIOWrapper

LOG_NAME = "tooldesk.log"
MAX_LOG_BYTES = 1_000_000

logger = logging.getLogger(__name__)


class CleanFormatter(logging.Formatter):
    """Writes a record with its traceback, and takes secrets out of the whole.

    Where that can't be done now, it writes no text of it but where it comes from.
    """

    def __init__(self, without_secrets: Callable[[str], str | None]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._without_secrets = without_secrets

    def format(self, record: logging.LogRecord) -> str:
        """The lines of one record."""
        clean = self._without_secrets(super().format(record))
        return self._places_of(record) if clean is None else clean

    def _places_of(self, record: logging.LogRecord) -> str:
        # takes long to import, and by now it is there
        from tooldesk.redaction.redactor import NOT_KEPT

        lines = [f"{self.formatTime(record)} {record.levelname} {record.name}: {NOT_KEPT}"]
        kind, _, trace = record.exc_info or (None, None, None)
        if kind is not None:
            lines.append(kind.__qualname__)
        lines += [f"  {each.filename}:{each.lineno} {each.name}" for each in extract_tb(trace)]
        return "\n".join(lines)


def start_log(log_dir: Path, without_secrets: Callable[[str], str | None]) -> None:
    """Write warnings and errors to a file that never grows beyond two megabytes."""
    from logging.handlers import RotatingFileHandler

    class _PrivateHandler(RotatingFileHandler):
        is_told = False

        def _open(self) -> TextIOWrapper:
            private_file(Path(self.baseFilename))
            return super()._open()

        def handleError(self, record: logging.LogRecord) -> None:
            error = sys.exc_info()[1]
            if not isinstance(error, OSError):
                super().handleError(record)
            elif not self.is_told and sys.stderr is not None:
                self.is_told = True
                sys.stderr.write(_not_logged(self.baseFilename, error))

        def close(self) -> None:
            with suppress(OSError):  # what found no room is tried once more
                super().close()

    try:
        private_folder(log_dir)
        handler = _PrivateHandler(
            log_dir / LOG_NAME, maxBytes=MAX_LOG_BYTES, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError as error:
        logger.warning("There is no log file: %s", error)
        return
    handler.setFormatter(CleanFormatter(without_secrets))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)


def _not_logged(path: str, error: OSError) -> str:
    """Said once, where a record can't be written: a traceback would tell nobody what to do."""
    why = error.strerror or error
    return f"The log {path} can't be written: {why}. See that its disk has room and is writable.\n"


def stop_log() -> None:
    """Close the log file."""
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, logging.FileHandler) and handler.baseFilename.endswith(LOG_NAME):
            root.removeHandler(handler)
            handler.close()


class CrashReport:
    """Takes the place of Python's own reaction to what nobody caught, until `close`."""

    def __init__(self, on_error: Callable[[BaseException], None]) -> None:
        self._on_error = on_error
        self._is_showing = False
        self._before = sys.excepthook
        self._threads_before = threading.excepthook
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Also take what tasks and callbacks of `loop` leave uncaught."""
        loop.set_exception_handler(self._on_loop_exception)

    def close(self) -> None:
        """Give back what was replaced."""
        sys.excepthook = self._before
        threading.excepthook = self._threads_before

    def report(self, error: BaseException) -> None:
        """Log `error` and show it; an error while it is shown is only logged."""
        logger.error("Nobody caught this", exc_info=error)
        if self._is_showing:
            return
        self._is_showing = True
        try:
            self._on_error(error)
        finally:
            self._is_showing = False

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
        else:
            self.report(error.with_traceback(trace))

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        # a thread must not touch widgets; its error is in the log
        logger.error("A thread ended with an error", exc_info=args.exc_value)

    def _on_loop_exception(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, Exception):
            self.report(error)
        else:
            logger.error("The event loop reports: %s", context.get("message"))
