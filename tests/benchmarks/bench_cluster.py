"""What a scan on the workers of a Dask scheduler costs more than on as many processes of its own.

Both are warm: the first parts of each are not timed, so that starting processes counts for neither.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from bench_scan import SCHEMAS, log_of
from distributed import LocalCluster

from tooldesk.scanning.cluster import Cluster
from tooldesk.scanning.log_files import PART_BYTES, found_files
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.scan import Scan, ScanProgress
from tooldesk.scanning.scan_totals import ScanTotals

OUTPUTS = 150_000
ROUNDS = 3
MOST = 1.25
WARM_PARTS = 2


def main() -> None:
    """Print the figure with its limit; arguments: how many outputs, 150,000 if none."""
    outputs = int(sys.argv[1]) if len(sys.argv) > 1 else OUTPUTS
    with (
        tempfile.TemporaryDirectory() as folder,
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as workers,
        Cluster(workers.scheduler_address) as cluster,
    ):
        log = log_of(Path(folder) / "log.jsonl", outputs, other_names=True)
        rounds = [
            (_seconds(log, folder, cluster), _seconds(log, folder, None)) for _ in range(ROUNDS)
        ]
    there, here = (min(each) for each in zip(*((a[0], b[0]) for a, b in rounds), strict=True))
    assert all(a[1] == b[1] for a, b in rounds)
    rate = rounds[0][0][2] / 1e6
    print(
        f"{outputs:,} outputs, {rate:,.0f} MB, two workers of a LocalCluster and two processes:"
        f" {there / here:.2f} x their time (at most {MOST:g}), {rate / there:.1f} MB/s;"
        " totals equal"
    )


def _seconds(
    log: Path, folder: str, cluster: Cluster | None
) -> tuple[float, dict[str, object], int]:
    """From the time when the first parts were done, so many of all bytes as came after."""
    began: list[tuple[float, int]] = []

    def note(progress: ScanProgress) -> None:
        began.append((time.perf_counter(), progress.done_bytes))

    files = (found_files if cluster is None else cluster.found_files)([str(log)])
    scan = Scan(
        files, ScanRules(SCHEMAS), Path(folder) / "scans", processes=2, cluster=cluster,
        on_progress=note, part_bytes=PART_BYTES,
    )  # fmt: skip
    totals = scan.run().totals
    (start, before), (end, after) = began[WARM_PARTS - 1], began[-1]
    size = log.stat().st_size
    return (end - start) * size / (after - before), _shown(totals), size


def _shown(totals: ScanTotals) -> dict[str, object]:
    return {name: (kinds.total, kinds.rows()) for name, kinds in totals.tables.items()}


if __name__ == "__main__":
    main()
