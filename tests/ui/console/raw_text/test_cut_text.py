"""A text of any size is shown in part, and each shown place knows where it stands in full."""

from __future__ import annotations

import pytest

from tooldesk_ui.console.raw_text.cut_text import MAX_LENGTH, MAX_LINE_LENGTH, CutText


@pytest.mark.parametrize("text", ["", "short", "two\nlines", "🦊 fox\n🦊"])
def test_ordinary_text_is_shown_whole(text: str) -> None:
    cut = CutText(text)
    assert (cut.shown, cut.is_cut, cut.hidden_count) == (text, False, 0)
    assert [cut.to_shown(place) for place in range(len(text))] == list(range(len(text)))


@pytest.mark.parametrize(
    "text",
    [
        "x" * 10_000_000,
        "a\n" + "x" * 50_000 + "\nb",
        "line\n" * 100_000,
        ("y" * 9_000 + "\n") * 100,
        "🦊" * 20_000,
    ],
)
def test_long_text_keeps_head_and_tail(text: str) -> None:
    cut = CutText(text)
    assert cut.is_cut
    assert cut.full == text
    assert len(cut.shown) < MAX_LENGTH + 100 * MAX_LINE_LENGTH
    assert max(len(line) for line in cut.shown.split("\n")) < MAX_LINE_LENGTH + 100
    assert cut.shown.startswith(text[:100])
    assert cut.shown.endswith(text[-100:])
    assert "characters not shown" in cut.shown


def test_places_of_the_full_text_are_found_in_what_is_shown() -> None:
    text = "head\n" + "x" * 50_000 + "\n<call>tail</call>"
    cut = CutText(text)
    start = text.index("<call>")
    assert cut.shown[cut.to_shown(start) :] == "<call>tail</call>"


def test_hidden_place_is_shown_where_the_cut_is() -> None:
    cut = CutText("x" * 50_000)
    assert cut.to_shown(25_000) == MAX_LINE_LENGTH // 2


def test_qt_places_count_utf16_units() -> None:
    cut = CutText("a🦊b🦊c")
    assert [cut.to_utf16(place) for place in range(6)] == [0, 1, 3, 4, 6, 7]
    assert [cut.from_utf16(place) for place in (0, 1, 3, 4, 6, 7)] == list(range(6))
