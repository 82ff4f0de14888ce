"""The environment of a packaged program as the person gave it.

PyInstaller's starter points the loader and Qt at the package's own libraries, by variables that an
editor, a browser or a tool started from here would inherit, and then load ours in place of its own.
The loader reads them once, before this runs, and Qt finds its plugins beside itself without them.
"""

from __future__ import annotations

from collections.abc import MutableMapping

LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
"""The starter keeps what they were under the same name with `_ORIG`."""

OF_QT = ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
"""Written over by the starter, so that what they were isn't known."""

OF_STARTER = "_PYI_"
"""With these a second start of the program would trust variables that are gone."""


def give_back(environ: MutableMapping[str, str]) -> None:
    """Take out what the starter put in, and put back what it kept."""
    for name in LIBRARIES:
        given = environ.pop(f"{name}_ORIG", None)
        environ.pop(name, None)
        if given is not None:
            environ[name] = given
    for name in [each for each in environ if each in OF_QT or each.startswith(OF_STARTER)]:
        del environ[name]
