"""Entries as texts: a play told choice by choice, and entered again from what was told.

`0 strike` is seat 0's choice, `crew fight` everybody's; what begins with `!` is no choice. This
is the hot part of loading, so it is compiled; the document around it is in `save`.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.chance import Recorded, Recording
from bossrush.engine.decision import CREW
from bossrush.engine.entries import (
    CHOICE,
    FORCED,
    JOIN,
    LEAVE,
    RESEED,
    TIMER,
    UNDO,
    entry,
    kind_of,
    seat_of,
    what_of,
)
from bossrush.engine.errors import BossrushError, IllegalChoice, SaveError, ScriptError
from bossrush.engine.line import Line
from bossrush.engine.play import Play, fingerprint

VERIFY_EVERY: Final = 25
"""Choices between two fingerprints: more would make loading slow, fewer an error vague."""

MOST_SEATS: Final = 250
MOST_ENTRIES: Final = 10_000_000
"""Beyond these a number in a save is none that was ever written."""

ANY_FAULT: Final = (
    BossrushError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What rules may come to when a save leads them where they can never be."""

_WORDS: Final = {TIMER: "timer", JOIN: "join", LEAVE: "leave", RESEED: "reseed"}
_KINDS: Final = {word: kind for kind, word in _WORDS.items()}


class Astray(SaveError):
    """The replay has come to another place than the one that was saved."""


class Told:
    """Goes through a play again from its start, to name each choice and each outcome."""

    def __init__(self, play: Play, sealed: bool) -> None:
        self.sealed = (sealed or play.origin.seed < 0) and not play.origin.physical
        self.fingerprints: dict[str, str] = {}
        self.outcomes: list[str] | None = None
        line = play.line
        names = dict(zip(line.survivors(), self._names(line), strict=True))
        names.update(line.undone)
        self.entries: list[str] = []
        self.extras: list[Any] = []
        for code in line.log:
            if kind_of(code) != FORCED:
                self._tell(line, code, names.get(len(self.entries), ""))

    def _names(self, line: Line) -> list[str]:
        root = line.root.copy()
        if self.sealed:
            root.chance = Recording(root.chance)
        twin = Line(line.rules, root, root, None)
        twin.extras = line.extras
        twin.settle()
        names: list[str] = []
        codes = line.unforced()
        for code in codes:
            name = ""
            if kind_of(code) == CHOICE:
                decision = twin.answering(seat_of(code))
                assert decision is not None
                name = decision.option_id(what_of(code))
            names.append(name)
            twin.follow([code])
            if len(names) % VERIFY_EVERY == 0 or len(names) == len(codes):
                self.fingerprints[str(len(names))] = fingerprint(twin)
        chance = twin.state.chance
        if isinstance(chance, Recording):
            self.outcomes = chance.names
        return names

    def _tell(self, line: Line, code: int, name: str) -> None:
        kind = kind_of(code)
        if kind == UNDO:
            self.entries.append(f"!undo {what_of(code)}")
            return
        seat = "crew" if seat_of(code) == CREW else str(seat_of(code))
        if kind == CHOICE:
            self.entries.append(f"{seat} {name}")
            return
        self.entries.append(f"!{_WORDS[kind]} {seat}")
        extra = line.extras[what_of(code)]
        if kind == RESEED and extra is not None:
            extra = None if self.sealed else f"{extra:032x}"
        self.extras.append(extra)


def retell(
    play: Play, entries: list[str], extras: list[Any], fingerprints: dict[str, str] | None
) -> None:
    """Enter again what led to the end, left out what was taken back on the way.

    Without fingerprints nothing is compared with what was saved.
    """
    alive, steady = _survivors(entries)
    verified = _by_number(fingerprints) if fingerprints is not None else {}
    before = steady > 0
    used = 0
    agreed = 0
    for made, place in enumerate(alive, 1):
        if before and place >= steady:
            before = False
            _remember_undone(play.line, entries[:steady], alive)
        text = entries[place]
        if text.startswith("!"):
            if used == len(extras):
                raise SaveError(
                    f"entry {place + 1} ({text!r}) lacks what it needs: extras is short"
                )
            _enter(play, text, extras[used], place, agreed)
            used += 1
        else:
            _enter(play, text, None, place, agreed)
        expected = verified.get(made)
        if expected is not None:
            if expected != play.fingerprint():
                raise Astray(_where(agreed + 1, place + 1, text))
            agreed = place + 1
        elif made == len(alive) and fingerprints is not None:
            raise SaveError("entries are missing, or too many: the last one has no fingerprint")
    if before:
        _remember_undone(play.line, entries[:steady], alive)
    if used < len(extras):
        raise SaveError(f"extras holds {len(extras)} things, and the entries need {used}")
    if any(made > len(alive) for made in verified):
        raise SaveError("entries are missing: there are fingerprints of later ones")


