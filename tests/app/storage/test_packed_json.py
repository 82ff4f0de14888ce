"""What a row keeps deflated comes back as it was, at any length."""

from __future__ import annotations

import random
import zlib

import pytest

from tooldesk.storage import packed_json
from tooldesk.storage.packed_json import pack, unpack


@pytest.mark.parametrize("length", [0, 10, 4_990, 5_010, 7_000, 60_000, 1_100_000])
@pytest.mark.parametrize("letters", ["a", "abcdefgh ", "äöü€\ud800"])
def test_text_of_any_length_comes_back(length: int, letters: str):
    text = "".join(random.Random(length).choices(letters, k=length))
    value = {"text": text, "stages": {"parse": {"explanation": "1 call found"}}}
    assert unpack(pack(value)) == value


def test_small_window_costs_no_byte():
    words = "What can't be said in a line: the result of a tool, its messages. "
    for count in (1, 5, 20, 70):
        value = {"raw": words * count, "dialect": "hermes", "toolName": f"tool_{count}"}
        text = packed_json.canonical_json(value)
        large = zlib.compressobj(9, zlib.DEFLATED, -15, 8, 0, packed_json._FIRST)
        assert len(pack(value)) <= len(large.compress(text.encode()) + large.flush()) + 1
