"""What every form of an environment is made of: a game, its seats, and who answers for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypedDict

from bossrush.companions.roster import companion, plain_companions
from bossrush.engine.episode import Episode, derived, sight_of
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.game import Game
from bossrush.engine.observing import Sight
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import is_installed, register
from bossrush.lab.asking import game_named

WIN = "win"
SHAPED = "shaped"
REWARDS = (WIN, SHAPED)
DISCOUNT = 0.999
"""Of shaped rewards: what the next step counts beside this one."""
MOST_STEPS = 10_000
"""A play is cut off after so many."""

Companions = str | Mapping[int, str] | None
"""Who answers for the seats that do not learn: one for all but the first, or one by seat."""


class EnvError(BossrushError):
    """An environment cannot go on; the message says why."""


class Setup(NamedTuple):
    """All that a process has to be told to make such plays; plain data, but for the game."""

    key: str
    game: Game[Any] | None
    """None where any process finds it by its key."""
    seats: int
    options: dict[str, Any]
    companions: dict[int, str]
    discount: float
    """Of shaped rewards; below 0 where only the end counts."""
    most: int

    def rules(self) -> Game[Any]:
        """The game, made known here if it is not."""
        if self.game is not None:
            register(self.game)
        return find_game(self.key)

    def learners(self) -> list[int]:
        """The seats that are not companions'."""
        return [seat for seat in range(self.seats) if seat not in self.companions]

    def sight(self) -> Sight:
        return sight_of(self.rules(), self.options, self.seats)

    def episode(self, sight: Sight) -> Episode:
        """Plays one after the other, their companions seated."""
        made = Episode(self.rules(), sight, self.seats, self.options, self.most, self.discount)
        if made.over:
            raise OptionError(
                f"{self.key} asks nothing of a table with so many seats ({self.seats}): "
                "there is nothing to learn"
            )
        made.crew_seat = self.learners()[0]
        return made

    def plant(self, episode: Episode, seed: int) -> None:
        """The plays from here on, and what companions leave to chance, follow from this seed."""
        episode.plant(seed)
        for seat, name in self.companions.items():
            episode.others[seat] = companion(name, self.key, derived(seed, -1 - seat)).answer


class Wishes(TypedDict, total=False):
    """What an environment may be asked for by name, in any of its forms; each may be left out."""

    seats: int | None
    options: Mapping[str, Any] | None
    companions: Companions
    reward: str
    """`win`, unless said: only the end counts; or `shaped`."""
    discount: float
    """Of shaped rewards; 0.999 unless said."""
    max_steps: int
    """10,000 unless said."""


def setup(game: str | Game[Any], wishes: Wishes, rivals: bool = True) -> Setup:
    """What an environment was asked for; an OptionError says what cannot be.

    `rivals`: whether a game in which seats compete is learned by one of them against companions,
    unless it is said who they are.
    """
    companions = wishes.get("companions")
    reward = wishes.get("reward", WIN)
    discount = wishes.get("discount", DISCOUNT)
    max_steps = wishes.get("max_steps", MOST_STEPS)
    rules = game_named(game) if isinstance(game, str) else game
    if not isinstance(rules, Game):
        raise OptionError(f"a game is named by its key or MODULE:NAME, not {game!r}")
    known = Wishes.__annotations__
    unknown = ", ".join(sorted(wishes.keys() - known.keys()))
    if unknown:
        raise OptionError(f"an environment has no setting '{unknown}'; it has {', '.join(known)}")
    given = rules.options(dict(wishes.get("options") or {}))
    root, _ = rules.root(wishes.get("seats"), 0, None, given)
    if companions is None and rivals and not rules.cooperative and root.seats > 1:
        companions = plain_companions(rules.key)[-1]
    if reward not in REWARDS:
        raise OptionError(f"a reward is {' or '.join(REWARDS)}, not {reward!r}")
    if not 0 <= discount <= 1:
        raise OptionError(f"a discount lies between 0 and 1, {discount!r} does not")
    check_whole("max_steps", max_steps, 1)
    made = Setup(
        rules.key,
        None if is_installed(rules) else rules,
        root.seats,
        given,
        _seated(rules, root.seats, companions),
        float(discount) if reward == SHAPED else -1.0,
        max_steps,
    )
    made.sight()  # a game that cannot be observed says so here
    return made


def check_whole(name: str, given: Any, least: int) -> None:
    """Refuse what is no whole number, or too small."""
    if not isinstance(given, int) or isinstance(given, bool) or given < least:
        raise OptionError(f"{name} is a whole number of at least {least}, not {given!r}")


def _seated(game: Game[Any], seats: int, companions: Companions) -> dict[int, str]:
    """The companions by seat; at least one seat is left to learn."""
    if companions is None:
        return {}
    if isinstance(companions, str):
        companions = dict.fromkeys(range(1, seats), companions)
    for seat, name in companions.items():
        if seat not in range(seats):
            there = f"seats 0 to {seats - 1}" if seats > 1 else "seat 0 alone"
            raise OptionError(f"there is no seat {seat!r} for {name}: this table has {there}")
        companion(name, game.key, 0)
    if len(companions) == seats:
        raise OptionError("a seat must be left to learn: name fewer companions, or more seats")
    return dict(sorted(companions.items()))
