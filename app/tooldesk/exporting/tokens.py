"""tokens_of: about how many tokens a text or a value costs in each request."""

from __future__ import annotations

import json

BYTES_A_TOKEN = 4
"""A rule of thumb for English and JSON; providers count by vocabularies of their own."""


def tokens_of(value: object) -> int:
    """About how many tokens; a text as it stands, anything else as the JSON of it."""
    text = value if isinstance(value, str) else _json(value)
    return -(-len(text.encode(errors="replace")) // BYTES_A_TOKEN)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
