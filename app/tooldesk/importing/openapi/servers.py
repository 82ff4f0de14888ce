"""server_url: where an operation is asked → the beginning of the tool's URL."""

from __future__ import annotations

from urllib.parse import urljoin, urlsplit

from tooldesk.importing.json_parts import members_of, objects_of, words_of
from tooldesk.importing.openapi.api_document import ApiDocument
from tooldesk.importing.request_draft import RequestDraft, variable_name
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_PLACE = late_pattern(r"\{([^{}]*+)\}")
_WORD = late_pattern(r"[A-Za-z0-9._~-]+")
_NOT_IN_NAMES = late_pattern(r"[^A-Za-z0-9]++")
_HOST_LABEL = late_pattern(r"[a-z][a-z0-9-]*")


def server_url(document: ApiDocument, prefix: str, servers: JsonValue, draft: RequestDraft) -> str:
    """The URL of the first server, without a slash at its end; its variables can be set."""
    listed = list(objects_of(servers))
    server: JsonObject = listed[0] if listed else {}
    written = words_of(server.get("url"))
    variables = members_of(server.get("variables"))
    url = "".join(_pieces(written, variables, prefix, draft)) if written else ""
    if "://" not in url:
        base = document.url or f"https://${{{variable_name(prefix, 'host')}}}"
        if not document.url:
            name = variable_name(prefix, "host")
            draft.add_variable(name, "The host that answers, such as api.example.com.")
            draft.notes.append(f"the document names no server: set {name}")
            url = f"{base}/{url.lstrip('/')}"
        else:
            url = urljoin(base, url or "/")
    url = url.partition("?")[0].partition("#")[0].rstrip("/")
    return _without_user(url, draft)


def _pieces(written: str, variables: JsonObject, prefix: str, draft: RequestDraft) -> list[str]:
    pieces: list[str] = []
    start = 0
    for found in _PLACE.finditer(written):
        pieces.append(written[start : found.start()].replace("$", "%24"))
        variable = members_of(variables.get(found[1]))
        if written.startswith("://", found.end()):
            # what stands before it decides how a tool connects, and is no setting
            pieces.append("http" if variable.get("default") == "http" else "https")
        else:
            pieces.append(_value(found[1], variable, prefix, draft))
        start = found.end()
    return [*pieces, written[start:].replace("$", "%24")]


def _value(name: str, variable: JsonObject, prefix: str, draft: RequestDraft) -> str:
    """A setting with its default, or its default alone where that is more than one word."""
    default = variable.get("default")
    text = str(default) if isinstance(default, str | int | float) else ""
    if text and not _WORD.fullmatch(text):
        draft.notes.append(f"{name[:60]} of its server is {text[:80]}")
        return text.replace("$", "%24").replace("{", "%7B").replace("}", "%7D")
    if not text and "default" in variable:
        return ""
    choices = variable.get("enum")
    words = words_of(variable.get("description")) or f"A part of the server's URL: {name[:60]}."
    if isinstance(choices, list):
        words += f" One of {', '.join(str(each)[:40] for each in choices[:20])}."
    made = variable_name(prefix, name)
    more = {"default": text} if text else {}
    draft.add_variable(made, words, **more)
    return f"${{{made}}}"


def _without_user(url: str, draft: RequestDraft) -> str:
    scheme, separator, rest = url.partition("://")
    host, slash, path = rest.partition("/")
    if "@" in host:
        draft.notes.append("user name and password in its server's URL are left out")
        host = host.rpartition("@")[2]
    return f"{scheme}{separator}{host}{slash}{path}"


def variable_prefix(document: ApiDocument) -> str:
    """What variables of this API begin with: the word that people call its host by, or its title.

    api.open-meteo.com is open_meteo.
    """
    host = ""
    for server in objects_of(document.root.get("servers")):
        try:
            host = urlsplit(words_of(server.get("url"))).hostname or ""
        except ValueError:
            continue
        break
    labels = [each for each in host.split(".") if each not in ("www", "api", "")]
    word = labels[-2] if len(labels) > 1 else ""
    if not _HOST_LABEL.fullmatch(word):
        word = words_of(members_of(document.root.get("info")).get("title"))[:20]
    return _NOT_IN_NAMES.sub("_", word).strip("_") or "API"
