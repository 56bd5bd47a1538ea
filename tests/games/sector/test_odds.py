"""Odds at the moment of choice are exact: they agree with trying every outcome of the dice."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bossrush.engine.chance import Chance
from bossrush.engine.odds import outcomes
from bossrush.engine.play import Play
from bossrush.games.sector import GAME, SectorGame
from bossrush.games.sector.cards.terms import SELF
from bossrush.games.sector.cards.verbs import DAMAGE
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view.odds_of_tests import pass_chance
from bossrush.testing import every_end_of
from tests.games.sector.table import (
    FIXTURES,
    HERE,
    Table,
    battle,
    first_fight,
    play_card,
    stage,
    tech_battle,
)

LONG_ROW = ["might"] * 9
"""So long that no SHOOT empties it, and all alike, so that nobody is asked which die goes."""


def shown(table: Table, option: str) -> dict[str, float]:
    """The odds beside an option."""
    choice = next(known for known in table.decision().options if known.id == option)
    return {odds.of.key.removeprefix("sector-odds-"): odds.chance for odds in choice.odds}


def tried(table: Table, *declared: str) -> dict[tuple[bool, bool], float]:
    """Every outcome of a round: whether a die has left the row, whether the first is unhurt."""
    position = table.play.position()
    before = table.s.standing()
    hp = table.hp[0]

    def run(chance: Chance) -> tuple[bool, bool]:
        play = FIXTURES.stage(position, chance=chance, listen=False)
        for seat, action in enumerate(declared):
            play.choose(seat, action)
        state = cast(Mission, play.state)
        return state.standing() < before, state.crew[0].hp == hp

    return outcomes(run)


def chance_of(results: dict[tuple[bool, bool], float], place: int) -> float:
    return sum(chance for result, chance in results.items() if result[place])


@pytest.mark.parametrize("scope", ["weapon", "crewmember"])
@pytest.mark.parametrize(
    ("pack", "option"),
    [
        (["item.pistol-a"], "shoot:item.pistol-a@1"),
        (["item.assault-rifle"], "shoot:item.assault-rifle@2"),
        (["item.spark-a"], "shoot:item.spark-a@1"),
        (["item.rocket"], "shoot:item.rocket@2"),
        (["item.pistol-a", "item.pistol-b"], "shoot:item.pistol-a@2+item.pistol-b@1"),
        (["item.spark-a", "item.spark-b"], "shoot:item.spark-a@1+item.spark-b@1"),
        (["item.pistol-a", "item.spark-a"], "shoot:item.pistol-a@1+item.spark-a@1"),
    ],
)
def test_the_odds_of_a_shot(pack: list[str], option: str, scope: str) -> None:
    table = battle(
        "ranged", LONG_ROW, packs=[pack, ["item.pistol-c"]], options={"jam_scope": scope}
    )
    odds = shown(table, option)
    results = tried(table, option, "cover")
    assert odds["wound"] == pytest.approx(chance_of(results, 0))
    assert odds["unhurt"] == pytest.approx(chance_of(results, 1))


def real_battle(gun: str, hp: int, **fields: Any) -> Table:
    """A ranged round with one of the game's own weapons."""
    implants = ("cyber.second-opinion", "cyber.bypass-lobe")
    given: dict[str, Any] = {"game": GAME, "card": "act1.kennel", "hp": [hp, 12], **fields}
    return battle("ranged", LONG_ROW, packs=[[gun], []], implants=implants, **given)


def real_shot(gun: str, rate: int, hp: int = 12) -> tuple[dict[str, float], dict[int, float]]:
    """The odds shown of a SHOOT with one of the game's own weapons, and its losses tried out."""
    table = real_battle(gun, hp)
    option = f"shoot:{gun}@{rate}"
    position = table.play.position()

    def run(chance: Chance) -> int:
        play = GAME.stage(position, chance=chance, listen=False)
        play.choose(0, option)
        play.choose(1, "cover")
        while play.open and play.open[0].key == "sector.ask.window":
            play.choose(play.open[0].seat, "pass")
        return hp - cast(Mission, play.state).crew[0].hp

    return shown(table, option), outcomes(run)


