"""What can be asked over HTTP: each operation with its path, its types and its refusals."""

from __future__ import annotations

from typing import Any, Final

from bossrush.table import answers as a
from bossrush.table import lookback
from bossrush.table.api import Api
from bossrush.table.operations import MOST_BYTES, Auth, Handler, Operation, Param, Place

SAVE_BYTES: Final = 2_000_000
FRAMES_MOST: Final = 50
LINES_MOST: Final = 200
GET: Final = "GET"
POST: Final = "POST"
DELETE: Final = "DELETE"

NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 1_000_000_000}


def _text(name: str, about: str, most: int, place: Place = "query") -> Param:
    return Param(name, {"type": "string", "maxLength": most}, about, place)


def _number(name: str, about: str, least: int, most: int) -> Param:
    return Param(name, {"type": "integer", "minimum": least, "maximum": most}, about)


def _id(name: str, pattern: str, about: str) -> Param:
    return Param(name, {"type": "string", "pattern": pattern}, about, "path")


TABLE: Final = _id("table", "^[A-Za-z0-9_-]{1,40}$", "The table's id.")
REPLAY: Final = _id("replay", "^[0-9a-f]{24}$", "Its id.")
GAME: Final = _text("game", "The game's key.", 40, "path")
FIRST: Final = _number("first", "The first frame wanted.", 0, 1_000_000)
COUNT: Final = _number("count", "How many frames are wanted.", 1, FRAMES_MOST)
LINES: Final = _number("count", "How many lines are wanted.", 1, LINES_MOST)
NOT_YOURS: Final = (403, 404)
"""What any operation at a table may refuse with."""
NOT_READ: Final = (404, 422)
"""What any operation that reads a kept file may refuse with."""
NOT_SO_FAR: Final = (*NOT_YOURS, 422)
"""What any operation on a game so far may refuse with: it may not have begun."""


def operations(api: Api) -> list[Operation]:
    """Everything that can be asked over HTTP."""
    return [
        *_server(api),
        *_games(api),
        *_previews(api),
        *_lobby(api),
        *_tables(api),
        *_saves(api),
        *_replays(api),
        *_studies(api),
        *_puzzles(api),
        *_days(api),
    ]


def _server(api: Api) -> list[Operation]:
    """The server itself."""
    return [
        Operation(GET, "/healthz", api.health),
        Operation(GET, "/api/lan", api.lan),
        Operation(POST, "/api/lan", api.open_lan, refusals=(422,)),
    ]


def _games(api: Api) -> list[Operation]:
    """What there is to play."""
    ledger = (GAME, _text("language", "`en` unless said.", 20))
    catalogue = (
        _text("language", "Such as `en` or `fr`.", 20, "path"),
        _text("game", "With this game's texts.", 40),
        _text("options", "The game's options as JSON: content packs bring texts along.", 2000),
    )
    rules, texts = "/api/games/{game}/rules", "/api/texts/{language}"
    return [
        Operation(GET, "/api/games", api.games),
        Operation(GET, rules, api.rules, encoded=a.RulesView, params=ledger, refusals=(404,)),
        Operation(GET, "/api/games/{game}/guide", api.guide, params=(GAME,), refusals=(404,)),
        Operation(GET, texts, api.texts, params=catalogue, refusals=NOT_READ, media="text/plain"),
    ]


def _previews(api: Api) -> list[Operation]:
    """A pack that somebody is writing; only where the server was started to show one."""
    card = _text("card", "The id of the card.", 200, "path")
    name = _text("name", "What you are called.", 40)
    return [
        Operation(GET, "/api/preview", api.preview, refusals=NOT_READ),
        _opens("/api/preview/{card}", api.new_preview, None, card, name),
    ]


def _lobby(api: Api) -> list[Operation]:
    """People, and how they come by a table."""
    code = _text("code", "As typed.", 20, "path")
    return [
        Operation(POST, "/api/people", api.new_person),
        Operation(GET, "/api/tables", api.my_tables, auth="required"),
        _opens("/api/tables", api.new_table, a.NewTable),
        Operation(GET, "/api/codes/{code}", api.by_code, params=(code,), refusals=(404,)),
    ]


def _opens(
    path: str, handler: Handler, body: Any, *params: Param, most: int = MOST_BYTES
) -> Operation:
    """An operation that opens a table for somebody."""
    return Operation(
        POST, path, handler, body, params, "required", NOT_READ, most=most, creates=True
    )


