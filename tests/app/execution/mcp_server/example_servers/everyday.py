"""A server as people write them with the official SDK: everyday.py [http PORT | sse PORT]."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from mcp.server.mcpserver import Context, Image, MCPServer
from mcp_types import Completion
from pydantic import BaseModel

server = MCPServer("everyday", version="1.2.3", instructions="Adds and waits.")


class Sum(BaseModel):
    total: int


@server.tool()
def add(a: int, b: int) -> Sum:
    """Add two numbers."""
    return Sum(total=a + b)


@server.tool(structured_output=False)
def echo(text: str) -> str:
    """Say it again."""
    return text


@server.tool(structured_output=False)
def environment() -> str:
    """The names of all variables."""
    return "\n".join(f"{name}={value}" for name, value in sorted(os.environ.items()))


@server.tool(structured_output=False)
def break_down() -> str:
    """Fail."""
    raise ValueError("it broke")


@server.tool(structured_output=False, meta={"ui": {"resourceUri": "ui://frame"}})
def picture() -> Image:
    """A small picture."""
    return Image(data=b"\x89PNG\r\n\x1a\n", format="png")


@server.tool(structured_output=False)
async def count(to: int, ctx: Context) -> str:
    """Count and tell how far it is."""
    for done in range(1, to + 1):
        await ctx.report_progress(done, to, f"at {done}")
    return f"{to}"


@server.tool(structured_output=False)
async def wait(mark: str) -> str:
    """Wait until it is stopped, which it notes in a file."""
    try:
        Path(f"{mark}.begun").touch()  # noqa: ASYNC240
        await asyncio.sleep(600)
    except BaseException:
        Path(f"{mark}.cancelled").touch()  # noqa: ASYNC240
        raise
    return "done"


@server.tool(structured_output=False)
async def ask(ctx: Context) -> str:
    """Ask the person for a name."""

    class Name(BaseModel):
        name: str

    answer = await ctx.elicit("What is your name?", Name)
    return f"{answer.action} {getattr(answer, 'data', None)}"


@server.resource("note://today", name="today")
def today() -> str:
    """What is on today."""
    return "nothing"


@server.resource("ui://frame", name="frame", mime_type="text/html;profile=mcp-app")
def frame() -> str:
    """What shows pictures."""
    return "<script>frame()</script>"


@server.completion()
async def complete(ref: Any, argument: Any, context: Any) -> Completion:
    """Names of people."""
    return Completion(values=[each for each in ("Ada", "Alan") if each.startswith(argument.value)])


@server.prompt()
def greet(name: str) -> str:
    """Greet somebody."""
    return f"Say hello to {name}."


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            server.run("stdio")
        case ["http", port]:
            server.run("streamable-http", port=int(port))
        case ["sse", port]:
            server.run("sse", port=int(port))
