"""The odds beside every card: all weapons, all enemies with their specials, all tests.

Each figure is compared with the rule itself, carried out for everything that dice may show.
"""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

from bossrush.engine.chance import Chance
from bossrush.engine.odds import outcomes
from bossrush.engine.play import Play
from bossrush.games.sector import GAME
from bossrush.games.sector.cards.tables import Enemy
from bossrush.games.sector.cards.terms import EACH, JUDGED_EACH, OTHERS, PEACE, WHEN_ROUND_START
from bossrush.games.sector.cards.verbs import COMBAT, REROLL_ROW, TEST
from bossrush.games.sector.rules.trait_tests import attempt
from bossrush.games.sector.table.mission import FALLEN, Mission
from bossrush.games.sector.view.odds_of_tests import pass_chance
from bossrush.testing import every_end_of
from tests.games.sector.table import Table, stage

TABLES = GAME.tables(tech=True)
LONG_ROW = ["might"] * 8
"""So long that no attack empties it, and all alike, so that nobody is asked which die goes."""
SHORT_ROW = ["might"] * 4
"""For enemies who have the whole row rolled again when the next round begins."""
IMPLANTS = ("cyber.second-opinion", "cyber.bypass-lobe")
GUNS = [item for item in TABLES.items if item.gun]
PROBES = ["item.needle-pistol", "item.prism-pistol", "item.hand-mortar"]
"""A weapon for each type of ammo that the hit charts print."""


def fights() -> dict[str, str]:
    """For each enemy, a step of its card that begins the combat."""
    found: dict[str, str] = {}
    for name, step in zip(TABLES.step_ids, TABLES.steps, strict=True):
        if step.verb == COMBAT:
            found.setdefault(name.partition("/")[0], name)
    return found


FIGHTS = fights()
ENEMIES = sorted(FIGHTS.keys() - {"boss.anatomist"})
"""All but the one whose tech die removes dice as soon as the next round begins."""


def battle(card: str, mode: str, pack: list[str]) -> Table:
    """A round of a combat in which what the enemy's special does at its start has happened."""
    table = stage(
        "round-start",
        dice=["might"] * 6,
        card=card,
        packs=[pack, []],
        implants=IMPLANTS,
        hp=[9, 9],
        tech=True,
        game=GAME,
        mode=mode,
        row=row_against(card),
        battle=FIGHTS[card],
        flank="ready" if mode == "ranged" else "spent",
    )
    while table.asked != "declare":
        table.play.choose(table.play.open[0].seat, table.play.open[0].options[0].id)
    return table


def row_against(card: str) -> list[str]:
    enemy = enemy_of(card)
    steps = [step for rule in enemy.rules[WHEN_ROUND_START] for step in TABLES.lists[rule.steps]]
    return SHORT_ROW if any(step.verb == REROLL_ROW for step in steps) else LONG_ROW


def enemy_of(card: str) -> Enemy:
    enemy = next(known.enemy for known in TABLES.cards if known.id == card)
    assert enemy is not None
    return enemy


def compare(table: Table, option: str) -> None:
    """Carry a declaration out for all that its dice may show, the other one taking cover."""
    before, standing = table.hp[0], len(table.s.row)
    shown = table.odds(option)
    assert shown

    def answer(play: Play) -> None:
        play.choose(0, option)
        if 1 in play.pending and play.pending[1].key == "sector.ask.declare":
            play.choose(1, "cover" if "cover" in ids(play) else ids(play)[0])
        while play.open and play.open[0].key == "sector.ask.window":
            play.choose(play.open[0].seat, "pass")

    def read(play: Play) -> tuple[bool, bool, bool]:
        s = cast(Mission, play.state)
        hit = s.mode == PEACE or any(die >= FALLEN for die in s.row[:standing])
        return hit, s.crew[0].hp == before, s.crew[0].hp > 0

    results = every_end_of(table.play, answer, read)
    for name, place in (("wound", 0), ("match", 0), ("unhurt", 1), ("survive", 2)):
        if name in shown:
            chance = sum(share for result, share in results.items() if result[place])
            assert shown[name] == pytest.approx(chance), (option, name)


