"""What can be asked over HTTP: each operation with its path, its types and its refusals."""

from __future__ import annotations

from typing import Any, Final

from bossrush.table import answers as a
from bossrush.table import lookback
from bossrush.table.api import Api
from bossrush.table.operations import Auth, Handler, Operation, Param

SAVE_BYTES: Final = 2_000_000
FRAMES_MOST: Final = 50
LINES_MOST: Final = 200
GET: Final = "GET"
POST: Final = "POST"
DELETE: Final = "DELETE"

TABLE: Final = Param(
    "table",
    {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "The table's id.",
    "path",
)
LANGUAGE: Final = Param(
    "language", {"type": "string", "maxLength": 20}, "Such as `en` or `fr`.", "path"
)
GAME: Final = Param("game", {"type": "string", "maxLength": 40}, "The game's key.", "path")
FIRST: Final = Param(
    "first", {"type": "integer", "minimum": 0, "maximum": 1_000_000}, "The first frame wanted."
)
COUNT: Final = Param(
    "count",
    {"type": "integer", "minimum": 1, "maximum": FRAMES_MOST},
    "How many frames are wanted.",
)
LINES: Final = Param(
    "count",
    {"type": "integer", "minimum": 1, "maximum": LINES_MOST},
    "How many lines are wanted.",
)
NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 1_000_000_000}
REPLAY: Final = Param("replay", {"type": "string", "pattern": "^[0-9a-f]{24}$"}, "Its id.", "path")
TOLD: Final = "What was told in it, without what there was to see"
NOT_YOURS: Final = (403, 404)
"""What any operation at a table may refuse with."""
NOT_READ: Final = (404, 422)
"""What any operation that reads a kept file may refuse with."""


def operations(api: Api) -> list[Operation]:
    """Everything that can be asked over HTTP."""
    return [
        *_server(api),
        *_games(api),
        *_previews(api),
        *_lobby(api),
        *_tables(api),
        *_game_so_far(api),
        *_saves(api),
        *_replays(api),
        *_studies(api),
        *_puzzles(api),
        *_days(api),
    ]


def _server(api: Api) -> list[Operation]:
    """The server itself."""
    reached = "Whether the local network can reach this server"
    opened = "Open this server to the local network"
    return [
        Operation(GET, "/healthz", "health", "Whether all is well", api.health, a.Health),
        Operation(GET, "/api/lan", "lan", reached, api.lan, a.LanView),
        Operation(POST, "/api/lan", "openLan", opened, api.open_lan, a.LanView, refusals=(422,)),
    ]


def _games(api: Api) -> list[Operation]:
    """What there is to play."""
    return [
        Operation(GET, "/api/games", "games", "The games there are", api.games, a.Games),
        Operation(
            GET,
            "/api/games/{game}/rules",
            "rules",
            "The rules of a game",
            api.rules,
            a.RulesView,
            params=(
                GAME,
                Param("language", {"type": "string", "maxLength": 20}, "`en` unless said."),
            ),
            refusals=(404,),
        ),
        Operation(
            GET,
            "/api/texts/{language}",
            "texts",
            "Every text, as one Fluent file",
            api.texts,
            None,
            params=(
                LANGUAGE,
                Param("game", {"type": "string", "maxLength": 40}, "With this game's texts."),
                Param(
                    "options",
                    {"type": "string", "maxLength": 2000},
                    "The game's options as JSON: content packs bring texts along.",
                ),
            ),
            refusals=(404, 422),
            media="text/plain",
        ),
    ]


def _previews(api: Api) -> list[Operation]:
    """A pack that somebody is writing; only where the server was started to show one."""
    return [
        Operation(
            GET,
            "/api/preview",
            "preview",
            "The pack that is being written, read again if it was saved",
            api.preview,
            a.PreviewView,
            refusals=(404,),
        ),
        Operation(
            POST,
            "/api/preview/{card}",
            "newPreview",
            "Open a table at which one of its cards is at hand",
            api.new_preview,
            a.Opened,
            auth="required",
            params=(
                Param("card", {"type": "string", "maxLength": 200}, "The id of the card.", "path"),
                Param("name", {"type": "string", "maxLength": 40}, "What you are called."),
            ),
            refusals=(404, 422),
            creates=True,
        ),
    ]


