"""Cold starts of the library and the terminal against `python -c pass`, medians of one run.

Limits: `import tooldesk` at most 2.5 times, `tooldesk.parse` of a first text at most 9 times as
long (15 and 80 ms over it where it takes 10 ms); `tooldesk parse` of a small text at most 10 times,
`tools list` and `call` at most 25 times. The call is one of a sample tool that was answered before;
what a worker adds to one that has to run is told without a limit.
"""

from __future__ import annotations

import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SPAWNS = 15
WAIT_S = 60
IMPORT = "import tooldesk"
PARSE = 'import tooldesk; tooldesk.parse(\'{"tool": "add", "args": {"a": "2", "b": 3}}\')'


@dataclass(frozen=True)
class Case:
    """A program that is started again and again."""

    words: str
    """What it is."""

    command: list[str]
    """How it is started."""

    most_times: float | None = None
    """How many times as long as an empty program it may take."""

    stdin: Iterator[bytes] | None = None
    """What each start reads; None is nothing."""


def main() -> int:
    """Measure and print; 1 when a limit is not kept."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled")}
        # compiled modules are kept, as they are for everyone who starts a program twice
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        cases = _cases(Path(folder))
        times: dict[str, list[float]] = {case.words: [] for case in cases}
        for number in range(SPAWNS + 1):
            for case in cases:
                took_s = _start(case, environment)
                if number:  # the first compiles the modules and makes the sample workspace
                    times[case.words].append(took_s)
    medians = {words: statistics.median(each) for words, each in times.items()}
    empty_s = medians[cases[0].words]
    kept = [_is_kept(case, medians[case.words], empty_s) for case in cases]
    return 0 if all(kept) else 1


def _cases(folder: Path) -> list[Case]:
    python, data = sys.executable, ["--data-dir", str(folder / "data")]
    text = folder / "text.txt"
    text.write_text(_call(0), encoding="utf-8")
    terminal = [python, "-m", "tooldesk"]
    fresh = (_call(number).encode() for number in itertools.count(1))
    return [
        Case("python -c pass", [python, "-c", "pass"]),
        Case("import tooldesk", [python, "-c", IMPORT], most_times=2.5),
        Case("tooldesk.parse of a first text", [python, "-c", PARSE], most_times=9),
        Case("tooldesk parse", [*terminal, "parse", str(text), *data], most_times=10),
        Case("tooldesk tools list", [*terminal, "tools", "list", *data], most_times=25),
        Case("tooldesk call", [*terminal, "call", str(text), *data], most_times=25),
        Case("tooldesk call, run in a worker", [*terminal, "call", *data], stdin=fresh),
    ]


def _call(number: int) -> str:
    return json.dumps({"tool": "calculator", "args": {"expression": f"{number} + 3"}})


def _start(case: Case, environment: dict[str, str]) -> float:
    """Seconds from the spawn to the end."""
    text = b"" if case.stdin is None else next(case.stdin)
    began = time.perf_counter()
    done = subprocess.run(
        case.command, env=environment, input=text, capture_output=True, timeout=WAIT_S, check=False
    )
    took_s = time.perf_counter() - began
    assert done.returncode == 0, (case.words, done.stderr.decode())
    return took_s


def _is_kept(case: Case, took_s: float, empty_s: float) -> bool:
    times = took_s / empty_s
    limit = f" ({case.most_times:g})" if case.most_times else ""
    print(f"{case.words:32} {took_s * 1e3:7.1f} ms  {times:5.1f} x{limit}")
    return case.most_times is None or times <= case.most_times


if __name__ == "__main__":
    sys.exit(main())
