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

VERIFY_EVERY: Final = 50
"""Choices between two fingerprints."""

_WORDS: Final = {TIMER: "timer", JOIN: "join", LEAVE: "leave", RESEED: "reseed"}
_KINDS: Final = {word: kind for kind, word in _WORDS.items()}


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


def retell(play: Play, entries: list[str], extras: list[Any], fingerprints: dict[str, str]) -> None:
    """Enter again what led to the end, left out what was taken back on the way."""
    alive, steady = _survivors(entries)
    verified = {int(made): digest for made, digest in fingerprints.items() if made.isdecimal()}
    before = steady > 0
    used = 0
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
            _enter(play, text, extras[used], place)
            used += 1
        else:
            _enter(play, text, None, place)
        expected = verified.get(made)
        if expected is None and made == len(alive):
            raise SaveError("entries are missing, or too many: the last one has no fingerprint")
        if expected is not None and expected != play.fingerprint():
            raise SaveError(
                f"the replay differs after entry {place + 1} ({text!r}): the position is not "
                f"the one that was saved"
            )
    if before:
        _remember_undone(play.line, entries[:steady], alive)
    if any(not name.isdecimal() or int(name) > len(alive) for name in fingerprints):
        raise SaveError("entries are missing: there are fingerprints of later ones")


def _survivors(entries: list[str]) -> tuple[list[int], int]:
    """The places of the entries that led to the end, and the place after the last undo."""
    alive: list[int] = []
    steady = 0
    for place, text in enumerate(entries):
        if not text.startswith("!undo "):
            alive.append(place)
            continue
        ordinal = int(text[6:]) if text[6:].isdecimal() else -1
        if not 0 <= ordinal < len(alive) or entries[alive[ordinal]].startswith("!"):
            raise SaveError(f"entry {place + 1} ({text!r}) takes back what was never chosen")
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
            log.append(entry(UNDO, CREW, int(rest)))
        elif word.startswith("!"):
            log.append(entry(_KINDS[word[1:]], _seat(rest), specials))
            specials += 1
        else:
            if word != "crew" and not word.isdecimal():
                raise SaveError(f"entry {place + 1} ({text!r}) is of no seat")
            log.append(entry(CHOICE, _seat(word), 0))
            if place not in known:
                line.undone[place] = rest
    line.log = log
    line.renumber(len(log))


def _enter(play: Play, text: str, extra: Any, place: int) -> None:
    word, _, rest = text.partition(" ")
    try:
        if word.startswith("!"):
            _enter_special(play, _KINDS[word[1:]], _seat(rest), extra)
            return
        decision = play.line.answering(_seat(word))
        if decision is None:
            raise IllegalChoice(f"seat {word} is not asked anything here")
        play.line.answer(decision, decision.read(rest))
    except ScriptError:
        raise
    except (BossrushError, ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
        raise SaveError(f"entry {place + 1} ({text!r}) cannot be replayed: {error}") from None


def _enter_special(play: Play, kind: int, seat: int, extra: Any) -> None:
    if kind == TIMER:
        play.expire(extra)
    elif kind == JOIN:
        play.join(**extra)
    elif kind == LEAVE:
        play.leave(seat)
    else:
        if extra is None and not isinstance(play.state.chance, Recorded):
            raise ValueError("the seed of the fresh chance is missing")
        play.line.enter(RESEED, CREW, None if extra is None else int(extra, 16))
        play.mark("reseeded")


def _seat(text: str) -> int:
    if text == "crew":
        return CREW
    if not text.isdecimal():
        raise ValueError(f"{text!r} is no seat")
    return int(text)
