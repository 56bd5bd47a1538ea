"""Positions of Dark Souls that no play comes to are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from bossrush.engine.errors import PositionError
from bossrush.games.souls import GAME
from bossrush.games.souls.cards.terms import CHEST
from bossrush.games.souls.rules.boss_encounters import flip
from bossrush.games.souls.table.check_models import everybody_stands
from bossrush.games.souls.table.state import Dungeon
from bossrush.testing.walk import Case, Walk
from tests.games.souls.table import TABLES, TILES, Table, dungeon, fight, hero, tokens


def position(fight: dict[str, Any], hero: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A Knight behind a Gargoyle that has 3 Health left; each part with what is said of it."""
    one = {
        "character": "knight",
        "armour": ["knight_armour"],
        "left": ["long_sword"],
        "right": ["kite_shield"],
        "node": "n6",
        "place": "s",
    }
    begun = {
        "boss": True,
        "foes": [{"kind": "gargoyle", "node": "n6", "health": 3, "facing": "n"}],
        "aggro": 0,
        "hero": 0,
        "walk": 1,
        "heated": True,
        "weak": ["back"],
        "last": "gargoyle.tail_sweep",
        "discard": ["gargoyle.tail_sweep"],
    }
    state = {
        "phase": "hero_acts",
        "boss": "gargoyle",
        "door": "south",
        "first": 0,
        "party": [{**one, **hero}],
        "fight": {**begun, **fight},
        **fields,
    }
    return {"game": "souls", "seats": 1, "options": {"scenario": "gargoyle"}, "state": state}


def foe(**fields: Any) -> dict[str, Any]:
    return {"foes": [{"kind": "gargoyle", "node": "n6", "health": 3, "facing": "n", **fields}]}


HEAT = "gargoyle.flying_tail_whip"


def lying(*cards: str) -> dict[str, Any]:
    """A behaviour deck in a known order."""
    return {"deck": {"runs": [{"ordered": True, "cards": list(cards)}]}}


def refused(fight: dict[str, Any], hero: dict[str, Any], **fields: Any) -> str:
    with pytest.raises(PositionError) as caught:
        GAME.stage(position(fight, hero, **fields), seed=3)
    return str(caught.value)


def test_the_position_itself_is_a_good_one() -> None:
    assert GAME.stage(position({}, {}), seed=3).pending


@pytest.mark.parametrize(
    ("fight", "fault"),
    [
        (foe(health=99), "fight.foes[0].health: 99, and gargoyle has "),
        (foe(kind="ornstein"), "fight.foes[0].kind: expected a model of gargoyle"),
        (
            {"discard": ["gargoyle.tail_sweep"] * 2},
            "fight.discard, deck: gargoyle.tail_sweep is there 2 times",
        ),
        (
            {"discard": ["titanite_demon.tail_whip"]},
            "fight.discard, deck, card and last: titanite_demon.tail_whip belongs to another boss",
        ),
        (
            {"last": "titanite_demon.tail_whip"},
            "fight.discard, deck, card and last: titanite_demon.tail_whip belongs to another boss",
        ),
        ({"prey": 2}, "fight.prey: there is nobody with this number"),
        ({"roller": 2}, "fight.roller: there is nobody with this number"),
        ({"targets": ["hero-3"]}, "fight.targets: there is nobody with this number"),
        ({"acting": 4}, "fight.acting: there is no foe with this number"),
        ({"aim": 4}, "fight.aim: there is no foe with this number"),
        ({"tray": [63]}, "fight.tray: there is no such die, or no such face on it"),
        ({"tray": [99]}, "fight.tray: expected numbers up to 63, found [99]"),
        ({"heated": False}, "fight.heated: gargoyle heats up at 12, and has 3"),
        (foe(health=26), "fight.heated: gargoyle heats up at 12, and has 26"),
        ({"weak": ["front"]}, "fight.weak: the weak arcs are those of the last card"),
        ({"last": None}, "fight.weak: the weak arcs are those of the last card"),
        ({"deck": {"runs": []}}, "fight.deck, discard: 1 cards, and gargoyle has 5"),
        ({"deck": {"runs": []}, "discard": []}, "fight.deck, discard: 0 cards, and gargoyle has 5"),
        (
            {"discard": ["gargoyle.tail_sweep", "gargoyle.swooping_cleave"], **lying(HEAT)},
            "fight.deck, discard: a boss heats up once, by one card",
        ),
        (
            {**lying("gargoyle.tail_whip"), **foe(health=13), "heated": False},
            "fight.deck, discard: 2 cards, and gargoyle has 4",
        ),
        (
            {**lying(HEAT), **foe(health=13), "heated": False},
            f"fight.deck, discard: {HEAT} is none of the cards it has now",
        ),
    ],
)
def test_a_fight_that_cannot_be_is_refused(fight: dict[str, Any], fault: str) -> None:
    assert fault in refused(fight, {})


