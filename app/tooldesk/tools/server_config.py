"""ServerConfig: one server of servers.json, and the definition that stands for starting it."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StrictBool, field_validator, model_validator

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.credentials import find_values, is_credential
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.permission import Permission
from tooldesk.tools.permission_rules import HostCondition
from tooldesk.tools.sources.disk_path import DiskPath
from tooldesk.tools.sources.shell_source import Word
from tooldesk.tools.tool_definition import LAUNCH_PREFIX, HttpSource, ShellSource, ToolDefinition

NAME_PATTERN = r"^[A-Za-z0-9_-]{1,64}$"
"""Names of servers: `{server}_{tool}` has to be the name of a tool."""

START_TIMEOUT_S = 60.0
"""How long a server may take to answer at all: npx and uvx may load its program first."""

_REFERENCE = late_pattern(r"\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-((?:[^}$]|\$(?!\{))*+))?\}")
_BRACES = late_pattern(r"\{([A-Za-z_][\w.-]*)\}", re.ASCII)
_VARIABLE = late_pattern(r"[A-Za-z_][A-Za-z0-9_]*")
_HTTP_TYPES = ("http", "streamable-http", "streamableHttp", "streamable_http")


class Transport(StrEnum):
    """How messages reach a server."""

    STDIO = "stdio"
    HTTP = "streamable HTTP"
    SSE = "SSE"


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", defer_build=True)


_DOCUMENT = late_pattern(r"https://[^/]++/.")


class OAuthOptions(BaseModel):
    """How to log in to a server with a URL that wants OAuth; most servers need none of this."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    grant: Literal["authorization_code", "client_credentials"] = "authorization_code"
    """Who logs in: you, in a browser, or Tooldesk itself by a secret or key that it was given."""

    client_id: str | None = None
    """What the authorization server knows Tooldesk as, where it was registered there by hand."""

    client_secret: str = Field(default="", repr=False)
    """Its secret, written as ${NAME} of what is kept in the keyring."""

    private_key: str = Field(default="", repr=False)
    """A key in PEM form to sign with in the place of a secret, written as ${NAME}; for
    client_credentials."""

    issuer: str | None = None
    """The authorization server that the client is registered with; no other one gets its secret."""

    client_metadata_url: str | None = None
    """Where a document about the client lies, which some servers take in the place of a
    registration."""

    redirect_port: int | None = Field(default=None, ge=1, le=65_535)
    """Port of this machine that the browser comes back to; None is one that is free."""

    @model_validator(mode="after")
    def _is_whole(self) -> Self:
        if self.client_secret or self.private_key:
            if self.client_id is None or self.issuer is None:
                raise ValueError("a client_secret or private_key needs a client_id and an issuer")
        elif self.grant == "client_credentials":
            raise ValueError("client_credentials needs a client_secret or a private_key")
        url = self.client_metadata_url
        if url is not None and not _DOCUMENT.match(url):
            raise ValueError("client_metadata_url begins with https:// and names a document")
        return self

    def filled(self, values: Mapping[str, str]) -> OAuthOptions:
        """With the values of what it names."""
        names = ("client_secret", "private_key")
        return self.model_copy(update={key: filled(getattr(self, key), values) for key in names})


class ServerOptions(BaseModel):
    """What only Tooldesk knows of: the object "tooldesk" of a server."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    session: Literal["kept", "per_call"] = "kept"
    """Whether one connection serves many calls, or each call connects, calls and closes."""

    era: Literal["auto", "2025-11-25"] = "auto"
    """Which protocol is spoken: the newest that both know, or the one of sessions."""

    start_timeout_s: float = Field(default=START_TIMEOUT_S, gt=0, le=3_600)
    """Seconds that it may take to answer at all."""

    allow_private_hosts: StrictBool = False
    """Whether its URL may lead to private, loopback and link-local addresses. What else its login
    names may so only where allowed_hosts names it."""

    allowed_hosts: tuple[str, ...] = ()
    """Hosts that its login may lead to besides its own host: names, all names below one
    ("*.example.com"), addresses and networks. None is any. Redirects lead to no other host."""

    verify_tls: StrictBool = True
    """Whether its certificate must be trusted."""

    ca_file: str | None = None
    """Certificates that are trusted besides the system's, in PEM form."""

    proxy: str | None = None
    """URL of a proxy; None is the environment's, if it names one; "none" is none."""

    oauth: OAuthOptions = Field(default_factory=OAuthOptions)
    """How to log in to it, if it wants a login."""

    @field_validator("allowed_hosts")
    @classmethod
    def _are_hosts(cls, hosts: tuple[str, ...]) -> tuple[str, ...]:
        return HostCondition(kind="host", hosts=hosts).hosts if hosts else hosts


