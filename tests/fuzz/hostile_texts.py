"""Texts that are made to cost a reader more than their length: units of all notations, repeated.

Run as a program it sweeps every pair of units at 50 KB and 100 KB, which takes hours:
    python tests/fuzz/hostile_texts.py [SHARE] [SEED]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "app"))

from growth import MOST, growth, seconds

from tooldesk.calling.parsing.grammars import TABLE, TOKENS
from tooldesk.calling.parsing.parse import parse

FLOOR_S = 0.02
"""A time below is quick enough for what it is, and too short to be compared."""

SCHEMAS: dict[str, dict[str, Any]] = {
    "search": {"type": "object", "properties": {"query": {"type": "string"}}},
    "ping": {"type": "object", "properties": {}},
}
_CHARACTERS = list(" \n\ta0_-.,;:：=<>/{}[]()\"'`\\#*~|\x00\x0b\ud800\ufeff\u200b\u2028é漢“”")
_WRITTEN = [
    "\r\n", "\n\n", "  \n", "\n>", "\n> ", "\n* ", "\n#", "//", "//\n", "/*", "*/", "# \n", "...",
    "**", "``", "~~~x ", '"""', "'''", '\\"', "\\n", "\\u00", "{#", "{//", '{"a":', '{"a":{', "[{",
    "[[", "{{", "}}", "]]", "},", '"a":', '"a",', "'a':", "a:", "a=", "{a", "{'a':", '{"name":',
    '{"name": "search", "arguments": {', '"arguments": {', "[a(", "[a(#", "[a('", "a(", "search(",
    "search(query=", "search(\n", "print(", "await ", "x = ", "f(a=1),", "(a=", "0x", "0b102",
    "0o9", "1_", "1e", "1.", "-1", "True", "None", "null", "&lt;", "Action:", "Action: search\n",
    "Action: search\nAction Input: ", "Action Input:", "Observation:", "Thought:", "\nAction",
    "Final Answer:", "\nObservation", "<function=ping>", "<parameter=a>", "<parameter=query>",
    "</parameter>", "<![CDATA[", "<parameter=a><![CDATA[", ']]>', '<param name="a">',
    '<invoke name="x">', "<invoke name=", '<parameter name="a">', '<｜DSML｜invoke name="x">',
    '<｜DSML｜parameter name="a" string="true">', "<arg_key>", "<arg_key>a</arg_key>",
    "<arg_value>",
    "</arg_value>", "<tool_sep>", "<a>", "</a>", "<item>", '<|open|>call tool="x"<|sep|>',
    '<|open|>argument key="a"<|sep|>', "<|close|>", "<|message|>", "to=functions.x", "call:x{",
    "<|channel|>commentary to=functions.x", "call:x(", '<|"|>', "<escape>", "functions.x:0{",
    "[ARGS]", "[CALL_ID]", "[Calling tool: x(", "✿ARGS✿", "✿RESULT✿", ">>>x\n{", "all\n",
    "data: ", "data: {}\n", ":\n", '{"type":"ping"}\n', "<tool_name>", "<arguments>",
    "<|tool_call_argument_begin|>", "```json\n", "```json\n{", "```python\n", "function\n", "5 km,",
    "search\n", '\n"a": 1', ',\n', '"\n', 'x"y', "<tool_call>{", "<tool_call>call:f{a:",
    '<tool_call>{"name": "f", "arguments": {"a": "', "<|python_tag|>{", "[TOOL_CALLS]x{",
    '"x {"y", ', '""x', '""x"", ', '"h" + ', 'r"x', '("x", ', '}, "a": ', 'hi", ', '"a: "',
    '["b": ', "04, ", '0:"x"\n', '9:{"toolCallId":"a"}\n', '{"response": "x", "done": false}\n',
    '{"custom_id": 1}\n', 'data: {"type":"text-delta","delta":"x"}\n', '{"tool_uses": [',
    "<!--", "-->", "```js\n", "``` ", "~~~\n", "\n> ", "-d '", "cat <<E\n", '"args": {}, ',
    '{"a":1 "b":2},', '<tool_call>{"name": "search", "arguments": {"query": "x"}}</tool_call>',
]  # fmt: skip
UNITS: tuple[str, ...] = tuple(
    dict.fromkeys(
        [row.marker for row in (*TABLE, *TOKENS) if not row.is_pattern] + _CHARACTERS + _WRITTEN
    )
)
"""Every marker of every dialect, and what stands in and between them."""


class Shape(NamedTuple):
    """Two units, and how they repeat."""

    first: str
    """A unit."""

    second: str
    """A unit."""

    kind: str
    """together, first_once or one_after_the_other."""

    def text(self, size: int) -> str:
        """About `size` characters."""
        if self.kind == "together":
            return (self.first + self.second) * (size // len(self.first + self.second))
        if self.kind == "first_once":
            return self.first + self.second * (size // len(self.second))
        return self.first * (size // 2 // len(self.first)) + self.second * (
            size // 2 // len(self.second)
        )


KINDS = ("together", "first_once", "one_after_the_other")


def shapes(share: float = 1.0, seed: int = 0) -> Iterator[Shape]:
    """Every pair in every way, or a share of them by chance."""
    chance = random.Random(seed)
    for first in UNITS:
        for second in UNITS:
            for kind in KINDS:
                if chance.random() < share:
                    yield Shape(first, second, kind)


def growth_of(shape: Shape, size: int = 50_000) -> float:
    """How much longer twice the size takes; 1 where both are quick.

    Twice the size is quick where it would be even if it took four times as long: then it is not
    read, which saves the sweep half of its time.
    """
    if 4 * parse_time_s(shape.text(size)) < FLOOR_S:
        return 1.0
    return growth(lambda size: partial(parse, shape.text(size), SCHEMAS), size, FLOOR_S)


def parse_time_s(text: str) -> float:
    """The processor time that reading takes."""
    return seconds(lambda: parse(text, SCHEMAS))


def main() -> None:
    """Tell each shape that grows too fast, and how many were tried."""
    share = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    tried = failed = 0
    for shape in shapes(share, seed):
        tried += 1
        times = growth_of(shape)
        if times > MOST:
            failed += 1
            sys.stdout.write(f"{times:.1f} x: {shape}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{tried} tried, {failed} grow by more than {MOST:g} x\n")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
