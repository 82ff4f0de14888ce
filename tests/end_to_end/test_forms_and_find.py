"""The real program on a virtual screen: forms that are filled, things that are found."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tooldesk.paths import AppPaths

ORDER = '''
def order(items: list, delivery: dict | None = None) -> dict:
    """Order things."""
    return {"items": items, "delivery": delivery}
'''

TALLY = '''
def tally(rows: int) -> list:
    """Count rows."""
    if rows > 90:
        return first(rows)
    return [{"row": n, "Row": f"row {n} of {rows}", "arrows": "<- ->"} for n in range(rows)]

def first(rows):
    return second(rows)

def second(rows):
    raise RuntimeError(f"no room for {rows} rows")
'''


def kind(title: str, field: str) -> dict[str, Any]:
    """A variant with one field."""
    properties = {field: {"type": "string"}}
    closed = {"required": [field], "additionalProperties": False}
    return {"title": title, "type": "object", "properties": properties, **closed}


ROW = {
    "type": "object",
    "properties": {
        "sku": {"type": "string", "pattern": "^[A-Z]{2}-[0-9]+$"},
        "count": {"type": "integer", "minimum": 1, "maximum": 9},
    },
    "required": ["sku", "count"],
}
ORDERED = {
    "type": "object",
    "properties": {
        "items": {"type": "array", "items": ROW, "minItems": 1},
        "delivery": {"oneOf": [kind("Pick up", "shop"), kind("By post", "street")]},
    },
    "required": ["items"],
}


def test_rows_and_variants_are_filled_saved_under_a_name_and_run(
    drive: Callable[..., dict[str, Any]], paths: AppPaths, write_tool: Callable[..., object]
) -> None:
    write_tool("order", ORDER, input_schema=ORDERED, description="Order things.")
    seen = drive("drive_form.py", options=["--workspace", str(paths.workspace_dir)])
    assert seen["exit_code"] == 0
    assert seen["hints"] == ["integer, 1 to 9, required", "text, like ^[A-Z]{2}-[0-9]+$, required"]
    assert seen["wrong"].startswith("/items/0/sku: ")
    sent = {"items": [{"sku": "AB-12", "count": 3}], "delivery": {"street": "High Street"}}
    assert json.loads(seen["result"]) == sent
    saved = paths.workspace_dir / "calls" / "order.json"
    kept = {"calls": {"the usual": {"arguments": sent}}}
    assert json.loads(saved.read_text(encoding="utf-8")) == kept


def test_things_are_found_in_result_tree_traceback_and_list(
    drive: Callable[..., dict[str, Any]], paths: AppPaths, write_tool: Callable[..., object]
) -> None:
    schema = {"type": "object", "properties": {"rows": {"type": "integer"}}, "required": ["rows"]}
    write_tool("tally", TALLY, input_schema=schema)
    write_tool("total", TALLY.replace("def tally", "def total"), input_schema=schema)
    calls = ({"name": "tally", "arguments": {"rows": rows}} for rows in (3, 99))
    text = "\n".join(f"<tool_call>{json.dumps(each)}</tool_call>" for each in calls)
    options = ["--workspace", str(paths.workspace_dir)]
    seen = drive("drive_find_everywhere.py", text, options=options)
    assert seen["exit_code"] == 0
    # all; next; back; with case; and whole; an expression; one that is none
    assert seen["result"][:3] == ["1 of 12", "2 of 12", "1 of 12"]
    assert [each.partition(" ")[2] for each in seen["result"][3:6]] == ["of 9", "of 6", "of 3"]
    assert seen["result"][6].startswith("Not an expression")
    assert seen["tree"] == ['"row 0 of 3"', '"row 1 of 3"']
    assert seen["list"] == ["tally", "total"]
