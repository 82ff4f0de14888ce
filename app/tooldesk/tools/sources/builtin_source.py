"""BuiltinSource: a tool that comes with Tooldesk."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from tooldesk.tools.definition_part import DefinitionPart

BuiltinName = Literal[
    "add_image",
    "ask_user",
    "bash",
    "edit",
    "glob",
    "grep",
    "mailbox",
    "notebook",
    "read",
    "read_cache",
    "read_file",
    "skill",
    "task",
    "web_fetch",
    "web_search",
    "workflow_output",
    "write",
]
"""The tools that there are."""

BUILTIN_NAMES: tuple[str, ...] = get_args(BuiltinName)

ASKING_BUILTINS = frozenset(
    {"bash", "edit", "notebook", "read_cache", "web_fetch", "web_search", "write"}
)
"""Those that ask before each call unless the definition says otherwise: they change or send,
or give what another tool asked for."""

_ADDRESSES = {
    "brave": "https://api.search.brave.com/res/v1/web/search",
    "tavily": "https://api.tavily.com/search",
}
_KEYS = {"brave": "BRAVE_API_KEY", "tavily": "TAVILY_API_KEY"}

FolderPath = Annotated[str, Field(pattern=r"^[^\x00]+$")]


class BuiltinSource(DefinitionPart):
    """A tool that comes with Tooldesk, which says here what it may use."""

    kind: Literal["builtin"]
    """Tells this source from the other kinds."""

    name: BuiltinName
    """Which one; the tool itself may be called otherwise."""

    more_folders: tuple[FolderPath, ...] = ()
    """Folders whose files it may use besides the one that the call works in; relative ones count
    from the workspace folder."""

    allow_private_hosts: bool = False
    """Whether web_fetch may go to private, loopback and link-local addresses."""

    search_provider: Literal["searxng", "brave", "tavily"] = "searxng"
    """Whom web_search asks. Brave and Tavily need BRAVE_API_KEY or TAVILY_API_KEY in env_vars."""

    search_url: str | None = Field(default=None, pattern=r"^https?://[^@\s{}$]+$")
    """Address that web_search asks: of a SearXNG, such as https://searx.example/search; None is
    that of Brave or Tavily."""

    @property
    def search_address(self) -> str | None:
        """The address that web_search asks; None while there is none."""
        return self.search_url or _ADDRESSES.get(self.search_provider)

    @property
    def placeholders(self) -> frozenset[str]:
        """Arguments that the source names; the tool knows its own."""
        return frozenset()

    @property
    def variables(self) -> frozenset[str]:
        """Variables that the source names: the key of a search service."""
        key = _KEYS.get(self.search_provider) if self.name == "web_search" else None
        return frozenset((key,) if key else ())

    @property
    def asks(self) -> bool:
        """Whether calls ask when the definition says nothing of that."""
        return self.name in ASKING_BUILTINS
