"""Settings survive a restart; a broken file costs nothing but the defaults."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tooldesk.calling.selection import SelectionPolicy
from tooldesk.errors import SettingsFileError
from tooldesk.settings import (
    PoolLimits,
    PoolRate,
    PoolSettings,
    RunSettings,
    SelectionSettings,
    Settings,
)
from tooldesk.settings_file import SettingsFile


def test_saved_settings_are_read_back(tmp_path: Path):
    settings = Settings(selection=SelectionSettings(threshold=0.5, confirm_word_changes=False))
    SettingsFile(tmp_path / "new" / "s.json").save(settings)
    file = SettingsFile(tmp_path / "new" / "s.json")
    file.load()
    assert (file.current, file.problem) == (settings, "")


def test_no_file_is_the_defaults_and_no_problem(tmp_path: Path):
    file = SettingsFile(tmp_path / "s.json")
    file.load()
    assert (file.current, file.problem) == (Settings(), "")


def test_file_that_breaks_while_the_program_runs_is_never_written_over_by_a_change(tmp_path: Path):
    path = tmp_path / "s.json"
    file = SettingsFile(path)
    file.save(Settings(run=RunSettings(model="m")))
    path.write_text("{half")
    with pytest.raises(SettingsFileError, match="can't be read; what held before holds"):
        file.change(lambda old: old)
    assert path.read_text() == "{half"
    assert file.put_aside() is not None
    assert file.put_aside() is None
    assert (file.problem, file.change(lambda old: old)) == ("", Settings())


def test_what_a_newer_version_wrote_stays_in_the_file(tmp_path: Path):
    path = tmp_path / "s.json"
    newer = {"colour": "red", "cache": {"is_on": False, "shelf": {"a": 1}}}
    newer["resource_pools"] = {"pools": {"p": {"concurrency": 2, "burst": 3}, "q": {}}}
    path.write_text(json.dumps(newer))
    file = SettingsFile(path)
    file.load()
    assert file.unknown == ("colour", "cache.shelf", "resource_pools.pools.p.burst")
    pools = file.current.resource_pools.without_pool("q")
    file.change(lambda old: old.model_copy(update={"resource_pools": pools}))
    written = json.loads(path.read_text())
    assert (written["colour"], written["cache"]["shelf"]) == ("red", {"a": 1})
    assert written["resource_pools"]["pools"] == {"p": {"concurrency": 2, "burst": 3, "rate": None}}


def test_defaults_are_those_of_selection():
    assert SelectionPolicy(**dict(Settings().selection)) == SelectionPolicy()


def test_longest_prefix_decides_about_the_pool():
    pools = PoolSettings(prefixes={"web_": "http_api", "web_slow_": "slow"})
    names = ("web_get", "web_slow_get", "we", "other")
    assert [pools.pool_of(name) for name in names] == ["http_api", "slow", "default", "default"]


def test_pool_is_added_changed_and_removed():
    limits = PoolLimits(concurrency=2, rate=PoolRate(calls=30, per="minute"))
    pools = PoolSettings().with_pool("slow", limits, ("web_", "ftp_"))
    assert pools.names() == ("default", "solana_rpc", "evm_rpc", "slow")
    assert pools.prefixes_of("slow") == ("web_", "ftp_")
    assert (pools.limits_of("slow"), pools.limits_of("default")) == (limits, PoolLimits())
    assert str(limits.rate) == "30 per minute"
    assert pools.without_pool("slow").names() == ("default", "solana_rpc", "evm_rpc")


def test_pool_as_at_first_has_its_prefixes_and_gives_back_those_of_others():
    slow = PoolLimits(concurrency=2)
    pools = PoolSettings().with_pool("slow", slow, ("web_", "ftp_"))
    assert pools.with_pool_as_at_first("slow") == PoolSettings()
    changed = PoolSettings().with_pool("http_api", slow, ("web_", "ftp_"))
    assert changed.with_pool_as_at_first("http_api") == PoolSettings()
    removed = PoolSettings().without_pool("http_api")
    assert removed.with_pool_as_at_first("http_api") == PoolSettings()
    # what was given to another pool on purpose stays there
    assert pools.with_pool_as_at_first("http_api") == pools


@pytest.mark.parametrize(("pool", "prefixes"), [("", ()), ("a b", ()), ("p", ("web_*",))])
def test_name_that_no_pool_can_have_is_refused(pool: str, prefixes: tuple[str, ...]):
    with pytest.raises(ValueError, match="pattern"):
        PoolSettings().with_pool(pool, PoolLimits(), prefixes)


def test_change_keeps_what_another_process_has_changed(tmp_path: Path):
    ours, theirs = SettingsFile(tmp_path / "s.json"), SettingsFile(tmp_path / "s.json")
    selection = SelectionSettings(threshold=0.5)
    theirs.change(lambda settings: settings.model_copy(update={"selection": selection}))
    pools = PoolSettings(calls_per_output=2)
    ours.change(lambda settings: settings.model_copy(update={"resource_pools": pools}))
    assert ours.current == Settings(selection=selection, resource_pools=pools)
