"""What a choice may cost at worst: once nobody is left to act, the enemies strike."""

from __future__ import annotations

from typing import Final

from bossrush.engine.foresight import SOMEBODY
from bossrush.engine.message import Message
from bossrush.engine.sets import lowest, members, only, plus
from bossrush.games.arkalion.cards.terms import ACT, ENDS, ESCAPE, GONE, PRESENT, SKIPS
from bossrush.games.arkalion.questions.actions import ACTING, END
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names

GAME: Final = 8
"""The bit of the first of the ways in which the game ends."""


def at_stake(s: Escape) -> bool:
    """Whether the enemies strike next, once this hero has acted."""
    if s.phase != ACT:
        return False
    still_to_act = s.order()[s.acting + 1 :]
    return all(s.heroes[player].presence in (GONE, SKIPS) for player in still_to_act)


def may_end(s: Escape, key: str, value: int) -> bool:
    """Whether this may be the last thing that the hero does."""
    return s.actions <= 1 or (key == ACTING.key and END.fits(value))


def lost(before: Escape, now: Escape) -> int:
    """How the game was lost, or else which heroes fell, as a set."""
    if now.ended >= 0:
        return 0 if now.ended == ESCAPE else only(GAME + now.ended)
    fallen = 0
    for player, hero in enumerate(now.heroes):
        if before.heroes[player].presence == PRESENT != hero.presence:
            fallen = plus(fallen, player)
    return fallen


def loss(s: Escape, what: int) -> Message:
    """The same in words."""
    if what & SOMEBODY:
        return Message("arkalion-ends-some")
    if what >> GAME:
        return Message("arkalion-ends-game", end=ENDS[lowest(what >> GAME)])
    fallen = members(what)
    if len(fallen) == 1:
        return Message("arkalion-ends-hero", hero=names.subject(s, fallen[0]))
    return Message("arkalion-ends-heroes", count=len(fallen))
