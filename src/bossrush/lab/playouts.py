"""How many playouts a second a search gets, from the middle of every game: `bench --playouts`."""

from __future__ import annotations

from typing import Any

import msgspec

from bossrush._build import is_compiled
from bossrush.companions.random import play_out
from bossrush.companions.roster import policy
from bossrush.companions.sharp.playout import Playouts
from bossrush.companions.sitting import Sitting
from bossrush.engine.chance import seeded
from bossrush.engine.game import Game
from bossrush.lab.bench import MIDDLES, MOST_CHOICES, each, middle


class Searched(msgspec.Struct):
    """The playouts of one game with so many seats."""

    game: str
    seats: int
    companion: str
    random_per_s: float
    """Whole games with everybody at random: what the rules alone allow."""
    whole_per_s: float
    """Whole games with the companion in every seat."""
    search_per_s: float
    """As `sharp` plays them out: with its own players, and up to its horizon."""
    horizon: int
    """Decisions up to that horizon; 0 where they go to the game's end."""
    compiled: bool


class Searching:
    """Forks from the middle of one game with so many seats, played out."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.policy = policy(game.key)
        found = [middle(game, seats, seed) for seed in range(MIDDLES)]
        self.middles = [play for play in found if play.open]
        self.playouts = [Playouts(play, play.open[0], self.policy) for play in self.middles]
        self.best = {"random": 0.0, "whole": 0.0, "search": 0.0}
        self._seed = 0

    def round(self, number: int, seconds: float) -> None:
        if not self.middles:
            return
        self._seed = 1000 * number
        work = {"random": self._at_random, "whole": self._whole, "search": self._search}
        for name, doing in work.items():
            self.best[name] = max(self.best[name], 1 / each(doing, seconds))

    def _next(self) -> tuple[int, int]:
        """Which of the middles is next, and the seed of its fork."""
        self._seed += 1
        return self._seed % len(self.middles), self._seed

    def _at_random(self) -> None:
        place, seed = self._next()
        play_out(self.middles[place].fork(seed), seeded(seed), MOST_CHOICES)

    def _whole(self) -> None:
        place, seed = self._next()
        fork = self.middles[place].fork(seed)
        crew = [self.policy(seed ^ seat) for seat in range(fork.state.seats)]
        timed = self.game.is_realtime(fork.origin.options)
        Sitting(fork, crew, timed).play_out(MOST_CHOICES)

    def _search(self) -> None:
        place, seed = self._next()
        values = self.middles[place].open[0].values()
        self.playouts[place].play_out(values[seed % len(values)], seed)

    @property
    def measured(self) -> Searched:
        return Searched(
            game=self.game.key,
            seats=self.seats,
            companion=self.policy.key,
            random_per_s=self.best["random"],
            whole_per_s=self.best["whole"],
            search_per_s=self.best["search"],
            horizon=self.policy(0).judgement().horizon,
            compiled=is_compiled(),
        )
