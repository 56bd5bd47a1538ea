"""The game: its options, its content, its phases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from bossrush.engine.card_game import CardGame
from bossrush.engine.content import Content, Vocabulary
from bossrush.engine.decision import Flow
from bossrush.engine.errors import OptionError
from bossrush.engine.message import Message
from bossrush.engine.observing import Observer
from bossrush.engine.phases import Phases, in_order
from bossrush.engine.puzzle import puzzles
from bossrush.engine.setting import Setting
from bossrush.engine.standing import Standing
from bossrush.engine.trial import Trial
from bossrush.games.souls.cards import proofs
from bossrush.games.souls.cards.interning import interned
from bossrush.games.souls.cards.records import KINDS, PACKS
from bossrush.games.souls.cards.tables import Tables
from bossrush.games.souls.cards.terms import STANDARD
from bossrush.games.souls.rules import (
    aggro,
    andre,
    boss_encounters,
    campaign,
    character_activation,
    encounters,
    enemy_activation,
    exploration,
    laying_tiles,
    setup,
)
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.check import problems
from bossrush.games.souls.table.check_models import unsettled
from bossrush.games.souls.table.state import VICTORY, Dungeon
from bossrush.games.souls.view.lessons import lessons
from bossrush.games.souls.view.observed import QUESTIONS, DungeonObserver
from bossrush.games.souls.view.scene import scene
from bossrush.games.souls.view.stakes import DungeonStakes
from bossrush.games.souls.view.standing import progress, standing
from bossrush.games.souls.view.trials import NOWHERE, trial

VOCABULARY = Vocabulary("souls", KINDS, checks=proofs.PROOFS, packs=[PACKS / "core"])
"""What packs for this game may say."""

MODES: Final = ("standard", "first_journey", "coiled_sword")
WHOLE: Final[dict[str, tuple[Any, ...]]] = {"scenario": ("",)}
"""A whole game, and no practice."""


class Journey(Setting):
    """A standard game, or a campaign: one of the game's own, or one that a player's pack brings."""

    def __init__(self) -> None:
        super().__init__("mode", MODES[0], MODES, when=WHOLE)

    def check(self, value: Any) -> Any:
        """Any text: what campaigns there are, the packs of a play say."""
        return value if isinstance(value, str) else super().check(value)

    def parse(self, text: str) -> Any:
        return next((mode for mode in MODES if mode == text.lower()), text)


class Practice(Setting):
    """An encounter, on a tile of one's choice if one likes, or a boss; nothing for a whole game."""

    def __init__(self, tables: Callable[[], Tables]) -> None:
        super().__init__("scenario", "")
        self.tables = tables

    @property
    def offered(self) -> tuple[Any, ...]:
        """Bosses first: that is what people practise. Tiles are for those who write an id."""
        tables = self.tables()
        levels = [(card.level, card.id) for card in tables.encounters]
        return ("", *tables.boss_ids, *(encounter for _, encounter in sorted(levels)))

    def value_label(self, game: str, value: Any) -> Message:
        if not value:
            return Message(f"{game}-setting-scenario-none")
        tables = self.tables()
        name = Message(f"{game}-{value}-name")
        if value in tables.boss_ids:
            return Message(f"{game}-setting-scenario-boss", name=name)
        level = tables.encounters[tables.encounter_ids.index(value)].level
        return Message(f"{game}-setting-scenario-encounter", name=name, level=level)


def refuse_unknown(scenario: str, tables: Tables) -> None:
    """Say what there is where a scenario names something else."""
    if not scenario:
        return
    name, at, face = scenario.partition("@")
    if at and face not in tables.face_ids:
        known = ", ".join(tables.face_ids)
        raise OptionError(f"scenario: there is no tile face {face!r}; there are {known}")
    if name in tables.boss_ids and not at:
        return
    if name not in tables.encounter_ids:
        raise OptionError(
            f"scenario is an encounter such as the_forgotten or the_forgotten@room6b, "
            f"or a boss such as gargoyle, not {scenario!r}"
        )


