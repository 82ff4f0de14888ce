"""The quick way to the next marker finds what trying its pattern at every character finds."""

from __future__ import annotations

import html
import re

import pytest
from hostile_texts import UNITS
from hypothesis import given
from hypothesis import strategies as st

from tooldesk.calling.dialect_shapes import SHAPES
from tooldesk.calling.parsing.detection import Markers, detector
from tooldesk.calling.parsing.grammars import TABLE, TOKENS
from tooldesk.calling.parsing.parse import parse

DETECTORS = {
    "all": detector(None),
    "strong ones": detector(None, with_weak=False),
    "one dialect": detector("react"),
}
PIECES = st.one_of(
    st.sampled_from(UNITS),
    st.sampled_from(UNITS).map(lambda unit: unit[:5]),
    st.sampled_from(
        ["prose and more of it. " * 9, "é", "漢字 ", "\ud800", "\U0001f600", " " * 600]
    ),
)


def spans(markers: list[re.Match[str]]) -> list[tuple[int, int]]:
    return [marker.span() for marker in markers]


def one_by_one(markers: Markers) -> list[re.Match[str]]:
    found, pos = [], 0
    while (marker := markers.next(pos)) is not None:
        assert markers.next(marker.start()).span() == marker.span()
        found.append(marker)
        pos = marker.end()
    return found


@pytest.mark.parametrize("which", DETECTORS)
@given(st.lists(PIECES, max_size=30).map("".join))
def test_markers_are_those_that_the_pattern_finds(which, text):
    of = DETECTORS[which]
    assert spans(one_by_one(Markers(text, of))) == spans(list(of.pattern.finditer(text)))


@pytest.mark.parametrize("before", ["", "·" * 1_000, "·" * 3_000])
@given(st.lists(st.sampled_from(["[", "{", "<", "[[a(", '{"a', "<t", " ", "·" * 30])).map("".join))
def test_markers_among_many_brackets_are_those_that_the_pattern_finds(before, brackets):
    text = before + brackets * 40
    found = spans(one_by_one(Markers(text, DETECTORS["all"])))
    assert found == spans(list(DETECTORS["all"].pattern.finditer(text)))


@pytest.mark.parametrize("before", [1_084, 9_790, 75_324])
def test_marker_across_two_stretches_is_found(before):
    missed = []
    for unit in UNITS:
        text = "·" * before + unit + " " * 60
        for shift in range(12):
            moved = text[shift:]
            expected = DETECTORS["all"].pattern.search(moved, before - shift - 1)
            found = Markers(moved, DETECTORS["all"]).next(0)
            if (found and found.span()) != (expected and expected.span()):
                missed.append((unit, shift))
    assert missed == []


def test_marker_at_the_beginning_is_found_again():
    markers = Markers("Action: f", DETECTORS["all"])
    assert [markers.next(0).span(), markers.next(0).span()] == [(0, 6), (0, 6)]
    assert markers.next(6) is None


def test_other_markers_may_take_over():
    text = '{"a": 1} ' * 500 + "<tool_call>"
    markers = Markers(text, DETECTORS["all"])
    assert markers.next(0).group() == "{"
    markers.change(DETECTORS["strong ones"])
    assert markers.next(9).group() == "<tool_call>"


PADDING = " " * 5_000
"""Longer texts have no short way past the markers."""


@pytest.mark.parametrize("text", [
    *(f"Well. {write('ping', {})}" for write in SHAPES.values()),
    *(html.escape(write("ping", {"a": 1})) for write in SHAPES.values()),
    *(f"So {row.marker} it is" for row in (*TABLE, *TOKENS)),
    "ping()", "Ping it:\nping()", "data: [DONE]\n\n", "data: words\n", "event: x\ndata: y\n\n",
    "ping\n{}", "Final Answer: 5", "Thought: so\nAction: ping\nAction Input:", "words",
])  # fmt: skip
def test_short_text_is_read_as_a_long_one(text, schemas):
    for tools in (schemas, None):
        short, long = parse(text, tools), parse(text + PADDING, tools)
        assert short.content.strip() == long.content.strip()
        assert [call.tool_name for call in short.callings] == [
            call.tool_name for call in long.callings
        ]
        assert (short.reasoning, len(short.errors)) == (long.reasoning, len(long.errors))
