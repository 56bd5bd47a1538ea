"""Odds at the moment of choice are exact: they agree with trying every outcome of the dice."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.chance import Chance
from bossrush.engine.odds import outcomes
from bossrush.games.souls import GAME
from bossrush.games.souls.cards.dice import colour_of
from bossrush.games.souls.cards.terms import BLACK, BLUE, GREEN
from tests.games.souls.bouts import attacked
from tests.games.souls.table import TABLES, Table, acting, duel, fight, hero, icons, pips, trapped


def shown(table: Table, option: str) -> dict[str, float]:
    """The odds beside an option."""
    choice = next(one for one in table.decision().options if one.id == option)
    return {odds.of.key.removeprefix("souls-odds-"): odds.chance for odds in choice.odds}


def tried(table: Table, option: str) -> dict[tuple[bool, int, int], float]:
    """Every outcome of an option: who lives, the first character's red cubes, the foe's Health."""
    position = table.play.position()
    number = table.decision().seat
    start = sum(foe.health for foe in table.s.fight.foes)
    sparks = table.s.sparks

    def run(chance: Chance) -> tuple[bool, int, int]:
        play = GAME.stage(position, chance=chance, listen=False)
        play.choose(number, option)
        state: Any = play.state
        while play.open and play.open[0].key in ("souls.ask.aim", "souls.ask.pushed-to"):
            play.choose(play.open[0].seat, play.open[0].options[0].id)
            state = play.state
        if state.sparks < sparks:  # somebody fell, and the party has rested
            return False, 0, start
        return True, state.party[0].red, sum(foe.health for foe in state.fight.foes)

    return outcomes(run)


# -- defending ------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["block", "dodge", "dodge:n1"])
@pytest.mark.parametrize(
    ("foe", "red", "changes"),
    [
        ("hollow_soldier", 0, {}),
        ("hollow_soldier", 7, {"conditions": ["bleed"]}),
        ("silver_knight_swordsman", 6, {}),
        ("silver_knight_swordsman", 6, {"ember": True}),
        ("silver_knight_swordsman", 8, {"black": 1}),
    ],
)
def test_defence(foe: str, red: int, changes: dict[str, Any], option: str) -> None:
    one = hero("assassin", "n6", False, red=red, **changes)
    table = attacked(one, foe)
    found = tried(table, option)
    odds = shown(table, option)
    survive = sum(chance for (lives, *_), chance in found.items() if lives)
    unhurt = sum(chance for (lives, cubes, _), chance in found.items() if lives and cubes == red)
    assert odds["survive"] == pytest.approx(survive)
    assert odds["unhurt"] == pytest.approx(unhurt)


@pytest.mark.parametrize(("black", "red"), [(0, 0), (4, 2), (5, 3)])
def test_heavy_blows_count(black: int, red: int) -> None:
    """A Block roll of 3 or more against the Winged Knight costs a cube, which may kill."""
    one = hero("knight", "n6", False, place="n", black=black, red=red)
    table = acting("winged_knight.diagonal_uppercut", one, hero("herald", "n12", False))
    found = tried(table, "block")
    survive = sum(chance for (lives, *_), chance in found.items() if lives)
    assert shown(table, "block")["survive"] == pytest.approx(survive)


# -- a roll that lies in the tray -----------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "answer", "first", "colour", "option"),
    [
        ("assassin", "block", pips(1), BLACK, "die-0"),
        ("knight", "block", pips(0, 1), BLACK, "die-0"),
        ("knight", "block", pips(0, 1), BLUE, "die-1"),
        ("knight", "block", pips(1, 1), BLUE, "heroic"),
        ("assassin", "dodge", icons(0, 1), GREEN, "die-0"),
    ],
)
@pytest.mark.parametrize("red", [0, 6, 7])
def test_luck_and_stand_fast(
    character: str, answer: str, first: list[str], colour: int, option: str, red: int
) -> None:
    """Against a Silver Knight Swordsman: every face that the die in question may show."""
    face = "dodge" if colour == GREEN else "pip"

    def rolled(more: list[str]) -> Table:
        fast = option == "heroic"
        one = hero(character, "n6", red=red, luck=not fast, heroic=fast)
        table = attacked(one, "silver_knight_swordsman", script=[*first, *more])
        sparks.append(table.s.sparks)
        return table.choose(answer)

    sparks: list[int] = []
    table = rolled([])
    if (character, answer, red) == ("assassin", "block", 7):  # a black die cannot save her
        assert table.s.sparks < sparks[0]
        return
    assert table.asked == "rolled"
    kept = shown(table, "keep")
    odds = shown(table, option)
    ends: dict[str, list[tuple[bool, int]]] = {"keep": [], option: []}
    for taken, faces in [("keep", [0]), (option, TABLES.pips[colour])]:
        for number in faces:
            more = [] if taken == "keep" else [f"{face}{number}"]
            end = rolled(more).choose(taken)
            if end.asked == "rolled":
                end.choose("keep")
            fell = end.s.sparks < sparks[0]
            ends[taken].append((not fell, end.hero().red if not fell else 99))
    for taken, found in (("keep", kept), (option, odds)):
        lives = [one for one in ends[taken] if one[0]]
        unhurt = [one for one in lives if one[1] == red]
        assert found["survive"] == pytest.approx(len(lives) / len(ends[taken]))
        assert found["unhurt"] == pytest.approx(len(unhurt) / len(ends[taken]))


def test_a_kept_attack_says_how_strong_it_is() -> None:
    table = fight(hero("knight", "n1", True, left="long_sword"), script=pips(1))
    table.choose("left.0>foe-0")
    prompt = table.decision().prompt
    assert (prompt.key, prompt.args["power"]) == ("souls-ask-rolled-attack", 1)


# -- attacking ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("long_sword", 0),
        ("long_sword", 1),
        (["morning_star", "titanite_shard"], 1),
        ("moonlight_greatsword", 0),
        ("winged_knight_twin_axes", 1),
        (["winged_knight_twin_axes", "blood_gem"], 2),
    ],
)
@pytest.mark.parametrize(("left", "bleeding"), [(1, False), (3, True), (10, True)])
def test_attack(card: str | list[str], line: int, left: int, bleeding: bool) -> None:
    knight = hero("knight", "n1", False, left=card, right=None)
    foes = [("sentinel", "n1"), ("hollow_soldier", "n12")]
    afflicted = {0: ["bleed"]} if bleeding else {}
    table = fight(knight, foes=foes, wounded={0: 10 - left}, afflicted=afflicted)
    option = f"left.{line}>foe-0"
    found = tried(table, option)
    odds = shown(table, option)
    kill = sum(chance for (*_, health), chance in found.items() if health == 1)
    wound = sum(chance for (*_, health), chance in found.items() if health < left + 1)
    assert odds.get("kill", 0.0) == pytest.approx(kill)
    assert odds.get("wound", 0.0) == pytest.approx(wound)


@pytest.mark.parametrize("place", ["s", "w"])
def test_a_weak_arc_and_titanite_count(place: str) -> None:
    knight = hero("knight", "n6", False, place=place, left="claymore", right=None)
    table = duel(knight, boss="titanite_demon", health=(4,), weak=["back"], heated=True)
    found = tried(table, "left.0>foe-0")
    odds = shown(table, "left.0>foe-0")
    wound = sum(chance for (*_, health), chance in found.items() if health < 4)
    assert odds["wound"] == pytest.approx(wound)


# -- what surely ends a character -----------------------------------------------------------


def ended(table: Table, option: str) -> str:
    """What the table says that an option surely ends."""
    choice = next(one for one in table.decision().options if one.id == option)
    return choice.ends.key.removeprefix("souls-ends-") if choice.ends is not None else ""


def test_an_attack_whose_cost_fills_the_bar_kills_nobody_else() -> None:
    knight = hero("knight", "n1", False, left="long_sword", black=5)
    foes = [("hollow_soldier", "n1")]
    table = fight(knight, foes=foes)
    assert ended(table, "left.1>foe-0") == ""
    spent = fight(hero("knight", "n1", False, left="long_sword", black=6), foes=foes)
    assert shown(spent, "left.1>foe-0") == {"kill": 0.0, "wound": 0.0}
    assert ended(spent, "left.1>foe-0") == "fight"
    assert spent.choose("left.1>foe-0").s.sparks < table.s.sparks
    last = fight(hero("knight", "n1", False, black=6), foes=foes, state={"sparks": 0})
    assert ended(last, "left.1>foe-0") == "game"


def test_steps_dodges_and_the_end_of_an_activation_say_that_they_kill() -> None:
    running = fight(hero("knight", "n1", False, black=9), walk=0, foes=[("sentinel", "n12")])
    assert ended(running, "move:n4") == "fight"
    poisoned = hero("knight", "n1", False, red=9, conditions=["poison"])
    assert ended(fight(poisoned), "end") == "fight"
    assert ended(fight(hero("knight", "n1", False, red=9)), "end") == ""
    cornered = attacked(hero("assassin", "n6", False, red=9), "silver_knight_swordsman")
    assert [ended(cornered, option) for option in ("block", "dodge")] == ["fight", "fight"]
    hopeful = attacked(hero("assassin", "n6", False, red=8), "hollow_soldier")
    assert [ended(hopeful, option) for option in ("block", "dodge")] == ["fight", ""]


@pytest.mark.parametrize("red", [6, 7, 9])
@pytest.mark.parametrize("first", [pips(0, 1), pips(1, 1), pips(2, 1)])
def test_where_luck_and_stand_fast_are_ready_each_is_told_with_the_other(
    first: list[str], red: int
) -> None:
    """After the one, whoever wants to live uses the other wherever that is better."""
    added = 0.0

    def rolled(taken: list[str], faces: list[str]) -> Table:
        knight = hero("knight", "n6", red=red)
        table = attacked(knight, "silver_knight_swordsman", script=[*first, *faces])
        before.append(table.s.sparks)
        return table.choose("block", *taken)

    def lives(taken: list[str], faces: list[str]) -> float:
        """How likely the Knight lives from there on, by the better of what may still be done."""
        table = rolled(taken, faces)
        if table.asked != "rolled":
            return float(table.s.sparks == before[-1])
        return max(after(table, taken, faces, option) for option in table.offered())

    def after(table: Table, taken: list[str], faces: list[str], option: str) -> float:
        if option == "keep":
            return float(rolled([*taken, option], faces).s.sparks == before[-1])
        colour = BLUE if option == "heroic" else colour_of(table.s.fight.tray[int(option[4:])])
        ways = [lives([*taken, option], [*faces, f"pip{face}"]) for face in TABLES.pips[colour]]
        return sum(ways) / len(ways)

    before: list[int] = []
    table = rolled([], [])
    for option in table.offered():
        exact = after(table, [], [], option)
        assert shown(table, option)["survive"] == pytest.approx(exact), option
        added += exact
    assert added


def test_who_may_still_stand_fast_is_not_said_to_die() -> None:
    """A blue die stops 3 of 5 at most, and two boxes are left; with another one it may be 5."""
    foe = "silver_knight_swordsman"
    for ready, told in ((True, ""), (False, "fight")):
        knight = hero("knight", "n6", luck=False, heroic=ready, right=None, red=8)
        table = attacked(knight, foe, script=pips(1))
        assert shown(table, "block")["survive"] == 0.0
        assert (ended(table, "block"), ended(table, "dodge")) == (told, "fight")
    table = attacked(hero("knight", "n6", luck=False, right=None, red=8), foe, script=pips(1, 3))
    table.choose("block")
    assert {option: ended(table, option) for option in table.offered()} == {
        "keep": "fight",
        "heroic": "",
    }
    assert table.choose("heroic").bar() == (0, 9)


def test_figures_of_one_decision_are_measured_alike_and_what_decides_comes_first() -> None:
    """With boxes to spare nobody falls, and to be untouched decides; else it is to survive."""
    for red, first in ((0, "unhurt"), (7, "survive")):
        table = attacked(hero("assassin", "n6", False, red=red))
        figures = [list(shown(table, option)) for option in table.offered()]
        assert {tuple(one) for one in figures} == {tuple(figures[0])}
        assert figures[0][0] == first


def test_attacks_are_measured_alike_on_whomever_they_are_made() -> None:
    """One foe can fall to a blow and the other cannot: to kill is told of both."""
    knight = hero("knight", "n1", False, left="long_sword")
    table = fight(knight, foes=[("hollow_soldier", "n1"), ("sentinel", "n1")])
    figures = [shown(table, option) for option in table.offered() if shown(table, option)]
    assert len(figures) > 1
    assert {tuple(one) for one in figures} == {("kill", "wound")}
    assert min(one["kill"] for one in figures) == 0.0
    boss = duel(hero("knight", "n6", False, place="s"))
    told = [shown(boss, option) for option in boss.offered() if shown(boss, option)]
    assert {tuple(one) for one in told} == {("wound",)}


def test_what_is_certain_is_no_less_than_certain() -> None:
    knight = hero("knight", "n1", False, left="long_sword")
    table = fight(knight, foes=[("hollow_soldier", "n1")], afflicted={0: ["bleed"]})
    assert shown(table, "left.0>foe-0")["wound"] < 1.0
    sure = attacked(hero("knight", "n6", False))
    assert shown(sure, "block")["survive"] == 1.0


# -- what is told where one chooses ---------------------------------------------------------


def detail(table: Table, option: str) -> str:
    choice = next(one for one in table.decision().options if one.id == option)
    return repr(choice.detail)


def test_a_weak_arc_and_what_lies_on_a_node_are_told() -> None:
    weak = duel(hero("knight", "n6", False, place="s"), weak=["back"])
    assert "souls-detail-weak" in detail(weak, "left.0>foe-0")
    front = duel(hero("knight", "n6", False, place="n"), weak=["back"])
    assert "souls-detail-weak" not in detail(front, "left.0>foe-0")
    traps = [*["none"] * 4, "hidden", "trap.dmg2_dodge1", *["none"] * 7]
    tile = {"face": "room1a", "x": 0, "y": 1, "level": 1, "card": "ash_gardens", "traps": traps}
    state = {"tiles": [tile]}
    table = fight(hero("knight", "n1", False), card="ash_gardens", state=state)
    assert "souls-there-trap" in detail(table, "move:n4")
    lost = {"lost_souls": 4, "lost_at": 0, "lost_node": "n4"}
    assert "souls-there-souls" in detail(fight(hero("knight", "n1", False), state=lost), "move:n4")


LOST = {"lost_souls": 4, "lost_at": 0, "lost_node": "n4"}


def test_a_trap_is_told_wherever_one_may_come_onto_it() -> None:
    """By a walk, a charge, a shift, a dodge or a push; and with it the souls that lie there."""
    walking = trapped(state=LOST)
    assert "souls-there-trap" in detail(walking, "move:n4")
    assert "souls-there-souls" in detail(walking, "move:n4")
    charging = trapped(hero("warrior", "n1"))
    assert "souls-there-trap" in detail(charging, "heroic:n4")
    shifting = trapped(hero("knight", "n1", False, left="broadsword"), foes=[("sentinel", "n1")])
    assert "souls-there-trap" in detail(shifting.choose("left.1"), "n4")
    foes = [("hollow_soldier", "n1")]
    dodging = trapped(foes=foes, phase="foe_icon", icon=1)
    assert "souls-there-trap" in detail(dodging, "dodge:n4")
    pushed = trapped(
        hero("warrior", "n1", False), foes=[("large_hollow_soldier", "n1")], phase="foe_icon"
    )
    assert pushed.asked == "pushed-to"
    assert "souls-there-trap" in detail(pushed, "n4")


def test_a_blank_trap_that_is_known_is_no_danger() -> None:
    assert "souls-there" not in detail(trapped(known={"n4": "trap.blank"}), "move:n4")


@pytest.mark.parametrize(
    ("red", "black", "kills"), [(6, 0, False), (8, 0, False), (8, 1, True), (9, 0, True)]
)
def test_a_known_trap_that_nobody_could_survive_says_so(red: int, black: int, kills: bool) -> None:
    """Two damage; with one box left a dodge fills the bar, with two it may be dodged."""
    one = hero("assassin", "n1", False, red=red, black=black)
    table = trapped(one, known={"n4": "trap.dmg2_dodge1"})
    assert ended(table, "move:n4") == ("fight" if kills else "")


def test_the_weak_arc_is_told_where_the_target_is_chosen() -> None:
    """A weapon that shifts first names its target when the shift is over."""
    one = hero("knight", "r8c2", False, left="balder_side_sword", right=None)
    places: dict[str, Any] = {"nodes": ("r6c2", "r10c2"), "facing": ("n", "n"), "weak": ["back"]}
    table = duel(one, boss="ornstein_and_smough", **places)
    assert "souls-detail-weak" not in detail(table, "left.1")
    table.choose("left.1", "stay")
    assert table.asked == "aim"
    told = {option: "souls-detail-weak" in detail(table, option) for option in table.offered()}
    assert told == {"foe-0": True, "foe-1": False}
