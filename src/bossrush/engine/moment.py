"""A moment of a play as plain data, to be thought about in another process.

A play cannot be sent: its rules are coroutines under way. What can be sent is the state at the
start of the phase and what was entered since, with what chance said then. The chance to come is
not in it, neither a seed nor a stream: a moment that is rebuilt knows what the players know, and is
forked from there.
"""

from __future__ import annotations

from typing import Any

from bossrush.engine.chance import Chance, Physical, Recorded, Recording, seeded
from bossrush.engine.entries import CHOICE, FORCED, RESEED, kind_of, seat_of, what_of
from bossrush.engine.errors import RuleError
from bossrush.engine.game import Game
from bossrush.engine.line import NEVER, Line
from bossrush.engine.play import Play
from bossrush.engine.retelling import enter_event


def moment_of(play: Play) -> dict[str, Any]:
    """The moment a play is in: JSON-ready, and without any secret of chance."""
    line = play.line
    start, at = line.phase_start()
    root = start.copy()
    if not root.chance.physical:
        root.chance = Recording(root.chance)
    told = Line(play.game, root, root, None)
    told.entries = line.entries[at:]
    told.extras = line.extras
    told.disturbed = line.disturbed.copy()
    told.replay(0, NEVER)
    chance = told.state.chance
    return {
        "position": play.position_of(start),
        "physical": root.chance.physical,
        "outcomes": chance.names if isinstance(chance, Recording) else [],
        "entries": [_told(line, code) for code in told.entries if kind_of(code) != FORCED],
    }


def is_at_phase_start(play: Play) -> bool:
    """Whether nothing has been entered since the phase began, not even a forced answer."""
    _start, at = play.line.phase_start()
    return at == len(play.line.entries)


def _told(line: Line, code: int) -> list[Any]:
    """An entry as `[kind, seat, what]`; the seed of fresh chance is nobody's business."""
    kind = kind_of(code)
    if kind == CHOICE:
        return [kind, seat_of(code), what_of(code)]
    return [kind, seat_of(code), None if kind == RESEED else line.extras[what_of(code)]]


def rebuilt(game: Game[Any], moment: dict[str, Any]) -> Play:
    """The play at that moment, with chance that nobody knows; a BossrushError where it cannot be
    rebuilt by the rules of this process."""
    chance: Chance = Physical()
    if not moment["physical"]:
        record = Recorded(list(moment["outcomes"]))
        record.after = seeded(0)
        chance = record
    return entered(game, moment, chance)


def entered(game: Game[Any], moment: dict[str, Any], chance: Chance) -> Play:
    """The same by a chance that says again what was said then."""
    play = game.stage(moment["position"], chance=chance, listen=False)
    for kind, seat, what in moment["entries"]:
        _enter(play, kind, seat, what)
    return play


def _enter(play: Play, kind: int, seat: int, what: Any) -> None:
    if kind == CHOICE:
        decision = play.line.answering(seat)
        if decision is None:
            raise RuleError("this moment cannot be rebuilt: nobody is asked what was answered")
        play.answer(decision, what)
    else:
        enter_event(play, kind, seat, what)
