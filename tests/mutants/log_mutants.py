"""LOG_MUTANTS: what guards captures, scenarios, scans and asking a model, each taken out once."""

from __future__ import annotations

from mutant import Mutant

_CAPTURING = "app/tooldesk/capturing/"
_DOOR = f"{_CAPTURING}door.py"
_CAPTURE_TESTS = "tests/app/capturing/"
_DOOR_TESTS = f"{_CAPTURE_TESTS}test_door.py"
_UNTOLD = f"{_CAPTURE_TESTS}test_without_secrets.py"
_PARTS = f"{_CAPTURING}healing/part_healer.py"
_PART_TESTS = f"{_CAPTURE_TESTS}test_part_healer.py"
_RETRY_TESTS = f"{_CAPTURE_TESTS}test_retry_healer.py"
_SCENARIOS = "app/tooldesk/scenarios/"
_SCENARIO_TESTS = "tests/app/scenarios/test_scenarios.py"
_SCANNING = "app/tooldesk/scanning/"
_SCAN_TESTS = "tests/app/scanning/"
_CLUSTER = f"{_SCANNING}cluster.py"
_CLUSTER_TESTS = f"{_SCAN_TESTS}test_cluster.py"
_TALK = "app/tooldesk/asking/conversation.py"
_ENDS = "tests/app/asking/test_ends.py"