def _lobby(api: Api) -> list[Operation]:
    """People, and how they come by a table."""
    return [
        Operation(
            POST,
            "/api/people",
            "newPerson",
            "A new person's secret",
            api.new_person,
            a.NewPerson,
        ),
        Operation(
            GET,
            "/api/tables",
            "myTables",
            "The tables I came to",
            api.my_tables,
            a.TableCards,
            auth="required",
        ),
        Operation(
            POST,
            "/api/tables",
            "newTable",
            "Open a table",
            api.new_table,
            a.Opened,
            body=a.NewTable,
            auth="required",
            refusals=(404, 422),
            creates=True,
        ),
        Operation(
            GET,
            "/api/codes/{code}",
            "byCode",
            "The table with this code",
            api.by_code,
            a.Found,
            refusals=(404,),
            params=(Param("code", {"type": "string", "maxLength": 20}, "As typed.", "path"),),
        ),
    ]


def _at_table(
    method: str,
    path: str,
    name: str,
    about: str,
    handler: Handler,
    answer: Any,
    *params: Param,
    auth: Auth = "optional",
    body: Any = None,
    refusals: tuple[int, ...] = NOT_YOURS,
) -> Operation:
    """An operation at a table, whose game has to be played through for it."""
    return Operation(
        method,
        "/api/tables/{table}" + path,
        name,
        about,
        handler,
        answer,
        body,
        (TABLE, *params),
        auth,
        refusals,
        heavy=True,
    )


def _tables(api: Api) -> list[Operation]:
    """A table, whole and in parts."""
    after = Param("after", NUMBER, "Only lines with a greater number.")
    asked = "What is asked, with odds"
    deleted = "Delete a table for good, as its host"
    return [
        _at_table(GET, "", "table", "A table", api.table, a.Whole),
        _at_table(GET, "/log", "log", "A stretch of its log", api.lines, a.Lines, after, LINES),
        _at_table(GET, "/decisions", "decisions", asked, api.decisions, a.Decisions),
        Operation(
            GET,
            "/api/tables/{table}/qr.svg",
            "qr",
            "Its link as a picture",
            api.qr,
            None,
            params=(TABLE,),
            refusals=(404,),
            media="image/svg+xml",
        ),
        _at_table(DELETE, "", "deleteTable", deleted, api.delete_table, a.Deleted, auth="required"),
    ]


def _game_so_far(api: Api) -> list[Operation]:
    """What was played at a table: to watch, to keep, to report."""
    so_far = (*NOT_YOURS, 422)
    watched = "The game so far, to watch"
    kept = "The game as a file, sealed until over"
    return [
        _at_table(
            GET, "/frames", "frames", watched, api.frames, a.Frames, FIRST, COUNT, refusals=so_far
        ),
        _at_table(
            GET,
            "/frames/lines",
            "frameLines",
            TOLD,
            api.frame_lines,
            a.FrameLines,
            FIRST,
            LINES,
            refusals=so_far,
        ),
        _at_table(GET, "/save", "save", kept, api.save, None, auth="required", refusals=so_far),
        _at_table(
            POST,
            "/bug",
            "bug",
            "A bug file",
            api.bug,
            None,
            body=a.BugReport,
            auth="required",
            refusals=so_far,
        ),
    ]


def _saves(api: Api) -> list[Operation]:
    """Files from elsewhere."""
    return [
        Operation(
            POST,
            "/api/imports",
            "newImport",
            "Go on with a save at a new table",
            api.new_import,
            a.Opened,
            body=bytes,
            auth="required",
            refusals=(404, 422),
            params=(
                Param(
                    "name",
                    {"type": "string", "minLength": 1, "maxLength": 80},
                    "How the host wants to be called.",
                    required=True,
                ),
            ),
            most=SAVE_BYTES,
            creates=True,
        ),
        Operation(
            POST,
            "/api/replays",
            "newReplay",
            "Keep a save or a bug file to watch",
            api.new_replay,
            a.ReplayView,
            body=bytes,
            auth="optional",
            refusals=(422,),
            most=SAVE_BYTES,
            creates=True,
            heavy=True,
        ),
    ]


