"""Variants of the rules as they are typed: seats are counted as on the screen, from 1."""

import re
from collections.abc import Sequence
from typing import Any

from backroom.kit import BadOption, Rules
from backroom.terminal.trouble import Usage
from backroom.words import knows, say


def options_given(pairs: Sequence[str] | None, rules: Rules[Any]) -> dict[str, str]:
    """`--option rules=expert`, as often as one likes."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not (name and equals and value):
            raise Usage("usage-option", found=pair[:40])
        options[name] = value_meant(rules, name, value)
    return options


def typed_value(rules: Rules[Any], name: str, value: str) -> str:
    """How a value is typed: `start=1` where the value 0 is called “Seat 1”."""
    word = f"option-{name}-{value}"
    if not (value.isdecimal() and knows(rules.name, "en", word)):
        return value
    numbers = re.findall("[0-9]+", say("en", rules.name, word))
    return numbers[0] if numbers == [str(int(value) + 1)] else value


def value_meant(rules: Rules[Any], name: str, typed: str) -> str:
    """The value that was typed. What nobody knows is left as it is, for the rules to say so, unless 0 were a seat."""
    values = [value for option in rules.options if option.name == name for value in option.values(rules.max_seats)]
    counted = {typed_value(rules, name, value): value for value in values}
    if typed in counted or [*counted] == values:
        return counted.get(typed, typed)
    raise BadOption("error-option-value", option=name, found=typed[:40], known=", ".join(counted))
