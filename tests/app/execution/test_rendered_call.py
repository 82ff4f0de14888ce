"""What a person says yes to is what runs."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.rendered_call import rendered_call
from tooldesk.tools.tool_definition import ToolDefinition


def _rendered(source: dict[str, Any], arguments: dict[str, Any]) -> str:
    definition = ToolDefinition.model_validate({"name": "x", "source": source})
    return rendered_call(definition, arguments)


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        (
            {"kind": "shell", "command": ["rm", "--", "{x}"]},
            "rm -- 'a; b'",
        ),
        (
            {"kind": "http", "method": "DELETE", "url": "http://h/{x}", "max_redirects": 0},
            "curl \\\n  --request DELETE \\\n  --url http://h/a%3B%20b",
        ),
        (
            {"kind": "python", "file": "a.py", "function": "f"},
            'a.py: f(x="a; b")',
        ),
    ],
)
def test_call_is_shown_with_its_arguments(source: dict[str, Any], shown: str) -> None:
    assert _rendered(source, {"x": "a; b"}) == shown


def test_call_that_can_not_run_is_not_shown() -> None:
    with pytest.raises(InvalidInputError):
        _rendered({"kind": "shell", "command": ["rm", "{x}"]}, {"x": "-rf"})
