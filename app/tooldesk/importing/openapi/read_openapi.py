"""read_openapi: an OpenAPI document of 3.0, 3.1 or 3.2 → a tool for each of its operations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tooldesk.counted import counted
from tooldesk.errors import DefinitionError
from tooldesk.importing.import_progress import ImportProgress
from tooldesk.importing.json_parts import members_of, words_of
from tooldesk.importing.openapi.api_document import ApiDocument
from tooldesk.importing.openapi.operation import OperationReader
from tooldesk.importing.openapi.servers import variable_prefix
from tooldesk.importing.read_tool import MOST_TOOLS, ReadImport, ReadTool, with_own_names
from tooldesk.tools.tool_result import JsonObject, JsonValue

_METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace", "query")
"""Source: OpenAPI Specification 3.2.0, Path Item Object."""

_MANY = 20
"""So many operations without tags are grouped by their paths."""

Found = tuple[str, str, JsonObject, JsonObject]
"""Path, method, the path's own object, the operation."""


def is_openapi(document: JsonValue) -> bool:
    """Whether a value says of itself that it is such a document, of whatever version."""
    return isinstance(document, dict) and any(
        isinstance(document.get(key), str | float) for key in ("openapi", "swagger")
    )


def read_openapi(
    document: JsonValue, url: str = "", progress: ImportProgress | None = None
) -> ReadImport:
    """The tools of a document; `url` is where it was fetched, which relative servers count from.

    Raises:
        DefinitionError: it is none, or of another version, or has no operations.
        ImportStoppedError: `progress` was told to stop.
    """
    if not isinstance(document, dict):
        raise DefinitionError(
            "An OpenAPI document is one object", next_step='Give one that begins with "openapi".'
        )
    api = ApiDocument(document, url)
    reader = OperationReader(api, variable_prefix(api))
    operations = list(_operations(api))
    left_out = max(0, len(operations) - MOST_TOOLS)
    total, progress = len(operations) - left_out, progress or ImportProgress()
    tools: list[ReadTool] = []
    for path, method, item, operation in operations[:MOST_TOOLS]:
        progress.tell(len(tools), total)
        tools.append(reader.read(path, method, item, operation))
    if not tools:
        raise DefinitionError(
            "There are no operations in it", next_step='Give a document with "paths".'
        )
    title = words_of(members_of(document.get("info")).get("title"))[:100]
    kind = f"OpenAPI {api.version[:20]}" + (f" of {title}" if title else "")
    if len(tools) >= _MANY and not any(each.group for each in tools):
        tools = [replace(each, group=_first_step(each.origin)) for each in tools]
    return ReadImport(kind, tuple(with_own_names(tools)), tuple(_notes(api, left_out)))


def _first_step(origin: str) -> tuple[str, ...]:
    """The beginning of an operation's path, by which those without a tag are grouped."""
    path = origin.partition(" ")[2].lstrip("/")
    return (f"/{path.partition('/')[0]}",)


def _operations(api: ApiDocument) -> Iterator[Found]:
    for path, written in members_of(api.root.get("paths")).items():
        item = api.resolved(written)
        for method in _METHODS:
            if isinstance(operation := item.get(method), dict):
                yield path, method, item, operation
        for method, operation in members_of(item.get("additionalOperations")).items():
            if isinstance(operation, dict):
                yield path, method, item, operation


def _notes(api: ApiDocument, left_out: int) -> Iterator[str]:
    if left_out:
        yield f"left out beyond the first {MOST_TOOLS:,}: {counted(left_out, 'operation')}"
    if webhooks := members_of(api.root.get("webhooks")):
        yield f"left out: {counted(len(webhooks), 'webhook')}, by which the server calls you"
    servers = api.root.get("servers")
    if isinstance(servers, list) and len(servers) > 1:
        urls = [words_of(members_of(each).get("url"))[:80] for each in servers[1:4]]
        yield f"the first server is used; there are also {', '.join(urls)}"
    for path, written in list(members_of(api.root.get("paths")).items())[:MOST_TOOLS]:
        reference = members_of(written).get("$ref")
        if isinstance(reference, str) and not api.resolved(written):
            yield f"{path[:80]} is in {reference[:80]}, which is not fetched"
