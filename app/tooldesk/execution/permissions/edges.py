"""Edge: one thing of a person's that would go to a tool, and where it would end up.

A definition names what it wants; whether it gets that is not for the folder to say.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection, Iterable, Iterator
from enum import StrEnum
from pathlib import Path

from tooldesk.errors import InvalidInputError
from tooldesk.execution.http_tool.url_building import build_url
from tooldesk.execution.permissions.paths_in_words import paths_in
from tooldesk.execution.permissions.process_views import leads_through_view, process_views
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.host_forms import hosts_of_url
from tooldesk.tools.permission import Permission
from tooldesk.tools.sources.http_source import FileBody, MultipartBody
from tooldesk.tools.sources.template import TemplateValues, parse_template
from tooldesk.tools.tool_definition import (
    BuiltinSource,
    HttpSource,
    ShellSource,
    ToolDefinition,
    WasmSource,
)
from tooldesk.tools.tool_result import JsonObject

CONSENT = "consent: "
"""How the key of a yes to an edge begins; that of no rule does."""

OWN_PROCESS = "its own process"
ANY_HOST = "whichever host a call chooses"

_HARMLESS_FILES = frozenset({"/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr"})
"""What holds nothing, and a process's own streams."""


class EdgeKind(StrEnum):
    """What goes to the tool."""

    SECRET = "secret"
    """The value of a variable that is kept for all workspaces."""

    KEY = "signing key"
    """Signatures; the key itself goes nowhere."""

    FILE = "file outside"
    """A file or folder that is not in the workspace."""


@frozen_record
class Edge:
    """One thing that goes to one place."""

    kind: EdgeKind
    """What it is."""

    name: str
    """Which: the variable, the key, or the real path."""

    destination: str
    """Where it ends up: the host of a request, or OWN_PROCESS."""

    @property
    def key(self) -> str:
        """By which a yes is remembered."""
        return CONSENT + json.dumps([self.kind.value, self.name, self.destination])

    @classmethod
    def of_key(cls, key: str) -> Edge | None:
        """The edge that a remembered yes is about; None when it is about a rule."""
        if not key.startswith(CONSENT):
            return None
        kind, name, destination = json.loads(key.removeprefix(CONSENT))
        return cls(EdgeKind(kind), name, destination)

    @property
    def is_sent(self) -> bool:
        """Whether it leaves the machine."""
        return self.destination != OWN_PROCESS

    def __str__(self) -> str:
        is_file = self.kind is EdgeKind.FILE
        what = f"{self.name} (outside the workspace)" if is_file else f"{self.kind} {self.name}"
        return f"{what} {'sent to' if self.is_sent else 'for'} {self.destination}"


def is_open(edge: Edge) -> bool:
    """Whether each call chooses where it ends up, so that nobody can say yes before."""
    return edge.destination.startswith(ANY_HOST)


def may_have_edges(definition: ToolDefinition, shared: Collection[str]) -> bool:
    """Whether a call with these shared variables could get anything; touches no file."""
    is_signing = definition.signer is not None
    return bool(shared) or is_signing or any(True for _ in _paths(definition))


def edges_of(
    definition: ToolDefinition,
    workspace_dir: Path,
    arguments: JsonObject | None = None,
    working_dir: Path | None = None,
) -> tuple[Edge, ...]:
    """All that a tool could get, or that one call of it could. Looks at the file system.

    `working_dir` is the folder that a person chose for the call; None is the workspace's. A key
    whose every signature is asked about needs no yes besides.
    """
    to = destination_of(definition, arguments)
    wanted = [Edge(EdgeKind.SECRET, each.name, to) for each in definition.env_vars]
    if definition.signer is not None and definition.signer.permission == Permission.ALLOW:
        wanted.append(Edge(EdgeKind.KEY, definition.signer.key, OWN_PROCESS))
    outside = files_outside(definition, workspace_dir, working_dir)
    wanted += [Edge(EdgeKind.FILE, each, to) for each in outside]
    return tuple(dict.fromkeys(wanted))


def destination_of(definition: ToolDefinition, arguments: JsonObject | None = None) -> str:
    """Where a tool sends what it gets, as far as the definition, and a call's arguments, tell."""
    source = definition.source
    if isinstance(source, BuiltinSource) and source.addresses:
        hosts = (_template_host(HttpSource(url=each)) for each in source.addresses)
        return " and ".join(dict.fromkeys(hosts))
    if not isinstance(source, HttpSource):
        return OWN_PROCESS
    host = _template_host(source) if arguments is None else _host_of_call(source, arguments)
    is_seen_by_proxy = source.proxy not in (None, "none")
    return f"{host} through the proxy {source.proxy}" if is_seen_by_proxy else host


