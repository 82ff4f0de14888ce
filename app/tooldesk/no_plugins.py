"""take_no_plugins: definitions are read by pydantic alone, and quicker."""

from __future__ import annotations

import os
import sys
from types import ModuleType


def take_no_plugins() -> None:
    """Nothing that another package brought along reads definitions; before pydantic is imported.

    Pydantic can be told so, but reads the metadata of all packages' machinery first, a twentieth
    of the time of a command and a megabyte of the window; so its loader is one that knows of none.
    """
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    loader = ModuleType("pydantic.plugin._loader")
    vars(loader)["get_plugins"] = tuple
    sys.modules.setdefault(loader.__name__, loader)
