"""EndpointSettings, AskSettings: the model that is asked, and for how long."""

from __future__ import annotations

import re

from pydantic import BaseModel, ConfigDict, Field, field_validator

_URL = re.compile(r"https?://[^@\s{}$]+")
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


class EndpointSettings(BaseModel):
    """A model behind OpenAI's Chat Completions API, of whatever maker."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    url: str = Field(default="", title="Address")
    """Of its chat completions, such as `http://localhost:11434/v1/chat/completions`. Empty is
    none: you are asked what servers ask a model, and can ask none yourself."""

    model: str = Field(default="", title="Model")
    """Name of the model, as that address knows it."""

    env_var: str = Field(default="", title="Variable of the key")
    """Name under which the keyring holds the key of that address; empty where it needs none."""

    @field_validator("url", "model", "env_var", mode="after")
    @classmethod
    def _without_ends(cls, text: str) -> str:
        return text.strip()

    @field_validator("url")
    @classmethod
    def _is_address(cls, url: str) -> str:
        if url and not _URL.fullmatch(url):
            raise ValueError("an address begins with http:// or https://, and holds no password")
        return url

    @field_validator("model")
    @classmethod
    def _is_plain(cls, model: str) -> str:
        if "{" in model or "}" in model:
            raise ValueError("a model's name holds no braces")
        return model

    @field_validator("env_var")
    @classmethod
    def _is_name(cls, name: str) -> str:
        if name and not _VARIABLE.fullmatch(name):
            # what is wrong here may be a key itself: it is not repeated
            raise ValueError("the name of a variable is wanted, such as OPENAI_API_KEY, not a key")
        return name


class AskSettings(BaseModel):
    """When a conversation with a model ends that does not come to an answer."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    max_turns: int = Field(default=20, ge=1, le=1_000, title="Most turns")
    """How often the model is asked, with the results of its calls, in one conversation."""

    max_calls: int = Field(default=100, ge=1, le=100_000, title="Most calls")
    """How many calls run in one conversation."""

    max_total_tokens: int | None = Field(default=None, ge=1, le=10**9, title="Most tokens")
    """Of questions and answers together, as the model's server counts them; empty is no limit."""

    timeout_s: float = Field(default=300, ge=1, le=86_400, title="Longest answer")
    """How long the model may take for one answer, in seconds."""

    max_time_s: float = Field(default=1_800, ge=1, le=604_800, title="Longest conversation")
    """How long it may take for all its answers together, in seconds; calls have limits of their
    own."""
