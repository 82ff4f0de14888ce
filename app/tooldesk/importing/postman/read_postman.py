"""read_postman: a Postman collection of version 2.1 or 2.0 → a tool for each of its requests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tooldesk.counted import counted
from tooldesk.errors import DefinitionError
from tooldesk.importing.json_parts import members_of, objects_of, words_of
from tooldesk.importing.postman.collection_texts import CollectionTexts
from tooldesk.importing.postman.request_parts import (
    set_auth,
    set_body,
    set_headers,
    set_url,
    text_of,
)
from tooldesk.importing.read_tool import (
    MOST_TOOLS,
    ReadImport,
    ReadTool,
    read_tool,
    with_own_names,
)
from tooldesk.importing.request_draft import RequestDraft
from tooldesk.tools.sources.template import parse_template
from tooldesk.tools.tool_result import JsonObject, JsonValue

_IDEMPOTENT = frozenset({"GET", "HEAD", "OPTIONS", "PUT", "DELETE", "QUERY"})
"""Source: RFC 9110, section 9.2.2."""

_LONGEST_NAME = 100

Found = tuple[tuple[str, ...], JsonObject, JsonValue]
"""Folders, the item, the auth that it has or inherits."""


def is_postman(document: JsonValue) -> bool:
    """Whether a value is a collection."""
    info = document.get("info") if isinstance(document, dict) else None
    schema = info.get("schema") if isinstance(info, dict) else None
    return isinstance(schema, str) and "postman" in schema


def read_postman(document: JsonValue) -> ReadImport:
    """The tools of a collection; credentials in it are secrets of its tools.

    Raises:
        DefinitionError: it has no requests, or is of version 1.
    """
    root = members_of(document)
    title = words_of(members_of(root.get("info")).get("name"))
    texts = CollectionTexts(title, root.get("variable"))
    tools: list[ReadTool] = []
    left_out = 0
    for found in _requests(root):
        if len(tools) < MOST_TOOLS:
            tools.append(_tool(found, texts))
        else:
            left_out += 1
    if not tools:
        raise DefinitionError(
            "There are no requests in it", next_step="Export the collection as version 2.1."
        )
    notes = [f"left out beyond the first {MOST_TOOLS:,}: {counted(left_out, 'request')}"]
    kind = f"Postman collection{' ' if title else ''}{title[:_LONGEST_NAME]}"
    return ReadImport(kind, tuple(with_own_names(tools)), tuple(notes if left_out else ()))


def _requests(root: JsonObject) -> Iterator[Found]:
    """All requests in their order; no recursion, since folders may be as deep as they like."""
    waiting: list[Found] = [((), root, root.get("auth"))]
    while waiting:
        folders, item, auth = waiting.pop()
        if isinstance(item.get("item"), list):
            inner = [
                (
                    (*folders, words_of(each.get("name"))[:_LONGEST_NAME])[-20:]
                    if "item" in each
                    else folders,
                    each,
                    each.get("auth") or auth,
                )
                for each in objects_of(item["item"])
            ]
            waiting.extend(reversed(inner))
        elif "request" in item:
            yield folders, item, auth


def _tool(found: Found, texts: CollectionTexts) -> ReadTool:
    folders, item, inherited = found
    written = item["request"]
    request = {"url": written} if isinstance(written, str) else members_of(written)
    name = words_of(item.get("name"))
    origin = " / ".join((*folders, name))[:300]
    draft = RequestDraft()
    try:
        fields = _fields(request, inherited, texts, draft)
    except (DefinitionError, ValueError) as error:
        words = str(error) if isinstance(error, DefinitionError) else "Its URL can't be read."
        return ReadTool(name or "(no name)", origin, None, words, (), folders)
    fields |= {
        "name": name,
        "title": name,
        "description": text_of(request.get("description")) or name,
    }
    if item.get("event"):
        draft.notes.append("its scripts are left out; nothing of them runs")
    used = [each["name"] for each in fields["env_vars"]]
    secrets = {each: texts.kept.values[each] for each in used if each in texts.kept.values}
    notes = dict.fromkeys(draft.notes)
    return read_tool(fields, origin, notes=notes, group=folders, secrets=secrets)


def _fields(
    request: JsonObject, inherited: JsonValue, texts: CollectionTexts, draft: RequestDraft
) -> dict[str, Any]:
    method = (words_of(request.get("method")) or "GET").upper()
    url = set_url(request.get("url"), texts, draft)
    set_headers(request.get("header"), texts, draft)
    set_body(request.get("body"), texts, draft)
    set_auth(request.get("auth") or inherited, texts, draft)
    source = {
        "kind": "http",
        "method": method,
        "url": url,
        "query": draft.query,
        "headers": draft.headers,
        "body": draft.body,
        "auth": draft.auth,
    }
    schema: JsonObject = {"type": "object", "properties": draft.properties}
    if draft.required:
        schema["required"] = draft.required
    return {
        "input_schema": schema,
        "source": {key: value for key, value in source.items() if value},
        "env_vars": [texts.declared(name) for name in dict.fromkeys(_variables(source))],
        "is_idempotent": method in _IDEMPOTENT,
    }


def _variables(value: JsonValue) -> Iterator[str]:
    """The variables that a source names."""
    match value:
        case str():
            yield from sorted(parse_template(value).variables)
        case list():
            for each in value:
                yield from _variables(each)
        case dict():
            for key, each in value.items():
                if key in ("env_var", "password_env_var") and isinstance(each, str):
                    yield each
                else:
                    yield from _variables(each)
