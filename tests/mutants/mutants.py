"""MUTANTS: the protections against what happened to others, each taken out once."""

from __future__ import annotations

from builtin_mutants import BUILTIN_MUTANTS
from mutant import Mutant
from server_mutants import SERVER_MUTANTS
from wall_mutants import WALL_MUTANTS
from wasm_mutants import WASM_MUTANTS

_DATABASE = "app/tooldesk/storage/database.py"
_DATABASE_TESTS = "tests/app/storage/test_database.py"
_KILLS = "tests/app/usage/test_killed_calls.py"
_VERSION_TESTS = "tests/app/usage/test_tool_versions.py"
_THEN_TESTS = f"{_VERSION_TESTS} tests/app/terminal/history/test_replay_then.py"
_SANDBOX = "app/tooldesk/execution/sandbox/"
_ISOLATION = "tests/app/execution/sandbox/test_isolation.py"
_GUARD = "app/tooldesk/execution/http_tool/address_guard.py"
_GUARD_TESTS = (
    "tests/app/execution/http_tool/test_address_guard.py"
    " tests/app/execution/http_tool/test_redirects.py"
)
_PERMISSIONS = "app/tooldesk/execution/permissions/permissions.py"
_PERMISSION_TESTS = "tests/app/execution/permissions/test_permissions.py"
_SELECTION = "app/tooldesk/calling/selection.py"
_SELECTION_TESTS = (
    "tests/app/calling/test_selection.py tests/app/calling/test_selection_siblings.py"
)
_WORKER = "app/tooldesk/execution/python_worker/worker_process.py"
_CALL = "app/tooldesk/usage/call_usage.py"
_CACHED_ANSWERS = "tests/app/usage/test_cached_answers.py"
_CALL_CACHE = "app/tooldesk/usage/call_cache.py"

