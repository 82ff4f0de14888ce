"""The buffer and its edits against a plain string, with chunks so small that every seam is met."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tooldesk_ui.widgets.text_area import text_buffer
from tooldesk_ui.widgets.text_area.edited_text import EditedText
from tooldesk_ui.widgets.text_area.row_window import RowWindow, Top
from tooldesk_ui.widgets.text_area.text_buffer import Piece, TextBuffer

TEXTS = st.text(alphabet="ab \n🦊é", max_size=60)
EDITS = st.lists(st.tuples(st.integers(0, 70), st.integers(0, 70), TEXTS), max_size=8)


@contextmanager
def small_chunks() -> Iterator[None]:
    with patch.object(text_buffer, "CHUNK", 4):
        yield


def stretch(length: int, one: int, other: int) -> tuple[int, int]:
    start, end = sorted((min(one, length), min(other, length)))
    return start, end


@given(TEXTS, EDITS)
def test_buffer_is_the_string_that_the_same_edits_make(text: str, edits: list) -> None:
    with small_chunks():
        buffer = TextBuffer(text)
        for one, other, new in edits:
            start, end = stretch(len(text), one, other)
            assert "".join(buffer.replace(start, end, (new[:3], new[3:]))) == text[start:end]
            text = text[:start] + new + text[end:]
        assert buffer.text == text
        assert len(buffer) == len(text)
        assert buffer.line_count == text.count("\n") + 1
        assert buffer.is_blank is (not text.strip())
        assert buffer.holds(text)
        assert not buffer.holds(f"{text}x")
        assert not text or not buffer.holds(f"{text[:-1]}y")
        assert [buffer.slice(0, n) for n in range(len(text))] == [
            text[:n] for n in range(len(text))
        ]


@given(TEXTS)
def test_every_place_has_the_line_that_the_string_has(text: str) -> None:
    with small_chunks():
        buffer = TextBuffer(text)
        for offset in range(len(text) + 1):
            assert buffer.line_start(offset) == text.rfind("\n", 0, offset) + 1
            end = text.find("\n", offset)
            assert buffer.line_end(offset) == (end if end >= 0 else len(text))
            assert buffer.line_number(offset) == text.count("\n", 0, offset)
        starts = [0, *(n + 1 for n, each in enumerate(text) if each == "\n")]
        assert [buffer.offset_of_line(number) for number in range(len(starts))] == starts
        assert buffer.offset_of_line(len(starts)) == len(text)


def all_pieces(buffer: TextBuffer, length: int) -> list[Piece]:
    found, piece = [], buffer.piece_at(0, length)
    while piece is not None:
        found.append(piece)
        piece = buffer.piece_after(piece, length)
    return found


@given(TEXTS, st.integers(1, 7))
def test_pieces_hold_every_character_once_both_ways(text: str, length: int) -> None:
    with small_chunks():
        buffer = TextBuffer(text)
        forth = all_pieces(buffer, length)
        words = [
            buffer.slice(each.start, each.end) + "\n" * (each.is_line_end and each.end < len(text))
            for each in forth
        ]
        assert "".join(words) == text
        assert all(each.end - each.start <= length for each in forth)
        back = [forth[-1]]
        while (before := buffer.piece_before(back[-1], length)) is not None:
            back.append(before)
        assert back[::-1] == forth
        for offset in range(len(text) + 1):
            held = buffer.piece_at(offset, length)
            assert held in forth
            assert held.start <= offset <= held.end


@given(TEXTS, EDITS, st.lists(st.booleans(), max_size=20))
def test_undo_and_redo_lead_through_the_same_texts(
    text: str, edits: list, ways: list[bool]
) -> None:
    with small_chunks():
        edited = EditedText(text)
        texts = [text]
        for one, other, new in edits:
            start, end = stretch(len(texts[-1]), one, other)
            change = edited.replace(start, end, (new,))
            assert (change.start, change.removed, change.added) == (start, end - start, len(new))
            texts.append(texts[-1][:start] + new + texts[-1][end:])
        at = len(texts) - 1
        for is_back in ways:
            moved = edited.undo() if is_back else edited.redo()
            wanted = at + (-1 if is_back else 1)
            assert (moved is not None) is (0 <= wanted < len(texts))
            at = wanted if moved is not None else at
            assert edited.buffer.text == texts[at]


def test_letters_typed_in_a_row_are_undone_at_once_and_so_are_deleted_ones() -> None:
    edited = EditedText("x")
    edited.select(1, 1)
    for letter in "abc":
        edited.insert(letter, is_typed=True)
    for _ in range(2):
        edited.replace(edited.position - 1, edited.position, (), is_typed=True)
    assert edited.buffer.text == "xa"
    texts = []
    while edited.undo() is not None:
        texts.append(edited.buffer.text)
    assert texts == ["xabc", "x"]


def test_moving_the_cursor_or_a_new_line_begins_another_edit() -> None:
    edited = EditedText()
    edited.insert("a", is_typed=True)
    edited.select(1, 1)
    edited.insert("b", is_typed=True)
    edited.insert("\n", is_typed=True)
    edited.insert("c", is_typed=True)
    texts = []
    while edited.undo() is not None:
        texts.append(edited.buffer.text)
    assert texts == ["ab\n", "a", ""]


def test_what_was_typed_over_comes_back_selected() -> None:
    edited = EditedText("one two")
    edited.select(0, 3)
    edited.insert("x", is_typed=True)
    edited.undo()
    assert (edited.buffer.text, edited.selection) == ("one two", (0, 3))


@given(st.text(alphabet="ab\n", max_size=40), st.integers(1, 5), st.integers(1, 6))
def test_rows_walked_counted_and_jumped_to_are_the_same(text: str, columns: int, page: int) -> None:
    buffer = TextBuffer(text)

    def rows_of(piece: Piece) -> int:
        return max(1, -(-(piece.end - piece.start) // columns))

    window = RowWindow(buffer, rows_of)
    window.set_columns(columns)
    tops = [
        Top(piece.start, row)
        for piece in all_pieces(buffer, window.slice_length)
        for row in range(rows_of(piece))
    ]
    assert window.total == len(tops)
    assert window.last_top(page) == tops[max(0, len(tops) - page)]
    for number, top in enumerate(tops):
        assert window.rows_before(top) == number
        assert window.step(tops[0], number) == top
        assert window.step(tops[-1], number + 1 - len(tops)) == top
        window.jump(number, page)
        assert window.top == min(top, window.last_top(page))
    window.jump(0, page)
    window.move(len(tops) + 3, page)
    assert window.top == window.last_top(page)
    window.move(-len(tops), page)
    assert window.top == tops[0]
    assert window.step(tops[0], len(tops) + 3) == tops[-1]
    assert window.step(tops[-1], -len(tops) - 3) == tops[0]


@pytest.mark.parametrize("text", ["x" * 100_000, "some words\n" * 10_000, "\n" * 50_000])
def test_estimated_rows_lead_everywhere_in_order(text: str) -> None:
    buffer = TextBuffer(text)
    window = RowWindow(buffer, lambda piece: max(1, -(-(piece.end - piece.start) // 50)))
    window.set_columns(50)
    assert not window.is_exact
    assert abs(window.total - window.rows_before(window.last_top(1))) <= window.total * 0.02
    tops = []
    for value in range(0, window.total, window.total // 50):
        window.jump(value, 30)
        tops.append(window.top)
        assert abs(window.value - value) <= window.total * 0.02
    assert tops == sorted(tops)
    window.jump(window.total, 30)
    assert window.top == window.last_top(30)
