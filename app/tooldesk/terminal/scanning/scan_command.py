"""`tooldesk scan`: what would have been made of every output in logs."""

from __future__ import annotations

import asyncio
import sys
import threading
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from tooldesk.bootstrap import App
from tooldesk.counted import counted
from tooldesk.errors import DefinitionError, InvalidInputError, StorageError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.replaced_file import save_text
from tooldesk.scanning.html_report import html_report
from tooldesk.scanning.kind_counts import Example
from tooldesk.scanning.log_files import found_files
from tooldesk.scanning.log_store import LogState
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.report import LimitRefusal, figures, limit_refusals, outputs_of, report_json
from tooldesk.scanning.scan import Scan, ScanProgress, ScanResult, cluster_at
from tooldesk.scanning.scan_choices import scan_rules
from tooldesk.scanning.scan_totals import DETAILS, DIMENSIONS, MEASURES, ScanTotals
from tooldesk.specs.reading import schemas_of
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import (
    OK,
    UsageFaultError,
    read_json,
    read_text,
    say,
    say_json,
    tell,
)
from tooldesk.terminal.session import clean, run_in_app
from tooldesk.terminal.termination import stopping
from tooldesk.tools.tool_result import JsonObject

_STOPPED = 130
_MOST_ROWS = 20
_LONGEST_CELL = 60


def scan(arguments: Namespace) -> int:
    """Count, then print or write; 130 after Ctrl+C, which keeps what is done."""
    try:
        rules = _rules(arguments)
        # elsewhere it is the workers that find them
        files = [] if arguments.scheduler else found_files(arguments.logs)
    except InvalidInputError as error:
        raise UsageFaultError(str(error)) from error
    if arguments.processes is not None and arguments.processes < 1:
        raise UsageFaultError("--processes is 1 or more.")

    async def work(app: App) -> int:
        await app.require_secrets()
        done = await _scanned(app, files, rules, arguments)
        if arguments.json:
            say_json(await clean(app, report_json(done, rules)), indent=2)
        elif arguments.html is not None:
            _write(Path(arguments.html), await clean(app, html_report(done, rules)))
        else:
            for title, rows in await clean(app, list(_tables(done, rules))):
                say(title)
                print_columns(rows)
                say()
        if not done.is_whole:
            tell("Stopped. What is done is kept: the same command goes on with the rest.")
        return OK if done.is_whole else _STOPPED

    return run_in_app(arguments, work)


def _rules(arguments: Namespace) -> ScanRules:
    schemas = None if arguments.tools is None else _schemas(arguments.tools)
    return scan_rules(schemas, arguments.what_if, _schemas)


def _schemas(file: str) -> dict[str, JsonObject]:
    try:
        return schemas_of(read_json(read_text(file), file))
    except DefinitionError as error:
        raise UsageFaultError(f"{file}: {error}") from error


async def _scanned(
    app: App, files: Sequence[LogState], rules: ScanRules, arguments: Namespace
) -> ScanResult:
    scans: list[Scan] = []
    is_stopped = threading.Event()

    def stop() -> bool:
        is_stopped.set()
        for each in scans:
            each.stop()
        return True

    def scanned() -> ScanResult:
        with cluster_at(arguments.scheduler) as cluster:
            scans.append(
                Scan(
                    files if cluster is None else cluster.found_files(arguments.logs),
                    rules,
                    app.paths.scans,
                    app.redactor.known,
                    processes=arguments.processes,
                    cluster=cluster,
                    on_progress=_tell_progress,
                )
            )
            if is_stopped.is_set():
                scans[0].stop()
            return scans[0].run()

    with stopping(stop):
        try:
            result = await asyncio.to_thread(scanned)
        except InvalidInputError as error:
            raise UsageFaultError(str(error)) from error
        except OSError as error:
            raise StorageError(
                f"What is done can't be kept: {error.strerror or error}.",
                next_step="Make room in the data folder, or name another with --data-dir.",
            ) from error
    if sys.stderr.isatty():
        tell("")
    if result.resumed_parts:
        parts = counted(result.resumed_parts, "part")
        tell(f"{parts} done before, not read again.")
    return result


def _tell_progress(progress: ScanProgress) -> None:
    if not sys.stderr.isatty():
        return
    share = progress.done_bytes / max(progress.all_bytes, 1)
    left = "" if progress.left_s is None else f", {_duration(progress.left_s)} left"
    rate = progress.bytes_per_s / 1e6
    tell(f"\r{share:4.0%}  {progress.outputs:,} outputs, {rate:.1f} MB/s{left}   ", end="")


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60} h {minutes % 60} min" if minutes > 59 else f"{minutes}:{rest:02d}"


def _write(file: Path, text: str) -> None:
    save_text(file, text, is_private=True)
    tell(f"Written to {file}.")


def _tables(result: ScanResult, rules: ScanRules) -> Iterator[tuple[str, list[tuple[str, ...]]]]:
    """(title, rows) of all that is printed."""
    totals = result.totals
    outputs, files = counted(outputs_of(totals), "output"), counted(result.files, "file")
    yield f"{outputs} in {files}, {totals.size_bytes / 1e6:,.1f} MB", []
    for dimension in DIMENSIONS:
        rows = [
            (_cell(value), *(f"{count:,}" if count else "" for count in counts))
            for value, counts in figures(totals, dimension)
        ]
        if rows:
            yield f"By {dimension}", _shortened([(dimension, *MEASURES), *rows])
    for name in DETAILS:
        if name in totals.tables:
            yield _kinds(totals, name)
    every = list(limit_refusals(totals, rules))
    for title, beyond, waits in (("Limits", "refused", False), ("Pools", "waiting", True)):
        found = [
            (_limit_label(each), f"{each.refused:,}", f"{each.windows:,}", _place(each.examples))
            for each in every
            if each.waits is waits
        ]
        if found:
            yield title, [("what if", beyond, "in windows", "such as"), *found]


def _limit_label(limit: LimitRefusal) -> str:
    untimed = f" (without a duration: {limit.untimed:,})" if limit.untimed else ""
    return f"{limit.label}{untimed}"


def _kinds(totals: ScanTotals, name: str) -> tuple[str, list[tuple[str, ...]]]:
    kinds = totals.tables[name]
    rows = [(f"{row.count:,}", *map(_cell, row.key), _place(row.examples)) for row in kinds.rows()]
    about = " (estimates: there were more kinds than are told apart)" if kinds.is_estimate else ""
    title = f"{name.capitalize()}: {kinds.total:,}{about}"
    return title, _shortened([("", *DETAILS[name], "such as"), *rows])


def _shortened(rows: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    if len(rows) <= _MOST_ROWS + 1:
        return rows
    more = f"and {len(rows) - 1 - _MOST_ROWS:,} more; --json has them"
    return [*rows[: _MOST_ROWS + 1], (more, *("" for _ in rows[0][1:]))]


def _place(examples: Sequence[Example]) -> str:
    return visible_line(f"{examples[0][1]}:{examples[0][2]}") if examples else ""


def _cell(text: str) -> str:
    line = visible_line(" ".join(text.split()))
    return line if len(line) <= _LONGEST_CELL else f"{line[: _LONGEST_CELL - 1]}…"