def own_guns() -> list[tuple[str, int]]:
    """Every ranged weapon of the core set at each of its fire rates, up to two dice."""
    return [
        (item.id, rate)
        for item in GAME.tables().items
        if item.gun
        for rate in item.rates
        if rate < 3
    ]


@pytest.mark.parametrize(("gun", "rate"), own_guns())
def test_unhurt_counts_what_the_weapons_own_symbols_do(gun: str, rate: int) -> None:
    odds, losses = real_shot(gun, rate)
    assert odds["unhurt"] == pytest.approx(losses[0])


def test_the_arc_pistol_shields_its_shooter() -> None:
    odds, _ = real_shot("weapon.arc-pistol", 1)
    assert odds["unhurt"] > 0.55


def test_where_a_shot_may_kill_its_shooter_surviving_comes_first() -> None:
    odds, losses = real_shot("weapon.warder-pistol", 1, hp=1)
    assert next(iter(odds)) == "survive"
    assert odds["survive"] == pytest.approx(losses[0])


@pytest.mark.parametrize("hp", [1, 2, 3])
def test_where_a_blow_may_kill_surviving_comes_first(hp: int) -> None:
    table = battle("close", ["might"] * 4, card="act1.brawl", hp=[hp, 12])
    odds = shown(table, "fight")
    results = tried(table, "fight", "cover")
    deadly = hp <= table.s.enemy().close
    assert next(iter(odds)) == ("survive" if deadly else "match")
    assert odds["survive" if deadly else "unhurt"] == pytest.approx(chance_of(results, 1))


@pytest.mark.parametrize("gun", ["item.torch", "item.burner"])
def test_the_odds_of_a_shot_with_ammo_that_the_chart_does_not_print(gun: str) -> None:
    table = tech_battle("ranged", LONG_ROW, packs=[[gun], ["item.pistol-c"]])
    option = f"shoot:{gun}@1"
    assert shown(table, option)["wound"] == pytest.approx(
        chance_of(tried(table, option, "cover"), 0)
    )


@pytest.mark.parametrize(
    "row",
    [["might"] * 4, ["wisdom", "might", "might", "might"], ["cunning"] * 3, ["wisdom", "cunning"]],
)
def test_the_odds_of_a_blow(row: list[str]) -> None:
    table = battle("close", [*row, *row], card="act1.brawl")
    odds = shown(table, "fight")
    assert odds["match"] == pytest.approx(chance_of(tried(table, "fight", "cover"), 0))


def test_where_a_shot_may_kill_everything_is_measured_by_survival() -> None:
    """Two damage a hit, two HP left: a run to the flank costs one at most, and cover nothing."""
    packs = [["item.assault-rifle"], ["item.pistol-a"]]
    table = battle("ranged", LONG_ROW, card="act3.immune", packs=packs, hp=[2, 12])
    assert table.s.enemy().ranged >= 2
    first = {option: next(iter(shown(table, option).items())) for option in table.offered()}
    assert {name for name, _ in first.values()} == {"survive"}
    sure = {option for option, (_, chance) in first.items() if chance == 1.0}
    assert {"flank", "cover", "drone:basic"} <= sure
    assert not any(option.startswith("shoot") for option in sure)
    hale = battle("ranged", LONG_ROW, card="act3.immune", packs=packs)
    assert shown(hale, "cover") == {}


def first_figures(table: Table) -> set[str]:
    """By what the options of a decision are measured; nothing for what has no figure."""
    return {next(iter(shown(table, option)), "") for option in table.offered()}


@pytest.mark.parametrize(("hp", "first"), [(2, {"survive"}), (3, {"match", ""})])
def test_where_dice_that_go_may_kill_everything_is_measured_by_survival(
    hp: int, first: set[str]
) -> None:
    """The enemy strikes for nothing, but each die that goes costs its fighter one HP."""
    changes = {"close": -2}
    table = battle("close", ["might"] * 4, card="act2.thorns", hp=[hp, 12], changes=changes)
    assert first_figures(table) == first


@pytest.mark.parametrize(("hp", "first"), [(2, {"survive"}), (3, {"match", ""})])
def test_a_special_that_costs_no_hp_leaves_cover_safe(hp: int, first: set[str]) -> None:
    """At the end of the round this enemy grows stronger, and does nothing else."""
    specials = SectorGame([HERE / "core", HERE / "specials"], [HERE / "tech"])
    table = battle("close", LONG_ROW, card="act1.growing", game=specials, hp=[hp, 12])
    assert first_figures(table) == first