@pytest.mark.parametrize(
    "discard",
    [["gargoyle.tail_sweep"], ["gargoyle.tail_sweep", "gargoyle.tail_whip", HEAT], []],
)
@pytest.mark.parametrize("heated", [True, False])
def test_a_behaviour_deck_that_is_not_told_holds_what_lies_nowhere_else(
    discard: list[str], heated: bool
) -> None:
    """So every card that it can be is among those that come, the heat up card once."""
    if not heated:
        discard = [card for card in discard if card != HEAT]
    health = 3 if heated else 13
    play = GAME.stage(
        position({**foe(health=health), "heated": heated, "discard": discard}, {}), seed=3
    )
    fight = cast(Dungeon, play.state).fight
    boss = TABLES.bosses[TABLES.boss_ids.index("gargoyle")]
    cards = [TABLES.behaviour_ids.index(card) for card in discard]
    while fight.deck.size():
        list(flip(cast(Dungeon, play.state)))
    assert fight.discard[: len(cards)] == cards
    turned = fight.discard
    assert len(turned) == len(set(turned)) == boss.deck_size + heated
    assert sum(1 for card in turned if card in boss.heat) == heated
    assert TABLES.behaviour_ids.index("gargoyle.tail_sweep") in turned  # it was the last one


@pytest.mark.parametrize(
    ("hero", "fault"),
    [
        ({"right": ["long_sword"]}, "party, inventory, drawn, treasure: 2 of long_sword of 1"),
        ({"backup": ["long_sword"]}, "party, inventory, drawn, treasure: 2 of long_sword of 1"),
        ({"left": ["long_sword"] * 2}, "party[0].left: expected one card, and the upgrades"),
        ({"node": "n0"}, "party[0].place: no boss shares this node"),
        ({"place": None}, "party[0].place: where does it stand on the boss's node?"),
        ({"place": "se"}, "party[0].place: who acts stands in an arc, not between two"),
        ({"left": ["claymore"]}, "party[0].claymore needs str 30"),
        ({"left": ["morning_star", "+titanite_shard"]}, "party[0].morning_star needs"),
        ({"tiers": [0, 4, 0, 0]}, "party[0].tiers: Tier 4 is for campaigns"),
    ],
)
def test_a_character_that_cannot_be_is_refused(hero: dict[str, Any], fault: str) -> None:
    assert fault in refused({}, hero)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"inventory": ["estoc"] * 2}, "party, inventory, drawn, treasure: 2 of estoc of 1"),
        ({"seen": ["gargoyle.tail_sweep"] * 2}, "seen: a card is in it twice"),
        ({"section": 7}, "section: a game has two halves, 0 and 1"),
        ({"seat_phases": [0]}, "seat_phases: in a dungeon nobody goes at a pace of their own"),
    ],
)
def test_a_dungeon_that_cannot_be_is_refused(fields: dict[str, Any], fault: str) -> None:
    assert fault in refused({}, {}, **fields)


def test_the_last_of_a_pair_may_have_gained_health() -> None:
    """The other one has fallen: it fights on with more Health than its card says."""
    tables = GAME.cards({})
    card = tables.foes[tables.foe_ids.index("smough")]
    for gained, good in ((card.gains, True), (card.gains + 1, False)):
        pair = [
            {"kind": "ornstein", "node": None, "health": 0, "facing": "n"},
            {"kind": "smough", "node": "r4c2", "health": card.health + gained, "facing": "n"},
        ]
        staged = position(
            {"hall": True, "foes": pair, "last": None, "discard": []},
            {"node": "r0c0", "place": None},
            boss="ornstein_and_smough",
        )
        staged["options"] = {"scenario": "ornstein_and_smough"}
        if good:
            assert GAME.stage(staged, seed=3).pending
        else:
            with pytest.raises(PositionError, match="smough has"):
                GAME.stage(staged, seed=3)


