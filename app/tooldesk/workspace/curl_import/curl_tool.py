"""read_curl: a pasted curl command → the file of an HTTP tool that asks the same.

Credentials never get into it: each becomes a variable, and its value is forgotten here unless it
is wanted for the keyring.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from pathlib import PurePosixPath
from typing import get_args
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.sources.http_source import HttpMethod
from tooldesk.tools.sources.template import parse_template
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.curl_import.curl_body import body_of
from tooldesk.workspace.curl_import.curl_options import CurlOptions, read_options
from tooldesk.workspace.curl_import.shell_words import commands_of, shell_words
from tooldesk.workspace.curl_import.url_globs import without_globs
from tooldesk.workspace.curl_import.variables import Variables

_METHODS = frozenset(get_args(HttpMethod))
_OURS = frozenset({"host", "content-length", "connection", "transfer-encoding", "accept-encoding"})
"""Headers that the program that sends a request decides on."""

_MOST_READ = 50_000_000
"""Most that a tool's max_response_bytes may be."""

LONGEST_COMMAND = 131_072
"""Characters of a command. Source: Linux, MAX_ARG_STRLEN, the longest word that curl can be
given; the time it takes to split a longer one would hold up the window."""

_CURL = late_pattern(r"\s*+(?:\$\s++)?(?:\S*/)?curl(?:\.exe)?\s", re.IGNORECASE)
_NOT_IN_NAMES = late_pattern(r"\W++")
_STEP = late_pattern(r"[A-Za-z][\w-]*+")
_VERSION = late_pattern(r"v\d++")


