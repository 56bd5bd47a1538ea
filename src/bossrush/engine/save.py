"""A play is its seed plus its log: one readable JSON document.

An *open* save holds the seed. A *sealed* one holds the outcomes drawn so far and the commitment
instead: it replays exactly, and goes on only with fresh chance, marked. Loading replays and
verifies; what no longer replays can still go on from its last phase's start, marked `adrift`.

The fingerprints on the way say where a replay goes astray. What does not show in them, such as a
choice that would have led to the same place, is held together by a digest over the whole document.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, cast

import msgspec

from bossrush.engine.chance import Chance, Physical, Recorded, seeded
from bossrush.engine.errors import OptionError, SaveError, ScriptError
from bossrush.engine.game import Game
from bossrush.engine.packs import without_none
from bossrush.engine.play import MARKS, Play, begin, commitment
from bossrush.engine.registry import game as find_game
from bossrush.engine.retelling import ANY_FAULT, Astray, Told, number_of_bits, retell
from bossrush.engine.visit import difference

FORMAT = 1


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
    companions: dict[int, str] = {}
    """By seat: the programs that sit there, to be seated again when it goes on."""
    digest: str = ""
    """Of all the rest, however it is laid out; older saves have none."""


def save(play: Play, sealed: bool = False) -> bytes:
    """The play as a document."""
    return written(document(play, sealed))


def written(document: Save) -> bytes:
    """A document as the bytes of a file that people can read, with its digest."""
    read_back = msgspec.json.decode(msgspec.json.encode(document), type=Save)
    read_back.digest = _digest(read_back)
    return msgspec.json.format(msgspec.json.encode(read_back), indent=1)


def _digest(document: Save) -> str:
    """Of what a document says, as it is read: neither spaces nor the order of names count."""
    rest = msgspec.to_builtins(msgspec.structs.replace(document, digest=""), str_keys=True)
    return hashlib.sha256(msgspec.json.encode(rest, order="deterministic")).hexdigest()


def document(play: Play, sealed: bool = False) -> Save:
    """The play as a document, before it is written."""
    game = cast("Game[Any]", play.game)
    origin = play.origin
    told = Told(play, sealed)
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


def read(data: bytes | str) -> Save:
    """Read a document; SaveError where it is none."""
    if not isinstance(data, (bytes, str)):
        raise SaveError(f"a save is bytes or a text, not {type(data).__name__}")
    try:
        document = msgspec.json.decode(data, type=Save)
    except msgspec.ValidationError as error:
        raise SaveError(f"this is not a save of Bossrush: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SaveError(f"this save is damaged or cut short: {error}") from None
    if document.bossrush != FORMAT:
        raise SaveError(
            f"this save is of format {document.bossrush}; this Bossrush reads format {FORMAT}"
        )
    return document


def load(data: bytes | str, listen: bool = True, adrift: bool = False) -> Play:
    """The play that a save tells of: replayed and verified; SaveError says what differs.

    With `adrift`, a play that no longer replays goes on from its last phase's start, marked.
    """
    told = read(data)
    try:
        found = find_game(told.game)
    except OptionError as error:
        raise SaveError(str(error)) from None
    return restore(found, told, listen, adrift)


def restore(game: Game[Any], document: Save, listen: bool = True, adrift: bool = False) -> Play:
    """The play a document tells of: replayed, and verified on the way.

    With `adrift`, a play that no longer replays goes on from its last phase's start, marked.
    """
    try:
        play = _replayed(game, document, listen)
    except SaveError:
        if not adrift or document.position is None:
            raise
        play = _adrift(game, document, document.position, listen)
        _check_companions(document, play)
    return play


def _adrift(game: Game[Any], document: Save, position: dict[str, Any], listen: bool) -> Play:
    """A play from the start of its last phase: real dice stay real, other chance is fresh.

    What the table has shown of the dice before, and what marks the play, is kept.
    """
    if document.physical:
        chance: Chance = Physical()
    else:
        record = Recorded([])
        record.after = seeded(secrets.randbits(128))
        chance = record
    try:
        play = game.stage(position, chance=chance, listen=listen)
    except ANY_FAULT as error:
        raise SaveError(f"this play cannot go on from its last phase either: {error}") from None
    play.origin.shown = document.commitment
    play.origin.marks = [mark for mark in _marks(document) if mark != "adrift"]
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
        retell(play, document.entries, document.extras, document.fingerprints)
    except Astray as error:
        raise SaveError(f"{error}{_what_differs(game, document)}") from None
    except SaveError:
        raise
    except ScriptError as error:
        raise SaveError(f"the record of chance does not fit the choices: {error}") from None
    except ANY_FAULT as error:
        raise SaveError(f"this save leads where the rules cannot go: {error}") from None
    ended = play.outcome.reason.key if play.outcome is not None else ""
    if document.ended != ended:
        raise SaveError(
            f"the replay does not end as saved: {ended or 'it goes on'}, "
            f"not {document.ended or 'it goes on'}"
        )
    _go_on_freshly(play)
    _check_companions(document, play)
    if document.digest and document.digest != _digest(document):
        raise SaveError("this save has been changed since it was written")
    return play.start()


def _what_differs(game: Game[Any], document: Save) -> str:
    """Of a play gone astray: the first field that is other than saved where its last phase began.

    It is followed to its end for this, if it comes so far.
    """
    if document.position is None:
        return ""
    try:
        play = _begun(game, document, False)
        play.line.settle()
        retell(play, document.entries, document.extras, None)
        here = msgspec.json.decode(msgspec.json.encode(play.position()))
    except ANY_FAULT:
        return ""
    found = difference(document.position, here, "")
    return f"; where its last phase began, {found}" if found else ""


def _check_companions(document: Save, play: Play) -> None:
    for seat in document.companions:
        if not 0 <= seat < play.state.seats:
            raise SaveError(f"a companion sits in seat {seat} of this save, and there is none")


def _marks(document: Save) -> list[str]:
    for mark in document.marks:
        if mark not in MARKS or document.marks.count(mark) > 1:
            raise SaveError(f"a play is marked by {', '.join(MARKS)}, each once, not by {mark!r}")
    return list(document.marks)


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
        seed = number_of_bits(document.seed) if document.seed else -1
        nonce = number_of_bits(document.nonce) if document.nonce else 0
    except ValueError:
        raise SaveError("the seed of this save is not a 128-bit number") from None
    if seed < 0 and document.outcomes is None and not document.physical:
        raise SaveError("this save holds neither a seed nor the outcomes that were drawn")
    if document.outcomes is not None and (document.seed or document.physical):
        raise SaveError("this save holds outcomes that its chance has no use for")
    if document.seed and document.physical:
        raise SaveError("this save holds a seed, and its dice were real ones")
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
    except ANY_FAULT as error:
        raise SaveError(f"this save cannot be set up: {error}") from None
    same = without_none(document.options) == without_none(origin.options)
    if document.seats != origin.seats or not same:
        raise SaveError("the seats and options of this save are not those it was staged with")
    digest = game.digest(origin.options)
    if document.content != digest:
        raise SaveError("this play was begun with other cards: the content has changed since")
    origin.nonce = nonce
    origin.shown = document.commitment
    origin.marks = _marks(document)
    return begin(game, origin, root, listen)
