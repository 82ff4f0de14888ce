"""servers_page: how servers.json is written, with every field there is."""

from __future__ import annotations

import json

from tooldesk.guide.guide_page import GuidePage, GuideSection
from tooldesk.guide.model_section import fields, model_section
from tooldesk.tools.server_config import ServerConfig, ServerOptions

EXAMPLES: dict[str, dict[str, object]] = {
    "A server that is started": {
        "mcpServers": {
            "files": {
                "command": "npx",
                "args": ["-y", "@modelcontextprotocol/server-filesystem", "notes"],
            },
            "tickets": {
                "command": "uvx",
                "args": ["tickets-server"],
                "env": {"TICKETS_TOKEN": "${TICKETS_TOKEN}", "REGION": "eu"},
                "tooldesk": {"session": "per_call"},
            },
        }
    },
    "A server with a URL": {
        "mcpServers": {
            "weather": {
                "type": "http",
                "url": "https://mcp.example.com/mcp",
                "headers": {"Authorization": "Bearer ${WEATHER_TOKEN}"},
            }
        }
    },
}
"""Small files, by what they hold."""

_HEAD = """\
The file `servers.json` of a workspace names its MCP servers, in the `mcpServers` format of other
programs, whose own keys are left alone. `tooldesk servers add` writes it.

Nothing in it is started by being there. A start needs a folder that you trust, and your yes to
exactly the program, words, folder and variables that it shows; it asks again when any of them, or
the program itself, has changed. The tools of a server are called `{server}_{tool}`, and only as
they were when you took them over: one that is new, or says something else of itself, waits.

A tool file whose source is a server's tool takes the place of the one that was taken over, with a
description, limits and permissions of its own."""


def servers_page() -> GuidePage:
    """The page; its fields come from the models."""
    examples = [
        GuideSection(title, code=json.dumps(example, indent=2))
        for title, example in EXAMPLES.items()
    ]
    about = GuideSection("All fields of a server", items=tuple(fields(ServerConfig)))
    return GuidePage("Servers", _HEAD, (*examples, about, model_section(ServerOptions)))
