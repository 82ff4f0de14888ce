"""without_secrets: an entry whose credentials are references, and what these stand for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Any
from urllib.parse import parse_qsl

from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.credentials import find_values, is_credential
from tooldesk.tools.server_config import is_plain_secret, references
from tooldesk.workspace.server_import.translated_entry import variable_name

_PASSWORD = late_pattern(r"://[^/\s:@]*+:([^/\s@]++)@")
"""In a URL: `postgres://me:password@host`."""

_PAIR = late_pattern(r"[?&]([^=&#?]++)=([^&#]++)")


@frozen_record
class TakenSecret:
    """One value that stood in the file."""

    name: str
    """The variable that stands for it now."""

    where: str
    """Where it stood: "env.API_KEY"."""

    value: str = field(repr=False)
    """The value: never shown."""

    is_kept: bool
    """Whether it is stored under that name already."""


class SecretNames:
    """Gives values names: one that has another value already is given to nobody else."""

    def __init__(self, stored: Mapping[str, str | None]) -> None:
        """`stored` are the names that are taken, with their values where they can be read."""
        self._stored = stored
        self._given: dict[str, str | None] = {**stored}

    def secret(self, server: str, name: str, where: str, value: str) -> TakenSecret:
        """The value under its name, or under one with the server's before it."""
        wanted, own = variable_name(name), variable_name(server)
        longer = wanted if wanted.startswith(f"{own}_") else f"{own}_{wanted}"
        names = (wanted, longer, *(f"{longer}_{number}" for number in range(2, 1_000)))
        free = (each for each in names if self._given.get(each, value) == value)
        chosen = next(free, longer)
        self._given[chosen] = value
        return TakenSecret(chosen, where, value, self._stored.get(chosen) == value)


def without_secrets(
    server: str, entry: Mapping[str, Any], names: SecretNames
) -> tuple[dict[str, Any], tuple[TakenSecret, ...]]:
    """What is left in env, headers and URL are names; words of a command can't be replaced."""
    clean, taken = dict(entry), list[TakenSecret]()
    for part in ("env", "headers"):
        texts = entry.get(part)
        if not isinstance(texts, dict):
            continue
        clean[part] = {}
        for name, text in texts.items():
            shown, secrets = _text_without(server, name, text, f"{part}.{name}", names)
            clean[part][name] = shown
            taken += secrets
    if isinstance(url := entry.get("url"), str):
        clean["url"], secrets = _url_without(server, url, names)
        taken += secrets
    return clean, tuple(taken)


def _text_without(
    server: str, name: str, text: str, where: str, names: SecretNames
) -> tuple[str, list[TakenSecret]]:
    is_secret = is_plain_secret(name, text) or bool(_PASSWORD.search(text))
    if not is_secret or any(references(text)):
        return text, []
    scheme, blank, rest = text.partition(" ")
    is_authorization = name.lower().endswith("authorization")
    wanted = f"{server}_TOKEN" if is_authorization else name
    if where.startswith("headers.") and not is_authorization:
        wanted = f"{server}_{name}"
    if blank and scheme.isalpha() and rest.strip() and " " not in rest.strip():
        taken = names.secret(server, wanted, where, rest.strip())
        return f"{scheme} ${{{taken.name}}}", [taken]
    taken = names.secret(server, wanted, where, text)
    return f"${{{taken.name}}}", [taken]


def _url_without(server: str, url: str, names: SecretNames) -> tuple[str, list[TakenSecret]]:
    taken = []
    for name, value in sorted(_in_url(url), key=lambda pair: -len(pair[1])):
        if value in url:
            secret = names.secret(server, f"{server}_{name}", "url", value)
            url = url.replace(value, f"${{{secret.name}}}")
            taken.append(secret)
    return url, taken


def _in_url(url: str) -> Iterator[tuple[str, str]]:
    """Name and value, as it is written, of what a URL holds."""
    for found in _PASSWORD.finditer(url):
        yield "PASSWORD", found[1]
    for found in _PAIR.finditer(url):
        name = next((key for key, _ in parse_qsl(f"{found[1]}=x")), found[1])
        if not any(references(found[2])) and is_credential(name, found[2]):
            yield name, found[2]
    for value in find_values(url):
        yield "TOKEN", value
