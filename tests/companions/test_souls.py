"""`steady` plays Dark Souls: legal answers, fights it should win, no step that kills itself."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bossrush.companions.roster import companion, plain_companions, policy
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sharp.thought import Mind
from bossrush.companions.souls.equipment import attack_worth, hands_worth, harm, weapon_worth
from bossrush.companions.souls.journey import explore, spend
from bossrush.companions.souls.lessons import Lessons
from bossrush.companions.souls.steady import entry, leader
from bossrush.engine.play import Play
from bossrush.games.souls import GAME
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions.character_activation import moves, uses_card
from bossrush.games.souls.rules.attack_options import use_cost
from bossrush.games.souls.rules.character_movement import step_cost, way_of
from bossrush.games.souls.rules.exploration import exploration_options
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view.scene_map import in_encounter
from tests.games.souls.table import TABLES, dungeon, fight, hero, pips

MOST = 6000
"""Choices after which a game must have ended."""


def played(seats: int, seed: int, most: int = MOST, **options: Any) -> Play:
    """A game played by `steady` alone, every answer looked at; at most so many of them."""
    play = GAME.new(seats=seats, seed=seed, listen=False, **options)
    steady = companion("steady", "souls", seed)
    acted = 0
    for count in range(most):
        if play.outcome is not None:
            break
        decision = play.open[0]
        before = play.fingerprint() if count % 8 == 0 else ""
        value = steady.answer(play, decision)
        assert not before or play.fingerprint() == before, "thinking changes nothing"
        assert value in decision.values()
        if decision.key == "souls.ask.act":
            acted += 1
            assert not kills_itself(cast(Dungeon, play.state), decision.actor, value)
        play.answer(decision, value)
    assert play.outcome is not None or most < MOST, "the game did not end"
    assert acted, "nobody came to act"
    return play


def kills_itself(s: Dungeon, hero: int, value: int) -> bool:
    free = s.party[hero].free()
    if moves(value):
        return step_cost(s, hero, way_of(value, answers.MOVE)) >= free
    if uses_card(value):
        cost = use_cost(s, hero, value)
        return cost > 0 and cost >= free
    return False


def test_souls_has_a_steady_companion() -> None:
    assert plain_companions("souls") == ["random", "steady"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_with_every_number_of_seats(seats: int) -> None:
    played(seats, 1, most=250, layout="laid")


def test_it_plays_a_whole_game() -> None:
    assert played(2, 5, layout="laid").outcome is not None


@pytest.mark.parametrize("mode", ["first_journey", "coiled_sword"])
def test_it_plays_a_campaign(mode: str) -> None:
    """A campaign can be long, because sparks can be bought: its first choices will do."""
    played(2, 3, most=250, layout="laid", mode=mode)


def test_it_wins_most_easy_encounters() -> None:
    won = 0
    for seed in range(8):
        outcome = played(2, seed, scenario="hollow_cave").outcome
        won += bool(outcome and outcome.won)
    assert won >= 6


@pytest.mark.parametrize("boss", GAME.cards({}).boss_ids)
def test_it_fights_every_boss(boss: str) -> None:
    assert played(3, 2, scenario=boss).outcome is not None


def test_equal_seeds_play_equally() -> None:
    first, second = played(2, 6, most=150), played(2, 6, most=150)
    assert first.fingerprint() == second.fingerprint()


def test_it_does_not_flee_for_ever() -> None:
    """Healed and out of reach it could run in circles: somebody must fall in the end."""
    alone = hero("warrior", "n11", armour="sunset_armour", left="morning_star", right="heal")
    giants = [("large_hollow_soldier", "n8"), ("large_hollow_soldier", "n3")]
    assert ends(fight(alone, foes=giants).play)


def test_it_does_not_flee_for_ever_where_it_can_only_flee() -> None:
    """With two boxes left no attack can be paid for any more, and none ever will be."""
    spent = hero("knight", "n11", ready=False, red=8, estus=False)
    assert ends(fight(spent, foes=[("large_hollow_soldier", "n3")]).play)


def ends(play: Play) -> bool:
    """Whether a fight comes to an end."""
    steady = companion("steady", "souls", 1)
    for _ in range(400):
        if play.outcome is not None or not in_encounter(cast(Dungeon, play.state)):
            return True
        decision = play.open[0]
        play.answer(decision, steady.answer(play, decision))
    return False


def test_in_a_campaign_it_buys_sparks_back() -> None:
    table = dungeon(mode="first_journey", souls=9, sparks=1)
    assert spend(table.s, exploration_options(table.s)) == answers.BUY_SPARK.answer()


CARDS = ("shortsword", "ember", "titanite_shard", "claymore", "ember", "ember")


def test_what_has_beaten_it_it_tries_again_when_it_is_stronger() -> None:
    armed = hero("knight", armour="sunset_armour", left="claymore", right=None)
    s = dungeon(armed, mode="first_journey", souls=0, sparks=3, up=(0, 1, 2), treasure=CARDS).s
    lessons = Lessons()
    assert answers.ENTER.fits(explore(s, exploration_options(s), lessons))
    s.sparks -= 1
    assert answers.REST.fits(explore(s, exploration_options(s), lessons)), "easier encounters first"
    assert lessons.needed(2) > lessons.short[2] > 0.0
    s.section += 1
    assert answers.ENTER.fits(explore(s, exploration_options(s), lessons)), "another dungeon"


def test_before_a_boss_it_grows_as_long_as_it_can() -> None:
    weak = dungeon(mode="first_journey", souls=0, sparks=3, up=(0, 1, 2, 3), treasure=CARDS).s
    assert answers.REST.fits(explore(weak, exploration_options(weak), Lessons()))
    bare = dungeon(mode="first_journey", souls=0, sparks=3, up=(0, 1, 2, 3), treasure=()).s
    assert answers.FOG_GATE.fits(explore(bare, exploration_options(bare), Lessons()))


def test_it_goes_to_the_boss_when_souls_buy_nothing_more() -> None:
    rich = dungeon(mode="first_journey", souls=0, sparks=3, up=(0, 2, 3), treasure=CARDS).s
    assert answers.ENTER.fits(explore(rich, exploration_options(rich), Lessons()))
    bare = dungeon(mode="first_journey", souls=0, sparks=3, up=(0, 2, 3), treasure=()).s
    assert explore(bare, exploration_options(bare), Lessons()) == answers.FOG_GATE.answer()


def test_it_knows_what_an_attack_does_to_a_thick_hide() -> None:
    """A black die shows 0, 1, 1, 1, 2, 2: against Block 1 only the twos come through."""
    black = 1
    assert harm(TABLES, black, 0, 0.0) == pytest.approx(7 / 6)
    assert harm(TABLES, black, 0, 1.0) == pytest.approx(2 / 6)
    assert harm(TABLES, black, 1, 4.0) == 0.0


def boss(name: str) -> int:
    return TABLES.boss_ids.index(name)


def test_weapons_are_weighed_against_the_boss_ahead() -> None:
    """The Winged Knight blocks 3, the Gargoyle 2; both resist 1."""
    claymore = TABLES.item_ids.index("claymore")
    soft, hard = boss("gargoyle"), boss("winged_knight")
    assert attack_worth(TABLES, claymore, hard) < attack_worth(TABLES, claymore, soft)
    spell = TABLES.item_ids.index("soul_arrow")
    assert attack_worth(TABLES, spell, hard) == attack_worth(TABLES, spell, soft)


def test_a_second_weapon_is_worth_less_than_the_first() -> None:
    first, second = TABLES.item_ids.index("long_sword"), TABLES.item_ids.index("broadsword")
    ahead = boss("gargoyle")
    both = hands_worth(TABLES, first, second, ahead)
    alone = [weapon_worth(TABLES, card, ahead) for card in (first, second)]
    assert max(alone) < both < sum(alone)
    assert both == hands_worth(TABLES, second, first, ahead)


def test_in_a_standard_game_it_tries_everything_before_it_would_rest() -> None:
    """A defeat costs a spark and fills the flasks, as a rest does: it is the try that is free."""
    cleared = dungeon(souls=0, sparks=4, up=(0, 1, 2, 3), treasure=CARDS).s
    assert answers.FOG_GATE.fits(explore(cleared, exploration_options(cleared), Lessons()))
    weary = [hero("knight", estus=False), hero("assassin", estus=False)]
    for sparks in (0, 1, 4):
        s = dungeon(*weary, souls=0, sparks=sparks, up=(0, 1, 2), treasure=CARDS).s
        chosen = explore(s, exploration_options(s), Lessons())
        assert answers.ENTER.fits(chosen), "weak and worn out it still tries level 2"


def test_it_takes_what_is_easy_first() -> None:
    """The fog gate is open, and an encounter of level 1 is left: it brings souls."""
    s = dungeon(souls=0, sparks=3, up=(0, 2, 3), treasure=CARDS).s
    chosen = explore(s, exploration_options(s), Lessons())
    assert answers.ENTER.fits(chosen)
    assert answers.TILE.of(chosen) == 1


def test_whoever_resists_most_draws_the_arrows() -> None:
    """Crossbow Hollows shoot at the leader, for magic damage."""
    robed = hero("knight", "n12", armour="deacon_robes")
    s = fight(hero("warrior", "n12"), robed, foes=[("crossbow_hollow", "n0")] * 2).s
    assert leader(s, [0, 1]) == 1
    s = fight(robed, hero("warrior", "n12"), foes=[("crossbow_hollow", "n0")] * 2).s
    assert leader(s, [0, 1]) == 0


def test_they_come_in_where_the_first_blow_falls_short() -> None:
    """A Silver Knight runs two nodes and strikes its own: two of three entries are out of reach."""
    pair = (hero("knight", "n2"), hero("assassin", "n2"))
    s = fight(*pair, foes=[("silver_knight_swordsman", "n0")]).s
    for one in range(2):
        assert s.board().ids[entry(s, one, [2, 7, 12])] in ("n7", "n12")


def test_a_foe_that_must_go_goes_where_there_is_room() -> None:
    """Onto a full node somebody else would be pushed on, and so for ever."""
    foes = [("hollow_soldier", "n1"), ("crossbow_hollow", "n1"), ("sentinel", "n1")]
    foes += [("hollow_soldier", "n2"), ("crossbow_hollow", "n2"), ("crossbow_hollow", "n2")]
    table = fight(hero("knight", "n0"), foes=foes).choose("move:n1", "foe-0")
    assert table.asked == "foe-pushed-to"
    asked = table.play.open[0]
    node = companion("steady", "souls", 1).answer(table.play, asked)
    assert table.s.crowd(node) == min(table.s.crowd(one) for one in asked.values()) == 0


def rolled_again(foe: str, rolled: tuple[int, ...]) -> bool:
    """Whether Luck goes into an attack of the Warrior that has come up like this."""
    table = fight(hero("warrior", "n1"), foes=[(foe, "n1")], script=pips(*rolled))
    attack = next(value for value in table.play.open[0].values() if uses_card(value))
    table.play.answer(table.play.open[0], attack)
    asked = table.play.open[0]
    assert asked.key == "souls.ask.rolled"
    return answers.REROLL.fits(companion("steady", "souls", 1).answer(table.play, asked))


def test_luck_goes_into_the_die_that_may_fell_somebody() -> None:
    """Two black dice against Block 2: a 0 beside a 2 need only come to 1, a 1 beside a 1 to 2."""
    assert rolled_again("silver_knight_swordsman", (2, 0))
    assert not rolled_again("silver_knight_swordsman", (1, 1)), "one face in three"
    assert not rolled_again("sentinel", (2, 0)), "it would stand in any case"


def test_the_value_of_a_table_knows_which_boss_waits() -> None:
    """Ornstein and Smough are far harder than the Dancer: thinking should see it."""
    judgement = companion("steady", "souls", 1).judgement()
    chances = []
    for name in ("dancer_of_the_boreal_valley", "ornstein_and_smough"):
        play = dungeon(boss=name, souls=0, sparks=4).play
        chances.append(judgement.value(play, 0))
    easier, harder = chances
    assert easier > 2 * harder


def test_a_party_thinks_about_which_boss_to_face_and_sees_the_easier() -> None:
    play = GAME.new(seats=2, seed=5, listen=False)
    steady = companion("steady", "souls", 3)
    mind = Mind(policy("souls"), 1, Thinking(80))
    while play.open[0].key != "souls.ask.boss":
        asked = play.open[0]
        usual = steady.answer(play, asked)
        assert mind.search(play, asked, usual, 1).ended, "it does not think about anything else"
        play.answer(asked, usual)
    asked = play.open[0]
    search = mind.search(play, asked, asked.values()[0], 1, patient=True)
    search.run(80)
    chance = {
        asked.question.option_id(play.state, seen.value): seen.chance for seen in search.options
    }
    assert chance["gargoyle"] > chance["titanite_demon"] + 0.03
