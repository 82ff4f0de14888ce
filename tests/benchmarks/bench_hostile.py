"""What hostile texts cost to read, as ratios to json.loads of a string of the same length."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from timeit import Timer

sys.path.insert(0, str(Path(__file__).parents[1] / "fuzz"))

from hostile_texts import KINDS, SCHEMAS, UNITS, Shape, parse, parse_time_s

TEXTS = 3_000
SIZE = 100_000
LARGE = 1_000_000
LARGE_BY_CHANCE, LARGE_SLOWEST = 150, 50
LIMIT_US = 0.5
"""Microseconds that a character may take."""

CALLS = {
    "Python, in a list": ("[", 'search(query="x"), ', 'search(query="x")]'),
    "Python, in lines": ("", '[search(query="x")]\n', ""),
    "JSON in tags": (
        "", '<tool_call>{"name": "search", "arguments": {"query": "x"}}</tool_call>', "",
    ),
    "functions without arguments": ("", "<function=ping></function>", ""),
}  # fmt: skip
"""Sound calls that fill 1 MB: no hostile texts, but work that is wanted."""


def main() -> None:
    """Print the mean and the slowest texts at 100 KB, and a sample of them at 1 MB."""
    chance = random.Random(1)
    shapes = [
        Shape(chance.choice(UNITS), chance.choice(UNITS), chance.choice(KINDS))
        for _ in range(TEXTS)
    ]
    quoted = json.dumps("x" * SIZE)
    loading = min(Timer(lambda: json.loads(quoted)).repeat(7, 20)) / 20
    taken = {shape: cost_us(shape, SIZE) for shape in shapes}
    mean = sum(taken.values()) / len(taken)
    print(f"{TEXTS:,} hostile texts of 100 KB: {mean * SIZE / 1e6 / loading:.0f} x json.loads")
    print(f"  {told(taken, SIZE)}")
    slowest = sorted(taken, key=taken.__getitem__, reverse=True)[:LARGE_SLOWEST]
    sample = dict.fromkeys([*slowest, *shapes[:LARGE_BY_CHANCE]])
    large = {shape: cost_us(shape, LARGE) for shape in sample}
    print(f"{len(large)} of them at 1 MB, the {LARGE_SLOWEST} slowest and others by chance:")
    print(f"  {told(large, LARGE)}")
    print("1 MB of sound calls, as ratios to json.loads of a list of as many:")
    for name, (first, call, last) in CALLS.items():
        print(f"  {cost_of_calls(first + call * (LARGE // len(call)) + last)}: {name}")


def cost_us(shape: Shape, size: int, times: int = 1) -> float:
    """Microseconds a character, the best of some times."""
    text = shape.text(size)
    return min(parse_time_s(text) for _ in range(times)) / max(len(text), 1) * 1e6


def told(taken: dict[Shape, float], size: int) -> str:
    """The mean, and what is above the limit even when it is read again."""
    again = {shape: cost_us(shape, size, 3) for shape, cost in taken.items() if cost > LIMIT_US}
    above = {shape: cost for shape, cost in again.items() if cost > LIMIT_US}
    lines = [
        f"{sum(taken.values()) / len(taken):.2f} µs a character on average, "
        f"{len(above)} above {LIMIT_US} µs (limit 0)"
    ]
    for shape in sorted(above, key=above.__getitem__, reverse=True)[:10]:
        output = parse(shape.text(size), SCHEMAS)
        found = len(output.callings) + len(output.held_back)
        lines.append(f"  {above[shape]:.2f} µs, {found:,} calls: {shape}")
    return "\n  ".join(lines)


def cost_of_calls(text: str) -> str:
    """What reading them costs a character and a call, and how often json.loads does it."""
    took = min(parse_time_s(text) for _ in range(3))
    found = parse(text, SCHEMAS)
    calls = [*found.callings, *found.held_back]
    given = [{"name": "search", "arguments": {"query": "x"}} for _ in calls]
    written = json.dumps(given)
    loading = min(Timer(lambda: json.loads(written)).repeat(5, 1))
    return (
        f"{took / len(text) * 1e6:.2f} µs a character, {took / len(calls) * 1e6:.1f} µs a call, "
        f"{took / loading:.0f} x"
    )


if __name__ == "__main__":
    main()
