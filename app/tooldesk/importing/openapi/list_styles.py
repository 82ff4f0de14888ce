"""list_style: how OpenAPI has the lists and objects of a parameter written."""

from __future__ import annotations

from tooldesk.importing.openapi.api_document import ApiDocument
from tooldesk.tools.sources.http_source import ListStyle
from tooldesk.tools.tool_result import JsonObject, JsonValue

_DEEPEST = 5
_DEFAULTS = {"query": "form", "cookie": "form", "path": "simple", "header": "simple"}
_STYLES: dict[object, ListStyle] = {
    "form": "comma",
    "cookie": "comma",
    "simple": "comma",
    "label": "comma",
    "matrix": "comma",
    "spaceDelimited": "space",
    "pipeDelimited": "pipe",
    "deepObject": "brackets",
}


def kinds_of(document: ApiDocument, written: JsonValue, depth: int = 0) -> frozenset[str]:
    """What a schema may describe, as far as it says so: such as array."""
    schema = document.resolved(written)
    named = schema.get("type")
    kinds = {each for each in (named if isinstance(named, list) else [named]) if each}
    kinds |= {"object"} if "properties" in schema else set()
    kinds |= {"array"} if "items" in schema else set()
    if depth < _DEEPEST:
        for key in ("allOf", "anyOf", "oneOf"):
            pieces = schema.get(key)
            for piece in pieces[:20] if isinstance(pieces, list) else ():
                kinds |= kinds_of(document, piece, depth + 1)
    return frozenset(str(each) for each in kinds)


def is_exploded(parameter: JsonObject, style: str) -> bool:
    """Whether each value has the name, or each field its own."""
    return parameter.get("explode", style in ("form", "cookie")) is not False


def style_of(parameter: JsonObject, place: str = "query") -> str:
    """The word that the document has for it, or means by saying none."""
    return str(parameter.get("style") or _DEFAULTS.get(place, "form"))


def list_style(
    document: ApiDocument, parameter: JsonObject, schema: JsonValue, place: str
) -> tuple[ListStyle | None, str]:
    """How its lists and objects are written; and what can't be said of that, or "".

    None is as a tool writes them by itself.
    """
    if "content" in parameter:
        media_type = next(iter(parameter["content"]), "") if parameter["content"] else ""
        return ("json" if "json" in str(media_type) else None), ""
    kinds = kinds_of(document, schema) & {"array", "object"}
    style = style_of(parameter, place)
    if not kinds or (style not in _STYLES and place != "query"):
        return None, ""
    if style not in _STYLES:
        return None, f"its style {style[:40]} is unknown; lists repeat the name"
    explodes = is_exploded(parameter, style) and style != "deepObject"
    note = ""
    if explodes and (style in ("label", "matrix") or (place == "cookie" and "object" in kinds)):
        note = "it is not written exploded, as the document has it"
    elif explodes and "object" in kinds:
        return "pairs", ""
    elif explodes and place == "query":
        return None, ""
    made = _STYLES[style]
    is_default = place in ("path", "header") and kinds == {"array"}
    return (None if is_default else made), note
