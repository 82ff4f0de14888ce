"""Repairs are shown as what was written and what it was read as."""

from __future__ import annotations

import pytest

from tooldesk.calling.tool_calling import Repair
from tooldesk_ui.console.details.repair_diff import MAX_REPAIRS, Hunk, hunks


def lines(hunk: Hunk) -> tuple[str, str]:
    return (
        "".join(f"[{piece.text}]" if piece.is_changed else piece.text for piece in hunk.before),
        "".join(f"[{piece.text}]" if piece.is_changed else piece.text for piece in hunk.after),
    )


@pytest.mark.parametrize(
    ("text", "repair", "expected", "reason"),
    [
        ('{"a": 1,}', Repair(7, ",", "", "trailing comma"), ('{"a": 1[,]}', '{"a": 1}'), "removed"),
        ('{"a": 1', Repair(7, "", "}", "missing brace"), ('{"a": 1', '{"a": 1[}]'), "inserted"),
        ("{'a': 1}", Repair(1, "'", '"', "quotes"), ("{[']a': 1}", "{[\"]a': 1}"), "replaced"),
        ('"a\nb"', Repair(2, "\n", "\\n", "newline"), ('"a[⏎]b"', '"a[\\n]b"'), "replaced"),
        ("a  b", Repair(1, "  ", "", "space"), ("a[␣␣]b", "ab"), "removed"),
    ],
)
def test_repair_shows_before_and_after(
    text: str, repair: Repair, expected: tuple[str, str], reason: str
) -> None:
    (hunk,) = hunks(text, [repair])
    assert lines(hunk) == expected
    assert reason in hunk.reasons[0]


def test_neighbours_share_a_hunk() -> None:
    text = "{'a': 'b',}"
    repairs = [
        Repair(1, "'", '"', "quotes"),
        Repair(3, "'", '"', "quotes"),
        Repair(9, ",", "", "comma"),
    ]
    (hunk,) = hunks(text, repairs)
    assert hunk.reasons == ("quotes (replaced)", "comma (removed)")
    assert hunk.where == "line 1, column 2"


def test_repairs_on_different_lines_stand_apart() -> None:
    repairs = [Repair(0, "'", '"', "quotes"), Repair(5, "'", '"', "quotes")]
    assert [hunk.where for hunk in hunks("'a'\n\n'b'", repairs)] == [
        "line 1, column 1",
        "line 3, column 1",
    ]


def test_thousands_of_repairs_are_cut() -> None:
    repairs = [Repair(place * 100, "x", "", "stray") for place in range(5_000)]
    assert len(hunks("x" * 500_000, repairs)) == MAX_REPAIRS