def _where(first: int, last: int, text: str) -> str:
    """In words, where a replay has gone astray: it was not looked at after every entry."""
    place = f"after entry {last}" if first == last else f"somewhere from entry {first} to {last}"
    return f"the replay differs {place} ({text!r}): the position is not the one that was saved"


def _by_number(fingerprints: dict[str, str]) -> dict[int, str]:
    numbered: dict[int, str] = {}
    for name, digest in fingerprints.items():
        made = _number(name, MOST_ENTRIES)
        if made < 0:
            raise SaveError(f"a fingerprint is of so many entries, not of {_short(name)}")
        numbered[made] = digest
    return numbered


def _survivors(entries: list[str]) -> tuple[list[int], int]:
    """The places of the entries that led to the end, and the place after the last undo."""
    alive: list[int] = []
    steady = 0
    for place, text in enumerate(entries):
        if not text.startswith("!undo "):
            alive.append(place)
            continue
        ordinal = _number(text[6:], MOST_ENTRIES)
        if not 0 <= ordinal < len(alive) or entries[alive[ordinal]].startswith("!"):
            raise SaveError(f"entry {place + 1} ({_short(text)}) takes back what was never chosen")
        alive.pop(ordinal)
        steady = place + 1
    return alive, steady


def _remember_undone(line: Line, entries: list[str], alive: list[int]) -> None:
    """Write the log as it stood after the last undo, with what was taken back."""
    log: list[int] = []
    known = set(alive)
    specials = 0
    for place, text in enumerate(entries):
        word, _, rest = text.partition(" ")
        if word == "!undo":
            log.append(entry(UNDO, CREW, _number(rest, MOST_ENTRIES)))
        elif word.startswith("!"):
            log.append(entry(_KINDS[word[1:]], _seat(rest), specials))
            specials += 1
        else:
            try:
                seat = _seat(word)
            except ValueError:
                raise SaveError(f"entry {place + 1} ({_short(text)}) is of no seat") from None
            log.append(entry(CHOICE, seat, 0))
            if place not in known:
                line.undone[place] = rest
    line.log = log
    line.renumber(len(log))


def _enter(play: Play, text: str, extra: Any, place: int, agreed: int) -> None:
    word, _, rest = text.partition(" ")
    try:
        if word.startswith("!"):
            enter_event(play, _KINDS[word[1:]], _seat(rest), extra)
            return
        decision = play.line.answering(_seat(word))
        if decision is None:
            raise IllegalChoice(f"seat {word} is not asked anything here")
        play.line.answer(decision, decision.read(rest))
    except ScriptError:
        raise
    except ANY_FAULT as error:
        since = f"; up to entry {agreed} all is as it was saved" if agreed else ""
        raise SaveError(
            f"entry {place + 1} ({_short(text)}) cannot be replayed: {error}{since}"
        ) from None


def enter_event(play: Play, kind: int, seat: int, extra: Any) -> None:
    """Enter again what came from outside: a clock ran out, somebody came or left, fresh chance."""
    if kind == TIMER:
        play.expire(extra)
    elif kind == JOIN:
        play.join(**extra)
    elif kind == LEAVE:
        play.leave(seat)
    else:
        if extra is None and not isinstance(play.state.chance, Recorded):
            raise ValueError("the seed of the fresh chance is missing")
        play.line.enter(RESEED, CREW, None if extra is None else number_of_bits(extra))
        play.mark("reseeded")


def _seat(text: str) -> int:
    if text == "crew":
        return CREW
    seat = _number(text, MOST_SEATS)
    if seat < 0:
        raise ValueError(f"{_short(text)} is no seat")
    return seat


def _number(text: str, most: int) -> int:
    """A whole number written as saves write it; -1 for anything else."""
    if not text.isdecimal() or len(text) > 9 or (text[0] == "0" and text != "0"):
        return -1
    number = int(text)
    return number if number <= most and text.isascii() else -1


def number_of_bits(text: str) -> int:
    """A number of at most 128 bits, in hexadecimal; ValueError for anything else."""
    if len(text) > 32 or not all(digit in "0123456789abcdef" for digit in text):
        raise ValueError(f"{_short(text)} is no number of 128 bits")
    return int(text, 16)


def _short(text: str) -> str:
    """What a save says, as far as anybody would read it."""
    return repr(text) if len(text) <= 60 else repr(text[:60] + "…")
