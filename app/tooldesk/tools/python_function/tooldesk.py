"""What the code of a tool can import: the decorator `tool`, results, errors, the type of a context.

One file for CPython 3.9 and newer that needs nothing else. It can be imported wherever Tooldesk
runs tools; to use such a function elsewhere, put this file beside yours. Where Tooldesk itself is
installed, `from tooldesk import …` gives its own classes, which are used in the same way.
"""

from __future__ import annotations

import base64
import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path
    from typing import Any, TypeVar

    Tool = TypeVar("Tool", bound=Callable[..., Any])
    EnvVars = Mapping[str, str] | Iterable[str | Mapping[str, Any]]
    StoreIf = str | Callable[[dict[str, Any], Any], Any]

DECLARED = "__tooldesk_tool__"
"""Attribute of a decorated function or class: keys and values of a tool file."""

STORE_IF = "__tooldesk_store_if__"
"""Attribute with the function that decides whether a result is cached."""


def tool(
    *,
    name: str | None = None,
    title: str | None = None,
    description: str | None = None,
    tags: Iterable[str] | None = None,
    env_vars: EnvVars | None = None,
    timeout_s: float | None = None,
    max_retries: int | None = None,
    is_idempotent: bool | None = None,
    max_usage_count: int | None = None,
    result_as_answer: bool | None = None,
    permission: str | None = None,
    resource_pool: str | None = None,
    cache: bool | None = None,
    cache_ttl_s: float | None = None,
    store_if: StoreIf | None = None,
    should_cache: StoreIf | None = None,
) -> Callable[[Tool], Tool]:
    """Declare what a new tool of this function or class begins with; its tool file can differ.

    `env_vars` are names, names with a description each, or objects as in a tool file.
    `cache_ttl_s` and `store_if` switch the cache on: `store_if` takes the arguments and the result
    of a good call and says whether it is stored, or is a condition such as
    "@.result.status == 'done'". `should_cache` is another name for it.
    """
    store_if = should_cache if store_if is None else store_if
    if not (store_if is None or isinstance(store_if, str) or callable(store_if)):
        raise TypeError(f"store_if is {store_if!r}, neither a function nor a condition")
    is_on = (cache_ttl_s is not None or store_if is not None) if cache is None else cache
    policy = {
        "enabled": is_on or None,
        "ttl_s": cache_ttl_s,
        "store_if": store_if if isinstance(store_if, str) else None,
    }
    declared: dict[str, Any] = {
        "name": name,
        "title": title,
        "description": description,
        "tags": None if tags is None else list(tags),
        "env_vars": None if env_vars is None else _env_vars(env_vars),
        "timeout_s": timeout_s,
        "max_retries": max_retries,
        "is_idempotent": is_idempotent,
        "max_usage_count": max_usage_count,
        "result_as_answer": result_as_answer,
        "permission": permission,
        "resource_pool": resource_pool,
        "cache": {key: value for key, value in policy.items() if value is not None} or None,
    }

    def decorate(function: Tool) -> Tool:
        kept = {key: value for key, value in declared.items() if value is not None}
        setattr(function, DECLARED, kept)
        if callable(store_if):
            setattr(function, STORE_IF, staticmethod(store_if))
        return function

    return decorate


def _env_vars(env_vars: EnvVars) -> list[dict[str, Any]]:
    if hasattr(env_vars, "items"):
        return [{"name": name, "description": text} for name, text in env_vars.items()]
    return [{"name": each} if isinstance(each, str) else dict(each) for each in env_vars]


class ToolContext:
    """The type of a parameter that gets the call's context and is no part of the schema.

    A parameter that is called `context` and has no such type beside it gets it, too.
    """

    __tooldesk_context__ = True

    working_dir: Path
    """The folder the call works in."""
    agent_name: str
    """Who calls."""
    agent_role: str
    """What the calling agent is there for."""
    fingerprint_context: dict[str, str]
    """Security metadata of whoever is behind the call."""
    session_id: str
    """Calls of one conversation share it."""
    env_vars: Mapping[str, str]
    """The variables that the tool declares, with their values."""
    permissions: Any
    """What the call may do: permission, allowed_by, is_sandboxed, folders, hosts."""
    cancellation: Any
    """Has is_cancelled and raise_if_cancelled()."""
    signer: Any
    """Signs for the tool: sign(data, is_digest=False); None unless it declares a signer."""

    if TYPE_CHECKING:

        def progress(self, fraction: float | None = None, message: str = "") -> None:
            """Tell how far the call is: a fraction from 0 to 1 or None, and a few words."""


