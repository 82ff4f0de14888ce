"""A person adds an MCP server, says yes to its start, takes its tool over and calls it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    click,
    find,
    focused,
    key,
    play,
    result_of,
    run_output,
    screenshot,
    shown,
    wait_for,
    write,
)


def add_and_call(window: Any, output: Path, command: str) -> dict[str, Any]:
    """From no server to the answer of its tool."""
    key("ctrl+7")
    click(wait_for(lambda: find(window, "Add server…", role="button"), "the Servers screen"))
    wait_for(lambda: focused(window) == "Name of the server", "its form")
    write("clock")
    key("Tab")
    write(command)
    key("Return")
    click(wait_for(lambda: find(window, "Start", role="button"), "the server"))
    wait_for(lambda: find(window, "Allow for session", role="button"), "the question")
    asked = shown(window, "Starts the MCP server clock")
    screenshot(output / "server_asks.png")
    key("alt+s")
    take = wait_for(lambda: find(window, "Take over all", role="button"), "its tools")
    screenshot(output / "server.png")
    click(take)
    wait_for(lambda: shown(window, "All tools are taken over from clock"), "a word of it")
    key("ctrl+1")
    run_output(window, '{"name": "clock_greet", "arguments": {"name": "Ada"}}')
    click(wait_for(lambda: find(window, "Allow once", role="button"), "the tool's question"))
    return {"asked": asked, "result": result_of(window, "Call 1: clock_greet, passed")}


if __name__ == "__main__":
    play(add_and_call)
