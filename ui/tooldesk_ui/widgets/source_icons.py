"""Which icon stands for what runs a tool, wherever tools are listed. No Qt."""

from __future__ import annotations

_ICONS = {
    "python": "function",
    "http": "http",
    "shell": "console",
    "wasm": "wasm",
    "builtin": "builtin",
    "person": "person",
}


def source_icon(kind: str) -> str:
    """The name of the icon of a kind of source."""
    return _ICONS.get(kind, "tools")
