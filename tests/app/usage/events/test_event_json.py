"""Events as JSON have the names that docs/json.md promises."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import (
    DefinitionError,
    RateLimitedError,
    SandboxLimitError,
    ToolUsageError,
    ToolUsageLimitExceededError,
)
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.events.event_json import event_json, record_json
from tooldesk.usage.lifecycle import LifecycleStage, StageFailed, StageState, UsageEvent

DOCUMENT = Path(__file__).parents[4].joinpath("docs", "json.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", get_args(UsageEvent))
def test_every_event_is_documented_with_its_fields(kind: type) -> None:
    (row,) = re.findall(rf"^\| `{kind.__name__}` \| (.*) \|$", DOCUMENT, re.MULTILINE)
    without_remarks = re.sub(r"\(.*?\)", "", row)
    assert re.findall(r"`(\w+)`", without_remarks) == [each.name for each in fields(kind)]


def test_callings_are_as_documented() -> None:
    shown = record_json(ToolCalling("a", {}))
    assert isinstance(shown, dict)
    assert f"A `calling` is `{{{', '.join(shown)}}}`" in DOCUMENT


def test_error_says_its_kind_and_figures() -> None:
    at = datetime(2030, 1, 2, tzinfo=UTC)
    error = ToolUsageLimitExceededError("buy", 3, 3, "day", at)
    failed = StageFailed(0, LifecycleStage.EXECUTE, StageState.FAILED, 0.1, error)
    shown = json.loads(json.dumps(event_json(failed)))["error"]
    assert (shown["type"], shown["error_class"]) == ("ToolUsageLimitExceededError", "permanent")
    assert (shown["tool_name"], shown["count"], shown["limit"]) == ("buy", 3, 3)
    assert (shown["period"], shown["next_period_at"]) == ("day", "2030-01-02T00:00:00+00:00")
    assert shown["message"] == "buy has been used 3 of 3 times this day."


def test_errors_and_results_are_as_documented() -> None:
    error = record_json(ToolUsageError("a", next_step="b"))
    assert isinstance(error, dict)
    documented = re.search(r"An `error` is `\{(.*?)\}`", DOCUMENT)
    assert documented is not None
    assert set(documented[1].split(", ")) == set(error)
    result = ToolResult.failure(RateLimitedError("a", retry_after_s=1, next_step="b")).to_json()
    paragraph = re.search(r"^A `result` is .*$", DOCUMENT, re.MULTILINE)
    assert paragraph is not None
    assert all(name in paragraph[0] for name in result)


@pytest.mark.parametrize(
    ("error", "figures"),
    [
        (RateLimitedError("slow", retry_after_s=2.5), {"retry_after_s": 2.5}),
        (SandboxLimitError("cpu", "used up"), {"limit": "cpu"}),
        (DefinitionError("bad", path=Path("a.json"), line=3), {"path": "a.json", "line": 3}),
    ],
)
def test_figures_of_other_errors(error: Exception, figures: dict[str, object]) -> None:
    shown = json.loads(json.dumps(record_json(error)))
    assert {name: shown[name] for name in figures} == figures
    assert shown["type"] == type(error).__name__
