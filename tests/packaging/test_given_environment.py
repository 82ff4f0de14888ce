"""What a packaged program starts gets the person's variables, and none of the package's."""

from __future__ import annotations

import runpy
from collections.abc import Callable, MutableMapping
from pathlib import Path

import pytest

MODULE = Path(__file__).resolve().parents[2] / "packaging" / "given_environment.py"


@pytest.fixture
def give_back() -> Callable[[MutableMapping[str, str]], None]:
    found: Callable[[MutableMapping[str, str]], None] = runpy.run_path(str(MODULE))["give_back"]
    return found


OF_PACKAGE = {
    "LD_LIBRARY_PATH": "/opt/tooldesk/_internal",
    "QT_PLUGIN_PATH": "/opt/tooldesk/_internal/PySide6/Qt/plugins",
    "QML2_IMPORT_PATH": "/opt/tooldesk/_internal/PySide6/Qt/qml",
    "_PYI_ARCHIVE_FILE": "/opt/tooldesk/tooldesk",
    "_PYI_PARENT_PROCESS_LEVEL": "-1",
}


def test_what_the_package_set_is_gone(
    give_back: Callable[[MutableMapping[str, str]], None],
) -> None:
    environ = {"PATH": "/usr/bin", **OF_PACKAGE}
    give_back(environ)
    assert environ == {"PATH": "/usr/bin"}


def test_the_libraries_a_person_named_come_back(
    give_back: Callable[[MutableMapping[str, str]], None],
) -> None:
    environ = {**OF_PACKAGE, "LD_LIBRARY_PATH_ORIG": "/their/libraries"}
    give_back(environ)
    assert environ == {"LD_LIBRARY_PATH": "/their/libraries"}


def test_an_environment_without_a_package_stays(
    give_back: Callable[[MutableMapping[str, str]], None],
) -> None:
    environ = {"PATH": "/usr/bin", "QT_QPA_PLATFORM": "xcb"}
    give_back(environ)
    assert environ == {"PATH": "/usr/bin", "QT_QPA_PLATFORM": "xcb"}
