"""The conformance suite can fail: each check finds the game that is broken in its way."""

from __future__ import annotations

import ast
import inspect
import json
import re
import traceback
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bossrush.engine.errors import BossrushError
from bossrush.testing import (
    Case,
    Fault,
    Suite,
    asking,
    cases,
    conformance,
    digest,
    faults,
    twins,
    walk,
    wording,
)
from bossrush.testing.compiled import CompiledForm
from bossrush.testing.golden import compare_with_golden
from bossrush.testing.steering import steered
from tests.toys import broken_asking, broken_end, broken_pace, broken_shown, broken_state, doctored
from tests.toys.hunt import Hunt, HuntGame

SEEDS = range(3)

Broken: TypeAlias = type[HuntGame] | type[doctored.Doctored]

FOUND: list[tuple[Broken, str, str]] = [
    (broken_asking.Empty, "decisions_are_sound", "offers 0 options"),
    (broken_asking.Oversized, "decisions_are_sound", "offers 129 options"),
    (broken_asking.EmptyRace, "decisions_are_sound", "for seat 0 offers 0 options"),
    (broken_asking.OversizedRace, "decisions_are_sound", "for seat 0 offers 129 options"),
    (broken_asking.WaitsForNothing, "decisions_are_sound", "has only one answer, and waits"),
    (broken_asking.LikeAnAside, "decisions_are_sound", "an answer is a number from 0 to"),
    (broken_asking.SameIds, "decisions_are_sound", "offers 'strike' twice"),
    (broken_asking.UnreadableIds, "decisions_are_sound", "'guard' is 1, and is read back as 0"),
    (broken_asking.OneWayIds, "decisions_are_sound", "'strike' cannot be read back"),
    (broken_asking.UntidyIds, "decisions_are_sound", "'strike ': an id is plain text"),
    (broken_asking.FickleOptions, "decisions_are_sound", "something else when it is asked twice"),
    (broken_asking.Absent, "decisions_are_sound", "there is no such seat"),
    (broken_pace.Lingers, "decisions_are_sound", "has left, and is still asked"),
    (doctored.NeverDone, "decisions_are_sound", "is over, and somebody is still asked"),
    (doctored.Silent, "decisions_are_sound", "is not over, and nobody is asked"),
    (broken_state.Negative, "states_are_possible", "beast: expected a whole number of 0 or more"),
    (broken_state.Lost, "states_are_possible", "nobody gets stronger"),
    (broken_state.Unchecked, "states_are_possible", "does not say what must hold"),
    (broken_end.Endless, "it_ends", "has not ended after 300 moves"),
    (broken_end.Unscored, "it_ends", "neither a winner nor scores"),
    (broken_end.Misscored, "it_ends", "3 scores for 2 seats"),
    (broken_end.OnePlace, "it_ends", "1 places for 2 seats"),
    (broken_end.PlacedTogether, "it_ends", "won or lost together, and are placed"),
    (broken_end.NobodySecond, "it_ends", "leave one out"),
    (broken_end.Miscounted, "it_ends", "score sheet of seat 1 adds up to 1"),
    (broken_shown.Meddles, "looking_changes_nothing", "changed beast"),
    (broken_shown.Spends, "looking_changes_nothing", "used up luck"),
    (broken_asking.UntypedRefusal, "bad_choices_change_nothing", "ZeroDivisionError"),
    (broken_asking.TakesAnything, "bad_choices_change_nothing", "nobody offered it"),
    (broken_asking.CalledStale, "bad_choices_change_nothing", "was called stale, with no number"),
    (broken_asking.CostlyRefusal, "bad_choices_change_nothing", "refused have changed the play"),
    (doctored.TakesForeign, "bad_choices_change_nothing", r"(?s)nobody offered it.*at the start"),
    (doctored.TakesOld, "bad_choices_change_nothing", r"(?s)nobody offered it.*after \d+ moves"),
    (doctored.ForgetsOld, "bad_choices_change_nothing", "offered elsewhere, was not called stale"),
    (broken_asking.Curt, "refusals_have_reasons", "refuses 'rest' without a reason"),
    (broken_asking.Obliging, "refusals_have_reasons", "'rest', and takes it all the same"),
    (broken_state.Protests, "dropping_is_silent", "a play that was dropped here said"),
    (broken_state.ProtestsLate, "dropping_is_silent", "a play that was dropped said"),
    (broken_state.Hides, "same_place_same_question", "something else is asked|leads elsewhere"),
    (broken_state.AsksByHeart, "same_place_same_question", "something else is asked"),
    (broken_state.Remembers, "same_place_same_question", "leads elsewhere"),
    (broken_state.CopyForgets, "copies_are_exact", "forgets hp"),
    (broken_state.CopyShares, "copies_are_exact", "share hp"),
    (broken_state.CopyRerolls, "copies_are_exact", "other dice ahead"),
    (broken_state.Hides, "no_field_is_hidden", "grudge changed"),
    (broken_state.Dicey, "forks_are_honest", "stands elsewhere"),
    (broken_state.CopyShares, "forks_are_honest", "has changed the play it was made from"),
    (broken_state.Hoards, "saves_lead_back", "stands elsewhere|position is not the one"),
    (broken_asking.FickleIds, "saves_lead_back", "saved again is another one"),
    (doctored.Unsealed, "saves_lead_back", "tells the seed"),
    (broken_state.OwnDice, "saves_lead_back", "goes on without a mark"),
    (broken_state.Hoards, "undo_leads_back", "chosen again, leads elsewhere"),
    (broken_state.Drifts, "undo_leads_back", "taking back .* leads elsewhere"),
    (doctored.Boasts, "undo_leads_back", r"revealed something, and undo\(\) said True"),
    (doctored.Unforgiving, "undo_leads_back", "could not be taken back with everybody's consent"),
    (doctored.Forgets, "undo_leads_back", "a save after taking back .* leads elsewhere"),
    (broken_state.Misreads, "positions_are_phase_starts", "leads elsewhere|something else"),
    (broken_state.HiddenTurn, "positions_are_phase_starts", "asks something else than its phase"),
    (broken_state.Lost, "positions_are_phase_starts", "its own position cannot be staged"),
    (broken_state.Listens, "same_seed_same_events", "nobody listens to|listening uses up luck"),
    (broken_state.AsksListeners, "same_seed_same_events", "the twin asks something else"),
    (broken_state.Tells, "same_seed_same_events", "tell other events"),
    (broken_state.TellsFirst, "same_seed_same_events", "tells other events at the start"),
    (broken_state.Loud, "same_seed_same_events", "a quiet play tells events"),
    (broken_state.JoinsLate, "phases_can_begin_again", "changes beast before it asks"),
    (broken_pace.ChangesFirst, "phases_can_begin_again", "changes hp before it asks"),
    (broken_pace.RollsFirst, "phases_can_begin_again", "rolls before it asks"),
    (broken_pace.AsksAnother, "phases_can_begin_again", "of seat 0 asks seat 1 first"),
    (broken_pace.HalfAside, "asides_in_races_ask_first", "changes hp before it has asked all"),
    (broken_pace.RollsAside, "asides_in_races_ask_first", "rolls before it has asked all"),
    (broken_pace.RacesAside, "asides_in_races_ask_first", "something else than to ask its seat"),
    (broken_shown.Sketches, "everything_shown_is_plain", "a scene is a dict"),
    (broken_shown.Objects, "everything_shown_is_plain", "is not plain"),
    (broken_shown.Knots, "everything_shown_is_plain", "the scene changes on its way"),
    (broken_shown.Pairs, "everything_shown_is_plain", "the position changes on its way"),
    (broken_shown.ShowsStream, "no_secret_is_shown", "the stream of chance"),
    (broken_shown.Foresees, "no_secret_is_shown", "luck that nobody has seen"),
    (broken_shown.Whispers, "no_secret_is_shown", "events tell the stream"),
    (broken_shown.TwoBeasts, "ids_resolve", "2 things with the id 'beast'"),
    (broken_shown.Nameless, "ids_resolve", "has an empty id"),
    (broken_shown.Elsewhere, "ids_resolve", "'wolf' does not cover 'den', where it is"),
    (broken_shown.MentionsNothing, "ids_resolve", "the scene cites 'moon'"),
    (broken_shown.PointsNowhere, "ids_resolve", "cites 'moon'"),
    (broken_shown.CitesNothing, "ids_resolve", "the event 'say' cites 'moon'"),
    (broken_shown.Untold, "words_in_every_language", "no text 'hunt-untold'"),
    (broken_shown.Unwritten, "words_in_every_language", "the scene: no text 'hunt-untold'"),
    (broken_shown.HalfTold, "words_in_every_language", "cannot be said"),
    (broken_shown.SaysNothing, "words_in_every_language", "'hunt-blank' says nothing in 'en'"),
    (broken_shown.OddBar, "words_in_every_language", "the bar 'mood': no text 'part-odd'"),
    (broken_shown.Unnamed, "words_in_every_language", "the setting 'fog': no text"),
    (broken_shown.LaxWords, "words_in_every_language", "must be strict"),
    (broken_shown.TooSure, "words_in_every_language", "odds that cannot be"),
    (broken_shown.ManyOdds, "words_in_every_language", "more than two odds"),
    (broken_shown.Misquotes, "rules_cited_exist", "'hunt.nonsense'"),
    (broken_shown.Swallows, "bad_settings_are_refused", "took 2 seats"),
    (broken_shown.Trips, "bad_settings_are_refused", "were refused by KeyError"),
    (broken_shown.Trusting, "bad_positions_are_refused", "was met by"),
    (broken_shown.Overlooks, "bad_positions_are_refused", "a field too many was taken"),
    (broken_shown.Gullible, "bad_saves_are_refused", "was met by RuntimeError"),
    (doctored.Belated, "bad_saves_are_refused", "leads elsewhere, and was taken"),
    (broken_state.BehindTheBack, "real_dice_will_do", "behind the table's back"),
]


