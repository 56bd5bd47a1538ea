"""`sharp` as a companion: on every game's roster, within its budget, with a reason."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from bossrush.catalogues import COMPANIONS
from bossrush.companions import roster
from bossrush.companions.companion import Companion
from bossrush.companions.roster import companion, companions, plain_companions
from bossrush.companions.sharp.budget import AT_ONCE, KEPT, Purse, Thinking, budget
from bossrush.companions.sharp.player import IN_TIME, SHARP, BoldSharp, CarefulSharp, Sharp
from bossrush.companions.sharp.reasons import reason
from bossrush.companions.sitting import Sitting
from bossrush.engine.errors import OptionError
from bossrush.engine.message import Message
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import games
from bossrush.engine.text import Catalogue
from tests.companions.sharp.toys import DoorsGame, First
from tests.toys.hunt import HuntGame
from tests.toys.scramble import ScrambleGame

THEIRS: list[type[Companion]] = []
POINT = EntryPoint("hunt", f"{__name__}:THEIRS", "bossrush.companions")


def sharp(playouts: int = 200, kind: type[Sharp] = Sharp, seed: int = 1) -> Sharp:
    return kind(seed, First, Thinking(playouts))


def test_it_finds_what_the_plain_companion_misses() -> None:
    play = DoorsGame((2, 9, 2), doors=1).new(seed=1, listen=False)
    mind = sharp()
    assert First().answer(play, play.open[0]) == 0
    assert mind.answer(play, play.open[0]) == 1
    assert mind.weighing is not None
    assert mind.weighing.best == 1


def test_it_plays_whole_games_and_the_same_ones_for_a_seed() -> None:
    logs = []
    for _ in range(2):
        play = DoorsGame((4, 6, 5), doors=5, every=True).new(seed=3, listen=False)
        assert Sitting(play, [sharp(60)], False).play_out(100)
        logs.append(list(play.line.log))
    assert logs[0] == logs[1]


def test_it_plays_a_game_of_somebody_else_that_has_no_companion() -> None:
    play = HuntGame().new(seats=2, seed=3, listen=False)
    seats = [companion("sharp", "hunt", seat, Thinking(12)) for seat in range(2)]
    assert Sitting(play, seats, False).play_out(500)


def test_it_plays_a_race_by_the_clock() -> None:
    game = ScrambleGame()
    play = game.new(seats=2, seed=3, listen=False)
    seats: list[Companion] = [
        companion("sharp", "scramble", 0, Thinking(6)),
        companion("random", "scramble", 1),
    ]
    assert Sitting(play, seats, True).play_out(5000)


def test_in_a_race_it_thinks_no_longer_than_a_person_would_take() -> None:
    play = find_game("vengeance").new(seats=2, seed=3, listen=False, mode="realtime")
    plain = companion("steady", "vengeance", 1)
    sitting = Sitting(play, [plain, companion("steady", "vengeance", 2)], True)
    while not (play.timers and play.open):
        sitting.step()
    decision = play.open[0]
    slow = companion("sharp", "vengeance", 1, Thinking(seconds=30.0))
    hasty = companion("sharp", "vengeance", 1, Thinking(seconds=0.01))
    counted = companion("sharp", "vengeance", 1, Thinking(7))
    usual = plain.answer(play, decision)
    assert isinstance(slow, Sharp)
    assert isinstance(hasty, Sharp)
    assert isinstance(counted, Sharp)
    pace = slow.mind.policy(slow.mind.seed).delay(play, decision, usual) / 1000
    assert slow.allowed(play, decision, usual).seconds == pytest.approx(IN_TIME * pace)
    assert hasty.allowed(play, decision, usual).seconds == 0.01
    assert counted.allowed(play, decision, usual).playouts == 7


def test_every_game_has_it_by_name_and_the_plain_ones_before_it() -> None:
    for game in [*(one.key for one in games()), "hunt", "nobody's"]:
        names = companions(game)
        assert names[: -len(SHARP)] == plain_companions(game)
        assert names[-len(SHARP) :] == ["sharp", "sharp-careful", "sharp-bold"]
        for name in SHARP:
            made = companion(name, game, 1)
            assert isinstance(made, Sharp)
            assert made.key == name


def test_it_thinks_with_the_best_plain_companion() -> None:
    made = companion("sharp", "sector", 1)
    assert isinstance(made, Sharp)
    assert made.mind.policy is roster.policy("sector")
    assert roster.policy("sector").key == plain_companions("sector")[-1]
    other = companion("sharp", "sector", 1, Thinking(10, policy="random"))
    assert isinstance(other, Sharp)
    assert other.mind.policy is roster.policy("sector", "random")


def test_a_name_means_one_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other(First):
        key = "sharp"

    monkeypatch.setattr(roster, "entry_points", lambda *, group, name: [POINT])
    monkeypatch.setattr(f"{__name__}.THEIRS", [Other])
    roster._found.pop("hunt", None)
    try:
        assert plain_companions("hunt") == ["random"]
        assert isinstance(companion("sharp", "hunt", 1), Sharp)
    finally:
        roster._found.pop("hunt", None)


# -- bad input ------------------------------------------------------------------------------------


def test_an_unknown_companion_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"^hunt has no companion 'genius'; it has random, sharp"):
        companion("genius", "hunt", 0)


def test_a_budget_of_nothing_is_refused() -> None:
    for playouts, seconds in ((0, None), (None, 0.0), (0, 0.0)):
        with pytest.raises(OptionError, match="a budget of nothing"):
            budget(playouts, seconds)
    with pytest.raises(OptionError, match="1 to 10000000 playouts"):
        budget(-5, None)
    with pytest.raises(OptionError, match="not both"):
        budget(5, 1.0)
    assert budget(None, None) is None


def test_a_policy_that_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match="'steady' to play games out with; it has random"):
        companion("sharp", "hunt", 0, Thinking(10, policy="steady"))


def test_a_budget_for_one_that_does_not_think_is_refused() -> None:
    with pytest.raises(OptionError, match="random answers at once: only sharp, "):
        companion("random", "hunt", 0, Thinking(10))


# -- budgets --------------------------------------------------------------------------------------


def test_what_easy_decisions_leave_over_is_kept_for_hard_ones() -> None:
    purse = Purse(100.0)
    assert purse.extra == 0.0
    purse.settle(40.0)
    assert purse.extra == 60.0
    for _ in range(50):
        purse.settle(0.0)
    assert purse.kept == KEPT * 100
    assert purse.extra == AT_ONCE * 100
    purse.settle(400.0)
    assert purse.kept == (KEPT - 3) * 100


def test_a_close_decision_gets_more_playouts_than_its_share() -> None:
    play = DoorsGame((45, 46)).new(seed=1, listen=False)  # all faces win: nothing to think about
    mind = sharp(100)
    mind.answer(play, play.open[0])
    assert mind.purse.kept > 0
    close = DoorsGame((4, 5)).new(seed=1, listen=False)
    spent = []
    for seed in range(12):
        mind = sharp(100, seed=seed)
        mind.purse.kept = 800.0
        mind.answer(close, close.open[0])
        assert mind.weighing is not None
        spent.append(mind.weighing.playouts)
    assert max(spent) > 100
    assert max(spent) <= 100 + AT_ONCE * 100


# -- tempers and words ----------------------------------------------------------------------------


def test_tempers_agree_where_one_answer_wins() -> None:
    for kind in (Sharp, CarefulSharp, BoldSharp):
        play = DoorsGame((1, 9), doors=1).new(seed=1, listen=False)
        assert sharp(200, kind).answer(play, play.open[0]) == 1


def test_the_careful_one_loses_late_where_nothing_wins() -> None:
    """Behind the first door it is lost at once; behind the second a little later, as surely."""

    class Trap(DoorsGame):
        def phase(self, state):  # type: ignore[no-untyped-def]
            if state.passed == 0:
                yield from super().phase(state)
                if state.taken == 0:
                    state.passed = self.doors - 1
            else:
                state.taken = 0
                yield from super().phase(state)

    play = Trap((0, 0), doors=40).new(seed=1, listen=False)
    assert sharp(400).answer(play, play.open[0]) == 0
    assert sharp(400, CarefulSharp).answer(play, play.open[0]) == 1


def said(wins: tuple[int, ...], usual: int = 0, playouts: int = 600) -> Message | None:
    play = DoorsGame(wins).new(seed=1, listen=False)
    mind = sharp(playouts)
    mind.answer(play, play.open[0])
    assert mind.weighing is not None
    return reason(mind.weighing, play.open[0])


def test_it_says_why_from_what_it_saw() -> None:
    play = DoorsGame((2, 9)).new(seed=1, listen=False)
    mind = sharp(400)
    assert mind.why() is None
    mind.answer(play, play.open[0])
    why = mind.why()
    assert why is not None
    assert why.key == "companion-why-better"
    assert why.args["choice"] == Message("doors-which-door1")
    assert why.args["other"] == Message("doors-which-door0")
    assert 80 <= int(str(why.args["chance"])) <= 99
    assert 5 <= int(str(why.args["less"])) <= 40


@pytest.mark.parametrize(
    ("wins", "key"),
    [
        ((0, 0, 0), "lost"),
        ((10, 10), "won"),
        ((5, 5, 5), "equal"),
        ((5,) * 6, "many"),
        ((9, 1), "better"),
    ],
)
def test_each_case_has_its_sentence_in_both_languages(wins: tuple[int, ...], key: str) -> None:
    why = said(wins)
    assert why is not None
    assert why.key == f"companion-why-{key}"
    texts = Catalogue.of("bossrush.engine", COMPANIONS, strict=True)
    spoken = {name: Message("list-none") for name, arg in why.args.items() if name in LABELS}
    plain = Message(why.key, **{**why.args, **spoken})
    for language in ("en", "fr"):
        assert texts.say(plain, language).endswith(".")


LABELS = ("choice", "other", "options")
