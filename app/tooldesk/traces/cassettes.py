"""interactions_in, outputs_of_interaction: cassettes of vcr.py, in YAML or JSON.

Source: vcr.py, serializers (version 1): interactions, each with request.body, and response.body
with string or base64_string; a body may be compressed as its headers say.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from typing import Any

import yaml

from tooldesk.late_pattern import late_pattern
from tooldesk.traces.exchanges import Outputs, answered, body_of
from tooldesk.traces.trace_lines import MOST_BYTES

START = late_pattern(r"(?:interactions:|version: *1)\s*$")
"""What the first line of a cassette in YAML is; its keys may stand in either order."""

INTERACTION = late_pattern(r"- (?:request|response|recorded_at):")
"""What the first line of each interaction is."""


class NoYamlError(ValueError):
    """A part of a cassette is no YAML."""


def interactions_in(text: str) -> list[Any]:
    """The interactions of a part of a cassette: a YAML list; every scalar is read as text.

    It is built from the parser's events, one after another, so that depth costs no stack, and an
    alias is the same object again, which costs nothing.

    Raises:
        NoYamlError: it can't be read.
    """
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    root: list[Any] = []
    value: Any
    open_values: list[Any] = [root]
    keys: list[str | None] = [None]
    anchors: dict[str, Any] = {}
    try:
        for event in yaml.parse(text, Loader=loader):
            match event:
                case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                    open_values.pop()
                    keys.pop()
                    continue
                case yaml.SequenceStartEvent():
                    value = []
                case yaml.MappingStartEvent():
                    value = {}
                case yaml.ScalarEvent():
                    value = _scalar(event)
                case yaml.AliasEvent():
                    value = anchors.get(str(event.anchor))
                case _:
                    continue
            if getattr(event, "anchor", None) and not isinstance(event, yaml.AliasEvent):
                anchors[str(event.anchor)] = value
            _put(open_values[-1], keys, value)
            if isinstance(event, yaml.CollectionStartEvent):
                open_values.append(value)
                keys.append(None)
    except (yaml.YAMLError, ValueError) as error:
        raise NoYamlError(str(getattr(error, "problem", None) or error)) from error
    return root[0] if root and isinstance(root[0], list) else []


def _put(holder: Any, keys: list[str | None], value: Any) -> None:
    if isinstance(holder, list):
        holder.append(value)
    elif keys[-1] is None:
        keys[-1] = value if isinstance(value, str) else ""
    else:
        holder[keys[-1]] = value
        keys[-1] = None


def _scalar(event: yaml.ScalarEvent) -> Any:
    if event.tag and event.tag.endswith(":binary"):
        return base64.b64decode(event.value, validate=False)
    return None if event.implicit[0] and event.value in ("null", "~", "") else event.value


def outputs_of_interaction(value: Any) -> Outputs:
    """The output of one interaction.

    Raises:
        RefusedError: the API answered with an error.
        UnknownShapeError: it is no exchange with a model.
    """
    request, response = (_part(value, key) for key in ("request", "response"))
    asked = body_of(_text(request.get("body"), request.get("headers")))
    given = body_of(_text(response.get("body"), response.get("headers")))
    around = [value] if isinstance(value, dict) else []
    return answered(asked, given, *around, {"date": _header(response.get("headers"), "date")})


def _part(value: Any, key: str) -> Mapping[str, Any]:
    part = value.get(key) if isinstance(value, Mapping) else None
    return part if isinstance(part, Mapping) else {}


def _header(headers: Any, name: str) -> str:
    for key, value in headers.items() if isinstance(headers, Mapping) else ():
        if isinstance(key, str) and key.lower() == name:
            return str(value[0] if isinstance(value, list) and value else value)
    return ""


def _text(body: Any, headers: Any) -> Any:
    """A body as text; JSON that a serializer took apart stays as it is."""
    if isinstance(body, Mapping):
        if isinstance(encoded := body.get("base64_string"), str):
            try:
                body = base64.b64decode(encoded)
            except binascii.Error:
                return ""
        else:
            body = body.get("string", body)
    if isinstance(body, str) and _header(headers, "content-encoding") in ("gzip", "deflate"):
        body = body.encode("latin-1", "ignore") if body[:1] == "\x1f" else body
    if isinstance(body, bytes):
        return _unpacked(body).decode("utf-8", "replace")
    return body


def _unpacked(body: bytes) -> bytes:
    """Gzip and zlib taken off, up to what is read at once."""
    if body[:2] != b"\x1f\x8b" and body[:1] != b"\x78":
        return body
    try:
        return zlib.decompressobj(wbits=47).decompress(body, MOST_BYTES)
    except zlib.error:
        return body
