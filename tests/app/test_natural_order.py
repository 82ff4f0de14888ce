"""Names stand where people look for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.natural_order import files_in_order, natural_key, natural_keys


@pytest.mark.parametrize(
    "names",
    [
        ["API_KEY_2", "API_KEY_11"],
        ["a", "a_b", "ab"],
        ["2", "10", "a"],
        ["alpha", "Beta", "gamma"],
        ["v1.9", "v1.10", "v2"],
        ["a01", "a1", "a2"],
        ["a1b2", "a1b10", "a2b1"],
        ["x", "x" + "9" * 6_000, "x1" + "0" * 6_000],
    ],
)
def test_names_are_in_natural_order(names: list[str]) -> None:
    assert sorted(reversed(names), key=natural_key) == names


def test_names_with_line_breaks_have_a_key_each() -> None:
    names = ["a\n11", "b", "", "\n", "a\n2", "a\r\n3\n"]
    assert natural_keys(names) == [natural_key(name) for name in names]
    assert sorted(names[::4], key=natural_key) == ["a\n2", "a\n11"]
    assert natural_keys([]) == []


def test_endings_of_files_do_not_count() -> None:
    files = [Path("add.json"), Path("add-all.json"), Path("add_2.json"), Path("add_10.json")]
    assert files_in_order(reversed(files)) == files
