"""login_auth: the SDK's OAuth for one server, with our rules for every request that it makes."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Callable
from urllib.parse import urlsplit

import httpx2
from mcp.client.auth import OAuthFlowError, OAuthRegistrationError, OAuthTokenError
from mcp.client.auth.extensions.client_credentials import (
    ClientCredentialsOAuthProvider,
    PrivateKeyJWTOAuthProvider,
    SignedJWTParameters,
)
from mcp.client.auth.oauth2 import OAuthClientProvider
from mcp.client.auth.utils import extract_field_from_www_auth
from mcp.shared.auth import OAuthClientInformationFull, OAuthClientMetadata
from pydantic import AnyUrl

from tooldesk.errors import AppError, PermanentError, ToolUsageError
from tooldesk.execution.mcp_server.answer_clock import AnswerClock
from tooldesk.execution.mcp_server.authorization.browser_login import BrowserLogin
from tooldesk.execution.mcp_server.authorization.kept_logins import KeptLogins
from tooldesk.execution.mcp_server.authorization.login_storage import LoginStorage
from tooldesk.execution.mcp_server.authorization.redirect_listener import HOST, PATH, free_port
from tooldesk.execution.mcp_server.transport.host_rules import HostRules
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.tools.server_config import OAuthOptions
from tooldesk.tools.server_question import AskForServer

_UNAUTHORIZED, _FORBIDDEN = 401, 403
_LOOPBACK = ("localhost", "127.0.0.1", "::1")
_LONGEST_WORDS = 500
_ERROR_CODE = re.compile(r'"error"\s*:\s*"([a-z_]{1,60})"')
"""Source: RFC 6749, section 5.2. The rest of such an answer may hold what was sent."""

_KEYS = {"EC": "ES256", "RSA": "RS256"}


class LoginAuth(OAuthClientProvider):
    """Sends tokens along, refreshes them, and has a person log in where that is asked for.

    Attributes:
        failure: Why there is no login, once it was tried; it is not tried again after that.
    """

    failure: ToolUsageError | None = None
    _server: str
    _storage: LoginStorage
    _log: TrafficLog

    def attach(self, server: str, storage: LoginStorage, log: TrafficLog) -> LoginAuth:
        """Say whose login it is. It is usable after that; returns itself."""
        self._server, self._storage, self._log = server, storage, log
        storage.context = self.context
        return self

    async def _initialize(self) -> None:
        await super()._initialize()
        self._storage.restore(self.context)

    async def _auth_flow(
        self, request: httpx2.Request
    ) -> AsyncGenerator[httpx2.Request, httpx2.Response]:
        """One request, sent again once a login, a refresh or a wider one made it worth it."""
        first: httpx2.Response | None = None
        try:
            if not self._initialized:
                async with self.context.lock:
                    if not self._initialized:
                        await self._initialize()
        except AppError as error:
            self.failure = self._failure(error)
        if self.failure is not None or self._needs_no_lock():
            # the SDK holds its lock until an answer begins: one slow call would hold up all others
            self._add_auth_header(request)
            first = yield request
            if self.failure is not None or not _is_challenge(first):
                return
        flow = self._whole_flow(request, first)
        try:
            outgoing = await flow.__anext__()
            while True:
                response = yield outgoing
                outgoing = await flow.asend(response)
        except StopAsyncIteration:
            return
        except (AppError, OAuthFlowError, ValueError) as error:
            self.failure = self._failure(error)
            self._log.add("note", f"no login: {self.failure.message}")
            if isinstance(error, OAuthTokenError) and "invalid_client" in str(error):
                await self._storage.forget()
        finally:
            await flow.aclose()
        # the server's refusal is the answer: an exception here would end the connection
        yield request

    async def _whole_flow(
        self, request: httpx2.Request, first: httpx2.Response | None
    ) -> AsyncGenerator[httpx2.Request, httpx2.Response]:
        sent, is_refreshed = request.headers.get("Authorization"), False
        flow = super()._auth_flow(request)
        try:
            outgoing = await flow.__anext__()
            while True:
                if outgoing is not request:
                    self._refuse_unsafe(outgoing)
                    response = yield outgoing
                elif first is not None and request.headers.get("Authorization") == sent:
                    response = first
                else:
                    response = yield request
                first = None
                if response.status_code == _UNAUTHORIZED and not is_refreshed:
                    is_refreshed = True
                    # revoked, or ended earlier than it was said to: no reason for a browser yet
                    if self.context.oauth_metadata and self.context.can_refresh_token():
                        refresh = await self._refresh_token()
                        self._refuse_unsafe(refresh)
                        if await self._handle_refresh_response((yield refresh)):
                            self._add_auth_header(request)
                            response = yield request
                outgoing = await flow.asend(response)
        except StopAsyncIteration:
            return
        finally:
            await flow.aclose()

    async def _perform_authorization(self) -> httpx2.Request:
        client, metadata = self.context.client_info, self.context.oauth_metadata
        if client is not None and client is self._storage.fixed_client and client.client_secret:
            known = metadata and metadata.token_endpoint_auth_methods_supported
            is_basic = not known or "client_secret_basic" in known
            client.token_endpoint_auth_method = (
                "client_secret_basic" if is_basic else "client_secret_post"
            )
        return await super()._perform_authorization()

    def _needs_no_lock(self) -> bool:
        return self.context.current_tokens is None or self.context.is_token_valid()

    def _refuse_unsafe(self, request: httpx2.Request) -> None:
        """Look at a URL that metadata named; addresses are looked at when it is connected to.

        Raises:
            PermanentError: it is not encrypted, or brings a user of its own.
        """
        url, own = request.url, urlsplit(self.context.server_url)
        self._log.add("note", f"OAuth: {request.method} {url.copy_with(query=None, userinfo=b'')}")
        # what the person gave without TLS themselves may go on so, at the same host
        is_own = own.scheme == "http" and url.host == own.hostname
        if url.userinfo or (url.scheme != "https" and url.host not in _LOOPBACK and not is_own):
            raise PermanentError(
                f"The server {self._server} wants a login over {url.scheme} at {url.host}, which "
                "others could read.",
                next_step="Tell the server's makers: OAuth needs https.",
            )

    def _failure(self, error: Exception) -> ToolUsageError:
        if isinstance(error, ToolUsageError):
            return error
        if isinstance(error, AppError):
            return PermanentError(error.message, next_step=error.next_step)
        metadata, again = self.context.oauth_metadata, f"tooldesk servers login {self._server}"
        host = urlsplit(str(metadata.issuer) if metadata else self.context.server_url).netloc
        if isinstance(error, OAuthRegistrationError):
            return PermanentError(
                f"{host} registers no programs by themselves{_code(error)}.",
                next_step=f"Register Tooldesk there, and write the client_id into "
                f'"tooldesk": {{"oauth": …}} of {self._server} in servers.json.',
            )
        if isinstance(error, OAuthTokenError):
            return PermanentError(f"{host} gave no token{_code(error)}.", next_step=again)
        if isinstance(error, OAuthFlowError):
            words = visible_line(str(error)[:_LONGEST_WORDS])
            return PermanentError(f"The login at {host} is not right: {words}.", next_step=again)
        return PermanentError(
            f"What {host} says of its login can't be understood.",
            next_step=f"See it: tooldesk servers log {self._server}",
        )


class ClientAuth(LoginAuth, ClientCredentialsOAuthProvider):
    """A program that logs in as itself, by a secret; nobody is asked."""


class SignedClientAuth(LoginAuth, PrivateKeyJWTOAuthProvider):
    """A program that logs in as itself, by a key that it signs with; nobody is asked."""


async def login_auth(
    server: str,
    written_url: str,
    url: str,
    options: OAuthOptions,
    kept: KeptLogins,
    log: TrafficLog,
    ask: Callable[[], AskForServer | None],
    clock: AnswerClock,
    rules: HostRules,
) -> LoginAuth:
    """What the HTTP client sends along; `url` and `options` with their values filled in."""
    fixed = _fixed_client(options)
    storage = LoginStorage(kept, server, written_url, log, fixed)
    if options.grant == "client_credentials":
        return _own_login(url, options, storage).attach(server, storage, log)
    browser = BrowserLogin(server, ask, clock, rules)
    metadata = OAuthClientMetadata(
        redirect_uris=[_redirect(options.redirect_port or free_port())],
        client_name="Tooldesk",
        # a program on a desk keeps no secret from its user; a server that wants one gives one
        token_endpoint_auth_method=None,
    )
    provider = LoginAuth(
        url,
        metadata,
        storage,
        browser.open_page,
        browser.come_back,
        client_metadata_url=options.client_metadata_url,
    )
    provider.attach(server, storage, log)
    if options.redirect_port is None and (port := await _known_port(storage)) is not None:
        metadata.redirect_uris = [_redirect(port)]
    return provider


def _redirect(port: int) -> AnyUrl:
    return AnyUrl(f"http://{HOST}:{port}{PATH}")


def _own_login(url: str, options: OAuthOptions, storage: LoginStorage) -> LoginAuth:
    client_id, issuer = options.client_id or "", options.issuer
    if not options.private_key:
        return ClientAuth(url, storage, client_id, options.client_secret, issuer=issuer)
    signed = SignedJWTParameters(
        issuer=client_id,
        subject=client_id,
        signing_key=options.private_key,
        signing_algorithm=_algorithm(options.private_key),
    )
    return SignedClientAuth(
        url, storage, client_id, signed.create_assertion_provider(), issuer=issuer
    )


def _algorithm(private_key: str) -> str:
    """The one that the kind of key is made for.

    Raises:
        PermanentError: it is no key in PEM form.
    """
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        key = load_pem_private_key(private_key.encode(), None)
    except (ValueError, TypeError):
        raise PermanentError(
            "The private key for the login is none in PEM form, or is locked by a password.",
            next_step="Set it again: tooldesk secrets set NAME",
        ) from None
    return _KEYS["EC" if isinstance(key, EllipticCurvePrivateKey) else "RSA"]


def _fixed_client(options: OAuthOptions) -> OAuthClientInformationFull | None:
    if options.client_id is None:
        return None
    return OAuthClientInformationFull(
        client_id=options.client_id,
        client_secret=options.client_secret or None,
        token_endpoint_auth_method="client_secret_basic" if options.client_secret else "none",
        issuer=options.issuer,
    )


async def _known_port(storage: LoginStorage) -> int | None:
    """The port that the client was registered with: many servers take no other one."""
    try:
        await storage.get_tokens()
    except AppError:
        return None
    client = await storage.get_client_info()
    uris = client.redirect_uris if client is not None else None
    return uris[0].port if uris else None


def _is_challenge(response: httpx2.Response) -> bool:
    error = extract_field_from_www_auth(response, "error")
    is_too_narrow = response.status_code == _FORBIDDEN and error == "insufficient_scope"
    return response.status_code == _UNAUTHORIZED or is_too_narrow


def _code(error: Exception) -> str:
    found = _ERROR_CODE.search(str(error))
    return f" ({found[1]})" if found else ""
