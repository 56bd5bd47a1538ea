"""The HTTP API: everything that is not live play."""

from __future__ import annotations

import asyncio
import hashlib
import io
import ipaddress
import time
from typing import Any, cast

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from bossrush._build import __version__
from bossrush.engine.errors import OptionError
from bossrush.engine.guide import Guide
from bossrush.engine.lesson import Lesson
from bossrush.engine.registry import games as all_games
from bossrush.engine.save import read as read_save
from bossrush.engine.trial import NoTrialError
from bossrush.table import answers as a
from bossrush.table import entry as e
from bossrush.table.asking import asked, decisions
from bossrush.table.chronicle import Chronicles
from bossrush.table.company import known_companion
from bossrush.table.files import bug_file, canonical, exported, restored, unwrapped
from bossrush.table.gathering import deleted_elsewhere
from bossrush.table.house import House
from bossrush.table.identity import clean_name, new_token, read_code, same
from bossrush.table.judge import set_up, set_up_for
from bossrush.table.keeper import Keeper
from bossrush.table.lately import Lately
from bossrush.table.listing import listing_of
from bossrush.table.operations import JSON, Ask
from bossrush.table.portrait import outcome_view
from bossrush.table.preview import Preview
from bossrush.table.refusal import Refusal
from bossrush.table.replays import KEPT, MOST_BYTES, Film
from bossrush.table.retrospect import Retrospect
from bossrush.table.shown import OutcomeView
from bossrush.table.stored import Elsewhere, Listing
from bossrush.table.table import Table
from bossrush.table.texts import game_view, guide, known_game, known_lesson, rules, texts
from bossrush.table.views import Views


