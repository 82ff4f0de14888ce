"""add_security: how a server knows who asks → variables, whose values a person sets."""

from __future__ import annotations

from tooldesk.importing.json_parts import members_of, words_of
from tooldesk.importing.openapi.api_document import ApiDocument
from tooldesk.importing.request_draft import RequestDraft, variable_name
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_NAME = late_pattern(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")


def add_security(
    document: ApiDocument, prefix: str, requirements: JsonValue, draft: RequestDraft
) -> None:
    """Take up the first way in that a tool can take; the others are told.

    `prefix` is what variables begin with.
    """
    schemes = members_of(members_of(document.root.get("components")).get("securitySchemes"))
    ways = (
        [each for each in requirements if isinstance(each, dict)]
        if isinstance(requirements, list)
        else []
    )
    is_optional = {} in ways
    ways = [each for each in ways if each]
    if not ways:
        return
    known = [way for way in ways if all(_can(document.resolved(schemes.get(n))) for n in way)]
    if not known:
        names = ", ".join(sorted({name[:60] for way in ways for name in way}))
        draft.notes.append(f"it needs {names[:200]}, which a tool can't do; set headers yourself")
        return
    chosen = known[0]
    for name, scopes in chosen.items():
        scheme = document.resolved(schemes[name])
        _add(scheme, variable_name(prefix, name), scopes, draft, is_required=not is_optional)
    others = [" and ".join(name[:40] for name in way) for way in ways if way is not chosen]
    if others:
        draft.notes.append(f"it could also use {', '.join(others)[:200]}")


def _can(scheme: JsonObject) -> bool:
    match scheme.get("type"):
        case "apiKey":
            return scheme.get("in") in ("header", "query", "cookie") and bool(
                _NAME.fullmatch(str(scheme.get("name", "")))
            )
        case "http":
            return str(scheme.get("scheme", "")).lower() in ("bearer", "basic")
        case "oauth2" | "openIdConnect":
            return True
    return False


def _add(
    scheme: JsonObject, variable: str, scopes: JsonValue, draft: RequestDraft, *, is_required: bool
) -> None:
    about = words_of(scheme.get("description")).partition("\n")[0][:300]
    needed = {} if is_required else {"required": False}
    if scheme["type"] == "apiKey":
        _add_key(scheme, variable, about, draft, needed)
        return
    if scheme["type"] == "http" and str(scheme["scheme"]).lower() == "basic":
        user, password = f"{variable}_USERNAME", f"{variable}_PASSWORD"
        draft.add_variable(user, about or "The user name.", **needed)
        draft.add_variable(password, about or "The password.", **needed)
        if draft.auth is None:
            draft.auth = {
                "kind": "basic",
                "username": f"${{{user}}}",
                "password_env_var": password,
            }
        return
    if scheme["type"] != "http":
        words = ", ".join(str(each)[:60] for each in scopes) if isinstance(scopes, list) else ""
        note = f"{variable} is an access token; a tool does not log in by itself"
        draft.notes.append(f"{note}. It needs {words[:200]}" if words else note)
    draft.add_variable(variable, about or "The token.", **needed)
    if draft.auth is None:
        draft.auth = {"kind": "bearer", "env_var": variable}
    else:
        draft.notes.append(f"{variable} is declared, and not sent: another scheme is")


def _add_key(
    scheme: JsonObject, variable: str, about: str, draft: RequestDraft, needed: JsonObject
) -> None:
    name, place = scheme["name"], scheme["in"]
    draft.add_variable(variable, about or f"The key that is sent as {name}.", **needed)
    if place == "cookie":
        draft.cookies[name] = f"${{{variable}}}"
    elif draft.auth is None:
        draft.auth = {"kind": "api_key", "env_var": variable, "name": name, "place": place}
    else:
        (draft.headers if place == "header" else draft.query)[name] = f"${{{variable}}}"
