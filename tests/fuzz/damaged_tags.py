"""Calls whose arguments stand between tags, whole and damaged, for tests of streams."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from parsing_samples import in_every_dialect

from tooldesk.calling.dialect_shapes import SHAPES

_TAGGED = {
    "qwen3-coder", "glm-4.5", "glm-4.7", "minimax-m2", "minimax-m3", "deepseek-dsml", "kimi-k3",
    "seed-oss", "claude-xml", "minicpm-xml", "hunyuan-v3", "longcat", "step3", "gemma4", "atem",
}  # fmt: skip
_SCRAPS = (
    "<", ">", "\n", "\r\n", "</parameter>", "<parameter=path>", "<parameter=content>\n",
    "</function>", "<function=wipe>", "</tool_call>", "<tool_call>", "</arg_value>", "<arg_key>",
    "<arg_value>", "</invoke>", '<parameter name="path">', '<invoke name="wipe">', "<b>", "</b>",
    "a < b", "<![CDATA[", "]]>", "&lt;", '"', "\\", "\x00", "é", "{", "[1]", "07", "null",
    "<|close|>", "<|open|>", '<|"|>', "<tool_call|>", "}", ",b:", "<｜DSML｜",
    "</｜DSML｜parameter>", "<think>", "</para", "<para",
)  # fmt: skip
_KEYS = st.sampled_from(["path", "content", "line", "records", "other", "input", "arguments"])
_TEXTS = st.lists(st.sampled_from([*_SCRAPS, "some words ", "more\n"]), max_size=6).map("".join)
_VALUES = st.one_of(
    _TEXTS, _TEXTS, st.integers(), st.booleans(), st.none(), st.floats(allow_nan=False, width=16),
    st.lists(_TEXTS, max_size=2), st.dictionaries(st.sampled_from("ab"), _TEXTS, max_size=2),
)  # fmt: skip


@st.composite
def tagged_calls(draw: st.DrawFn) -> str:
    """A text with such a call, in which up to three places are damaged."""
    arguments: dict[str, Any] = draw(st.dictionaries(_KEYS, _VALUES, max_size=4))
    written = {name: write("write_file", arguments) for name, write in SHAPES.items()}
    written |= in_every_dialect(arguments)
    text = written[draw(st.sampled_from(sorted(_TAGGED & written.keys())))]
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(text)))
        gone = draw(st.sampled_from([0, 0, 1, 3, 12, 10_000]))
        text = text[:at] + draw(st.sampled_from(["", *_SCRAPS])) + text[at + gone :]
    before = draw(st.sampled_from(["", "Let me do what was asked for, as far as I can do that. "]))
    return before + text + draw(st.sampled_from(["", "\nThat is all.", "\n" + text]))
