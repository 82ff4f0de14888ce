"""What a scan of logs costs: MB a second of processor time, and memory by the number of outputs."""

from __future__ import annotations

import json
import resource
import sys
import tempfile
import time
from pathlib import Path

from tooldesk.scanning.log_files import LogPart
from tooldesk.scanning.log_store import log_state
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.scan import Scan, count_part

PROSE = "It looks as if the user wants to know what the weather in the town will be like. " * 21
SCHEMA = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
    "required": ["city"],
}
NAMES = ("get_weather", "search_web", "send_mail")
SCHEMAS = dict.fromkeys(NAMES, SCHEMA)
OUTPUTS = 20_000
LEAST_MB_PER_S = 25.0
MOST_MB = 400.0


def main() -> None:
    """Print each figure with its limit; arguments: how many outputs for memory, 100,000 if none."""
    with tempfile.TemporaryDirectory() as folder:
        many = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
        # first, as memory is told at its highest
        log = log_of(Path(folder) / "many.jsonl", many, other_names=True)
        used_s, took_s = _memory(log, many, Path(folder))
        _speed(log_of(Path(folder) / "log.jsonl", OUTPUTS))
        part = LogPart(str(log), 0, min(log.stat().st_size, OUTPUTS * 1_900), 1)
        one_s = _least(lambda: count_part(part, ScanRules(SCHEMAS), str))
        one_s *= log.stat().st_size / part.end
        print(
            f"two processes, their start too: {one_s / used_s:.2f} x what one does in their"
            f" processor time (at least 0.9), {one_s / took_s / 2:.2f} x in that on the clock"
        )


def log_of(file: Path, outputs: int, *, other_names: bool = False) -> Path:
    """Outputs of 2 KB: of 50, 40 call a tool, 1 wrongly, 1 by a slip, 1 is cut off, 7 are words."""
    with file.open("w", encoding="utf-8") as stream:
        for number in range(outputs):
            kind = number % 50
            name = NAMES[kind % 3]
            if kind == 41:
                name = f"unknown_{number}" if other_names else "get_wether"
            arguments = {"days": "many"} if kind == 42 else {"city": "Paris", "days": 3}
            call = json.dumps({"name": name, "arguments": arguments})
            raw = f"{PROSE}\n<tool_call>\n{call}\n</tool_call>"
            if kind == 43:
                raw = raw[:-40]
            elif kind > 43:
                raw = PROSE
            record = {"raw": raw, "model": f"model {number % 4}", "at": 1_793_000_000 + number}
            stream.write(json.dumps(record) + "\n")
    return file


def _speed(log: Path) -> None:
    size = log.stat().st_size
    part = LogPart(str(log), 0, size, 1)
    lines = log.read_bytes().splitlines()
    rules = ScanRules(SCHEMAS)
    count_part(LogPart(str(log), 0, 100_000, 1), rules, str)
    counting = _least(lambda: count_part(part, rules, str))
    loading = _least(lambda: [json.loads(line) for line in lines])
    print(
        f"{OUTPUTS:,} outputs of {size / OUTPUTS:,.0f} bytes: {size / counting / 1e6:.1f} MB/s of"
        f" processor time (at least {LEAST_MB_PER_S:g} on an idle core),"
        f" {counting / loading:.1f} x json.loads of the same lines"
    )


def _least(work: object) -> float:
    return min(_seconds(work) for _ in range(3))


def _seconds(work: object) -> float:
    began = time.process_time()
    work()  # type: ignore[operator]
    return time.process_time() - began


def _memory(log: Path, outputs: int, folder: Path) -> tuple[float, float]:
    """Seconds of processor time, and on the clock."""
    before, began = _used_s(), time.perf_counter()
    result = Scan([log_state(str(log))], ScanRules(SCHEMAS), folder / "scans", processes=2).run()
    used_s, took_s = _used_s() - before, time.perf_counter() - began
    assert result.totals.count("outputs by day") == outputs
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    worker = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(
        f"{outputs:,} outputs, {log.stat().st_size / 1e6:,.0f} MB: {own / 1e3:.0f} MB in this"
        f" process, {worker / 1e3:.0f} MB in the largest of its own (at most {MOST_MB:g})"
    )
    return used_s, took_s


def _used_s() -> float:
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in used)


if __name__ == "__main__":
    main()