def suite_of(kind: Broken, **stated: Any) -> Suite:
    game = kind() if issubclass(kind, HuntGame) else doctored.DoctoredGame(kind)
    return Suite(game, seats=(2,), most=300, **getattr(kind, "stated", {}), **stated)


@cache
def fault_of(place: int) -> Exception:
    """What is found wrong with an entry of the list."""
    kind, check, _told = FOUND[place]
    suite = suite_of(kind)
    with pytest.raises((Fault, BossrushError)) as found:
        suite.checks()[check](suite.cases[0], SEEDS)
    return found.value


@pytest.mark.parametrize(
    "place", range(len(FOUND)), ids=[f"{kind.__name__}-{check}" for kind, check, _ in FOUND]
)
def test_what_is_broken_is_found(place: int) -> None:
    assert re.search(FOUND[place][2], str(fault_of(place)))


def test_every_check_has_been_seen_to_fail() -> None:
    assert {check for _, check, _ in FOUND} == set(suite_of(HuntGame).checks())


def test_every_fault_has_been_seen() -> None:
    """Wherever a check says that something is wrong, some toy has made it say so."""
    seen: set[tuple[str, int]] = set()
    for place in range(len(FOUND)):
        for frame in traceback.extract_tb(fault_of(place).__traceback__):
            seen.add((frame.filename, frame.lineno or 0))
    said = {
        (module.__file__, node.lineno)
        for module in (asking, faults, twins, walk, wording)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Raise) and node.exc and "ault(" in ast.unparse(node.exc)
    }
    assert len(said) > 70
    assert sorted(said - seen) == []


