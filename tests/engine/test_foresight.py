"""What an answer surely ends is found by trying it, and said before somebody gives it."""

from __future__ import annotations

from bossrush.engine.chance import scripted
from bossrush.engine.decision import Decision, Flow, Names
from bossrush.engine.dice import Die, roll
from bossrush.engine.foresight import SOMEBODY
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.stakes import Stakes
from bossrush.testing.fields import luck
from tests.toys.hunt import Hunt, HuntGame


class Perilous(HuntGame):
    """The same hunt, at which hunters are told what kills them."""

    def __init__(self) -> None:
        super().__init__()
        self.stakes = Lives()


class Lives(Stakes[Hunt]):
    """The lives of hunters."""

    def at_stake(self, state: Hunt, decision: Decision) -> bool:
        return min(state.hp) == 1

    def lost(self, before: Hunt, after: Hunt, seat: int) -> int:
        return sum(1 << seat for seat, hp in enumerate(after.hp) if hp == 0)

    def loss(self, state: Hunt, lost: int) -> Message:
        return Message("hunt-falls", who="somebody" if lost == SOMEBODY else lost.bit_length() - 1)


GAME = Perilous()


def told(play: Play, seat: int = 0) -> dict[str, str]:
    decision = play.foresee(play.pending[seat])
    return {one.id: str(one.ends.args["who"]) for one in decision.options if one.ends is not None}


def hunt(beast: int, *hp: int, script: tuple[str, ...] = ()) -> Play:
    """The first hunter waits for what the second declares: where that one guards, it strikes."""
    position = {"seats": len(hp), "state": {"beast": beast, "hp": list(hp)}}
    return GAME.stage(position, chance=scripted(list(script)))


def test_what_luck_could_still_avert_is_not_called_sure() -> None:
    """The beast has two points left: a double hit brings it down before it bites."""
    assert told(hunt(2, 1, 5), 1) == {}


def test_what_nothing_can_avert_says_whom_it_kills() -> None:
    assert told(hunt(3, 1, 5), 1) == {"guard": "0"}


def test_what_others_may_still_answer_keeps_it_from_being_sure() -> None:
    assert told(hunt(3, 1, 5)) == {}


def test_it_is_looked_at_anew_once_others_have_answered() -> None:
    play = hunt(9, 1, 5)
    assert told(play) == {}
    play.choose(1, "strike")
    assert told(play) == {"strike": "0"}
    play.choose(1, "resume")
    assert told(play) == {}


def test_nothing_is_tried_while_nobodys_life_is_at_stake() -> None:
    assert told(hunt(3, 2, 5), 1) == {}


def test_looking_ahead_changes_nothing_and_uses_no_luck() -> None:
    play = hunt(9, 1, 5)
    before = play.fingerprint(), luck(play.state.chance), play.choices
    assert told(play, 1)
    assert (play.fingerprint(), luck(play.state.chance), play.choices) == before


def test_dice_that_are_told_in_advance_betray_nothing() -> None:
    """The script says that the beast falls, or bites; nobody at the table knows."""
    for face in ("miss", "crit"):
        assert told(hunt(2, 1, 5, script=(face,)), 1) == {}
        assert told(hunt(3, 1, 5, script=(face,)), 1) == {"guard": "0"}


def test_what_differs_from_way_to_way_is_somebody() -> None:
    """A coin decides whom the trap takes."""
    play = Coin().stage({"seats": 2, "state": {"hp": [1, 1]}}, seed=3)
    assert told(play) == {"strike": "somebody"}


class Coin(Perilous):
    """Whoever strikes, luck says who is bitten."""

    key = "coin"

    def phase(self, state: Hunt) -> Flow[None]:
        yield Decision(state, 0, ASKED, 0)
        face = yield from roll(state, COIN, 0)
        state.hp[face] = 0
        raise Over(Outcome(False, Message("hunt-lost")))


COIN = Die("coin", ["head", "tail"])
ASKED = Names[Hunt]("hunt.ask", ("strike",), moment=True)