class ServerConfig(_Part):
    """A server as the mcpServers format has it. Keys of other programs are left alone."""

    command: DiskPath | None = None
    """The program of a server that is started here."""

    args: tuple[Word, ...] = ()
    """Words behind the program. They go to it as they are, and anybody on the machine sees them."""

    env: dict[str, str] = Field(default_factory=dict)
    """Its variables. ${NAME} in a value stands for what is kept in the keyring as NAME;
    ${NAME:-text} for that or, when there is nothing, for the text."""

    cwd: DiskPath | None = None
    """Folder it runs in; a relative one counts from the workspace, which is the default."""

    type: str | None = None
    """"stdio", "http" or "sse"; without one a command is started and a URL is streamable HTTP."""

    url: str | None = None
    """Where a server that runs already is found."""

    headers: dict[str, str] = Field(default_factory=dict)
    """Headers of every request to it, with ${NAME} as in env."""

    disabled: StrictBool = False
    """Whether it is left out."""

    tooldesk: ServerOptions = Field(default_factory=ServerOptions)
    """What only Tooldesk knows of."""

    @field_validator("env")
    @classmethod
    def _are_names(cls, env: dict[str, str]) -> dict[str, str]:
        for name, value in env.items():
            if not _VARIABLE.fullmatch(name):
                raise ValueError(f"{name!r:.60} is no name of a variable")
            if "\0" in value:
                raise ValueError(f"{name} holds a zero byte")
        return env

    @model_validator(mode="after")
    def _is_one_kind(self) -> Self:
        if (self.command is None) == (self.url is None):
            raise ValueError('a server has either a "command" or a "url"')
        known = ("stdio", "sse", *_HTTP_TYPES)
        if self.type is not None and self.type not in known:
            raise ValueError(f'type is {self.type!r:.40}, which is none of "stdio", "http", "sse"')
        if (self.type == "stdio") != (self.command is not None) and self.type is not None:
            needs = "command" if self.type == "stdio" else "url"
            raise ValueError(f'type "{self.type}" needs a "{needs}"')
        if self.command is not None and not self.command.strip():
            raise ValueError("command is empty")
        if any("\0" in word for word in (self.command or "", *self.args)):
            raise ValueError("a word of the command holds a zero byte")
        return self

    @property
    def transport(self) -> Transport:
        """How messages reach it."""
        if self.url is None:
            return Transport.STDIO
        return Transport.SSE if self.type == "sse" else Transport.HTTP

    @property
    def fingerprint(self) -> str:
        """Of all that stands in the file; answers of its tools hang on it."""
        text = json.dumps(self.model_dump(mode="json"), sort_keys=True)
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

    @property
    def variables(self) -> tuple[EnvVar, ...]:
        """What is asked of the keyring, and what it gets as the file has it."""
        found: dict[str, EnvVar] = {}
        oauth = self.tooldesk.oauth
        given = (*self.env.values(), *self.headers.values(), self.url or "")
        for text in (*given, oauth.client_secret, oauth.private_key):
            for name, default in references(text):
                known = found.get(name)
                if known is None or known.default is None:
                    found[name] = EnvVar(name=name, default=default)
        for name, text in self.env.items():
            # named in the question before a start, whatever it is made of
            found.setdefault(name, EnvVar(name=name, default=text, required=False))
        return tuple(found.values())

    def environment(self, values: Mapping[str, str]) -> dict[str, str]:
        """Name → value of what its process gets besides what every program does."""
        return {
            name: filled(text, values) if _REFERENCE.search(text) else values.get(name, text)
            for name, text in self.env.items()
        }

    def plain_secrets(self) -> Iterator[str]:
        """Where the file holds a credential itself: "env.API_KEY"."""
        for part, texts in (("env", self.env), ("headers", self.headers)):
            for name, text in texts.items():
                if is_plain_secret(name, text):
                    yield f"{part}.{name}"
        for at, (before, word) in enumerate(zip(("", *self.args), self.args, strict=False)):
            option, equals, value = word.partition("=")
            name, shown = (option, value) if equals else (before, word)
            is_value = name.startswith("-") and not shown.startswith("-")
            if find_values(word) or (is_value and is_plain_secret(name.lstrip("-"), shown)):
                yield f"args[{at}]"
        if self.url is not None and find_values(self.url):
            yield "url"
        for name in ("client_secret", "private_key"):
            if _REFERENCE.sub("", getattr(self.tooldesk.oauth, name)).strip():
                yield f"tooldesk.oauth.{name}"


