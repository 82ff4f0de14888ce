"""YES_MUTANTS: what a yes is asked for and tied to, each taken out once."""

from __future__ import annotations

from mutant import Mutant

_PERMISSIONS = "app/tooldesk/execution/permissions/"
_OUTSIDE = "tests/app/execution/permissions/test_files_outside.py"
_PARTS = "tests/app/execution/permissions/test_permissions.py"
_CODE_TESTS = "tests/app/tools/test_sources.py"

YES_MUTANTS = (
    Mutant(
        "a path within a word is a file outside",
        _PERMISSIONS + "paths_in_words.py",
        "    yield from _inside(text)\n",
        "",
        _OUTSIDE,
    ),
    Mutant(
        "a folder before an argument is a file outside",
        _PERMISSIONS + "paths_in_words.py",
        'head[: head.rfind("/") + 1] if cut else head',
        '"" if cut else head',
        _OUTSIDE,
    ),
    Mutant(
        "a path counts from the folder of the call",
        _PERMISSIONS + "permissions.py",
        "        where = self._workspace_dir, arguments, working_dir\n",
        "        where = self._workspace_dir, arguments, None\n",
        "tests/app/usage/test_consents.py",
    ),
    Mutant(
        "a variable chooses no file of an upload",
        "app/tooldesk/execution/http_tool/request_building.py",
        "bool(template.places)",
        "bool(template.arguments)",
        "tests/app/execution/http_tool/test_multipart.py",
    ),
    Mutant(
        "what a default makes programs load is part of what a yes is about",
        _PERMISSIONS + "tool_code.py",
        "    yield from files_of_variables(definition.env_vars, workspace_dir, working_dir)\n",
        "",
        _PARTS,
    ),
    Mutant(
        "what a script of any language names is part of what a yes is about",
        _PERMISSIONS + "tool_code.py",
        "            waiting.extend(_mentioned(path, (path.parent, working_dir)))\n",
        "",
        _PARTS,
    ),
    Mutant(
        "what code in a command names is part of what a yes is about",
        _PERMISSIONS + "tool_code.py",
        "            yield from paths_in(word)\n",
        "",
        _PARTS,
    ),
    Mutant(
        "an argument sets no variable that changes what runs",
        "app/tooldesk/tools/sources/code_words.py",
        "            if changes_what_runs(setting[1]):\n",
        "            if False:\n",
        _CODE_TESTS,
    ),
)
