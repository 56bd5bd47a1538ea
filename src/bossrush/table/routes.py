"""What can be asked over HTTP: each operation with its path, its types and its refusals."""

from __future__ import annotations

from typing import Final

from bossrush.table import answers as a
from bossrush.table import lookback
from bossrush.table.api import Api
from bossrush.table.operations import Operation, Param

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


def operations(api: Api) -> list[Operation]:
    """Everything that can be asked over HTTP."""
    return [
        *_server(api),
        *_games(api),
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
    return [
        Operation(GET, "/healthz", "health", "Whether all is well", api.health, a.Health),
        Operation(
            GET,
            "/api/lan",
            "lan",
            "Whether the local network can reach this server",
            api.lan,
            a.LanView,
        ),
        Operation(
            POST,
            "/api/lan",
            "openLan",
            "Open this server to the local network",
            api.open_lan,
            a.LanView,
            refusals=(422,),
        ),
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


def _tables(api: Api) -> list[Operation]:
    """A table, whole and in parts."""
    return [
        Operation(
            GET,
            "/api/tables/{table}",
            "table",
            "A table",
            api.table,
            a.Whole,
            params=(TABLE,),
            auth="optional",
            refusals=(403, 404),
            heavy=True,
        ),
        Operation(
            GET,
            "/api/tables/{table}/log",
            "log",
            "A stretch of its log",
            api.lines,
            a.Lines,
            auth="optional",
            refusals=(403, 404),
            params=(
                TABLE,
                Param("after", NUMBER, "Only lines with a greater number."),
                LINES,
            ),
            heavy=True,
        ),
        Operation(
            GET,
            "/api/tables/{table}/decisions",
            "decisions",
            "What is asked, with odds",
            api.decisions,
            a.Decisions,
            params=(TABLE,),
            auth="optional",
            refusals=(403, 404),
            heavy=True,
        ),
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
        Operation(
            DELETE,
            "/api/tables/{table}",
            "deleteTable",
            "Delete a table for good, as its host",
            api.delete_table,
            a.Deleted,
            params=(TABLE,),
            auth="required",
            refusals=(403, 404),
            heavy=True,
        ),
    ]


def _game_so_far(api: Api) -> list[Operation]:
    """What was played at a table: to watch, to keep, to report."""
    return [
        Operation(
            GET,
            "/api/tables/{table}/frames",
            "frames",
            "The game so far, to watch",
            api.frames,
            a.Frames,
            params=(TABLE, FIRST, COUNT),
            auth="optional",
            refusals=(403, 404, 422),
            heavy=True,
        ),
        Operation(
            GET,
            "/api/tables/{table}/frames/lines",
            "frameLines",
            "What was told in it, without what there was to see",
            api.frame_lines,
            a.FrameLines,
            params=(TABLE, FIRST, LINES),
            auth="optional",
            refusals=(403, 404, 422),
            heavy=True,
        ),
        Operation(
            GET,
            "/api/tables/{table}/save",
            "save",
            "The game as a file, sealed until over",
            api.save,
            None,
            params=(TABLE,),
            auth="required",
            refusals=(403, 404, 422),
            heavy=True,
        ),
        Operation(
            POST,
            "/api/tables/{table}/bug",
            "bug",
            "A bug file",
            api.bug,
            None,
            body=a.BugReport,
            params=(TABLE,),
            auth="required",
            refusals=(403, 404, 422),
            heavy=True,
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


def _replays(api: Api) -> list[Operation]:
    """Files that were kept to be watched."""
    return [
        Operation(
            GET,
            "/api/replays/{replay}",
            "replay",
            "A save that can be watched",
            api.replay,
            a.ReplayView,
            params=(REPLAY,),
            refusals=(404, 422),
            heavy=True,
        ),
        Operation(
            GET,
            "/api/replays/{replay}/frames",
            "replayFrames",
            "A stretch of it",
            api.replay_frames,
            a.Frames,
            params=(REPLAY, FIRST, COUNT),
            refusals=(404, 422),
            heavy=True,
        ),
        Operation(
            GET,
            "/api/replays/{replay}/frames/lines",
            "replayLines",
            "What was told in it, without what there was to see",
            api.replay_lines,
            a.FrameLines,
            params=(REPLAY, FIRST, LINES),
            refusals=(404, 422),
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
            refusals=(403, 404),
        ),
    ]


def _studies(api: Api) -> list[Operation]:
    """Games that are over, looked at again."""
    back = api.retrospect
    return [
        Operation(
            POST,
            "/api/tables/{table}/study",
            "studyTable",
            "Study the game of a table that is over",
            back.study_table,
            lookback.StudyView,
            body=lookback.StudyWish,
            params=(TABLE,),
            auth="required",
            refusals=(403, 404, 422),
            heavy=True,
        ),
        Operation(
            POST,
            "/api/replays/{replay}/study",
            "wishStudy",
            "Study a replay, or go on with that",
            back.wish_study,
            lookback.StudyView,
            body=lookback.StudyWish,
            params=(REPLAY,),
            refusals=(404, 422),
            heavy=True,
        ),
        Operation(
            GET,
            "/api/replays/{replay}/study",
            "study",
            "A study as far as it has come",
            back.study,
            lookback.StudyView,
            params=(
                REPLAY,
                Param("after", NUMBER, "Wait until there is more than this revision."),
            ),
            refusals=(404, 422),
        ),
        Operation(
            POST,
            "/api/replays/{replay}/study/stop",
            "stopStudy",
            "Enough: work on it no longer",
            back.stop_study,
            lookback.StudyView,
            params=(REPLAY,),
            refusals=(404, 422),
        ),
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
            refusals=(404, 422),
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
