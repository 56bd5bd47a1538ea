"""What a lone hero's chances are when a round begins, as learned from played challenges.

Where several compete, nothing was learned: whole games are played out there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from bossrush.companions.learned import Learned
from bossrush.companions.vengeance.worth import aims, position
from bossrush.engine.play import Play
from bossrush.games.vengeance.cards.terms import BRUTE, LEVELS
from bossrush.games.vengeance.rules.final_score import exit_rooms
from bossrush.games.vengeance.table.state import Vendetta

FEATURES: Final[tuple[str, ...]] = (
    "points still wanted",
    "points still wanted, a round left",
    "rounds left",
    "what the position is worth",
    "objectives",
    "XP to spend",
    "skills bought",
    "uses of items",
    "marked anticipation",
    "free life slots",
    "wounds",
    "knocked out before",
    "damage to the Boss",
    "guards of the Boss",
    "rooms to the Boss",
    "rooms with enemies on the way out",
    "minions killed",
    "loot gathered",
)


class VengeanceProspects(Learned):
    """The rest of a round is played out; how far the hero has come then decides."""

    game: ClassVar[str] = "vengeance"

    def kind(self, play: Play) -> str:
        return LEVELS[cast(Vendetta, play.state).score_level]

    def stage(self, play: Play) -> int:
        """How many rounds have begun; 0 for ever where several compete."""
        s = cast(Vendetta, play.state)
        return s.round if s.solo() else 0

    def names(self) -> Sequence[str]:
        return FEATURES

    def features(self, play: Play, seat: int) -> list[float]:
        s = cast(Vendetta, play.state)
        p = s.players[seat]
        left = s.tables.rounds - s.round + 1
        ground = p.ground
        scored = float(s.tables.loot.worth[p.loot] + s.tables.training.worth[p.marked])
        if p.damage:
            scored += ground.boss_track[p.damage - 1]
        if not p.boss_alive():
            scored += s.tables.boss_points
        wanted = s.tables.solo_target[s.score_level] - scored - aims(p, 0)
        guards = ground.in_room[ground.boss_room] & ground.of_type[BRUTE] & ~p.dead
        return [
            wanted,
            wanted / left,
            float(left),
            position(p, left),
            aims(p, left),
            float(p.xp()),
            float(p.owned.bit_count()),
            float(sum(p.uses)),
            float(sum(p.marks)),
            float(p.free_slots()),
            float(p.wounds),
            float(p.ko),
            float(p.damage),
            float(guards.bit_count()) if p.boss_alive() else 0.0,
            float(ground.hops[p.room][ground.boss_room]) if p.boss_alive() else 0.0,
            float(exit_rooms(p)),
            float(p.dead.bit_count()),
            float(p.looted.bit_count()),
        ]