LOG_MUTANTS = (
    Mutant(
        "a flood of events is handed on instead of being healed",
        f"{_CAPTURING}healing/event_healer.py",
        "if self._size > MOST_READ_BYTES and not self._is_over:",
        "if False:",
        _RETRY_TESTS,
    ),
    Mutant(
        "an event without an end is not kept behind a flood",
        f"{_CAPTURING}healing/event_healer.py",
        "            passed.append(self._rest())\n",
        "",
        _RETRY_TESTS,
    ),
    Mutant(
        "a capture wants its token in the path",
        _DOOR,
        "secrets.compare_digest(first, self._prefix) and ",
        "",
        _DOOR_TESTS,
    ),
    Mutant(
        "a capture wants its token in the header",
        _DOOR,
        "len(given) == 1 and secrets.compare_digest(given[0], self.token.encode())",
        "len(given) == 1",
        _DOOR_TESTS,
    ),
    Mutant(
        "what is no path leads to another host than the upstream",
        _DOOR,
        'if path[:1] != b"/":',
        "if False:",
        _DOOR_TESTS,
    ),
    Mutant(
        "a capture is reached by its own host name only",
        _DOOR,
        "len(hosts) != 1 or hosts[0].lower() not in self._hosts",
        "len(hosts) != 1",
        _DOOR_TESTS,
    ),
    Mutant(
        "pages of other places use no capture",
        _DOOR,
        'name == b"origin" and value not in self._origins',
        "False",
        _DOOR_TESTS,
    ),
    Mutant(
        "a capture listens on loopback only",
        f"{_CAPTURING}capture.py",
        "listening.bind((HOST, port))",
        'listening.bind(("0.0.0.0", port))',
        _DOOR_TESTS,
    ),
    Mutant(
        "the token of a capture goes to no upstream",
        f"{_CAPTURING}passing.py",
        '(b"host", b"expect", TOKEN_HEADER)',
        '(b"host", b"expect")',
        f"{_DOOR_TESTS} {_CAPTURE_TESTS}test_pass_through.py",
    ),
    Mutant(
        "a call that can't be read reaches no client while it is asked for again",
        f"{_CAPTURING}healing/retry_healer.py",
        "sys.maxsize if self._has_calls else self._text.length",
        "self._text.length",
        _RETRY_TESTS,
    ),
    Mutant(
        "what is healed is told before a client that leaves has it",
        f"{_CAPTURING}healing/healer.py",
        "                self._tell_changes(more)\n                await passing.replaced(chunk",
        "                await passing.replaced(chunk",
        _RETRY_TESTS,
    ),
    Mutant(
        "an exchange is done for a client that leaves with its last event",
        f"{_CAPTURING}exchange.py",
        "says_its_end(str(self._raw))",
        "False",
        f"{_CAPTURE_TESTS}test_pass_through.py",
    ),
    Mutant(
        "a second answer without the call takes no place of the first",
        f"{_CAPTURING}healing/second_ask.py",
        "if not calls or any(",
        "if any(",
        _RETRY_TESTS,
    ),
    Mutant(
        "a stream that does not say that it ends is not asked for again",
        f"{_CAPTURING}healing/retry_healer.py",
        "if end_of(self._api, value) and not self._is_odd:",
        "if not self._is_odd and self._has_calls and self._arguments:",
        _RETRY_TESTS,
    ),
    Mutant(
        "keys that are handed through are not told",
        f"{_CAPTURING}capture.py",
        "self.redactor.learn([*self._known(), *keys])",
        "self.redactor.learn(self._known())",
        _UNTOLD,
    ),
    Mutant(
        "stored secrets are not told of a capture",
        f"{_CAPTURING}capture.py",
        "self.redactor.learn([*self._known(), *keys])",
        "self.redactor.learn(keys)",
        _UNTOLD,
    ),
    Mutant(
        "a redirect is handed on, and not followed with the key",
        f"{_CAPTURING}capture.py",
        "follow_redirects=False",
        "follow_redirects=True",
        f"{_CAPTURE_TESTS}test_pass_through.py",
    ),
    Mutant(
        "a call that is held back is not healed",
        f"{_CAPTURING}healing/judging.py",
        "() if output.held_back or output.errors else output.callings",
        "output.callings or tuple(each.calling for each in output.held_back)",
        f"{_CAPTURE_TESTS}test_healing.py {_CAPTURE_TESTS}test_call_healer.py",
    ),
    Mutant(
        "a stream whose model was cut off is not healed",
        f"{_CAPTURING}healing/call_healer.py",
        'if end == "whole":',
        "if end:",
        f"{_CAPTURE_TESTS}test_call_healer.py",
    ),
    Mutant(
        "a stream of parts whose model was cut off is not healed",
        _PARTS,
        'end == "whole" and ',
        "",
        _PART_TESTS,
    ),
    Mutant(
        "markup beside a proper call is left as it is",
        _PARTS,
        'kind != "call" and ',
        "",
        _PART_TESTS,
    ),
    Mutant(
        "what was not kept whole of a conversation is not replayed",
        "app/tooldesk/asking/replayed_conversation.py",
        "if why := past.why_not_replayed:",
        'if why := "":',
        "tests/app/asking/test_replays.py",
    ),
    Mutant(
        "a window reads no log in its own process",
        f"{_SCANNING}scan_processes.py",
        "self._redact = None if is_aside else ",
        "self._redact = ",
        f"{_SCAN_TESTS}test_scan.py",
    ),
    Mutant(
        "names in the tables of a scan show what is unseen in them",
        "app/tooldesk/terminal/scanning/scan_command.py",
        'visible_line(" ".join(text.split()))',
        '" ".join(text.split())',
        "tests/app/terminal/scanning/test_scan_command.py",
    ),
    Mutant(
        "a scenario executes nothing in a folder that nobody trusts",
        f"{_SCENARIOS}scenario_runs.py",
        "lambda: desk.trust.is_given",
        "lambda: True",
        _SCENARIO_TESTS,
    ),
    Mutant(
        "a scenario executes only where it says so",
        f"{_SCENARIOS}scenario_runs.py",
        "        if scenario.executes:\n",
        "        if True:\n",
        _SCENARIO_TESTS,
    ),
    Mutant(
        "no link leads what scenarios change out of the workspace",
        f"{_SCENARIOS}scenario_files.py",
        "if not Path(os.path.realpath(file)).is_relative_to(os.path.realpath(self._workspace)):",
        "if False:",
        _SCENARIO_TESTS,
    ),
    Mutant(
        "no secret gets into a scenario",
        f"{_SCENARIOS}scenario_files.py",
        "        await self._check([name, value])\n",
        "",
        _SCENARIO_TESTS,
    ),
    Mutant(
        "names in a report are only text",
        f"{_SCANNING}html_report.py",
        '    return escape(visible.encode("utf-8", "backslashreplace").decode("utf-8"))',
        '    return visible.encode("utf-8", "backslashreplace").decode("utf-8")',
        f"{_SCAN_TESTS}test_html_report.py",
    ),
    Mutant(
        "a report loads and runs nothing",
        f"{_SCANNING}html_report.py",
        "default-src 'none'; style-src 'unsafe-inline'",
        "style-src 'unsafe-inline'",
        f"{_SCAN_TESTS}test_html_report.py",
    ),
    Mutant(
        "a scan tells no more kinds apart than it has room for",
        f"{_SCANNING}kind_counts.py",
        "cell is None and len(self._cells) >= 2 * self._most",
        "False",
        f"{_SCAN_TESTS}test_scan_totals.py",
    ),
    Mutant(
        "names in a scan are no longer than a report shows",
        f"{_SCANNING}output_count.py",
        "whole if len(whole) <= _LONGEST_KEY else",
        "whole if True else",
        f"{_SCAN_TESTS}test_scan.py",
    ),
    Mutant(
        "excerpts of a scan are redacted before they are cut",
        f"{_SCANNING}output_count.py",
        "before = self._redact(raw[begin : start + _MARGIN_LENGTH])",
        "before = self._redact(raw[begin : start + _EXCERPT_LENGTH])",
        f"{_SCAN_TESTS}test_scan.py",
    ),
    Mutant(
        "what workers send is redacted here",
        _CLUSTER,
        "        totals.redact(redactor)\n",
        "",
        _CLUSTER_TESTS,
    ),
    Mutant(
        "half a secret at the end of an excerpt of a worker is taken out",
        f"{_SCANNING}scan_totals.py",
        "stream.finish()",
        "stream.finish(is_cut=False)",
        _CLUSTER_TESTS,
    ),
    Mutant(
        "workers speak of their part only",
        _CLUSTER,
        "            totals.require_source(part.path)\n",
        "",
        _CLUSTER_TESTS,
    ),
    Mutant(
        "workers have the same version",
        _CLUSTER,
        "            if version != ours\n",
        "            if not isinstance(version, str)\n",
        _CLUSTER_TESTS,
    ),
    Mutant(
        "a scheduler that is not there keeps no scan from another one",
        _CLUSTER,
        "                self.close(timeout=_CLOSE_S)\n                raise",
        "                raise",
        f"{_CLUSTER_TESTS} -k no_scheduler",
    ),
    Mutant(
        "a worker of another version counts nothing",
        f"{_SCANNING}cluster_work.py",
        'if asked["version"] != own_version():',
        "if False:",
        _CLUSTER_TESTS,
    ),
    Mutant(
        "a model is asked so many times only",
        _TALK,
        "if self.turns >= limits.max_turns:",
        "if False:",
        _ENDS,
    ),
    Mutant(
        "calls of a model run within their limit only",
        _TALK,
        "elif self.calls + wanted > limits.max_calls:",
        "elif self.calls > limits.max_calls:",
        _ENDS,
    ),
    Mutant(
        "the time of a model's answers is bounded",
        _TALK,
        "elif self.spent_s >= limits.max_time_s:",
        "elif False:",
        _ENDS,
    ),
    Mutant(
        "nothing runs of an answer that broke off",
        _TALK,
        "        if not answer.has_ended:\n",
        "        if False:\n",
        _ENDS,
    ),
)
