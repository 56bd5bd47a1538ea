"""Checks of bad input: what cannot be is refused by its name, and never by an accident."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any, Final

import msgspec

from bossrush.engine.errors import OptionError, PositionError, SaveError
from bossrush.engine.save import read, restore
from bossrush.testing.walk import Case, Fault, Walk

WRONG: Final[tuple[Any, ...]] = ("no such thing", -1_000_000, 1_000_000, 2.5, True, None, [], {})
"""What is tried in the place of every value of a position."""

EDITS: Final = 40
"""How many edits of a position, and how many of a save, are tried for each seed."""


def bad_settings(case: Case, seeds: Iterable[int]) -> None:
    """A setting or a number of seats that cannot be is refused by an OptionError."""
    game = case.game
    given: list[tuple[Any, dict[str, Any]]] = [
        (game.min_seats - 1, {}),
        (game.max_seats + 1, {}),
        ("two", {}),
        (True, {}),
        (2.0, {}),
        (case.seats, {"no such option": 1}),
    ]
    for setting in game.settings:
        for wrong in (object(), "no such value", -1_000_000, 2.5):
            fits = not setting.values and isinstance(wrong, type(setting.default))
            if not fits or isinstance(wrong, int):
                given.append((case.seats, {setting.name: wrong}))
    for seats, options in given:
        try:
            game.new(seats, 1, None, False, **options)
        except OptionError:
            continue
        except TypeError:  # compiled, a number of seats that is no number does not get further
            if type(seats) is not int:
                continue
            raise
        except Exception as error:
            raise Fault(f"{seats!r} seats and {options!r} were refused by {error!r}") from error
        raise Fault(f"{game.key} took {seats!r} seats and {options!r}")


def bad_positions(case: Case, seeds: Iterable[int]) -> None:
    """A position with a fault is refused by a PositionError, or can be played."""
    game = case.game
    for seed in seeds:
        walk = Walk(case, seed)
        found: list[dict[str, Any]] = []
        for _moment in walk.moments():
            if walk.over or walk.draw(8) == 0:
                found.append(walk.play.position())
        position = found[walk.draw(len(found))]
        places = list(_places(position, ()))
        for _ in range(EDITS):
            place = places[walk.draw(len(places))]
            wrong = WRONG[walk.draw(len(WRONG))]
            edited = _edited(position, place, wrong)
            told = f"{'.'.join(map(str, place))} = {wrong!r} in {edited}"
            try:
                play = game.stage(edited, seed, listen=False)
                for _ in range(3):
                    if play.outcome is None and play.open:
                        play.answer(play.open[0], play.open[0].values()[0])
            except PositionError:
                continue
            except Exception as error:
                raise Fault(f"a position with {told} was met by {error!r}") from error
        surplus = deepcopy(position)
        surplus["state"]["no_such_field"] = 1
        for unknown in (surplus, {**position, "no_such_field": 1}, {**position, "game": "x"}):
            try:
                game.stage(unknown, seed, listen=False)
            except PositionError:
                continue
            raise Fault(f"a position with a field too many was taken: {unknown}")


def _places(data: Any, path: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    if path:
        yield path
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _places(value, (*path, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from _places(value, (*path, number))


def _edited(data: Any, place: tuple[str | int, ...], value: Any) -> Any:
    twin = deepcopy(data)
    inner = twin
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    return twin


def bad_saves(case: Case, seeds: Iterable[int]) -> None:
    """A save that was cut or edited is refused by a SaveError, or leads to the same place."""
    for seed in seeds:
        walk = Walk(case, seed)
        while not walk.over and len(walk.trail) < 30:
            walk.step()
        for data in (walk.play.save(), walk.play.save(sealed=True)):
            for _ in range(EDITS // 2):
                at = walk.draw(len(data) - 1)
                _refused(walk, data[:at])
                _refused(walk, data[:at] + bytes([walk.draw(256)]) + data[at + 1 :])
            _edited_entries(walk, data)


def _edited_entries(walk: Walk, data: bytes) -> None:
    document = msgspec.json.decode(data)
    entries = document.get("entries", [])
    if not entries:
        return
    for _ in range(EDITS // 4):
        edited = deepcopy(document)
        one, other = walk.draw(len(entries)), walk.draw(len(entries))
        unknown = f"{entries[one].partition(' ')[0]} no such option"
        edited["entries"][one] = entries[other] if walk.draw(3) else unknown
        if walk.draw(2):
            edited["entries"].pop(other)
        _refused(walk, msgspec.json.encode(edited))


def _refused(walk: Walk, data: bytes) -> None:
    try:
        again = restore(walk.case.game, read(data), listen=False)
    except SaveError:
        return
    except Exception as error:
        raise walk.fault(f"an edited save was met by {error!r}:\n{data!r}") from error
    if again.fingerprint() != walk.play.fingerprint():
        raise walk.fault(f"an edited save leads elsewhere, and was taken:\n{data!r}")
