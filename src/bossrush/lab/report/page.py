"""A report as one HTML file: every chapter in both languages, its style inside, no script."""

from __future__ import annotations

import json
from html import escape
from importlib import resources
from typing import Any

from bossrush._build import __version__
from bossrush.engine.game import Game
from bossrush.lab.frames import Tables
from bossrush.lab.keeping import Asked
from bossrush.lab.report import drawings
from bossrush.lab.report.course import flow, health, lengths, reasons, stage_starts
from bossrush.lab.report.facts import Facts, facts
from bossrush.lab.report.luck import luck
from bossrush.lab.report.rates import TOLD, by_kind, by_setup, overall
from bossrush.lab.report.words import Words, catalogue
from bossrush.lab.report.worth import Worth, kinds, worth
from bossrush.lab.stats import Estimate
from bossrush.lab.tongues import LANGUAGES

MOST_WORTHS = 40
"""Of one kind in the picture; the table below it has all."""


def page(game: Game[Any], asked: Asked, tables: Tables, lang: str) -> str:
    """The whole report; it opens in this language."""
    known = facts(tables)
    worths = {kind: worth(known, kind) for kind in kinds(known)}
    spoken = catalogue(game, [setup.options for setup in asked.setups])
    mains = []
    for one in LANGUAGES:
        report = Report(Words(game.key, spoken, one), asked, known, worths)
        mains.append(f'<main lang="{one}">{report.html()}</main>')
    style = (resources.files(__package__) / "style.css").read_text(encoding="utf-8")
    title = Words(game.key, spoken, lang).title()
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} · Bossrush</title><style>{style}</style></head>\n"
        f"<body>{_switches(lang, spoken, game.key)}\n{chr(10).join(mains)}\n</body></html>\n"
    )


def _switches(lang: str, spoken: Any, game: str) -> str:
    """Language and light, chosen without a script."""
    tongues = "".join(
        f'<label><input type="radio" name="lang" id="{one}"{" checked" if one == lang else ""}>'
        f"{name}</label>"
        for one, name in (("en", "English"), ("fr", "Français"))
    )
    lights = ""
    for light in ("auto", "light", "dark"):
        said = "".join(
            f'<span lang="{one}">{escape(Words(game, spoken, one).say(f"light-{light}"))}</span>'
            for one in LANGUAGES
        )
        chosen = " checked" if light == "auto" else ""
        lights += f'<label><input type="radio" name="light" id="{light}"{chosen}>{said}</label>'
    return f"<nav><fieldset>{tongues}</fieldset><fieldset>{lights}</fieldset></nav>"


