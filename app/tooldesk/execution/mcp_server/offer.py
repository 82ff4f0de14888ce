"""Offer: a resource, a template of resources or a prompt of a server, and what it gives."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from tooldesk.counted import counted
from tooldesk.errors import InvalidInputError
from tooldesk.execution.mcp_server.connection import ServerConnection
from tooldesk.execution.mcp_server.offers import (
    completions,
    offers_of,
    prompt_text,
    resource_result,
)
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject, ToolResult

MOST_ARGUMENTS = 50
"""Of one template or prompt; a form with more fills no window."""


class OfferKind(StrEnum):
    """What it is."""

    RESOURCE = "resource"
    TEMPLATE = "template"
    PROMPT = "prompt"


@frozen_record
class OfferArgument:
    """What a template or a prompt is filled in with."""

    name: str
    """Its name."""

    description: str
    """What the server says of it."""

    is_required: bool
    """Whether it can't be left out."""


@frozen_record
class Offer:
    """One of them. All words are the server's."""

    kind: OfferKind
    """What it is."""

    address: str
    """A URI, a template of URIs, or the name of a prompt."""

    title: str
    """What it is called."""

    description: str
    """What the server says of it, with its type and size."""

    arguments: tuple[OfferArgument, ...] = ()
    """In the order in which they are asked for."""


async def listed(connection: ServerConnection) -> tuple[Offer, ...]:
    """All that a server offers besides tools.

    Raises:
        ToolUsageError: the server refuses to say, or is gone.
    """
    return tuple(_offers(await offers_of(connection)))


async def given(connection: ServerConnection, offer: Offer, values: JsonObject) -> ToolResult:
    """What a resource holds, or a prompt says; `values` are texts by the names of arguments.

    Raises:
        ToolUsageError: the server refuses it, or is gone; or a value is missing.
    """
    missing = [each.name for each in offer.arguments if each.is_required and not values[each.name]]
    if missing:
        raise InvalidInputError(
            f"It needs a value: {', '.join(missing)[:300]}.", next_step="Write it, then try again."
        )
    values = {name: value for name, value in values.items() if value}
    if offer.kind is OfferKind.PROMPT:
        return ToolResult.text(await prompt_text(connection, offer.address, values))
    uri = offer.address
    if offer.kind is OfferKind.TEMPLATE:
        uri = expanded(offer.address, values)
    return await resource_result(connection, uri)


async def begun_values(
    connection: ServerConnection, offer: Offer, argument: str, begun: str
) -> tuple[str, ...]:
    """What an argument could go on as.

    Raises:
        ToolUsageError: the server refuses to say, or is gone.
    """
    if offer.kind is OfferKind.PROMPT:
        return await completions(connection, argument, begun, prompt=offer.address)
    return await completions(connection, argument, begun, template=offer.address)


def expanded(template: str, values: JsonObject) -> str:
    """The URI that a template (RFC 6570) stands for.

    Raises:
        InvalidInputError: it is no template.
    """
    from mcp.shared.uri_template import InvalidUriTemplate, UriTemplate

    try:
        return UriTemplate.parse(template).expand({key: str(each) for key, each in values.items()})
    except InvalidUriTemplate as error:
        raise InvalidInputError(
            f"The server's template can't be filled in: {error}."[:500],
            next_step="Tell the server's makers.",
        ) from error


def _offers(found: JsonObject) -> Iterator[Offer]:
    for each in found.get("resources", ()):
        yield Offer(OfferKind.RESOURCE, str(each["uri"]), _title(each), _description(each))
    for each in found.get("resource templates", ()):
        address = str(each["uriTemplate"])
        names = _variables(address)[:MOST_ARGUMENTS]
        arguments = tuple(OfferArgument(name, "", is_required=False) for name in names)
        yield Offer(OfferKind.TEMPLATE, address, _title(each), _description(each), arguments)
    for each in found.get("prompts", ()):
        arguments = tuple(
            OfferArgument(one["name"], one.get("description") or "", bool(one.get("required")))
            for one in (each.get("arguments") or ())[:MOST_ARGUMENTS]
        )
        yield Offer(OfferKind.PROMPT, each["name"], _title(each), _description(each), arguments)


def _title(each: dict[str, Any]) -> str:
    return str(each.get("title") or each["name"])


def _description(each: dict[str, Any]) -> str:
    size = each.get("size")
    facts = (each.get("mimeType"), None if size is None else counted(size, "byte"))
    said = (each.get("description"), ", ".join(filter(None, facts)))
    return "\n".join(filter(None, said))


def _variables(template: str) -> list[str]:
    from mcp.shared.uri_template import InvalidUriTemplate, UriTemplate

    try:
        return UriTemplate.parse(template).variable_names
    except InvalidUriTemplate:
        return []
