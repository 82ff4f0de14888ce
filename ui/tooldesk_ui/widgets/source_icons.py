"""Which icon and words stand for what runs a tool, wherever tools are listed. No Qt."""

from __future__ import annotations

_ICONS = {
    "python": "function",
    "http": "http",
    "shell": "console",
    "wasm": "wasm",
    "builtin": "builtin",
    "person": "person",
}
_WORDS = {
    "http": "HTTP request",
    "shell": "Shell command",
    "python": "Python function",
    "wasm": "WebAssembly",
    "builtin": "Built-in",
    "mcp": "MCP server tool",
    "person": "Answered by a person",
}


def source_words(kind: str) -> str:
    """What a person calls a kind of source."""
    return _WORDS.get(kind, kind.capitalize())


def source_icon(kind: str) -> str:
    """The name of the icon of a kind of source."""
    return _ICONS.get(kind, "tools")
