"""keys_of_head, keys_of_body: what of a request may be somebody's key; for the redactor only."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import parse_qsl

from tooldesk.capturing.door import Headers
from tooldesk.tools.credentials import find_values, is_credential_name

_SHORTEST = 8
"""Local servers take any word as a key; a shorter one would be taken out of ordinary texts."""

_SHORTEST_OF_COOKIES = 16
"""Many cookies hold a language or a city."""

_SCHEMES = ("bearer", "basic", "token")
_NO_KEY = "prompt_cache_key"
"""Of OpenAI's APIs: a word that prompts of a kind have in common."""


def keys_of_head(headers: Headers, path: str, query: bytes) -> list[str]:
    """Those in headers, path and query; names of headers are in small letters."""
    found = [*find_values(path)]
    for name, value in headers:
        found += _in_header(name.decode("latin-1"), value.decode("latin-1").strip())
    text = query.decode("latin-1")
    for pair in text.split("&"):
        word, _, written = pair.partition("=")
        if is_credential_name(word):
            found += [written, *(each for _, each in parse_qsl(pair))]
    return _long_enough(found)


def keys_of_body(text: str, value: dict[str, Any]) -> list[str]:
    """Those in a body of JSON: fields that are called so, and what keys of known makers look like.

    An agent sends what it read, be it a file of keys.
    """
    named = (
        each
        for name, each in value.items()
        if isinstance(each, str) and name != _NO_KEY and is_credential_name(name)
    )
    return _long_enough((*named, *find_values(text)))


def _in_header(name: str, text: str) -> Iterator[str]:
    if name == "cookie":
        values = (pair.partition("=")[2].strip() for pair in text.split(";"))
        yield from (text, *(each for each in values if len(each) >= _SHORTEST_OF_COOKIES))
    elif is_credential_name(name):
        kind, _, rest = text.partition(" ")
        has_scheme = rest and kind.lower() in _SCHEMES
        yield rest.strip() if has_scheme else text
        if kind.lower() == "basic":
            yield from _of_basic(rest.strip())
    else:
        yield from find_values(text)


def _of_basic(text: str) -> Iterator[str]:
    """The password, or the name where it stands alone."""
    try:
        user = base64.b64decode(text, validate=True).decode("utf-8", "replace")
    except (binascii.Error, ValueError):
        return
    name, _, password = user.partition(":")
    yield password or name


def _long_enough(found: Iterable[str]) -> list[str]:
    return [each for each in found if len(each) >= _SHORTEST]
