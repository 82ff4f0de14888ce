"""The places of a traceback are found, the tool's own first, whatever else a tool prints there."""

from __future__ import annotations

import traceback

import pytest
from growth import MOST, growth

from tooldesk.tools.traceback_frames import frames_of, is_traceback, own_frames_first

CHAINED = """KeyError: 'a'
Traceback (most recent call last):
  File "/home/ann/tools/pay.py", line 12, in look_up
    return table[name]
           ~~~~~^^^^^^
KeyError: 'a'

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/home/ann/tools/pay.py", line 17, in pay
    return parse(text)
  File "/usr/lib/python3.11/json/__init__.py", line 346, in loads
    return _default_decoder.decode(s)
  File "/home/ann/.venv/lib/python3.12/site-packages/money.py", line 5, in parse
    raise ValueError(text)
  File "<string>", line 1, in <module>
ValueError: b
"""


def test_own_frames_come_first_and_from_where_it_went_wrong() -> None:
    frames = own_frames_first(frames_of(CHAINED))
    assert [(each.path, each.line) for each in frames if each.is_own] == [
        ("/home/ann/tools/pay.py", 17),
        ("/home/ann/tools/pay.py", 12),
    ]
    assert (frames[0].function, frames[0].code) == ("pay", "return parse(text)")
    assert [each.line for each in frames] == [17, 12, 1, 5, 346]


def test_frames_of_groups_and_syntax_errors_are_found() -> None:
    try:
        raise ExceptionGroup("outer", [ValueError("inner")])
    except ExceptionGroup as group:
        try:
            compile("a b", "/tools/x.py", "exec")
        except SyntaxError as wrong:
            group.add_note("".join(traceback.format_exception(wrong)))
        text = "".join(traceback.format_exception(group))
    found = frames_of(text)
    assert found[0].path == __file__
    assert found[0].code == 'raise ExceptionGroup("outer", [ValueError("inner")])'
    assert (found[-1].path, found[-1].line, found[-1].function) == ("/tools/x.py", 1, "")


@pytest.mark.parametrize("text", ["", 'File "/a.py", line 1', '  File "/a.py", line 1, in f\n'])
def test_other_texts_have_no_frames(text: str) -> None:
    assert frames_of(text) == ()
    assert not is_traceback(text)


def test_long_hostile_texts_take_no_longer_than_their_length() -> None:
    head = "Traceback (most recent call last):\n"
    for unit in (" |+", '  File "', '  File "/a.py", line 1, in f\n' + " " * 60, '  File "a'):
        slowness = growth(
            lambda size, unit=unit: lambda: frames_of(head + unit * size), 20_000, 0.01
        )
        assert slowness < MOST, unit
