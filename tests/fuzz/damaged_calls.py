"""Calls of every dialect with damage in them, as Hypothesis draws it."""

from __future__ import annotations

from cut_texts import _SCHEMAS, Schemas
from hypothesis import strategies as st

from tooldesk.calling.dialect_shapes import SHAPES

PROSE = "Let me look at what was asked for, and then decide what is best to do about all that.\n"
SCHEMAS: Schemas = _SCHEMAS
_ARGUMENTS = (
    {"path": "a.md", "content": 'say "hi" or {"x": [1, "}"]} twice\nline <b>x</b> ok', "line": 7},
    {"path": "src/a.py", "records": [{"id": 1, "tags": ["a", "b, c"], "ok": True},
                                     {"id": 2.5, "tags": []}], "line": -3},
    {"path": "x", "content": "it's 5 < 6, [a] `b` é \U0001f600 https://x.y/z?a=b&c",
     "o": {"k": {"d": [1, 2, 3]}, "n": None}},
)  # fmt: skip
_BITS = (
    '"', "'", "}", "{", "]", "[", ",", ":", "\\", "\n", "\\n", "}}", '"}', " ", '","', '": "',
    "</tool_call>", "<", "x", "1", "null", "```", "//c\n", ', "b": 2', "é", "\\u", "\\ud83d",
    '}, "line": 3', '"path": "b", ', "\u200b", "“", '""', "<|call|>", "[TOOL_CALLS]", '\\"',
)  # fmt: skip
_BEHIND = ("", "\nSo.\n", " That is all, and more.", "\n{next}")
_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=40) | st.sampled_from(['a "b" c', "</tool_call>", '{"x": "}"}', "x\ny"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)  # fmt: skip
_arguments = st.sampled_from(_ARGUMENTS) | st.dictionaries(
    st.sampled_from(["path", "content", "line", "records", "input", "é", "a b"]), _values
)


@st.composite
def damaged_calls(draw: st.DrawFn) -> str:
    """A call behind some words, with up to four places in it damaged, and what follows it."""
    write = SHAPES[draw(st.sampled_from(sorted(SHAPES)))]
    text = write("write_file", draw(_arguments))
    for _ in range(draw(st.integers(0, 4))):
        text = _damaged(draw, text)
    behind = draw(st.sampled_from(_BEHIND)).format(next=write("ping", {}))
    return PROSE + text + behind


def _damaged(draw: st.DrawFn, text: str) -> str:
    at, to = (draw(st.integers(0, len(text))) for _ in range(2))
    match draw(st.sampled_from(["put in", "put in", "take out", "cut", "twice", "unescape"])):
        case "put in":
            return text[:at] + draw(st.sampled_from(_BITS)) + text[at:]
        case "take out":
            return text[:at] + text[at + draw(st.integers(1, 5)) :]
        case "cut":
            return text[:at]
        case "twice":
            return text[:at] + text[to:]
        case _:
            return text.replace("\\n", "\n") if at % 2 else text.replace('\\"', '"')
