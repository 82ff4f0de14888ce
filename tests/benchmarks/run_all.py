"""Every benchmark, one after another: python tests/benchmarks/run_all.py [NAME …]."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> int:
    """Run them each in a process of its own, so that none warms up for the next."""
    wanted = sys.argv[1:]
    codes = []
    for file in sorted(HERE.glob("bench_*.py")):
        if not wanted or file.stem.removeprefix("bench_") in wanted:
            print(f"== {file.stem.removeprefix('bench_')}", flush=True)
            codes.append(subprocess.run([sys.executable, str(file)], check=False).returncode)
    return max(codes, default=0)


if __name__ == "__main__":
    sys.exit(main())
