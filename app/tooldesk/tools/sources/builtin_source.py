"""BuiltinSource: a tool that comes with Tooldesk."""

from __future__ import annotations

from typing import Literal, get_args

from pydantic import Field, StrictBool

from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.sources.disk_path import NamedPath
from tooldesk.tools.sources.http_source import EnvVarName

BuiltinName = Literal[
    "add_image",
    "ask_question",
    "ask_user",
    "bash",
    "delegate_work",
    "edit",
    "glob",
    "grep",
    "mailbox",
    "mcp_proxy",
    "notebook",
    "read",
    "read_cache",
    "read_file",
    "skill",
    "sub_agent",
    "task",
    "web_fetch",
    "web_search",
    "workflow_output",
    "write",
]
"""The tools that there are."""

BUILTIN_NAMES: tuple[str, ...] = get_args(BuiltinName)

ASKING_BUILTINS = frozenset(
    (
        *("ask_question", "bash", "delegate_work", "edit", "notebook", "read_cache"),
        "sub_agent",
        *("web_fetch", "web_search", "write"),
    )
)
"""Those that ask before each call unless the definition says otherwise: they change or send,
or give what another tool asked for."""

_ADDRESSES = {
    "brave": "https://api.search.brave.com/res/v1/web/search",
    "tavily": "https://api.tavily.com/search",
}
_KEYS = {"brave": "BRAVE_API_KEY", "tavily": "TAVILY_API_KEY"}


class Coworker(DefinitionPart):
    """Whom ask_question, delegate_work and sub_agent reach."""

    name: str = Field(min_length=1, max_length=100)
    """What the model calls them."""

    about: str = Field(default="", max_length=2_000)
    """What they are there for."""

    url: str | None = Field(default=None, pattern=r"^https?://[^@\s{}$]+$")
    """Address of a model's chat completions (OpenAI's API); None is the person at the window or
    terminal."""

    model: str = ""
    """Name of the model."""

    env_var: EnvVarName | None = None
    """The variable with the key of that address, when it needs one."""

    tools: tuple[str, ...] = ()
    """Names of the tools that the model may call; each of its calls is admitted like any call."""

    max_turns: int = Field(default=10, ge=1, le=100)
    """How often the model is asked for one task."""

    max_total_tokens: int | None = Field(default=None, ge=1)
    """After how many tokens, as its address counts them, it is asked no more."""


class BuiltinSource(DefinitionPart):
    """A tool that comes with Tooldesk, which says here what it may use."""

    kind: Literal["builtin"]
    """Tells this source from the other kinds."""

    name: BuiltinName
    """Which one; the tool itself may be called otherwise."""

    more_folders: tuple[NamedPath, ...] = ()
    """Folders whose files it may use besides the one that the call works in; relative ones count
    from the workspace folder."""

    allow_private_hosts: StrictBool = False
    """Whether web_fetch may go to private, loopback and link-local addresses."""

    coworkers: tuple[Coworker, ...] = ()
    """Whom ask_question, delegate_work and sub_agent may reach."""

    servers: tuple[str, ...] = ()
    """The MCP servers whose tools mcp_proxy may call; none is all."""

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
        """Variables that the source names: keys of services."""
        keys = [each.env_var for each in self.coworkers]
        if self.name == "web_search":
            keys.append(_KEYS.get(self.search_provider))
        return frozenset(key for key in keys if key)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where variables go, besides its own process."""
        if self.name == "web_search":
            return (self.search_address,) if self.search_address else ()
        return tuple(each.url for each in self.coworkers if each.url)

    @property
    def asks(self) -> bool:
        """Whether calls ask when the definition says nothing of that."""
        return self.name in ASKING_BUILTINS
