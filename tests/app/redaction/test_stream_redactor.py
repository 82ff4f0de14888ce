"""A text in pieces loses its secrets wherever the pieces end, and nothing else."""

from __future__ import annotations

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tooldesk.redaction.redactor import Redactor

VALUES = {"A": "abcabd", "B": "bdabca", "W": "abca", "L": "ab" * 400 + "c"}
REDACTOR = Redactor()
REDACTOR.learn(VALUES.items())


def streamed(redactor: Redactor, pieces: list[str]) -> str:
    stream = redactor.stream()
    return "".join([*(stream.feed(piece) for piece in pieces), stream.finish(is_cut=False)])


texts = st.lists(
    st.one_of(st.text("abcd _ä", max_size=12), st.sampled_from(list(VALUES.values()))), max_size=8
).map("".join)


@given(texts, st.lists(st.integers(0, 60), max_size=30))
def test_pieces_give_what_the_whole_gives(text: str, cuts: list[int]):
    pieces, at = [], 0
    for cut in cuts:
        pieces.append(text[at : at + cut])
        at += cut
    pieces.append(text[at:])
    shown = streamed(REDACTOR, pieces)
    assert shown == REDACTOR.redact(text)
    assert not any(value in shown for name, value in VALUES.items() if name != "W")


@given(texts)
def test_one_character_at_a_time_gives_what_the_whole_gives(text: str):
    assert streamed(REDACTOR, list(text)) == REDACTOR.redact(text)


def test_what_can_be_no_secret_is_shown_at_once():
    stream = REDACTOR.stream()
    assert stream.feed("Loading: ") == "Loading: "
    assert stream.feed("x ab") == "x "
    assert stream.feed("x") == "abx"


def test_end_that_was_cut_off_in_a_secret_is_replaced():
    redactor = Redactor()
    redactor.learn([("KEY", "0123456789abcdef")])
    stream = redactor.stream()
    assert stream.feed("so 0123456789a") == "so "
    assert stream.finish() == "•••KEY•••"
    assert stream.feed("so 0123") + stream.finish() == "so 0123"


def test_endless_repetition_of_a_secret_keeps_memory_bounded():
    redactor = Redactor()
    redactor.learn([("KEY", "aaaaaaaa")])
    stream = redactor.stream()
    shown = "".join(stream.feed("a" * 1_000) for _ in range(200)) + stream.finish()
    assert shown == "•••KEY•••"
    assert len(stream._held) < 100


@pytest.mark.parametrize("size", [1, 7, 64, 255, 256, 257, 1_000])
def test_long_value_in_pieces_is_one_placeholder(size: int):
    value = "".join(chr(33 + (at * at * 7 + at) % 90) for at in range(5_000))
    redactor = Redactor()
    redactor.learn([("KEY", value)])
    for text in (value, base64.b64encode(value.encode()).decode()):
        pieces = [text[at : at + size] for at in range(0, len(text), size)]
        assert streamed(redactor, ["<", *pieces, ">"]) == "<•••KEY•••>"
