"""What screens say of a call's arguments in brief, in the language of now."""

from __future__ import annotations

import json

from tooldesk.counted import counted
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk_ui.language import tr

LONGEST_VALUE = 48
LONGEST = 240
"""Characters of a row, which is cut where it is drawn."""

FEW = 4
"""Plain values that are shown; of a longer list only how many there are."""


def arguments_brief(arguments: JsonObject) -> str:
    """Such as `name: "Ada", times: 2`; of long values the beginning."""
    parts: list[str] = []
    for name, value in arguments.items():
        if sum(map(len, parts)) > LONGEST:
            parts.append("…")
            break
        parts.append(f"{name[:LONGEST_VALUE]}: {_value(value)}")
    return visible_line(", ".join(parts))


def _value(value: JsonValue) -> str:
    if isinstance(value, str):
        cut = value[:LONGEST_VALUE]
        return json.dumps(cut, ensure_ascii=False)[:-1] + ("…" if cut != value else "") + '"'
    if isinstance(value, dict):
        return f"{{{tr(counted(len(value), 'field'))}}}" if value else "{}"
    if isinstance(value, list):
        if len(value) > FEW or any(isinstance(each, dict | list) for each in value):
            return f"[{tr(counted(len(value), 'item'))}]"
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value)[:LONGEST_VALUE]
