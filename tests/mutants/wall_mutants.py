"""WALL_MUTANTS: what keeps tools, folders and answers apart, each taken out once."""

from __future__ import annotations

from mutant import Mutant

_POOL = "app/tooldesk/execution/python_worker/worker_pool.py"
_WORKER = "app/tooldesk/execution/python_worker/worker_process.py"
_APART = "tests/app/execution/python_worker/test_files_apart.py"
_FORGED = "tests/app/execution/python_worker/test_forged_replies.py"
_KEEPER = "app/tooldesk/systems/linux/"
_DAEMONS = "tests/app/execution/test_daemons.py"
_START = "app/tooldesk/systems/linux/programs.py"
_WINDOWS = "app/tooldesk/systems/windows/"
_WINDOWS_TESTS = "tests/app/systems/"
_PERMISSIONS = "app/tooldesk/execution/permissions/"
_PATHS = "tests/app/execution/permissions/test_path_rules.py"
_CONSENTS = "tests/app/usage/test_consents.py"
_APPROVALS = "tests/app/usage/test_approvals.py"
_TRUST = "tests/app/workspace/test_trust.py"
_HTTP = "app/tooldesk/execution/http_tool/"
_HTTP_TESTS = "tests/app/execution/http_tool/"
_PACKED = _HTTP_TESTS + "test_answers.py -k packed"
_CODE = "app/tooldesk/tools/sources/"
_CODE_TESTS = "tests/app/tools/test_sources.py"
_PRECIOUS = "app/tooldesk/execution/sandbox/precious_files.py"
_SANDBOX_TESTS = "tests/app/execution/sandbox/test_fail_closed.py"
_PRIVATE = "tests/app/test_private_files.py"