class Report:
    """The chapters, in one language."""

    def __init__(
        self, words: Words, asked: Asked, known: Facts, worths: dict[str, list[Worth]]
    ) -> None:
        self.words = words
        self.asked = asked
        self.facts = known
        self.worths = worths
        self.whole = overall(known)

    def html(self) -> str:
        """All of it; a chapter with nothing to say is left out."""
        chapters = [
            self._rates(),
            self._flow(),
            self._health(),
            self._worth(),
            self._length(),
            self._luck(),
        ]
        return self._head() + "".join(chapters) + self._foot()

    # -- the chapters -----------------------------------------------------------------------

    def _head(self) -> str:
        say, words = self.words.say, self.words
        player = str(self.asked.setups[0].player)
        games = words.number(self.facts.ended)
        about = say("about", player=player, games=games)
        tiles = [
            (self._figure(self.whole.value), say("tile-score" if self._scored else "tile-won")),
            (
                f"{words.number(self._shown(self.whole.low), 1)}–{self._figure(self.whole.high)}",
                say("tile-interval"),
            ),
            (games, say("tile-games")),
        ]
        _, median = lengths(self.facts)
        tiles.append((words.number(median), say("tile-length")))
        boxes = "".join(
            f'<div class="tile"><b>{escape(figure)}</b><span>{escape(what)}</span></div>'
            for figure, what in tiles
        )
        return (
            f"<header><h1>{escape(words.title())}</h1><p>{escape(about)}</p></header>"
            f'<div class="tiles">{boxes}</div>'
        )

    def _rates(self) -> str:
        words = self.words
        figures = []
        setups = by_setup(self.facts)
        if len(setups) > 1:
            rows = [(self._setup(seats, options), estimate) for seats, options, estimate in setups]
            figures.append(self._ranked(words.say("by-seats"), rows))
        for kind in TOLD:
            found = [(words.thing(rate.of), rate.estimate) for rate in by_kind(self.facts, kind)]
            if len(found) > 1:
                met = self._mean([rate.estimate for rate in by_kind(self.facts, kind)])
                said = words.say(f"rate-{kind}")
                figures.append(self._ranked(words.kind(kind), found, said, met))
        if not figures:
            return ""
        key = "score" if self._scored else "won"
        return self._section(f"rates-{key}", "rates-about", figures)

    def _flow(self) -> str:
        words = self.words
        stages = flow(self.facts)
        if len(stages) < 2 or not any(stage.lost for stage in stages):
            return ""
        games = self.facts.ended
        won = games - sum(stage.lost for stage in stages)
        picture = drawings.flow(words, stages, games, won)
        worst = max(stages, key=lambda stage: stage.lost)
        share = worst.lost / max(1, sum(stage.lost for stage in stages))
        said = words.say("flow-say", stage=words.stage(worst.id), share=words.percent(share, 0))
        figures = [_figure(words.say("flow-title"), picture, wide=True)]
        why = reasons(self.facts)
        if len(why) > 1:
            figures.append(self._reasons(why))
        return self._section("flow", "flow-about", figures, said)

    def _health(self) -> str:
        sides = health(self.facts)
        points = max((len(points) for points in sides.values()), default=0)
        if points < 2:
            return ""
        picture = drawings.health(self.words, sides, stage_starts(self.facts))
        title = self.words.say(f"health-title-{self._unit}")
        figures = [_figure(title, picture, wide=True)]
        return self._section("health", "health-about", figures)

    def _worth(self) -> str:
        words = self.words
        figures = []
        best: tuple[float, str] | None = None
        for kind, found in self.worths.items():
            if len(found) < 2:
                continue
            rows = [(words.thing(one.id), one.estimate) for one in found]
            half = MOST_WORTHS // 2
            shown = rows if len(rows) <= MOST_WORTHS else [*rows[:half], *rows[-half:]]
            picture = drawings.ranked(
                words, shown, words.kind(kind), 0.0, self._difference, sided=True
            )
            caption = words.kind(kind)
            clear = [one for one in found if one.estimate.low > 0]
            if clear and (best is None or clear[0].estimate.value > best[0]):
                best = (clear[0].estimate.value, words.thing(clear[0].id))
            figures.append(_figure(caption, picture + self._table(found)))
        if not figures:
            return ""
        said = ""
        if best is not None:
            said = words.say("worth-say", thing=best[1], points=self._difference(best[0]))
        return self._section("worth", f"worth-about-{self._unit}", figures, said)

    def _length(self) -> str:
        bins, median = lengths(self.facts)
        if len(bins) < 3:
            return ""
        picture = drawings.histogram(self.words, bins, median, self.words.say("length-label"))
        figures = [_figure(self.words.say("length-title"), picture, wide=True)]
        return self._section("length", "length-about", figures)

    def _luck(self) -> str:
        words = self.words
        found = luck(self.facts)
        if found is None:
            return ""
        figures = []
        said = ""
        starts = stage_starts(self.facts)
        if len(found.decided) > 1:
            picture = drawings.decided(words, found.decided, starts)
            figures.append(_figure(words.say("luck-title"), picture, wide=True))
            said = words.say(
                "luck-say",
                comebacks=words.percent(found.comebacks, 0),
                collapses=words.percent(found.collapses, 0),
            )
        if found.dealt:
            rows = "".join(
                f"<tr><td>{escape(words.say(f'dealt-{kind}'))}</td>"
                f"<td>{words.percent(share)}</td></tr>"
                for kind, share in found.dealt
            )
            rest = max(0.0, 1 - sum(share for _, share in found.dealt))
            rows += (
                f"<tr><td>{escape(words.say('dealt-rest'))}</td><td>{words.percent(rest)}</td></tr>"
            )
            figures.append(_figure(words.say("dealt-title"), f"<table>{rows}</table>"))
        return self._section("luck", "luck-about", figures, said)

    def _foot(self) -> str:
        say = self.words.say
        seed = self.asked.setups[0].seed
        made = say("foot", version=__version__, rules=str(self.asked.rules), seed=str(seed))
        cards = ", ".join(sorted({digest[:12] for digest in self.asked.cards if digest}))
        more = f" {escape(say('foot-cards'))} <code>{escape(cards)}</code>" if cards else ""
        return f"<footer>{escape(made)}{more}</footer>"

    # -- parts ------------------------------------------------------------------------------

    @property
    def _scored(self) -> bool:
        return self.facts.competing

    @property
    def _unit(self) -> str:
        return "score" if self._scored else "won"

    def _figure(self, value: float, digits: int = 1) -> str:
        if self._scored:
            return self.words.number(value, digits)
        return self.words.percent(value, digits)

    def _shown(self, value: float) -> float:
        return value if self._scored else 100 * value

    def _difference(self, value: float, digits: int = 1) -> str:
        """Points of score, or hundredths of all games."""
        return self.words.signed(self._shown(value), digits)

    def _setup(self, seats: int, options: str) -> str:
        """How one setup differs from the others."""
        said = [self.words.say("seats", count=seats)]
        varied = _varied([setup.options for setup in self.asked.setups])
        given = json.loads(options)
        said += [self.words.setting(name, given[name]) for name in varied if name in given]
        if len({setup.seats for setup in self.asked.setups}) == 1 and varied:
            said = said[1:]
        return ", ".join(said)

    def _mean(self, estimates: list[Estimate]) -> float:
        """The mean of all that is shown beside each other."""
        many = sum(one.count for one in estimates)
        return sum(one.value * one.count for one in estimates) / max(1, many)

    def _ranked(
        self, title: str, rows: list[tuple[str, Estimate]], small: str = "", mean: float = -1.0
    ) -> str:
        middle = mean if mean >= 0 else self.whole.value
        picture = drawings.ranked(self.words, rows, title, middle, self._figure)
        return _figure(title, picture, small)

    def _reasons(self, why: list[tuple[str, int]]) -> str:
        total = sum(count for _, count in why)
        rows = "".join(
            f"<tr><td>{escape(self.words.reason(reason))}</td><td>{self.words.number(count)}</td>"
            f"<td>{self.words.percent(count / total)}</td></tr>"
            for reason, count in why
        )
        return _figure(self.words.say("reasons-title"), f"<table>{rows}</table>")

    def _table(self, found: list[Worth]) -> str:
        """The same in figures, for anyone who wants them all."""
        say = self.words.say
        heads = (say("table-thing"), say("table-games"), say("table-worth"), say("tile-interval"))
        rows = "".join(
            f"<tr><td>{escape(self.words.thing(one.id))}</td>"
            f"<td>{self.words.number(one.games)}</td>"
            f"<td>{self._difference(one.estimate.value)}</td>"
            f"<td>{self._difference(one.estimate.low)} … "
            f"{self._difference(one.estimate.high)}</td></tr>"
            for one in found
        )
        head = "".join(f"<th>{escape(one)}</th>" for one in heads)
        summary = escape(say("table-summary", count=len(found)))
        return (
            f"<details><summary>{summary}</summary>"
            f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></details>"
        )

    def _section(self, key: str, about: str, figures: list[str], said: str = "") -> str:
        words = self.words
        lead = f'<p class="say">{escape(said)}</p>' if said else ""
        return (
            f"<section><h2>{escape(words.say(f'{key}-head'))}</h2>{lead}"
            f"<p>{escape(words.say(about))}</p>"
            f'<div class="pictures">{"".join(figures)}</div></section>'
        )


def _figure(caption: str, inside: str, small: str = "", wide: bool = False) -> str:
    more = f" <small>{escape(small)}</small>" if small else ""
    kind = ' class="wide"' if wide else ""
    return f"<figure{kind}><figcaption>{escape(caption)}{more}</figcaption>{inside}</figure>"


def _varied(options: list[dict[str, Any]]) -> list[str]:
    """The settings that are not the same everywhere."""
    names = [name for given in options for name in given]
    return [
        name
        for name in dict.fromkeys(names)
        if len({json.dumps(given.get(name)) for given in options}) > 1
    ]