def ids(play: Play) -> list[str]:
    return [option.id for option in play.pending[1].options]


@pytest.mark.parametrize("gun", [gun.id for gun in GUNS])
def test_every_weapon_at_every_rate(gun: str) -> None:
    table = battle("act1.kennel", "ranged", [gun])
    rates = table.offered(0, f"shoot:{gun}@")
    assert len(rates) == len(TABLES.items[TABLES.item_ids.index(gun)].rates)
    for option in rates:
        compare(table, option)


PAIRS = list(combinations([gun.id for gun in GUNS if gun.slots == 1], 2))


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_every_two_weapons_fired_together(pair: tuple[str, str]) -> None:
    """Each at its lowest rate: where one jams the other still fires, and their wounds add up."""
    table = battle("act1.kennel", "ranged", list(pair))
    option, *_ = [one for one in table.offered(0, "shoot:") if one.count("@") == 2]
    compare(table, option)


@pytest.mark.parametrize("pair", PAIRS[::9], ids="+".join)
def test_two_weapons_at_every_rate(pair: tuple[str, str]) -> None:
    table = battle("act1.kennel", "ranged", list(pair))
    both = [one for one in table.offered(0, "shoot:") if one.count("@") == 2]
    assert both
    for option in both:
        compare(table, option)


@pytest.mark.parametrize("card", ENEMIES)
def test_every_enemy_from_afar(card: str) -> None:
    table = battle(card, "ranged", PROBES)
    tried = 0
    for gun in PROBES:
        for option in table.offered(0, f"shoot:{gun}@1")[:1]:
            compare(table, option)
            tried += 1
    assert tried


@pytest.mark.parametrize("card", ENEMIES)
def test_every_enemy_hand_to_hand(card: str) -> None:
    compare(battle(card, "close", []), "fight")


@pytest.mark.parametrize("crew", [card.id.removeprefix("crew.") for card in TABLES.crew])
def test_everybody_hand_to_hand(crew: str) -> None:
    names = (crew, "cook" if crew == "miller" else "miller")
    table = stage(
        "declare",
        card="act1.kennel",
        names=names,
        implants=IMPLANTS,
        tech=True,
        game=GAME,
        mode="close",
        row=LONG_ROW,
        round=1,
        battle=FIGHTS["act1.kennel"],
        flank="spent",
    )
    compare(table, "fight")


TESTS = [
    name for name, step in zip(TABLES.step_ids, TABLES.steps, strict=True) if step.verb == TEST
]


@pytest.mark.parametrize("first", range(0, len(TESTS), 12))
def test_every_test_of_every_card(first: int) -> None:
    """One attempt by two of the crew, whoever they are; where each is judged, their average."""
    table = battle("act1.kennel", "close", [])
    for name in TESTS[first : first + 12]:
        step = TABLES.steps[TABLES.step_ids.index(name)]
        rollers = [0, 1] if step.who in (EACH, OTHERS) else [0]
        for card in range(len(TABLES.crew)):
            s = table.s.copy()
            for member in s.crew:
                member.cybernetic = -1
            s.crew[0].card = card

            def run(chance: Chance, s: Mission = s) -> float:
                s.chance = chance
                flow = attempt(s, step, rollers)  # noqa: B023
                with pytest.raises(StopIteration) as done:
                    next(flow)
                if step.judged == JUDGED_EACH:  # noqa: B023
                    return s.passed.bit_count() / len(rollers)  # noqa: B023
                return float(done.value.value)

            tried = sum(share * chance for share, chance in outcomes(run).items())
            assert pass_chance(s, step, rollers) == pytest.approx(tried), name


def test_a_price_that_kills_says_that_it_ends_the_mission() -> None:
    """Everyone loses 1 HP: with one left, and nobody to heal, that is the end."""
    for hp, ends in ((1, True), (2, False)):
        table = stage("step", card="act2.vigil", hp=[hp, 9], game=GAME, implants=IMPLANTS)
        assert [table.ends(one) is not None for one in table.offered()] == [False, ends]
        assert (table.choose("option-2").won is False) == ends
