"""The real program on a virtual screen: a Python file becomes a tool that answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

CODE = 'def greet(name: str) -> str:\n    """Greet somebody."""\n    return f"Hello {name}"\n'


def test_function_of_a_chosen_file_becomes_a_tool_that_answers(
    drive: Callable[..., dict[str, Any]], tmp_path: Path
):
    file = tmp_path / "greetings.py"
    file.write_text(CODE, encoding="utf-8")
    seen = drive("drive_add_file.py", str(file))
    assert seen == {"result": "Hello Ada", "exit_code": 0}
    added = tmp_path / "data" / "workspace" / "tools" / "greet.json"
    source = json.loads(added.read_text(encoding="utf-8"))["source"]
    assert (source["kind"], source["function"]) == ("python", "greet")
