"""Checks of what is shown: scenes without secrets, ids that resolve, words in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Final

import msgspec

from bossrush.engine.chance import Physical
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.event import Event
from bossrush.engine.message import Arg, Listing, Mention, Message
from bossrush.engine.play import Play
from bossrush.engine.scene import Scene, Track, Words, ids, places_cited, said, things_cited
from bossrush.engine.text import Catalogue, TextError
from bossrush.testing.fields import words
from bossrush.testing.walk import Case, Fault, Walk

TELLING: Final = 1_000_000
"""Numbers below this may turn up in a scene by accident; those of the stream hardly ever do."""


def scenes(play: Play) -> list[Scene]:
    """The table as nobody in particular sees it, and as each seat does."""
    return [play.scene(seat) for seat in (None, *range(play.state.seats))]


def plain_data(case: Case, seeds: Iterable[int]) -> None:
    """Scenes are of the scene's own types; they, positions and events pass through JSON."""
    for seed in seeds:
        for walk in Walk(case, seed, listen=True).moments():
            for event in walk.events:
                if not _plain(event.data):
                    raise walk.fault(f"the data of {event!r} is not plain")
            if not walk.glance():
                continue
            position = walk.play.position()
            if not _plain(position):
                raise walk.fault("the position changes on its way through JSON")
            for scene in scenes(walk.play):
                if not isinstance(scene, Scene):
                    raise walk.fault(f"a scene is a {type(scene).__name__}, not an engine Scene")
                if msgspec.json.decode(msgspec.json.encode(scene), type=Scene) != scene:
                    raise walk.fault("the scene changes on its way through JSON")


def _plain(data: Any) -> bool:
    try:
        return bool(msgspec.json.decode(msgspec.json.encode(data)) == data)
    except (TypeError, ValueError, msgspec.MsgspecError):
        return False


def no_secrets(case: Case, seeds: Iterable[int]) -> None:
    """Neither seed nor stream is ever shown, and what is shown does not depend on them."""
    for seed in seeds:
        secret = (seed + 1) * 0x1234_5678_9ABC_DEF1_0F2E_3D4C_5B6A_7988 % (1 << 128)
        walk = Walk(case, secret, listen=True)
        for _moment in walk.moments():
            shown = "\n".join(_told(event) for event in walk.events)
            _search(walk, shown, "events tell")
            if not walk.glance():
                continue
            shown = _shown(walk.play)
            _search(walk, shown, "what is shown holds")
            if _shown(walk.play.fork(seed)) != shown:
                raise walk.fault("what is shown depends on luck that nobody has seen yet")


def _search(walk: Walk, shown: str, where: str) -> None:
    play = walk.play
    play.origin.commitment()  # from here on there is a nonce too
    secrets = [("seed", play.origin.seed), ("nonce", play.origin.nonce)]
    secrets.extend(("stream", word) for word in words(play.state.chance))
    lower = shown.lower()
    for name, number in secrets:
        if number >= TELLING and (str(number) in lower or f"{number:x}" in lower):
            if re.search(rf"(?<!\w)(?:0x)?0*(?:{number}|{number:x})(?!\w)", lower):
                raise walk.fault(f"{where} the {name} of chance, {number}")


def _shown(play: Play) -> str:
    parts = [msgspec.json.encode(scene).decode() for scene in scenes(play)]
    parts.append(msgspec.json.encode(play.position()).decode())
    for seat, decision in play.pending.items():
        parts.append(f"{seat} {decision.key} {decision.number} {decision.prompt!r}")
        for option in play.foresee(decision).options:
            parts.append(f"{option.id} {option.label!r} {option.detail!r} {option.odds!r}")
            parts.append(f"{option.points_at!r} {option.ends!r} {option.reveals}")
    return "\n".join(parts)


def _told(event: Event) -> str:
    return f"{event!r} {event.rule} {event.audience}"


