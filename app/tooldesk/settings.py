"""Settings: what a person may change; `settings_file.py` keeps it as one small JSON file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from tooldesk.call_view import CallView, ViewName
from tooldesk.endpoint_settings import AskSettings, EndpointSettings

DEFAULT_POOL = "default"
"""The pool of every tool that no prefix fits and that names none."""

DEFAULT_CONCURRENCY = 5

PoolName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{1,64}$")]
PoolPrefix = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{1,128}$")]
"""The beginning of tools' names, without a star."""


class SelectionSettings(BaseModel):
    """How like a registered name a written one must be; see tooldesk.calling.selection."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    threshold: float = Field(default=0.85, ge=0, le=1)
    """A fuzzy match must score strictly above this."""

    minimum_margin: float = Field(default=0.05, ge=0, le=1)
    """How far the best must stand above the runner-up; closer is ambiguous."""

    confirm_word_changes: bool = True
    """Whether a match in which a whole word differs waits for a person's yes."""


class RunSettings(BaseModel):
    """In what context model outputs are run; see tooldesk.tools.tool_context."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    MAX_INTERVAL: ClassVar[int] = 1000
    """The most uses between two reminders."""

    RESULT_CHARACTERS: ClassVar[tuple[int, int]] = (1_000, 100_000_000)
    """The least and the most of a result's text that can be set to go to the model."""

    agent_role: str = ""
    """What the agent is there for; tools may read it."""

    model: str = ""
    """Name of the model; it decides how often a call may be unreadable."""

    remember_format_after_usages: int = Field(
        default=3, ge=0, le=MAX_INTERVAL, title="Remind of the format"
    )
    """After how many uses of a session the model is reminded of the format; 0 is never."""

    max_result_characters: int = Field(
        default=100_000,
        ge=RESULT_CHARACTERS[0],
        le=RESULT_CHARACTERS[1],
        title="Longest result",
    )
    """How much text of one result goes to the model; the person sees all of it."""

    is_conversation: bool = Field(default=False, title="Runs belong to one conversation")
    """Whether the console's runs are outputs of one session; if not, each stands alone."""


class PoolRate(BaseModel):
    """How many calls of a pool may begin in a time."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    calls: int = Field(ge=1, le=1_000_000)
    """So many at once, after a rest; then evenly, one after the other."""

    per: Literal["second", "minute", "hour"]
    """The time in which room for that many comes back."""

    @property
    def period_s(self) -> int:
        """The time in seconds."""
        return {"second": 1, "minute": 60, "hour": 3_600}[self.per]

    def __str__(self) -> str:
        return f"{self.calls:,} per {self.per}"


class PoolLimits(BaseModel):
    """What the calls of one pool share."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    concurrency: int = Field(default=DEFAULT_CONCURRENCY, ge=1, le=1_000)
    """Calls that run at once; the others wait in line."""

    rate: PoolRate | None = None
    """Calls that may begin in a time; None is without a limit."""


DEFAULT_LIMITS = PoolLimits()
"""Of a pool that has none of its own."""


class PoolSettings(BaseModel):
    """Which pool the calls of a tool wait in, and what each pool allows."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    calls_per_output: int = Field(default=DEFAULT_CONCURRENCY, ge=1, le=1_000)
    """Calls of one output that run at once, whatever their pools."""

    prefixes: dict[PoolPrefix, PoolName] = Field(
        default_factory=lambda: {"solana_": "solana_rpc", "evm_": "evm_rpc", "web_": "http_api"}
    )
    """How the names of a pool's tools begin; the longest that fits decides."""

    pools: dict[PoolName, PoolLimits] = Field(default_factory=dict)
    """What each pool allows; one that is not here has the defaults."""

    def pool_of(self, tool_name: str) -> str:
        """The pool of a tool that names none itself."""
        fitting = [prefix for prefix in self.prefixes if tool_name.startswith(prefix)]
        return self.prefixes[max(fitting, key=len)] if fitting else DEFAULT_POOL

    def limits_of(self, pool: str) -> PoolLimits:
        """What a pool allows."""
        return self.pools.get(pool, DEFAULT_LIMITS)

    def names(self) -> tuple[str, ...]:
        """Every pool that has a prefix or limits of its own; the default one comes first."""
        return tuple(dict.fromkeys((DEFAULT_POOL, *self.prefixes.values(), *self.pools)))

    def prefixes_of(self, pool: str) -> tuple[str, ...]:
        """How the names of a pool's tools begin."""
        return tuple(prefix for prefix, name in self.prefixes.items() if name == pool)

    def with_pool(self, pool: str, limits: PoolLimits, prefixes: Iterable[str]) -> PoolSettings:
        """The same with one pool as it is given here; its prefixes leave other pools.

        Raises:
            ValueError: the pool's name or a prefix can't be one.
        """
        kept = {prefix: name for prefix, name in self.prefixes.items() if name != pool}
        return PoolSettings(
            calls_per_output=self.calls_per_output,
            prefixes=kept | dict.fromkeys(prefixes, pool),
            pools=self.pools | {pool: limits},
        )

    def without_pool(self, pool: str) -> PoolSettings:
        """The same without a pool and its prefixes; of the default one only its own limits go."""
        return PoolSettings(
            calls_per_output=self.calls_per_output,
            prefixes={prefix: name for prefix, name in self.prefixes.items() if name != pool},
            pools={name: limits for name, limits in self.pools.items() if name != pool},
        )

    def with_pool_as_at_first(self, pool: str) -> PoolSettings:
        """The same without what was set for a pool: what it took from others goes back to them."""
        at_first = PoolSettings().prefixes
        freed = {
            prefix: name
            for prefix, name in at_first.items()
            if pool in (name, self.prefixes.get(prefix))
        }
        rest = self.without_pool(pool)
        return rest.model_copy(update={"prefixes": freed | rest.prefixes})


