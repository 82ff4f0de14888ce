"""What hostile texts cost to read, as ratios to json.loads of a string of the same length."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from timeit import Timer

sys.path.insert(0, str(Path(__file__).parents[1] / "fuzz"))

from hostile_texts import KINDS, UNITS, Shape, parse_time_s

TEXTS = 3_000
SIZE = 100_000
LIMIT_S_PER_CHARACTER = 0.5e-6


def main() -> None:
    """Print the mean and the slowest texts, and how 1 MB of these compares to 100 KB."""
    chance = random.Random(1)
    shapes = [
        Shape(chance.choice(UNITS), chance.choice(UNITS), chance.choice(KINDS))
        for _ in range(TEXTS)
    ]
    quoted = json.dumps("x" * SIZE)
    loading = min(Timer(lambda: json.loads(quoted)).repeat(7, 20)) / 20
    taken = {shape: parse_time_s(shape.text(SIZE)) for shape in shapes}
    mean = sum(taken.values()) / len(taken)
    slow = [shape for shape in taken if taken[shape] > LIMIT_S_PER_CHARACTER * SIZE]
    again = {shape: min(parse_time_s(shape.text(SIZE)) for _ in range(3)) for shape in slow}
    above = {shape: took for shape, took in again.items() if took > LIMIT_S_PER_CHARACTER * SIZE}
    print(f"{TEXTS:,} hostile texts of 100 KB: {mean / loading:.0f} x json.loads of a string")
    print(
        f"  {mean / SIZE * 1e6:.2f} µs a character on average, {len(above)} above 0.5 µs (limit 0)"
    )
    for shape in sorted(above, key=above.__getitem__, reverse=True)[:10]:
        growth = parse_time_s(shape.text(10 * SIZE)) / above[shape]
        print(f"  {above[shape] / SIZE * 1e6:.2f} µs, 1 MB takes {growth:.1f} x: {shape}")


if __name__ == "__main__":
    main()
