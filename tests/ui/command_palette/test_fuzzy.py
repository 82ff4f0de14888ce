"""A few letters find the right command first."""

from __future__ import annotations

import pytest

from tooldesk_ui.command_palette.fuzzy import fuzzy_score

NAMES = [
    "Open workspace",
    "Add Python file",
    "Copy OpenAI specs of all tools",
    "Theme: dark",
    "Theme: light",
    "Try date_calculator",
    "Try calculator",
    "Quit",
]


@pytest.mark.parametrize(
    ("typed", "best"),
    [
        ("ow", "Open workspace"),
        ("apf", "Add Python file"),
        ("dark", "Theme: dark"),
        ("calc", "Try calculator"),
        ("datecalc", "Try date_calculator"),
        ("QUIT", "Quit"),
        ("theme l", "Theme: light"),
    ],
)
def test_best_match_is_first(typed: str, best: str) -> None:
    scored = [(score, name) for name in NAMES if (score := fuzzy_score(typed, name)) is not None]
    assert max(scored, key=lambda found: found[0])[1] == best


@pytest.mark.parametrize("typed", ["zzz", "krowk", "quitt"])
def test_letters_that_are_missing_match_nothing(typed: str) -> None:
    assert all(fuzzy_score(typed, name) is None for name in NAMES)


def test_nothing_typed_fits_everything() -> None:
    assert {fuzzy_score("  ", name) for name in NAMES} == {0}


def test_endless_names_are_cut() -> None:
    assert fuzzy_score("ab", "b" * 1_000_000 + "ab") is None
