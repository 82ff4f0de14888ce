"""The parts of a request of a collection → those of an HTTP tool."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qsl, quote, unquote

from tooldesk.counted import counted
from tooldesk.errors import DefinitionError
from tooldesk.importing.json_parts import members_of, objects_of, words_of
from tooldesk.importing.postman.collection_texts import PLACE, CollectionTexts
from tooldesk.importing.request_draft import Converted, RequestDraft
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.credentials import is_credential
from tooldesk.tools.json_depth import is_too_deep
from tooldesk.tools.tool_result import JsonObject, JsonValue

_TYPES = {str: "string", bool: "boolean", int: "integer", float: "number", list: "array"}
_BARE_PLACE = late_pattern(r"([:,\[]\s*+)(\{\{[^{}\"]{1,200}+\}\})")
_OURS = frozenset({"host", "content-length", "transfer-encoding", "connection", "content-type"})
_SAFE_IN_PATHS = "/%:@!$&'()*+,;=~-._{}"
_MOST_FIELDS = 500
_PATH: JsonObject = {
    "type": "string",
    "description": "Path of the file to send, relative ones from the working folder.",
}


def text_of(description: JsonValue) -> str:
    """A description, which is a text or an object with one."""
    return words_of(members_of(description).get("content")) or words_of(description)


def set_url(url: JsonValue, texts: CollectionTexts, draft: RequestDraft) -> str:
    """The URL without its query, which becomes arguments."""
    parts = url if isinstance(url, dict) else {"raw": url}
    raw, _, query = words_of(parts.get("raw")).partition("#")[0].partition("?")
    listed = parts.get("query")
    pairs = (
        list(objects_of(listed))
        if isinstance(listed, list)
        else [{"key": key, "value": text} for key, text in parse_qsl(query, keep_blank_values=True)]
    )
    add_fields(pairs, "query", texts, draft, draft.query)
    whole = texts.beginning(raw)
    scheme, _, rest = whole.partition("://")
    host, slash, path = rest.partition("/")
    user, at, host = host.rpartition("@")
    if at:
        name, _, password = unquote(user).partition(":")
        draft.auth = _basic(name, password, texts)
    about = {str(each.get("key")): each for each in objects_of(parts.get("variable"))}
    steps = [_step(each, about, texts, draft) for each in path.split("/")]
    return f"{scheme}://{texts.template('', host)}{slash}{'/'.join(steps)}"


def _step(step: str, about: JsonObject, texts: CollectionTexts, draft: RequestDraft) -> str:
    if not (step.startswith(":") and len(step) > 1):
        return texts.template("", quote(unquote(step), safe=_SAFE_IN_PATHS))
    entry = members_of(about.get(step[1:]))
    schema: JsonObject = {"type": "string"}
    if value := words_of(entry.get("value")):
        schema["examples"] = [value]
    argument = draft.add_argument(
        step[1:],
        "path",
        Converted(schema),
        required=True,
        description=text_of(entry.get("description")),
    )
    return f"{{{argument}}}"


def add_fields(
    fields: list[JsonObject],
    place: str,
    texts: CollectionTexts,
    draft: RequestDraft,
    into: dict[str, str],
) -> None:
    """Take up named texts: as arguments with what stands there as default, or as they are."""
    for each in fields[:_MOST_FIELDS]:
        key, value = each.get("key"), each.get("value")
        if not isinstance(key, str) or not key:
            continue
        if key in into:
            _tell_of_second(key, place, each, draft)
            continue
        text = value if isinstance(value, str) else ""
        is_off = each.get("disabled") is True
        if PLACE.search(text) or is_credential(key, text):
            if not is_off:
                into[key] = texts.template(key, text)
            continue
        schema: JsonObject = {"type": "string"}
        if text:
            schema |= {"examples": [text]} if is_off else {"default": text}
        argument = draft.add_argument(
            key, place, Converted(schema), description=text_of(each.get("description"))
        )
        into[key] = f"{{{argument}}}"
    if len(fields) > _MOST_FIELDS:
        draft.notes.append(f"left out: {counted(len(fields) - _MOST_FIELDS, 'field')} of its form")


def _tell_of_second(key: str, place: str, field: JsonObject, draft: RequestDraft) -> None:
    if field.get("disabled") is not True:
        draft.notes.append(f"{key[:80]} of the {place} is there more than once; one is left")


def set_headers(headers: JsonValue, texts: CollectionTexts, draft: RequestDraft) -> None:
    """The headers that are switched on; what the body says by itself is left out."""
    for each in objects_of(headers):
        key, value = each.get("key"), each.get("value")
        if each.get("disabled") is True or not isinstance(key, str) or not isinstance(value, str):
            continue
        if key.strip() and key.strip().lower() not in _OURS:
            draft.headers[key.strip()] = texts.template(key.strip(), value)


def set_auth(auth: JsonValue, texts: CollectionTexts, draft: RequestDraft) -> None:
    """How the server knows who asks, as far as a tool can do it."""
    written = members_of(auth)
    kind = words_of(written.get("type"))
    given = written.get(kind)
    values = (
        {str(each.get("key")): each.get("value") for each in objects_of(given)}
        if isinstance(given, list)
        else members_of(given)
    )
    if kind in ("", "noauth"):
        return
    token = values.get("token" if kind == "bearer" else "accessToken")
    if kind in ("bearer", "oauth2"):
        text = token if isinstance(token, str) and token else "{{access_token}}"
        draft.auth = {"kind": "bearer", "env_var": texts.secret("TOKEN", text)}
        if kind == "oauth2":
            draft.notes.append("it needs an access token; a tool does not log in by itself")
    elif kind == "basic":
        draft.auth = _basic(str(values.get("username", "")), str(values.get("password", "")), texts)
    elif kind == "apikey" and isinstance(values.get("key"), str):
        given_key = values.get("value")
        key = given_key if isinstance(given_key, str) and given_key else "{{api_key}}"
        draft.auth = {
            "kind": "api_key",
            "env_var": texts.secret("API_KEY", key),
            "name": values["key"],
            "place": "query" if values.get("in") == "query" else "header",
        }
    else:
        draft.notes.append(f"it logs in by {kind[:40]}, which a tool can't do; it is left out")


def _basic(name: str, password: str, texts: CollectionTexts) -> JsonObject:
    variable = texts.secret("PASSWORD", password or "{{password}}")
    return {
        "kind": "basic",
        "username": texts.template("", name),
        "password_env_var": variable,
    }


def set_body(body: JsonValue, texts: CollectionTexts, draft: RequestDraft) -> None:
    """The body, in whatever mode it is."""
    written = members_of(body)
    mode = words_of(written.get("mode"))
    if not mode or written.get("disabled") is True:
        return
    given = written.get(mode)
    fields: dict[str, str] = {}
    if mode == "urlencoded":
        add_fields(list(objects_of(given)), "body", texts, draft, fields)
        draft.body = {"kind": "form", "fields": fields}
    elif mode == "formdata":
        _set_form(list(objects_of(given)), texts, draft)
    elif mode == "raw" and isinstance(given, str):
        _set_raw(given, written, texts, draft)
    elif mode == "graphql":
        _set_graphql(members_of(given), texts, draft)
    elif mode == "file":
        argument = draft.add_argument("file", "body", Converted(_PATH), required=True)
        draft.body = {"kind": "file", "path": f"{{{argument}}}"}
    else:
        draft.notes.append(f"its body ({mode[:40]}) is left out")


def _set_form(parts: list[JsonObject], texts: CollectionTexts, draft: RequestDraft) -> None:
    fields: dict[str, str] = {}
    files: dict[str, str] = {}
    types: dict[str, str] = {}
    add_fields([each for each in parts if each.get("type") != "file"], "body", texts, draft, fields)
    for each in parts[:_MOST_FIELDS]:
        key = each.get("key")
        if not isinstance(key, str) or not key:
            continue
        if media_type := words_of(each.get("contentType")):
            types.setdefault(key, media_type)
        if each.get("type") != "file":
            continue
        if key in files:
            _tell_of_second(key, "body", each, draft)
            continue
        # several files of one name are a list
        several = isinstance(each.get("src"), list) and len(each["src"]) > 1
        schema = {"type": "array", "items": _PATH} if several else _PATH
        argument = draft.add_argument(
            key, "body", Converted(schema), description=text_of(each.get("description"))
        )
        files[key] = f"{{{argument}}}"
    draft.body = {"kind": "multipart", "fields": fields, "files": files}
    if types:
        draft.body["media_types"] = types


def _set_raw(text: str, body: JsonObject, texts: CollectionTexts, draft: RequestDraft) -> None:
    language = members_of(members_of(body.get("options")).get("raw")).get("language")
    if not text.strip():
        return
    if language in ("json", None) or text.lstrip()[:1] in ("{", "["):
        value = _json(text)
        if value is not None:
            _set_json(value, texts, draft)
            return
        if language == "json":
            raise DefinitionError(
                "Its body is called JSON, and is none.", next_step="Correct it in the collection."
            )
    types = {"xml": "application/xml", "html": "text/html", "javascript": "text/javascript"}
    media_type = types.get(str(language), "text/plain; charset=utf-8")
    draft.body = {"kind": "raw", "text": texts.template("", text), "media_type": media_type}


def _json(text: str) -> Any:
    for each in (text, _BARE_PLACE.sub(r'\1"\2"', text)):
        try:
            value = json.loads(each)
        except (ValueError, RecursionError):
            continue
        return None if is_too_deep(value) else value
    return None


def _set_json(value: Any, texts: CollectionTexts, draft: RequestDraft) -> None:
    """Each field of an object becomes an argument, whose default is what stands there."""
    if not isinstance(value, dict) or len(value) > _MOST_FIELDS:
        draft.body = {"kind": "json", "value": texts.value("", value)}
        return
    fields: JsonObject = {}
    for key, each in value.items():
        is_fixed = PLACE.search(json.dumps(each)) or _holds_credential(key, each)
        if is_fixed:
            fields[key] = texts.value(key, each)
            continue
        kind = _TYPES.get(type(each), "object" if isinstance(each, dict) else "")
        schema = {"type": kind, "default": each} if kind else {"default": each}
        fields[key] = f"{{{draft.add_argument(key, 'body', Converted(schema))}}}"
    draft.body = {"kind": "json", "value": fields}


def _holds_credential(key: str, value: Any) -> bool:
    match value:
        case str():
            return is_credential(key, value)
        case dict():
            return any(_holds_credential(inner, each) for inner, each in value.items())
        case list():
            return any(_holds_credential("", each) for each in value)
    return False


def _set_graphql(given: JsonObject, texts: CollectionTexts, draft: RequestDraft) -> None:
    variables = given.get("variables")
    value = _json(variables) if isinstance(variables, str) and variables.strip() else {}
    schema: JsonObject = {"type": "object", "description": "The variables of the query."}
    fixed: Any = None
    if value and (PLACE.search(json.dumps(value)) or _holds_credential("", value)):
        fixed = texts.value("", value)
    elif value:
        schema["default"] = value
    if fixed is None:
        fixed = f"{{{draft.add_argument('variables', 'body', Converted(schema))}}}"
    query = texts.template("", words_of(given.get("query")))
    draft.body = {"kind": "json", "value": {"query": query, "variables": fixed}}
