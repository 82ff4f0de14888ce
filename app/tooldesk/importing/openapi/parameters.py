"""add_parameters: what an operation takes in path, query, headers and cookies → arguments."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

from tooldesk.importing.json_parts import members_of, objects_of, words_of
from tooldesk.importing.openapi.api_document import ApiDocument, not_there
from tooldesk.importing.openapi.object_parts import object_parts
from tooldesk.importing.openapi.schemas import Schemas
from tooldesk.importing.request_draft import Converted, RequestDraft
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_IGNORED_HEADERS = frozenset({"accept", "content-type", "authorization"})
"""Source: OpenAPI Specification 3.1.1, Parameter Object, name."""

_OURS = frozenset({"host", "content-length", "transfer-encoding", "connection"})
MOST_PARAMETERS = 500
"""Of one operation."""

LONGEST_PATH = 2_000
"""Characters of a path."""

_TOKEN = late_pattern(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_PLACE = late_pattern(r"\{([^{}/]*+)\}")
_SAFE_IN_PATHS = "/%:@!&'()*+,;=~-._?$"


def parameters_of(document: ApiDocument, *lists: JsonValue) -> list[JsonObject]:
    """The parameters of these lists; of two with one name and place the later.

    One whose reference leads nowhere is that reference, so that it can be told of.
    """
    found: dict[tuple[str, str], JsonObject] = {}
    for each in (each for listed in lists for each in objects_of(listed)):
        parameter = document.resolved(each) or each
        name = parameter.get("name", parameter.get("$ref", ""))
        key = (str(parameter.get("in", "")), str(name))
        if parameter:
            found[key] = parameter
    return list(found.values())


def add_parameters(
    document: ApiDocument,
    schemas: Schemas,
    parameters: Iterable[JsonObject],
    path: str,
    draft: RequestDraft,
) -> str:
    """Take up all parameters; the path as a template."""
    places: dict[str, str] = {}
    for parameter in parameters:
        name, place = parameter.get("name"), parameter.get("in")
        if not isinstance(name, str) or not name:
            draft.notes.append(_about_nameless(parameter))
        elif place == "path":
            places[name] = _argument(schemas, parameter, name, "path", draft, is_needed=True)
        elif place == "query":
            _add_query(document, schemas, parameter, name, draft)
        elif place == "header":
            _add_header(schemas, parameter, name, draft)
        elif place == "cookie" and _TOKEN.fullmatch(name):
            argument = _argument(schemas, parameter, name, "cookie", draft)
            draft.cookies[name] = f"{{{argument}}}"
        elif place == "querystring":
            draft.notes.append(f"{name[:80]} is a whole query string, and is left out")
        else:
            draft.notes.append(f"{name[:80]} in {str(place)[:20]} is left out")
    return _path_template(path, places, draft)


def _about_nameless(parameter: JsonObject) -> str:
    reference = parameter.get("$ref")
    if isinstance(reference, str):
        return not_there(reference)
    return "a parameter without a name is left out"


def _argument(
    schemas: Schemas,
    parameter: JsonObject,
    name: str,
    place: str,
    draft: RequestDraft,
    *,
    is_needed: bool = False,
) -> str:
    written = _schema_of(parameter)
    converted = schemas.converted(written)
    if parameter.get("deprecated") is True and isinstance(converted.schema, dict):
        schema = {**converted.schema, "deprecated": True}
        converted = Converted(schema, converted.references, converted.values, converted.notes)
    return draft.add_argument(
        name,
        place,
        converted,
        required=is_needed or parameter.get("required") is True,
        description=words_of(parameter.get("description")),
    )


def _schema_of(parameter: JsonObject) -> JsonValue:
    """Its schema, or that of the first media type that it is written in."""
    if "schema" in parameter:
        return parameter["schema"]
    for media in members_of(parameter.get("content")).values():
        if isinstance(media, dict) and "schema" in media:
            return media["schema"]
    return {}


def _add_query(
    document: ApiDocument,
    schemas: Schemas,
    parameter: JsonObject,
    name: str,
    draft: RequestDraft,
) -> None:
    style = parameter.get("style", "form")
    is_exploded = parameter.get("explode", style == "form") is not False
    parts = object_parts(document, parameter.get("schema"))
    if parts is not None and (style == "deepObject" or (style == "form" and is_exploded)):
        for inner, schema in parts.fields.items():
            key = f"{name}[{inner}]" if style == "deepObject" else inner
            is_needed = parameter.get("required") is True and inner in parts.required
            argument = draft.add_argument(
                key, "query", schemas.converted(schema), required=is_needed
            )
            draft.query[key] = f"{{{argument}}}"
        draft.notes.append(f"the fields of {name[:80]} are arguments of their own")
        return
    argument = _argument(schemas, parameter, name, "query", draft)
    draft.query[name] = f"{{{argument}}}"
    kind = document.resolved(parameter.get("schema")).get("type")
    if kind == "array" and not (style == "form" and is_exploded):
        draft.notes.append(
            f"{name[:80]} is sent once for each of its values, not as one {style} list"
        )


def _add_header(schemas: Schemas, parameter: JsonObject, name: str, draft: RequestDraft) -> None:
    if name.lower() in _IGNORED_HEADERS:
        draft.notes.append(f"the header {name} is left out: it follows from body, result or login")
        return
    if not _TOKEN.fullmatch(name) or name.lower() in _OURS:
        draft.notes.append(f"the header {name[:80]} can't be set, and is left out")
        return
    argument = _argument(schemas, parameter, name, "header", draft)
    draft.headers[name] = f"{{{argument}}}"


def _path_template(path: str, places: dict[str, str], draft: RequestDraft) -> str:
    """The path with the arguments in its places; all else of it stays text."""
    pieces: list[str] = []
    start = 0
    for found in _PLACE.finditer(path):
        pieces.append(_text(path[start : found.start()]))
        name, start = found[1], found.end()
        if name not in places:
            places[name] = draft.add_argument(
                name or "value", "path", Converted({"type": "string"}), required=True
            )
            draft.notes.append(f"{name[:80]} stands in the path, and is described nowhere")
        pieces.append(f"{{{places[name]}}}")
    pieces.append(_text(path[start:]))
    for name in [name for name in places if f"{{{places[name]}}}" not in pieces]:
        draft.notes.append(f"{name[:80]} is a parameter of the path, in which it does not stand")
        draft.properties.pop(places[name])
        draft.required.remove(places[name])
    return "".join(pieces)


def _text(piece: str) -> str:
    """Text of a path, of which nothing is taken for a variable or an argument."""
    quoted = quote(piece, safe=_SAFE_IN_PATHS)
    return f"{quoted[:-1]}%24" if quoted.endswith("$") else quoted
