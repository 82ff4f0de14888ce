"""A late pattern is compiled when it is first used, and not before."""

from __future__ import annotations

import re

import pytest

from tooldesk.late_pattern import late_pattern


def test_nothing_is_compiled_before_the_first_use():
    wrong = late_pattern("(")
    assert wrong.pattern == "("
    with pytest.raises(re.error):
        wrong.search("a")


@pytest.mark.parametrize("how", ["match", "fullmatch", "search", "findall", "split"])
def test_it_does_what_the_compiled_pattern_does(how):
    for text in ("ab12", "x1", ""):
        for _ in range(2):
            late, plain = late_pattern(r"[a-z](\d)", re.ASCII), re.compile(r"[a-z](\d)", re.ASCII)
            assert str(getattr(late, how)(text)) == str(getattr(plain, how)(text))
    assert (late.flags, late.groups, late.pattern) == (plain.flags, plain.groups, plain.pattern)


def test_bytes_are_matched_too():
    assert late_pattern(rb"\d+").sub(b"#", b"a12") == b"a#"
    assert not hasattr(late_pattern("a"), "no_method")
