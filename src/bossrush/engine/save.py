"""A play is its seed plus its log: one readable JSON document.

An *open* save holds the seed. A *sealed* one holds the outcomes drawn so far and the commitment
instead: it replays exactly, and goes on only with fresh chance, marked. Loading replays and
verifies; what no longer replays can still go on from its last phase's start, marked `adrift`.
"""

from __future__ import annotations

import secrets
from typing import Any, cast

import msgspec

from bossrush.engine.chance import Chance, Physical, Recorded, Recording, seeded
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
from bossrush.engine.errors import (
    BossrushError,
    IllegalChoice,
    RuleError,
    SaveError,
    ScriptError,
)
from bossrush.engine.game import Game
from bossrush.engine.line import Line
from bossrush.engine.play import Play, begin, commitment, fingerprint

FORMAT = 1
VERIFY_EVERY = 50
"""Choices between two fingerprints."""

_WORDS = {TIMER: "timer", JOIN: "join", LEAVE: "leave", RESEED: "reseed"}
_KINDS = {word: kind for kind, word in _WORDS.items()}


class Save(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The document. Entries are texts: `0 strike` is seat 0's choice, `crew fight` everybody's."""

    bossrush: int
    """The version of this format."""
    game: str
    rules: int
    """The version of the game's rules."""
    content: str = ""
    """The digest of the content, texts left out."""
    seats: int
    options: dict[str, Any] = {}
    commitment: str = ""
    seed: str = ""
    """Only in an open save."""
    nonce: str = ""
    outcomes: list[str] | None = None
    """Only in a sealed save: everything chance has said so far."""
    physical: bool = False
    """True where people rolled real dice: what came up is among the entries."""
    staged: dict[str, Any] | None = None
    """The position it began at, when that was not the setup."""
    marks: list[str] = []
    entries: list[str] = []
    extras: list[Any] = []
    """What the entries that begin with `!` need, in their order."""
    fingerprints: dict[str, str] = {}
    """By how many entries had been made, undone ones left out."""
    position: dict[str, Any] | None = None
    """The start of the last phase, for a play that no longer replays."""
    ended: str = ""
    """How it ended, by the key of the reason."""


def save(play: Play, sealed: bool = False) -> bytes:
    """The play as a document."""
    return msgspec.json.format(msgspec.json.encode(document(play, sealed)), indent=1)


def document(play: Play, sealed: bool = False) -> Save:
    """The play as a document, before it is written."""
    game = cast("Game[Any]", play.game)
    origin = play.origin
    told = _Retelling(play, sealed)
    seed_shown = origin.seed >= 0 and not sealed
    return Save(
        bossrush=FORMAT,
        game=game.key,
        rules=game.version,
        content=game.digest(origin.options),
        seats=origin.seats,
        options=origin.options,
        commitment=origin.commitment(),
        seed=f"{origin.seed:032x}" if seed_shown else "",
        nonce=f"{origin.nonce:032x}" if seed_shown else "",
        outcomes=told.outcomes,
        physical=origin.physical,
        staged=origin.position,
        marks=origin.marks,
        entries=told.entries,
        extras=told.extras,
        fingerprints=told.fingerprints,
        position=play.position(),
        ended=play.outcome.reason.key if play.outcome is not None else "",
    )


class _Retelling:
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


def read(data: bytes | str) -> Save:
    """Read a document; SaveError where it is none."""
    try:
        document = msgspec.json.decode(data, type=Save)
    except msgspec.ValidationError as error:
        raise SaveError(f"this is not a save of Bossrush: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"this save is damaged or cut short: {error}") from None
    if document.bossrush != FORMAT:
        raise SaveError(
            f"this save is of format {document.bossrush}; this Bossrush reads format {FORMAT}"
        )
    return document


def restore(game: Game[Any], document: Save, listen: bool = True, adrift: bool = False) -> Play:
    """The play a document tells of: replayed, and verified on the way.

    With `adrift`, a play that no longer replays goes on from its last phase's start, marked.
    """
    try:
        return _replayed(game, document, listen)
    except SaveError:
        if not adrift or document.position is None:
            raise
    play = game.stage(document.position, listen=listen)
    play.mark("adrift")
    return play


def _replayed(game: Game[Any], document: Save, listen: bool) -> Play:
    if document.game != game.key:
        raise SaveError(f"this is a save of {document.game!r}, not of {game.key!r}")
    if document.rules != game.version:
        raise SaveError(
            f"this play was begun under rules {document.rules} of {game.key}; "
            f"these are rules {game.version}"
        )
    play = _begun(game, document, listen)
    try:
        play.line.settle()
        _retell(play, document)
    except ScriptError as error:
        raise SaveError(f"the record of chance does not fit the choices: {error}") from None
    except RuleError as error:
        raise SaveError(f"this save leads where the rules cannot go: {error}") from None
    ended = play.outcome.reason.key if play.outcome is not None else ""
    if document.ended != ended:
        raise SaveError(
            f"the replay does not end as saved: {ended or 'it goes on'}, "
            f"not {document.ended or 'it goes on'}"
        )
    _go_on_freshly(play)
    return play.start()


def _retell(play: Play, document: Save) -> None:
    """Enter again what led to the end, left out what was taken back on the way."""
    entries = document.entries
    alive, steady = _survivors(entries)
    extras = iter(document.extras)
    before = steady > 0
    for made, place in enumerate(alive, 1):
        if before and place >= steady:
            before = False
            _remember_undone(play.line, entries[:steady], alive)
        text = entries[place]
        extra = None
        if text.startswith("!"):
            extra = next(extras, extras)
            if extra is extras:
                raise SaveError(
                    f"entry {place + 1} ({text!r}) lacks what it needs: extras is short"
                )
        _enter(play, text, extra, place)
        expected = document.fingerprints.get(str(made))
        if expected is None and made == len(alive):
            raise SaveError("entries are missing, or too many: the last one has no fingerprint")
        if expected is not None and expected != play.fingerprint():
            raise SaveError(
                f"the replay differs after entry {place + 1} ({text!r}): the position is not "
                f"the one that was saved"
            )
    if before:
        _remember_undone(play.line, entries[:steady], alive)
    if any(not name.isdecimal() or int(name) > len(alive) for name in document.fingerprints):
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


def _go_on_freshly(play: Play) -> None:
    """A record has said all it had to say: from here on chance is fresh, and the play marked."""
    chance = play.state.chance
    if not isinstance(chance, Recorded):
        return
    if chance.at < len(chance.names):
        raise SaveError("the record of chance holds more than the choices have drawn")
    fresh = seeded(secrets.randbits(128))
    for state in (play.line.root, play.line.base, play.state):
        if isinstance(state.chance, Recorded):
            state.chance.after = fresh.copy()
    if play.outcome is None:
        play.mark("reseeded")


def _begun(game: Game[Any], document: Save, listen: bool) -> Play:
    try:
        seed = int(document.seed, 16) if document.seed else -1
        nonce = int(document.nonce, 16) if document.nonce else 0
        if seed >= 1 << 128 or not 0 <= nonce < 1 << 128:
            raise ValueError
    except ValueError:
        raise SaveError("the seed of this save is not a 128-bit number") from None
    if seed < 0 and document.outcomes is None and not document.physical:
        raise SaveError("this save holds neither a seed nor the outcomes that were drawn")
    if document.outcomes is not None and (document.seed or document.physical):
        raise SaveError("this save holds outcomes that its chance has no use for")
    if document.seed and commitment(seed, nonce) != document.commitment:
        raise SaveError("the seed of this save is not the one the table committed to")
    chance: Chance | None = None
    if document.physical:
        chance = Physical()
    elif seed < 0:
        chance = Recorded(document.outcomes or [])
    try:
        if document.staged is not None:
            root, origin = game.staged_root(document.staged, max(seed, 0), chance)
        else:
            root, origin = game.root(document.seats, max(seed, 0), chance, document.options)
    except BossrushError as error:
        raise SaveError(f"this save cannot be set up: {error}") from None
    if (document.seats, document.options) != (origin.seats, origin.options):
        raise SaveError("the seats and options of this save are not those it was staged with")
    digest = game.digest(origin.options)
    if document.content != digest:
        raise SaveError("this play was begun with other cards: the content has changed since")
    origin.nonce = nonce
    origin.shown = document.commitment
    origin.marks = list(document.marks)
    return begin(game, origin, root, listen)


def _enter(play: Play, text: str, extra: Any, place: int) -> None:
    word, _, rest = text.partition(" ")
    try:
        if word.startswith("!"):
            _enter_special(play, _KINDS[word[1:]], _seat(rest), extra)
            return
        decision = play.line.answering(_seat(word))
        if decision is None:
            raise IllegalChoice(f"seat {word} is not asked anything here")
        value = decision.value_of(rest)
        if value not in decision.values():
            raise IllegalChoice(f"{decision.key} does not offer it here")
        play.line.answer(decision, value)
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
