"""The game: its options, its content, its phases."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bossrush.engine.card_game import CardGame
from bossrush.engine.content import Content, Vocabulary
from bossrush.engine.decision import NO_ASIDES, Decision, Flow, Question
from bossrush.engine.game import Setting
from bossrush.engine.observing import Observer
from bossrush.engine.phases import Phases, in_order
from bossrush.engine.puzzle import puzzles
from bossrush.engine.standing import Standing
from bossrush.engine.trial import Trial
from bossrush.games.sector.cards import terms
from bossrush.games.sector.cards.interning import interned
from bossrush.games.sector.cards.proof_cards import PROOFS
from bossrush.games.sector.cards.records import KINDS, PACKS
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.questions.kinds import led_by
from bossrush.games.sector.questions.using_items import AT_ANY_TIME, pauses
from bossrush.games.sector.rules import (
    between_chapters,
    chapters,
    combat,
    effects,
    exchanging_items,
    flank,
    setup,
    trait_tests,
)
from bossrush.games.sector.rules.instructions import without_rule
from bossrush.games.sector.rules.usable_items import implant_serves
from bossrush.games.sector.table.check import problems
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view.lessons import lessons
from bossrush.games.sector.view.observed import QUESTIONS, MissionObserver
from bossrush.games.sector.view.scene import scene
from bossrush.games.sector.view.stakes import MissionStakes
from bossrush.games.sector.view.standing import standing
from bossrush.games.sector.view.trials import NOWHERE, trial

VOCABULARY = Vocabulary("sector", KINDS, checks=PROOFS, packs=[PACKS / "core", PACKS / "tech"])
"""What packs for this game may say."""

_RULES: Final = (effects, trait_tests)
"""Nothing but cards asks for these rules: they carry out verbs."""
if without_rule():
    raise TypeError(f"no rule carries out {', '.join(without_rule())}")


PHASES: Final[Phases[Mission]] = Phases(
    in_order(
        {
            terms.CHOOSE_CREW: ("choose-crew", setup.choose_crew),
            terms.CHOOSE_CYBERNETIC: ("choose-cybernetic", setup.choose_cybernetic),
            terms.CHOOSE_DRONE: ("choose-drone", setup.choose_drone),
            terms.TURN_CARD: ("turn-card", chapters.turn_card),
            terms.STEP: ("step", chapters.follow),
            terms.SHARE_OUT: ("share-out", exchanging_items.share_out),
            terms.BEGIN_COMBAT: ("begin-combat", combat.begin_combat),
            terms.ROUND_START: ("round-start", combat.start_round),
            terms.DECLARE: ("declare", combat.declarations),
            terms.ATTACK: ("attack", combat.attacks),
            terms.ANSWER: ("answer", combat.enemy_answers),
            terms.FLANK_ROUND: ("flank-round", flank.flank_round),
            terms.REGROUP: ("regroup", between_chapters.regroup),
            terms.WEAPONS: ("weapons", exchanging_items.assign_weapons),
        }
    )
)


class SectorGame(CardGame[Mission, Tables]):
    """Escape the Dark Sector for one to four players."""

    key = "sector"
    version = 5
    min_seats = 1
    max_seats = 4
    cooperative = True
    open_table = True
    one_scene = True
    minutes = (30, 60)

    def __init__(
        self, core: Sequence[Path] = (PACKS / "core",), tech: Sequence[Path] = (PACKS / "tech",)
    ) -> None:
        super().__init__()
        self.core = list(core)
        self.tech = list(tech)
        self.settings = [
            Setting("trade_limit", "any", ("any", "one")),
            Setting("jam_scope", "weapon", ("weapon", "crewmember")),
            Setting("hp_cap", 12, (12, None)),
            Setting("drone_blocks_items", True, (True, False)),
            Setting("twisted_tech", False, (True, False)),
        ]
        self.phases = PHASES
        self.vocabulary = VOCABULARY
        self.stakes = MissionStakes()
        self.nowhere = NOWHERE
        if self.core == [PACKS / "core"]:  # they are made of our own cards
            self.lessons = [*lessons(self.tables), *puzzles("sector", "bossrush.games.sector")]

    def own_packs(self, options: dict[str, Any]) -> list[Path]:
        """The core set, and Twisted Tech where it is mixed in."""
        return [*self.core, *self.tech] if options["twisted_tech"] else self.core

    def tables_of(self, content: Content) -> Tables:
        return interned(content)

    def try_out(self, tables: Tables, kind: str, record_id: str) -> Trial:
        return trial(tables, kind, record_id)

    def tables(self, tech: bool = False) -> Tables:
        """The game's own cards, with Twisted Tech or without."""
        return self.cards({"twisted_tech": tech})

    def setup(self, seats: int, options: dict[str, Any]) -> Mission:
        return setup.new_mission(self.cards(options), seats, options)

    def check(self, state: Mission) -> list[str]:
        return problems(state)

    def report(self, state: Mission) -> dict[str, str]:
        """The last card that was turned, and its act: where a lost mission was lost."""
        if not state.turned:
            return {}
        card = state.card()
        return {"act": ("start", "act 1", "act 2", "act 3", "boss")[card.act], "card": card.id}

    def progress(self, state: Mission) -> int:
        return len(state.turned)

    def standing(self, state: Mission) -> Standing | None:
        return standing(state) if state.turned else None

    def asides(self, state: Mission, decision: Decision) -> Question[Any]:
        question = decision.question
        if not (question.waiting or pauses(question)) or not has_aside(state, decision.actor):
            return NO_ASIDES
        return AT_ANY_TIME

    def aside(self, state: Mission, seat: int, actor: int, value: int) -> Flow[None]:
        return exchanging_items.handle(state, value)

    def observer(self, state: Mission) -> Observer[Mission]:
        return MissionObserver(QUESTIONS)

    def scene(self, state: Mission, seat: int | None) -> Any:
        return scene(state, seat)


def has_aside(s: Mission, actor: int) -> bool:
    """Whether there is anything that could be used, or discarded, at any time."""
    for number in led_by(s, actor):
        if s.crew[number].pack or implant_serves(s, number):
            return True
    return False


GAME = SectorGame()