class Api:
    """The handlers; `routes` says which operations they belong to."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.films: Lately[Film] = Lately(KEPT, MOST_BYTES)
        self.chronicles = Chronicles(house.store)
        self.retrospect = Retrospect(self)
        self._reading = asyncio.Lock()
        """Held while the pack that is being written is read."""

    # -- games ----------------------------------------------------------------------------

    async def games(self, ask: Ask) -> a.Games:
        """The games there are."""
        return a.Games(games=[game_view(game.key) for game in all_games()], version=__version__)

    async def texts(self, ask: Ask) -> Response:
        """Every text, as one Fluent file."""
        query = ask.query
        body, tag = texts(ask.path("language"), query.get("game", ""), query.get("options", ""))
        return cached(ask, body, tag, "text/plain; charset=utf-8")

    async def rules(self, ask: Ask) -> Response:
        """The rules of a game."""
        found = rules(ask.path("game"), ask.query.get("language", "en"))
        body = msgspec.json.encode(found)
        return cached(ask, body, f'"{hashlib.sha256(body).hexdigest()[:24]}"', JSON)

    async def guide(self, ask: Ask) -> Guide:
        """The guide to a first game."""
        return guide(ask.path("game"))

    # -- people ---------------------------------------------------------------------------

    async def new_person(self, ask: Ask) -> a.NewPerson:
        """A new person's secret."""
        return a.NewPerson(token=new_token())

    async def my_tables(self, ask: Ask) -> a.TableCards:
        """The tables I came to."""
        found = await self.house.store.tables_of(ask.key, 100)
        hall = self.house.hall
        fresh = hall.keepers if not hall.overdue(time.monotonic()) else {}
        cards = [
            card(listing_of(fresh[listing.id].table) if listing.id in fresh else listing, ask.key)
            for listing in found
        ]
        return a.TableCards(tables=sorted(cards, key=lambda one: -one.touched))

    # -- tables ---------------------------------------------------------------------------

    async def new_table(self, ask: Ask) -> a.Opened:
        """Open a table."""
        new: a.NewTable = ask.body
        name = clean_name(new.name)
        game = known_game(new.game)
        lesson = self._lesson(new)
        seats = self._seats(new, lesson)
        setup = set_up(
            new.game,
            {**game.table_options, **new.options} if lesson is None else lesson.options,
            len(seats),
            chance=new.chance,
            consent=new.consent,
            grace=new.grace,
            watch=new.watch,
            hints=new.hints,
            lesson=new.lesson,
        )
        places = [self._place(new, number, seat) for number, seat in enumerate(seats)]
        begin = "" if new.begin else None
        people = [e.Person(ask.key, name)]
        keeper = await self.house.hall.create(setup, people, places, begin, lesson=lesson)
        return self.opened(keeper)

    async def preview(self, ask: Ask) -> a.PreviewView:
        """The pack that is being written, read again if it was saved."""
        async with self._reading:
            return (await self._preview()).view()

    async def new_preview(self, ask: Ask) -> a.Opened:
        """Open a table at which one of its cards is at hand."""
        async with self._reading:
            preview = await self._preview()
            try:
                game, lesson = await asyncio.to_thread(preview.staged, ask.path("card"))
            except NoTrialError as error:
                raise Refusal("option", reason=str(error)) from None
        setup = set_up(game, lesson.options, lesson.seats, lesson=lesson.id)
        people = [e.Person(ask.key, clean_name(ask.query.get("name", "")))]
        places = [e.Place(0) for _ in range(lesson.seats)]
        return self.opened(await self.house.hall.create(setup, people, places, "", lesson=lesson))

    async def _preview(self) -> Preview:
        """The pack that is being written, as it is now; Refusal where this is no such server.

        It is read beside the loop, by one request at a time: tables go on meanwhile.
        """
        preview = self.house.preview
        if preview is None:
            raise Refusal("no-preview")
        try:
            await asyncio.to_thread(preview.look)
        except (OptionError, OSError) as error:  # moved away, or written at this very moment
            raise Refusal("option", reason=str(error)) from None
        return preview

    def _lesson(self, new: a.NewTable) -> Lesson | None:
        if not new.lesson:
            return None
        lesson = known_lesson(new.game, new.lesson)
        if new.options or new.chance != "seeded":
            raise Refusal("lesson-fixed")
        return lesson

    def _seats(self, new: a.NewTable, lesson: Lesson | None) -> list[a.NewSeat]:
        """Who sits where; in a lesson where nothing is said about it, the host sits everywhere."""
        if lesson is None:
            if new.seats is None:
                raise Refusal("malformed", reason="seats is missing")
            return new.seats
        seats = new.seats or [a.NewSeat(mine=True)] * lesson.seats
        if len(seats) != lesson.seats:
            raise Refusal("lesson-seats", seats=lesson.seats)
        return seats

    def _place(self, new: a.NewTable, number: int, seat: a.NewSeat) -> e.Place:
        if seat.companion and not known_companion(new.game, seat.companion):
            raise Refusal("no-companion", name=seat.companion)
        if new.begin and not seat.companion and not seat.mine:
            raise Refusal("seat-free", seat=number + 1)
        name = clean_name(seat.name) if seat.name else ""
        return e.Place(0 if seat.mine else None, "" if seat.mine else seat.companion, name)

    def opened(self, keeper: Keeper) -> a.Opened:
        """A table that was opened, for the one who did."""
        table = keeper.table
        return a.Opened(table=table.id, code=table.code, link=self.house.link(table.code))

    async def by_code(self, ask: Ask) -> a.Found:
        """The table with this code."""
        limits, store = self.house.settings.limits, self.house.store
        who = self.house.who(ask.address)
        if await store.guesses(who, limits.guesses) + 1 > limits.guesses_burst:
            raise Refusal("too-many")
        code = read_code(ask.path("code"))
        found = await store.find(code) if code is not None else None
        listing = await store.listing(found) if found is not None else None
        if found is None or listing is None:
            await store.guessed(who, limits.guesses)
            raise Refusal("no-code")
        return a.Found(table=found, card=card(listing))

    async def table(self, ask: Ask) -> a.Whole:
        """A table."""
        table = await self.seen(ask)
        return a.Whole(
            n=table.n, table=cast(Any, Views(table).whole()), link=self.house.link(table.code)
        )

    async def delete_table(self, ask: Ask) -> a.Deleted:
        """Delete a table for good, as its host."""
        table = await self.seen(ask, member=True)
        if table.person(ask.key) != table.host:
            raise Refusal("not-host", host=table.people[table.host].name)
        found = await self.house.hall.keeper(table.id)
        if isinstance(found, Elsewhere):
            await deleted_elsewhere(self.house, found, table.id)
        elif found is not None:
            await self.house.hall.delete(found)
        return a.Deleted(id=table.id)

    async def seen(self, ask: Ask, member: bool = False) -> Table:
        """A table that the one who asks may see, from memory or from its log."""
        name = ask.path("table")
        keeper = await self.house.hall.present(name)
        table = keeper.table if keeper is not None else (await self.chronicles.of(name)).table
        person = table.person(ask.key) if ask.key else None
        if person is not None and person in table.kicked:
            raise Refusal("kicked")
        if person is None and (member or (not table.setup.watch and table.status != "gathering")):
            raise Refusal("private")
        return table

    async def log(self, ask: Ask) -> a.Lines:
        """A stretch of its log."""
        table = await self.seen(ask)
        after = ask.query.get("after", 0)
        count = ask.query.get("count", 100)
        seats = tuple(table.seats_of(table.person(ask.key) if ask.key else None))
        over = table.status == "over"
        keeper = self.house.hall.keepers.get(table.id)
        told, earlier = keeper.history.since(after) if keeper is not None else ([], True)
        last = table.n
        if earlier:
            chronicle = await self.chronicles.of(table.id)
            told, last = chronicle.after(after, count), chronicle.table.n
        shown = [one.seen_by(seats, over) for one in told[:count]]
        return a.Lines(lines=cast(Any, shown), last=last)

    async def decisions(self, ask: Ask) -> a.Decisions:
        """What is asked, with odds."""
        table = await self.seen(ask)
        views = Views(table)
        seats = table.seats_of(table.person(ask.key) if ask.key else None)
        if table.play is not None:
            for one in table.play.open:
                table.play.foresee(one)
        return a.Decisions(
            n=table.n,
            asked={
                key: asked(one, one.seat in seats or one.crew or not views.private(one.seat))
                for key, one in decisions(table).items()
            },
        )

    async def save(self, ask: Ask) -> Response:
        """The game as a file, sealed until over."""
        table = await self.seen(ask, member=True)
        body = await exported(table)
        return download(body, f"{table.setup.game}-{table.code}.bossrush.json")

    async def bug(self, ask: Ask) -> Response:
        """A bug file."""
        table = await self.seen(ask, member=True)
        said: a.BugReport = ask.body
        log = await self.house.store.read(table.id)
        seats = tuple(table.seats_of(table.person(ask.key)))
        client = said.client or ask.request.headers.get("user-agent", "")[:400]
        body = await bug_file(table, log, seats, said, client)
        return download(body, f"{table.setup.game}-{table.code}.bug.json")

    async def frames(self, ask: Ask) -> a.Frames:
        """The game so far, to watch."""
        return await _frames(ask, await self._live(ask))

    async def frame_lines(self, ask: Ask) -> a.FrameLines:
        """What was told in it, without what there was to see."""
        return await _lines(ask, await self._live(ask))

    async def _live(self, ask: Ask) -> Film:
        """The game of a table so far, to be watched."""
        table = await self.seen(ask)
        if table.play is None:
            raise Refusal("stuck" if table.status == "stuck" else "not-begun")
        key = f"{table.id}@{table.n}"
        guarded = table.status != "over"
        return self.films.get(key) or self.films.add(key, Film(table.play, guarded))

    async def qr(self, ask: Ask) -> Response:
        """Its link as a picture."""
        listing = await self.house.store.listing(ask.path("table"))
        if listing is None:
            raise Refusal("no-table")
        drawn = io.BytesIO()
        code = segno.make(self.house.link(listing.code), error="m", micro=False)
        code.save(drawn, kind="svg", border=2, xmldecl=False, svgns=True, nl=False)
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    # -- saves ----------------------------------------------------------------------------

    async def new_import(self, ask: Ask) -> a.Opened:
        """Go on with a save at a new table."""
        data, _ = unwrapped(ask.body)
        name = clean_name(ask.query.get("name", ""))
        play = await restored(data)
        if play.outcome is not None:
            raise Refusal("import-over")
        places = [e.Place() for _ in range(play.state.seats)]
        keeper = await self.house.hall.create(
            set_up_for(play), [e.Person(ask.key, name)], places, save=data.decode()
        )
        return self.opened(keeper)

    async def new_replay(self, ask: Ask) -> a.ReplayView:
        """Keep a save or a bug file to watch."""
        data = canonical(ask.body)
        name = hashlib.sha256(data).hexdigest()[:24]
        view = await self._replay(name, data)
        if not self.house.replays.draw(ask.address, len(data)):
            raise Refusal("too-many")
        await self.house.store.keep(name, data, ask.key, self.house.settings.limits.replays)
        return view

    async def delete_replay(self, ask: Ask) -> a.Deleted:
        """Delete a replay that I kept."""
        name = ask.path("replay")
        if not await self.house.store.keeps(name):
            raise Refusal("no-replay")
        if not await self.house.store.keeps(name, ask.key):
            raise Refusal("not-your-replay")
        await self.house.store.drop(name)
        return a.Deleted(id=name)

    async def replay(self, ask: Ask) -> a.ReplayView:
        """A save that can be watched."""
        name = ask.path("replay")
        return await self._replay(name, await self.kept(name))

    async def replay_frames(self, ask: Ask) -> a.Frames:
        """A stretch of it."""
        return await _frames(ask, await self._recorded(ask))

    async def replay_lines(self, ask: Ask) -> a.FrameLines:
        """What was told in it, without what there was to see."""
        return await _lines(ask, await self._recorded(ask))

    async def _recorded(self, ask: Ask) -> Film:
        name = ask.path("replay")
        if not await self.house.store.keeps(name):
            raise Refusal("no-replay")
        film = self.films.get(name)
        if film is None:
            film, _ = await self._reel(name, await self.kept(name))
        return film

    async def replay_file(self, ask: Ask) -> Response:
        """The file itself."""
        name = ask.path("replay")
        return download(await self.kept(name), f"{name}.bossrush.json")

    async def kept(self, name: str) -> bytes:
        """A save that is kept here; Refusal where there is none of this name."""
        data = await self.house.store.kept(name)
        if data is None:
            raise Refusal("no-replay")
        return data

    async def _reel(self, name: str, data: bytes) -> tuple[Film, int | None]:
        save, moment = unwrapped(data)
        play = await restored(save, listen=False)
        return self.films.add(name, Film(play)), moment

    async def _replay(self, name: str, data: bytes) -> a.ReplayView:
        film, moment = await self._reel(name, data)
        save, _ = unwrapped(data)
        origin = film.play.origin
        outcome = film.play.outcome
        return a.ReplayView(
            id=name,
            game=film.play.game.key,
            seats=origin.seats,
            options=origin.options,
            last=film.last,
            marks=read_save(save).marks,  # going on would add one; watching does not
            commitment=origin.commitment(),
            verified="real" if origin.physical else "committed" if origin.seed >= 0 else "hidden",
            outcome=outcome_view(outcome) if outcome is not None else None,
            moment=moment,
        )

    # -- the server -----------------------------------------------------------------------

    async def health(self, ask: Ask) -> a.Health:
        """Whether all is well."""
        try:
            if not await self.house.hall.can_write():
                raise Refusal("store")
        except TimeoutError:
            raise Refusal("store") from None
        metrics = self.house.metrics
        return a.Health(
            ok=True,
            version=__version__,
            tables=metrics.tables,
            connections=metrics.connections,
        )

    async def lan(self, ask: Ask) -> a.LanView:
        """Whether the local network can reach this server."""
        return self._lan(ask)

    async def open_lan(self, ask: Ask) -> a.LanView:
        """Open this server to the local network."""
        if not self._lan(ask).may:
            raise Refusal("lan-not-here")
        try:
            await self.house.lan.open()
        except OSError as error:
            raise Refusal("lan-failed", reason=str(error)) from None
        return self._lan(ask)

    def _lan(self, ask: Ask) -> a.LanView:
        lan = self.house.lan
        return a.LanView(
            on=bool(lan.address),
            link=self.house.base_url() if lan.address else "",
            may=lan.can_open and is_own(ask.request),
        )


