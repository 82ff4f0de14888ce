"""What was kept is a record again where every field is what its type says, and nothing else is."""

from __future__ import annotations

import pytest

from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.calling.selection import Candidate, Selection
from tooldesk.calling.tool_calling import Repair
from tooldesk.calling.validation_result import Coercion, Validation, ValidationError
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.events.event_json import record_json
from tooldesk.usage.kept_records import records
from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk.usage.stage_outputs import output_of

ODD = (None, True, -1, 10**400, 1e300, float("nan"), "\ud800", [], [1], {}, {"a": 1})
SELECTION = Selection("wether", "weather", "fuzzy", (Candidate("weather", 0.9),), 0.2, "nearly")
OUTCOME = CacheOutcome("tool:a|input:{}", "stored", "it is on", spent=(("looking", 0.1),))
VALIDATION = Validation(
    {"a": 1},
    (ValidationError("/b", "required", "b is missing.", ""),),
    (Coercion("/a", "1", 1, "int"),),
)
REPAIR = Repair(3, "'", '"', "quotes")


def output_with(stage: LifecycleStage, kept: JsonObject) -> object:
    return output_of(stage, {"stages": {stage.value: {"output": kept}}}, "weather")


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_record_with_a_field_of_another_type_is_none(odd: object):
    for made in (SELECTION.candidates[0], *VALIDATION.errors, *VALIDATION.coercions, REPAIR):
        whole = record_json(made)
        for name in whole:
            may_be_any = isinstance(made, Coercion) and name in ("before", "after")
            is_number = name in ("score", "offset") and odd == -1 and odd is not True
            is_fit = may_be_any or is_number or (odd == "\ud800" and isinstance(whole[name], str))
            found = records(type(made), [whole, whole | {name: odd}, "x"])
            assert len(found) == 1 + is_fit, (made, name)
            assert found[0] == made


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_stage_whose_output_has_a_field_of_another_type_gave_nothing(odd: object):
    for stage, made in ((LifecycleStage.SELECT, SELECTION), (LifecycleStage.CACHE, OUTCOME)):
        whole = record_json(made)
        assert output_with(stage, whole) == made
        for name in whole.keys() - {"candidates", "spent", "stored_at", "expires_at"}:
            found = output_with(stage, whole | {name: odd})
            assert found is None or type(getattr(found, name)) in (str, float, int, type(None))
            assert odd not in (10**400, 1e300, True) or found is None, name
        for each in ([["looking", odd]], [[odd]], odd):
            found = output_with(stage, whole | {"spent": each})
            assert odd != 10**400 or found is None


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_what_is_wrong_in_a_list_is_left_out_of_it(odd: object):
    kept = record_json(VALIDATION)
    kept["errors"].append({**kept["errors"][0], "pointer": [odd]})
    kept["coercions"].insert(0, odd)
    assert output_with(LifecycleStage.VALIDATE, kept) == VALIDATION
