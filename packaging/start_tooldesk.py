"""What the packaged program starts with: one file of two names, so that a package holds it once.

As `tooldesk-python [-I] [-S] SCRIPT ARGUMENTS` it is the program's own interpreter. It runs what
Tooldesk starts beside itself (keeper, built-in tools, WebAssembly), and functions where no Python
is installed. It has the modules of the program and the standard library.
"""

import os
import sys

from given_environment import give_back

FORKED, CODE = "--multiprocessing-fork", "-c"
"""What stands before all that a scan starts beside itself; multiprocessing writes it so."""


def run_script() -> None:
    """Run the script of the command line as a Python would."""
    import runpy

    # it has no site-packages, and reads no variables of Python's
    while sys.argv[1:2] in (["-I"], ["-S"]):
        del sys.argv[1]
    if len(sys.argv) < 2:
        sys.exit("usage: tooldesk-python SCRIPT [ARGUMENTS]")
    del sys.argv[0]
    runpy.run_path(sys.argv[0], run_name="__main__")


give_back(os.environ)

if FORKED in sys.argv or CODE in sys.argv:
    from multiprocessing import freeze_support

    freeze_support()  # it ends in there; no other start pays for the import

# the file that was started, and not argv[0], which whoever starts it can choose
if os.path.basename(sys.executable) in ("tooldesk-python", "tooldesk-python.exe"):
    run_script()
else:
    from tooldesk_ui.__main__ import main

    sys.exit(main())