async def _frames(ask: Ask, film: Film) -> a.Frames:
    shown = await film.frames(ask.query.get("first", 0), ask.query.get("count", 20))
    return a.Frames(frames=cast(Any, shown), last=film.last)


async def _lines(ask: Ask, film: Film) -> a.FrameLines:
    shown = await film.lines(ask.query.get("first", 0), ask.query.get("count", 100))
    return a.FrameLines(lines=cast(Any, shown), last=film.last)


def card(listing: Listing, key: str = "") -> a.TableCard:
    """A table as lists show it to the person with this key."""
    mine = [seat for seat, holder in enumerate(listing.holders) if key and same(holder, key)]
    outcome = listing.outcome
    own = [seat for seat in mine if outcome is not None and seat < len(outcome.scores)]
    best = max(own, key=lambda seat: outcome.scores[seat] if outcome else 0, default=None)
    return a.TableCard(
        id=listing.id,
        code=listing.code,
        game=listing.game,
        status=listing.status,
        seats=listing.seats,
        turns=listing.turns,
        touched=listing.touched,
        created=listing.created,
        mine=mine,
        lesson=listing.lesson,
        where=listing.where,
        won=outcome.won if outcome is not None else None,
        reason=outcome.reason if outcome is not None else None,
        score=outcome.scores[best] if outcome is not None and best is not None else None,
        place=_rank(outcome, best),
    )


def _rank(outcome: OutcomeView | None, seat: int | None) -> int:
    places = outcome.places if outcome is not None else []
    return places[seat] if seat is not None and seat < len(places) else 0


def cached(ask: Ask, body: bytes, tag: str, media: str) -> Response:
    """An answer that a browser may keep, if it asks each time whether it still holds."""
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if ask.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media)


def download(body: bytes, name: str) -> Response:
    """A file to keep."""
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(body, headers=headers, media_type=JSON)


def is_own(request: Request) -> bool:
    """Whether a request comes from the very computer the server runs on."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
