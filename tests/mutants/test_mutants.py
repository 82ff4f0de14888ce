"""Every mutant still fits the code; whether a test notices it is for `make mutants`."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from mutant import Mutant
from mutants import MUTANTS

ROOT = Path(__file__).resolve().parents[2]
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_mutants_change_one_place_and_name_tests_that_are_there(part: int):
    wrong = {mutant.name: what for mutant in MUTANTS[part::PARTS] if (what := _wrong_with(mutant))}
    assert wrong == {}


def _wrong_with(mutant: Mutant) -> object:
    try:
        text = mutant.applied_to(ROOT)
        ast.parse(text if mutant.file.endswith(".py") else "")
    except (ValueError, SyntaxError, OSError) as error:
        return error
    tests = [word for word in mutant.tests.split() if word.startswith("tests/")]
    return [test for test in tests if not (ROOT / test).exists()] if tests else "no tests"


def test_every_mutant_is_another_one():
    assert len({each.name for each in MUTANTS}) == len(MUTANTS) >= 30
