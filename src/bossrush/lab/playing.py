"""One game played by companions, and what is written down of it.

Each game has a seed of its own, made from the seed of the whole and its number: it comes out the
same wherever it is played.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from bossrush.companions.companion import Companion
from bossrush.companions.roster import companion, thinks
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sitting import Sitting
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import is_installed, register

MOST_DECISIONS = 200_000
UNFINISHED = "unfinished"
"""The reason of a game that was stopped there."""


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """How a play stood when it had come a step further."""

    stage: str
    health: int
    most: int
    decisions: int
    """How many had been made by then."""


class Thing(msgspec.Struct, frozen=True, array_like=True):
    """Something that was in the game, and the first moment it was seen at."""

    kind: str
    id: str
    who: str
    seat: int
    moment: int


class Played(msgspec.Struct):
    """How one game went."""

    won: bool | None
    """None where scores decide, or where it did not end."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """The rank of each seat, where they compete."""
    decisions: int
    seconds_of_play: float
    """By the clock of the companions."""
    labels: dict[str, str]
    """What the game itself says of how it ended, each to be counted."""
    moments: tuple[Moment, ...] = ()
    """How it went on, where somebody wants to know, the end last."""
    things: tuple[Thing, ...] = ()


class Player(msgspec.Struct, frozen=True):
    """Who plays every seat, as plain data that any process can be told."""

    name: str
    playouts: int = 0
    seconds: float = 0.0
    policy: str = ""

    def thinking(self) -> Thinking | None:
        """How much it thinks about a decision; None where it answers at once."""
        return Thinking(self.playouts, self.seconds, self.policy) if thinks(self.name) else None

    def __str__(self) -> str:
        thinking = self.thinking()
        return f"{self.name}, {thinking}" if thinking is not None else self.name


def player(name: str, thinking: Thinking | None = None) -> Player:
    """A companion by name, thinking so much where it thinks."""
    if thinking is None:
        thinking = Thinking() if thinks(name) else None
    if thinking is None:
        return Player(name)
    return Player(name, thinking.playouts, thinking.seconds, thinking.policy)


Cards = tuple[dict[str, Any], str]
"""Options of a game, and the digest of the cards it is played with."""
About = tuple[str, Game[Any] | None, list[Cards]]
"""A game, and with which cards it is played."""


class Setup(msgspec.Struct, frozen=True):
    """What many games have in common."""

    game: str
    seats: int
    options: dict[str, Any]
    player: Player
    seed: int
    noted: bool = False
    """Whether moments and things are written down."""


def about(game: Game[Any], setups: Iterable[Setup]) -> About:
    """What a process has to be told before it can play: a game, and with which cards."""
    return about_options(game, [setup.options for setup in setups])


def about_options(game: Game[Any], sets: Iterable[dict[str, Any]]) -> About:
    """The same for these options."""
    cards: list[Cards] = []
    for given in sets:
        if not any(options == given for options, _ in cards):
            cards.append((given, game.digest(game.options(given))))
    return game.key, None if is_installed(game) else game, cards


def ready(key: str, game: Game[Any] | None, cards: list[Cards]) -> None:
    """In a process that is to play: know the game, and be sure that its cards are the same."""
    if game is not None:
        register(game)
    here = find_game(key)
    for options, digest in cards:
        if here.digest(here.options(options)) != digest:
            raise OptionError(
                f"a machine that shares the work has other cards for {key}: give it the same packs"
            )


def play_span(setup: Setup, begin: int, end: int) -> list[Played]:
    """Play the games from number `begin` up to number `end`."""
    game = find_game(setup.game)
    return [
        play_one(
            game,
            setup.seats,
            setup.player.name,
            game_seed(setup.seed, number),
            setup.options,
            setup.player.thinking(),
            setup.noted,
        )
        for number in range(begin, end)
    ]


def play_one(
    game: Game[Any],
    seats: int,
    name: str,
    seed: int,
    options: dict[str, Any],
    thinking: Thinking | None = None,
    noted: bool = False,
) -> Played:
    """Play one game with the same companion in every seat."""
    crew = [companion(name, game.key, seed ^ (seat + 1), thinking) for seat in range(seats)]
    return play_with(game, crew, seed, options, noted)


def play_with(
    game: Game[Any],
    crew: list[Companion],
    seed: int,
    options: dict[str, Any],
    noted: bool = False,
) -> Played:
    """Play one game with these companions, one a seat."""
    play = game.new(seats=len(crew), seed=seed, listen=False, **options)
    sitting = Sitting(play, crew, game.is_realtime(play.origin.options))
    notes = Notes(game, sitting)
    if noted:
        notes.play_out(MOST_DECISIONS)
    else:
        sitting.play_out(MOST_DECISIONS)
    outcome = play.outcome
    labels = {"reason": outcome.reason.key if outcome is not None else UNFINISHED}
    labels.update(game.report(play.state))
    return Played(
        won=outcome.won if outcome is not None else None,
        scores=outcome.scores if outcome is not None else (),
        places=outcome.places if outcome is not None else (),
        decisions=sitting.decisions,
        seconds_of_play=sitting.now / 1000,
        labels=labels,
        moments=tuple(notes.moments),
        things=tuple(notes.things.values()),
    )


class Notes:
    """What is written down while a game is played."""

    def __init__(self, game: Game[Any], sitting: Sitting) -> None:
        self.game = game
        self.sitting = sitting
        self.moments: list[Moment] = []
        self.things: dict[tuple[str, str, str, int], Thing] = {}
        """By kind, id, owner and seat, as they first came up."""

    def play_out(self, most: int) -> None:
        """Play to the end, or until so many decisions have been made."""
        game, sitting, play = self.game, self.sitting, self.sitting.play
        reached = -1
        while play.outcome is None and sitting.decisions < most:
            progress = game.progress(play.state)
            if progress != reached and self._note():
                reached = progress
            sitting.step()
        self._note()

    def _note(self) -> bool:
        standing = self.game.standing(self.sitting.play.state)
        if standing is None:
            return False
        here = len(self.moments)
        decisions = self.sitting.decisions
        self.moments.append(Moment(standing.stage, standing.health, standing.most, decisions))
        for thing in standing.things:
            if thing not in self.things:
                self.things[thing] = Thing(*thing, here)
        return True


def game_seed(seed: int, number: int) -> int:
    """The seed of one game among many."""
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    return int.from_bytes(digest[:16], "big")
