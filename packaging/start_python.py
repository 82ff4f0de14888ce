"""The packaged program's own interpreter: `tooldesk-python [-I] [-S] SCRIPT ARGUMENTS`.

It runs what Tooldesk starts beside itself (keeper, built-in tools, WebAssembly), and functions
where no Python is installed. It has the modules of the program and the standard library.
"""

import runpy
import sys

# it has no site-packages, and reads no variables of Python's
while sys.argv[1:2] in (["-I"], ["-S"]):
    del sys.argv[1]
if len(sys.argv) < 2:
    sys.exit("usage: tooldesk-python SCRIPT [ARGUMENTS]")
del sys.argv[0]
runpy.run_path(sys.argv[0], run_name="__main__")
