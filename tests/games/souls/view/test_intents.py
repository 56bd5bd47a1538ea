"""What foes are about to do is worked out from the rules: it is what they then do."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.souls.view.intents import foreseen, intents, next_behaviour, plain, threatened
from tests.games.souls.table import TABLES, Table, acting, duel, fight, hero

ENEMIES = (
    "hollow_soldier",
    "crossbow_hollow",
    "large_hollow_soldier",
    "silver_knight_swordsman",
    "silver_knight_greatbowman",
    "sentinel",
)
NODES = [f"n{number}" for number in range(13)]


def done(table: Table) -> tuple[list[str], list[tuple[int, str]]]:
    """The way a foe took from n6 and the attacks it made; players take the first of equals."""
    while table.asked in ("foe-step", "defence", "pushed-to"):
        table.choose(table.offered()[0])
    path = [event.data["to"] for event in table.told("move") if event.pieces[0] == "foe-0"]
    attacks = [(event.data["damage"], event.data["type"]) for event in table.told("attack")]
    return ["n6", *path], attacks


@pytest.mark.parametrize("enemy", ENEMIES)
@pytest.mark.parametrize("node", NODES)
def test_enemies_do_as_foreseen(enemy: str, node: str) -> None:
    """An enemy in the middle, and a knight anywhere."""
    party = [hero("knight", node, False, armour="smoughs_armour")]
    table = fight(*party, foes=[(enemy, "n6")], phase="foe_next")
    before = fight(*party, foes=[(enemy, "n6")])
    seen = plain(before.s, intents(before.s)[0])
    path, attacks = done(table)
    if node != "n6" or enemy not in ("sentinel", "large_hollow_soldier"):
        assert seen["path"] == path  # where it pushes the knight first, nobody knows the way
    assert bool(seen["targets"]) == bool(attacks)
    if attacks:
        assert (seen["damage"], seen["type"]) == attacks[0]


def halfway(table: Table) -> int:
    """At every choice in the middle of an activation, the rest of it is as foreseen.

    Returns how many such choices there were.
    """
    seen: list[tuple[int, int, bool, str, list[str]]] = []
    while table.asked in ("foe-step", "defence", "pushed-to"):
        steps = [event for event in table.told("move") if event.pieces[0] == "foe-0"]
        (intent,) = (one for one in intents(table.s) if one.foe == 0)
        shown = plain(table.s, intent)
        strikes = bool(shown["targets"])
        seen.append((len(steps), len(table.told("attack")), strikes, table.asked, shown["path"]))
        table.choose(table.offered()[0])
    way = [event.data["to"] for event in table.told("move") if event.pieces[0] == "foe-0"]
    attacks = len(table.told("attack"))
    compared = 0
    for steps_made, attacks_made, strikes, asked, path in seen:
        if asked != "pushed-to":  # where somebody is pushed to changes what comes
            compared += 1
            assert path[1:] == way[steps_made:]
            assert strikes == (attacks > attacks_made)
    return compared


@pytest.mark.parametrize("enemy", ENEMIES)
@pytest.mark.parametrize("node", [node for node in NODES if node != "n6"])
def test_the_rest_of_an_enemys_activation_is_foreseen(enemy: str, node: str) -> None:
    party = [hero("knight", node, False)]
    assert halfway(fight(*party, foes=[(enemy, "n6")], phase="foe_next"))


OUT_OF_REACH = {
    "gargoyle.tail_whip": ("n0", "n3", "n5"),
    "titanite_demon.vicious_swing": ("n0", "n7"),
}
"""Where these strike nobody, so that nobody has anything to choose."""


@pytest.mark.parametrize("node", ["n0", "n3", "n5", "n7", "n11"])
@pytest.mark.parametrize(
    "card",
    [
        "gargoyle.tail_whip",
        "gargoyle.halberd_thrust",
        "titanite_demon.vicious_swing",
        "titanite_demon.lightning_bolt",
    ],
)
def test_the_rest_of_a_bosss_activation_is_foreseen(card: str, node: str) -> None:
    knight = hero("knight", node, False)
    boss = card.partition(".")[0]
    table = duel(knight, boss=boss, facing=("n",), phase="foes_begin", deck=(card,))
    assert bool(halfway(table)) == (node not in OUT_OF_REACH.get(card, ()))


def test_of_foes_that_have_acted_nothing_is_said_meanwhile() -> None:
    table = fight(
        hero("knight", "n6", False),
        foes=[("hollow_soldier", "n6"), ("crossbow_hollow", "n0")],
        phase="foe_next",
    )
    assert table.asked == "defence"
    assert [one.foe for one in intents(table.s)] == [0, 1]
    table.choose(table.offered()[0])
    assert table.asked in ("defence", "foe-step")
    assert [one.foe for one in intents(table.s)] == [1]


@pytest.mark.parametrize("node", [node for node in NODES if node != "n6"])
@pytest.mark.parametrize("facing", ["n", "se"])
@pytest.mark.parametrize(
    "card",
    [
        "gargoyle.electric_breath",  # a move of 0, then the arc in front
        "gargoyle.tail_whip",  # an attack, then a step away
        "gargoyle.halberd_thrust",
        "titanite_demon.vicious_swing",
        "titanite_demon.lightning_bolt",
    ],
)
def test_bosses_do_as_foreseen(card: str, facing: str, node: str) -> None:
    knight = hero("knight", node, False, armour="smoughs_armour")
    boss = card.partition(".")[0]
    before = duel(knight, boss=boss, facing=(facing,), deck=(card,))
    (intent,) = intents(before.s)
    seen = plain(before.s, intent)
    assert seen["card"] == card
    table = duel(knight, boss=boss, facing=(facing,), phase="foes_begin", deck=(card,))
    path, attacks = done(table)
    assert seen["path"] == path
    assert bool(seen["targets"]) == bool(attacks)


def carried_out(card: str, facing: str, node: str) -> tuple[dict[str, Any], Table]:
    """A boss's card as foreseen with a knight on a node, and as it was then done."""
    name = card.partition(".")[0]
    home = "r4c2" if name == "dancer_of_the_boreal_valley" else "n6"
    knight = hero("knight", node, False, armour="smoughs_armour")
    before = duel(knight, boss=name, nodes=(home,), facing=(facing,), deck=(card,))
    (intent,) = intents(before.s)
    table = duel(
        knight, boss=name, nodes=(home,), facing=(facing,), phase="foes_begin", deck=(card,)
    )
    while table.asked in ("foe-step", "defence", "pushed-to"):
        table.choose(table.offered()[0])
    return plain(before.s, intent), table


