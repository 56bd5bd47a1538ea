"""The toys' own rules, each test a sentence of them: what the engine gives, put to use."""

from __future__ import annotations

import gc
import sys

import pytest

from bossrush.engine.chance import Physical, scripted
from bossrush.engine.decision import Decision, Flow
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.play import Play
from tests.toys.probe import Probe, ProbeGame
from tests.toys.relay import DUSK, Relay, RelayGame
from tests.toys.scramble import SAND, Scramble, ScrambleGame
from tests.toys.vault import FORCE, SNEAK, Vault, VaultGame
from tests.toys.windows import Window, react

RELAY = RelayGame()
SCRAMBLE = ScrambleGame()
VAULT = VaultGame()


def ids(play: Play, seat: int) -> list[str]:
    return [option.id for option in play.pending[seat].options]


class TestRelay:
    def relay(self, play: Play) -> Relay:
        assert isinstance(play.state, Relay)
        return play.state

    def test_the_crew_picks_the_route_and_anyone_may_say_so(self) -> None:
        play = RELAY.new(2, 1)
        assert play.pending[0].crew
        play.choose(1, "pass")
        assert self.relay(play).distance == 3
        assert [timer.id for timer in play.timers] == [DUSK, "dawdle-0", "dawdle-1"]

    def test_everybody_runs_alone_and_a_die_decides_a_sprint(self) -> None:
        play = RELAY.new(2, chance=scripted(["leap", "stumble"]))
        play.choose(0, "ford")
        play.choose(1, "sprint")
        assert self.relay(play).steps == [0, 2]
        play.choose(0, "sprint")
        assert self.relay(play).steps == [0, 0 + 2]
        assert play.pending[1].waiting

    def test_who_has_arrived_may_turn_back_once(self) -> None:
        play = RELAY.new(2, 1)
        play.choose(0, "ford")
        play.choose(1, "step")
        play.choose(1, "step")
        play.choose(1, "resume")
        assert self.relay(play).steps == [0, 0]
        play.choose(1, "step")
        play.choose(1, "step")
        assert 1 not in play.pending
        play.choose(0, "step")
        play.choose(0, "step")
        assert self.relay(play).scores == [1, 2]

    def test_dusk_ends_the_day_for_those_on_the_way(self) -> None:
        play = RELAY.new(2, 1)
        play.choose(0, "ford")
        play.choose(1, "step")
        play.choose(1, "step")
        play.expire(DUSK)
        assert self.relay(play).scores == [0, 1]
        assert play.pending[0].crew
        assert play.timers == []

    def test_the_last_dusk_ends_the_game(self) -> None:
        play = RELAY.new(2, 1, legs=1)
        play.choose(0, "ford")
        play.expire(DUSK)
        assert play.outcome is not None
        assert play.outcome.scores == (0, 0)

    def test_people_come_and_go_at_the_camp_and_nowhere_else(self) -> None:
        play = RELAY.new(2, 1)
        play.join()
        play.leave(0)
        with pytest.raises(IllegalChoice, match="do not let seat 0 leave"):
            play.leave(0)
        play.choose(1, "ford")
        assert list(play.pending) == [1, 2]
        with pytest.raises(IllegalChoice, match="let nobody join"):
            play.join()


