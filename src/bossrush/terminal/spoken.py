"""A scene in plain lines: for screen readers, for pipes, for anyone who would rather read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from bossrush.engine.message import Listing
from bossrush.engine.scene import (
    Badge,
    Card,
    Die,
    Piece,
    Pile,
    Place,
    Scene,
    Sheet,
    Track,
    linked,
)
from bossrush.terminal.own import own_words
from bossrush.terminal.voice import Voice, ended, unended

FALLEN: Final = ("dead", "fallen")
"""States of a piece that no longer stands."""
MOST_CELLS: Final = 40
"""So many are read out one by one; of more only those that hold something."""


class Reader:
    """Reads a scene out."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def scene(self, scene: Scene) -> Iterator[str]:
        """Everything on the table, the large before the small."""
        own = self.voice.own
        if scene.where:
            yield self.where(scene)
        going_on = {self.voice.say(words) for words in scene.where}
        for page in scene.pages:
            title = self.voice.say(page.title)
            if title not in going_on or page.body:
                yield own("titled", title=title)
            yield from (self.voice.say(words) for words in page.body)
        yield from words_of(scene.game)(self.voice, scene)
        yield from self.tracks(scene.tracks)
        if scene.badges:
            yield self.line("line-badges", self.badges(scene.badges))
        wide = sum(place.kind == "cell" for place in scene.places) > MOST_CELLS
        for place in scene.places:
            if worth_showing(scene, place) and not (wide and place.kind == "cell"):
                yield self.place(scene, place)
        if wide:
            yield from self.ground(scene)
        for area in scene.areas:
            if area.name is not None and area.places:
                where = [_name(self.voice, scene, place) for place in area.places]
                name = self.voice.say(area.name)
                yield own("place", name=name, items=Listing([*where]))
        yield from self.elsewhere(scene)
        if scene.tray:
            yield self.line("line-tray", (self.die(die) for die in scene.tray))
        if scene.piles:
            yield self.line("line-piles", (self.pile(pile) for pile in scene.piles))
        for sheet in scene.sheets:
            yield from self.sheet(sheet, [die for die in scene.dice if die.at == sheet.id])

    def about_one(self, scene: Scene, name: str) -> Iterator[str]:
        """What the scene says of whatever bears this name: a whole sheet, or every line with it."""
        wanted = name.casefold()
        said: set[str] = set()
        for sheet in scene.sheets:
            lines = list(self.sheet(sheet, [die for die in scene.dice if die.at == sheet.id]))
            said.update(lines)
            if wanted in self.voice.say(sheet.name).casefold():
                yield from lines
        cards = [*scene.cards, *(card for sheet in scene.sheets for card in sheet.cards)]
        for card in cards:
            if card.name is not None and wanted in self.voice.say(card.name).casefold():
                line = ended(self.card(card, text=True))
                if line not in said:
                    said.add(line)
                    yield line
        for line in self.scene(scene):
            if wanted in line.casefold() and line not in said:
                yield line

    def where(self, scene: Scene) -> str:
        """What is going on, from the large to the small."""
        return ended(", ".join(map(self.voice.say, scene.where)))

    def line(self, key: str, items: Iterable[str]) -> str:
        """A row of things with what they are."""
        return self.voice.own(key, items=Listing(list(items)))

    def ground(self, scene: Scene) -> Iterator[str]:
        """A board of many cells: those that hold something, and in one line those that are gone."""
        gone = []
        for cell in scene.places:
            name = _name(self.voice, scene, cell.id)
            here = self.here(scene, cell) if cell.kind == "cell" else []
            if here:
                yield self.voice.own("place", name=name, items=Listing([*here]))
            elif cell.state == "gap":
                gone.append(name)
        if gone:
            yield self.line("line-gone", gone)

    def here(self, scene: Scene, place: Place) -> list[str]:
        """Everything at a place."""
        return [
            *self.badges(place.badges),
            *map(self.figure, standing_at(scene, place.id)),
            *(self.card(card) for card in scene.cards if card.at == place.id),
            *(self.die(die) for die in scene.dice if die.at == place.id),
        ]

    def place(self, scene: Scene, place: Place) -> str:
        """A place and everything at it."""
        here = self.here(scene, place)
        links = [_name(self.voice, scene, link) for link in linked(place)]
        name = _name(self.voice, scene, place.id)
        said = self.voice.own("place", name=name, items=Listing([*here]))
        if links:
            said += " " + self.voice.own("place-links", items=Listing([*links]))
        return said

    def elsewhere(self, scene: Scene) -> Iterator[str]:
        """What lies at no place."""
        known = {place.id for place in scene.places}
        pieces = [
            self.figure(piece)
            for piece in scene.pieces
            if piece.at not in known and not fallen(piece)
        ]
        cards = [card for card in scene.cards if card.at not in known]
        owned = tuple(f"{sheet.id}-" for sheet in scene.sheets)
        dice = [
            self.die(die)
            for die in scene.dice
            if die.at not in known and not f"{die.at}-".startswith(owned)
        ]
        if pieces:
            yield self.line("line-pieces", pieces)
        for card in cards:
            yield ended(self.card(card, text=True))
        if dice:
            yield self.line("line-dice", dice)

    def sheet(self, sheet: Sheet, held: Sequence[Die] = ()) -> Iterator[str]:
        """Everything that belongs to one character, with the dice in hand."""
        voice = self.voice
        name = voice.say(sheet.name)
        if sheet.seat is None or name == voice.own("seat", n=sheet.seat + 1):
            yield voice.own("sheet", name=name)
        else:
            yield voice.own("sheet-of", name=name, n=sheet.seat + 1)
        if sheet.text is not None:
            yield voice.say(sheet.text)
        yield from self.tracks(sheet.tracks)
        if sheet.stats:
            yield self.line(
                "line-stats",
                (voice.own("figure", name=voice.say(s.name), value=s.value) for s in sheet.stats),
            )
        if sheet.cards:
            yield self.line("line-cards", (self.card(card) for card in sheet.cards))
        if sheet.slots:
            taken = sum(card.size for card in sheet.cards)
            yield voice.own("slots", taken=taken, slots=sheet.slots)
        rolled = [self.die(die) for die in sheet.dice if die.face is not None]
        rolled += map(self.die, held)
        if rolled:
            yield self.line("line-dice", rolled)
        if sheet.badges:
            yield self.line("line-badges", self.badges(sheet.badges))

    def tracks(self, tracks: Iterable[Track]) -> Iterator[str]:
        for track in tracks:
            yield ended(self.track(track))

    def track(self, track: Track) -> str:
        """A value, and how far it could go."""
        name = self.voice.say(track.name)
        if track.parts:
            # What there is nothing of goes without saying, unless there is nothing at all.
            filled = {part: count for part, count in track.parts.items() if count} or track.parts
            said = [self.voice.part(part, count) for part, count in filled.items()]
            key = "figure-parts-of" if track.high else "figure-parts"
            return self.voice.own(key, name=name, parts=Listing([*said]), high=track.high)
        if not track.high:
            return self.voice.own("figure", name=name, value=track.value)
        return self.voice.own("figure-of", name=name, value=track.value, high=track.high)

    def badges(self, badges: Iterable[Badge]) -> list[str]:
        return [unended(self.voice.badge(badge)) for badge in badges]

    def figure(self, piece: Piece) -> str:
        """A piece on the board with all that is on it."""
        name = self.voice.say(piece.name)
        if piece.count != 1:
            name = self.voice.own("several", n=piece.count, name=name)
        about = [*map(self.track, piece.tracks), *self.badges(piece.badges)]
        if piece.facing is not None:
            about.append(self.voice.own("facing", direction=piece.facing % 8))
        return self.about(name, about)

    def card(self, card: Card, text: bool = False) -> str:
        """A card with all that is on it, and what it says where that is asked for."""
        voice = self.voice
        if card.name is None or not card.up:
            name = voice.own("card-unseen") if card.name is None else voice.say(card.name)
            about = [] if card.name is None else [voice.own("card-down")]
        else:
            name, about = voice.say(card.name), []
        about += self.badges(card.badges)
        about += [self.die(die) for die in card.dice if die.face is not None]
        said = self.about(name, about)
        if text and card.text is not None:
            said = voice.own("titled", title=said) + " " + voice.say(card.text)
        return said

    def die(self, die: Die) -> str:
        """What a die shows."""
        said = self.voice.die(die)
        if die.state in ("counts", "void", "locked", "gone"):
            said = self.about(said, [self.voice.own(f"die-{die.state}")])
        return said

    def pile(self, pile: Pile) -> str:
        """A pile, how much is in it, and what lies on top."""
        said = self.voice.own("pile", name=self.voice.say(pile.name), n=pile.count)
        if pile.top is not None:
            said = self.about(said, [self.voice.own("pile-top", card=self.card(pile.top))])
        return said

    def about(self, name: str, about: list[str]) -> str:
        """A name, and in brackets what there is to say about it."""
        return f"{name} ({', '.join(about)})" if about else name


def standing_at(scene: Scene, place: str) -> list[Piece]:
    """The pieces at a place that still stand."""
    return [piece for piece in scene.pieces if piece.at == place and not fallen(piece)]


def fallen(piece: Piece) -> bool:
    """Whether a piece lies where it fell."""
    return any(state in FALLEN for state in piece.state.split())


def worth_showing(scene: Scene, place: Place) -> bool:
    """Whether a place is more than an id that things refer to."""
    if place.name is not None or place.links or place.badges or place.kind in ("cell", "node"):
        return True
    used = [
        *(piece.at for piece in scene.pieces),
        *(card.at for card in scene.cards),
        *(die.at for die in scene.dice),
    ]
    return place.id in used


def _name(voice: Voice, scene: Scene, place_id: str) -> str:
    for place in scene.places:
        if place.id == place_id:
            return voice.say(place.name) if place.name is not None else place.id
    return place_id


def words_of(key: str) -> Callable[[Voice, Scene], list[str]]:
    """How a game reads out what only its own board knows."""
    own: Callable[[Voice, Scene], list[str]] | None = own_words(key)
    return own if own is not None else lambda _voice, _scene: []