@pytest.mark.parametrize(
    "card",
    [
        "dancer_of_the_boreal_valley.double_slash",
        "dancer_of_the_boreal_valley.triple_slash",
        "dancer_of_the_boreal_valley.whirling_blades",
    ],
)
def test_a_repeated_behaviour_is_foreseen_whole(card: str) -> None:
    """Every pass with its move and its attack; where somebody is pushed, nobody knows the rest."""
    most = 0
    for node in TABLES.main_room.ids:
        if node == "r4c2":
            continue
        seen, table = carried_out(card, "n", node)
        moved = [event for event in table.told("move") if event.pieces[0] == "figure-0"]
        if moved:
            continue
        path = [event.data["to"] for event in table.told("move") if event.pieces[0] == "foe-0"]
        struck = [(event.data["damage"], event.data["type"]) for event in table.told("attack")]
        assert seen["path"][1:] == path
        assert [(blow["damage"], blow["type"]) for blow in seen["blows"]] == struck
        most = max(most, len(struck))
    assert most >= 2


@pytest.mark.parametrize("enemy", ENEMIES)
def test_threatened_are_the_nodes_on_which_one_would_be_struck(enemy: str) -> None:
    knight = hero("knight", "n12", False, armour="smoughs_armour")
    before = fight(knight, foes=[(enemy, "n6")])
    found = threatened(before.s, 0, 0)
    assert before.s.party[0].node == 12
    for number, node in enumerate(NODES):
        party = [hero("knight", node, False, armour="smoughs_armour")]
        table = fight(*party, foes=[(enemy, "n6")], phase="foe_next")
        _path, attacks = done(table)
        assert (number in found) == bool(attacks), node


@pytest.mark.parametrize("facing", ["n", "se"])
@pytest.mark.parametrize("card", ["gargoyle.tail_whip", "titanite_demon.vicious_swing"])
def test_threatened_by_a_boss_whose_card_is_known(card: str, facing: str) -> None:
    knight = hero("knight", "n12", False, armour="smoughs_armour")
    before = duel(knight, boss=card.partition(".")[0], facing=(facing,), deck=(card,))
    found = threatened(before.s, 0, 0)
    for number, node in enumerate(NODES):
        if node != "n6":
            _seen, table = carried_out(card, facing, node)
            assert (number in found) == bool(table.told("attack")), node
    (shown,) = before.play.scene(0).board["foes"]
    assert shown["threatens"] == [NODES[number] for number in found]


def test_nobody_is_threatened_behind_whoever_is_nearer() -> None:
    """A hollow strikes the nearest: all the rest is safe while somebody stands on its node."""
    far = hero("herald", "n12", False)
    alone = fight(far, foes=[("hollow_soldier", "n0")])
    together = fight(far, hero("knight", "n0", False), foes=[("hollow_soldier", "n0")])
    assert len(threatened(together.s, 0, 0)) < len(threatened(alone.s, 0, 0))
    unknown = duel(hero("knight", "n1"), deck=())
    assert threatened(unknown.s, 0, 0) == []


def test_an_unknown_card_is_not_guessed() -> None:
    table = duel(hero("knight", "n1"), deck=())
    assert intents(table.s) == []
    known = acting("gargoyle.tail_whip", hero("knight", "n11", False), icon=1)
    assert known.s.fight.card >= 0


def test_looking_changes_nothing() -> None:
    table = fight(hero("knight", "n1"), foes=[("sentinel", "n6"), ("hollow_soldier", "n12")])
    before = table.play.fingerprint()
    assert len(intents(table.s)) == 2
    assert table.play.fingerprint() == before


def test_a_look_that_fails_changes_nothing_either() -> None:
    """Somebody who is not there has the Aggro token: looking stops halfway, and all stand still."""
    table = duel(hero("knight", "n12"), facing=("se",), deck=("gargoyle.halberd_thrust",))
    table.s.fight.aggro = 3
    one, boss = table.s.party[0], table.s.fight.foes[0]
    before = (one.node, one.place, boss.node, boss.facing)
    with pytest.raises(IndexError):
        threatened(table.s, 0, 0)
    assert (one.node, one.place, boss.node, boss.facing) == before
    with pytest.raises(IndexError):
        intents(table.s)
    assert (one.node, one.place, boss.node, boss.facing) == before


def test_where_nobody_can_be_struck_is_not_even_looked_at() -> None:
    """Steps and range bound it, for every enemy on every node."""
    knight = hero("knight", "n12", False)
    for enemy in ENEMIES:
        for home in NODES[:12]:
            table = fight(knight, foes=[(enemy, home)])
            behaviour, card = next_behaviour(table.s, 0)
            assert behaviour is not None
            struck = []
            for node in range(13):
                table.s.party[0].node = node
                if 0 in foreseen(table.s, 0, behaviour, card).hits:
                    struck.append(node)
            assert threatened(table.s, 0, 0) == struck
