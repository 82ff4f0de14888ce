"""Two texts side by side say what they leave out."""

from __future__ import annotations

from tooldesk_ui.widgets.text_difference import LONGEST_LINE, difference


def test_a_line_that_is_too_long_ends_with_a_sign_of_it() -> None:
    whole, long = "a" * LONGEST_LINE, "b" * (LONGEST_LINE + 1)
    (before, now) = difference("Result", whole, long).lines
    assert before == ("-", whole)
    assert now == ("+", "b" * (LONGEST_LINE - 1) + "…")
