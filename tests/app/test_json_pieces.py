"""JSON made in pieces is the JSON that is made at once."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tooldesk import json_pieces as module
from tooldesk.json_pieces import LARGE, is_large, json_pieces

ORDERED = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
SORTED = json.JSONEncoder(separators=(",", ":"), sort_keys=True).encode
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=30,
)


@given(VALUES)
def test_pieces_joined_are_the_whole(value) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "LARGE", 3)
        patch.setattr(module, "PIECE", 3)
        patch.setattr(module, "_TOGETHER", 2)
        assert "".join(json_pieces(value, ORDERED)) == ORDERED(value)
        assert "".join(json_pieces(value, SORTED, is_sorted=True)) == SORTED(value)


@pytest.mark.parametrize(
    "value",
    [
        {"calling": {"arguments": {"text": "x" * 20 * LARGE}}},
        {"rows": [{"id": n, "words": [1, 2, 3], "no": None} for n in range(60_000)]},
        {str(n): "some words" for n in range(60_000)},
        ["x" * 999] * 3_000,
    ],
)
def test_no_piece_of_what_is_large_is_long(value) -> None:
    assert is_large(value)
    pieces = list(json_pieces(value, ORDERED))
    assert "".join(pieces) == ORDERED(value)
    assert max(map(len, pieces)) <= 2 * LARGE
    assert all(a or b for a, b in pairwise(pieces))


def test_what_is_small_is_made_at_once_and_looked_at_in_no_time() -> None:
    small = {"city": "Oslo", "days": [1, 2, 3], "none": None}
    assert not is_large(small)
    assert list(json_pieces(small, ORDERED)) == [ORDERED(small)]
    assert is_large([[[]] * 999] * 999)
