"""A frozen_record is a frozen dataclass in all but how quickly it is made."""

from __future__ import annotations

import copy
import inspect
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import Any, ClassVar

import pytest

from tooldesk.frozen_record import frozen_record


@frozen_record
class Place:
    KIND: ClassVar[str] = "place"

    name: str
    rooms: int = 1
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plain:
    KIND: ClassVar[str] = "place"

    name: str
    rooms: int = 1
    notes: tuple[str, ...] = ()


def test_record_is_made_as_a_dataclass_is() -> None:
    assert inspect.signature(Place) == inspect.signature(Plain)
    assert [each.name for each in fields(Place)] == ["name", "rooms", "notes"]
    for arguments, named in ((("a",), {}), (("a", 2), {"notes": ("b",)}), ((), {"name": "c"})):
        made, plain = Place(*arguments, **named), Plain(*arguments, **named)  # type: ignore
        assert repr(made) == repr(plain).replace("Plain", "Place")


@pytest.mark.parametrize("wrong", [{}, {"name": "a", "floor": 1}])
def test_wrong_fields_are_refused_by_name(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match=r"Place.__init__\(\)"):
        Place(**wrong)


def test_record_never_changes_and_equal_ones_are_equal() -> None:
    place = Place("a", 2)
    for change in (lambda: setattr(place, "rooms", 3), lambda: delattr(place, "rooms")):
        with pytest.raises(FrozenInstanceError):
            change()
    with pytest.raises((AttributeError, TypeError)):
        place.floor = 1  # type: ignore
    assert place == Place("a", 2) != Place("a", 3)
    assert len({place, Place("a", 2)}) == 1
    assert replace(place, rooms=3) == Place("a", 3)
    assert copy.deepcopy(place) == place
    match place:
        case Place(name, rooms):
            assert (name, rooms) == ("a", 2)


@pytest.mark.parametrize(
    "more", [field(default_factory=list), field(init=False), field(default=1, kw_only=True)]
)
def test_what_could_not_be_filled_in_is_refused(more: Any) -> None:
    namespace = {"__annotations__": {"items": list}, "items": more}
    with pytest.raises(TypeError, match="more than plain fields"):
        frozen_record(type("Odd", (), namespace))


def test_what_is_done_after_init_is_refused() -> None:
    with pytest.raises(TypeError, match="more than plain fields"):
        frozen_record(type("Odd", (), {"__post_init__": lambda self: None}))
