"""Row 23 of the threats: whatever a text is cut off at, no call runs that the whole does not hold.

A share of what `make cuts` does, the same in every run.
"""

from __future__ import annotations

import pytest
from cut_texts import ALL, PLACES, guesses, own_cases

SHARE = PLACES if ALL else 12
CASES = list(own_cases())


@pytest.mark.parametrize("part", range(8))
def test_cut_text_runs_no_guess(part):
    found = {
        f"{name}: {text[:cut]!r}": call
        for name, text, schemas in CASES[part::8]
        for cut, *call in guesses(text, schemas, SHARE)
    }
    assert found == {}


def test_call_that_only_a_cut_holds_is_found_out():
    schemas = {"ping": {"type": "object", "properties": {}}}
    text = "[TOOL_CALLS]ping_all[ARGS]{}"
    assert {call[1] for call in guesses(text, schemas, 100)} == {"ping"}
