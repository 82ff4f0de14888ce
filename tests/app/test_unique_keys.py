"""A key that stands twice is found wherever it stands, and nothing else is taken for one."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tooldesk.unique_keys import DuplicateKeyError, unique_keys_json


@pytest.mark.parametrize(
    ("text", "words", "lines"),
    [
        ('{"a": 1, "a": 1}', '"a" stands twice in one object, on line 1', (1, 1)),
        ('{"a": 1,\n\n"a": 2}', '"a" stands twice in one object, on lines 1 and 3', (1, 3)),
        ('[{"b": {"a": 1,\r\n"\\u0061": 2}}]', '"a" stands', (1, 2)),
        (
            '{"x": {"a": 1}, "y": ["a", "a"],\n"q\\"{": ":",\n"q\\"{": 2}',
            '"q\\\\"{" stands',
            (2, 3),
        ),
        ('{"": 1,\n"": 2}', '"" stands', (1, 2)),
        ('{"%s": 1, "%s": 2}' % (("k" * 900,) * 2), "k" * 80 + '" stands', (1, 1)),
        ('{"\\ud800": 1, "\\ud800": 2}', "ud800", (1, 1)),
    ],
)
def test_both_places_are_told(text: str, words: str, lines: tuple[int, int]):
    with pytest.raises(DuplicateKeyError) as caught:
        unique_keys_json(text)
    assert words.replace("\\\\", "\\") in str(caught.value)
    assert caught.value.lines == lines
    assert len(str(caught.value)) < 200


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_what_has_no_key_twice_is_read_as_ever(value: object):
    for indent in (None, 1):
        assert unique_keys_json(json.dumps(value, indent=indent)) == value


def test_many_keys_and_deep_nesting_are_no_fault_of_ours():
    assert len(unique_keys_json(json.dumps({str(n): n for n in range(100_000)}))) == 100_000
    with pytest.raises(RecursionError):
        unique_keys_json("[" * 500_000 + "]" * 500_000)
    with pytest.raises(json.JSONDecodeError):
        unique_keys_json('{"a": 1, "a": 2')


def test_last_of_very_many_keys_is_found():
    keys = ",\n".join(f'"{n}": 0' for n in range(100_000))
    with pytest.raises(DuplicateKeyError) as caught:
        unique_keys_json(f'{{{keys},\n"99999": 1}}')
    assert caught.value.lines == (100_000, 100_001)
