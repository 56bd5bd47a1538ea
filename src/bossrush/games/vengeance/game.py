"""The game: its options, its content, its phases, and what its clocks do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from bossrush.engine.card_game import CardGame
from bossrush.engine.content import Content, Vocabulary
from bossrush.engine.decision import Flow
from bossrush.engine.game import Setting
from bossrush.engine.observing import Observer
from bossrush.engine.phases import OwnPhases, Phases, in_order
from bossrush.engine.puzzle import puzzles
from bossrush.engine.standing import Standing
from bossrush.engine.state import Timer
from bossrush.engine.trial import Trial
from bossrush.games.vengeance.cards import terms
from bossrush.games.vengeance.cards.interning import interned
from bossrush.games.vengeance.cards.proofs import PROOFS
from bossrush.games.vengeance.cards.records import KINDS, PACKS
from bossrush.games.vengeance.cards.tables import Tables
from bossrush.games.vengeance.rules import final_score, flashback, own_pace, roll, setup
from bossrush.games.vengeance.rules.clocks import rest_guard
from bossrush.games.vengeance.rules.expiry import expire
from bossrush.games.vengeance.table.check import position_problems, unfinished
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.view.lessons import lessons
from bossrush.games.vengeance.view.observed import QUESTIONS, VendettaObserver
from bossrush.games.vengeance.view.scene import scene
from bossrush.games.vengeance.view.stakes import VendettaStakes
from bossrush.games.vengeance.view.standing import standing
from bossrush.games.vengeance.view.trials import NOWHERE, trial

VOCABULARY = Vocabulary("vengeance", KINDS, checks=PROOFS, packs=[PACKS / "core"])
"""What packs for this game may say."""

PHASES: Final[dict[int, tuple[str, Callable[[Vendetta], Flow[None]]]]] = {
    terms.DEAL: ("deal", setup.deal),
    terms.BOSSES: ("bosses", setup.reveal_bosses),
    terms.ROUND: ("round", flashback.start_round),
    terms.OPEN_ROLL: ("open-roll", roll.open_roll),
    terms.MICRO_TURN: ("micro-turn", roll.micro_turn),
    terms.CLOSE_ROLL: ("close-roll", roll.close_roll),
    terms.ROUND_END: ("round-end", final_score.round_end),
}
"""The phases of the table: by number, what positions call them, and how each begins."""

OWN_PHASES: Final[dict[int, tuple[str, Callable[[Vendetta, int], Flow[None]] | None]]] = {
    terms.CHOOSE_HERO: ("choose-hero", setup.choose_hero),
    terms.CHOOSE_SIDE: ("choose-side", setup.choose_side),
    terms.FLASHBACK: ("flashback", flashback.flashback),
    terms.ROLL: ("roll", roll.roll),
    terms.START: ("start", own_pace.choose_tile),
    terms.FIGHT: ("fight", own_pace.choose_tile),
    terms.STEP: ("step", own_pace.choose_target),
    terms.ANSWER: ("answer", own_pace.choose_modifier),
    terms.LOOT: ("loot", own_pace.choose_loot),
    terms.TILES: ("tiles", own_pace.choose_tile),
    terms.DONE: ("done", None),
}
"""The same for a seat that goes at its own pace."""

SOLO: Final[tuple[int, int]] = (1, 1)
RIVALS: Final[tuple[int, int]] = (2, 4)
ON_CLOCK: Final[dict[str, tuple[Any, ...]]] = {"mode": ("realtime",)}
IN_TURNS: Final[dict[str, tuple[Any, ...]]] = {"mode": ("turns",)}
"""Which tables an option is for: how many seats, and how the Roll Phase goes."""


class VengeanceGame(CardGame[Vendetta, Tables]):
    """Vengeance: Roll & Fight for two to four players, and the solo challenge."""

    key = "vengeance"
    version = 3
    min_seats = 1
    max_seats = terms.MOST_SEATS
    cooperative = False
    realtime = True
    open_table = True
    minutes = (30, 45)
    table_options: ClassVar[dict[str, Any]] = {"mode": "realtime"}

    def __init__(self, packs: Sequence[Path] = (PACKS / "core",)) -> None:
        super().__init__()
        self.packs = list(packs)
        self.settings = [
            Setting("mode", "turns", terms.MODES, value_seats={"quota": RIVALS}),
            Setting("dice", "easy", terms.LEVELS, seats=SOLO),
            Setting("time", "easy", terms.LEVELS, seats=SOLO),
            Setting("score", "easy", terms.LEVELS, seats=SOLO),
            Setting("fair", False, (True, False), seats=RIVALS, when=ON_CLOCK),
            Setting("countdown", 3, low=0, high=10, seats=RIVALS, when=ON_CLOCK),
            Setting("cooldown", 600, low=0, high=2000, when=ON_CLOCK),
            Setting("idle", 45, low=0, high=600, seats=RIVALS, when=ON_CLOCK),
            Setting("cap", 0, low=0, high=900, when=ON_CLOCK),
            Setting("limit", 0, low=0, high=900),
            Setting("turn_limit", 0, low=0, high=900, seats=RIVALS, when=IN_TURNS),
        ]
        self.phases = Phases(in_order(PHASES))
        self.own_phases = OwnPhases(in_order(OWN_PHASES))
        self.vocabulary = VOCABULARY
        self.stakes = VendettaStakes()
        self.nowhere = NOWHERE
        if self.packs == [PACKS / "core"]:  # they are made of our own tiles
            self.lessons = [*lessons(), *puzzles("vengeance", "bossrush.games.vengeance")]

    def own_packs(self, options: dict[str, Any]) -> list[Path]:
        return self.packs

    def tables_of(self, content: Content) -> Tables:
        return interned(content)

    def try_out(self, tables: Tables, kind: str, record_id: str) -> Trial:
        return trial(tables, kind, record_id)

    def setup(self, seats: int, options: dict[str, Any]) -> Vendetta:
        return setup.new_game(self.cards(options), seats, options)

    def check(self, state: Vendetta) -> list[str]:
        return position_problems(state) or own_pace.step_problems(state)

    def check_start(self, state: Vendetta) -> list[str]:
        return unfinished(state)

    def expire(self, state: Vendetta, timer: Timer) -> int:
        return expire(state, timer)

    def is_realtime(self, options: dict[str, Any]) -> bool:
        """Only where real time was chosen; in turns and in equal shares no clock runs."""
        return bool(options["mode"] == "realtime")

    def may_resume(self, state: Vendetta, seat: int) -> bool:
        """In real time a seat that is done may roll again until the phase ends."""
        p = state.players[seat]
        rolling = state.on_clock() and state.phase == terms.CLOSE_ROLL
        return rolling and not p.stopped and not p.out()

    def resume(self, state: Vendetta, seat: int) -> None:
        state.chance.reveal()
        state.seat_phases[seat] = terms.ROLL
        rest_guard(state, seat)

    def report(self, state: Vendetta) -> dict[str, str]:
        """Who played where against whom, and how it ended, for the balance of the content."""
        p = state.players[0]
        if p.boss < 0:
            return {}
        end = "died" if p.out() else "boss alive" if p.boss_alive() else "boss dead"
        return {"hero": p.card.id, "lair": p.ground.id, "boss": p.foe.id, "end": end}

    def progress(self, state: Vendetta) -> int:
        return state.round

    def standing(self, state: Vendetta) -> Standing | None:
        return standing(state) if state.round else None

    def observer(self, state: Vendetta) -> Observer[Vendetta]:
        return VendettaObserver(QUESTIONS)

    def scene(self, state: Vendetta, seat: int | None) -> Any:
        return scene(state, seat)


GAME = VengeanceGame()
