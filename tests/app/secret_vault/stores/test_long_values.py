"""Values that a keyring takes in parts only: whole or not at all, whatever fails on the way."""

from __future__ import annotations

import pytest

from tooldesk.secret_vault.stores import keyring_backend
from tooldesk.secret_vault.stores.keyring_status import KeyringUnavailableError
from tooldesk.secret_vault.stores.long_values import LIMIT, MOST_PARTS, PART, LongValues

SERVICE, NAME = "tooldesk", "TOKEN"


class Locker:
    """Keeps what Windows keeps, and breaks at a chosen write."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.breaks_at = 0
        self.writes = 0

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.writes += 1
        if self.writes == self.breaks_at:
            raise OSError(1783, "The stub received bad data")
        assert len(password.encode("utf-16-le")) <= 2_560
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.kept[service, username]


@pytest.fixture
def locker() -> Locker:
    return Locker()


@pytest.fixture
def values(locker: Locker) -> LongValues:
    return LongValues(locker)


@pytest.mark.parametrize(
    ("value", "entries"),
    [
        ("", 1),
        ("short", 1),
        ("x" * LIMIT, 1),
        ("x" * (LIMIT + 1), 4),
        ("😀" * (LIMIT // 2), 1),
        ("😀" * (LIMIT // 2 + 1), 3),
        ("tooldesk-value-in-parts: mine", 2),
        ("ü" * PART * MOST_PARTS, MOST_PARTS + 1),
    ],
)
def test_value_comes_back_as_it_was_kept(values: LongValues, locker: Locker, value, entries):
    values.set_password(SERVICE, NAME, value)
    assert values.get_password(SERVICE, NAME) == value
    assert len(locker.kept) == entries
    values.set_password(SERVICE, NAME, "x" * 3_000)
    values.set_password(SERVICE, NAME, value)
    assert len(locker.kept) == entries, "nothing is left of the value before"
    values.delete_password(SERVICE, NAME)
    assert locker.kept == {}


@pytest.mark.parametrize("before", ["short", "y" * 2_000])
def test_write_that_breaks_leaves_the_value_of_before(values, locker: Locker, before: str):
    values.set_password(SERVICE, NAME, before)
    there = dict(locker.kept)
    for write in range(1, 7):
        locker.writes, locker.breaks_at = 0, write
        with pytest.raises(OSError, match="bad data"):
            values.set_password(SERVICE, NAME, "z" * PART * 5)
        assert values.get_password(SERVICE, NAME) == before
        assert locker.kept == there


def test_value_that_is_written_while_it_is_read_is_read_whole(values, locker: Locker):
    values.set_password(SERVICE, NAME, "a" * 2_000)
    read = locker.get_password

    def and_write(service: str, username: str) -> str | None:
        kept = read(service, username)
        if username == NAME:
            locker.get_password = read  # type: ignore[method-assign]
            LongValues(locker).set_password(SERVICE, NAME, "b" * 3_000)
        return kept

    locker.get_password = and_write  # type: ignore[method-assign]
    assert values.get_password(SERVICE, NAME) == "b" * 3_000


def test_value_that_lost_a_part_is_no_value(values: LongValues, locker: Locker):
    values.set_password(SERVICE, NAME, "canary" * 500)
    part = next(key for key in locker.kept if key[1].endswith("/2"))
    del locker.kept[part]
    with pytest.raises(KeyringUnavailableError, match="parts of a long value") as caught:
        values.get_password(SERVICE, NAME)
    assert "canary" not in repr(caught.value) + str(caught.value)
    values.delete_password(SERVICE, NAME)
    assert locker.kept == {}


def test_value_that_is_too_long_for_all_parts_is_refused_in_words(values, locker: Locker):
    with pytest.raises(KeyringUnavailableError, match="at most 40,960 characters"):
        values.set_password(SERVICE, NAME, "x" * (PART * MOST_PARTS + 1))
    assert locker.kept == {}


def test_only_windows_gets_parts():
    from keyring.backends.fail import Keyring

    windows = type("WinVaultKeyring", (Locker,), {"__module__": "keyring.backends.Windows"})
    assert isinstance(keyring_backend.passwords_of(windows()), LongValues)
    other = Keyring()
    assert keyring_backend.passwords_of(other) is other
