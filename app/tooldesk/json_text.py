"""json_text: JSON that every reader takes; a number of a model may be too large for any."""

from __future__ import annotations

import json
import math
from typing import Any


def json_text(value: Any, *, indent: int | None = None) -> str:
    """`value` as JSON in ASCII; NaN and the infinities, which JSON lacks, by name as strings."""
    try:
        return json.dumps(value, indent=indent, allow_nan=False)
    except ValueError:
        return json.dumps(_named(value), indent=indent)


def _named(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _named(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_named(each) for each in value]
    if isinstance(value, float) and not math.isfinite(value):
        return json.dumps(value)
    return value
