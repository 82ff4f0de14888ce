"""Arguments written as Python are told while the model writes them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stream_checks import faults, in_pieces, read, retracted

from tooldesk import StreamReader
from tooldesk.calling.streaming import stream_events as events

SCHEMAS = {
    "write_file": {
        "type": "object",
        "properties": {"path": {"type": "string"}, "content": {"type": "string"}, "n": {}},
    }
}
PROSE = "Some words before it, so that a reader knows that this is a text and no document.\n"
AROUND = {
    "lfm2": "<|tool_call_start|>[{}]<|tool_call_end|>",
    "pythonic": "<|python_start|>[{}]<|python_end|>",
    "olmo3": "<function_calls>\n{}\n</function_calls>",
    "hermes": "<tool_call>\n{}\n</tool_call>",
    "llama3-builtin": "<|python_tag|>{}",
    "gemma4": "<|tool_call>call:{}<tool_call|>",
}
CONTENT = "One 'two' \"three\"\nfour \\ five é\tsix. " * 12


def _json(told: list[events.StreamEvent]) -> str:
    return "".join(event.json for event in told if isinstance(event, events.ArgumentsCame))


@pytest.mark.parametrize("dialect", AROUND)
def test_text_is_told_while_it_is_written(dialect):
    call = f"write_file(path='a.py', n=5, content={CONTENT!r})"
    text = PROSE + AROUND[dialect].format(call) + "\nThat is all of it.\n"
    reader = StreamReader(SCHEMAS)
    told = [
        each for chunk in in_pieces(text[: text.rindex("six.")], 4) for each in reader.feed(chunk)
    ]
    whole = json.dumps({"path": "a.py", "n": 5, "content": CONTENT}, ensure_ascii=False)
    written = _json(told)
    assert whole.startswith(written)
    assert len(written) > len(whole) - 150
    assert sum(isinstance(event, events.ArgumentsCame) for event in told) > 3
    for size in (1, 3, 20, 300):
        assert faults(text, in_pieces(text, size), SCHEMAS) == []


@pytest.mark.parametrize("arguments", [
    "path='a' 'b', content='c'", "path='a' + 'b'", "path='''a\nb''', n=1", "path='', content=\"\"",
    "n=[1, 2], path='a'", "n={'a': 1}, path='a'", "'a.py', content='x'", "path='a', path='b'",
    "path=r'\\d', content='x'", "path='\\x41\\u00e9 \\q\\101'", "path='a\\ud83d\\ude00b'",
    "n=007, path='a'",
    "n=1.5, path='a'", "n=None, content='a</tool_call>b'", "path='a', # why\n n=1", "path='a',)",
    "path='a', content=open('x')", "path = 'a', n = 2", "arguments='a', path='b'", "", "path='a",
    "path='a'\n", "n=-12, path='`x`'", "path='a\\\nb'", "path='\U0001f600é', n=True",
])  # fmt: skip
def test_however_arguments_are_written_the_pieces_are_those_of_the_call(arguments):
    for around in AROUND.values():
        text = PROSE + around.format(f"write_file({arguments})") + "\nThat is all of it.\n"
        for size in (1, 4, 20):
            told, _ = read(in_pieces(text, size), SCHEMAS)
            assert faults(text, in_pieces(text, size), SCHEMAS) == []
            assert retracted(told) == []


@pytest.mark.parametrize(("arguments", "is_cut_off", "read_so_far"), [
    ("path='a', content=open('x')", False, {"path": "a"}),
    ("path='a', n=1 + 1", False, {"path": "a"}),
    ("path='a', content='b' + c", False, {"path": "a", "content": "b"}),
    ("path='a', content='it's so'", False, {"path": "a", "content": "it"}),
    ("n=7, content='a\\nb\\\nc", True, {"n": 7, "content": "a\nbc"}),
    ("n=7, content=r'a\\nb", True, {"n": 7, "content": "a\\nb"}),
])  # fmt: skip
@pytest.mark.parametrize("dialect", ["lfm2", "olmo3", "gemma4"])
def test_call_that_breaks_off_is_held_with_what_was_told(
    dialect, arguments, is_cut_off, read_so_far
):
    before, behind = AROUND[dialect].split("{}")
    text = f"{PROSE}{before}write_file({arguments}{'' if is_cut_off else ')' + behind}"
    for size in (1, 4, 20):
        told, output = read(in_pieces(text, size), SCHEMAS)
        assert faults(text, in_pieces(text, size), SCHEMAS) == []
        assert [held.calling.arguments for held in output.held_back] == [read_so_far]
        assert json.loads(_json(told)) == read_so_far
    assert (output.callings, output.errors) == ((), ())


def test_argument_given_twice_is_told_once():
    call = f"write_file(path='a', content={CONTENT!r}, path='b')"
    text = PROSE + AROUND["lfm2"].format(call) + "\nThat is all of it.\n"
    told, output = read(in_pieces(text, 4), SCHEMAS)
    arguments = {"path": "a", "content": CONTENT}
    assert output.held_back[0].calling.arguments == arguments
    assert json.dumps(arguments, ensure_ascii=False).startswith(_json(told))
    assert _json(told).startswith('{"path": "a", "content": "')


@given(
    st.dictionaries(
        st.sampled_from(["path", "content", "n", "x"]),
        st.text(max_size=40) | st.integers() | st.booleans() | st.none()
        | st.floats(allow_nan=False) | st.lists(st.text(max_size=5), max_size=3),
        min_size=1,
    ),
    st.integers(1, 25), st.sampled_from(sorted(AROUND)),
)  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_any_arguments_in_any_chunks(arguments, size, dialect):
    call = ", ".join(f"{key}={value!r}" for key, value in arguments.items())
    text = PROSE + AROUND[dialect].format(f"write_file({call})") + "\nThat is all of it.\n"
    assert faults(text, in_pieces(text, size), SCHEMAS) == []