def test_every_broken_toy_is_used() -> None:
    kinds = {
        thing
        for module in (broken_asking, broken_end, broken_pace, broken_shown, broken_state, doctored)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, HuntGame | doctored.Doctored)
    }
    assert kinds - {kind for kind, _, _ in FOUND} == {
        HuntGame,
        broken_asking.Asks,
        broken_asking.Race,
        broken_end.Ends,
        broken_pace.OwnPace,
        broken_pace.Racing,
        doctored.Doctored,
        doctored.DoctoredGame,
    }


@pytest.mark.parametrize("check", suite_of(HuntGame).checks())
def test_what_is_sound_passes(check: str) -> None:
    suite = suite_of(HuntGame)
    suite.checks()[check](suite.cases[0], SEEDS)


class Stern(HuntGame):
    """Nothing is taken back freely, which is for the rules to say."""

    def may_undo(self, state: Hunt, seat: int) -> bool:
        return False


def test_rules_may_forbid_to_take_back() -> None:
    suite = suite_of(Stern)
    suite.checks()["undo_leads_back"](suite.cases[0], SEEDS)


def test_seats_at_their_own_pace_pass() -> None:
    suite = suite_of(broken_pace.OwnPace)
    for check in suite.checks().values():
        check(suite.cases[0], range(1))


