"""The game: its options, its content, its phases."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bossrush.engine.content import Vocabulary
from bossrush.engine.decision import NO_ASIDES, Decision, Flow, Question
from bossrush.engine.game import Game, Setting
from bossrush.engine.phases import Phases
from bossrush.games.sector.cards.interning import interned
from bossrush.games.sector.cards.proof_cards import PROOFS
from bossrush.games.sector.cards.records import KINDS, PACKS
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.questions.kinds import Ask, led_by
from bossrush.games.sector.questions.using_items import AT_ANY_TIME
from bossrush.games.sector.rules import (
    between_chapters,
    chapters,
    combat,
    exchanging_items,
    flank,
    setup,
)
from bossrush.games.sector.rules.usable_items import implant_serves
from bossrush.games.sector.rules.verbs import HANDLERS
from bossrush.games.sector.table.check import problems
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view.lessons import lessons
from bossrush.games.sector.view.scene import scene

VOCABULARY = Vocabulary("sector", KINDS, checks=PROOFS, packs=[PACKS / "core", PACKS / "tech"])
"""What packs for this game may say."""

PHASES: Final = Phases(
    [
        ("choose-crew", setup.choose_crew),
        ("choose-cybernetic", setup.choose_cybernetic),
        ("choose-drone", setup.choose_drone),
        ("turn-card", chapters.turn_card),
        ("step", chapters.follow),
        ("share-out", exchanging_items.share_out),
        ("begin-combat", combat.begin_combat),
        ("round-start", combat.start_round),
        ("declare", combat.declarations),
        ("attack", combat.attacks),
        ("answer", combat.answers),
        ("flank-round", flank.flank_round),
        ("regroup", between_chapters.regroup),
        ("weapons", exchanging_items.assign_weapons),
    ]
)
"""In the order of the numbers in `terms`."""


class SectorGame(Game[Mission]):
    """Escape the Dark Sector for one to four players."""

    key = "sector"
    version = 3
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
        self._tables: dict[str, Tables] = {}
        if self.core == [PACKS / "core"]:  # they are made of our own cards
            self.lessons = lessons(self.tables)

    def tables(self, tech: bool = False, packs: str = "") -> Tables:
        """The cards in play: the core set, Twisted Tech and the players' own where mixed in."""
        key = f"tech {packs}" if tech else packs
        made = self._tables.get(key)
        if made is None:
            folders = [*self.core, *self.tech] if tech else self.core
            made = self._tables[key] = interned(self.content(folders, packs))
            made.handlers = HANDLERS
        return made

    def cards(self, options: dict[str, Any]) -> Tables:
        """The cards of a play with these options."""
        return self.tables(options["twisted_tech"], options.get("packs", ""))

    def setup(self, seats: int, options: dict[str, Any]) -> Mission:
        return setup.new_mission(self.cards(options), seats, options)

    def digest(self, options: dict[str, Any]) -> str:
        return self.cards(options).digest

    def texts(self, options: dict[str, Any]) -> dict[str, dict[str, str]]:
        """The words of the cards in play: key, then language."""
        return self.cards(options).texts

    def check(self, state: Mission) -> list[str]:
        return problems(state)

    def report(self, state: Mission) -> dict[str, str]:
        """The last card that was turned, and its act: where a lost mission was lost."""
        if not state.turned:
            return {}
        card = state.card()
        return {"act": ("start", "act 1", "act 2", "act 3", "boss")[card.act], "card": card.id}

    def asides(self, state: Mission, decision: Decision) -> Question[Any]:
        question = decision.question
        if not isinstance(question, Ask) or not question.pause:
            return NO_ASIDES
        return AT_ANY_TIME if has_aside(state, decision.actor) else NO_ASIDES

    def aside(self, state: Mission, seat: int, actor: int, value: int) -> Flow[None]:
        return exchanging_items.act(state, value)

    def scene(self, state: Mission, seat: int | None) -> Any:
        return scene(state, seat)


def has_aside(s: Mission, actor: int) -> bool:
    """Whether there is anything that could be used, or discarded, at any time."""
    for number in led_by(s, actor):
        if s.crew[number].pack or implant_serves(s, number):
            return True
    return False


GAME = SectorGame()
