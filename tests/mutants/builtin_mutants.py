"""BUILTIN_MUTANTS: what keeps built-in tools in their folders, each taken out once."""

from __future__ import annotations

from mutant import Mutant

_CODE = "app/tooldesk/execution/builtin_tool/"
_TESTS = "tests/app/execution/builtin_tool/"
_PLACE = f"{_TESTS}test_place.py"
_WORKSPACE = f"{_TESTS}test_builtins_in_workspace.py"

BUILTIN_MUTANTS = (
    Mutant(
        "a built-in stays in its folders",
        _CODE + "functions/place.py",
        "if real is None or not self._is_inside(real):",
        "if real is None:",
        _PLACE,
    ),
    Mutant(
        "no step to a file of a built-in follows a link",
        _CODE + "functions/place.py",
        '_NO_LINK = getattr(os, "O_NOFOLLOW", 0) | getattr',
        "_NO_LINK = getattr",
        _PLACE,
    ),
    Mutant(
        "views of processes are hidden from built-ins",
        _CODE + "functions/place.py",
        "return views or any(",
        "return any(",
        _PLACE,
    ),
    Mutant(
        "a built-in reads nothing but files",
        _CODE + "functions/place.py",
        "            if not stat.S_ISREG(status.st_mode):\n                raise _refused",
        "            if False:\n                raise _refused",
        _PLACE,
    ),
    Mutant(
        "a built-in changes no code of tools",
        _CODE + "functions/place.py",
        "if to_write and self._is_protected(real):",
        "if False:",
        _WORKSPACE,
    ),
    Mutant(
        "no built-in reads our own files",
        _CODE + "builtin_calls.py",
        "for each in self._sandboxes.own_files()]",
        "for each in ()]",
        _WORKSPACE,
    ),
    Mutant(
        "further folders of a built-in need a yes",
        "app/tooldesk/execution/permissions/edges.py",
        "            yield from source.more_folders\n",
        "            yield from ()\n",
        _WORKSPACE,
    ),
    Mutant(
        "a session of bash keeps no secret",
        _CODE + "inside/commands.py",
        'keeps = "folder" if call.context.env_vars or has_secret else "all"',
        'keeps = "all"',
        f"{_TESTS}test_bash.py",
    ),
    Mutant(
        "a session of bash is looked through for stored secrets",
        _CODE + "inside/commands.py",
        "await asyncio.shield(asyncio.to_thread(_without_secrets, kept, redactor))",
        "pass",
        f"{_TESTS}test_bash.py",
    ),
    Mutant(
        "a fetched page leads to no other host",
        _CODE + "inside/web.py",
        "return hosts[0] == hosts[1] or (are_same and _bare(hosts[0]) == _bare(hosts[1]))",
        "return True",
        f"{_TESTS}test_web_fetch.py",
    ),
    Mutant(
        "boards are written without secrets",
        _CODE + "inside/boards.py",
        "    return redactor.redact(text)\n",
        "    return text\n",
        f"{_TESTS}test_agents_tools.py",
    ),
    Mutant(
        "answers of a denied tool are not read from the cache",
        "app/tooldesk/usage/desk/cache_reading.py",
        "if definition.permission == Permission.DENY:",
        "if False:",
        f"{_TESTS}test_asking_and_cache.py",
    ),
)
