"""HttpSource: an HTTP request whose parts are filled from the arguments of a call."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal, Self

from pydantic import Field, StrictBool, field_validator, model_validator

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.sources.template import Template, parse_template

HttpMethod = Literal["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"]
"""QUERY is a GET with a body (RFC 10008)."""

EnvVarName = Annotated[str, Field(pattern=r"^[A-Za-z_][A-Za-z0-9_]*$")]
HeaderName = Annotated[str, Field(pattern=r"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$")]
"""Source: RFC 9110, section 5.6.2, token."""

MediaType = Annotated[str, Field(pattern=r"^[\x20-\x7e]+$")]

ListStyle = Literal["comma", "space", "pipe", "brackets", "pairs", "json"]
"""How lists and objects are written where no JSON stands."""

_URL = late_pattern(
    r"(?:https?://[^/?#\s]+|\{[A-Za-z_][\w.-]*\})(?:[/?#].*)?", re.ASCII | re.DOTALL
)
_OURS = {"host", "content-length", "transfer-encoding", "connection"}


class JsonBody(DefinitionPart):
    """A JSON document."""

    kind: Literal["json"]
    """Tells this body from the other kinds."""

    value: Any = None
    """The document. A string that is one placeholder becomes the argument itself, whatever its
    type; other strings are filled as text; what an absent argument would fill is left out. None is
    an object of all arguments that no other part uses."""

    is_optional: StrictBool = False
    """Whether no body is sent where nothing of it is given; else that is an empty object."""


class FormBody(DefinitionPart):
    """Fields as application/x-www-form-urlencoded."""

    kind: Literal["form"]
    """Tells this body from the other kinds."""

    fields: dict[str, str] | None = None
    """Name → template; None is all arguments that no other part uses."""


class MultipartBody(DefinitionPart):
    """Fields and files as multipart/form-data (RFC 7578)."""

    kind: Literal["multipart"]
    """Tells this body from the other kinds."""

    fields: dict[str, str] = Field(default_factory=dict)
    """Name → template; a list that stands alone repeats the name."""

    files: dict[str, str] = Field(default_factory=dict)
    """Name → template of a path, relative ones from the working folder. A path with an argument
    or a variable in it must not lead out of that folder; a list that stands alone sends several."""

    media_types: dict[str, MediaType] = Field(default_factory=dict)
    """Name → what that part is sent as. Without one a file is what its name ends with, an object
    application/json, and a text nothing."""


class FileBody(DefinitionPart):
    """One file, as it is."""

    kind: Literal["file"]
    """Tells this body from the other kinds."""

    path: str
    """Template of its path, relative ones from the working folder. A path with an argument or a
    variable in it must not lead out of that folder."""

    media_type: MediaType = "application/octet-stream"
    """What it is sent as."""


class RawBody(DefinitionPart):
    """Text of a media type; values within a text of XML or HTML are escaped."""

    kind: Literal["raw"]
    """Tells this body from the other kinds."""

    text: str
    """Template of the text."""

    media_type: MediaType = "text/plain; charset=utf-8"
    """What it is sent as."""

    @field_validator("media_type")
    @classmethod
    def _is_not_json(cls, media_type: str) -> str:
        if "json" in media_type.partition(";")[0].lower():
            raise ValueError('use a body of kind "json": it puts values in by structure')
        return media_type


class BearerAuth(DefinitionPart):
    """A token in the Authorization header."""

    kind: Literal["bearer"]
    """Tells this way from the others."""

    env_var: EnvVarName
    """The variable with the token."""


class BasicAuth(DefinitionPart):
    """A user name and a password in the Authorization header."""

    kind: Literal["basic"]
    """Tells this way from the others."""

    username: str = ""
    """The user name; may be ${NAME} of a variable."""

    password_env_var: EnvVarName
    """The variable with the password."""


class ApiKeyAuth(DefinitionPart):
    """A key in a header or in the query."""

    kind: Literal["api_key"]
    """Tells this way from the others."""

    env_var: EnvVarName
    """The variable with the key."""

    name: HeaderName
    """Name of the header or query parameter."""

    place: Literal["header", "query"] = "header"
    """Where it goes."""


HttpBody = Annotated[
    JsonBody | FormBody | MultipartBody | RawBody | FileBody, Field(discriminator="kind")
]
HttpAuth = Annotated[BearerAuth | BasicAuth | ApiKeyAuth, Field(discriminator="kind")]


class HttpSource(DefinitionPart):
    """An HTTP request. Each part is left out when an argument in it is absent.

    Templates hold {argument} and ${VARIABLE}; each value is escaped for the place it stands in.
    """

    kind: Literal["http"] = "http"
    """Tells this source from the other kinds."""

    method: HttpMethod = "GET"
    """What is asked of the server."""

    url: str
    """Template of the URL. Where an argument is in its host, private addresses are refused."""

    query: dict[str, str] = Field(default_factory=dict)
    """Name → template, added to the URL; a list that stands alone repeats the name."""

    headers: dict[HeaderName, str] = Field(default_factory=dict)
    """Name → template; of Cookie, each pair without a value is left out."""

    body: HttpBody | None = None
    """What is sent along."""

    list_styles: dict[str, ListStyle] = Field(default_factory=dict)
    """Argument → how lists and objects of it are written in URL, headers and fields: with a comma,
    a space or a pipe between their values, with brackets as name[key]=value, as pairs, key=value
    each, with commas between them in path and headers, or as JSON. Without one a list repeats its
    name in query and form and has commas in path and headers; an object is JSON."""

    auth: HttpAuth | None = None
    """How the server knows us; names variables, never holds their values."""

    max_redirects: int = Field(default=5, ge=0, le=20, strict=True)
    """How many redirects are followed; 0 is none."""

    verify_tls: StrictBool = True
    """Whether the server's certificate must be trusted."""

    ca_file: str | None = Field(default=None, min_length=1)
    """PEM file of certificates that are trusted besides the system's; paths count from the
    workspace folder."""

    client_certificate: str | None = Field(default=None, min_length=1)
    """PEM file that says who we are, to the server of the URL alone."""

    client_key: str | None = Field(default=None, min_length=1)
    """PEM file of the certificate's key; None is the certificate's own file."""

    client_key_password_env_var: EnvVarName | None = None
    """The variable with the password of the key, when it has one."""

    proxy: str | None = Field(default=None, pattern=r"^((https?|socks5h?)://[^@\s]+|none)$")
    """URL of a proxy, over HTTP or SOCKS 5, which looks up the host; None is the environment's, if
    it names one; "none" is none."""

    max_response_bytes: int = Field(default=2_000_000, gt=0, le=50_000_000, strict=True)
    """Most that is read of an answer: longer text is cut, other longer answers are refused."""

    pick: str | None = None
    """JSONPath (RFC 9535) of what the result is; None is the whole answer."""

    template: str | None = None
    """Text of the result, with JSONPaths in braces: "{$.city}: {$.temperature} °C"."""

    allow_private_hosts: StrictBool = False
    """Whether arguments and redirects may lead to private, loopback and link-local addresses."""

    @field_validator("url")
    @classmethod
    def _is_http_url(cls, url: str) -> str:
        if not _URL.fullmatch(url):
            raise ValueError("a URL begins with http:// or https:// and a host, or with {argument}")
        if "@" in re.split(r"[/?#]", url.partition("://")[2], maxsplit=1)[0]:
            raise ValueError("a URL holds no user name or password; use auth")
        return url

    @field_validator("headers")
    @classmethod
    def _are_not_ours(cls, headers: dict[str, str]) -> dict[str, str]:
        ours = [name for name in headers if name.lower() in _OURS]
        if ours:
            raise ValueError(f"{ours[0]} is set by Tooldesk itself")
        if any(re.search(r"[\r\n\0]", value) for value in headers.values()):
            raise ValueError("a header is one line")
        return headers

    @model_validator(mode="after")
    def _has_certificate_of_its_key(self) -> Self:
        has_key = self.client_key or self.client_key_password_env_var
        if has_key and self.client_certificate is None:
            raise ValueError("client_key needs a client_certificate")
        return self

    @field_validator("pick", "template")
    @classmethod
    def _holds_json_paths(cls, text: str | None) -> str | None:
        # the library that knows better is imported when a call needs it
        if text is not None and "$" not in text:
            raise ValueError("a JSONPath begins with $, such as $.items[0].name")
        return text

    @property
    def placeholders(self) -> frozenset[str]:
        """Names of all arguments that its templates hold."""
        return frozenset().union(*(template.arguments for template in self._templates()))

    @property
    def variables(self) -> frozenset[str]:
        """Names of all variables that its templates hold and its auth needs."""
        named = frozenset().union(*(template.variables for template in self._templates()))
        password = self.client_key_password_env_var
        return named | frozenset(self.auth_variables) | ({password} if password else set())

    @property
    def auth_variables(self) -> tuple[str, ...]:
        """Names of the variables that its auth needs."""
        match self.auth:
            case None:
                return ()
            case BasicAuth(username=username, password_env_var=password):
                return (*sorted(parse_template(username).variables), password)
            case auth:
                return (auth.env_var,)

    def used_outside_body(self) -> frozenset[str]:
        """Names of the arguments that URL, query and headers hold."""
        outside = (self.url, *self.query.values(), *self.headers.values())
        return frozenset().union(*(parse_template(text).arguments for text in outside))

    def _templates(self) -> Iterator[Template]:
        texts = [self.url, *self.query.values(), *self.headers.values()]
        match self.body:
            case JsonBody(value=value):
                texts += _strings(value)
            case FormBody(fields=fields):
                texts += (fields or {}).values()
            case MultipartBody(fields=parts, files=files):
                texts += [*parts.values(), *files.values()]
            case FileBody(path=path):
                texts.append(path)
            case RawBody(text=text):
                texts.append(text)
        return map(parse_template, texts)


def _strings(value: object) -> Iterable[str]:
    match value:
        case str():
            yield value
        case dict():
            for each in value.values():
                yield from _strings(each)
        case list():
            for each in value:
                yield from _strings(each)