WALL_MUTANTS = (
    # between calls of Python functions
    Mutant(
        "a worker serves one file only",
        _POOL,
        "(worker for worker in fitting if worker.file == file)",
        "iter(fitting)",
        _APART,
    ),
    Mutant(
        "a worker of another sandbox serves no call",
        _POOL,
        "if worker.kind == kind]",
        "]",
        "tests/app/execution/sandbox/test_warm_workers.py",
    ),
    Mutant(
        "a worker that has seen a secret serves no other call",
        _POOL,
        "has_seen or ",
        "",
        "tests/app/execution/python_worker/test_surroundings.py",
    ),
    Mutant(
        "a worker that answered twice serves no other call",
        _POOL,
        " or worker.is_suspect)",
        ")",
        _FORGED,
    ),
    Mutant(
        "a second answer is not taken for the next one's",
        _WORKER,
        "        if self._is_second_answer(message):\n",
        "        if False:\n",
        _FORGED,
    ),
    Mutant(
        "an answer has the number of its request",
        _WORKER,
        '            or message.get("id", 0) != self._request_id\n',
        "",
        _FORGED,
    ),
    Mutant(
        "a worker that goes on after its answer is ended",
        _WORKER,
        "        if self._last_id:\n            self._watch_reading(unread=-1)\n",
        "",
        _FORGED,
    ),
    # nothing outlives its call
    Mutant(
        "orphans are handed to a supervisor",
        _KEEPER + "keeper_script.py",
        "    if prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) or ",
        "    if ",
        _DAEMONS,
    ),
    Mutant(
        "a supervisor ends all below it",
        _KEEPER + "keeper_script.py",
        "end_children((), LONGEST_END_S)",
        "{program: os.waitpid(program, 0)[1]}, True",
        _DAEMONS,
    ),
    Mutant(
        "what a killed supervisor kept is ended",
        _KEEPER + "keeper_script.py",
        "    if status:\n",
        "    if False:\n",
        _DAEMONS,
    ),
    Mutant(
        "what a killed supervisor kept is ended though it takes long",
        _KEEPER + "keeper_script.py",
        "            _, is_clean = end_children(supervisors.values(), LONGEST_PAUSE_S)\n",
        "            pass\n",
        _DAEMONS + " -k in_time",
    ),
    Mutant(
        "a supervisor that was stopped is ended",
        _KEEPER + "kept_process.py",
        "            os.kill(self._supervisor, signal.SIGKILL)\n",
        "            pass\n",
        _DAEMONS,
    ),
    Mutant(
        "a supervisor that was stopped sees the end of Tooldesk",
        _KEEPER + "keeper_script.py",
        "        os.kill(each, signal.SIGCONT)\n",
        "        pass\n",
        _DAEMONS + " -k killed_tooldesk",
    ),
    Mutant(
        "a supervisor's memory is nobody else's",
        _KEEPER + "keeper_script.py",
        " or prctl(PR_SET_DUMPABLE, 0, 0, 0, 0):",
        ":",
        _DAEMONS,
    ),
    Mutant(
        "a function's daemon ends its worker",
        _POOL,
        'if reply.get("children") or worker.has_company:',
        'if reply.get("children"):',
        _DAEMONS,
    ),
    Mutant(
        "without a keeper a whole group is ended",
        _START,
        "    signal_group(process, signal.SIGKILL)\n",
        "",
        _DAEMONS,
    ),
    Mutant(
        "without a keeper what carries a mark is ended",
        _START,
        "    end_leftovers(mark)\n",
        "",
        _DAEMONS,
    ),
    Mutant(
        "without a keeper a limit is a mark, too",
        "app/tooldesk/systems/linux/leftovers.py",
        "_has_brand(process_id, number) or ",
        "",
        _DAEMONS,
    ),
    Mutant(
        "on Windows a program runs in its job only",
        _WINDOWS + "jobs.py",
        "        if not self._kernel.AssignProcessToJobObject(self._handle, process):\n"
        "            raise failure()\n",
        "",
        _WINDOWS_TESTS + "test_windows_programs.py",
    ),
    Mutant(
        "on Windows a job ends with us",
        _WINDOWS + "jobs.py",
        "_ENDS_WITH_US = 0x2000",
        "_ENDS_WITH_US = 0",
        _WINDOWS_TESTS + "test_windows_programs.py",
    ),
    Mutant(
        "a batch file gets no word that cmd.exe changes",
        _WINDOWS + "command_line.py",
        "    if not _NOT_FOR_BATCH.isdisjoint(word):\n",
        "    if False:\n",
        _WINDOWS_TESTS + "test_windows_words.py",
    ),
    Mutant(
        "on Windows no program is found where we happen to be",
        _WINDOWS + "program_files.py",
        '        if drive and rest.startswith(("\\\\", "/")):\n',
        "        if True:\n",
        _WINDOWS_TESTS + "test_windows_words.py",
    ),
    Mutant(
        "a path that Windows reads otherwise is judged by no rule",
        _PERMISSIONS + "path_places.py",
        " or not system.is_plain_path(text)",
        "",
        _WINDOWS_TESTS + "test_windows_words.py",
    ),
    Mutant(
        "a built-in tool opens no stream or device of Windows",
        "app/tooldesk/execution/builtin_tool/functions/place.py",
        " and system.is_plain_path(text)",
        "",
        _WINDOWS_TESTS + "test_windows_words.py",
    ),
    Mutant(
        "no module of ours needs POSIX on Windows",
        "app/tooldesk/file_lock.py",
        "import os\n",
        "import os\nimport fcntl\n",
        "tests/app/test_imports.py",
    ),
    Mutant(
        "a workspace gets no file that Windows can't have",
        "app/tooldesk/workspace/tool_file.py",
        "    require_portable(path)\n",
        "",
        "tests/app/test_portable_name.py",
    ),
    Mutant(
        "only a module's name is put into a command",
        "app/tooldesk/execution/python_worker/missing_module.py",
        "    if not _NAME.fullmatch(name):\n",
        "    if not name:\n",
        "tests/app/execution/python_worker/test_interpreters.py",
    ),
    # paths and folders
    Mutant(
        "a view of a process is judged in no rule",
        _PERMISSIONS + "path_places.py",
        "any(leads_through_view(path, views) for path in (*listed, *readings))",
        "False",
        _PATHS,
    ),
    Mutant(
        "a link into a view of a process is followed",
        _PERMISSIONS + "process_views.py",
        "        rest += target.split",
        "        rest = rest or target.split",
        _PATHS,
    ),
    Mutant(
        "/proc is a view wherever it is mounted",
        _PERMISSIONS + "process_views.py",
        "            if kind in _PER_PROCESS:\n",
        "            if False:\n",
        _PATHS,
    ),
    Mutant(
        "no tool writes into a git repository's own files",
        _PRECIOUS,
        '    if ".git" in folder.parts:\n',
        "    if False:\n",
        _SANDBOX_TESTS,
    ),
    Mutant(
        "no tool writes where programs of the person look",
        _PRECIOUS,
        "        if folder.is_relative_to((home / name).resolve()):\n",
        "        if False:\n",
        _SANDBOX_TESTS,
    ),
    Mutant(
        "no tool writes over another one's code",
        _PRECIOUS,
        "            if _is_within(file, folder):\n",
        "            if False:\n",
        _SANDBOX_TESTS,
    ),
    Mutant(
        "no tool writes what git, Tooldesk or Python reads as settings",
        _PRECIOUS,
        "        if found := sorted(names & _SETTINGS):\n",
        "        if found := []:\n",
        _SANDBOX_TESTS,
    ),
    Mutant(
        "a sandbox shows neither home nor our own files",
        "app/tooldesk/execution/sandbox/sandboxes.py",
        "            if self._is_private(Path(path).resolve()):\n",
        "            if False:\n",
        _SANDBOX_TESTS,
    ),
    # answers of servers
    Mutant(
        "bytes behind an answer end its connection",
        _HTTP + "connections.py",
        "            stream.has_leftovers = True\n",
        "            pass\n",
        _HTTP_TESTS + "test_connections.py",
    ),
    Mutant(
        "bytes that wait on a warm connection end it",
        _HTTP + "closing_streams.py",
        "(self.has_leftovers or self._holds_unread())",
        "self.has_leftovers",
        _HTTP_TESTS + "test_connections.py",
    ),
    Mutant(
        "a packed answer that breaks off is an error",
        _HTTP + "unpacking.py",
        "        if self._has_begun and not self._stream.eof:\n",
        "        if False:\n",
        _PACKED,
    ),
    Mutant(
        "bytes behind a packed answer are an error",
        _HTTP + "unpacking.py",
        "        if not self._may_have_members:\n",
        "        if False:\n",
        _PACKED,
    ),
    Mutant(
        "members of an answer have a number",
        _HTTP + "unpacking.py",
        "        if self._members > _MOST_MEMBERS:\n",
        "        if False:\n",
        _PACKED,
    ),
    # words that are code
    Mutant(
        "no argument stands in what is known as code",
        _CODE + "shell_source.py",
        "        _refuse_code(self)\n",
        "        pass\n",
        _CODE_TESTS,
    ),
    Mutant(
        "an attached option's rest is code, too",
        _CODE + "code_words.py",
        "            yield from self._found(word[attached.end() :])\n",
        "            return\n",
        _CODE_TESTS,
    ),
    Mutant(
        "a program that another one starts is known as well",
        _CODE + "code_words.py",
        "if (reading is None or not reading.reader.reads_all) and (found := reader_named(word)):",
        "if reading is None and (found := reader_named(word)):",
        _CODE_TESTS,
    ),
    Mutant(
        "standard input may be code",
        _CODE + "code_words.py",
        "    if stdin is not None and reading is not None and reading.reads_stdin:\n",
        "    if False:\n",
        _CODE_TESTS,
    ),
    Mutant(
        "what looks like code is confirmed by its author",
        _CODE + "code_words.py",
        "            yield from others.code_in(word)\n",
        "            pass\n",
        _CODE_TESTS,
    ),
    # on the disk and in memory
    Mutant(
        "a folder of ours is nobody else's",
        "app/tooldesk/paths.py",
        "_FOLDER_MODE, _FILE_MODE = 0o700, 0o600",
        "_FOLDER_MODE, _FILE_MODE = 0o755, 0o600",
        _PRIVATE,
    ),
    Mutant(
        "a file of ours is nobody else's",
        "app/tooldesk/paths.py",
        "_FOLDER_MODE, _FILE_MODE = 0o700, 0o600",
        "_FOLDER_MODE, _FILE_MODE = 0o700, 0o644",
        _PRIVATE,
    ),
    Mutant(
        "a file of an older Tooldesk becomes private",
        "app/tooldesk/paths.py",
        "            _narrow(file, _FILE_MODE)\n",
        "            pass\n",
        _PRIVATE,
    ),
    Mutant(
        "the app's memory is nobody else's",
        "app/tooldesk/systems/linux/__init__.py",
        "        ctypes.CDLL(None).prctl(_SET_DUMPABLE, 0, 0, 0, 0)\n",
        "        pass\n",
        _PRIVATE,
    ),
    Mutant(
        "the window's memory is nobody else's",
        "ui/tooldesk_ui/__main__.py",
        "    system.hide_memory()\n",
        "    pass\n",
        "tests/ui/test_main.py",
    ),
    # folders that came from elsewhere
    Mutant(
        "no call of a folder runs that nobody trusts",
        _PERMISSIONS + "permissions.py",
        "        if self._require_trust is not None:\n            self._require_trust()\n",
        "",
        _TRUST,
    ),
    Mutant(
        "trust is asked for again right before a run",
        _PERMISSIONS + "permissions.py",
        "        await self._require_as_seen(definition)\n        await self._recheck_rules(",
        "        await self._recheck_rules(",
        _TRUST + " tests/app/execution/permissions/test_permissions.py",
    ),
    Mutant(
        "no call runs of a tool that has changed since it was approved",
        _PERMISSIONS + "permissions.py",
        "            await self.approvals.require(definition)\n",
        "            pass\n",
        _APPROVALS,
    ),
    Mutant(
        "what was approved is compared with the code, too",
        _PERMISSIONS + "approvals.py",
        "        return self.approval.fingerprint == self.now\n",
        "        return self.approval.fingerprint['permission'] == self.now['permission']\n",
        _APPROVALS,
    ),
    Mutant(
        "an approval that can't be read approves nothing",
        _PERMISSIONS + "approvals.py",
        "            pass\n        return Grant(tool_name, APPROVED, _UNREADABLE_SINCE, {})\n",
        "            pass\n        return None  # type: ignore\n",
        _APPROVALS,
    ),
    Mutant(
        "a function is not imported that has changed since it was approved",
        "app/tooldesk/workspace/tool_checks.py",
        " and not any(tool.name in changed for tool in tools)",
        "",
        _APPROVALS,
    ),
    Mutant(
        "what is approved is what was shown",
        _PERMISSIONS + "approvals.py",
        "if shown is not None and now != shown:",
        "if False:",
        _APPROVALS,
    ),
    Mutant(
        "nothing of a folder is imported that nobody trusts",
        "app/tooldesk/workspace/tool_checks.py",
        "                if is_trusted and not any",
        "                if not any",
        _TRUST + " tests/end_to_end/test_hostile_folder.py",
    ),
    Mutant(
        "no sandbox is made for a folder that nobody trusts",
        "app/tooldesk/workspace/tool_checks.py",
        "may_start=is_trusted",
        "may_start=True",
        _TRUST,
    ),
    Mutant(
        "a new folder in an old one's place is another one",
        "app/tooldesk/workspace/trust.py",
        "found is not None and found.identity == FolderIdentity.of(folder)",
        "found is not None",
        _TRUST,
    ),
    Mutant(
        "trust of one folder is none of another",
        "app/tooldesk/workspace/trust.py",
        " if self._files.file_of(path) == file else None",
        "",
        _TRUST,
    ),
    # what is a person's own
    Mutant(
        "what is a person's goes nowhere without a yes",
        _PERMISSIONS + "permissions.py",
        "            await self._yes(definition, arguments, verdict, folder, ask, edges=missing)\n",
        "            pass\n",
        _CONSENTS,
    ),
    Mutant(
        "--yes hands out nothing of a person's",
        _PERMISSIONS + "permissions.py",
        "        if answer is Answer.IN_ADVANCE and request.edges:\n",
        "        if False:\n",
        _CONSENTS + " tests/app/terminal/permissions tests/app/terminal/calls",
    ),
    Mutant(
        "a yes is to one destination",
        _PERMISSIONS + "edges.py",
        "_template_host(source) if arguments is None else _host_of_call(source, arguments)",
        "_template_host(source)",
        _CONSENTS,
    ),
    Mutant(
        "a yes ends with the tool as it was",
        _PERMISSIONS + "permissions.py",
        "                each.fingerprint == now for each in given\n",
        "                True for each in given\n",
        _CONSENTS,
    ),
    Mutant(
        "a key that signs unasked needs a yes",
        _PERMISSIONS + "edges.py",
        "definition.signer.permission == Permission.ALLOW:\n",
        "False:\n",
        _CONSENTS,
    ),
    Mutant(
        "a file outside needs a yes",
        _PERMISSIONS + "edges.py",
        "        if not is_inside and",
        "        if False and",
        _CONSENTS,
    ),
    Mutant(
        "a view of a process is a file outside",
        _PERMISSIONS + "edges.py",
        "            found[written] = None",
        "            pass",
        "tests/app/execution/permissions/test_files_outside.py",
    ),
    Mutant(
        "no credential of a definition is kept beside a grant",
        _PERMISSIONS + "fingerprint.py",
        "        place[last] = HIDDEN\n",
        "        pass\n",
        "tests/app/execution/permissions/test_changes.py",
    ),
    Mutant(
        "no secret is kept beside a grant",
        _PERMISSIONS + "grant.py",
        "redactor.redact(dict(grant.shown))",
        "dict(grant.shown)",
        "tests/app/execution/permissions/test_changes.py",
    ),
    Mutant(
        "code is compared again right before it gets something",
        "app/tooldesk/execution/executor.py",
        "        permit = permit.of_tool(consented)\n",
        "",
        _CONSENTS,
    ),
)