class _ToolError(Exception):
    """What the tool says of its own failure by raising; no traceback is shown of it."""

    error_class = "permanent"

    def __init__(self, message: str, *, next_step: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.next_step = next_step

    def __str__(self) -> str:
        return f"{self.message} {self.next_step}".rstrip()


class InvalidInputError(_ToolError):
    """The arguments are wrong; the model can correct them."""

    error_class = "invalid_input"


class PermanentError(_ToolError):
    """Will not work however often it is tried: refused, not found, not allowed."""


class RetriableError(_ToolError):
    """May work the next time: a timeout, a lost connection, an overloaded server."""

    error_class = "retriable"


class RateLimitedError(RetriableError):
    """The other side asked for a pause; a number in the place of the message is its seconds."""

    error_class = "rate_limited"

    def __init__(
        self, message: str | float = "", retry_after_s: float | None = None, *, next_step: str = ""
    ) -> None:
        if not isinstance(message, str):
            retry_after_s, message = message, ""
        if not message:
            wait = "" if retry_after_s is None else f"; wait {retry_after_s:g} s"
            message = f"Too many calls in a short time{wait}."
        super().__init__(message, next_step=next_step)
        self.retry_after_s = retry_after_s


@dataclass(frozen=True)
class TextContent:
    """A block of text."""

    text: str
    """What it reads."""


@dataclass(frozen=True)
class ImageContent:
    """A picture."""

    data: str
    """Its bytes in base64."""

    media_type: str
    """Such as image/png."""


@dataclass(frozen=True)
class AudioContent:
    """A sound."""

    data: str
    """Its bytes in base64."""

    media_type: str
    """Such as audio/wav."""


@dataclass(frozen=True)
class FileContent:
    """A file that stays where it is."""

    path: str
    """Its absolute path."""

    media_type: str
    """Such as application/pdf."""

    size_bytes: int
    """How large it is."""


@dataclass(frozen=True)
class ToolResult:
    """A result in all its parts, made by `text`, `error`, `image`, `audio` or `as_answer`."""

    __tooldesk_result__: ClassVar[bool] = True

    content: tuple[Any, ...] = ()
    """Blocks of text, pictures, sounds and files, in order."""

    structured: Any = None
    """The value as JSON when it is not just text."""

    is_error: bool = False
    """Whether this is a failure."""

    error_class: str | None = None
    """Which kind of failure: one of SAID_CLASSES."""

    retry_after_s: float | None = None
    """How long to wait before another try, when rate limited."""

    result_as_answer: bool = False
    """Whether this is the agent's final answer."""

    external_reference: str | None = None
    """Something this success created elsewhere, such as a transaction hash."""

    @classmethod
    def text(
        cls, text: str, *, structured: Any = None, external_reference: str | None = None
    ) -> ToolResult:
        """A good result that reads `text`; `structured` is the value behind it, as JSON."""
        content = (TextContent(_checked_text("text", text)),)
        return cls(content, structured, external_reference=_checked_reference(external_reference))

    @classmethod
    def error(
        cls,
        message: str,
        *,
        error_class: str | None = None,
        retry_after_s: float | None = None,
        structured: Any = None,
    ) -> ToolResult:
        """A failure. Without a class it is "permanent", or "rate_limited" with a retry_after_s."""
        content = (TextContent(_checked_text("message", message)),)
        wait_s = None if retry_after_s is None else _checked_wait_s(retry_after_s)
        kind = error_class or ("permanent" if wait_s is None else "rate_limited")
        if kind not in SAID_CLASSES:
            raise ValueError(f"error_class is {kind!r}, which is none of {', '.join(SAID_CLASSES)}")
        if wait_s is not None and kind not in _WAITING:
            raise ValueError(f"retry_after_s goes with {' or '.join(_WAITING)}, not with {kind}")
        return cls(content, structured, is_error=True, error_class=kind, retry_after_s=wait_s)

    @classmethod
    def image(
        cls,
        data: bytes | str,
        media_type: str,
        *,
        structured: Any = None,
        external_reference: str | None = None,
    ) -> ToolResult:
        """A picture: its bytes, or these in base64; `media_type` is such as "image/png"."""
        if not _checked_text("media_type", media_type).startswith("image/"):
            raise ValueError(f"media_type is {media_type!r}, not that of a picture")
        content = (ImageContent(_base64_of(data), media_type),)
        return cls(content, structured, external_reference=_checked_reference(external_reference))

    @classmethod
    def audio(
        cls,
        data: bytes | str,
        media_type: str,
        *,
        structured: Any = None,
        external_reference: str | None = None,
    ) -> ToolResult:
        """A sound: its bytes, or these in base64; `media_type` is such as "audio/wav"."""
        if not _checked_text("media_type", media_type).startswith("audio/"):
            raise ValueError(f"media_type is {media_type!r}, not that of a sound")
        content = (AudioContent(_base64_of(data), media_type),)
        return cls(content, structured, external_reference=_checked_reference(external_reference))

    @classmethod
    def as_answer(
        cls,
        answer: str | ToolResult,
        *,
        structured: Any = None,
        external_reference: str | None = None,
    ) -> ToolResult:
        """The agent's final answer: a text, or a result that is made one."""
        result = answer if isinstance(answer, ToolResult) else cls.text(answer)
        if result.is_error:
            raise ValueError("a failure can't be the final answer")
        given = {
            "structured": structured,
            "external_reference": _checked_reference(external_reference),
        }
        kept = {name: value for name, value in given.items() if value is not None}
        return replace(result, result_as_answer=True, **kept)


SAID_CLASSES = ("invalid_input", "retriable", "rate_limited", "permanent")
"""What a tool can say of its own failure."""

_WAITING = ("retriable", "rate_limited")


def _checked_text(name: str, text: Any) -> str:
    if not isinstance(text, str):
        raise TypeError(f"{name} is {type(text).__name__}, not str")
    return text


def _checked_reference(reference: Any) -> str | None:
    return None if reference is None else _checked_text("external_reference", reference)


def _checked_wait_s(wait_s: Any) -> float:
    if isinstance(wait_s, bool) or not isinstance(wait_s, (int, float)):
        raise TypeError(f"retry_after_s is {type(wait_s).__name__}, not a number of seconds")
    if not (math.isfinite(wait_s) and wait_s >= 0):
        raise ValueError(f"retry_after_s is {wait_s}, not a number of seconds from 0 on")
    return float(wait_s)


def _base64_of(data: Any) -> str:
    if not isinstance(data, (bytes, bytearray, memoryview, str)):
        raise TypeError(f"data is {type(data).__name__}, neither bytes nor base64 as str")
    if not len(data):
        raise ValueError("data is empty")
    if not isinstance(data, str):
        return base64.b64encode(data).decode("ascii")
    try:
        base64.b64decode(data, validate=True)
    except ValueError as error:
        raise ValueError(f"data is no base64: {error}") from error
    return data