def is_plain_secret(name: str, text: str) -> bool:
    """Whether more of a credential stands there than the names of what holds it."""
    defaults = "".join(default or "" for _, default in references(text))
    rest = _REFERENCE.sub("", text).strip()
    if find_values(text) or find_values(defaults):
        return True
    only_names_scheme = rest != text.strip() and rest.isalpha()
    return bool(rest) and not only_names_scheme and is_credential(name, rest)


def references(text: str) -> Iterator[tuple[str, str | None]]:
    """The names of a text's ${NAME}, each with its default."""
    for found in _REFERENCE.finditer(text):
        yield found[1], found[2]


def filled(text: str, values: Mapping[str, str]) -> str:
    """A text with the values of its ${NAME}; one without a value is nothing."""
    return _REFERENCE.sub(lambda found: values.get(found[1], found[2] or ""), text)


def launch_name(server: str) -> str:
    """What a yes to start a server is kept under."""
    return f"{LAUNCH_PREFIX}{server}"


def launch_definition(
    name: str, config: ServerConfig, program: str | None = None
) -> ToolDefinition:
    """What starting a server would do, as a tool that asks.

    So it is shown, allowed and remembered as any other command or request. `program` is the path
    of its command, once that was found.

    Raises:
        ValueError: what the file says makes no command or request.
    """
    source: dict[str, Any]
    if config.command is not None:
        words = (program or config.command, *config.args)
        command = [_literal(word) for word in words]
        source = {"kind": "shell", "command": command, "working_dir": config.cwd}
        kind: type[ShellSource | HttpSource] = ShellSource
    else:
        options = config.tooldesk
        source = {
            "kind": "http",
            "method": "POST",
            "url": _template(config.url or ""),
            "headers": {key: _template(text) for key, text in config.headers.items()},
            "verify_tls": options.verify_tls,
            "ca_file": options.ca_file,
            "proxy": options.proxy,
            "allow_private_hosts": options.allow_private_hosts,
        }
        kind = HttpSource
    return ToolDefinition(
        name=launch_name(name),
        title=f"MCP server {name}",
        description=_words(name, config, program),
        source=kind.model_validate(source),
        env_vars=config.variables,
        permission=Permission.ASK,
        tags=("mcp server",),
    )


def _words(name: str, config: ServerConfig, program: str | None) -> str:
    """Said in the question and covered by the fingerprint, as all of a definition is."""
    words = f"Starts the MCP server {name} over {config.transport}"
    if config.command is None:
        hosts = ", ".join(config.tooldesk.allowed_hosts)
        to = f" Its login may lead to: {hosts}." if hosts else ""
        return f"Connects to the MCP server {name} over {config.transport}.{to}"
    named = f": {config.command} is {program}" if program not in (None, config.command) else ""
    variables = ", ".join(sorted(config.env)) or "none of yours"
    return f"{words}{named}. Its variables: {variables}."


def _literal(word: str) -> str:
    """A word as a template that holds nothing but text."""
    return _BRACES.sub(r"{{\1}}", word)


def _template(text: str) -> str:
    """A text of the file as a template: its references stay, all other braces are text."""
    pieces, start = [], 0
    for found in _REFERENCE.finditer(text):
        pieces += [_literal(text[start : found.start()]), f"${{{found[1]}}}"]
        start = found.end()
    return "".join([*pieces, _literal(text[start:])])
