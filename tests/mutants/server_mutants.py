"""SERVER_MUTANTS: what keeps MCP servers and their tools to what a person said yes to."""

from __future__ import annotations

from mutant import Mutant

_SERVERS = "app/tooldesk/execution/mcp_server/"
_CALLS = f"{_SERVERS}mcp_calls.py"
_TRUST = "tests/app/execution/mcp_server/test_server_trust.py"
_STDIO = "tests/app/execution/mcp_server/test_stdio_servers.py"
_HTTP = "tests/app/execution/mcp_server/test_http_servers.py"

SERVER_MUTANTS = (
    Mutant(
        "a changed tool is held",
        _CALLS,
        "    if now.fingerprint != taken.fingerprint:\n",
        "    if False:\n",
        _TRUST,
    ),
    Mutant(
        "a tool's file is for one definition only",
        _CALLS,
        "    if source.fingerprint not in (None, now.fingerprint):\n",
        "    if False:\n",
        _TRUST,
    ),
    Mutant(
        "a server that is started for one call is looked at, too",
        _CALLS,
        "as connection:\n            require_taken(self._servers, self._source, connection)\n",
        "as connection:\n",
        _TRUST,
    ),
    Mutant(
        "a notice of changed tools is heeded",
        f"{_SERVERS}connection.py",
        "ToolListChangedNotification):\n            self._has_other_tools = True",
        "ToolListChangedNotification):\n            pass",
        _TRUST,
    ),
    Mutant(
        "a list that can't be read stays one that has to be",
        f"{_SERVERS}connection.py",
        "            except BaseException:\n                self._has_other_tools = True\n",
        "            except BaseException:\n",
        _TRUST,
    ),
    Mutant(
        "what is started is compared with what was allowed",
        f"{_SERVERS}servers.py",
        "            await admission.recheck(server.admitted)\n",
        "            pass\n",
        _TRUST,
    ),
    Mutant(
        "a program that is found elsewhere is another one",
        f"{_SERVERS}launching.py",
        "    if launch_definition(name, config, program) != admitted.definition:\n",
        "    if False:\n",
        _TRUST,
    ),
    Mutant(
        "a server gets what was consented to",
        f"{_SERVERS}launching.py",
        "{**own, **given}",
        "{**environment, **own, **given}",
        _STDIO,
    ),
    Mutant(
        "a secret in plain text is refused",
        "app/tooldesk/workspace/servers_file.py",
        "    if found := list(config.plain_secrets()):\n",
        "    if found := []:\n",
        _TRUST,
    ),
    Mutant(
        "traffic is shown without secrets",
        f"{_SERVERS}traffic_log.py",
        "        if redactor is None:\n            return line\n",
        "        if line:\n            return line\n",
        _TRUST,
    ),
    Mutant(
        "a server's schema checks nothing by the SDK",
        f"{_SERVERS}connection.py",
        '(client.session, "validate_tool_result", _unchecked)',
        '(client.session, "unknown_name", _unchecked)',
        _STDIO,
    ),
    Mutant(
        "a URL leads to no private address",
        f"{_SERVERS}host_rules.py",
        "return self._is_open and (",
        "return True or (",
        _HTTP,
    ),
    Mutant(
        "cookies of a server are not kept",
        f"{_SERVERS}http_transport.py",
        "        cookies=CookieJar(policy=DefaultCookiePolicy(allowed_domains=())),\n",
        "",
        _HTTP,
    ),
    Mutant(
        "a server's certificate is checked as its file says",
        f"{_SERVERS}http_transport.py",
        "tls = await asyncio.to_thread(tls_settings, source, {}, folder)",
        "tls = TlsSettings()",
        _HTTP,
    ),
    Mutant(
        "bytes of any kind are given to no program",
        "ui/tooldesk_ui/widgets/results/media_row.py",
        "    if kind.open_words and is_openable(media):\n",
        "    if is_openable(media):\n",
        "tests/ui/widgets/results/test_result_view.py",
    ),
    Mutant(
        "what was lost is waited for before all ends",
        f"{_SERVERS}servers.py",
        "        server.ending = asyncio.ensure_future(connection.close())\n",
        "        server.ending = None\n",
        _STDIO,
    ),
)