def _of_replay(
    method: str,
    path: str,
    name: str,
    about: str,
    handler: Handler,
    answer: Any,
    *params: Param,
    body: Any = None,
    heavy: bool = False,
) -> Operation:
    """An operation that reads a file which was kept to be watched."""
    return Operation(
        method,
        "/api/replays/{replay}" + path,
        name,
        about,
        handler,
        answer,
        body,
        (REPLAY, *params),
        refusals=NOT_READ,
        heavy=heavy,
    )


def _replays(api: Api) -> list[Operation]:
    """Files that were kept to be watched."""
    watched = "A save that can be watched"
    return [
        _of_replay(GET, "", "replay", watched, api.replay, a.ReplayView, heavy=True),
        _of_replay(
            GET,
            "/frames",
            "replayFrames",
            "A stretch of it",
            api.replay_frames,
            a.Frames,
            FIRST,
            COUNT,
            heavy=True,
        ),
        _of_replay(
            GET,
            "/frames/lines",
            "replayLines",
            TOLD,
            api.replay_lines,
            a.FrameLines,
            FIRST,
            LINES,
            heavy=True,
        ),
        Operation(
            GET,
            "/api/replays/{replay}/file",
            "replayFile",
            "The file itself",
            api.replay_file,
            None,
            params=(REPLAY,),
            refusals=(404,),
        ),
        Operation(
            DELETE,
            "/api/replays/{replay}",
            "deleteReplay",
            "Delete a replay that I kept",
            api.delete_replay,
            a.Deleted,
            params=(REPLAY,),
            auth="required",
            refusals=NOT_YOURS,
        ),
    ]


def _studies(api: Api) -> list[Operation]:
    """Games that are over, looked at again."""
    back = api.retrospect
    view, wish = lookback.StudyView, lookback.StudyWish
    of_table = "Study the game of a table that is over"
    begun = "Study a replay, or go on with that"
    so_far = "A study as far as it has come"
    enough = "Enough: work on it no longer"
    after = Param("after", NUMBER, "Wait until there is more than this revision.")
    return [
        _at_table(
            POST,
            "/study",
            "studyTable",
            of_table,
            back.study_table,
            view,
            body=wish,
            auth="required",
            refusals=(*NOT_YOURS, 422),
        ),
        _of_replay(
            POST, "/study", "wishStudy", begun, back.wish_study, view, body=wish, heavy=True
        ),
        _of_replay(GET, "/study", "study", so_far, back.study, view, after),
        _of_replay(POST, "/study/stop", "stopStudy", enough, back.stop_study, view),
        Operation(
            POST,
            "/api/replays/{replay}/branch",
            "branch",
            "Play on from a moment of a replay",
            back.branch,
            a.Opened,
            body=lookback.Branch,
            params=(REPLAY,),
            auth="required",
            refusals=NOT_READ,
            creates=True,
        ),
    ]


def _puzzles(api: Api) -> list[Operation]:
    """Lessons that are puzzles."""
    return [
        Operation(
            GET,
            "/api/games/{game}/puzzles/{puzzle}",
            "puzzle",
            "The answer to a puzzle, with its numbers",
            api.retrospect.puzzle,
            lookback.PuzzleView,
            params=(
                GAME,
                Param("puzzle", {"type": "string", "maxLength": 40}, "The lesson's id.", "path"),
            ),
            refusals=(404,),
        ),
    ]


def _days(api: Api) -> list[Operation]:
    """The day's game."""
    back = api.retrospect
    return [
        Operation(
            GET,
            "/api/day",
            "day",
            "The day's games, and how they went",
            back.day,
            lookback.DayView,
            auth="optional",
        ),
        Operation(
            POST,
            "/api/day",
            "tryDay",
            "Try one of the day's games, once",
            back.try_day,
            a.Opened,
            body=lookback.DayTry,
            auth="required",
            refusals=(404, 422),
            creates=True,
        ),
        Operation(
            GET,
            "/api/day/history",
            "dayHistory",
            "My tries at the day's games",
            back.history,
            lookback.DayHistory,
            auth="required",
        ),
    ]
