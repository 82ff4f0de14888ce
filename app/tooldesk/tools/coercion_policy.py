"""CoercionPolicy: how far a call's arguments may be changed so that they fit the schema."""

from __future__ import annotations

from enum import StrEnum


class CoercionPolicy(StrEnum):
    """What is done with a value that is not valid but says plainly what is meant."""

    OFF = "off"
    """Nothing is changed and no default is filled in."""

    SAFE = "safe"
    """Only what can mean one thing: "5" for 5, "true" for true, JSON in a string, defaults."""

    LENIENT = "lenient"
    """Also what most likely is meant: a single value for a list, 5 for "5", "yes" for true."""
