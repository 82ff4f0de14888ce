"""What differs by system: `system`, chosen once; `pipes` and `programs` beside it, when needed.

A folder or module a system. What Linux and macOS share is in `posix/`. Whatever a Windows lacks is
imported there only, and what only a Windows has is looked up when it is used, so that each can be
read, checked (mypy --platform) and, with stand-ins, tested anywhere.
"""

from __future__ import annotations

import sys

from tooldesk.systems.system import System

if sys.platform == "win32":
    from tooldesk.systems import windows as _here
elif sys.platform == "linux":
    from tooldesk.systems import linux as _here
else:
    from tooldesk.systems import macos as _here

system: System = _here

__all__ = ["System", "system"]