class TestScramble:
    def scramble(self, play: Play) -> Scramble:
        assert isinstance(play.state, Scramble)
        return play.state

    def test_whoever_is_first_takes_the_die(self) -> None:
        play = SCRAMBLE.new(2, chance=scripted(["3", "1", "2"]))
        for seat, die in ((1, "red"), (1, "blue"), (0, "blue")):
            play.choose(seat, die)
        assert [hand.score() for hand in self.scramble(play).hands] == [2, 3 + 1]

    def test_the_box_is_bounded(self) -> None:
        play = SCRAMBLE.new(2, chance=scripted(["0"] * 4))
        for _ in range(4):
            play.choose(0, "red")
        assert ids(play, 1) == ["blue", "stop"]

    def test_a_shout_swaps_a_die_beside_what_is_asked(self) -> None:
        play = SCRAMBLE.new(2, chance=scripted(["0", "2"]))
        play.choose(0, "red")
        assert ids(play, 0) == ["red", "blue", "stop", "~0"]
        assert ids(play, 1) == ["red", "blue", "stop"]
        play.choose(0, "~0")
        assert ids(play, 0) == ["red", "blue", "keep"]
        play.choose(0, "blue")
        assert self.scramble(play).hands[0].score() == 2
        assert ids(play, 0) == ["red", "blue", "stop"]

    def test_the_sand_ends_it_even_in_the_middle_of_a_shout(self) -> None:
        play = SCRAMBLE.new(2, chance=scripted(["3"]))
        play.choose(0, "red")
        play.choose(0, "~0")
        play.expire(SAND)
        assert play.outcome is not None
        assert play.outcome.scores == (3, 0)

    def test_a_race_won_meanwhile_ends_a_shout_that_has_changed_nothing(self) -> None:
        play = SCRAMBLE.new(2, chance=scripted(["3", "1"]))
        play.choose(0, "red")
        play.choose(0, "~0")
        play.choose(1, "blue")
        assert [hand.score() for hand in self.scramble(play).hands] == [3, 1]
        assert ids(play, 0) == ["red", "blue", "stop", "~0"]

    def test_it_is_over_when_everybody_has_stopped(self) -> None:
        play = SCRAMBLE.new(3, 1)
        for seat in (2, 0, 1):
            play.choose(seat, "stop")
        assert play.outcome is not None


class TestVault:
    def vault(self, play: Play) -> Vault:
        assert isinstance(play.state, Vault)
        return play.state

    def declared(self, *guards: str, smoke: str = "none", seats: int = 2) -> Play:
        """Burglars one and two force the door, the others sneak; nobody looks."""
        play = VAULT.new(seats, chance=scripted(list(guards)), smoke=smoke)
        for actor, option in ((0, "force"), (1, "force")):
            play.choose(actor % seats, option)
        return play

    def test_one_seat_leads_several_burglars_in_turn(self) -> None:
        play = VAULT.new(2, 1)
        assert [(d.seat, d.actor) for d in play.open] == [(0, 0), (1, 1)]
        play.choose(0, "sneak")
        assert [(d.seat, d.actor) for d in play.open] == [(0, 2), (1, 1)]

    def test_only_two_may_force_and_the_others_need_not_be_asked(self) -> None:
        play = self.declared("dozer")
        assert self.vault(play).declared == [FORCE, FORCE, SNEAK, SNEAK]
        assert play.pending[0].key == "vault.look"

    def test_forcing_takes_loot_when_the_guard_is_not_stronger(self) -> None:
        play = self.declared("hound")
        play.choose(0, "go")
        assert self.vault(play).loot == [1, 1, 0, 0]
        assert self.vault(play).alarm == 0

    def test_a_guard_who_is_stronger_makes_it_loud(self) -> None:
        play = self.declared("captain")
        play.choose(0, "go")
        assert self.vault(play).loot == [0, 0, 0, 0]
        assert self.vault(play).alarm == 1

    def test_the_alarm_makes_guards_stronger(self) -> None:
        play = VAULT.stage(
            {
                "seats": 2,
                "options": {"smoke": "none"},
                "state": {"phase": "patrol", "alarm": 2, "declared": ["force"] * 2 + ["sneak"] * 2},
            },
            chance=scripted(["hound"]),
        )
        play.choose(0, "go")
        assert self.vault(play).alarm == 3

    def test_looking_learns_who_is_there_and_not_where(self) -> None:
        play = self.declared("captain", "dozer")
        play.choose(1, "look")
        vault = self.vault(play)
        assert vault.alarm == 1
        assert vault.guards.size() == 3
        known = [card for run in vault.guards.runs for card in run.cards]
        assert known == [3, 0], "the captain is in the bag, the dozer was met and lies under it"

    def test_smoke_is_offered_in_order_until_all_have_passed(self) -> None:
        play = self.declared("captain", smoke="one")
        play.choose(0, "go")
        asked: list[int] = []
        while play.open[0].key == "vault.smoke":
            asked.append(play.open[0].actor)
            play.choose(play.open[0].seat, "pass" if len(asked) < 3 else "1")
        assert asked == [0, 1, 2]
        assert self.vault(play).turned == -1
        assert self.vault(play).smoke == [1, 1, 0, 1]
        assert self.vault(play).alarm == 0

    def test_loot_is_shared_in_a_draft_that_can_be_called_off(self) -> None:
        play = self.declared("dozer")
        play.choose(0, "go")
        assert ids(play, 0) == ["confirm", "cancel", "0", "1"]
        play.choose(0, "0")
        play.choose(0, "1")
        play.choose(0, "0")
        assert self.vault(play).given == [1]
        assert self.vault(play).loot == [1, 1, 0, 0], "nothing moves before it is confirmed"
        twin = play.copy()
        twin.choose(0, "cancel")
        assert self.vault(twin).loot == [1, 1, 0, 0]
        play.choose(0, "confirm")
        assert self.vault(play).loot == [1, 0, 1, 0]

    def learned(self, night: int) -> Play:
        """All three guards have been met, and lie in the order in which they were."""
        order = {"ordered": True, "cards": ["hound", "dozer", "walker"], "unseen": [0, 0]}
        pools = [{"cards": ["captain", "shadow"]}, {"cards": ["owl", "wolf"]}]
        state = {"phase": "patrol", "round": night, "guards": {"runs": [order], "pools": pools}}
        return VAULT.stage({"options": {"smoke": "none"}, "state": state}, chance=scripted([]))

    def test_guards_come_round_in_the_order_learned(self) -> None:
        play = self.learned(night=0)
        for known in (2, 0):
            assert self.vault(play).guards.may_be_next() == [known]
            play.choose(0, "go")
            play.choose(0, "confirm")
            while play.open[0].key == "vault.declare":
                play.choose(0, "sneak")
        assert self.vault(play).guards.size() == 3

    def test_in_the_third_round_one_more_is_shuffled_in_unseen(self) -> None:
        play = self.learned(night=2)
        play.choose(0, "go")
        play.choose(0, "confirm")
        assert self.vault(play).guards.size() == 4
        assert self.vault(play).guards.may_be_next() == [0, 1, 2, 5, 6]

    def test_people_with_real_cards_say_which_guard_came(self) -> None:
        play = VAULT.new(1, chance=Physical(), smoke="none")
        while play.open[0].key == "vault.declare":
            play.choose(0, "sneak")
        play.choose(0, "go")
        assert ids(play, 0) == ["dozer", "walker", "hound", "captain", "shadow"]
        play.choose(0, "captain")
        assert self.vault(play).alarm == 1


