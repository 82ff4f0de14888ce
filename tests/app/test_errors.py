"""Each error that a person may see says what to do next."""

from __future__ import annotations

import ast
from pathlib import Path

import tooldesk
from tooldesk import errors

_APP = Path(tooldesk.__file__).parent
_KINDS = {
    name
    for name, each in vars(errors).items()
    if isinstance(each, type) and issubclass(each, errors.AppError)
}
_WITH_OWN_STEP = {
    *("ToolUsageLimitExceededError", "CallStoppedError", "UntrustedWorkspaceError"),
    *("SecretsUnreadError", "ToolDisabledError", "ApprovalNeededError"),
}
"""Kinds that make their next step themselves."""

_WITHOUT = {
    "tooldesk/usage/call_usage.py": 1,  # the words of a selection
}


def test_every_error_says_what_to_do_next() -> None:
    found: dict[str, list[int]] = {}
    for path in sorted(_APP.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not any(f"{kind}(" in source for kind in _KINDS):
            continue
        lines = [
            node.lineno
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in _KINDS - _WITH_OWN_STEP
            and not any(keyword.arg in ("next_step", None) for keyword in node.keywords)
        ]
        if lines:
            found[str(path.relative_to(_APP.parent))] = lines
    assert {path: len(lines) for path, lines in found.items()} == _WITHOUT, found
