"""PACKAGE_MUTANTS: what keeps a start light and a package complete, each taken out once."""

from __future__ import annotations

from mutant import Mutant

_WINDOWS = "app/tooldesk/systems/windows/programs.py"
_WINDOWS_TESTS = "tests/app/systems/test_windows_programs.py"
_LINUX = "app/tooldesk/systems/linux/__init__.py"
_MEMORY_TESTS = "tests/app/systems/test_memory.py"

PACKAGE_MUTANTS = (
    Mutant(
        "a new file gets its tables without alembic",
        "app/tooldesk/storage/database_file.py",
        "    if revision is None:\n",
        "    if False:\n",
        "tests/app/terminal/test_light_commands.py -k a_first_start",
    ),
    Mutant(
        "a new file has the indexes that an upgraded one has",
        "app/tooldesk/storage/tables.py",
        '    "CREATE INDEX history_by_owner ON history (owner, id)",\n',
        "",
        "tests/app/storage/test_database.py -k exactly_the_tables",
    ),
    Mutant(
        "threads share one heap",
        _LINUX,
        "        ctypes.CDLL(None).mallopt(_MOST_HEAPS, 1)\n",
        "        del ctypes\n",
        _MEMORY_TESTS,
    ),
    Mutant(
        "what was freed goes back",
        _LINUX,
        "        ctypes.CDLL(None).malloc_trim(0)\n",
        "        del ctypes\n",
        _MEMORY_TESTS,
    ),
    Mutant(
        "a window reads no metadata of packages",
        "ui/tooldesk_ui/__main__.py",
        "    take_no_plugins()\n",
        "",
        "tests/ui/program/test_light_start.py -k nobody_uses",
    ),
    Mutant(
        "programs find their own DLLs",
        _WINDOWS,
        "    kernel.SetDllDirectoryW(None)\n",
        "",
        _WINDOWS_TESTS,
    ),
    Mutant(
        "the job of a stopped program is closed",
        _WINDOWS,
        "            self._started.job.close()  # nothing is left in it\n",
        "            pass\n",
        _WINDOWS_TESTS,
    ),
    Mutant(
        "a file of a later start is taken",
        "ui/tooldesk_ui/program/single_instance.py",
        "            self.brought.emit([Path(each) for each in files])\n",
        "            pass\n",
        "tests/ui/program/test_single_instance.py",
    ),
    Mutant(
        "a licence's text is there where its authors leave it out",
        "packaging/bill_of_materials.py",
        "    for name in names:\n",
        "    for name in ():\n",
        "tests/packaging/test_wheel.py -k sbom",
    ),
    Mutant(
        "what a package starts loads its own libraries",
        "packaging/given_environment.py",
        "        environ.pop(name, None)\n",
        "        pass\n",
        "tests/packaging/test_given_environment.py",
    ),
)
