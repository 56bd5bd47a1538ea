"""The options of a game: what each may be, and what it is unless somebody says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from bossrush.engine.errors import OptionError
from bossrush.engine.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One option of a game: what it may be, and what it is unless somebody says otherwise.

    Its words are in the game's catalogue: `<game>-setting-<name>` and, for each of its values,
    `<game>-setting-<name>-<value>`; `<game>-setting-<name>-about` may explain it.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        values: tuple[Any, ...] = (),
        low: int | None = None,
        high: int | None = None,
        seats: tuple[int, int] | None = None,
        when: dict[str, tuple[Any, ...]] | None = None,
        value_seats: dict[Any, tuple[int, int]] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        """The choices there are; empty for a whole number from `low` to `high`, or any text."""
        self.low = low
        self.high = high
        self.seats = seats
        """From how many seats to how many it changes anything; None for any number."""
        self.when = when if when is not None else {}
        """The values of other options with which it changes anything."""
        self.value_seats = value_seats if value_seats is not None else {}
        """Values that only some numbers of seats have a use for, from how many to how many."""

    def applies(self, seats: int, options: Mapping[str, Any]) -> bool:
        """Whether it changes anything at such a table. Forms leave out what does not."""
        if self.seats is not None and not self.seats[0] <= seats <= self.seats[1]:
            return False
        return all(options.get(name) in values for name, values in self.when.items())

    @property
    def offered(self) -> tuple[Any, ...]:
        """The values a form offers: all there are, or those worth naming where any text will do."""
        return self.values

    def check(self, value: Any) -> Any:
        """The value itself if it is a good one; OptionError with the good ones otherwise."""
        if self.values:
            for good in self.values:
                if good == value and type(good) is type(value):
                    return value
            raise OptionError(
                f"{self.name} may be {', '.join(as_saved(good) for good in self.values)}, "
                f"not {as_saved(value)}"
            )
        if self.low is not None or self.high is not None:
            low = self.low if self.low is not None else 0
            fits = isinstance(value, int) and not isinstance(value, bool) and value >= low
            if not fits or (self.high is not None and value > self.high):
                top = f" to {self.high}" if self.high is not None else " or more"
                raise OptionError(f"{self.name} is a whole number from {low}{top}, not {value!r}")
            return value
        if not isinstance(value, type(self.default)):
            raise OptionError(f"{self.name} is a {type(self.default).__name__}, not {value!r}")
        return value

    def label(self, game: str) -> Message:
        """What it is called."""
        return Message(f"{game}-setting-{self.name}")

    def value_label(self, game: str, value: Any) -> Message:
        """What one of its values is called; a number from a range needs no name."""
        return Message(f"{game}-setting-{self.name}-{unquoted(value)}")

    def parse(self, text: str) -> Any:
        """The value that a text on a command line or in a form stands for."""
        for good in self.values:
            if text.lower() == unquoted(good).lower():
                return good
        if self.values:
            shown = ", ".join(unquoted(good) for good in self.values)
            raise OptionError(f"{self.name} may be {shown}, not {text}")
        digits = text.removeprefix("-")
        if digits.isdecimal() and len(digits) < 20:
            return self.check(int(text))
        return self.check(text)


def as_saved(value: Any) -> str:
    """A value as a save or a form has it: a text in quotes, so that it is not taken for nothing."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else repr(value)


def unquoted(value: Any) -> str:
    """A value as it is written on a command line."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
