"""A study in one language: names of seats, sentences, and figures as people write them."""

from __future__ import annotations

from typing import Any

from bossrush.catalogues import catalogue_for
from bossrush.companions.sharp.reasons import percent
from bossrush.engine.game import Game
from bossrush.engine.message import Arg, Message
from bossrush.engine.registry import game as find_game
from bossrush.engine.scene import Scene, Words, message_of
from bossrush.engine.text import Catalogue
from bossrush.study.shape import Moment, Study, View


def sums(view: View) -> dict[str, int] | None:
    """Start, luck, play, the others and the result in whole points that add up, as the exact
    figures do; None while an end of the line is unknown.

    Rounded each by itself they may be off by one or two: then what is nearest to being rounded the
    other way is.
    """
    if view.start is None or view.result is None:
        return None
    exact = {"luck": 100 * view.luck, "play": 100 * view.play, "others": 100 * view.others}
    whole = {part: round(value) for part, value in exact.items()}
    start, result = percent(view.start), percent(view.result)
    left = result - start - sum(whole.values())
    while left:
        step = 1 if left > 0 else -1
        moved = [part for part, value in exact.items() if value] or ["luck"]
        whole[min(moved, key=lambda part: abs(whole[part] + step - exact[part]))] += step
        left -= step
    return {"start": start, **whole, "result": result}


class Speaker:
    """Says a study in a language."""

    def __init__(self, study: Study, scene: Scene | None, lang: str) -> None:
        game: Game[Any] = find_game(study.game)
        self.catalogue: Catalogue = catalogue_for(game, study.options)
        self.lang = lang
        self.study = study
        self.names = self._names(scene)
        """What each seat is called: its person, or else its character."""

    def _names(self, scene: Scene | None) -> list[str]:
        named = [self.own("seat", number=seat + 1) for seat in range(self.study.seats)]
        if scene is not None:
            for sheet in scene.sheets:
                if sheet.seat is not None and sheet.seat < len(named):
                    named[sheet.seat] = self.say(sheet.name)
        for seat, name in enumerate(self.study.names[: len(named)]):
            named[seat] = name or named[seat]
        return named

    def say(self, what: Message | Words) -> str:
        return self.catalogue.say(message_of(what), self.lang)

    def own(self, key: str, **args: Arg) -> str:
        """One of the study's own sentences, by its key without `study-`."""
        return self.say(Message(f"study-{key}", **args))

    def who(self, moment: Moment) -> str:
        return self.names[moment.seat] if moment.seat is not None else self.own("nobody")

    def percent(self, chance: float | None) -> str:
        """A chance in whole hundredths; what is not certain is never said to be."""
        return "?" if chance is None else self.own("percent", figure=percent(chance))

    def signed(self, change: float) -> str:
        """A change in points, with its sign; nothing is neither gained nor lost."""
        figure = round(100 * change)
        return "0" if figure == 0 else f"{'+' if figure > 0 else '−'}{abs(figure)}"

    def give_or_take(self, error: float) -> str:
        """What is written behind ±: twice the standard error, in points."""
        figure = f"{200 * error:.1f}"
        return f"± {figure.replace('.', ',') if self.lang == 'fr' else figure}"
