"""WASM_MUTANTS: what keeps WebAssembly in, each taken out once."""

from __future__ import annotations

from mutant import Mutant

_CODE = "app/tooldesk/execution/wasm_tool/"
_TESTS = "tests/app/execution/wasm_tool/"
_CALLS = f"{_TESTS}test_wasm_calls.py"
_MODULES = f"{_TESTS}test_compiled_modules.py"
_WORKSPACE = f"{_TESTS}test_wasm_in_workspace.py"

WASM_MUTANTS = (
    Mutant(
        "a short deadline is kept behind a long one",
        "app/tooldesk/execution/wasm_tool/wasm_runner.py",
        "                self._changed.notify()\n",
        "                pass\n",
        "tests/app/execution/wasm_tool/test_deadlines.py",
    ),
    Mutant(
        "a module stops at its deadline",
        _CODE + "wasm_runner.py",
        "        self._is_late = True\n        self._interrupt()",
        "        self._is_late = True",
        _CALLS,
    ),
    Mutant(
        "memory of a module has a limit",
        _CODE + "wasm_runner.py",
        'self._request["memory_bytes"], _TABLE_ELEMENTS',
        "-1, _TABLE_ELEMENTS",
        _CALLS,
    ),
    Mutant(
        "a flood is stopped",
        _CODE + "wasm_runner.py",
        "            self._is_flood = True\n            self._interrupt()\n",
        "            self._interrupt()\n",
        _CALLS,
    ),
    Mutant(
        "a folder to read is not written to",
        _CODE + "wasm_runner.py",
        "fs_mutable=is_writable",
        "fs_mutable=True",
        _CALLS,
    ),
    Mutant(
        "a module has no variables but those it declares",
        _CODE + "wasm_runner.py",
        'in self._request["variables"]]',
        "in os.environ]",
        _CALLS,
    ),
    Mutant(
        "no module is granted folders of ours",
        "app/tooldesk/execution/sandbox/sandboxes.py",
        "        if self._is_private(folder):\n            raise",
        "        if False:\n            raise",
        _CALLS,
    ),
    Mutant(
        "compiled code is as we wrote it",
        _CODE + "compiled_modules.py",
        "code if hashlib.sha256(code).digest() == digest else None",
        "code",
        _MODULES,
    ),
    Mutant(
        "compiled code that others can write is not run",
        _CODE + "compiled_modules.py",
        "                if not _is_ours(os.fstat(descriptor)):\n",
        "                if False:\n",
        _MODULES,
    ),
    Mutant(
        "a link is no compiled code",
        _CODE + "compiled_modules.py",
        'getattr(os, "O_NOFOLLOW", 0)',
        "0",
        _MODULES,
    ),
    Mutant(
        "a folder that others can write to keeps no compiled code",
        _CODE + "compiled_modules.py",
        "stat.S_ISDIR(found.st_mode) and _is_ours(found)",
        "stat.S_ISDIR(found.st_mode)",
        _MODULES,
    ),
    Mutant(
        "what runs is what was judged",
        _CODE + "compiled_modules.py",
        "if hashlib.sha256(code).hexdigest() != sha256:",
        "if False:",
        _MODULES,
    ),
    Mutant(
        "a module is part of what a yes is about",
        "app/tooldesk/execution/permissions/tool_code.py",
        "            yield workspace_dir / os.path.expanduser(module)\n",
        "            yield from ()\n",
        _WORKSPACE,
    ),
    Mutant(
        "a folder outside that a module sees needs a yes",
        "app/tooldesk/execution/permissions/edges.py",
        "            yield from (each.path for each in source.folders)\n",
        "            yield from ()\n",
        _WORKSPACE,
    ),
)