def _at_table(
    method: str,
    path: str,
    handler: Handler,
    *params: Param,
    body: Any = None,
    auth: Auth = "optional",
    refusals: tuple[int, ...] = NOT_YOURS,
) -> Operation:
    """An operation at a table, whose game has to be played through for it."""
    at, all_params = "/api/tables/{table}" + path, (TABLE, *params)
    return Operation(method, at, handler, body, all_params, auth, refusals, heavy=True)


def _so_far(method: str, path: str, handler: Handler, *params: Param, **more: Any) -> Operation:
    """An operation on what was played at a table: to watch, to keep, to report, to study."""
    return _at_table(method, path, handler, *params, refusals=NOT_SO_FAR, **more)


def _tables(api: Api) -> list[Operation]:
    """A table, whole and in parts."""
    after = Param("after", NUMBER, "Only lines with a greater number.")
    picture = Operation(
        GET,
        "/api/tables/{table}/qr.svg",
        api.qr,
        params=(TABLE,),
        refusals=(404,),
        media="image/svg+xml",
    )
    return [
        _at_table(GET, "", api.table),
        _at_table(GET, "/log", api.log, after, LINES),
        _at_table(GET, "/decisions", api.decisions),
        picture,
        _at_table(DELETE, "", api.delete_table, auth="required"),
        _so_far(GET, "/frames", api.frames, FIRST, COUNT),
        _so_far(GET, "/frames/lines", api.frame_lines, FIRST, LINES),
        _so_far(GET, "/save", api.save, auth="required"),
        _so_far(POST, "/bug", api.bug, body=a.BugReport, auth="required"),
    ]


def _saves(api: Api) -> list[Operation]:
    """Files from elsewhere."""
    named = {"type": "string", "minLength": 1, "maxLength": 80}
    host = Param("name", named, "How the host wants to be called.", required=True)
    return [
        _opens("/api/imports", api.new_import, bytes, host, most=SAVE_BYTES),
        Operation(
            POST,
            "/api/replays",
            api.new_replay,
            body=bytes,
            auth="optional",
            refusals=(422,),
            most=SAVE_BYTES,
            creates=True,
            heavy=True,
        ),
    ]


def _of_replay(method: str, path: str, handler: Handler, *params: Param, **more: Any) -> Operation:
    """An operation on a file that was kept to be watched."""
    at, all_params = "/api/replays/{replay}" + path, (REPLAY, *params)
    return Operation(method, at, handler, params=all_params, **{"refusals": NOT_READ, **more})


def _replays(api: Api) -> list[Operation]:
    """Files that were kept to be watched."""
    return [
        _of_replay(GET, "", api.replay, heavy=True),
        _of_replay(GET, "/frames", api.replay_frames, FIRST, COUNT, heavy=True),
        _of_replay(GET, "/frames/lines", api.replay_lines, FIRST, LINES, heavy=True),
        _of_replay(GET, "/file", api.replay_file, refusals=(404,)),
        _of_replay(DELETE, "", api.delete_replay, auth="required", refusals=NOT_YOURS),
    ]


def _studies(api: Api) -> list[Operation]:
    """Games that are over, looked at again."""
    back, wish = api.retrospect, lookback.StudyWish
    after = Param("after", NUMBER, "Wait until there is more than this revision.")
    return [
        _so_far(POST, "/study", back.study_table, body=wish, auth="required"),
        _of_replay(POST, "/study", back.wish_study, body=wish, heavy=True),
        _of_replay(GET, "/study", back.study, after),
        _of_replay(POST, "/study/stop", back.stop_study),
        _opens("/api/replays/{replay}/branch", back.branch, lookback.Branch, REPLAY),
    ]


def _puzzles(api: Api) -> list[Operation]:
    """Lessons that are puzzles."""
    path = "/api/games/{game}/puzzles/{puzzle}"
    puzzle = (GAME, _text("puzzle", "The lesson's id.", 40, "path"))
    return [Operation(GET, path, api.retrospect.puzzle, params=puzzle, refusals=(404,))]


def _days(api: Api) -> list[Operation]:
    """The day's game."""
    back = api.retrospect
    return [
        Operation(GET, "/api/day", back.day, auth="optional"),
        _opens("/api/day", back.try_day, lookback.DayTry),
        Operation(GET, "/api/day/history", back.day_history, auth="required"),
    ]
