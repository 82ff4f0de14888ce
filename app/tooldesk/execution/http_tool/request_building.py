"""build_request: an HttpSource and the values of one call → the request to send."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from functools import partial
from html import escape as escape_markup
from urllib.parse import quote, quote_plus

from tooldesk.errors import InvalidInputError
from tooldesk.execution.http_tool.list_texts import (
    encoded_pairs,
    joined_text,
    named_texts,
    percent_encoded,
)
from tooldesk.execution.http_tool.url_building import build_url
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.sources.http_source import (
    ApiKeyAuth,
    BasicAuth,
    BearerAuth,
    FileBody,
    FormBody,
    HttpAuth,
    HttpSource,
    JsonBody,
    MultipartBody,
    RawBody,
)
from tooldesk.tools.sources.template import Template, TemplateValues, parse_template, text_of
from tooldesk.tools.tool_result import JsonObject, JsonValue

_COOKIE_MARKS = "!#$&'()*+-./:<=>?@[]^_`{|}~"
"""What stands for itself in the value of a cookie, beside letters and digits (RFC 6265, 4.1.1)."""

_NOT_IN_HEADERS = late_pattern("[\x00-\x08\x0a-\x1f\x7f\ud800-\udfff]")
_MARKUP = late_pattern(r"\b(?:xml|html)\b|\+xml")
_JSON = "application/json"
_ABSENT = object()


@frozen_record
class FormPart:
    """A field or a file of multipart/form-data, or a file that is the whole body."""

    name: str
    """Its name."""

    value: str = field(repr=False)
    """The text of a field, or the path of a file. May be a secret: never shown."""

    is_file: bool = False
    """Whether the value is a path."""

    is_filled: bool = False
    """Whether there is an argument or a variable in it."""

    media_type: str = ""
    """What it is sent as; "" is none for a field, and that of its name for a file."""

    is_whole: bool = False
    """Whether it is a file that is the whole body."""


@frozen_record
class HttpRequest:
    """What is sent."""

    method: str
    """Such as GET."""

    url: str
    """Escaped, with its query. May hold a key: never shown."""

    headers: tuple[tuple[str, str], ...] = field(repr=False)
    """Name and value, in order. Values may be secrets: never shown."""

    body: bytes | None = field(repr=False)
    """What is sent along."""

    host_is_fixed: bool
    """Whether no argument chose host or port."""

    secret_headers: frozenset[str]
    """Lower-case names of headers that another host must not get."""

    has_secret_body: bool
    """Whether the body holds variables, so that another host must not get it."""

    parts: tuple[FormPart, ...] = ()
    """What multipart.py makes the body of."""


def build_request(
    source: HttpSource,
    arguments: JsonObject,
    variables: Mapping[str, str],
    *,
    are_marks: bool = False,
) -> HttpRequest:
    """The request with everything filled in; one of marks for its variables is only shown.

    Raises:
        InvalidInputError: an argument is missing, or can't stand where the definition wants it.
    """
    values = TemplateValues(arguments, variables, are_marks)
    url = build_url(source, values)
    headers = _headers(source, values)
    body, media_type = _body(source, values)
    if body is None and isinstance(source.body, JsonBody):
        # there is nothing of whose type could be told
        headers = [each for each in headers if each[0].lower() != "content-type"]
    if media_type and not any(name.lower() == "content-type" for name, _ in headers):
        headers.append(("Content-Type", media_type))
    secret = {name.lower() for name, text in source.headers.items() if _holds_variables(text)}
    text = url.text
    if source.auth is not None:
        name, value = auth_pair(source.auth, values)
        if value and isinstance(source.auth, ApiKeyAuth) and source.auth.place == "query":
            text += f"{'&' if '?' in text else '?'}{percent_encoded(name)}={percent_encoded(value)}"
        elif value:
            headers.append((name, _header_value(name, value)))
            secret.add(name.lower())
    return HttpRequest(
        method=source.method,
        url=text,
        headers=tuple(headers),
        body=body,
        host_is_fixed=url.host_is_fixed,
        secret_headers=frozenset(secret),
        has_secret_body=source.body is not None and _holds_variables(source.body.model_dump_json()),
        parts=tuple(_parts(source, values)),
    )


def auth_pair(auth: HttpAuth, values: TemplateValues) -> tuple[str, str]:
    """Name and value of the header or query parameter; an empty value when there is none.

    Raises:
        InvalidInputError: a variable can't be written as text.
    """
    match auth:
        case BearerAuth():
            token = _variable(auth.env_var, values)
            return "Authorization", f"Bearer {token}" if token else ""
        case BasicAuth():
            password = _variable(auth.password_env_var, values)
            username = parse_template(auth.username).fill(values)
            if password is None or username is None:
                return "Authorization", ""
            coded = base64.b64encode(f"{username}:{password}".encode()).decode("ascii")
            return "Authorization", f"Basic {coded}"
        case ApiKeyAuth():
            return auth.name, _variable(auth.env_var, values) or ""


def _variable(name: str, values: TemplateValues) -> str | None:
    value = values.variables.get(name)
    return None if value is None else text_of(name, value)


def _headers(source: HttpSource, values: TemplateValues) -> list[tuple[str, str]]:
    filled = ((name, _filled_header(name, source, values)) for name in source.headers)
    return [(name, _header_value(name, text)) for name, text in filled if text is not None]


def _filled_header(name: str, source: HttpSource, values: TemplateValues) -> str | None:
    template = source.headers[name]
    if name.lower() != "cookie":
        write = partial(joined_text, styles=source.list_styles, encode=str)
        return parse_template(template).fill(values, write)
    pairs = (_cookie(each.strip(), source, values) for each in template.split(";"))
    return "; ".join(each for each in pairs if each) or None


def _cookie(pair: str, source: HttpSource, values: TemplateValues) -> str | None:
    """One cookie, where no argument can begin another; one that stands alone is the whole pair."""
    template = parse_template(pair)
    if template.lone_place:
        return template.fill(values)
    encode = partial(quote, safe=_COOKIE_MARKS)
    encoded = {
        name: joined_text(name, value, styles=source.list_styles, encode=encode, unstyled="json")
        for name in template.arguments
        if (value := values.arguments.get(name)) is not None
    }
    return template.fill(replace(values, arguments=encoded))


def _header_value(name: str, text: str) -> str:
    # keys are often pasted with a line break at their end
    text = text.strip()
    if _NOT_IN_HEADERS.search(text):
        raise InvalidInputError(
            f"The header {name} would hold a line break or another control character.",
            next_step="Leave such characters out of its value.",
        )
    return text


def _holds_variables(text: str) -> bool:
    return bool(parse_template(text).variables)


def _body(source: HttpSource, values: TemplateValues) -> tuple[bytes | None, str]:
    match source.body:
        case None | MultipartBody():
            return None, ""
        case FileBody(media_type=media_type):
            return None, media_type
        case JsonBody(value=template):
            value = _rest(source, values) if template is None else _filled(template, values)
            if value is _ABSENT or (source.body.is_optional and value == {}):
                return None, ""
            return _json_bytes(value), _JSON
        case FormBody(fields=fields):
            if fields is None:
                fields = {name: f"{{{name}}}" for name in _rest(source, values)}
            pairs = encoded_pairs(fields, values, source.list_styles, quote_plus)
            return "&".join(pairs).encode("ascii"), "application/x-www-form-urlencoded"
        case RawBody(text=template, media_type=media_type):
            return _raw(template, media_type, values), media_type


def _parts(source: HttpSource, values: TemplateValues) -> Iterator[FormPart]:
    body = source.body
    if isinstance(body, FileBody):
        parsed = parse_template(body.path)
        text = parsed.fill(values)
        if text is not None:
            yield FormPart("", text, True, _is_filled(parsed), is_whole=True)
    if not isinstance(body, MultipartBody):
        return
    for name, template in body.fields.items():
        parsed = parse_template(template)
        media_type = body.media_types.get(name, _JSON if _holds_objects(parsed, values) else "")
        for key, text in named_texts(name, parsed, values, source.list_styles, str):
            yield FormPart(key, text, False, _is_filled(parsed), media_type)
    for name, template in body.files.items():
        parsed = parse_template(template)
        for _, text in named_texts(name, parsed, values, {}, str):
            yield FormPart(name, text, True, _is_filled(parsed), body.media_types.get(name, ""))


def _is_filled(template: Template) -> bool:
    return bool(template.places)


def _holds_objects(template: Template, values: TemplateValues) -> bool:
    """Whether a field is sent as JSON, as OpenAPI has it."""
    place = template.lone_place
    value = None if place is None else values.value(place)
    return isinstance(value, dict) or (
        isinstance(value, list) and any(isinstance(each, dict | list) for each in value)
    )


def _raw(template: str, media_type: str, values: TemplateValues) -> bytes:
    parsed = parse_template(template)
    absent = {place.name: "" for place in parsed.places if values.value(place) is None}
    filled = TemplateValues({**values.arguments, **absent}, {**absent, **values.variables})
    # an argument that is the whole text is a document itself, with markup of its own
    is_escaped = parsed.lone_place is None and _MARKUP.search(media_type)
    return (parsed.fill(filled, _escaped if is_escaped else None) or "").encode("utf-8")


def _escaped(name: str, value: JsonValue) -> str:
    return escape_markup(text_of(name, value))


def _rest(source: HttpSource, values: TemplateValues) -> JsonObject:
    used = source.used_outside_body()
    return {name: value for name, value in values.arguments.items() if name not in used}


def _filled(template: JsonValue, values: TemplateValues) -> JsonValue:
    """The document with its strings filled; _ABSENT where an argument is absent."""
    match template:
        case str():
            parsed = parse_template(template)
            if (place := parsed.lone_place) is not None:
                return values.value(place) if values.has(place) else _ABSENT
            text = parsed.fill(values)
            return _ABSENT if text is None else text
        case dict():
            pairs = ((key, _filled(each, values)) for key, each in template.items())
            return {key: value for key, value in pairs if value is not _ABSENT}
        case list():
            return [value for each in template if (value := _filled(each, values)) is not _ABSENT]
    return template


def _json_bytes(value: JsonValue) -> bytes:
    try:
        return json.dumps(value).encode("ascii")
    except RecursionError as error:
        raise InvalidInputError(
            "The arguments are nested too deep to be sent.", next_step="Nest them less."
        ) from error
