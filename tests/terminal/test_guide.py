"""The guide at the table: step by step beside the questions, in lines and on the screen."""

from __future__ import annotations

import io

import pytest

import bossrush
from bossrush.engine.errors import OptionError
from bossrush.engine.guide import guide_of
from bossrush.terminal.begin import Wanted, sit_down
from bossrush.terminal.plain import PlainClient
from bossrush.terminal.screen.app import table_app
from bossrush.terminal.screen.guide import GuideStrip
from bossrush.terminal.sitting import Sitting
from tests.terminal.screens import SMALL, WIDE, at


def opening(game: str = "sector", lang: str = "en") -> Sitting:
    return sit_down(Wanted(game, lang=lang, lesson="opening"))


def dialogue(sitting: Sitting, *lines: str) -> str:
    sink = io.StringIO()
    PlainClient(sitting, io.StringIO("".join(f"{line}\n" for line in lines)), sink).run()
    return sink.getvalue()


@pytest.fixture(autouse=True)
def _kept_elsewhere(home: object) -> None:
    """What is left is saved in a folder of the test."""


# -- who gets one ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["sector", "souls", "vengeance", "arkalion"])
def test_an_opening_is_explained_step_by_step(game: str) -> None:
    sitting = opening(game)
    found = guide_of(game)
    assert found is not None
    assert sitting.step() == found.steps[0]


def test_a_set_piece_and_a_game_have_a_guide_only_if_somebody_calls_it() -> None:
    assert sit_down(Wanted("sector", lang="en", lesson="fight")).step() is None
    assert sit_down(Wanted("sector", lang="en")).step() is None
    assert sit_down(Wanted("sector", lang="en", guide=True)).step() is not None


def test_a_game_without_a_guide_says_so() -> None:
    with pytest.raises(OptionError, match="bare has no guide: leave --guide out"):
        sit_down(Wanted("bare", lang="en", guide=True))
    sitting = sit_down(Wanted("bare", lang="en", seats=2))
    assert "This game has no guide." in dialogue(sitting, "g")


# -- line by line ---------------------------------------------------------------------------


def test_each_step_is_said_once_before_the_question() -> None:
    said = dialogue(opening(), "1", "1", "1")
    assert said.index("Guide: You are locked up. Your ship was seized") < said.index("Who will you")
    assert said.count("Guide: You are locked up.") == 1
    assert said.count("Guide: One implant each.") == 1
    assert said.index("plays Lt. Abbot.") < said.index("Guide: One implant each.")


def test_a_word_hears_more_leaves_and_calls_back() -> None:
    said = dialogue(opening(), "guide", "g!", "1", "1", "g", "1")
    assert "The guide has nothing to say about this moment" in said
    assert "The guide leaves; g calls it back." in said
    left, back = said.split("The guide leaves", 1)
    assert "Guide: One implant each." not in left
    assert back.count("Guide: One implant each.") == 1


def test_it_speaks_french_too_and_never_of_the_browser() -> None:
    said = dialogue(opening("vengeance", "fr"))
    assert "Guide : On vous doit quelque chose." in said.replace("\u00a0", " ")


# -- on the screen --------------------------------------------------------------------------


async def test_the_strip_stands_over_the_question_and_goes_on_by_a_key() -> None:
    sitting = opening()
    async with at(table_app(sitting), SMALL) as screen:
        assert "✦ You are locked up Your ship was seized" in screen.prose("#guide")
        assert "[g got it · ? its rule · G leave the guide]" in screen.prose("#guide")
        strip, asked = (screen.app.screen.query_one(one).region for one in ("#guide", "#dock"))
        assert strip.bottom <= asked.y
        await screen.press("g")
        assert not screen.app.screen.query_one(GuideStrip).display
        await screen.press("1", "1")
        assert "✦ One implant each" in screen.prose("#guide")
        await screen.press("G")
        assert not screen.app.screen.query_one(GuideStrip).display
        assert not sitting.guiding.on
        await screen.press("g")
        assert "✦ One implant each" in screen.prose("#guide")


async def test_what_a_set_piece_shows_is_whole_until_it_was_read() -> None:
    sitting = sit_down(Wanted("sector", lang="en", lesson="fight"))
    about = sitting.voice.say(bossrush.game("sector").lesson("fight").about)
    async with at(table_app(sitting), SMALL) as screen:
        said = screen.prose("#guide").replace("┃ ", "")
        assert "✦ Miller and Tanner fight" in said
        assert about in said
        await screen.press("g")
        assert not screen.app.screen.query_one(GuideStrip).display


async def test_its_rule_is_the_first_of_the_help() -> None:
    async with at(table_app(opening()), WIDE) as screen:
        await screen.press("question_mark")
        assert "(sector.setup.choose-crew)" in screen.text()


async def test_what_it_points_at_is_lit() -> None:
    sitting = opening()
    async with at(table_app(sitting), WIDE) as screen:
        for _ in range(12):
            step = sitting.step()
            if step is not None and step.points:
                break
            await screen.press("1" if step is None else "g")
        assert step is not None
        assert step.id == "goal"
        board = screen.app.screen.query_one("#board")
        assert getattr(board, "lit") >= set(step.points)  # noqa: B009


@pytest.mark.parametrize("game", ["sector", "souls", "vengeance", "arkalion"])
@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_longest_step_is_whole_on_a_small_screen(game: str, lang: str) -> None:
    found = guide_of(game)
    assert found is not None
    longest = max(found.steps, key=lambda step: len(step.text(lang, "terminal")))
    sitting = opening(game, lang)
    async with at(table_app(sitting), SMALL) as screen:
        strip = screen.app.screen.query_one(GuideStrip)
        strip.show(longest)
        await screen.settle()
        said = screen.prose("#guide").replace("┃", "").split()
        wanted = longest.text(lang, "terminal").replace("\u00a0", " ").split()
        assert " ".join(wanted) in " ".join(said)