def test_four_models_share_a_node_only_while_one_is_pushed_out() -> None:
    """The limit holds when a phase begins; within one the players are asked who makes room."""
    crowded = 0
    for walk in Walk(Case(GAME, 3, {"layout": "laid"}), 0).moments():
        s = cast(Dungeon, walk.play.state)
        if everybody_stands(s) and max(s.crowd(n) for n in range(len(s.board().ids))) > 3:
            crowded += 1
            assert GAME.check(s) == []
            assert "at most 3 models stand on a node" in "; ".join(GAME.check_start(s))
    assert crowded


def test_the_last_of_a_pair_has_its_own_cards() -> None:
    """All five, and none of those that were for both."""
    health = {"ornstein": 0, "smough": 27}
    pair = [
        {"kind": name, "node": "r4c2" if left else None, "health": left, "facing": "n"}
        for name, left in health.items()
    ]
    fight = {"hall": True, "foes": pair, "last": None, "discard": [], "weak": []}
    hero = {"node": "r0c0", "place": None}
    told = position(fight, hero, boss="ornstein_and_smough")
    told["options"] = {"scenario": "ornstein_and_smough"}
    own = TABLES.bosses[TABLES.boss_ids.index("ornstein_and_smough")].member_heat[1]
    deck = cast(Dungeon, GAME.stage(told, seed=3).state).fight.deck
    assert (deck.size(), deck.may_be_next()) == (5, own)
    both = TABLES.behaviour_ids[TABLES.bosses[-1].standard[0]]
    told["state"]["fight"] |= {"discard": [both]}
    with pytest.raises(PositionError, match=f"{both} is none of the cards it has now"):
        GAME.stage(told, seed=3)


# -- a whole dungeon ------------------------------------------------------------------------


def faults(stage: Callable[[], Table]) -> str:
    with pytest.raises(PositionError) as caught:
        stage()
    return str(caught.value)


def test_models_stand_where_they_can() -> None:
    """Three to a node, and nobody on a chest."""
    crowd = [("hollow_soldier", "n6")] * 3
    assert "n6: at most 3 models" in faults(lambda: fight(hero("knight", "n6"), foes=crowd))
    card = next(card for card in TABLES.encounters if CHEST in card.terrain)
    board = TABLES.faces[TABLES.face_ids.index("room1a")].board
    chest = board.ids[board.terrain[card.terrain.index(CHEST)]]
    foes = [("hollow_soldier", chest)]
    told = faults(lambda: fight(hero("knight", "n1"), card=card.id, foes=foes))
    assert "fight.foes[0].node: something blocks it" in told


def test_the_box_holds_so_much() -> None:
    """A card is on one board or another; Embers and trap tokens are counted too."""
    party = [hero("knight"), hero("warrior", left="long_sword")]
    position = dungeon(*party).play.position()
    with pytest.raises(PositionError, match="2 of long_sword of 1"):
        GAME.stage(position, seed=1)
    embers = TABLES.common.count(TABLES.item_ids.index("ember"))
    names = ("knight", "assassin", "warrior", "herald")
    lit = [hero(name, ember=True) for name in names]
    dungeon(*lit, treasure=("ember",) * (embers - 4))
    told = faults(lambda: dungeon(*lit, treasure=("ember",) * (embers - 3)))
    assert f"more Embers than the {embers} there are" in told
    traps = [*["none"] * 4, "trap.dmg3_dodge1", *["none"] * 8]
    trapped = TILES[0] | {"card": "ash_gardens", "up": True, "traps": traps}
    told = faults(lambda: dungeon(tiles=[trapped, *TILES[1:]], trap_deck=tokens()))
    assert "tiles, trap_deck: 2 of trap.dmg3_dodge1 of 1" in told


def test_traps_lie_away_from_the_doors() -> None:
    traps = ["hidden", *["none"] * 12]
    trapped = TILES[0] | {"card": "ash_gardens", "up": True, "traps": traps}
    told = faults(lambda: dungeon(tiles=[trapped, *TILES[1:]]))
    assert "tiles[0].traps: traps lie on basic nodes away from the doors" in told


def test_a_boss_waits_in_its_own_half_or_section() -> None:
    main = "dancer_of_the_boreal_valley"
    assert "the first half ends with a mini boss" in faults(lambda: dungeon(boss=main, section=0))
    assert "the second half ends with a main boss" in faults(lambda: dungeon(section=1))
    told = faults(lambda: dungeon(boss="titanite_demon", mode="first_journey"))
    assert "boss, stage: this section is that of gargoyle, gargoyle" in told
    assert faults(lambda: dungeon(mode="first_journey", stage=2))