def ids_resolve(case: Case, seeds: Iterable[int], fleeting: tuple[str, ...] = ()) -> None:
    """Every id of a scene is there once; options, events and words cite only ids that are there.

    What comes and goes within one choice is in no scene: ids that begin with one of `fleeting`
    may be cited by events all the same.
    """
    for seed in seeds:
        walk = Walk(case, seed, listen=True)
        before: set[str] = set()
        for _moment in walk.moments():
            shown: list[set[str]] = []
            look = walk.glance()
            for scene in scenes(walk.play):
                listed = list(ids(scene))
                _once(walk, listed)
                shown.append(set(listed))
                if look:
                    if not _mentions(scene) <= shown[-1]:
                        _cited(walk, "the scene", _pieces_said(said(scene)), shown[-1])
                    _lies_somewhere(walk, scene, shown[-1])
            here = set().union(*shown)
            for event in walk.events:
                cited = [*event.pieces, *_pieces(event.message)]
                kept = [one for one in cited if not one.startswith(fleeting or ("\0",))]
                _cited(walk, f"the event {event.kind!r}", kept, before | here)
            for seat, decision in walk.play.pending.items():
                # What the crew decide lies before all of them.
                by_seat = shown[1:] if seat == CREW else [shown[1 + seat]]
                _options_cite(walk, decision, set.intersection(*by_seat))
            before = here


MENTION: Final = re.compile(rb'"piece":"([^"]*)"')


def _mentions(scene: Scene) -> set[str]:
    """Ids that texts of a scene may mention: these and no others, found in one go."""
    return {one.decode() for one in MENTION.findall(msgspec.json.encode(scene))}


def _lies_somewhere(walk: Walk, scene: Scene, known: set[str]) -> None:
    """Links, areas, ways and large pieces are of places; what lies somewhere lies at something."""
    places = {place.id for place in scene.places}
    for by, place in places_cited(scene):
        _cited(walk, f"{by!r}", [place], places)
    for by, thing in things_cited(scene):
        _cited(walk, f"{by!r}", [thing], known)
    for piece in scene.pieces:
        if piece.covers and piece.at not in piece.covers:
            raise walk.fault(f"{piece.id!r} does not cover {piece.at!r}, where it is")


def _once(walk: Walk, listed: list[str]) -> None:
    if "" in listed:
        raise walk.fault("something in the scene has an empty id")
    if len(set(listed)) < len(listed):
        twice = next(one for one in listed if listed.count(one) > 1)
        raise walk.fault(f"the scene has {listed.count(twice)} things with the id {twice!r}")


def _cited(walk: Walk, by: str, cited: Iterable[str], known: set[str]) -> None:
    for one in cited:
        if one not in known:
            some = ", ".join(sorted(known)[:12])
            raise walk.fault(f"{by} cites {one!r}, which no scene has; there are {some} …")


def _options_cite(walk: Walk, decision: Decision, known: set[str]) -> None:
    _cited(walk, f"the prompt of {decision.key!r}", _pieces(decision.prompt), known)
    for option in walk.play.foresee(decision).options:
        by = f"the option {option.id!r} of {decision.key!r}"
        cited = [*option.points_at, *_pieces(option.label), *_pieces(option.detail)]
        cited += _pieces(option.ends)
        _cited(walk, by, cited, known)


def _pieces(message: Message | None) -> Iterator[str]:
    if message is not None:
        for arg in message.args.values():
            yield from _pieces_of(arg)


def _pieces_of(arg: Arg) -> Iterator[str]:
    if isinstance(arg, Mention):
        yield arg.id
        yield from _pieces_of(arg.name)
    elif isinstance(arg, Message):
        yield from _pieces(arg)
    elif isinstance(arg, Listing):
        for item in arg.items:
            yield from _pieces_of(item)


def _pieces_said(texts: Iterable[Words]) -> Iterator[str]:
    for text in texts:
        yield from _pieces(message_of(text))


def message_of(text: Words) -> Message:
    """The message that a text of a scene was made from."""
    message = Message(text.key)
    message.args = {name: _arg(value) for name, value in text.args.items()}
    return message


def _arg(value: Any) -> Arg:
    if isinstance(value, Words):
        return message_of(value)
    if isinstance(value, dict):
        if "piece" in value:
            name = _arg(value["name"])
            return Mention(value["piece"], name if isinstance(name, Message) else str(name))
        if "list" in value:
            items = [_arg(item) for item in value["list"]]
            return Listing([i if isinstance(i, Message | Mention) else str(i) for i in items])
        return message_of(Words(value["key"], value.get("args", {})))
    if isinstance(value, int | float | str):
        return value
    raise TypeError(f"{value!r} cannot be said")


