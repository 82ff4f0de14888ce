"""Conversion between units of one quantity."""

from typing import Literal, TypedDict

FACTORS = {
    "length": {
        "millimeter": 0.001,
        "centimeter": 0.01,
        "meter": 1,
        "kilometer": 1000,
        "inch": 0.0254,
        "foot": 0.3048,
        "yard": 0.9144,
        "mile": 1609.344,
        "nautical_mile": 1852,
    },
    "mass": {
        "gram": 0.001,
        "kilogram": 1,
        "tonne": 1000,
        "ounce": 0.028349523125,
        "pound": 0.45359237,
        "stone": 6.35029318,
    },
    "volume": {
        "milliliter": 0.001,
        "liter": 1,
        "cubic_meter": 1000,
        "us_cup": 0.2365882365,
        "us_pint": 0.473176473,
        "us_gallon": 3.785411784,
        "imperial_gallon": 4.54609,
    },
    "area": {
        "square_meter": 1,
        "hectare": 10_000,
        "square_kilometer": 1_000_000,
        "square_foot": 0.09290304,
        "acre": 4046.8564224,
    },
    "speed": {
        "meter_per_second": 1,
        "kilometer_per_hour": 1 / 3.6,
        "mile_per_hour": 0.44704,
        "knot": 1852 / 3600,
    },
    "time": {"second": 1, "minute": 60, "hour": 3600, "day": 86_400, "week": 604_800},
    "data": {
        "byte": 1,
        "kilobyte": 1000,
        "megabyte": 1000**2,
        "gigabyte": 1000**3,
        "kibibyte": 1024,
        "mebibyte": 1024**2,
        "gibibyte": 1024**3,
    },
}
TO_KELVIN = {
    "celsius": (1, 273.15),
    "fahrenheit": (5 / 9, 459.67 * 5 / 9),
    "kelvin": (1, 0),
}

Unit = Literal[
    "millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile",
    "nautical_mile",
    "gram", "kilogram", "tonne", "ounce", "pound", "stone",
    "milliliter", "liter", "cubic_meter", "us_cup", "us_pint", "us_gallon", "imperial_gallon",
    "square_meter", "hectare", "square_kilometer", "square_foot", "acre",
    "meter_per_second", "kilometer_per_hour", "mile_per_hour", "knot",
    "second", "minute", "hour", "day", "week",
    "byte", "kilobyte", "megabyte", "gigabyte", "kibibyte", "mebibyte", "gibibyte",
    "celsius", "fahrenheit", "kelvin",
]  # fmt: skip


class Conversion(TypedDict):
    """A converted value, and the unit it is in."""

    value: float
    unit: str


def convert_units(value: float, from_unit: Unit, to_unit: Unit) -> Conversion:
    """Convert a value from one unit to another of the same quantity.

    Args:
        value: The number to convert.
        from_unit: The unit it is in now.
        to_unit: The unit to convert it to.

    Returns:
        The converted value, to ten significant digits, and its unit.

    Raises:
        ValueError: The two units measure different things.
    """
    if from_unit in TO_KELVIN and to_unit in TO_KELVIN:
        converted = convert_temperature(value, from_unit, to_unit)
    else:
        quantity = quantity_of(from_unit)
        if to_unit not in FACTORS.get(quantity, {}):
            raise ValueError(
                f"{from_unit} is a unit of {quantity}, {to_unit} one of {quantity_of(to_unit)}."
            )
        converted = value * FACTORS[quantity][from_unit] / FACTORS[quantity][to_unit]
    return {"value": float(f"{converted:.10g}"), "unit": to_unit}


def convert_temperature(value: float, from_unit: str, to_unit: str) -> float:
    """Convert by way of kelvin, as these scales begin at different points."""
    factor, offset = TO_KELVIN[from_unit]
    kelvin = value * factor + offset
    if kelvin < 0:
        raise ValueError(f"{value:g} {from_unit} is below absolute zero.")
    factor, offset = TO_KELVIN[to_unit]
    return (kelvin - offset) / factor


def quantity_of(unit: str) -> str:
    """What a unit measures."""
    for quantity, factors in FACTORS.items():
        if unit in factors:
            return quantity
    return "temperature"