@frozen_record
class CurlTool:
    """What a command became."""

    document: JsonObject
    """The tool file."""

    variables: tuple[str, ...]
    """Names of the variables whose values were pasted."""

    notes: tuple[str, ...]
    """What was left out or read in another way."""

    secrets: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Variable → what was pasted, where that was wanted. Never shown."""


def is_curl(text: str) -> bool:
    """Whether a text is a curl command."""
    return _CURL.match(text[:200]) is not None


def read_curl(text: str, *, keeps_values: bool = False) -> CurlTool:
    """The tool that a curl command stands for.

    With `keeps_values` it has the credentials that stood there, for the keyring.

    Raises:
        DefinitionError: it can't be read, or asks for what no tool can do.
    """
    if not is_curl(text):
        raise DefinitionError(
            "This is no curl command.", next_step="Paste one that begins with curl."
        )
    if len(text) > LONGEST_COMMAND:
        raise DefinitionError(
            f"The command is longer than {LONGEST_COMMAND:,} characters.",
            next_step="Shorten its data; what calls send belongs in their arguments.",
        )
    first, *others = commands_of(text)
    words, rest = shell_words(first)
    options = read_options(words[1:])
    if others:
        options.notes.append("It is the first command only: paste each of the others by itself.")
    if rest:
        options.notes.append("What follows the command is left out.")
    return _Tool(options, keeps_values=keeps_values).made()


class _Tool:
    """Turns options into a document, part by part."""

    def __init__(self, options: CurlOptions, *, keeps_values: bool) -> None:
        self._options = options
        url, self._choices = _only_url(options), dict[str, JsonObject]()
        if options.takes_globs:
            url, self._choices = without_globs(url)
        self._url = url
        host = urlsplit(self._url).hostname or ""
        self._variables = Variables(_host_word(host), keeps_values=keeps_values)
        self._source: JsonObject = {"kind": "http"}

    def made(self) -> CurlTool:
        """The whole tool."""
        options, source = self._options, self._source
        body, extra_query = body_of(options, self._variables)
        source["method"] = self._method(has_body=body is not None)
        self._set_url(extra_query)
        self._set_headers(body)
        if body is not None:
            source["body"] = body
        self._set_connection()
        document, variables = self._document(), self._variables
        notes = tuple(dict.fromkeys(options.notes))
        return CurlTool(document, tuple(variables.pasted), notes, dict(variables.values))

    def _method(self, *, has_body: bool) -> str:
        options = self._options
        with_body = "POST" if options.upload is None else "PUT"
        method = options.method or ("HEAD" if options.is_head else with_body if has_body else "GET")
        if method not in _METHODS:
            raise DefinitionError(
                f"{method[:20]} is no method of a tool.",
                next_step=f"There are {', '.join(sorted(_METHODS))}.",
            )
        return method

    def _set_url(self, extra_query: list[tuple[str, str]]) -> None:
        parts = urlsplit(self._url)
        if parts.username is not None and self._options.user is None:
            self._options.user = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        host = parts.netloc.rpartition("@")[2]
        pairs = [*parse_qsl(parts.query, keep_blank_values=True), *extra_query]
        pairs = [(name, self._variables.in_place_of(name, text)) for name, text in pairs]
        path = parts.path or "/" * (self._options.upload is not None)
        if self._options.upload is not None and path.endswith("/"):
            # curl calls what it sends into a folder by the name of the file
            path += quote(PurePosixPath(self._options.upload).name)
        url = f"{parts.scheme}://{host}{self._variables.in_place_of('', path)}"
        names = [name for name, _ in pairs]
        if len(set(names)) == len(names):
            self._source["url"] = url
            if pairs:
                self._source["query"] = dict(pairs)
        else:
            self._source["url"] = f"{url}?{urlencode(pairs, safe='${}')}"
        if parts.fragment:
            self._options.notes.append(
                "What follows # in the URL is left out; servers never see it."
            )

    def _set_headers(self, body: JsonObject | None) -> None:
        headers: dict[str, str] = {}
        for name, text in self._given_headers():
            if name.lower() in _OURS or _is_implied(name, text, body):
                continue
            is_auth = name.lower() == "authorization"
            shown = self._auth_header(text) if is_auth else self._variables.in_place_of(name, text)
            if shown is not None:
                headers[name] = shown
        self._lift_api_key(headers)
        if headers:
            self._source["headers"] = headers

    def _given_headers(self) -> Iterator[tuple[str, str]]:
        """Those of -H, and what -u and --oauth2-bearer make."""
        yield from self._options.headers
        if self._options.bearer:
            yield "Authorization", f"Bearer {self._options.bearer}"
        if self._options.user is not None:
            coded = base64.b64encode(self._options.user.encode("utf-8")).decode("ascii")
            yield "Authorization", f"Basic {coded}"

    def _auth_header(self, text: str) -> str | None:
        """The value of an Authorization header; None where `auth` says it."""
        scheme, _, credential = text.partition(" ")
        credential = credential.strip()
        if not credential:
            return self._variables.in_place_of("authorization", text)
        if scheme.lower() == "bearer":
            name = self._variables.name_for("TOKEN", credential)
            self._source["auth"] = {"kind": "bearer", "env_var": name}
            return None
        user = _decoded(credential) if scheme.lower() == "basic" else None
        if user is None:
            return f"{scheme} {self._variables.made('TOKEN', credential)}"
        return self._basic(user)

    def _basic(self, user: str) -> str | None:
        name, _, password = user.partition(":")
        if password:
            self._source["auth"] = {
                "kind": "basic",
                "username": self._variables.in_place_of("", name),
                "password_env_var": self._variables.name_for("PASSWORD", password),
            }
            return None
        # a key in place of the name, and no password, which `auth` has no word for
        coded = self._variables.made("BASIC_AUTH", user)
        self._options.notes.append(
            f"{coded[2:-1]} is the base64 of “key:”, as the command has no password."
        )
        return f"Basic {coded}"

    def _lift_api_key(self, headers: dict[str, str]) -> None:
        """A header that is nothing but a key is what `auth` calls an API key."""
        if "auth" in self._source:
            return
        for name, text in headers.items():
            place = parse_template(text).lone_place
            if place is not None and place.is_variable and name.lower() != "cookie":
                del headers[name]
                self._source["auth"] = {"kind": "api_key", "env_var": place.name, "name": name}
                return

    def _set_connection(self) -> None:
        options = self._options
        redirects = options.max_redirects if options.max_redirects is not None else 5
        self._source["max_redirects"] = min(redirects, 20) if options.follows_redirects else 0
        if self._source["max_redirects"] == 5:
            del self._source["max_redirects"]
        if options.is_insecure:
            self._source["verify_tls"] = False
            options.notes.append("-k: the server's certificate is not verified.")
        if options.proxy is not None:
            self._source["proxy"] = options.proxy
        if options.max_bytes is not None:
            if 0 < options.max_bytes <= _MOST_READ:
                self._source["max_response_bytes"] = options.max_bytes
            else:
                options.notes.append(
                    f"--max-filesize is left out: a tool reads {_MOST_READ:,} bytes at most."
                )
        self._set_tls_files()

    def _set_tls_files(self) -> None:
        options = self._options
        named = {
            "ca_file": options.ca_file,
            "client_certificate": options.certificate,
            "client_key": options.key if options.certificate else None,
        }
        files = {field: file for field, file in named.items() if file}
        self._source.update(files)
        if options.key_password and options.certificate:
            variable = self._variables.name_for("KEY_PASSWORD", options.key_password)
            self._source["client_key_password_env_var"] = variable
        if options.key and not options.certificate:
            options.notes.append("--key is left out: it needs --cert.")
        if any(not file.startswith(("/", "~")) for file in files.values()):
            options.notes.append("Files of certificates and keys count from the workspace folder.")

    def _document(self) -> JsonObject:
        names = sorted(_arguments(self._source))
        properties = {name: self._choices.get(name, {"type": "string"}) for name in names}
        schema: JsonObject = {"type": "object", "properties": properties}
        if names:
            schema["required"] = names
            self._options.notes.append(f"Became parameters: {', '.join(names)}.")
        if self._choices:
            named = ", ".join(self._choices)
            self._options.notes.append(
                f"curl makes several requests of this URL; a call makes one, by {named}."
            )
        document: JsonObject = {
            "name": _tool_name(self._source["url"], self._source["method"]),
            "description": f"{self._source['method']} {self._source['url'].partition('?')[0]}",
            "input_schema": schema,
            "source": self._source,
        }
        if used := self._variables.used:
            document["env_vars"] = [{"name": name} for name in used]
        if self._source["method"] in ("GET", "HEAD", "OPTIONS", "QUERY"):
            document["is_idempotent"] = True
        if self._options.timeout_s is not None and 0 < self._options.timeout_s <= 86_400:
            document["timeout_s"] = self._options.timeout_s
        return document


def _only_url(options: CurlOptions) -> str:
    if not options.urls:
        raise DefinitionError("The command has no URL.", next_step="Paste all of it.")
    if len(options.urls) > 1:
        options.notes.append("Only the first URL is used.")
    url = options.urls[0]
    if url.startswith(("{", "${")):
        raise DefinitionError(
            "The URL begins with a variable, so its host is not known.",
            next_step="Write the host in its place.",
        )
    if "://" not in url:
        url = f"http://{url}"
    if url.partition("://")[0].lower() not in ("http", "https"):
        raise DefinitionError(
            "Only http and https URLs can be tools.",
            next_step="Paste a command whose URL begins with one of them.",
        )
    try:
        urlsplit(url)
    except ValueError:
        # its own words repeat a part of the URL, which may hold a password
        raise DefinitionError(
            "The URL can't be read.", next_step="Look at its host and its brackets."
        ) from None
    return url


def _is_implied(name: str, text: str, body: JsonObject | None) -> bool:
    """Whether a header says no more than the kind of body does."""
    if body is None or name.lower() != "content-type":
        return False
    media_type = text.partition(";")[0].strip().lower()
    implied = {
        "json": "application/json",
        "form": "application/x-www-form-urlencoded",
        "multipart": "multipart/form-data",
    }
    return body["kind"] in ("raw", "file") or implied.get(body["kind"]) == media_type


def _decoded(credential: str) -> str | None:
    try:
        return base64.b64decode(credential, validate=True).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError):
        return None


def _arguments(value: JsonValue) -> set[str]:
    match value:
        case str():
            return set(parse_template(value).arguments)
        case dict():
            return set().union(*(_arguments(each) for each in value.values()))
        case list():
            return set().union(*(_arguments(each) for each in value))
    return set()


def _host_word(host: str) -> str:
    """The word of a host that people call it by: api.open-meteo.com is open_meteo."""
    labels = [each for each in host.split(".") if each not in ("www", "api", "")]
    word = labels[-2] if len(labels) > 1 else next(iter(labels), "")
    word = _NOT_IN_NAMES.sub("_", word)
    return word if word[:1].isalpha() else "http"


def _tool_name(url: str, method: str) -> str:
    parts = urlsplit(url)
    steps = [each for each in parts.path.split("/") if _STEP.fullmatch(each)]
    last = steps[-1] if steps and not _VERSION.fullmatch(steps[-1]) else ""
    verb = "" if method in ("GET", "HEAD", "QUERY") else method.lower()
    words = [verb, _host_word(parts.hostname or ""), last]
    return _NOT_IN_NAMES.sub("_", "_".join(word for word in words if word)).lower()[:64]
