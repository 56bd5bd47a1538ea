"""The plain client: a dialogue over pipes, and everything a screen reader needs in words."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

import bossrush
from bossrush.companions.companion import Companion
from bossrush.engine.decision import Decision, Flow, Until
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.save import read
from bossrush.engine.scene import Scene
from bossrush.terminal.asked import Asked, Offer
from bossrush.terminal.clocks import Clocks
from bossrush.terminal.plain import PlainClient, called
from bossrush.terminal.plain_replay import PlainViewer
from bossrush.terminal.sitting import Sitting
from bossrush.terminal.spoken import Reader
from bossrush.terminal.voice import Voice
from tests.terminal.tables import answer_all, finished, reel_of, table
from tests.toys.probe import Ask, Probe, ProbeGame, note


class Hothead(Companion):
    """Always takes the first option."""

    key = "hothead"

    def answer(self, play: Play, decision: Decision) -> int:
        return decision.values()[0]


ROOT = Path(__file__).parents[2]


def dialogue(sitting: Sitting, *lines: str) -> str:
    """What the client says when these lines are typed, and then the input ends."""
    sink = io.StringIO()
    PlainClient(sitting, io.StringIO("".join(f"{line}\n" for line in lines)), sink).run()
    return sink.getvalue()


def through_a_pipe(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.terminal.command", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
        timeout=300,
        check=False,
    )


# -- through a pipe -------------------------------------------------------------------------


def test_a_whole_hunt_over_a_pipe(tmp_path: Path) -> None:
    save = tmp_path / "hunt.json"
    command = ["play", "bare", "--plain", "--seats", "2", "--seed", "3", "--save", str(save)]
    ran = through_a_pipe(*command, typed="strike\n1\n" * 12)
    assert ran.stderr == ""
    assert ran.returncode == 0
    assert ran.stdout.startswith("bare, 2 players.\n")
    assert "Player 2: Strike or guard?\n  1  Strike\n  2  Guard\n" in ran.stdout
    assert "The beast is dead.\n\nYou have won.\n" in ran.stdout
    assert "\x1b" not in ran.stdout
    assert read(save.read_bytes()).ended == "hunt-won"
    checked = through_a_pipe("replay", str(save), "--verify")
    assert checked.returncode == 0
    assert checked.stdout.startswith("This save is genuine: ")
    assert checked.stdout.count("\n") == 1


def test_the_end_of_the_input_saves_and_another_day_goes_on(home: Path) -> None:
    first = through_a_pipe(
        "play", "gallery", "--plain", "--seats", "2", "--lang", "fr", typed="1\n3"
    )
    assert first.returncode == 0
    (saved,) = home.iterdir()
    assert first.stdout.endswith(f"La partie est enregistrée dans {saved}.\n")
    second = through_a_pipe("play", "gallery", "--plain", "--resume", typed="q\n")
    assert second.returncode == 0
    assert "Player 1, Lt. Varga chooses “Shoot”." in second.stdout
    assert "The game goes on from here." in second.stdout
    assert "The whole team: Press on?" in second.stdout
    assert list(home.iterdir()) == [saved]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_whoever_is_told_to_stop_saves_first(tmp_path: Path) -> None:
    save = tmp_path / "stopped.json"
    command = ["play", "gallery", "--plain", "--save", str(save)]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.terminal.command", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
    )
    assert process.stdout is not None
    heard = ""
    while not heard.endswith("> "):
        heard += process.stdout.read(1) or "(it has ended) > "
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=300)
    assert errors == ""
    assert process.returncode == 128 + signal.SIGTERM
    assert bossrush.load(save.read_bytes()).choices == 0


# -- the dialogue ---------------------------------------------------------------------------


def test_numbers_and_names_choose() -> None:
    sitting = table(seats=2)
    said = dialogue(sitting, "3", "shoot")
    assert "Player 1, Lt. Varga chooses “Take cover”." in said
    assert "Player 2, Lt. Okoro chooses “Shoot”." in said
    assert sitting.play.choices == 2


def test_an_option_is_called_as_it_is_read() -> None:
    sitting = table(seats=2)
    said = dialogue(sitting, "TAKE COVER", "sho")
    assert "Player 1, Lt. Varga chooses “Take cover”." in said
    assert "Player 2, Lt. Okoro chooses “Shoot”." in said
    french = table("souls", seats=1, lang="fr", options=["scenario=gargoyle"])
    dialogue(french, "assassin")
    assert french.play.choices == 1


def test_a_name_that_fits_several_options_asks_which() -> None:
    sitting = table("sector", seats=1)
    said = dialogue(sitting, "lt.", "Lt", "lt. abbot")
    assert "“lt.” fits 1, 2, 3, 4, 5 and 6: type the number of the one you mean." in said
    assert "“Lt” is not an option" in said
    assert sitting.play.choices == 1


def test_commands_may_be_typed_in_capitals() -> None:
    said = dialogue(table("sector", seats=1), "O", "Help", "U", "Q")
    assert "is not an option" not in said


def test_a_word_of_a_name_is_enough_where_only_one_has_it() -> None:
    sitting = table("sector", seats=1)
    assert "chooses “Lt. Abbot”." in dialogue(sitting, "abb")
    assert sitting.play.choices == 1


def test_nothing_is_thrown_away_by_half_its_name() -> None:
    discard = Message("plain-text", text="")
    away, dead = (
        Offer(kind, discard, None, ends, (), frozenset(), False, kind)
        for kind, ends in (("drop", None), ("move", Message("plain-text", text="")))
    )
    asked_now = Asked(0, 0, "q", 1, Message("q"), False, (away, dead))

    class Said:
        def say(self, _: Message) -> str:
            return "Miller discards Riot Gun"

    assert called("riot gun", asked_now, cast(Voice, Said())) == []
    assert called("miller disc", asked_now, cast(Voice, Said())) == [1, 2]


def test_apostrophes_are_typed_as_keyboards_have_them() -> None:
    offer = Offer("x", Message("plain-text", text=""), None, None, (), frozenset(), False)
    asked_now = Asked(0, 0, "q", 1, Message("q"), False, (offer,))

    class Said:
        def say(self, _: Message) -> str:
            return "Ouvrir l’écoutille\u00a0!"

    assert called("ouvrir l'écoutille !", asked_now, cast(Voice, Said())) == [1]


def test_an_option_says_what_it_costs_and_how_it_may_go() -> None:
    said = dialogue(table(seats=1))
    assert (
        "  1  Shoot: One die at the first of the row; they shoot back. "
        "Odds: 67% at least one hit, 50% unhurt.\n" in said
    )
    assert "  3  Take cover: No attack on you this round. Odds: sure unhurt.\n" in said


def test_an_option_says_what_it_surely_ends() -> None:
    class Last(Ask):
        def ends(self, state: Probe, actor: int, value: int) -> Message | None:
            return Message("gallery-summary") if value == 2 else None

    def phase(state: Probe) -> Flow[None]:
        state.notes.append((yield Decision(state, 0, Last("probe.last", 3))))

    sitting = Sitting(ProbeGame(phase).new(1, 1), table(seats=1).voice)
    told = [line for line in dialogue(sitting).splitlines() if "Everything a table" in line]
    assert [line.split()[0] for line in told] == ["3"]


@pytest.mark.parametrize("typed", ["0", "4", "99", "-1", "flee", "1 2", "²"])
def test_what_is_not_offered_is_refused_in_a_sentence(typed: str) -> None:
    sitting = table(seats=2)
    said = dialogue(sitting, typed)
    assert f"“{typed}” is not an option: type a number from 1 to 3" in said
    assert sitting.play.choices == 0


def test_what_a_card_forbids_is_refused_with_its_words() -> None:
    class Guarded(Ask):
        def why_not(self, state: Probe, actor: int, value: int) -> Message | None:
            return Message("gallery-summary") if value == 7 else None

    def phase(state: Probe) -> Flow[None]:
        state.notes.append((yield Decision(state, 0, Guarded("probe.guarded", 3))))

    sitting = Sitting(ProbeGame(phase).new(1, 1), table(seats=1).voice)
    said = dialogue(sitting, "7", "8")
    assert "“7” is forbidden here: Everything a table can show, at once.\n" in said
    assert "“8” is not an option" in said


def test_an_empty_line_is_no_answer() -> None:
    sitting = table(seats=2)
    dialogue(sitting, "", "  ")
    assert sitting.play.choices == 0


def test_undo_asks_the_table_once_something_was_seen() -> None:
    sitting = table(seats=2)
    said = dialogue(sitting, "u", "1", "u", "1", "1", "u", "u!")
    assert "There is nothing to undo yet." in said
    assert "The last choice is undone." in said
    assert "type u! to undo it" in said
    assert "The table agrees to undo the last choice" in said
    assert sitting.play.choices == 1


def test_another_seat_may_go_first() -> None:
    sitting = table(seats=2)
    said = dialogue(sitting, "n", "2")
    assert said.index("Player 2, Lt. Okoro: Declare") > said.index("Player 1, Lt. Varga: Declare")
    assert "Player 2, Lt. Okoro chooses “Aim”." in said
    assert "No other seat can answer now." in dialogue(table(seats=1), "n")


def test_the_table_the_log_and_the_help_are_read_out_on_request() -> None:
    said = dialogue(table(seats=1), "3", "l 1", "s", "?", "? sharks")
    assert said.count("The long table.") == 2
    assert said.count("chooses “Take cover”.") == 2
    assert "The seal on the dice is" in said
    assert "This game has no rules to read here." in said


def test_quitting_saves_only_what_has_begun(home: Path) -> None:
    assert "saved" not in dialogue(table(seats=1), "q")
    assert not home.exists()
    assert "The game is saved in" in dialogue(table(seats=1), "1", "q")
    assert len(list(home.iterdir())) == 1


@pytest.mark.parametrize("word", ["q", "quit", "quitter"])
def test_whoever_types_the_word_leaves_too(word: str) -> None:
    assert "The game is saved in" in dialogue(table(seats=1), "1", word)


def test_french_all_the_way() -> None:
    said = dialogue(table(seats=1, lang="fr"), "3", "x", "s")
    assert "Joueur 1, Lt Varga\u00a0: Déclarez votre action" in said
    assert "Joueur 1, Lt Varga choisit «\u00a0Se mettre à couvert\u00a0»." in said
    assert "«\u00a0x\u00a0» n’est pas proposé" in said
    assert "[" not in said.replace("[hit]", "")


def test_companions_play_their_seats() -> None:
    sitting = table(seats=2, companions=["random"])
    said = dialogue(sitting, "3", "1", "3")
    assert "Player 2, Lt. Okoro: Declare" not in said
    assert said.count("Player 2, Lt. Okoro chooses") == 2


def test_a_companion_that_wins_the_game_ends_the_dialogue() -> None:
    sitting = table(seats=1, options=["dice=1"])
    sitting.companions = {0: Hothead()}
    said = dialogue(sitting)
    assert said.count("chooses") == sitting.play.choices
    assert sitting.play.outcome is not None


def test_real_dice_are_asked_for() -> None:
    sitting = table("bare", seats=1, seed=None, real_dice=True)
    said = dialogue(sitting, "crit")
    assert "The first hunter strikes: 2 wounds." in said


def test_a_clock_that_ran_out_comes_before_the_answer() -> None:
    now = [0.0]
    sitting = table(seats=1)
    sitting.clocks._now = lambda: now[0]
    expired: list[str] = []
    sitting.play.state.start_timer("fuse", 500)
    sitting.clocks.follow(sitting.play)

    def expire(clock: str) -> None:
        expired.append(clock)
        sitting.play.state.stop_timer(clock)
        sitting.clocks.follow(sitting.play)

    sitting.expire = expire  # type: ignore[method-assign]
    now[0] = 1.0
    said = dialogue(sitting, "1")
    assert expired == ["fuse"]
    assert "Time is up: fuse." in said
    assert sitting.play.choices == 0


def test_where_nobody_is_asked_time_passes_until_a_clock_has_run_out() -> None:
    def hush(state: Probe) -> Flow[None]:
        state.start_timer("chime", 3000)
        yield Until("chime")
        yield from note(state, 0)

    now = [0.0]
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    clocks = Clocks(lambda: now[0], sleep)
    sitting = Sitting(ProbeGame(hush).new(1, 1), table(seats=1).voice, clocks=clocks)
    said = dialogue(sitting, "1")
    assert slept == [3.001]
    assert "Nothing to decide until time runs out." in said
    assert "Time is up: chime." in said
    assert sitting.play.outcome is not None


def test_the_end_tells_scores_and_the_seed() -> None:
    sitting = table(seats=2, options=["dice=1"])
    said = dialogue(sitting, "shoot", "shoot")
    assert "You have won.\nPlayer 1: 3 points.\nPlayer 2: 3 points.\n" in said
    assert f"The dice came from the seed {5:032x}" in said


def test_the_end_of_a_contest_tells_the_first_first_and_why() -> None:
    def phase(state: Probe) -> Flow[None]:
        yield from note(state, 0)
        sheet = ((Message("pass"), 1),), ((Message("pass"), 5), (Message("confirm"), -1))
        raise Over(Outcome(None, Message("probe-over"), (1, 4), breakdown=sheet))

    sitting = Sitting(ProbeGame(phase).new(2, 1), table(seats=1).voice)
    said = dialogue(sitting, "1")
    first = "Player 2: 4 points.\n– Pass: 5\n– Confirm: -1\n"
    assert f"{first}Player 1: 1 point.\n– Pass: 1\n" in said


# -- what nobody can mean -------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["9" * 5000, "l " + "9" * 5000, "? " + "9" * 5000])
def test_a_number_of_any_length_is_no_reason_to_break_down(typed: str) -> None:
    said = dialogue(table(seats=2), typed, "shoot")
    assert "chooses “Shoot”." in said
    assert ("is not an option" in said) == typed.isdecimal()
    assert "9" * 100 not in said


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("9" * 5000, "only choices 0 to 12."),
        ("t " + "9" * 5000, "only one turn."),
        ("9" * 5000 + "x", "is not a command"),
    ],
)
def test_nor_is_it_to_whoever_watches(typed: str, told: str) -> None:
    sink = io.StringIO()
    source = io.StringIO(f"{typed}\nq\n")
    reel = reel_of(finished())
    PlainViewer(reel, source, sink).run()
    said = sink.getvalue()
    assert reel.last == 12
    assert told in said
    assert "9" * 100 not in said


def test_another_day_only_the_end_of_the_log_is_read_out(tmp_path: Path) -> None:
    save = tmp_path / "long.json"
    command = ["play", "gallery", "--plain", "--save", str(save)]
    through_a_pipe(*command, "--seed", "4", typed="cover\n1\n" * 20 + "q\n")
    again = through_a_pipe(*command, "--resume", typed="l 1000\nq\n")
    greeting, _, rest = again.stdout.partition("The game goes on from here.")
    short = greeting.partition("Press on?")[0]
    earlier = re.search(r"(\d+) earlier lines of the log are left out; l (\d+) reads", short)
    assert earlier is not None
    told = rest.partition("> ")[2].partition("The game goes on from here.")[0].strip().splitlines()
    assert len(told) + 1 == int(earlier[2]) == int(earlier[1]) + 20


# -- a scene in words -----------------------------------------------------------------------


def test_everything_on_the_table_is_read_out() -> None:
    sitting = table(seats=2, options=["board=rooms"])
    answer_all(sitting, "shoot", "cover")
    said = "\n".join(Reader(sitting.voice).scene(sitting.scene()))
    for part in (
        "Act II, Round 1.",
        "The long table.",
        "Chapters: 2 of 4.",
        "Strength: 3 stamina and 2 wounds, of 10.",
        "State: no flank.",
        "Hall: Lt. Varga. Next to it: Cellar and Yard.",
        "Yard: Lt. Okoro and Gatekeeper (HP: 7 of 10, angry, facing down and right).",
        "Cellar: 3 × Guard.",
        "Chapter dice: might, cunning, wisdom, might and cunning (gone).",
        "Standing orders. Nobody is left behind",
        "Last roll: hit (counts).",
        "Piles: Deck: 17 and Discard: 2 (Carbine on top).",
        "Lt. Varga, player 1.",
        "HP: 11 of 12.",
        "Figures: Might 3 and Cunning 1.",
        "Cards: Carbine and Field kit (left 2).",
        "3 of 4 slots taken.",
    ):
        assert part in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sentence_within_another_has_no_full_stop_of_its_own(lang: str) -> None:
    sitting = table("vengeance", seats=2, lang=lang)
    traits = 0
    for _ in range(40):
        for line in Reader(sitting.voice).scene(sitting.scene()):
            assert not re.search(r"\.\)|(?<!K\.-O)\. (et|and) |\.,", line)
            traits += "Brute" in line
        if sitting.decision is None:
            break
        sitting.choose(sitting.decision.options[-1].id)
    assert traits


def test_an_empty_table_is_read_as_nothing() -> None:
    assert list(Reader(table().voice).scene(Scene("x"))) == []


# -- watching -------------------------------------------------------------------------------


def watch(*lines: str, lang: str = "en") -> str:
    sink = io.StringIO()
    sitting = table(seats=2, options=["dice=9"])
    answer_all(sitting, "shoot", "cover", "on", "cover", "aim", "7")
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    PlainViewer(reel_of(sitting.play, lang=lang), typed, sink).run()
    return sink.getvalue()


def test_stepping_forward_and_back_reads_the_same() -> None:
    said = watch("", "n", "b", "b", "q")
    frames = said.split("Choice ")[1:]
    assert [frame[0] for frame in frames] == ["0", "1", "2", "1", "0"]
    assert frames[1] == frames[3]
    assert frames[0].split("\n> ")[0] == frames[4].split("\n> ")[0]


def test_jumping_by_number_by_turn_and_to_the_end() -> None:
    said = watch("4", "t", "tb", "t 1", "e", "0")
    numbers = [frame[0] for frame in said.split("Choice ")[1:]]
    assert numbers == ["0", "4", "6", "3", "0", "6", "0"]


def test_everything_at_once() -> None:
    said = watch("a")
    assert [frame[0] for frame in said.split("Choice ")[1:]] == list("0123456")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There are only choices 0 to 6."),
        ("b", "There are only choices 0 to 6."),
        ("t 9", "This game has 3 turns."),
        ("jump", "“jump” is not a command here"),
        ("?", "t: the next turn."),
        ("s", "Lt. Varga, player 1."),
    ],
)
def test_the_viewer_answers_in_sentences(typed: str, answer: str) -> None:
    assert answer in watch(typed)


def test_the_log_so_far() -> None:
    said = watch("2", "l", "q")
    assert said.count("chooses “Shoot”.") == 1
    assert said.count("chooses “Take cover”.") == 2


def test_watching_a_whole_hunt_in_french() -> None:
    sink = io.StringIO()
    PlainViewer(reel_of(finished(), lang="fr"), io.StringIO("a\n"), sink).run()
    assert sink.getvalue().startswith("bare\u00a0: une partie de ")
    assert "La bête est morte." in sink.getvalue()


# -- commands as words ----------------------------------------------------------------------


def test_commands_may_be_written_out() -> None:
    sitting = table("gallery", seats=2)
    said = dialogue(sitting, "1", "undo", "help", "log", "next", "quit")
    assert "The last choice is undone." in said
    assert "A number, or the name of an option: choose it." in said
    assert "is not an option" not in said


@pytest.mark.parametrize("word", ["aide", "HELP", "?"])
def test_help_is_found_in_either_language(word: str) -> None:
    assert "choose it." in dialogue(table("gallery"), word, "quitter")


def test_odds_are_read_out_by_themselves() -> None:
    sitting = table("sector", seats=1, seed=11)
    while True:
        decision = sitting.decision
        assert decision is not None
        if any(option.odds for option in decision.options):
            break
        sitting.choose(decision.options[0].id)
    risky = sum(bool(option.odds) for option in decision.options)
    said = dialogue(sitting, "odds").rpartition("> ")[0].rpartition("> ")[2]
    assert said.count("Odds: ") == risky > 0


def test_where_nothing_is_risked_there_are_no_odds() -> None:
    assert "No option here has odds." in dialogue(table("vengeance", seats=1), "odds")


def test_one_thing_on_the_table_by_its_name() -> None:
    sitting = table("souls", seats=1, options=["layout=laid"])
    sitting.choose("assassin")
    while sitting.scene().where[-1].key == "souls-scene-setup":
        decision = sitting.decision
        assert decision is not None
        sitting.choose(decision.options[0].id)
    said = dialogue(sitting, "s estoc", "s nobody")
    assert "Estoc: range 0, 0 Energy: 2 black − 1, 3 Energy: 3 black − 1" in said
    assert "Target Shield" not in said.partition("> ")[2]
    assert "Nothing on the table is called “nobody”." in said
    assert "Endurance: 0 Energy spent and 0 damage, of 10." in dialogue(sitting, "s assassin")
