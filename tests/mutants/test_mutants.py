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


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_mutant_changes_one_place_and_names_tests_that_are_there(mutant: Mutant):
    ast.parse(mutant.applied_to(ROOT))
    tests = [word for word in mutant.tests.split() if word.startswith("tests/")]
    assert tests
    assert [test for test in tests if not (ROOT / test).exists()] == []


def test_every_mutant_is_another_one():
    assert len({each.name for each in MUTANTS}) == len(MUTANTS) >= 30