def _template_host(source: HttpSource) -> str:
    start = re.split(r"[/?#]", source.url.partition("://")[2], maxsplit=1)[0]
    places = parse_template(start).places
    if not start or any(not place.is_variable for place in places):
        return ANY_HOST
    return _named(source.url, start)


def _host_of_call(source: HttpSource, arguments: JsonObject) -> str:
    """A variable in the host stays a name: its default is the definition's, or a person chose."""
    fixed = _template_host(source)
    if fixed != ANY_HOST:
        return fixed
    marks = dict.fromkeys(source.variables, "variable")
    try:
        url = build_url(source, TemplateValues(arguments, marks)).text
    except InvalidInputError:
        return ANY_HOST
    return _named(url, re.split(r"[/?#]", url.partition("://")[2], maxsplit=1)[0])


def _named(url: str, written: str) -> str:
    """The host in one spelling; with its scheme where that is not encrypted."""
    forms = hosts_of_url(url)
    names = sorted(map(str, forms.exact)) if forms else []
    port = re.search(r":\d+$", written)
    is_one = len(names) == 1 and "$" not in written
    host = f"{names[0]}{port[0] if port else ''}" if is_one else written
    return host if url[:8].lower() == "https://" else f"http://{host}"


def files_outside(
    definition: ToolDefinition, workspace_dir: Path, working_dir: Path | None = None
) -> tuple[str, ...]:
    """Real paths of what a definition names outside of its workspace, but for its own code.

    What is in a folder that a person chose for the call is none of it.
    """
    views, workspace = process_views(), _real(".", workspace_dir)
    folder = _folder_of(definition, workspace_dir, working_dir)
    named = [(text, workspace_dir, [workspace]) for text in _paths_of_definition(definition)]
    # in such a folder a plain name may still be a link that leads out of it
    own = [workspace, _real(".", folder)]
    named += [(text, folder, own) for text in _paths_of_call(definition)]
    found: dict[str, None] = {}
    for text, base, roots in named:
        written = os.path.join(base, os.path.expanduser(text))
        if written in _HARMLESS_FILES:
            continue
        if leads_through_view(written, views):
            found[written] = None  # it leads elsewhere in the tool's process than in this one
            continue
        path = _real(text, base)
        is_inside = any(path.is_relative_to(root) for root in roots)
        if not is_inside and str(path) not in _HARMLESS_FILES:
            found[str(path)] = None
    return tuple(found)


def _folder_of(definition: ToolDefinition, workspace_dir: Path, working_dir: Path | None) -> Path:
    """Where relative paths of a request or a command count from."""
    source = definition.source
    if isinstance(source, ShellSource) and source.working_dir is not None:
        return _real(source.working_dir, workspace_dir)
    return working_dir or workspace_dir


def _real(text: str, base: Path) -> Path:
    """What a definition names: "~" is the home folder, a relative one counts from `base`."""
    return Path(os.path.realpath(base / os.path.expanduser(text)))


def _paths(definition: ToolDefinition) -> Iterator[str]:
    yield from _paths_of_definition(definition)
    yield from _paths_of_call(definition)


def _paths_of_definition(definition: ToolDefinition) -> Iterator[str]:
    """Texts that name files, and count from the workspace wherever a call runs."""
    yield from definition.sandbox.readable
    match definition.source:
        case HttpSource() as source:
            named = (source.ca_file, source.client_certificate, source.client_key)
            yield from (each for each in named if each is not None)
        case ShellSource(working_dir=str(folder)):
            yield folder
        case WasmSource() as source:
            yield from (each.path for each in source.folders)
        case BuiltinSource() as source:
            yield from source.more_folders


def _paths_of_call(definition: ToolDefinition) -> Iterator[str]:
    """Texts that name files where a call runs, as far as no argument takes part in them."""
    match definition.source:
        case HttpSource(body=MultipartBody() as body):
            yield from _fixed(body.files.values())
        case HttpSource(body=FileBody() as body):
            yield from _fixed([body.path])
        case ShellSource() as source:
            for part in source.command[1:]:
                for word in (part,) if isinstance(part, str) else part:
                    yield from paths_in(word)


def _fixed(texts: Iterable[str]) -> Iterator[str]:
    return (text for text in texts if not parse_template(text).places and "\0" not in text)
