"""A server with resources, a template of them, an app's page, and a prompt that completes."""

from __future__ import annotations

from mcp.server.mcpserver import MCPServer
from mcp_types import Completion

server = MCPServer("offering")
CITIES = ("Berlin", "Bern", "Bonn")


@server.resource("note://today", name="today", title="<b>Today</b>")
def today() -> str:
    """What is on today."""
    return "nothing"


@server.resource("ui://clock/page", name="clock", mime_type="text/html;profile=mcp-app")
def clock() -> str:
    """The page of an app."""
    return "<html><script>alert(1)</script></html>"


@server.resource("city://{name}/weather", name="weather")
def weather(name: str) -> str:
    """The weather of a city."""
    return f"rain in {name}"


@server.prompt()
def greet(name: str, manner: str = "kindly") -> str:
    """Greet somebody."""
    return f"Say hello to {name}, {manner}."


@server.completion()
async def complete(reference: object, argument: object, context: object) -> Completion:
    begun = getattr(argument, "value", "")
    return Completion(values=[each for each in CITIES if each.startswith(begun)])


if __name__ == "__main__":
    server.run("stdio")