def test_where_a_weapon_may_kill_its_shooter_everything_is_measured_by_survival() -> None:
    """The enemy fires for nothing; what the dice of the weapon itself may do is enough."""
    tables = GAME.tables()
    costly = [
        item.id
        for item in tables.items
        if item.gun
        and any(
            step.verb == DAMAGE and step.who == SELF
            for meaning in item.symbols
            if meaning >= 0
            for step in tables.lists[meaning]
        )
    ]
    assert costly
    for gun in costly:
        assert first_figures(real_battle(gun, 1, changes={"ranged": -9})) == {"survive"}, gun


@pytest.mark.parametrize("pistol", [False, True])
def test_an_attack_from_the_flank_may_cost_its_attacker(pistol: bool) -> None:
    """A weapon's own symbol, and an enemy who takes a price for each die at close quarters."""
    gun = "item.hand-mortar" if pistol else "item.needle-pistol"
    table = stage(
        "flank-round",
        card="act3.honour-guard" if not pistol else "act1.kennel",
        packs=[[], [gun]],
        hp=[12, 2],
        implants=("cyber.second-opinion", "cyber.bypass-lobe"),
        tech=True,
        game=GAME,
        mode="ranged",
        row=["might"] * 6,
        round=1,
        flanker="crew-1",
        battle=first_fight(
            GAME.tables(tech=True), "act1.kennel" if pistol else "act3.honour-guard"
        ),
        flank="ready",
    )
    option = f"shoot:{gun}@1" if pistol else "fight"
    odds = table.odds(option, seat=1)

    def read(play: Play) -> bool:
        return cast(Mission, play.state).crew[1].hp > (1 if pistol else 0)

    def answer(play: Play) -> None:
        play.choose(1, option)
        while play.open and play.open[0].key == "sector.ask.window":
            play.choose(play.open[0].seat, "pass")

    ends = every_end_of(table.play, answer, read)
    assert 0 < ends[True] < 1
    name = "unhurt" if pistol else "survive"
    assert odds[name] == pytest.approx(ends[True])


def test_the_odds_of_running_to_the_flank() -> None:
    table = battle("ranged", LONG_ROW, packs=[[], ["item.pistol-a"]])
    results = tried(table, "flank", "shoot:item.pistol-a@1")
    assert shown(table, "flank")["unhurt"] == pytest.approx(chance_of(results, 1))


@pytest.mark.parametrize("crew", [2, 3])
@pytest.mark.parametrize(
    "card", ["act1.might-test", "act1.each-test", "act1.total-test", "act1.wisdom-test"]
)
def test_the_odds_of_a_test(card: str, crew: int) -> None:
    """Whoever fails it loses a point; where all are judged one by one, the odds are an average."""
    table = play_card("act1.one-test", crew, hp=[10] * crew, deck=("item.chip",))
    position: dict[str, Any] = table.play.position()
    position["state"].update(turned=[card], stack=[f"{card}/1"], asked=None)
    del position["state"]["mission"]  # all but the card that was turned
    step = next(
        step
        for name, step in zip(table.s.tables.step_ids, table.s.tables.steps, strict=True)
        if name == f"{card}/1"
    )
    rollers = [0] if card in ("act1.might-test", "act1.wisdom-test") else list(range(crew))

    def run(chance: Chance) -> float:
        state = cast(Mission, FIXTURES.stage(position, chance=chance, listen=False).state)
        return sum(state.crew[number].hp >= 10 for number in rollers) / len(rollers)

    tried = sum(share * chance for share, chance in outcomes(run).items())
    assert pass_chance(table.s, step, rollers) == pytest.approx(tried)


def test_the_odds_of_whoever_is_named_for_a_test() -> None:
    table = play_card("act1.one-test", hp=[10, 10])
    position = table.play.position()
    for number in (0, 1):

        def run(chance: Chance, number: int = number) -> bool:
            play = FIXTURES.stage(position, chance=chance, listen=False)
            play.choose(0, f"crew-{number}")
            return cast(Mission, play.state).crew[number].hp == 10

        assert shown(table, f"crew-{number}")["pass"] == pytest.approx(outcomes(run)[True])
