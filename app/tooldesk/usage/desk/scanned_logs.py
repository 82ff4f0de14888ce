"""ScannedLogs: scans of a desk, each in processes of its own, and what they gave for a person."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import AppError, StorageError

if TYPE_CHECKING:
    from tooldesk.scanning.output_count import ScanRules
    from tooldesk.scanning.scan import Scan, ScanProgress, ScanResult
    from tooldesk.scanning.scan_figures import ScanFigures
    from tooldesk.usage.desk.workspace_desk import WorkspaceDesk


class ScannedLogs:
    """One scan after the other, of one workspace; reading never blocks whoever waits.

    Attributes:
        progress: How far the one is that is under way; None before its first part is done.
        result: What the last one gave.
        figures: The same as rows, without secrets.
    """

    def __init__(self, desk: WorkspaceDesk) -> None:
        self._desk = desk
        self.progress: ScanProgress | None = None
        self.result: ScanResult | None = None
        self.rules: ScanRules | None = None
        self.figures: list[ScanFigures] = []
        self._scan: Scan | None = None
        self._given_up = threading.Event()

    async def run(
        self,
        logs: Sequence[str],
        specs: str,
        what_ifs: Sequence[str],
        *,
        has_own_tools: bool,
        scheduler: str = "",
    ) -> None:
        """Scan; a task that is cancelled keeps what is done.

        Raises:
            AppError: there are no logs, a choice is none, or what is done can't be kept.
        """
        from tooldesk.scanning.log_files import found_files
        from tooldesk.scanning.scan import Scan, cluster_at
        from tooldesk.scanning.scan_choices import read_schemas, scan_rules
        from tooldesk.scanning.scan_figures import scan_figures
        from tooldesk.workspace.tool_files import on_own_thread

        desk, self.progress = self._desk, None
        own = {each.name: each.input_schema for each in desk.registry.definitions()}
        schemas = json.loads(json.dumps(own)) if has_own_tools else None
        if specs and not has_own_tools:
            schemas = await asyncio.to_thread(read_schemas, specs)
        rules = await asyncio.to_thread(scan_rules, schemas, what_ifs, read_schemas)
        await desk.require_secrets()
        done: list[ScanResult] = []

        def scan() -> None:
            with cluster_at(scheduler) as cluster:
                files = (found_files if cluster is None else cluster.found_files)(logs)
                made = Scan(
                    files, rules, desk.paths.scans, desk.redactor.known,
                    is_aside=True, cluster=cluster, on_progress=self._on_progress,
                )  # fmt: skip
                if is_given_up.is_set():
                    made.stop()
                else:
                    self._scan = made
                done.append(made.run())

        is_given_up = self._given_up = threading.Event()
        try:
            await on_own_thread(scan)
        except OSError as error:
            why = error.strerror or type(error).__name__
            step = "Make room in the data folder."
            raise StorageError(f"What is done can't be kept: {why}.", next_step=step) from error
        finally:
            self.stop()  # its thread ends, whoever no longer waits for it
            self._scan = None
        result = done[0]
        found = await asyncio.to_thread(lambda: list(scan_figures(result.totals, rules)))
        self.figures = desk.without_known_secrets(found)
        self.result, self.rules = result, rules

    def stop(self) -> bool:
        """Have it end soon, with what is done; whether there is anything that reads."""
        self._given_up.set()
        if self._scan is None:
            return False
        self._scan.stop()
        return True

    def _on_progress(self, progress: ScanProgress) -> None:
        """On a thread of the scan's."""
        self.progress = progress

    async def raw_at(self, file: str, line: int) -> str:
        """The whole output of an example, without secrets.

        Raises:
            AppError: it is there no more.
        """
        from tooldesk.scanning.recorded_at import raw_at

        raw = await asyncio.to_thread(raw_at, file, line)
        return await self._desk.without_secrets_aside(raw)

    async def export(self, path: Path) -> None:
        """Write all of it: a report for people where the name ends in .html, else JSON.

        Raises:
            AppError: it can't be written.
        """
        from tooldesk.json_text import json_text
        from tooldesk.replaced_file import save_text
        from tooldesk.scanning.html_report import html_report
        from tooldesk.scanning.report import report_json

        result, rules = self.result, self.rules
        if result is None or rules is None:
            raise AppError("There is nothing to export.", next_step="Scan some logs first.")

        def made() -> str:
            if path.suffix.lower() in (".html", ".htm"):
                return html_report(result, rules)
            return json_text(report_json(result, rules), indent=2) + "\n"

        text = await self._desk.without_secrets_aside(await asyncio.to_thread(made))
        await asyncio.to_thread(save_text, path, text, is_private=True)
