"""LOOKS_MUTANTS: what is looked for on every screen and in every dialog, each taken out once."""

from __future__ import annotations

from mutant import Mutant

_STYLES = "resources/tooldesk_resources/styles/tooldesk.qss"
_DIALOG = "ui/tooldesk_ui/widgets/dialogs/dialog.py"
_SEEN = "tests/ui/test_seen_everywhere.py"
_NARROW = "tests/ui/test_narrow_windows.py"
_ORDERED = "return move_focus((self,), forwards=forwards) or super().focusNextPrevChild(forwards)"

LOOKS_MUTANTS = (
    Mutant(
        "what is read second stands out in light",
        "ui/tooldesk_ui/colours.py",
        'text_dim="#5a6270"',
        'text_dim="#9aa3b0"',
        _SEEN,
    ),
    Mutant(
        "what is read second stands out in dark",
        "ui/tooldesk_ui/colours.py",
        'text_dim="#9aa3b0"',
        'text_dim="#5a6270"',
        _SEEN,
    ),
    Mutant(
        "what was hidden keeps no look of the last theme",
        "ui/tooldesk_ui/theme.py",
        "    remembers = rememberer()\n",
        "    remembers = None\n",
        "tests/ui/test_theme.py",
    ),
    Mutant(
        "the focus of a button is seen",
        _STYLES,
        "QPushButton:focus { border: 2px solid @accent; padding: 4-1px 12-1px; }\n",
        "",
        _SEEN,
    ),
    Mutant(
        "Tab follows the eye in a dialog",
        _DIALOG,
        _ORDERED,
        "return super().focusNextPrevChild(forwards)",
        _SEEN,
    ),
    Mutant(
        "Tab follows the eye on a screen",
        "ui/tooldesk_ui/main_window.py",
        "return move_focus(parts, forwards=forwards) or super().focusNextPrevChild(forwards)",
        "return super().focusNextPrevChild(forwards)",
        "tests/ui/test_focus_of_screens.py",
    ),
    Mutant(
        "a dialog is no higher than its window",
        _DIALOG,
        "self.resize(width, min(max(around + inside, self.height()), room.height()))",
        "self.resize(width, max(around + inside, self.height()))",
        f"{_NARROW} -k whole",
    ),
    Mutant(
        "a dialog speaks the language of the window",
        _DIALOG,
        "        translate_within(self)\n        self.fit()\n",
        "        self.fit()\n",
        f"{_NARROW} -k languages",
    ),
)
