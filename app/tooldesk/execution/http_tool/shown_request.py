"""shown_request: the request of a call with the names of variables in the place of their values."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import replace

from tooldesk.execution.http_tool.marks import Marks
from tooldesk.execution.http_tool.request_building import (
    HttpRequest,
    auth_pair,
    build_request,
)
from tooldesk.redaction.stream_redactor import placeholder
from tooldesk.tools.sources.http_source import BasicAuth, HttpSource
from tooldesk.tools.sources.template import TemplateValues
from tooldesk.tools.tool_result import JsonObject


def shown_request(
    source: HttpSource, arguments: JsonObject, variables: Mapping[str, str], request: HttpRequest
) -> HttpRequest:
    """`request` made anew of placeholders: a value too short to be searched for is named, too."""
    marks = Marks()
    marked = {name: marks.mark(name) for name in source.variables if name in variables}
    if not marked:
        return request
    shown = build_request(source, arguments, marked, are_marks=True)
    coded = _basic(source, TemplateValues(arguments, marked))

    def named(text: str) -> str:
        # user name and password are sent in base64, where no name could stand
        if text and text == coded:
            text = f"Basic {base64.b64decode(text[6:]).decode()}"
        pieces = marks.split(text)
        return "".join(placeholder(each) if at % 2 else each for at, each in enumerate(pieces))

    return replace(
        shown,
        url=named(shown.url),
        headers=tuple((name, named(value)) for name, value in shown.headers),
        body=None if shown.body is None else named(shown.body.decode()).encode(),
        parts=tuple(replace(each, value=named(each.value)) for each in shown.parts),
    )


def _basic(source: HttpSource, values: TemplateValues) -> str:
    return auth_pair(source.auth, values)[1] if isinstance(source.auth, BasicAuth) else ""
