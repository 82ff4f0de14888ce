"""What reading a call costs, as ratios to json.loads and json_repair of the same run."""

from __future__ import annotations

import json
import math
import tracemalloc
from collections.abc import Callable
from time import process_time
from timeit import Timer

import json_repair
from ahocorasick_rs import AhoCorasick
from parsing_samples import arguments_of, in_every_dialect, malformed, schemas_for

from tooldesk.calling.parsing.envelopes.documents import DIALECTS as DOCUMENTS
from tooldesk.calling.parsing.grammars import TABLE, TOKENS
from tooldesk.calling.parsing.parse import parse

SIZES = (1_000, 10_000, 100_000)
LIMITS = {"pythonic": 20.0}
PROSE = "Calls are made of words, and an action of the tool follows them in most of the texts. "
HOSTILE = ("{", "[", "<tool_call>", '"\\', "[TOOL_CALLS]", "Action:", "<function=x>", '{"a":')
GROWTH = (10_000, 100_000, 1_000_000, 10_000_000)


def main() -> None:
    """Print a line for each figure that there is a limit for."""
    _well_formed()
    _small_hermes()
    _malformed()
    _ordinary()
    _prose()
    _growth()
    _memory()


def _well_formed() -> None:
    for size in SIZES:
        arguments = arguments_of(size)
        schemas = schemas_for(arguments)
        written = json.dumps({"name": "write_file", "arguments": arguments})
        for dialect, text in in_every_dialect(arguments).items():
            ratios = []
            # a document of an API is a document only where it is all there is
            for before in ("", "" if dialect in DOCUMENTS else PROSE * 12 + "\n"):
                whole = before + text
                output = parse(whole, schemas)
                assert output.callings[0].arguments == arguments, dialect
                times = _in_turns(
                    lambda whole=whole, schemas=schemas: parse(whole, schemas),
                    lambda written=written: json.loads(written),
                )
                ratios.append(times[0] / times[1])
            print(
                f"well-formed, {len(written):>7,} characters: {dialect:<14} {ratios[0]:5.2f} x "
                f"json.loads, behind 1 KB of prose {ratios[1]:5.2f} x "
                f"(limit {LIMITS.get(dialect, 5.0):g})"
            )


def _prose() -> None:
    bare = AhoCorasick([row.marker for row in (*TABLE, *TOKENS) if not row.is_pattern])
    for size in (1_000, 100_000, 10_000_000):
        text = PROSE * (size // len(PROSE))
        reading, passing = _in_turns(
            lambda text=text: parse(text),
            lambda text=text: bare.find_matches_as_indexes(text, overlapping=True),
        )
        print(
            f"{size:>10,} characters of prose: {len(text) / reading / 1e6:.0f} MB/s, "
            f"{passing / reading:.2f} x as fast as a bare Aho-Corasick pass (at least 0.5)"
        )


def _small_hermes() -> None:
    call = json.dumps({"name": "search", "arguments": {"query": "x" * 200, "limit": 5}})
    text = f"<tool_call>\n{call}\n</tool_call>"
    reading, loading = _in_turns(lambda: parse(text), lambda: json.loads(call))
    print(f"hermes of {len(text)} characters: {reading / loading:.2f} x json.loads (limit 10)")
    fixed = _best(lambda: parse("Hello."))
    print(f"a text of one word: {fixed * 1e6:.1f} µs (limit 10)")


def _malformed() -> None:
    for size in (300, 1_000):
        _malformed_of(size)


def _malformed_of(size: int) -> None:
    ours, theirs, found, wanted = 0.0, 0.0, [0, 0], 0
    arguments = arguments_of(size)
    for what, text in malformed(arguments).items():
        mine, other = _in_turns(
            lambda text=text: parse(text), lambda text=text: json_repair.loads(text)
        )
        ours, theirs, wanted = ours + mine, theirs + other, wanted + 1
        found[0] += _recovered(text)
        found[1] += _recovered_by_library(text)
        ratio = f"{mine / other:.3f} x json_repair (limit 0.25)"
        print(f"malformed, {len(text):>5,} characters: {what:<24} {ratio}")
    print(
        f"malformed, all of them: {ours / theirs:.3f} x json_repair (limit 0.25); recovered "
        f"{found[0]} of {wanted}, json_repair {found[1]}"
    )


def _recovered(text: str) -> bool:
    output = parse(text)
    callings = [*output.callings, *(held.calling for held in output.held_back)]
    return bool(callings) and callings[0].arguments.get("path") == "src/shop/main.py"


def _recovered_by_library(text: str) -> bool:
    value = json_repair.loads(text)
    arguments = value.get("arguments") if isinstance(value, dict) else None
    return isinstance(arguments, dict) and arguments.get("path") == "src/shop/main.py"


def _ordinary() -> None:
    prose = 'Some **prose** with [links](x), {braces}, "quotes", `code` and a < b.\n'
    code = "```python\ndef f(x):\n    return {'a': [x]}\n```\n"
    texts = {
        "prose of 50 KB": prose * (50_000 // len(prose)),
        "code of 50 KB": code * (50_000 // len(code)),
        "JSON of 50 KB": json.dumps([{"label": "a", "score": 0.5}] * 1_500),
        **{f"{name}, 50 KB": text for name, text in in_every_dialect(arguments_of(50_000)).items()},
        **{f"{name}, 50 KB": text for name, text in malformed(arguments_of(50_000)).items()},
    }
    worst = max(texts, key=lambda name: _best(lambda: parse(texts[name]), 3))
    took = _best(lambda: parse(texts[worst]), 3)
    print(f"ordinary texts up to 50 KB: the slowest, {worst}, takes {took * 1e3:.1f} ms (limit 50)")


def _growth() -> None:
    for unit in HOSTILE:
        times = [_once(unit * (size // len(unit))) for size in GROWTH]
        exponent = math.log(times[-1] / times[0]) / math.log(GROWTH[-1] / GROWTH[0])
        print(
            f"10 KB … 10 MB of {unit!r:<14} exponent {exponent:.2f} (limit 1.15), "
            f"{times[-1]:.2f} s at 10 MB"
        )


def _memory() -> None:
    for unit in (*HOSTILE, '<tool_call>{"name": "f", "arguments": {"a": "x"}}</tool_call>\n'):
        text = unit * (1_000_000 // len(unit))
        tracemalloc.start()
        parse(text)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        print(f"memory for 1 MB of {unit[:14]!r:<18} {peak / len(text):.1f} x the input (limit 12)")


def _best(action: Callable[[], object], rounds: int = 7) -> float:
    """Seconds of the processor for one run: the best of several rounds of at least 20 ms each."""
    timer = Timer(action, timer=process_time)
    number = max(1, int(0.02 / max(timer.timeit(1), 1e-7)))
    return min(timer.repeat(rounds, number)) / number


def _in_turns(*actions: Callable[[], object], rounds: int = 60) -> list[float]:
    """Seconds of the processor for one run of each: the best of short rounds in turns.

    A machine with other work to do then slows all of them down alike.
    """
    timers = [Timer(action, timer=process_time) for action in actions]
    numbers = [max(1, int(0.002 / max(timer.timeit(1), 1e-7))) for timer in timers]
    best = [math.inf] * len(timers)
    for _ in range(rounds):
        for at, (timer, number) in enumerate(zip(timers, numbers, strict=True)):
            best[at] = min(best[at], timer.timeit(number) / number)
    return best


def _once(text: str) -> float:
    return min(
        Timer(lambda: parse(text), timer=process_time).repeat(3 if len(text) < 1_000_000 else 1, 1)
    )


if __name__ == "__main__":
    main()
