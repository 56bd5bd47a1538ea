"""`steady` in Dark Sector: it plays whole games, uses what the cards offer, and plays well."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from bossrush.companions.companion import Companion
from bossrush.companions.roster import companion, plain_companions
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.games.sector import GAME
from bossrush.games.sector.cards.terms import ACTIONS
from bossrush.games.sector.table.mission import Mission
from tests.games.sector.table import FIXTURES, Table, battle, share_out, stage


class Noting(Companion):
    """Answers as `steady` does, and notes what it used."""

    def __init__(self) -> None:
        self.steady = companion("steady", "sector", 0)
        self.actions: Counter[str] = Counter()
        self.items: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        """Crew cards, cybernetics and drones it chose."""
        self.worn: Counter[str] = Counter()
        """Cybernetics it used."""

    def answer(self, play: Play, decision: Decision) -> int:
        value = self.steady.answer(play, decision)
        assert value in decision.values()
        name = decision.option_id(value).removeprefix("~")
        verb, _, rest = name.partition(":")
        if decision.key in ("sector.ask.crew", "sector.ask.cybernetic", "sector.ask.drone"):
            self.cards[name] += 1
        if name.startswith("use:implant"):
            state = cast(Mission, play.state)
            self.worn[state.tables.cybernetic_ids[state.crew[decision.actor].cybernetic]] += 1
        if decision.key == "sector.ask.declare" and not name.startswith("use"):
            self.actions[verb] += 1
        if verb == "shoot":
            for gun in rest.split("+"):
                self.items[gun.partition("@")[0]] += 1
        elif verb in ("use", "use-pooled"):
            self.items[rest.partition(":")[0].partition("#")[0]] += 1
        return value


def played(seats: int, seeds: range, tech: bool) -> tuple[Noting, int]:
    """So many games with the same companion in every seat, and how many were won."""
    noting = Noting()
    won = 0
    for seed in seeds:
        play = GAME.new(seats=seats, seed=seed, listen=False, twisted_tech=tech)
        while play.outcome is None:
            decision = play.open[0]
            play.answer(decision, noting.answer(play, decision))
        won += play.outcome.won is True
    return noting, won


def test_it_is_on_the_roster() -> None:
    assert plain_companions("sector") == ["random", "steady"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_wins_some_and_loses_some(seats: int) -> None:
    _, won = played(seats, range(24), tech=False)
    assert 3 <= won <= 21  # of a rate near one half; both bounds are missed less than once in 10^4


@pytest.mark.soak
def test_it_uses_every_action_every_item_and_every_card() -> None:
    noting, _ = played(3, range(300), tech=True)
    assert set(noting.actions) == set(ACTIONS)
    tables = GAME.tables(True)
    assert [item for item in tables.item_ids if not noting.items[item]] == []
    assert [card for card in tables.cybernetic_ids if not noting.worn[card]] == []
    drones = [drone.id for drone in tables.drones if drone.advanced >= 0]
    chosen = [*tables.crew_ids, *tables.cybernetic_ids, *drones]
    assert [card for card in chosen if not noting.cards[card]] == []


def test_the_same_table_gives_the_same_answers_to_the_same_companion() -> None:
    plays = [GAME.new(seats=2, seed=11, listen=False) for _ in range(2)]
    minds = [companion("steady", "sector", 1) for _ in range(2)]
    while plays[0].outcome is None:
        for play, mind in zip(plays, minds, strict=True):
            play.answer(play.open[0], mind.answer(play, play.open[0]))
        assert plays[0].fingerprint() == plays[1].fingerprint()


def test_only_who_they_are_is_left_to_chance() -> None:
    """Two companions with seeds of their own part ways at the crew cards, and nowhere else."""
    play = GAME.new(seats=2, seed=11, listen=False)
    minds = [companion("steady", "sector", seed) for seed in (1, 2)]
    apart: set[str] = set()
    while play.outcome is None:
        decision = play.open[0]
        first, second = (mind.answer(play, decision) for mind in minds)
        if first != second:
            apart.add(decision.key)
        play.answer(decision, first)
    assert apart == {"sector.ask.crew", "sector.ask.cybernetic"}


# -- somebody is dying ------------------------------------------------------------------------


def answered(table: Table) -> str:
    """What `steady` answers to what is asked first."""
    decision = table.play.open[0]
    mind = companion("steady", "sector", 0)
    return decision.option_id(mind.answer(table.play, decision))


def test_it_saves_another_whatever_its_own_hp_are() -> None:
    table = battle("close", ["might"], dice=["wisdom"], hp=[2, 12], packs=[[], ["item.flask"]])
    table.declare("fight", "cover")
    assert answered(table) == "use:item.flask", "crew-1 is in the best of health"


def test_it_wastes_nothing_that_would_not_save_them() -> None:
    packs = [["item.medkit"], ["item.ammo-belt", "item.pistol-a", "item.flask"]]
    table = battle(
        "close", ["might"], dice=["wisdom"], hp=[2, 12], packs=packs, empty=("item.pistol-a",)
    )
    table.declare("fight", "cover")
    table.choose("pass", seat=0)
    assert answered(table) == "use:item.flask", "a loaded gun cures nobody"


def test_it_shares_a_ration_with_whoever_is_dying() -> None:
    real = ("cyber.gyro-wrist", "cyber.flinch-circuit")
    table = battle(
        "close",
        ["might"],
        dice=["cunning"],
        hp=[1, 9],
        packs=[[], ["item.ration-tin"]],
        card="act1.kennel",
        game=GAME,
        implants=real,
        names=("smith", "abbot"),
    )
    table.declare("fight", "cover")
    assert answered(table) == "use:item.ration-tin"
    table.choose("use:item.ration-tin", seat=1)
    assert answered(table) == "option-2", "eaten alone it would not help"


@pytest.mark.parametrize(
    ("hp", "expected"),
    [([3, 10], "done"), ([2, 2], "done"), ([11, 4], "use:item.transfusion-line:crew-0")],
)
def test_it_bleeds_only_for_whoever_needs_it_more(hp: list[int], expected: str) -> None:
    table = stage(
        "regroup",
        hp=hp,
        packs=[["item.transfusion-line"], []],
        card="act1.kennel",
        game=GAME,
        implants=("cyber.gyro-wrist", "cyber.flinch-circuit"),
        names=("smith", "abbot"),
    )
    assert answered(table) == expected


# -- dice just rolled -------------------------------------------------------------------------


def test_it_rolls_a_blank_again_and_leaves_a_hit_alone() -> None:
    implants = ("cyber.eye", "cyber.dull-b")
    packs = [["item.pistol-a"], []]
    dice = ["hit", "blank", "miss"]
    table = battle("ranged", ["might"] * 3, dice=dice, packs=packs, implants=implants)
    table.declare("shoot:item.pistol-a@2", "cover")
    assert answered(table) == "use:implant#1", "the second die"
    dice = ["hit", "hit", "miss"]
    table = battle("ranged", ["might"] * 3, dice=dice, packs=packs, implants=implants)
    table.declare("shoot:item.pistol-a@2", "cover")
    assert answered(table) == "pass"


@pytest.mark.parametrize(
    ("row", "first", "then"),
    [
        (["might", "wisdom"], "pass", ""),
        (["cunning", "wisdom"], "use:item.shrill-pipe", "cunning"),
        (["might", "might"], "pass", ""),
    ],
)
def test_it_rolls_dice_of_the_row_again_that_its_own_does_not_match(
    row: list[str], first: str, then: str
) -> None:
    table = battle(
        "close",
        row,
        dice=["might", "wisdom", "wisdom"],
        packs=[["item.shrill-pipe"], []],
        card="act1.kennel",
        game=GAME,
        implants=("cyber.gyro-wrist", "cyber.flinch-circuit"),
        names=("smith", "abbot"),
    )
    table.declare("fight", "cover")
    assert answered(table) == first
    if then:
        table.choose(first)
        assert answered(table) == then


def test_it_turns_a_die_only_to_something_better() -> None:
    implants = ("cyber.seam", "cyber.dull-b")
    table = battle("close", ["might"] * 2, dice=["wisdom2"], implants=implants)
    table.declare("fight", "cover")
    assert answered(table) == "use:implant", "a double that matches nothing becomes a might"
    table = battle("close", ["wisdom"] * 3, dice=["wisdom2"], implants=implants)
    table.declare("fight", "cover")
    assert answered(table) == "pass"


def test_it_keeps_the_better_of_two_results() -> None:
    implants = ("cyber.fist", "cyber.dull-b")
    table = battle("close", ["might"] * 2, dice=["might", "wisdom"], implants=implants)
    table.declare("fight", "cover").choose("use:implant")
    assert answered(table) == "old"
    table = battle("close", ["might"] * 2, dice=["wisdom", "might"], implants=implants)
    table.declare("fight", "cover").choose("use:implant")
    assert answered(table) == "new"


# -- more cards than can be listed -------------------------------------------------------------


def test_it_shares_out_a_large_pool() -> None:
    pool = tuple(item for item in FIXTURES.tables().item_ids[10:] if item != "item.crate")
    table = share_out(pool, [[], [], [], []], hp=[9, 9, 9, 9])
    seen: set[str] = set()
    while table.asked.startswith("share"):
        seen.add(table.asked)
        answer = answered(table)
        table.choose(answer)
    assert seen == {"share", "share-card"}
    assert sum(len(table.pack(crew)) for crew in range(4)) > 8


def test_it_does_not_lay_down_and_take_up_for_ever() -> None:
    """Room is made only where it is room enough for what lies in the pool."""
    play = GAME.new(seats=1, seed=5, listen=False)
    steady = companion("steady", "sector", 5)
    for _ in range(1000):
        if play.outcome is not None:
            break
        decision = play.open[0]
        play.answer(decision, steady.answer(play, decision))
    assert play.outcome is not None
