"""LoginStorage: what the SDK's OAuth wants kept, as the parts of KeptLogins."""

from __future__ import annotations

import json
import time
from typing import Any, TypeVar

from mcp.client.auth.oauth2 import OAuthContext
from mcp.shared.auth import (
    OAuthClientInformationFull,
    OAuthMetadata,
    OAuthToken,
    ProtectedResourceMetadata,
)
from pydantic import BaseModel, ValidationError

from tooldesk.execution.mcp_server.authorization.kept_logins import (
    CLIENT_SECRET,
    DETAILS,
    TOKENS,
    KeptLogins,
)
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog

Model = TypeVar("Model", bound=BaseModel)

_NOT_KEPT = "the login can't be kept in the keyring: it is lost when Tooldesk ends"


class LoginStorage:
    """The SDK's TokenStorage. It keeps the context as a whole, so that a refresh needs no browser.

    Attributes:
        context: What the SDK knows of the login.
        fixed_client: The client of servers.json, which is never kept here.
    """

    def __init__(
        self,
        kept: KeptLogins,
        server: str,
        url: str,
        log: TrafficLog,
        fixed_client: OAuthClientInformationFull | None,
    ) -> None:
        self.context: OAuthContext | None = None
        self.fixed_client = fixed_client
        self._kept = kept
        self._server = server
        self._url = url
        self._log = log
        self._parts: dict[str, str] = {}
        self._details: dict[str, Any] = {}

    async def get_tokens(self) -> OAuthToken | None:
        """The tokens that are kept; reads everything anew."""
        assert self.context is not None
        self._parts = await self._kept.read(self._server, self._url)
        self._details = _object(self._parts.get(DETAILS))
        if self._details.get("url") != self.context.server_url:
            # a variable in its URL is another one now: no other host gets any of it
            self._parts, self._details = {}, {}
        return _model(OAuthToken, {**_part(self._details, "token"), **_only(self._parts, TOKENS)})

    async def get_client_info(self) -> OAuthClientInformationFull | None:
        """The client that this login belongs to; one whose secret has ended is none."""
        if self.fixed_client is not None:
            return self.fixed_client
        secret = _only(self._parts, (CLIENT_SECRET,))
        client = _model(OAuthClientInformationFull, {**_part(self._details, "client"), **secret})
        if client is None or not client.client_secret_expires_at:
            return client
        return client if client.client_secret_expires_at > time.time() else None

    def restore(self, context: OAuthContext) -> None:
        """Let the SDK know again what it found out when the person logged in."""
        ends_at = _part(self._details, "token").get("ends_at")
        context.token_expiry_time = ends_at if isinstance(ends_at, int | float) else None
        context.oauth_metadata = _model(OAuthMetadata, _part(self._details, "metadata"))
        resource = _model(ProtectedResourceMetadata, _part(self._details, "resource"))
        context.protected_resource_metadata = resource
        if resource is not None:
            context.auth_server_url = str(resource.authorization_servers[0])

    async def set_tokens(self, tokens: OAuthToken) -> None:
        """Keep new tokens."""
        await self._write()

    async def set_client_info(self, client_info: OAuthClientInformationFull) -> None:
        """Keep a client that was just registered."""
        await self._write()

    async def forget(self) -> None:
        """Keep nothing: the authorization server knows none of it any more."""
        await self._kept.forget(self._server, self._url)

    async def _write(self) -> None:
        context = self.context
        assert context is not None
        tokens, client = context.current_tokens, context.client_info
        details: dict[str, Any] = {
            "url": context.server_url,
            "metadata": _dumped(context.oauth_metadata),
            "resource": _dumped(context.protected_resource_metadata),
        }
        parts: dict[str, str] = {}
        if tokens is not None:
            details["token"] = {"scope": tokens.scope, "ends_at": context.token_expiry_time}
            parts |= {name: value for name in TOKENS if (value := getattr(tokens, name))}
        if client is not None and self.fixed_client is None:
            details["client"] = _dumped(client, exclude={CLIENT_SECRET})
            if client.client_secret:
                parts[CLIENT_SECRET] = client.client_secret
        parts[DETAILS] = json.dumps(details)
        if not await self._kept.write(self._server, self._url, parts):
            self._log.add("note", _NOT_KEPT)


def _dumped(model: BaseModel | None, exclude: set[str] | None = None) -> dict[str, Any] | None:
    if model is None:
        return None
    return model.model_dump(mode="json", exclude=exclude, exclude_none=True)


def _object(text: str | None) -> dict[str, Any]:
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _part(details: dict[str, Any], name: str) -> dict[str, Any]:
    found = details.get(name)
    return found if isinstance(found, dict) else {}


def _only(parts: dict[str, str], names: tuple[str, ...]) -> dict[str, str]:
    return {name: parts[name] for name in names if name in parts}


def _model(kind: type[Model], values: dict[str, Any]) -> Model | None:
    """None where nothing usable is kept, which is as good as nothing."""
    try:
        return kind.model_validate(values)
    except ValidationError:
        return None
