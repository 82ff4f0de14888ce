"""What a scenario expects: in a few words, and as the text that a person edits."""

from __future__ import annotations

import json
from collections import Counter

from pydantic import ValidationError

from tooldesk.counted import counted
from tooldesk.errors import ScenarioError
from tooldesk.readable_model import reason
from tooldesk.scenarios.scenario import Expected, Scenario
from tooldesk.unique_keys import unique_keys_json


def expectation_words(scenario: Scenario) -> str:
    """What is expected on one line: "get_weather (exact), 2 times an error"."""
    expected = scenario.expected
    if expected is None:
        return "nothing yet"
    calls = [
        f"{each.tool or each.name} ({each.verdict}{', does not fit' if each.errors else ''})"
        for each in expected.calls
    ]
    held = [f"{each.name} held back ({each.reason})" for each in expected.held_back]
    found = Counter((*calls, *held, *("an error" for _ in expected.errors)))
    words = [
        what if times == 1 else f"{counted(times, 'time')} {what}" for what, times in found.items()
    ]
    return ", ".join(words) or "no call"


def expected_text(expected: Expected | None) -> str:
    """All of it as JSON, a line a value; "null" while nothing is expected yet."""
    value = None if expected is None else expected.model_dump(mode="json")
    return json.dumps(value, indent=2, ensure_ascii=False)


def read_expected(text: str) -> Expected | None:
    """What `expected_text` gave, and a person changed.

    Raises:
        ScenarioError: it is no JSON, or not of that shape; says where and why.
    """
    step = "Mend it there, or go back to what the file holds."
    try:
        value = unique_keys_json(text)
        return None if value is None else Expected.model_validate_json(json.dumps(value))
    except json.JSONDecodeError as error:
        why = f"Line {error.lineno} is not JSON at column {error.colno}: {error.msg}."
        raise ScenarioError(why, next_step=step) from error
    except ValidationError as error:
        raise ScenarioError(f"{reason(error).rstrip('.')}.", next_step=step) from error
    except (RecursionError, ValueError) as error:
        why = str(error) if isinstance(error, ValueError) else "It is nested too deep"
        raise ScenarioError(f"{why.rstrip('.')}.", next_step=step) from error
