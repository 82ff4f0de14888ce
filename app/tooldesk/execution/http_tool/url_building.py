"""build_url: URL template and values → a URL in which no value leaves its place."""

from __future__ import annotations

import re
from functools import partial
from urllib.parse import urlsplit

from tooldesk.errors import InvalidInputError
from tooldesk.execution.http_tool.list_texts import (
    encoded_pairs,
    joined_text,
    named_texts,
    percent_encoded,
)
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.sources.template import Template, TemplateValues, parse_template

_PARTS = late_pattern(
    r"(?P<base>(?:https?://)?[^/?#]+)(?P<path>[^?#]*)(?:\?(?P<query>[^#]*))?(?:#.*)?", re.DOTALL
)
_HOST_AND_PORT = late_pattern(r"(?:\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::[0-9]{1,5})?")
_MARKED_HOST_AND_PORT = late_pattern(r"(?:\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::\w+)?")
_WHOLE_URL = late_pattern(r"https?://(?P<host>[^/?#]+)[^\x00-\x20\x7f\\#]*", re.IGNORECASE)
_MAY_LOSE_SEGMENTS = ("GET", "HEAD", "OPTIONS", "QUERY")


@frozen_record
class BuiltUrl:
    """Where a request goes."""

    text: str
    """The URL, escaped, with its query."""

    host_is_fixed: bool
    """Whether no argument chose host or port."""


def build_url(source: HttpSource, values: TemplateValues) -> BuiltUrl:
    """The URL of a request.

    Raises:
        InvalidInputError: an argument is missing or would change more than its place.
    """
    parts = _PARTS.fullmatch(source.url)
    assert parts is not None
    base = parse_template(parts["base"])
    start = _start(base, values)
    path = _path(parts["path"], source, values)
    pairs = _pairs_in_url(parts["query"] or "", source, values)
    pairs += encoded_pairs(source.query, values, source.list_styles, percent_encoded)
    if "?" in start and path:
        raise InvalidInputError(
            "The URL in the arguments has a query; only a base fits here.",
            next_step="Leave out the question mark and what follows.",
        )
    start = start.rstrip("/") if path else start
    joint = "&" if "?" in start else "?"
    return BuiltUrl(start + path + (joint + "&".join(pairs) if pairs else ""), not base.arguments)


def _start(base: Template, values: TemplateValues) -> str:
    """Scheme, host and port; of a template that begins with an argument perhaps more."""
    text = base.fill(values)
    named = ", ".join(place.name for place in base.places)
    if text is None:
        raise InvalidInputError(f"The URL needs {named}.", next_step="Give it a value.")
    if not base.places:
        return text
    whole = _WHOLE_URL.fullmatch(text)
    host = _MARKED_HOST_AND_PORT if values.are_marks else _HOST_AND_PORT
    if whole is None or not host.fullmatch(whole["host"]):
        raise InvalidInputError(
            f"{named} makes no http:// or https:// URL.",
            next_step="Give a host name or address, without user name, spaces or backslashes.",
        )
    if isinstance(base.pieces[0], str) and whole["host"] != text.partition("://")[2]:
        raise InvalidInputError(f"{named} is more than a host.", next_step="Give the host alone.")
    return text


def _path(template: str, source: HttpSource, values: TemplateValues) -> str:
    if not template:
        return ""
    segments = template.split("/")[1:]
    filled = [_segment(segment, source, values) for segment in segments]
    while filled and filled[-1] is None and source.method in _MAY_LOSE_SEGMENTS:
        filled.pop()
    for segment, text in zip(segments, filled, strict=False):
        if text is None:
            named = ", ".join(sorted(parse_template(segment).arguments))
            raise InvalidInputError(f"The URL needs {named}.", next_step="Give it a value.")
    return "".join(f"/{text}" for text in filled)


def _segment(segment: str, source: HttpSource, values: TemplateValues) -> str | None:
    template = parse_template(segment)
    write = partial(joined_text, styles=source.list_styles, encode=percent_encoded)
    text = template.fill(values, write)
    if template.places and text in ("", ".", ".."):
        named = ", ".join(place.name for place in template.places)
        raise InvalidInputError(
            f"{named} would change the path of the URL: it may not be empty, . or .. there.",
            next_step="Give the name of one thing.",
        )
    return text


def _pairs_in_url(query: str, source: HttpSource, values: TemplateValues) -> list[str]:
    """The pairs of the template's own query, whose text is escaped already."""
    pairs: list[str] = []
    for pair in filter(None, query.split("&")):
        name, equals, text = pair.partition("=")
        template = parse_template(text)
        if template.lone_place:
            texts = named_texts(name, template, values, source.list_styles, percent_encoded)
            pairs += [f"{key}={each}" for key, each in texts]
            continue
        write = partial(
            joined_text, styles=source.list_styles, encode=percent_encoded, unstyled="json"
        )
        filled = template.fill(values, write)
        if filled is not None:
            pairs.append(name + equals + filled)
    return pairs


def shown_url(url: str) -> str:
    """A URL for messages: without its query, which may hold a key."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}{parts.path}"
