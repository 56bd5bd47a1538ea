"""Balance by machine: knobs are moved, the same seeds are played again, and the least is proposed.

From the pack as it is, every knob is tried one step either way; what is surely worse than the best
is dropped early, and the best step is taken. So it goes on until every aim is met or no step helps.
Then each step is tried without, for one may have become needless. A game in which the card of a
knob never came up cannot differ, so it is not played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import msgspec

from bossrush.engine.card_game import CardGame
from bossrush.engine.content.pack import Knob, PackFile
from bossrush.engine.content.problem import ContentError
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.registry import game as find_game
from bossrush.engine.standing import BOSS, CARD
from bossrush.lab.door import Hands, deal
from bossrush.lab.extras import LabError
from bossrush.lab.knobs import Changes, Tunable, Variants
from bossrush.lab.playing import Setup, about, play_span, ready
from bossrush.lab.targets import (
    Figures,
    Seen,
    Target,
    Thing,
    check_measured,
    figures,
    missed,
    seen,
    surely_worse,
)

FIRST = 0.25
"""The share of all games after which candidates are looked at for the first time."""
BLOCK = 20
"""So many games are one piece of work."""
ENOUGH = 0.05
"""A step that brings less than so many points is none."""

Games = list[dict[int, Seen]]
"""For each setup, the games by their numbers."""


class Tell(Protocol):
    """Hears what is being done."""

    def __call__(self, what: str, /) -> None: ...


class Tried(msgspec.Struct):
    """The pack with some changes, and what came of it."""

    changes: Changes
    games: Games
    told: list[Figures]

    def missed(self, targets: list[Target]) -> float:
        return missed(targets, self.told)


@dataclass
class Balancing:
    """Looks for the smallest change of a pack that meets every aim."""

    game: Game[Any]
    pack: Tunable
    setups: list[Setup]
    targets: list[Target]
    games: int
    hands: Hands
    tell: Tell
    played: int = 0
    """How many games it took."""
    things: list[frozenset[Thing]] = field(init=False)
    """For each setup what was in enough games of the pack as it is: an aim that is about these
    stays about them where fewer games are looked at."""

    def __post_init__(self) -> None:
        self.things = [frozenset() for _ in self.setups]

    def search(self, most: int) -> tuple[Tried, Tried]:
        """The pack as it is, and the best that was found with at most so many steps."""
        self.tell(f"playing {self.games * len(self.setups):,} games with the pack as it is")
        start = best = self.measure((), None, self.games)
        check_measured(self.targets, start.told)
        self.things = [one.things for one in start.told]
        self.tell(f"as it is: missed by {start.missed(self.targets):.1f} points")
        while best.missed(self.targets) > 0 and self.pack.size(best.changes) < most:
            step = self._best_step(best)
            if step is None:
                self.tell("no step of any knob helps further")
                break
            best = step
            self.tell(f"{_said(best.changes)}: missed by {best.missed(self.targets):.1f} points")
        return start, self._without_needless(best)

    def _best_step(self, best: Tried) -> Tried | None:
        """The step from here that comes nearest to the aims; None where none helps."""
        candidates = [
            self.pack.moved(knob, to, best.changes)
            for knob in self.pack.knobs
            for to in self._next(knob, best.changes)
        ]
        candidates = [changes for changes in candidates if self._is_sound(changes)]
        few = max(1, int(self.games * FIRST))
        tried = self.measure_all(candidates, best, few)
        if not tried:
            return None
        ahead = min(tried, key=lambda one: one.missed(self.targets))
        left = [one for one in tried if not surely_worse(self.targets, one.told, ahead.told)]
        self.tell(f"{len(tried)} steps tried, {len(left)} of them on all games")
        whole = self.measure_all([one.changes for one in left], best, self.games)
        found = min(whole, key=lambda one: one.missed(self.targets))
        gained = best.missed(self.targets) - found.missed(self.targets)
        return found if gained > ENOUGH else None

    def _is_sound(self, changes: Changes) -> bool:
        """Whether a pack with these changes can be played with at all."""
        try:
            with putting(self.game, self.pack, changes, self.setups[0].options):
                self.game.digest(self.game.options(self.setups[0].options))
        except ContentError:
            return False
        return True

    def _next(self, knob: Knob, changes: Changes) -> list[int]:
        here = self.pack.value(knob, changes)
        ways = (here - knob.step, here + knob.step)
        return [to for to in ways if knob.low <= to <= knob.high]

    def _without_needless(self, best: Tried) -> Tried:
        """Take back what the aims are met, or missed no further, without."""
        for change in best.changes:
            fewer = tuple(one for one in best.changes if one != change)
            if not fewer:
                break
            without = self.measure(fewer, best, self.games)
            if without.missed(self.targets) <= best.missed(self.targets):
                self.tell(f"{change} turned out to be needless")
                best = without
        return best

    # -- measuring --------------------------------------------------------------------------

    def measure(self, changes: Changes, before: Tried | None, games: int) -> Tried:
        """Play the first games of every setup with these changes."""
        (found,) = self.measure_all([changes], before, games)
        return found

    def measure_all(self, variants: list[Changes], before: Tried | None, games: int) -> list[Tried]:
        """The same with each of several sets of changes; what cannot differ is not played."""
        known: list[Games] = []
        blocks: list[tuple[Setup, str, Changes, list[int]]] = []
        places: list[tuple[int, int]] = []
        for variant, changes in enumerate(variants):
            known.append(
                [self._known(at, changes, before, games) for at in range(len(self.setups))]
            )
            for at, setup in enumerate(self.setups):
                wanted = [number for number in range(games) if number not in known[variant][at]]
                for begin in range(0, len(wanted), BLOCK):
                    some = wanted[begin : begin + BLOCK]
                    blocks.append((setup, self.pack.id, changes, some))
                    places.append((variant, at))
        self.played += sum(len(block[3]) for block in blocks)
        told = about(self.game, self.setups)
        with closing(deal(self.hands, play_variant, blocks, ready, *told)) as coming:
            for (variant, at), block, results in zip(places, blocks, coming, strict=True):
                known[variant][at].update(zip(block[3], results, strict=True))
        return [
            Tried(changes, found, self._told(found))
            for changes, found in zip(variants, known, strict=True)
        ]

    def _told(self, found: Games) -> list[Figures]:
        return [
            figures(one.values(), always) for one, always in zip(found, self.things, strict=True)
        ]

    def _known(
        self, setup: int, changes: Changes, before: Tried | None, games: int
    ) -> dict[int, Seen]:
        """The games that come out as they did before."""
        if before is None:
            return {}
        return _unchanged(before.games[setup], _differing(before.changes, changes), games)


def _differing(one: Changes, other: Changes) -> list[str]:
    """The records that two sets of changes do not treat alike."""
    return sorted({change.record for change in set(one) ^ set(other)})


def _unchanged(games: dict[int, Seen], records: list[str], most: int) -> dict[int, Seen]:
    """The games that come out as before, since none of these cards came up in them."""
    cards = {
        number: {name for kind, name in game.met if kind in (CARD, BOSS)}
        for number, game in games.items()
        if number < most
    }
    turned = set().union(*cards.values())
    if any(record not in turned for record in records):
        return {}  # what is no card may matter without being seen
    return {number: games[number] for number, met in cards.items() if met.isdisjoint(records)}


def _said(changes: Changes) -> str:
    return ", ".join(map(str, changes)) or "as it is"


_variants = Variants()
_packs: dict[Path, Tunable] = {}


def play_variant(setup: Setup, pack: str, changes: Changes, numbers: list[int]) -> list[Seen]:
    """Play some games with a changed pack."""
    game = find_game(setup.game)
    folder = pack_of(game, pack, setup.options)
    if folder not in _packs:
        _packs[folder] = Tunable(folder)
    with putting(game, _packs[folder], changes, setup.options):
        return [seen(one) for number in numbers for one in play_span(setup, number, number + 1)]


@contextmanager
def putting(
    game: Game[Any], pack: Tunable, changes: Changes, options: dict[str, Any]
) -> Iterator[None]:
    """Meanwhile a changed pack is in the place of a pack, the game's own or one brought along."""
    changed = _variants.folder(pack, changes)
    put: Callable[[Path], object]
    if pack.folder in game.pack_folders(options):
        put = game.offer_packs
    elif isinstance(game, CardGame):
        put = partial(game.tune, pack.folder)
    else:
        raise LabError(f"{game.key} has no packs of its own to balance")
    put(changed)
    try:
        yield
    finally:
        put(pack.folder)


def pack_of(game: Game[Any], pack: str, options: dict[str, Any]) -> Path:
    """The folder of a pack by its id, the game's own or one that was brought along."""
    own = game.own_packs(game.options(options)) if isinstance(game, CardGame) else []
    folders = [*own, *game.pack_folders(options)]
    for folder in folders:
        if PackFile(folder).text("id") == pack:
            return folder
    known = ", ".join(PackFile(folder).text("id") for folder in folders) or "none"
    raise OptionError(f"{game.key} is not played with a pack {pack!r}; with {known}")
