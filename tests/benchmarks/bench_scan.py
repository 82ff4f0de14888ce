"""What a scan of logs costs: MB a second of processor time, and memory by the number of outputs."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
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
_RULES = ScanRules(SCHEMAS)
_HALF = "--half"
OUTPUTS = 20_000
LEAST_MB_PER_S = 25.0
MOST_MB = 400.0


def main() -> None:
    """Print each figure with its limit; arguments: how many outputs for memory, 100,000 if none."""
    if sys.argv[1:2] == [_HALF]:
        _, _, file, start, end = sys.argv
        print(_clock(lambda: count_part(LogPart(file, int(start), int(end), 1), _RULES, str)))
        return
    with tempfile.TemporaryDirectory() as folder:
        many = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
        # first, as memory is told at its highest
        log = log_of(Path(folder) / "many.jsonl", many, other_names=True)
        took_s = _memory(log, many, Path(folder))
        _speed(log_of(Path(folder) / "log.jsonl", OUTPUTS))
        size = log.stat().st_size
        print(
            f"two processes, their start too: {size / took_s / _side_by_side(log):.2f} x what the"
            " two cores do side by side (at least 0.9)"
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
    count_part(LogPart(str(log), 0, 100_000, 1), _RULES, str)
    counting = _least(lambda: count_part(part, _RULES, str))
    loading = _least(lambda: [json.loads(line) for line in lines])
    print(
        f"{OUTPUTS:,} outputs of {size / OUTPUTS:,.0f} bytes: {size / counting / 1e6:.1f} MB/s of"
        f" processor time (at least {LEAST_MB_PER_S:g} on an idle core),"
        f" {counting / loading:.1f} x json.loads of the same lines"
    )


def _least(work: Callable[[], object]) -> float:
    return min(_seconds(work) for _ in range(3))


def _seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def _side_by_side(log: Path) -> float:
    """The sum of what two programs count, a half each and at once, in bytes a second.

    A core that is alone may be quicker than one of two, and not every machine has two whole ones.
    """
    size = log.stat().st_size
    half = size // 2
    words = [sys.executable, __file__, _HALF, str(log)]
    halves = [
        subprocess.Popen([*words, *map(str, part)], stdout=subprocess.PIPE, text=True)
        for part in ((0, half), (half, size))
    ]
    return sum(half / float(each.communicate()[0]) for each in halves)


def _clock(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _memory(log: Path, outputs: int, folder: Path) -> float:
    """Gives the seconds that two processes took, on the clock."""
    began = time.perf_counter()
    result = Scan([log_state(str(log))], _RULES, folder / "scans", processes=2).run()
    took_s = time.perf_counter() - began
    assert result.totals.count("outputs by day") == outputs
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    worker = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(
        f"{outputs:,} outputs, {log.stat().st_size / 1e6:,.0f} MB: {own / 1e3:.0f} MB in this"
        f" process, {worker / 1e3:.0f} MB in the largest of its own (at most {MOST_MB:g})"
    )
    return took_s


if __name__ == "__main__":
    main()