class EditorSettings(BaseModel):
    """What opens a file at a line; see tooldesk.workspace.editor_command."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    command: tuple[str, ...] = Field(default=(), title="Editor command")
    """The program and its words, such as `code --goto {path}:{line}`; it is started without a
    shell. Empty is the first known editor that is installed."""

    @field_validator("command")
    @classmethod
    def _takes_a_path(cls, command: tuple[str, ...]) -> tuple[str, ...]:
        if any("\0" in word for word in command):
            raise ValueError("a word of a command can't hold a zero byte")
        if command and not any("{path}" in word for word in command[1:]):
            raise ValueError("one of the words behind the program has to hold {path}")
        if command and (not command[0].strip() or "{" in command[0]):
            raise ValueError("the first word is the program, which no file may choose")
        return command


class CacheSettings(BaseModel):
    """What holds for the remembered results of all tools; see tooldesk.cache."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    is_on: bool = Field(default=True, title="Remember results")
    """Whether results are remembered and given at all, for tools that say so."""

    ttl_s: float | None = Field(default=None, gt=0, le=1e9, title="Results stay good")
    """For so many seconds, where their tool says nothing; for good, where this doesn't either."""

    max_size_mb: int = Field(default=500, ge=1, le=1_000_000, title="Size of the cache")
    """What all results may weigh, in millions of bytes; those not used for longest make room."""


class HistorySettings(BaseModel):
    """How much of the past is kept; see tooldesk.usage.history.call_retention."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    keep_days: int = Field(default=365, ge=1, le=36_500, title="Calls are kept")
    """For so many days a call is kept."""

    max_size_mb: int = Field(default=1_000, ge=10, le=1_000_000, title="Size of the history")
    """What all calls may take of the disk, in millions of bytes; the oldest make room."""

    views: dict[ViewName, CallView] = Field(default_factory=dict)
    """Filters of the History screen that have a name."""


class WindowSettings(BaseModel):
    """How the window looks."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    theme: Literal["system", "light", "dark"] = Field(default="system", title="Theme")
    """The colours; “system” follows the desktop, also when that changes in the evening."""

    language: Literal["system", "en", "de", "ja"] = Field(default="system", title="Language")
    """What the window speaks; “system” is the desktop's language where there is a translation."""

    text_size_percent: int = Field(default=100, ge=80, le=200, title="Text size")
    """How large text is, with all that holds it; Ctrl++ and Ctrl+- change it, too."""


class Settings(BaseModel):
    """All settings with their defaults; a key of a newer version is ignored."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    selection: SelectionSettings = SelectionSettings()
    """How tools are selected."""

    run: RunSettings = Field(default=RunSettings(), title="Run context")
    """In what context outputs are run."""

    endpoint: EndpointSettings = Field(default=EndpointSettings(), title="Model")
    """Which model you ask, and which answers what MCP servers ask one; each asks you first."""

    ask: AskSettings = Field(default=AskSettings(), title="Asking a model")
    """When a conversation with it ends that does not come to an answer."""

    resource_pools: PoolSettings = PoolSettings()
    """How many calls run at once."""

    editor: EditorSettings = EditorSettings()
    """What opens the code of a tool."""

    cache: CacheSettings = CacheSettings()
    """What is remembered of results."""

    history: HistorySettings = HistorySettings()
    """How much of the past is kept."""

    window: WindowSettings = WindowSettings()
    """How the window looks."""
