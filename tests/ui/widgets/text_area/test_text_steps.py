"""Steps go by what people call a character, and by words, and never leave the text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tooldesk_ui.widgets.text_area import text_steps as steps
from tooldesk_ui.widgets.text_area.text_buffer import TextBuffer
from tooldesk_ui.widgets.text_area.utf16 import Utf16Places, shown

FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize("character", ["a", "é", "e\u0301", "🦊", "🇩🇪", FAMILY, "\n"])
def test_one_step_passes_what_looks_like_one_character(character: str) -> None:
    buffer = TextBuffer(f"x{character}y")
    end = 1 + len(character)
    assert steps.character_after(buffer, 1) == end
    assert steps.character_before(buffer, end) == 1


def test_words_are_passed_with_the_space_behind_them() -> None:
    buffer = TextBuffer("one two.three\n  four")
    places, at = [0], 0
    while at < len(buffer):
        at = steps.word_after(buffer, at)
        places.append(at)
    assert places == [0, 4, 7, 8, 13, 14, 16, 20]
    back, at = [20], 20
    while at:
        at = steps.word_before(buffer, at)
        back.append(at)
    assert back == [20, 16, 14, 13, 8, 7, 4, 0]


def test_word_around_a_place_is_the_one_that_was_clicked() -> None:
    buffer = TextBuffer("one two\n")
    assert [steps.word_around(buffer, n) for n in (0, 2, 3, 5, 7)] == [
        (0, 3),
        (0, 3),
        (3, 4),
        (4, 7),
        (4, 7),
    ]


@given(st.text(max_size=30))
def test_every_step_moves_and_stays_in_the_text(text: str) -> None:
    buffer = TextBuffer(text)
    for offset in range(len(text) + 1):
        for step in (steps.character_after, steps.word_after):
            assert min(offset + 1, len(text)) <= step(buffer, offset) <= len(text)
        for step in (steps.character_before, steps.word_before):
            assert 0 <= step(buffer, offset) <= max(0, offset - 1)
        start, end = steps.word_around(buffer, offset)
        assert 0 <= start <= offset <= end <= len(text)


@given(st.text(alphabet="aé🦊\u2028\r\t", max_size=20))
def test_places_go_to_qt_and_back_and_nothing_that_is_shown_breaks_a_line(text: str) -> None:
    places = Utf16Places(text)
    for offset in range(len(text) + 1):
        units = len(text[:offset].encode("utf-16-le")) // 2
        assert places.to_units(offset) == units
        assert places.from_units(units) == offset
    assert len(shown(text)) == len(text)
    assert not set(shown(text)) & set("\r\u2028")


@pytest.mark.parametrize(
    "mark", "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\ufeff"
)
def test_what_turns_letters_or_hides_has_a_sign(mark: str) -> None:
    assert shown(f"a{mark}b") == "a\ufffdb"
