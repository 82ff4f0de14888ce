"""A frozen_record is a frozen dataclass in all but how quickly it is made."""

from __future__ import annotations

import copy
import inspect
import pickle
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


@frozen_record
class Kinds:
    name: str
    items: list[int] = field(default_factory=list, hash=False)
    note: str = ""
    uncompared: int = field(default=0, compare=False, repr=False)
    unseen: str = field(kw_only=True, repr=False)

    def __post_init__(self) -> None:
        if not self.note:
            object.__setattr__(self, "note", f"{self.name}!")


@frozen_record
class Own:
    name: str

    def __repr__(self) -> str:
        return "own"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own)


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


def test_each_kind_of_field_is_kept() -> None:
    record = Kinds("a", unseen="s3cret")
    assert repr(record) == "Kinds(name='a', items=[], note='a!')"
    assert record.items is not Kinds("b", unseen="x").items
    assert hash(Kinds("a", [1], unseen="s3cret")) == hash(Kinds("a", [2], unseen="s3cret"))
    assert Kinds("a", [1], unseen="s3cret") != Kinds("a", [2], unseen="s3cret")
    assert Kinds("a", uncompared=1, unseen="") == Kinds("a", uncompared=2, unseen="")
    assert pickle.loads(pickle.dumps(record)) == record
    with pytest.raises(TypeError):
        Kinds("a", [1], "note", 0, "s3cret")  # type: ignore


def test_record_of_many_fields_is_shut_once_it_is_made() -> None:
    record = Kinds("a", unseen="s3cret")
    assert type(record) is Kinds
    with pytest.raises(FrozenInstanceError):
        record.note = "b"  # type: ignore


def test_class_below_a_record_is_made_as_one() -> None:
    class Below(Kinds):
        KIND = "below"

    record = Below("a", unseen="s3cret")
    assert (type(record), record.note, record.KIND) == (Below, "a!", "below")
    with pytest.raises(FrozenInstanceError):
        record.note = "b"  # type: ignore


def test_what_the_class_says_itself_is_kept() -> None:
    assert repr(Own("a")) == "own"
    assert Own("a") == Own("b")
    assert hash(Own("a")) == hash(Own("a"))


def test_field_that_is_no_parameter_is_refused() -> None:
    namespace = {"__annotations__": {"items": list}, "items": field(init=False)}
    with pytest.raises(TypeError, match="has to be a parameter"):
        frozen_record(type("Odd", (), namespace))
