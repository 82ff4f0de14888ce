"""BrowserLogin: a person is asked, logs in at a page of the authorization server, and comes back.

The browser is opened by whoever asks the person, after their yes to the host that is shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from urllib.parse import parse_qs, urlsplit

from mcp.shared.auth import AuthorizationCodeResult

from tooldesk.errors import PermanentError, PermissionNeededError
from tooldesk.execution.http_tool.address_guard import AddressRefusedError, public_addresses
from tooldesk.execution.mcp_server.answer_clock import AnswerClock
from tooldesk.execution.mcp_server.authorization.redirect_listener import RedirectListener
from tooldesk.execution.mcp_server.transport.host_rules import HostRules
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.tools.server_question import AskForServer, ServerQuestion

LOGIN_WAIT_S = 300.0
"""How long a person may take in the browser."""

_HTTPS_PORT = 443
_LONGEST_WORDS = 500


class BrowserLogin:
    """The two handlers that the SDK's provider calls, one after the other."""

    def __init__(
        self,
        server: str,
        ask: Callable[[], AskForServer | None],
        clock: AnswerClock,
        rules: HostRules,
    ) -> None:
        """`rules` say where pages may be."""
        self._server = server
        self._ask = ask
        self._clock = clock
        self._rules = rules
        self._listener: RedirectListener | None = None
        self._host = ""

    async def open_page(self, url: str) -> None:
        """Ask, and have the page opened.

        Raises:
            PermissionNeededError: nobody is there to ask, or the answer is no.
            PermanentError: the page may not be opened, or the port is taken.
        """
        parts = urlsplit(url)
        self._host = parts.netloc.rpartition("@")[2]
        ask = self._ask()
        if ask is None:
            raise _not_logged_in(self._server, self._host)
        self._rules.refuse(url)
        if not self._rules.may_be_private(url):
            await self._refuse_private(parts.hostname or "", parts.port or _HTTPS_PORT)
        query = parse_qs(parts.query)
        self._listener = RedirectListener(query["state"][0])
        try:
            await self._open_listener(urlsplit(query["redirect_uri"][0]).port or 0)
            with self._clock.paused():
                answer = await ask(self._question(url, query.get("scope", [""])[0]))
            if answer.action != "accept":
                raise _not_logged_in(self._server, self._host)
        except BaseException:
            await self._listener.close()
            raise

    async def come_back(self) -> AuthorizationCodeResult:
        """What the redirect says.

        Raises:
            PermanentError: nobody came back in time, or the authorization server says no.
        """
        assert self._listener is not None
        try:
            with self._clock.paused():
                async with asyncio.timeout(LOGIN_WAIT_S):
                    said = await self._listener.redirect()
        except TimeoutError:
            raise PermanentError(
                f"Nobody came back from {self._host} within {LOGIN_WAIT_S:g} s.",
                next_step=_log_in(self._server),
            ) from None
        finally:
            await self._listener.close()
        if "code" not in said:
            raise PermanentError(
                f"The authorization server {self._host} says no: {_words(said)}.",
                next_step=_log_in(self._server),
            )
        return AuthorizationCodeResult(code=said["code"], state=said["state"], iss=said.get("iss"))

    def _question(self, url: str, scope: str) -> ServerQuestion:
        wants = f" It is asked for: {visible_line(scope[:_LONGEST_WORDS])}." if scope else ""
        message = (
            f"Log in at {self._host}? The MCP server {self._server} sends you there.{wants} "
            "What you are given there is kept in the keyring, for this server only."
        )
        return ServerQuestion(self._server, "login", message, url=url)

    async def _open_listener(self, port: int) -> None:
        assert self._listener is not None
        try:
            await self._listener.open(port)
        except OSError as error:
            raise PermanentError(
                f"Port {port} of this machine, to which {self._host} sends you back, is "
                f"taken: {error.strerror or error}.",
                next_step="Close what uses it, or forget this login: tooldesk servers logout "
                f"{self._server}",
            ) from error

    async def _refuse_private(self, host: str, port: int) -> None:
        try:
            await public_addresses(host, port)
        except AddressRefusedError as error:
            raise PermanentError(
                f"The page to log in, at {error.host}, is at {error.address}, which is no address "
                "of the internet.",
                next_step='If that is right, write "allow_private_hosts": true and the host in '
                f'"allowed_hosts" into "tooldesk" of {self._server} in servers.json.',
            ) from error


def _words(said: Mapping[str, str]) -> str:
    words = ": ".join(filter(None, (said.get("error"), said.get("error_description"))))
    return visible_line(words[:_LONGEST_WORDS]) or "no reason given"


def _log_in(server: str) -> str:
    return f"Log in: tooldesk servers login {server}"


def _not_logged_in(server: str, host: str) -> PermissionNeededError:
    return PermissionNeededError(
        f"The server {server} wants you to log in at {host}.", next_step=_log_in(server)
    )
