"""The workspace of a first start: sample tools and sample outputs, copied from resources."""

from __future__ import annotations

import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

import tooldesk_resources
from tooldesk.paths import private_folder

SAMPLES = tooldesk_resources.FOLDER / "sample_workspace"


def make_default_workspace(folder: Path) -> bool:
    """Fill `folder` with the samples if there is nothing there; whether it was filled.

    The folder appears in one step: a start that is killed half-way leaves none.

    Raises:
        OSError: it can't be written.
    """
    if _is_filled(folder):
        return False
    # by default that is the folder of all that Tooldesk keeps
    private_folder(folder.parent)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".workspace-") as temporary:
        copy = Path(temporary) / "workspace"
        try:
            shutil.copytree(SAMPLES, copy, ignore=shutil.ignore_patterns("__pycache__"))
        except shutil.Error as failures:
            first_reason = failures.args[0][0][2]
            raise OSError(first_reason) from failures
        return _put_in_place(copy, folder)


def _put_in_place(copy: Path, folder: Path) -> bool:
    """Whether it stands there now, and not what another start has put there meanwhile."""
    try:
        copy.rename(folder)
    except OSError:
        if _is_filled(folder):
            return False
        folder.rmdir()  # Windows puts nothing in the place of even an empty one
        copy.rename(folder)
    return True


def _is_filled(folder: Path) -> bool:
    with suppress(FileNotFoundError):
        return any(folder.iterdir())
    return False
