"""What reading a stream in chunks of 20 characters costs, as ratios to `parse` of the whole.

In CPU time, by turns and the best of several, since other programs run too. Two floors are
measured with the same loop: a reader that keeps each chunk and gives an empty list, which is what
Python asks for cutting the text and calling a method before anything is read; and one that tells
each chunk as an event, which is what no reader of prose can do without, as every word is told when
it came. `parse` goes over prose at the speed of memory, so there the second alone is above the
limit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from parsing_samples import arguments_of, in_every_dialect, schemas_for

from tooldesk import StreamReader, parse
from tooldesk.calling.streaming.stream_events import StreamEvent, TextCame

CHUNK = 20
LIMIT = 3.0
TURNS = 7
PROSE = 'Some **prose** with [links](x), {braces}, "quotes", `code` and a < b.\n'


class _Keeper:
    """Keeps what it is fed, and tells nothing."""

    def __init__(self, schemas: dict[str, Any]) -> None:
        self.chunks: list[str] = []

    def feed(self, chunk: str) -> list[StreamEvent]:
        self.chunks.append(chunk)
        return []

    def close(self) -> None:
        pass


class _Teller(_Keeper):
    """Keeps what it is fed, and tells it as it is."""

    def feed(self, chunk: str) -> list[StreamEvent]:
        self.chunks.append(chunk)
        return [TextCame(chunk)]


def main(only: str) -> None:
    """Print a line for prose, for many calls and for one long call of each dialect."""
    schemas = schemas_for(arguments_of(1_000))
    texts = {
        "prose": PROSE * 7_000,
        "plain prose": "Some words of a plain answer, no more.\n" * 9_000,
    }
    for dialect, text in in_every_dialect(arguments_of(1_000)).items():
        texts[f"{dialect}, many calls"] = f"{PROSE}{text}\nSo much for that.\n" * 100
    for dialect, text in in_every_dialect(arguments_of(200_000)).items():
        texts[f"{dialect}, one call"] = PROSE * 2 + text
    for name, text in texts.items():
        if only not in name:
            continue
        whole, stream, floor, told = _best(
            lambda text=text: parse(text, schemas),
            lambda text=text: _read(StreamReader, text, schemas),
            lambda text=text: _read(_Keeper, text, schemas),
            lambda text=text: _read(_Teller, text, schemas),
        )
        print(f"{name:<28} {len(text):>7,}: {stream / whole:5.2f} x parse (limit {LIMIT:g}),"
              f" of which {floor / whole:4.2f} is the floor, and {told / whole:5.2f} with an event"
              " for each chunk")  # fmt: skip


def _best(*runs: Callable[[], object]) -> list[float]:
    """The least CPU time that each run took, all by turns."""
    best = [float("inf")] * len(runs)
    for _ in range(TURNS):
        for at, run in enumerate(runs):
            start = process_time()
            run()
            best[at] = min(best[at], process_time() - start)
    return best


def _read(kind: Callable[[dict[str, Any]], Any], text: str, schemas: dict[str, Any]) -> None:
    reader = kind(schemas)
    feed = reader.feed
    for at in range(0, len(text), CHUNK):
        feed(text[at : at + CHUNK])
    reader.close()


if __name__ == "__main__":
    main(" ".join(sys.argv[1:]))