class SoulsGame(CardGame[Dungeon, Tables]):
    """Dark Souls: The Board Game for one to four players."""

    key = "souls"
    version = 4
    min_seats = 1
    max_seats = 4
    cooperative = True
    minutes = (120, 180)

    def __init__(self, core: Sequence[Path] = (PACKS / "core",)) -> None:
        super().__init__()
        self.core = list(core)
        self.settings = [
            Journey(),
            Setting("layout", "choose", ("choose", "laid"), when=WHOLE),
            Practice(self.own_cards),
        ]
        self.phases = PHASES
        self.vocabulary = VOCABULARY
        self.stakes = DungeonStakes()
        self.nowhere = NOWHERE
        self.lessons = [*lessons(self.own_cards), *puzzles("souls", "bossrush.games.souls")]

    def own_packs(self, options: dict[str, Any]) -> list[Path]:
        return self.core

    def tables_of(self, content: Content) -> Tables:
        return interned(content)

    def own_cards(self) -> Tables:
        """The cards of the game's own packs."""
        return self.cards({})

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """A mode is standard or a campaign; a scenario an encounter, with a tile, or a boss."""
        tables = self.cards(options)
        modes = [MODES[0], *tables.campaign_ids]
        if options["mode"] not in modes:
            raise OptionError(f"mode may be {', '.join(modes)}, not {options['mode']!r}")
        refuse_unknown(options["scenario"], tables)

    def try_out(self, tables: Tables, kind: str, record_id: str) -> Trial:
        return trial(tables, kind, record_id)

    def setup(self, seats: int, options: dict[str, Any]) -> Dungeon:
        return setup.new_dungeon(self.cards(options), seats, options)

    def check(self, state: Dungeon) -> list[str]:
        return problems(state)

    def check_start(self, state: Dungeon) -> list[str]:
        return unsettled(state)

    def report(self, state: Dungeon) -> dict[str, str]:
        """How far the party came: the half or section, and on the way to which boss, or at it."""
        if state.boss < 0:
            return {}
        where = "at" if state.fight.boss else "before"
        if state.ended == VICTORY:
            where = "won against"
        told = {"end": f"{where} {state.tables.boss_ids[state.boss]}"}
        if state.campaign != STANDARD:
            sections = state.tables.campaigns[state.campaign].sections
            told["section"] = sections[min(state.section, len(sections) - 1)].id
        elif not state.practice:
            told["half"] = "second" if state.section else "first"
        return told

    def progress(self, state: Dungeon) -> int:
        return progress(state)

    def standing(self, state: Dungeon) -> Standing | None:
        return standing(state) if state.boss >= 0 else None

    def observer(self, state: Dungeon) -> Observer[Dungeon]:
        return DungeonObserver(QUESTIONS)

    def scene(self, state: Dungeon, seat: int | None) -> Any:
        return scene(state, seat)

    # -- a campaign's table ---------------------------------------------------------------

    def may_join(self, state: Dungeon, options: dict[str, Any]) -> bool:
        return campaign.may_join(state, options)

    def joining(self, state: Dungeon) -> list[Setting]:
        return campaign.joining(state)

    def join(self, state: Dungeon, options: dict[str, Any]) -> None:
        campaign.join(state, options)

    def may_leave(self, state: Dungeon, seat: int) -> bool:
        return campaign.may_leave(state, seat)

    def leave(self, state: Dungeon, seat: int) -> None:
        campaign.leave(state, seat)

    def has_left(self, state: Dungeon, seat: int) -> bool:
        return campaign.hero_of(state, seat) < 0


def deadly(begin: Callable[[Dungeon], Flow[None]]) -> Callable[[Dungeon], Flow[None]]:
    """A phase in which somebody may fall."""

    def begun(s: Dungeon) -> Flow[None]:
        return encounters.guarded(s, begin(s))

    return begun


PHASES: Final[Phases[Dungeon]] = Phases(
    in_order(
        {
            phases.CHOOSE_CHARACTER: ("choose_character", setup.choose_character),
            phases.CHOOSE_HANDS: ("choose_hands", setup.choose_hands),
            phases.CHOOSE_BOSS: ("choose_boss", setup.choose_boss),
            phases.DEAL_TILE: ("deal_tile", laying_tiles.deal_tile),
            phases.PLACE_TILE: ("place_tile", laying_tiles.place_tile),
            phases.PLACE_FOG: ("place_fog", laying_tiles.place_fog),
            phases.DEAL_LEVELS: ("deal_levels", laying_tiles.deal_levels),
            phases.EXPLORE: ("explore", exploration.explore),
            phases.CHANGE_GEAR: ("change_gear", andre.change_gear),
            phases.MOVE_CARD: ("move_card", andre.move_card),
            phases.SELL: ("sell", andre.sell),
            phases.DRAW_TREASURE: ("draw_treasure", andre.draw_treasure),
            phases.SHARE_TREASURE: ("share_treasure", andre.share_treasure),
            phases.TURN_ENCOUNTER: ("turn_encounter", encounters.turn_encounter),
            phases.PLACE_HEROES: ("place_heroes", deadly(encounters.place_heroes)),
            phases.GIVE_AGGRO: ("give_aggro", aggro.give_aggro),
            phases.BOSS_DECK: ("boss_deck", boss_encounters.boss_deck),
            phases.BOSS_FACING: ("boss_facing", boss_encounters.boss_facing),
            phases.FOES_BEGIN: ("foes_begin", enemy_activation.foes_begin),
            phases.FOE_NEXT: ("foe_next", enemy_activation.foe_next),
            phases.FOE_ICON: ("foe_icon", deadly(enemy_activation.foe_icon)),
            phases.DEFEND: ("defend", deadly(enemy_activation.defend_phase)),
            phases.FOE_END: ("foe_end", enemy_activation.foe_end),
            phases.DASH: ("dash", campaign.dash),
            phases.HERO_BEGINS: ("hero_begins", deadly(character_activation.hero_begins)),
            phases.HERO_ACTS: ("hero_acts", deadly(character_activation.hero_acts)),
            phases.HERO_ENDS: ("hero_ends", deadly(character_activation.hero_ends)),
            phases.DEFEATED: ("defeated", encounters.defeated),
            phases.WON: ("won", encounters.won),
        }
    )
)
"""Every phase: its number, its name in positions, and the flow that it begins with."""

GAME = SoulsGame()
