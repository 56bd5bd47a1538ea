"""The game: its options, its content, its phases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from bossrush.engine.content import Vocabulary
from bossrush.engine.decision import Flow
from bossrush.engine.game import Game, Setting
from bossrush.engine.phases import Phases
from bossrush.games.souls import (
    activation,
    encounters,
    endings,
    exploring,
    foes,
    layout,
    proofs,
    setup,
    smithy,
)
from bossrush.games.souls import terms as t
from bossrush.games.souls.campaign import hero_of, join, joining, leave, may_join, may_leave
from bossrush.games.souls.check import problems
from bossrush.games.souls.endings import guarded
from bossrush.games.souls.interning import interned
from bossrush.games.souls.lessons import lessons
from bossrush.games.souls.practice import Practice, refuse_unknown
from bossrush.games.souls.records import KINDS, PACKS
from bossrush.games.souls.scene import scene
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.tables import Tables

VOCABULARY = Vocabulary("souls", KINDS, checks=proofs.PROOFS, packs=[PACKS / "core"])
"""What packs for this game may say."""

MODES: Final = ("standard", "first_journey", "coiled_sword")
WHOLE: Final[dict[str, tuple[Any, ...]]] = {"scenario": ("",)}
"""A whole game, and no practice."""


class SoulsGame(Game[Dungeon]):
    """Dark Souls: The Board Game for one to four players."""

    key = "souls"
    version = 2
    min_seats = 1
    max_seats = 4
    cooperative = True
    minutes = (120, 180)

    def __init__(self, core: Sequence[Path] = (PACKS / "core",)) -> None:
        super().__init__()
        self.core = list(core)
        self.practice = Practice(self.tables)
        self.settings = [
            Setting("mode", "standard", MODES, when=WHOLE),
            Setting("layout", "choose", ("choose", "laid"), when=WHOLE),
            self.practice,
        ]
        self.phases = PHASES
        self.vocabulary = VOCABULARY
        self.lessons = lessons(self.tables)
        self._tables: dict[str, Tables] = {}

    def tables(self, packs: str = "") -> Tables:
        """The cards in play, the players' packs mixed in."""
        made = self._tables.get(packs)
        if made is None:
            made = self._tables[packs] = interned(self.content(self.core, packs))
        return made

    def cards(self, options: dict[str, Any]) -> Tables:
        """The cards of a play with these options."""
        return self.tables(options.get("packs", ""))

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """A scenario is an encounter, with a tile if one likes, or a boss."""
        refuse_unknown(options["scenario"], self.cards(options))

    def setup(self, seats: int, options: dict[str, Any]) -> Dungeon:
        return setup.new_dungeon(self.cards(options), seats, options)

    def digest(self, options: dict[str, Any]) -> str:
        return self.cards(options).digest

    def texts(self, options: dict[str, Any]) -> dict[str, dict[str, str]]:
        """The words of the cards: key, then language."""
        return self.cards(options).texts

    def check(self, state: Dungeon) -> list[str]:
        return problems(state)

    def report(self, state: Dungeon) -> dict[str, str]:
        """How far the party came: the half or section, and on the way to which boss, or at it."""
        if state.boss < 0:
            return {}
        where = "at" if state.fight.boss else "before"
        if state.ended == 1:
            where = "won against"
        found = {"end": f"{where} {state.t.boss_ids[state.boss]}"}
        if state.campaign != t.STANDARD:
            sections = state.t.campaigns[state.campaign].sections
            found["section"] = sections[min(state.section, len(sections) - 1)].id
        elif not state.practice:
            found["half"] = "second" if state.section else "first"
        return found

    def scene(self, state: Dungeon, seat: int | None) -> Any:
        return scene(state, seat)

    # -- a campaign's table ---------------------------------------------------------------

    def may_join(self, state: Dungeon, options: dict[str, Any]) -> bool:
        return may_join(state, options)

    def joining(self, state: Dungeon) -> list[Setting]:
        return joining(state)

    def join(self, state: Dungeon, options: dict[str, Any]) -> None:
        join(state, options)

    def may_leave(self, state: Dungeon, seat: int) -> bool:
        return may_leave(state, seat)

    def leave(self, state: Dungeon, seat: int) -> None:
        leave(state, seat)

    def has_left(self, state: Dungeon, seat: int) -> bool:
        return hero_of(state, seat) < 0


def deadly(begin: Callable[[Dungeon], Flow[None]]) -> Callable[[Dungeon], Flow[None]]:
    """A phase in which somebody may fall."""

    def begun(s: Dungeon) -> Flow[None]:
        return guarded(s, begin(s))

    return begun


PHASES: Final[Phases[Dungeon]] = Phases(
    list(
        zip(
            t.PHASES,
            [
                setup.choose_character,
                setup.choose_hands,
                setup.choose_boss,
                layout.deal_tile,
                layout.place_tile,
                layout.place_fog,
                layout.deal_levels,
                exploring.explore,
                smithy.change_gear,
                smithy.move_card,
                smithy.sell,
                smithy.draw_treasure,
                smithy.share_treasure,
                encounters.turn_encounter,
                deadly(encounters.place_heroes),
                encounters.give_aggro,
                encounters.boss_deck,
                encounters.boss_facing,
                foes.foes_begin,
                foes.foe_next,
                deadly(foes.foe_icon),
                deadly(foes.defend_phase),
                foes.foe_end,
                endings.dash,
                deadly(activation.hero_begins),
                deadly(activation.hero_acts),
                deadly(activation.hero_ends),
                endings.defeated,
                endings.won,
            ],
            strict=True,
        )
    )
)
"""The flow of each phase, by its name."""

GAME = SoulsGame()
