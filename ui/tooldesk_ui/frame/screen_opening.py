"""ScreenOpening: what a screen needs is imported, a module a turn; then it is made and shown."""

from __future__ import annotations

import sys
from collections.abc import Callable, Container
from importlib import import_module

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from tooldesk_ui.frame.screens import EXPORT, LIMITS, SCAN, SECRETS, SERVERS

_PARTS = {
    SECRETS.id: (
        "secrets.secret_work",
        "secrets.keyring.keyring_unlock",
        "secrets.keyring.keyring_notice",
        "secrets.listing.secret_rows",
        "secrets.secret_flows",
        "secrets.signing.key_page",
        "secrets.signing.signing_pane",
        "secrets.variables.variable_page",
        "secrets.variables.variables_pane",
        "secrets.secrets_screen",
    ),
    LIMITS.id: (
        "limits.pools.pools_panel",
        "limits.table.limit_rows",
        "limits.table.limits_table",
        "limits.limits_screen",
    ),
    SERVERS.id: (
        "servers.server_rows",
        "servers.live_servers",
        "servers.server_dialogs",
        "servers.offers_model",
        "servers.offers_pane",
        "servers.overview_page",
        "servers.tools_pane",
        "servers.traffic_pane",
        "servers.servers_screen",
    ),
    EXPORT.id: ("export.export_list", "export.doctor_page", "export.export_screen"),
    SCAN.id: ("scan.figure_rows", "scan.chart_words", "scan.scan_screen"),
}
"""What is imported by others comes first, so that none takes long; the rest takes none."""


class ScreenOpening(QObject):
    """Opens screens for a person; what the program opens itself is there at once."""

    def __init__(
        self,
        made: Callable[[], Container[str]],
        make: Callable[[str], object],
        show: Callable[[str], None],
        meanwhile: QWidget,
    ) -> None:
        """`made` are the screens that are there; `make` is done until the one that is wanted is.

        Until it is shown keys go to `meanwhile`: they would be typed into, or remove something
        of, the screen that is left.
        """
        super().__init__(meanwhile)
        self._made, self._make, self._show = made, make, show
        self._meanwhile = meanwhile
        self._wanted = ""
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._take_turn)

    def open(self, screen_id: str) -> None:
        """Bring a screen to the front."""
        self._wanted = screen_id
        if screen_id in self._made():
            self._turn.stop()
            self._show(screen_id)
        elif not self._turn.isActive():
            self._meanwhile.setFocus()
            self._turn.start(0)

    def _take_turn(self) -> None:
        if (module := self._next()) is not None:
            import_module(module)
        elif self._wanted not in self._made():
            self._make(self._wanted)
        else:
            self._turn.stop()
            self._show(self._wanted)

    def _next(self) -> str | None:
        names = (f"tooldesk_ui.{each}" for each in _PARTS.get(self._wanted, ()))
        return next((each for each in names if each not in sys.modules), None)
