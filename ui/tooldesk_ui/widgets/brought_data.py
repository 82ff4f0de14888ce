"""What somebody drops or pastes: files of this computer, or a text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData


NO_OUTPUTS = "Tools, servers and variables can be dropped on any other screen."
"""Said where what models wrote is looked for in files, and there is none."""


def brought_files(data: QMimeData | None) -> list[Path]:
    """The files of this computer in it; None is a clipboard on which nothing ever was."""
    if data is None:
        return []
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def is_variables_file(path: Path) -> bool:
    """Whether a file is one of variables by its name, such as .env, .env.local or test.env."""
    return path.name.startswith(".env") or path.suffix == ".env"


def is_no_log(path: Path) -> bool:
    """Whether a file is, by its name, none in which a program wrote down what models said."""
    return path.suffix == ".py" or is_variables_file(path)


def brought_text(data: QMimeData | None) -> str:
    """Its text; "" where there is nothing but blanks."""
    text = "" if data is None else data.text()
    return text if text.strip() else ""