def test_a_fault_says_how_to_see_it_again() -> None:
    suite = suite_of(broken_state.Lost)
    with pytest.raises(Fault, match=r"in hunt\.new\(seats=2, seed=0\) after \d+ moves: \d"):
        suite.checks()["states_are_possible"](suite.cases[0], SEEDS)


def test_hypothesis_finds_the_shortest_way_to_a_fault() -> None:
    # One move is enough; how far Hypothesis gets in shrinking depends on its profile.
    with pytest.raises(Fault, match=r"after [123] moves: "):
        steered(Case(broken_state.Lost(), 2))


class TestGolden:
    def test_a_file_is_written_once_and_then_compared(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "golden.json"
        case = Case(HuntGame(), 2)
        monkeypatch.delenv("BOSSRUSH_GOLDEN", raising=False)
        with pytest.raises(Fault, match="BOSSRUSH_GOLDEN=write once"):
            compare_with_golden(case, SEEDS, file)
        monkeypatch.setenv("BOSSRUSH_GOLDEN", "write")
        compare_with_golden(case, SEEDS, file)
        monkeypatch.delenv("BOSSRUSH_GOLDEN")
        compare_with_golden(case, SEEDS, file)
        with pytest.raises(Fault, match="seed 0"):
            compare_with_golden(Case(broken_state.Remembers(), 2), SEEDS, file)

    def test_a_rule_that_changes_unseen_is_found(self) -> None:
        assert digest(Case(HuntGame(), 2), 1) != digest(Case(broken_state.JoinsLate(), 2), 1)
        assert digest(Case(HuntGame(), 2), 1) == digest(Case(HuntGame(), 2), 1)


def compare_with_compiled(folder: Path) -> None:
    case = Case(HuntGame(), 2)
    CompiledForm([case], SEEDS[:1]).compare(case, str(folder))


class TestCompiled:
    def test_the_source_is_no_compiled_form(self) -> None:
        with pytest.raises(Fault, match="does not hold a compiled form"):
            compare_with_compiled(Path(__file__).parents[2] / "src")

    def test_a_form_that_plays_otherwise_is_found(self, tmp_path: Path) -> None:
        told = json.dumps({"compiled": True, "plays": [{"0": "1 hunt-won 00"}]})
        self.pretend(tmp_path, f"print({told!r})")
        with pytest.raises(Fault, match=r"plays otherwise: seeds \['0'\]"):
            compare_with_compiled(tmp_path)

    def test_a_form_that_breaks_is_found(self, tmp_path: Path) -> None:
        self.pretend(tmp_path, "raise SystemExit('no such library')")
        with pytest.raises(Fault, match="no such library"):
            compare_with_compiled(tmp_path)

    def pretend(self, folder: Path, code: str) -> None:
        package = folder / "bossrush" / "testing"
        package.mkdir(parents=True)
        (folder / "bossrush" / "__init__.py").touch()
        (package / "__init__.py").touch()
        (package / "compiled.py").write_text(f"def main():\n    {code}\n", "utf-8")


class TestCases:
    def test_every_seat_and_every_value_is_tried(self) -> None:
        assert [str(case) for case in cases(HuntGame())] == ["1", "2", "3", "4"]

    def test_a_class_of_tests_is_made(self) -> None:
        made = conformance(HuntGame(), golden=Path("golden.json"), seats=(1, 2))
        tests = [name for name in vars(made) if name.startswith("test_")]
        assert len(tests) == len(suite_of(HuntGame).checks()) + 4
        assert all(getattr(made, name).__doc__ for name in tests)
