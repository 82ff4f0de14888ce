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
        used_s = _memory(log, many, Path(folder))
        rate = _speed(log_of(Path(folder) / "log.jsonl", OUTPUTS))
        share = log.stat().st_size / rate / used_s
        print(f"two processes: {share:.2f} x what one does in their processor time (at least 0.9)")


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


def _speed(log: Path) -> float:
    size = log.stat().st_size
    part = LogPart(str(log), 0, size, 1)
    lines = log.read_bytes().splitlines()
    rules = ScanRules(SCHEMAS)
    count_part(LogPart(str(log), 0, 100_000, 1), rules, str)
    counting = min(_seconds(lambda: count_part(part, rules, str)) for _ in range(3))
    loading = min(_seconds(lambda: [json.loads(line) for line in lines]) for _ in range(3))
    print(
        f"{OUTPUTS:,} outputs of {size / OUTPUTS:,.0f} bytes: {size / counting / 1e6:.1f} MB/s of"
        f" processor time (at least {LEAST_MB_PER_S:g} on an idle core),"
        f" {counting / loading:.1f} x json.loads of the same lines"
    )
    return size / counting


def _seconds(work: object) -> float:
    began = time.process_time()
    work()  # type: ignore[operator]
    return time.process_time() - began


def _memory(log: Path, outputs: int, folder: Path) -> float:
    before = _used_s()
    result = Scan([log_state(str(log))], ScanRules(SCHEMAS), folder / "scans", processes=2).run()
    assert result.totals.count("outputs by day") == outputs
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    worker = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(
        f"{outputs:,} outputs, {log.stat().st_size / 1e6:,.0f} MB: {own / 1e3:.0f} MB in this"
        f" process, {worker / 1e3:.0f} MB in the largest of its own (at most {MOST_MB:g})"
    )
    return _used_s() - before


def _used_s() -> float:
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in used)


if __name__ == "__main__":
    main()
