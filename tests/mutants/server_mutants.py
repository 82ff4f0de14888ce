"""SERVER_MUTANTS: what keeps MCP servers and their tools to what a person said yes to."""

from __future__ import annotations

from mutant import Mutant

_SERVERS = "app/tooldesk/execution/mcp_server/"
_CALLS = f"{_SERVERS}mcp_calls.py"
_TRUST = "tests/app/execution/mcp_server/test_server_trust.py"
_STDIO = "tests/app/execution/mcp_server/test_stdio_servers.py"
_LOG = "tests/app/execution/mcp_server/transport/test_traffic_log.py"
_TOOL = "tests/app/execution/mcp_server/test_remote_tool.py"
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
        f"{_SERVERS}transport/traffic_log.py",
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
        f"{_SERVERS}transport/host_rules.py",
        "return self._is_open and (",
        "return True or (",
        _HTTP,
    ),
    Mutant(
        "cookies of a server are not kept",
        f"{_SERVERS}transport/http_transport.py",
        "        cookies=CookieJar(policy=DefaultCookiePolicy(allowed_domains=())),\n",
        "",
        _HTTP,
    ),
    Mutant(
        "a server's certificate is checked as its file says",
        f"{_SERVERS}transport/http_transport.py",
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
    Mutant(
        "a server over HTTP that floods with questions is left",
        f"{_SERVERS}transport/http_transport.py",
        "            if flood := self._questions.flood:\n",
        '            if flood := "":\n',
        _HTTP,
    ),
    Mutant(
        "a secret over several lines of stderr is taken out",
        f"{_SERVERS}transport/stdio_transport.py",
        "redacting = None if self._start.redactor is None else self._start.redactor.stream()",
        "redacting = None",
        _LOG,
    ),
    Mutant(
        "an endless line of stderr is kept in pieces",
        f"{_SERVERS}transport/stdio_transport.py",
        "            if len(rest) > _LONGEST_STDERR:\n",
        "            if False:\n",
        _LOG,
    ),
    Mutant(
        "only the beginning of a malformed line is kept",
        f"{_SERVERS}transport/stdio_transport.py",
        "line[:_SHOWN_RUBBISH].decode",
        "line.decode",
        _LOG,
    ),
    Mutant(
        "a message of the traffic is cut",
        f"{_SERVERS}transport/traffic_log.py",
        "kept = cut_end(text, LONGEST_TEXT, redactor)",
        "kept = text",
        _LOG,
    ),
    Mutant(
        "who watches the traffic sees no secret",
        f"{_SERVERS}transport/traffic_log.py",
        "self.on_line(self._clean(line, redactor))",
        "self.on_line(line)",
        _LOG,
    ),
    Mutant(
        "what a tool says of itself is bounded",
        f"{_SERVERS}remote_tool.py",
        "        if len(data) > LARGEST_TOOL_BYTES:\n",
        "        if False:\n",
        _TOOL,
    ),
    Mutant(
        "a new tool is shown with all that it says",
        f"{_SERVERS}remote_tool.py",
        "ToolChange(ToolChangeKind.NEW, name, _differences({}, tool.said))",
        "ToolChange(ToolChangeKind.NEW, name)",
        _TOOL,
    ),
    Mutant(
        "other hints at what a tool does are a change",
        f"{_SERVERS}remote_tool.py",
        '"outputSchema", "annotations")',
        '"outputSchema")',
        _TOOL,
    ),
    Mutant(
        "a server of very many tools is refused the rest",
        f"{_SERVERS}connection.py",
        " or len(found) >= MOST_TOOLS",
        " or False",
        _STDIO,
    ),
    Mutant(
        "a page that was listed already ends a list",
        f"{_SERVERS}connection.py",
        "cursor is None or cursor in cursors or",
        "cursor is None or",
        _STDIO,
    ),
    Mutant(
        "the words of a refusal are bounded",
        f"{_SERVERS}call_result.py",
        "[:_LONGEST_MESSAGE] or",
        "or",
        _TOOL,
    ),
    Mutant(
        "the words of progress are bounded",
        f"{_SERVERS}call_progress.py",
        'tell(fraction, (message or "")[:_LONGEST_WORDS])',
        'tell(fraction, (message or ""))',
        _TOOL,
    ),
    Mutant(
        "what was taken of one server is nothing of another",
        f"{_SERVERS}taken_tools.py",
        '            if data["server"] != server:\n',
        "            if False:\n",
        _TOOL,
    ),
    Mutant(
        "the SDK logs nothing of what a server does wrong",
        f"{_SERVERS}launching.py",
        '    logging.getLogger("client").addFilter(_is_not_the_sdks)\n',
        "    pass\n",
        _STDIO,
    ),
)