MUTANTS = (
    # nothing acknowledged is lost
    Mutant(
        "the first write is synchronous",
        "app/tooldesk/storage/pragmas.py",
        "synchronous=FULL",
        "synchronous=OFF",
        _DATABASE_TESTS,
    ),
    Mutant(
        "every durable write is synchronous",
        _DATABASE,
        '"FULL" if is_durable else "NORMAL"',
        '"NORMAL"',
        _KILLS,
    ),
    Mutant(
        "a batch is as durable as its most durable part",
        _DATABASE,
        "any(each.is_durable for each in waiting)",
        "all(each.is_durable for each in waiting)",
        _KILLS,
    ),
    Mutant(
        "what a long call began with is synced meanwhile",
        _DATABASE,
        "            self._sync()\n",
        "            pass\n",
        _KILLS,
    ),
    Mutant(
        "what a locked database refuses is kept",
        _DATABASE,
        "self._late.append(each.for_later())",
        "pass",
        _DATABASE_TESTS,
    ),
    Mutant(
        "what is not written is told in the terminal",
        "app/tooldesk/terminal/session.py",
        "if app.storage_problem is not None:",
        "if False:",
        "tests/app/terminal/test_commands.py -k database",
    ),
    Mutant(
        "a call's end is kept before it is told",
        "app/tooldesk/usage/history.py",
        "await self._database.record(work)",
        "self._database.post(work)",
        _KILLS,
    ),
    Mutant(
        "a call is in the history before it runs",
        _CALL,
        "around.context, on_ready=partial(around.history.begin, self._record)",
        "around.context",
        _KILLS,
    ),
    Mutant(
        "a use is counted before the run",
        "app/tooldesk/execution/executor.py",
        "            await self._count(definition, context)\n"
        "            result = await self._try(definition, arguments, context, first, slot.pause)\n",
        "            result = await self._try(definition, arguments, context, first, slot.pause)\n"
        "            await self._count(definition, context)\n",
        "tests/app/execution/test_usage_limits.py " + _KILLS,
    ),
    Mutant(
        "a used-up tool is refused",
        "app/tooldesk/execution/usage_limits.py",
        "        if standing.is_used_up:\n            raise",
        "        if False:\n            raise",
        "tests/app/execution/test_usage_limits.py",
    ),
    # data is never run
    Mutant(
        "pickle is nowhere",
        "app/tooldesk/storage/stored_json.py",
        "import json\n",
        "import json\nfrom pickle import loads  # noqa: F401\n",
        "tests/test_tree.py",
    ),
    Mutant(
        "no schema leads out of itself",
        "app/tooldesk/calling/schema/document.py",
        "    if resource is None:\n        raise DefinitionError(",
        "    if resource is None:\n        return True\n        raise DefinitionError(",
        "tests/app/calling/test_validation_hostile.py",
    ),
    Mutant(
        "a call's end is searched for in linear time",
        "app/tooldesk/calling/streaming/tag_notations.py",
        "end_tag=late_pattern(end),",
        'end_tag=late_pattern(rf"\\s*+{end}"),',
        "tests/app/calling/test_linear_patterns.py",
    ),
    Mutant(
        "values are nested only so deep",
        "app/tooldesk/calling/parsing/limits.py",
        "MAX_DEPTH = 200",
        "MAX_DEPTH = 200_000",
        "tests/app/calling/parsing/test_hostile_input.py",
    ),
    Mutant(
        "compiled Python beside tools is not read",
        "app/tooldesk/tools/python_function/source_imports.py",
        "return self.source_to_code(self.get_data(path), path)",
        "return super().get_code(fullname)",
        "tests/app/execution/python_worker/test_poisoned_bytecode.py",
    ),
    Mutant(
        "what is no file is not read",
        "app/tooldesk/bounded_file.py",
        "    if not stat.S_ISREG(status.st_mode):\n",
        "    if False:\n",
        "tests/app/test_bounded_file.py tests/app/workspace/test_tool_file.py",
    ),
    Mutant(
        "what is read is looked at when it is open, too",
        "app/tooldesk/bounded_file.py",
        "        _refuse_special(os.fstat(descriptor), path)\n",
        "",
        "tests/app/test_bounded_file.py",
    ),
    Mutant(
        "no more is read than the bound",
        "app/tooldesk/bounded_file.py",
        "        if len(content) > most_bytes:\n",
        "        if False:\n",
        "tests/app/test_bounded_file.py",
    ),
    Mutant(
        "no key stands twice",
        "app/tooldesk/unique_keys.py",
        "    if not is_unique:\n",
        "    if False:\n",
        "tests/app/test_unique_keys.py tests/app/workspace/test_tool_file.py",
    ),
    # the right tool, and only with a yes
    Mutant(
        "another word in a name is asked about",
        _SELECTION,
        "        if changed:\n",
        "        if False:\n",
        _SELECTION_TESTS,
    ),
    Mutant(
        "of two equally close names none is taken",
        _SELECTION,
        "_lead(plain, best, ranking[1], policy) < policy.minimum_margin",
        "False",
        _SELECTION_TESTS,
    ),
    Mutant(
        "what is denied is refused",
        _PERMISSIONS,
        "        refuse_denied(definition, verdict)\n",
        "",
        _PERMISSION_TESTS,
    ),
    Mutant(
        "a changed tool is asked about again",
        _PERMISSIONS,
        "return now == grant.fingerprint",
        "return True",
        "tests/app/execution/permissions tests/app/usage/test_permissions_of_calls.py"
        " tests/app/terminal/permissions",
    ),
    Mutant(
        "rules are looked at again right before a run",
        "app/tooldesk/execution/executor.py",
        "            await self.recheck(call)\n",
        "",
        "tests/app/usage/test_waiting_calls.py",
    ),
    Mutant(
        "what is held back does not run",
        "app/tooldesk/calling/parsing/assembly.py",
        "[call.calling for call in found if not call.hold]",
        "[call.calling for call in found]",
        "tests/app/calling/parsing/test_truncated.py",
    ),
    Mutant(
        "what a repair had to choose does not run",
        "app/tooldesk/calling/parsing/scan.py",
        'hold, why = hold or ("ambiguous" if doubt else ""), why or doubt',
        "pass",
        "tests/app/calling/parsing/test_damaged_arguments.py",
    ),
    Mutant(
        "a bracket that is put in makes a call incomplete",
        "app/tooldesk/calling/parsing/values/tolerant_json.py",
        '"missing closing bracket")\n        self._is_cut = True\n',
        '"missing closing bracket")\n',
        "tests/app/calling/parsing/test_damaged_arguments.py",
    ),
    Mutant(
        "members behind a brace are not dropped",
        "app/tooldesk/calling/parsing/bodies/early_ends.py",
        "text[end : end + 1] not in _MORE_BEHIND",
        "True",
        "tests/app/calling/parsing/test_damaged_arguments.py",
    ),
    Mutant(
        "a call with its result in the stream does not run again",
        "app/tooldesk/calling/parsing/envelopes/ui_streams.py",
        "        call.is_executed = True\n",
        "        pass\n",
        "tests/app/calling/parsing/test_wrapped_documents.py",
    ),
    Mutant(
        "a value is no option of a command",
        "app/tooldesk/execution/shell_tool/command_words.py",
        "            _refuse_options(template, filled)\n",
        "            pass\n",
        "tests/app/execution/shell_tool/test_command_words.py",
    ),
    # walls
    Mutant(
        "a sandbox has no network",
        _SANDBOX + "bubblewrap.py",
        '"--unshare-net", ',
        "",
        _ISOLATION,
    ),
    Mutant(
        "a sandbox sees no other process",
        _SANDBOX + "bubblewrap.py",
        '"--unshare-pid", ',
        "",
        _ISOLATION,
    ),
    Mutant(
        "a sandbox shows nothing that starts programs on order",
        _SANDBOX + "readable.py",
        '    "/gnu/store",\n',
        '    "/gnu/store",\n    "/run",\n',
        "tests/app/execution/sandbox/test_no_helpers.py",
    ),
    Mutant(
        "a sandbox has no capabilities",
        _SANDBOX + "bubblewrap.py",
        '"--cap-drop", "ALL", ',
        '"--cap-add", "ALL", ',
        _ISOLATION,
    ),
    Mutant(
        "a sandbox writes to its own folder only",
        _SANDBOX + "bubblewrap.py",
        '_READ_ONLY = ("/dev", "/proc", "/")',
        "_READ_ONLY = ()",
        _ISOLATION,
    ),
    Mutant(
        "a sandbox that can't be made is a refusal",
        _SANDBOX + "sandboxes.py",
        "        if probed.runner is None:\n",
        "        if probed.runner is None:\n            return None\n        if False:\n",
        "tests/app/execution/sandbox/test_fail_closed.py",
    ),
    Mutant(
        "no sandbox works in Tooldesk's own folders",
        _SANDBOX + "sandboxes.py",
        "        self._refuse_precious(definition, folder.resolve())\n",
        "",
        "tests/app/execution/sandbox",
    ),
    Mutant(
        "a worker's line has an end",
        _WORKER,
        "if len(self._unread) > _MAX_REPLY_BYTES:",
        "if False:",
        "tests/app/execution/python_worker/test_forged_replies.py",
    ),
    Mutant(
        "of a flood only the beginning is handed on",
        "app/tooldesk/execution/tool_output.py",
        "MAX_OUTPUT_BYTES = 1_000_000",
        "MAX_OUTPUT_BYTES = 1_000_000_000",
        "tests/app/execution/test_output_flood.py",
    ),
    # the network
    Mutant(
        "an embedded address is looked at",
        _GUARD,
        "    if embedded is not None:\n",
        "    if False:\n",
        _GUARD_TESTS,
    ),
    Mutant(
        "all IPv6 that is not the internet's is refused",
        _GUARD,
        "address not in _GLOBAL_UNICAST",
        "False",
        _GUARD_TESTS,
    ),
    Mutant(
        "every address of a host is looked at",
        _GUARD,
        "    for address in addresses:\n        _refuse_private(host, address)\n",
        "",
        "tests/app/execution/http_tool",
    ),
    Mutant(
        "a picture of too many pixels is not decoded",
        "ui/tooldesk_ui/widgets/results/picture.py",
        "0 < _pixels_of(reader) <= MAX_IMAGE_PIXELS",
        "0 < _pixels_of(reader)",
        "tests/ui/widgets/results/test_picture.py",
    ),
    Mutant(
        "a picture holds pixels, and is no program",
        "ui/tooldesk_ui/widgets/results/picture.py",
        "bytes(reader.format().data()) not in FORMATS or not full.isValid()",
        "not full.isValid()",
        "tests/ui/widgets/results/test_picture.py",
    ),
    Mutant(
        "an editor is found by its name on the search path alone",
        "app/tooldesk/workspace/editor_command.py",
        "found is not None and Path(found).is_absolute()",
        "found is not None",
        "tests/app/workspace/test_editor_command.py",
    ),
    Mutant(
        "an editor opens files alone",
        "app/tooldesk/workspace/editor_command.py",
        "path.is_absolute() and stat.S_ISREG(path.stat().st_mode)",
        "path.is_absolute() and path.exists()",
        "tests/app/workspace/test_editor_command.py",
    ),
    Mutant(
        "headers of an exchange name their secrets, short ones too",
        "app/tooldesk/execution/http_tool/recording.py",
        "if name.lower() in secret else value",
        "if False else value",
        "tests/app/execution/http_tool/test_recording.py",
    ),
    Mutant(
        "a body that is kept in part holds no half of a secret",
        "app/tooldesk/execution/http_tool/recording.py",
        "text if is_whole else without_begun_value(text, self._redactor)",
        "text",
        "tests/app/execution/http_tool/test_recording.py",
    ),
    Mutant(
        "a connection that nobody waits for any more is closed",
        "app/tooldesk/execution/http_tool/connecting.py",
        "            await ended.aclose()\n",
        "            pass\n",
        "tests/app/execution/http_tool/test_recording.py",
    ),
    Mutant(
        "a redirect is guarded, too",
        "app/tooldesk/execution/http_tool/exchange.py",
        "(request.host_is_fixed and is_first)",
        "request.host_is_fixed",
        _GUARD_TESTS,
    ),
    Mutant(
        "a small packed answer stays small",
        "app/tooldesk/execution/http_tool/body_reading.py",
        "            if len(data) > limit_bytes:\n",
        "            if False:\n",
        "tests/app/execution/http_tool/test_answers.py",
    ),
    Mutant(
        "nothing listens",
        "app/tooldesk/usage/history.py",
        '"""The event log in the database;',
        "_server = __import__('socket').create_server(('127.0.0.1', 0))\n"
        '    """The event log in the database;',
        "tests/app/usage/test_no_listener.py",
    ),
    # secrets
    Mutant(
        "what is told of a call comes without secrets",
        "app/tooldesk/usage/tool_usage.py",
        "            if not redactor.is_empty:\n                event = redactor.redact(event)\n",
        "",
        "tests/app/secret_vault/test_canaries.py",
    ),
    Mutant(
        "live output comes without secrets",
        "app/tooldesk/usage/live_output.py",
        "self._tell(stream, self._streams[stream].feed(text))",
        "self._tell(stream, text)",
        "tests/app/secret_vault tests/app/execution/test_secrets_at_cuts.py",
    ),
    Mutant(
        "no definition with a secret is kept",
        "app/tooldesk/usage/tool_versions.py",
        "is_plain or self._redactor.holds_secret(fields)",
        "is_plain",
        _VERSION_TESTS,
    ),
    Mutant(
        "no definition with a credential is kept",
        "app/tooldesk/usage/tool_versions.py",
        "return is_plain or ",
        "return ",
        _VERSION_TESTS,
    ),
    Mutant(
        "no definition is kept that can't be checked",
        "app/tooldesk/usage/tool_versions.py",
        "self._redactor.blind_because is not None or ",
        "",
        _VERSION_TESTS,
    ),
    Mutant(
        "a definition is forgotten with its last call",
        "app/tooldesk/usage/tool_versions.py",
        "        if version is not None:\n",
        "        if False:\n",
        _VERSION_TESTS,
    ),
    Mutant(
        "a definition stays while a call names it",
        "app/tooldesk/storage/statements.py",
        '"DELETE FROM tool_versions WHERE id = ?"\n    " AND NOT EXISTS',
        '"DELETE FROM tool_versions WHERE id = ?"\n    " OR NOT EXISTS',
        _VERSION_TESTS,
    ),
    Mutant(
        "a tool of then allows nothing by itself",
        "app/tooldesk/usage/tool_of_then.py",
        "in permissions else Permission.ASK",
        "in permissions else permissions[0]",
        _THEN_TESTS,
    ),
    Mutant(
        "no rule of then allows a call",
        "app/tooldesk/usage/tool_of_then.py",
        "if each.permission is not Permission.ALLOW",
        "if True",
        _THEN_TESTS,
    ),
    Mutant(
        "what is denied today is denied to a tool of then",
        "app/tooldesk/usage/tool_of_then.py",
        "            *(_denying(today) if today else ()),\n",
        "",
        _THEN_TESTS,
    ),
    Mutant(
        "a tool of then keeps to the limit of today, and to what is disabled",
        "app/tooldesk/usage/tool_of_then.py",
        "changed |= {name: getattr(today, name) for name in _OF_TODAY}",
        "pass",
        _THEN_TESTS,
    ),
    Mutant(
        "history is kept without secrets",
        "app/tooldesk/usage/history.py",
        "self._redactor.redact((plain, detail))",
        "(plain, detail)",
        "tests/app/secret_vault",
    ),
    Mutant(
        "the terminal prints nothing that can't be checked for secrets",
        "app/tooldesk/usage/workspace_desk.py",
        "if because is not None and not self.shows_unchecked:",
        "if because is None and self.shows_unchecked:",
        "tests/app/terminal/secrets/test_unread_secrets.py",
    ),
    Mutant(
        "no draft is kept before it can be checked for secrets",
        "app/tooldesk/usage/workspace_desk.py",
        "return self.is_prepared and not self.redactor.is_blind",
        "return not self.redactor.is_blind",
        "tests/ui/test_main_window.py",
    ),
    Mutant(
        "a value of the environment is known before a tool has it",
        "app/tooldesk/secret_vault/vault.py",
        "environment_secrets, environment, allowed, named)",
        "environment_secrets, {}, allowed, named)",
        "tests/app/terminal/secrets/test_environment_values.py",
    ),
    Mutant(
        "the model's text is not kept while secrets can't be read",
        "app/tooldesk/usage/kept_call.py",
        '        "session": detail["session"],\n        "calling": calling | {',
        '        **detail,\n        "calling": calling | {',
        "tests/app/secret_vault/test_unread_secrets.py",
    ),
    Mutant(
        "a call that may still run is not forgotten",
        "app/tooldesk/storage/statements.py",
        '    " WHERE coalesce(finished_at, began_at, 0) < :before"\n'
        '    " AND (outcome IS NOT NULL OR NOT is_running(writer))"\n',
        '    " WHERE coalesce(finished_at, began_at, 0) < :before"\n',
        "tests/app/usage/test_call_retention.py",
    ),
    Mutant(
        "the words of a forgotten call are forgotten",
        "app/tooldesk/usage/call_retention.py",
        "            connection.execute(FORGET_WORDS, (number, words))\n",
        "",
        "tests/app/usage/test_call_retention.py",
    ),
    Mutant(
        "nothing that is searched for is an operator",
        "app/tooldesk/usage/call_words.py",
        'f\'"{phrase.rstrip("*")}"{goes_on}\'',
        "f'{phrase}{goes_on}'",
        "tests/app/terminal/history",
    ),
    Mutant(
        "a result with a secret is not stored",
        "app/tooldesk/cache/cache_condition.py",
        '"there is a secret in it" if redactor.holds_secret(arguments, result) else None',
        "None",
        "tests/app/secret_vault tests/app/cache",
    ),
    Mutant(
        "failures are not stored",
        "app/tooldesk/cache/cache_condition.py",
        "    if result.is_error:\n",
        "    if False:\n",
        "tests/app/cache",
    ),
    Mutant(
        "a full cache makes room",
        "app/tooldesk/cache/cache_handler.py",
        "            if all_bytes > limit_bytes:\n",
        "            if False:\n",
        "tests/app/cache",
    ),
    Mutant(
        "what was given lately stays in a full cache",
        "app/tooldesk/storage/statements.py",
        "hits = hits + 1, used_at = ?",
        "hits = hits + 1, used_at = coalesce(used_at, ?)",
        "tests/app/cache",
    ),
    Mutant(
        "a pinned result stays in a full cache",
        "app/tooldesk/storage/statements.py",
        "WHERE size_so_far > ? AND NOT stays",
        "WHERE size_so_far > ?",
        "tests/app/cache",
    ),
    Mutant(
        "a deleted result is given to no call",
        "app/tooldesk/storage/statements.py",
        "WHERE workspace = ? AND key = ? AND removed_at IS NULL",
        "WHERE workspace = ? AND key = ?",
        "tests/app/cache",
    ),
    Mutant(
        "an answer of a tool that has changed is none",
        "app/tooldesk/cache/cache_outcome.py",
        "    if before != now:\n",
        "    if False:\n",
        "tests/app/cache tests/app/usage/test_cached_answers.py",
    ),
    Mutant(
        "an answer of code that changed while it ran is not kept",
        _CALL_CACHE,
        "            if now != self._fingerprint:\n",
        "            if False:\n",
        _CACHED_ANSWERS,
    ),
    Mutant(
        "a hit is held to the limit",
        _CALL_CACHE,
        "        await executor.require_use_left(admitted)\n",
        "",
        _CACHED_ANSWERS,
    ),
    Mutant(
        "a hit is given only with a yes",
        "app/tooldesk/execution/executor.py",
        "        permit = await self._permissions.permit(definition, arguments, folder, ask)\n",
        "        verdict = await self._permissions.judge(definition, arguments, folder)\n"
        "        permit = Permit('', verdict)\n",
        f"{_CACHED_ANSWERS} tests/app/terminal/calls/test_cached_calls.py",
    ),
    Mutant(
        "a call that is repeated is none of the cache's",
        _CALL,
        "        if await self._key_before == repetition:\n",
        "        if False:\n",
        _CACHED_ANSWERS,
    ),
    Mutant(
        "a function of a process answers in no other",
        "app/tooldesk/execution/tool_fingerprints.py",
        "        if identity := self._registry.identity_of(definition):\n",
        "        if identity := '':\n",
        _CACHED_ANSWERS,
    ),
    Mutant(
        "a large file is read once for all processes",
        "app/tooldesk/execution/permissions/code_reader.py",
        "                large_hashes.setdefault((path, state), found)\n",
        "                pass\n",
        "tests/app/terminal/calls/test_cached_calls.py",
    ),
    Mutant(
        "the names of variables are part of a tool",
        "app/tooldesk/execution/permissions/fingerprint.py",
        '{"name", "default"}:\n            del variable[name]\n',
        '{"name", "default"}:\n            del variable[name]\n    fields.pop("env_vars", None)\n',
        _CACHED_ANSWERS,
    ),
    Mutant(
        "an answer for one is not given to another",
        _CALL_CACHE,
        '        return PERSONAL if self._around.context.fingerprint_context else ""\n',
        "        return False\n",
        "tests/app/usage/test_handed_over.py",
    ),
    Mutant(
        "a keyring that hangs is not waited for",
        "app/tooldesk/secret_vault/stores/keyring_store.py",
        "ANSWER_WAIT_S = 4.0",
        "ANSWER_WAIT_S = 60.0",
        "tests/app/secret_vault/stores",
    ),
    Mutant(
        "a crash leaves no memory on the disk",
        "app/tooldesk/core_files.py",
        "resource.setrlimit(resource.RLIMIT_CORE, (0, hard))",
        "pass",
        "tests/app/test_core_files.py",
    ),
    Mutant(
        "a terminal does not do what a tool wrote",
        "app/tooldesk/terminal/input_output.py",
        "_COMMANDS.sub(_escaped, text) if stream.isatty() else text",
        "text",
        "tests/app/terminal",
    ),
    *WALL_MUTANTS,
    *WASM_MUTANTS,
    *BUILTIN_MUTANTS,
    *SERVER_MUTANTS,
    Mutant(
        "a name that is allowed is exported as no other tool's",
        "app/tooldesk/specs/exported_names.py",
        "if legal[name] == name}",
        "if False}",
        "tests/app/exporting/test_export.py",
    ),
    Mutant(
        "another word is no slip",
        "app/tooldesk/calling/naming/word_changes.py",
        "or written in known or is_frequent(written)",
        "or written in known",
        "tests/app/calling/test_selection_siblings.py",
    ),
    Mutant(
        "what is held back waits for a yes",
        "app/tooldesk/terminal/calls/confirming.py",
        "            return self._accepts_held\n",
        "            return True\n",
        "tests/app/terminal/calls/test_confirming.py",
    ),
    Mutant(
        "code in an ordinary answer is no near miss",
        "app/tooldesk/calling/near_misses/in_texts.py",
        "calling.dialect not in _PYTHON or _KEYWORD.search(text, *span.code)",
        "True",
        "tests/app/calling/near_misses",
    ),
    Mutant(
        "no last run is shown that can't be checked",
        "ui/tooldesk_ui/console/past/last_output.py",
        "        await app.require_secrets()\n",
        "",
        "tests/ui/console/past",
    ),
)