def everything_said(
    play: Play, events: Iterable[Event], look: bool, heard: set[bytes]
) -> Iterator[tuple[str, Message]]:
    """Every message a player could read now, and where it stands; the scene's only at a look.

    Parts of scenes that are in `heard` say nothing new; the others are put into it.
    """
    for event in events:
        if event.message is not None:
            yield f"the event {event.kind!r}", event.message
    for scene in scenes(play) if look else []:
        for text in _unheard(scene, heard):
            yield "the scene", message_of(text)
        for track in _tracks(scene):
            for part, count in track.parts.items():  # clients say it by this key
                key = f"part-{part}".replace(".", "-")
                yield f"the bar {track.id!r}", Message(key, n=count)
    for decision in play.pending.values():
        yield f"the prompt of {decision.key!r}", decision.prompt
        for option in play.foresee(decision).options:
            by = f"the option {option.id!r} of {decision.key!r}"
            yield by, option.label
            if option.ends is not None:
                yield by, option.ends
            if option.detail is not None:
                yield by, option.detail
            for odds in option.odds:
                yield by, odds.of
    if play.outcome is not None:
        yield "the outcome", play.outcome.reason
        for lines in play.outcome.breakdown:
            yield from (("a score sheet", message) for message, _points in lines)


def _unheard(scene: Scene, heard: set[bytes]) -> Iterator[Words]:
    for name in scene.__struct_fields__:
        value = getattr(scene, name)
        for part in value if isinstance(value, list) else [value]:
            told = msgspec.json.encode(part)
            if told not in heard:
                heard.add(told)
                yield from said(part)


def _tracks(scene: Scene) -> Iterator[Track]:
    yield from scene.tracks
    for sheet in scene.sheets:
        yield from sheet.tracks
    for piece in scene.pieces:
        yield from piece.tracks


def words_in_every_language(
    case: Case,
    seeds: Iterable[int],
    catalogue: Catalogue,
    real_dice: bool = True,
    languages: tuple[str, ...] = ("en", "fr"),
) -> None:
    """Every message that comes up can be said in every language, and odds are odds."""
    if not catalogue.strict:
        raise Fault("the catalogue must be strict, or a missing text would pass")
    settings_have_words(case, catalogue, languages)
    known: set[str] = set()
    heard: set[bytes] = set()
    for number, seed in enumerate(seeds):
        chance = Physical() if real_dice and number == 0 else None
        for walk in Walk(case, seed, listen=True, chance=chance).moments():
            for where, message in everything_said(walk.play, walk.events, walk.glance(), heard):
                told = repr(message)
                if told not in known:
                    known.add(told)
                    _say(walk, where, message, catalogue, languages)
            for decision in walk.play.pending.values():
                for option in decision.options:
                    if any(not 0 <= odds.chance <= 1 for odds in option.odds):
                        raise walk.fault(f"{option.id!r} shows odds that cannot be: {option.odds}")
                    if len(option.odds) > 2:
                        raise walk.fault(f"{option.id!r} shows more than two odds: {option.odds}")


def settings_have_words(case: Case, catalogue: Catalogue, languages: tuple[str, ...]) -> None:
    """Every setting, and every value of it that is no number from a range, has a name."""
    key = case.game.key
    for setting in case.game.settings:
        for message in (
            setting.label(key),
            *(setting.value_label(key, value) for value in setting.values),
        ):
            for lang in languages:
                try:
                    catalogue.say(message, lang)
                except TextError as error:
                    raise Fault(f"the setting {setting.name!r}: {error}") from None


def _say(
    walk: Walk, where: str, message: Message, catalogue: Catalogue, languages: tuple[str, ...]
) -> None:
    for lang in languages:
        try:
            text = catalogue.say(message, lang)
        except TextError as error:
            raise walk.fault(f"{where}: {error}") from None
        if not text.strip():
            raise walk.fault(f"{where}: {message.key!r} says nothing in {lang!r}")


def saying(
    catalogue: Catalogue, languages: tuple[str, ...] = ("en", "fr")
) -> Callable[[Walk, Message], None]:
    """What a refusal says can be said in every language."""
    known: set[str] = set()

    def say(walk: Walk, message: Message) -> None:
        told = repr(message)
        if told not in known:
            known.add(told)
            _say(walk, "a refusal", message, catalogue, languages)

    return say


def rules_cited(case: Case, seeds: Iterable[int], rules: Collection[str] | None) -> None:
    """Every event that says by which rule it happened names one that the ledger has."""
    for seed in seeds:
        for walk in Walk(case, seed, listen=True).moments():
            for event in walk.events:
                if event.rule and event.rule not in (rules or ()):
                    raise walk.fault(f"{event!r} cites {event.rule!r}, which the ledger has not")
