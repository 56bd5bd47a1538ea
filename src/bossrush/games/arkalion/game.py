"""The game: its options, its content, its phases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from bossrush.engine.card_game import CardGame
from bossrush.engine.content import Content, Vocabulary
from bossrush.engine.decision import Flow
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Setting
from bossrush.engine.observing import Observer
from bossrush.engine.phases import Phases, in_order
from bossrush.engine.puzzle import puzzles
from bossrush.engine.standing import Standing
from bossrush.engine.trial import Trial
from bossrush.games.arkalion.cards.interning import interned
from bossrush.games.arkalion.cards.records import CORE, KINDS, PRESETS, checks
from bossrush.games.arkalion.cards.tables import Tables
from bossrush.games.arkalion.cards.terms import (
    ACT,
    APPEARANCE,
    BEGIN_TURN,
    BOARD_SHIP,
    CHOOSE,
    ENDS,
    ENEMIES_PHASE,
    FEWEST,
    MOST,
    READY,
    TRADING,
)
from bossrush.games.arkalion.rules import appearance, enemies, setup, trading, turn
from bossrush.games.arkalion.table.check import problems, unfinished
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.view.lessons import lessons
from bossrush.games.arkalion.view.observed import QUESTIONS, EscapeObserver
from bossrush.games.arkalion.view.scene import scene
from bossrush.games.arkalion.view.stakes import EscapeStakes
from bossrush.games.arkalion.view.standing import standing
from bossrush.games.arkalion.view.trials import NOWHERE, trial

VOCABULARY: Final = Vocabulary("arkalion", KINDS, checks=[checks], packs=[CORE])
"""What packs for this game may say."""

PHASES: Final[dict[int, tuple[str, Callable[[Escape], Flow[None]]]]] = {
    CHOOSE: ("choose", setup.choose_hero),
    BOARD_SHIP: ("board", setup.board_ship),
    BEGIN_TURN: ("turn", turn.begin_turn),
    APPEARANCE: ("appearance", appearance.appearance),
    READY: ("ready", turn.ready),
    ACT: ("act", turn.act),
    TRADING: ("trade", trading.trading),
    ENEMIES_PHASE: ("enemies", enemies.enemies_phase),
}
"""The phases: by number, what positions call each, and how it begins."""

AUTO: Final = "auto"


class ArkalionGame(CardGame[Escape, Tables]):
    """Escape from Arkalion for four to six heroes, led by one to six people."""

    key = "arkalion"
    version = 2
    min_seats = 1
    max_seats = MOST
    cooperative = True
    open_table = True
    one_scene = True
    minutes = (60, 120)

    def __init__(self, packs: Sequence[Path] = (CORE,)) -> None:
        super().__init__()
        self.vocabulary = VOCABULARY
        self.stakes = EscapeStakes()
        self.nowhere = NOWHERE
        self.packs = list(packs)
        self.phases = Phases(in_order(PHASES))
        self.settings = [
            Setting("heroes", AUTO, (AUTO, 4, 5, 6), value_seats={4: (1, 4), 5: (1, 5)}),
            Setting("preset", PRESETS[0], PRESETS),
            Setting("youngest", 1, (1, 2, 3, 4, 5, 6), value_seats={5: (5, 6), 6: (6, 6)}),
        ]
        if self.packs == [CORE]:  # they are made of our own cards
            self.lessons = [
                *lessons(lambda: self.cards({})),
                *puzzles("arkalion", "bossrush.games.arkalion"),
            ]

    def own_packs(self, options: dict[str, Any]) -> list[Path]:
        return self.packs

    def tables_of(self, content: Content) -> Tables:
        return interned(content)

    def heroes(self, seats: int, options: dict[str, Any]) -> int:
        """How many heroes there are: as many as asked for, or as few as these seats can lead."""
        return max(FEWEST, seats) if options["heroes"] == AUTO else int(options["heroes"])

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        count = self.heroes(seats, options)
        if seats > count:
            good = ", ".join(str(number) for number in range(seats, MOST + 1))
            raise OptionError(f"{seats} seats lead at least as many heroes: {good}, not {count}")
        if options["youngest"] > count:
            raise OptionError(
                f"youngest is one of the players 1 to {count}, not {options['youngest']}"
            )

    def try_out(self, tables: Tables, kind: str, record_id: str) -> Trial:
        return trial(tables, kind, record_id)

    def setup(self, seats: int, options: dict[str, Any]) -> Escape:
        return setup.new_escape(self.cards(options), self.heroes(seats, options), options)

    def check(self, state: Escape) -> list[str]:
        return problems(state)

    def check_start(self, state: Escape) -> list[str]:
        return unfinished(state)

    def report(self, state: Escape) -> dict[str, str]:
        """How it ended, and when."""
        end = ENDS[state.ended] if state.ended >= 0 else "open"
        return {"end": end, "turn": f"turn {state.turn}"}

    def progress(self, state: Escape) -> int:
        return state.turn

    def standing(self, state: Escape) -> Standing | None:
        return standing(state) if state.turn else None

    def observer(self, state: Escape) -> Observer[Escape]:
        return EscapeObserver(QUESTIONS)

    def scene(self, state: Escape, seat: int | None) -> Any:
        return scene(state, seat)


GAME: Final = ArkalionGame()
