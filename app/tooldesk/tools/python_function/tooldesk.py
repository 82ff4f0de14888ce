"""The optional decorator `tool`: what a function's annotations and docstring can't say.

One file for CPython 3.9 and newer that needs nothing else. It can be imported wherever Tooldesk
runs tools; to use such a function elsewhere, put this file beside yours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
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
) -> Callable[[Tool], Tool]:
    """Declare what a new tool of this function or class begins with; its tool file can differ.

    `env_vars` are names, names with a description each, or objects as in a tool file.
    `cache_ttl_s` and `store_if` switch the cache on: `store_if` takes the arguments and the result
    of a good call and says whether it is stored, or is a condition such as
    "@.result.status == 'done'".
    """
    policy = {
        "enabled": (cache_ttl_s is not None or store_if is not None) if cache is None else cache,
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
        "cache": {key: value for key, value in policy.items() if value} or None,
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
