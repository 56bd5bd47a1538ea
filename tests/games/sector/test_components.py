"""What is in the box: cards, dice, and what is printed on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bossrush.engine.content import Content, load
from bossrush.games.sector import GAME
from bossrush.games.sector.cards.records import PACKS
from bossrush.games.sector.cards.terms import AMMO, SYMBOLS, TRAITS
from bossrush.games.sector.game import VOCABULARY
from bossrush.testing.rules import rule
from tests.games.sector.table import FIXTURES, NAMES, battle, play_card

CORE = load(VOCABULARY, [PACKS / "core"])
BOTH = load(VOCABULARY, [PACKS / "core", PACKS / "tech"])
DOUBLES = [
    (card.id.removeprefix("crew."), face)
    for card in CORE.records("crew")
    for face in dict.fromkeys(card.faces)
    if face.endswith("2")
]


def dice(content: Content) -> dict[str, Any]:
    return {record.id.removeprefix("die."): record for record in content.records("die")}


def steps_within(part: Any) -> Iterator[tuple[str, Any]]:
    """Every verb in a record, however deep, with its value."""
    if isinstance(part, list | tuple):
        for one in part:
            yield from steps_within(one)
    elif isinstance(part, dict):
        for one in part.values():
            yield from steps_within(one)
    elif isinstance(part, msgspec.Struct):
        if hasattr(part, "chosen"):
            yield part.chosen()
        for name in part.__struct_fields__:
            yield from steps_within(getattr(part, name))


def symbols_on(face: str) -> tuple[str, int]:
    return (face.removesuffix("2"), 2 if face.endswith("2") else 1)


# -- cards ----------------------------------------------------------------------------------


@rule("sector.component.chapter-cards")
def test_sixteen_chapters_an_act() -> None:
    acts = Counter(card.act for card in CORE.records("chapter"))
    assert acts == {1: 16, 2: 16, 3: 16}
    assert len({card.id for card in CORE.records("chapter")}) == 48


@rule("sector.component.boss-cards")
def test_five_bosses_each_with_a_fight() -> None:
    bosses = CORE.records("boss")
    assert len(bosses) == 5
    for boss in bosses:
        assert boss.enemy is not None, boss.id
        assert any(verb == "combat" for verb, _ in steps_within(boss.steps)), boss.id


@rule("sector.component.start-cards")
def test_three_start_cards() -> None:
    assert len(CORE.records("start")) == 3


@rule("sector.component.crew-cards")
def test_each_crewmember_has_the_die_with_their_name() -> None:
    cards = GAME.tables().crew
    assert [card.die.key for card in cards] == [card.id.removeprefix("crew.") for card in cards]
    assert len({card.die.key for card in cards}) == 6
    names = {record.name.words["en"] for record in CORE.records("crew")}
    assert len(names) == 6
    assert "Lt. Taylor" in names


@rule("sector.component.tactical-cards")
def test_two_tactical_cards_with_a_ready_and_a_spent_side() -> None:
    cards = {card.action: card for card in CORE.records("tactical")}
    assert list(cards) == ["FLANK", "ACTIVATE DRONE"]
    for card in cards.values():
        assert card.ready.title.words != card.spent.title.words
    state = GAME.new(seats=2, seed=1).position()["state"]
    assert (state["flank"], state["drone_side"]) == ("ready", "ready")


@rule("sector.component.item-cards")
def test_twenty_four_items_and_four_starting_weapons_apart() -> None:
    state = GAME.new(seats=2, seed=1).position()["state"]
    (deck,) = state["items"]["runs"]
    (apart,) = state["weapons"]["runs"]
    assert len(deck["cards"]) == 24
    assert len(apart["cards"]) == 4
    assert not set(deck["cards"]) & set(apart["cards"])
    assert apart["cards"] == [card.id for card in CORE.records("starting_weapon")]


@rule("sector.component.cybernetics")
def test_six_cybernetics_of_three_types() -> None:
    cards = CORE.records("cybernetic")
    assert len(cards) == 6
    assert {card.type for card in cards} == {"ranged", "close", "non_combat"}


@rule("sector.component.other")
def test_two_epilogues_and_two_reminders_of_the_actions() -> None:
    assert sorted(card.outcome for card in CORE.records("epilogue")) == ["defeat", "victory"]
    ranged, close = CORE.records("reminder")
    standard = ["RELOAD", "ACTIVATE DRONE", "TRADE", "TAKE COVER"]
    assert [line.action for line in ranged.actions] == ["SHOOT", "FLANK", *standard]
    assert [line.action for line in close.actions] == ["FIGHT", *standard]
    for card in CORE.records("crew"):
        assert card.record is not None, f"{card.id} has no medical record"


@rule("sector.component.chapter-card-layout")
def test_a_card_that_can_lead_to_combat_shows_what_combat_needs() -> None:
    cards = [card for kind in ("start", "chapter", "boss") for card in BOTH.records(kind)]
    assert len(cards) == 3 + 60 + 6
    assert sum(card.enemy is not None for card in cards) == 48
    for card in cards:
        assert card.story.words["en"], card.id
        assert card.steps, card.id
        fights = any(verb == "combat" for verb, _ in steps_within(card.steps))
        assert fights == (card.enemy is not None), card.id
        if fights:
            enemy = card.enemy
            assert enemy.row or enemy.per_crew, card.id
            assert enemy.chart, card.id
            assert enemy.ranged > 0, card.id
            assert enemy.close > 0, card.id
            assert enemy.search >= 0, card.id


@rule("sector.component.weapon-card-layout")
def test_a_ranged_weapon_states_its_ammo_its_rates_and_its_symbols() -> None:
    faces = {name: set(die.faces) for name, die in dice(BOTH).items()}
    guns = [
        item
        for kind in ("item", "starting_weapon")
        for item in BOTH.records(kind)
        if item.category == "weapon" and item.window == "SHOOT"
    ]
    assert guns
    for gun in guns:
        assert gun.ammo in AMMO, gun.id
        assert gun.capacity >= 1, gun.id
        assert gun.rates, gun.id
        assert max(gun.rates) <= gun.capacity, gun.id
        assert set(gun.symbols) == faces[gun.ammo] - {"hit", "blank"}, gun.id


# -- dice -----------------------------------------------------------------------------------


@rule("sector.component.ammo-dice")
def test_the_ammo_supply_is_seven_seven_and_two() -> None:
    left = GAME.new(seats=4, seed=1).position()["state"]["supply"]["left"]
    in_supply = dict(zip(AMMO, left, strict=True))
    assert in_supply == {"ballistic": 7, "energy": 7, "explosive": 2, "special": 0, "flame": 0}


@rule("sector.component.hit-dice")
def test_four_hit_dice_one_for_each_shot_that_is_called_for() -> None:
    assert dice(CORE)["hit"].supply == 4
    table = play_card("act1.cyborg", dice=["hit", "miss"])
    table.choose("option-2")  # flee: the card calls for two
    (rolled,) = table.told("roll")
    assert (rolled.data["die"], rolled.data["faces"]) == ("hit", ["hit", "miss"])


@rule("sector.amb.hit-dice-shortage")
def test_a_fifth_hit_die_is_one_of_the_four_rolled_again() -> None:
    table = play_card("act1.salvo", dice=["hit", "miss", "hit", "miss", "hit"])
    (rolled,) = table.told("roll")
    assert rolled.data["faces"] == ["hit", "miss", "hit", "miss", "hit"]
    assert table.hp == [9, 12]


@rule("sector.component.hit-die-faces")
def test_a_hit_die_shows_hit_or_miss() -> None:
    assert set(dice(CORE)["hit"].faces) == {"hit", "miss"}


@rule("sector.component.chapter-dice")
def test_nine_chapter_dice_show_the_three_traits() -> None:
    die = dice(CORE)["chapter"]
    assert die.supply == 9
    assert Counter(die.faces) == {"might": 2, "cunning": 2, "wisdom": 2}
    table = play_card("act1.crowd", crew=3, dice=["might", "cunning", "wisdom"])
    table.choose("close")
    assert table.row == ["might", "might", "cunning", "wisdom"]


@rule("sector.amb.chapter-dice-shortage")
def test_no_card_lays_out_more_than_the_nine_dice_there_are() -> None:
    fights = 0
    for kind in ("chapter", "boss"):
        for card in BOTH.records(kind):
            if card.enemy is None:
                continue
            fights += 1
            added = [
                len(combat.add_dice)
                for verb, combat in steps_within(card.steps)
                if verb == "combat"
            ]
            row = len(card.enemy.row) + 4 * card.enemy.per_crew + max(added)
            assert row <= 9, card.id
            assert all(len(wave) <= 9 for wave in card.enemy.waves), card.id
    assert fights == 48


@rule("sector.component.ammo-die-faces")
def test_an_ammo_die_shows_its_hit_a_blank_or_a_special_symbol() -> None:
    for name in ("ballistic", "energy", "explosive"):
        faces = set(dice(CORE)[name].faces)
        assert {"hit", "blank"} < faces
        weapons = (*CORE.records("item"), *CORE.records("starting_weapon"))
        guns = [gun for gun in weapons if gun.ammo == name]
        assert guns
        for gun in guns:  # whatever is neither is a symbol that weapon cards explain
            assert faces - {"hit", "blank"} == set(gun.symbols)


# -- traits and crew dice -------------------------------------------------------------------


@rule("sector.component.traits")
def test_there_are_three_traits() -> None:
    assert TRAITS == ("might", "cunning", "wisdom")


@rule("sector.component.trait-symbols")
def test_a_fist_an_eye_and_a_brain() -> None:
    assert dict(zip(TRAITS, SYMBOLS, strict=True)) == {
        "might": "fist",
        "cunning": "eye",
        "wisdom": "brain",
    }


@rule("sector.component.crew-die-rating")
def test_a_crew_die_shows_each_trait_as_often_as_its_card_rates_it() -> None:
    crew = CORE.records("crew")
    assert len(crew) == 6
    for card in crew:
        shown: Counter[str] = Counter()
        for face in card.faces:
            trait, count = symbols_on(face)
            shown[trait] += count
        by_rating = sorted(TRAITS, key=lambda trait: card.ratings[trait])
        by_die = sorted(TRAITS, key=lambda trait: shown[trait])
        assert by_rating == by_die, card.id
        assert shown == card.ratings, card.id


@rule("sector.component.crew-die-unique")
def test_no_two_crew_dice_are_alike() -> None:
    mixtures = {tuple(sorted(card.faces)) for card in CORE.records("crew")}
    assert len(mixtures) == 6


@rule("sector.component.crew-die-attempt")
def test_a_test_is_a_roll_of_that_crewmembers_own_die() -> None:
    table = play_card("act1.might-test", crew=3, leader="crew-2", dice=["might"])
    (rolled,) = table.told("roll")
    assert rolled.pieces[0] == "crew-2"
    assert rolled.data["die"] == "crew"
    assert table.dice_left == []


@rule("sector.component.crew-die-double")
@pytest.mark.parametrize(("name", "face"), DOUBLES)
def test_every_double_is_two_of_one_trait_in_a_shield(name: str, face: str) -> None:
    trait, count = symbols_on(face)
    assert trait in TRAITS
    assert count == 2
    others = [one for one in TRAITS if one != trait]
    crew = (name, next(one for one in NAMES if one != name))
    table = battle("close", others, dice=[face], names=crew)
    table.declare("fight", "cover")
    assert table.row == others, "nothing matches"
    assert table.hp == [12, 12], "and the shield blocks all the same"


def test_the_fixture_cards_have_the_dice_of_the_real_ones() -> None:
    """Examples staged with fixture cards roll the dice that players know."""
    real = dice(BOTH)
    staged = dice(load(VOCABULARY, [*FIXTURES.core, *FIXTURES.tech]))
    assert set(staged) == set(real)
    for name, die in staged.items():
        assert (die.faces, die.supply) == (real[name].faces, real[name].supply)
