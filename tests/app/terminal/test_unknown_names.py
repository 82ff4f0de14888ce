"""A name that is not there is answered with the nearest ones, in the same words everywhere."""

from __future__ import annotations

from tooldesk.terminal.unknown_names import unknown_name


def test_three_nearest_names_are_told_best_first() -> None:
    names = ["read_file", "weather", "calculator", "read_files", "read_cache"]
    words = unknown_name("tool", "read_fil", names)
    assert words == (
        "No tool is called 'read_fil'. The nearest: read_file, read_files and read_cache."
    )


def test_one_name_and_none_are_told() -> None:
    assert unknown_name("signing key", "walet", ["wallet", "wallet"]).endswith("nearest: wallet.")
    assert unknown_name("tool", "x", []) == "No tool is called 'x'. There is none at all."