class Ready(Window[Probe]):
    """Each actor may act while its number has been noted fewer than two times."""

    def uses(self, state: Probe, actor: int) -> list[int]:
        return [1, 2] if state.notes.count(actor) < 2 else []

    def carry_out(self, state: Probe, actor: int, use: int) -> Flow[None]:
        state.notes.append(actor)
        yield Decision(state, actor, READY, actor)


READY = Ready("probe.ready")


def window(state: Probe) -> Flow[None]:
    yield from react(state, READY, [0, 1, 2])


class TestWindows:
    def test_after_each_use_everybody_is_asked_again(self) -> None:
        play = ProbeGame(window).new(3, 1)
        asked: list[int] = []
        for answer in ("pass", "1", "pass", "pass", "pass", "pass"):
            asked.append(play.open[0].seat)
            play.choose(play.open[0].seat, answer)
        assert asked == [0, 1, 1, 1, 2, 0]
        assert play.outcome is not None

    def test_no_taker_no_question(self) -> None:
        def nobody(state: Probe) -> Flow[None]:
            state.notes = [0, 0, 1, 1, 2, 2]
            yield from react(state, READY, [0, 1, 2])

        assert ProbeGame(nobody).new(3, 1).outcome is not None

    def test_who_has_passed_counts_in_the_fingerprint(self) -> None:
        one = ProbeGame(window).new(3, 1)
        other = ProbeGame(window).new(3, 1)
        for play, answers in ((one, "1pppp1pp"), (other, "p1p1pppp")):
            for answer in answers[:4]:
                play.choose(play.open[0].seat, "pass" if answer == "p" else "1")
        assert one.fingerprint() != other.fingerprint()

    def test_a_play_that_is_dropped_goes_without_a_sound(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        heard: list[object] = []
        monkeypatch.setattr(sys, "unraisablehook", heard.append)
        gc.collect()
        gc.freeze()  # all that is not of this test
        for game in (ProbeGame(window), SCRAMBLE, RELAY, VAULT):
            for steps in range(6):
                play = game.new(3, 1)
                for _ in range(steps):
                    if play.open:
                        play.take(play.open[0].seat, 0)
                del play
                gc.collect()
        assert heard == []
