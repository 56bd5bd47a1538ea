"""Every page that is kept beside the tests of a game: it still says what is so."""

from __future__ import annotations

import pytest

from tests.games.pages import each, pages


@pytest.mark.parametrize(("game", "moment"), each(lambda pages: list(pages.book.moments)))
def test_what_is_asked(game: str, moment: str) -> None:
    """Every option of a moment, its words, its odds, what it is about: asked.txt."""
    pages(game).book.compare_asked(moment)


@pytest.mark.parametrize(("game", "moment"), each(lambda pages: pages.book.pictures))
def test_what_is_drawn(game: str, moment: str) -> None:
    """The scene of a moment: drawn.txt."""
    pages(game).book.compare_scene(moment)


@pytest.mark.parametrize(("game", "moment"), each(lambda pages: list(pages.misstated.moments)))
def test_what_is_said_of_a_position_that_is_not_quite_right(game: str, moment: str) -> None:
    """Every value of a position, changed a little: misstated.txt."""
    pages(game).misstated.compare(moment)


@pytest.mark.parametrize(("game", "name"), each(lambda pages: list(pages.plays.plays)))
def test_a_play_goes_as_it_is_written(game: str, name: str) -> None:
    """Every choice, what is told of it, what is shown: played.txt."""
    pages(game).plays.compare(name)


@pytest.mark.parametrize(("game", "name"), each(lambda pages: pages.plays.more))
def test_so_do_others(game: str, name: str) -> None:
    pages(game).plays.compare_seal(name)
