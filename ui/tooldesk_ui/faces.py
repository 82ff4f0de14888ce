"""The bundled faces: those of every text, and those of languages with characters of their own."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from tooldesk_resources import FOLDER as RESOURCES

FONTS = RESOURCES / "fonts"
UI_FAMILIES = {400: "Inter", 500: "Inter Medium", 600: "Inter Semi Bold"}
"""The faces by weight; each static font file is a family of its own."""

CODE_FAMILIES = {400: "JetBrains Mono", 600: "JetBrains Mono SemiBold"}

OF_LANGUAGES = {"ja": "japanese/*.otf"}
"""Loaded where the language or its name is shown."""


@cache
def load_fonts() -> None:
    """Make the faces of every text known to Qt, before the first widget; once is enough.

    Qt would take each as another one, and look up all texts anew.
    """
    for file in sorted(FONTS.glob("*.[ot]tf")):
        QFontDatabase.addApplicationFont(str(file))


@cache
def load_faces(language: str) -> None:
    """Have the faces of every text fall back to those of a language."""
    for file in sorted(FONTS.glob(OF_LANGUAGES.get(language, "-"))):
        number = QFontDatabase.addApplicationFont(str(file))
        for family in QFontDatabase.applicationFontFamilies(number):
            for each in (*UI_FAMILIES.values(), *CODE_FAMILIES.values()):
                QFont.insertSubstitution(each, family)
