"""The hunt, broken in what it shows and in what it lets in: one fault each."""

from __future__ import annotations

from typing import Any, ClassVar

from bossrush.engine.chance import Chance, Stream
from bossrush.engine.decision import Flow
from bossrush.engine.event import Event
from bossrush.engine.message import Mention, Message
from bossrush.engine.odds import Odds
from bossrush.engine.play import Origin
from bossrush.engine.scene import Piece, Place, Scene, Track, words
from bossrush.engine.setting import Setting
from bossrush.engine.text import Catalogue
from tests.toys.broken_asking import Asks, Choice, ask
from tests.toys.hunt import (
    ACTIONS,
    HIT_DIE,
    Hunt,
    HuntGame,
    hunt_round,
)


class Meddles(HuntGame):
    """A scene that changes what it shows."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        state.beast = max(1, state.beast - 1)
        return super().scene(state, seat)


class Spends(HuntGame):
    """A scene that rolls."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        state.chance.pick(6, HIT_DIE)
        return super().scene(state, seat)


class Sketches(HuntGame):
    """A scene of its own making."""

    def scene(self, state: Hunt, seat: int | None) -> Any:
        return {"beast": state.beast}


class Objects(HuntGame):
    """An event with something in it that is no plain data."""

    def phase(self, state: Hunt) -> Flow[None]:
        state.tell(Event("say", None, (), {"places": {1, 2}}))
        return hunt_round(state)


class Knots(HuntGame):
    """A board that comes out of JSON as another one."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        scene = super().scene(state, seat)
        scene.board = {"at": (0, 1)}
        return scene


class Pairs(HuntGame):
    """A setting that comes out of JSON as another one."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = [Setting("spots", (1, 2))]


def with_track(game: HuntGame, state: Hunt, name: str, value: int) -> Scene:
    """The hunt's own scene, and one more figure in it."""
    scene = HuntGame.scene(game, state, None)
    scene.tracks.append(Track(name, words(Message("hunt-hp")), value))
    return scene


def coming(chance: Chance) -> Stream:
    twin = chance.copy()
    assert isinstance(twin, Stream)
    return twin


class ShowsStream(HuntGame):
    """A scene with the stream in it."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        return with_track(self, state, "luck", coming(state.chance).b)


class Foresees(HuntGame):
    """A scene that shows the next roll."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        return with_track(self, state, "omen", coming(state.chance).below(6))


class Whispers(HuntGame):
    """An event that tells the stream."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        if state.journal:
            state.tell(Event("say", None, (), {"luck": f"{coming(state.chance).a:08x}"}))
        yield from hunt_round(state)


class TwoBeasts(HuntGame):
    """Two things with one id."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        return with_track(self, state, "beast", 0)


class Nameless(HuntGame):
    """Something without an id."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        return with_track(self, state, "", 0)


class Elsewhere(HuntGame):
    """A large piece that does not cover where it is."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        scene = super().scene(state, seat)
        scene.places = [Place("den"), Place("glade")]
        scene.pieces = [Piece("wolf", scene.tracks[0].name, at="den", covers=["glade"])]
        return scene


class MentionsNothing(HuntGame):
    """A text on the table with a word for something that is not there."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        scene = super().scene(state, seat)
        name = Message("hunt-beast", of=Mention("moon", "the moon"))
        scene.places = [Place("den", name=words(name))]
        return scene


class Pointing(Choice):
    def points_at(self, state: Hunt, actor: int, value: int) -> list[str]:
        return ["moon"]


class PointsNowhere(Asks):
    """An option about something that is not there."""

    question = Pointing()


class CitesNothing(HuntGame):
    """An event about something that is not there."""

    def phase(self, state: Hunt) -> Flow[None]:
        state.tell(Event("say", None, ("moon",)))
        return hunt_round(state)


class Mute(Choice):
    def prompt(self, state: Hunt, actor: int) -> Message:
        return Message("hunt-untold")


class Untold(Asks):
    """A question without a text."""

    question = Mute()


class Mumbling(Choice):
    def label(self, state: Hunt, actor: int, value: int) -> Message:
        return Message("hunt-struck", seat=0)


class HalfTold(Asks):
    """A text that lacks what it speaks of."""

    question = Mumbling()


class Blank(Choice):
    def prompt(self, state: Hunt, actor: int) -> Message:
        return Message("hunt-blank")


class SaysNothing(Asks):
    """A text with nothing in it."""

    question = Blank()

    def texts(self, options: dict[str, Any]) -> dict[str, dict[str, str]]:
        return {"hunt-blank": {"en": " ", "fr": " "}}


class Unwritten(HuntGame):
    """A text on the table that nobody has written."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        scene = super().scene(state, seat)
        scene.places = [Place("den", name=words(Message("hunt-untold")))]
        return scene


class OddBar(HuntGame):
    """A bar filled with something that has no name."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        scene = with_track(self, state, "mood", 1)
        scene.tracks[-1].parts = {"odd": 1}
        return scene


class Unnamed(HuntGame):
    """A setting without a name."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = [Setting("fog", "thick", ("thick", "thin"))]


class LaxWords(HuntGame):
    """Its author lets missing words pass."""

    stated: ClassVar[dict[str, Any]] = {"catalogue": lambda options: Catalogue.of("tests.toys")}


class Sure(Choice):
    def odds(self, state: Hunt, actor: int, value: int) -> list[Odds]:
        return [Odds(1.5, Message("hunt-won"))]


class TooSure(Asks):
    """More than certain."""

    question = Sure()


class Wordy(Choice):
    def odds(self, state: Hunt, actor: int, value: int) -> list[Odds]:
        return [Odds(0.5, Message("hunt-won"))] * 3


class ManyOdds(Asks):
    """More odds than anybody reads."""

    question = Wordy()


class Misquotes(HuntGame):
    """An event by a rule that is not in the ledger."""

    def phase(self, state: Hunt) -> Flow[None]:
        state.tell(Event("say", None, (), rule="hunt.nonsense"))
        return hunt_round(state)


class Swallows(HuntGame):
    """Any setting will do."""

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        return {}


class Trips(HuntGame):
    """A setting it does not have meets an accident."""

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        known: dict[str, Any] = {}
        return {name: known[name] for name in given}


class Overlooks(HuntGame):
    """What a position says too much is overlooked."""

    def staged_root(self, position: Any, seed: Any, chance: Chance | None) -> tuple[Hunt, Origin]:
        known = ("game", "seats", "joined", "options", "state")
        return super().staged_root(
            {name: position[name] for name in position if name in known}, seed, chance
        )


class Trusting(HuntGame):
    """Any position will do."""

    def check(self, state: Hunt) -> list[str]:
        return []


class Fragile(Choice):
    def value(self, state: Hunt, option_id: str) -> int:
        if option_id not in ACTIONS:
            raise RuntimeError(option_id)
        return ACTIONS.index(option_id)


class Gullible(Asks):
    """A save with an unknown option in it meets an accident that nobody foresaw."""

    question = Fragile()
