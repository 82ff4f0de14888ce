"""servers_page: how servers.json is written, with every field there is."""

from __future__ import annotations

import json

from tooldesk.guide.guide_page import GuidePage, GuideSection
from tooldesk.guide.model_section import fields, model_section
from tooldesk.tools.server_config import OAuthOptions, ServerConfig, ServerOptions

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
programs, whose own keys are left alone. `tooldesk servers add` writes it, and `tooldesk servers
import` takes over what other programs on this machine, or a file, say of theirs: without secrets,
which become references, and without permissions.

Nothing in it is started by being there. A start needs a folder that you trust, and your yes to
exactly the program, words, folder and variables that it shows; it asks again when any of them, or
the program itself, has changed. The tools of a server are called `{server}_{tool}`, and only as
they were when you took them over: one that is new, or says something else of itself, waits.

A server with a URL that wants a login (OAuth) says where. You are asked, with the host that it
sends you to; after your yes your browser opens there, and what it gives is kept in the keyring, for
this server and URL only. `tooldesk servers login` does it at once, `logout` forgets it. A server
with an Authorization header of its own in the file is never logged in to.

A tool file whose source is a server's tool takes the place of the one that was taken over, with a
description, limits and permissions of its own."""


def servers_page() -> GuidePage:
    """The page; its fields come from the models."""
    examples = [
        GuideSection(title, code=json.dumps(example, indent=2))
        for title, example in EXAMPLES.items()
    ]
    about = GuideSection("All fields of a server", items=tuple(fields(ServerConfig)))
    return GuidePage(
        "Servers",
        _HEAD,
        (*examples, about, model_section(ServerOptions), model_section(OAuthOptions)),
    )
