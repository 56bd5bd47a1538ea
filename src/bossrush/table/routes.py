"""What can be asked over HTTP: each operation with its path, its types and its refusals."""

from __future__ import annotations

from typing import Final

from bossrush.table import answers as a
from bossrush.table.api import Api
from bossrush.table.operations import Operation, Param

SAVE_BYTES: Final = 2_000_000
FRAMES_MOST: Final = 50
LINES_MOST: Final = 200

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


def operations(api: Api) -> list[Operation]:
    """Everything that can be asked over HTTP."""
    count = {"type": "integer", "minimum": 1, "maximum": LINES_MOST}
    number = {"type": "integer", "minimum": 0, "maximum": 1_000_000_000}
    replay = Param("replay", {"type": "string", "pattern": "^[0-9a-f]{24}$"}, "Its id.", "path")
    get, post = "GET", "POST"
    return [
        Operation(get, "/healthz", "health", "Whether all is well", api.health, a.Health),
        Operation(get, "/api/games", "games", "The games there are", api.games, a.Games),
        Operation(
            get,
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
            get,
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
        Operation(
            post,
            "/api/people",
            "newPerson",
            "A new person's secret",
            api.new_person,
            a.NewPerson,
        ),
        Operation(
            get,
            "/api/tables",
            "myTables",
            "The tables I came to",
            api.my_tables,
            a.TableCards,
            auth="required",
        ),
        Operation(
            post,
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
            get,
            "/api/codes/{code}",
            "byCode",
            "The table with this code",
            api.by_code,
            a.Found,
            refusals=(404,),
            params=(Param("code", {"type": "string", "maxLength": 20}, "As typed.", "path"),),
        ),
        Operation(
            get,
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
            get,
            "/api/tables/{table}/log",
            "log",
            "A stretch of its log",
            api.lines,
            a.Lines,
            auth="optional",
            refusals=(403, 404),
            params=(
                TABLE,
                Param("after", number, "Only lines with a greater number."),
                Param("count", count, "How many lines are wanted."),
            ),
            heavy=True,
        ),
        Operation(
            get,
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
            get,
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
            get,
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
            get,
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
            post,
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
        Operation(
            get,
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
            post,
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
            post,
            "/api/replays",
            "newReplay",
            "Keep a save or a bug file to watch",
            api.new_replay,
            a.ReplayView,
            body=bytes,
            refusals=(422,),
            most=SAVE_BYTES,
            creates=True,
            heavy=True,
        ),
        Operation(
            get,
            "/api/replays/{replay}",
            "replay",
            "A save that can be watched",
            api.replay,
            a.ReplayView,
            params=(replay,),
            refusals=(404, 422),
            heavy=True,
        ),
        Operation(
            get,
            "/api/replays/{replay}/frames",
            "replayFrames",
            "A stretch of it",
            api.replay_frames,
            a.Frames,
            params=(replay, FIRST, COUNT),
            refusals=(404, 422),
            heavy=True,
        ),
        Operation(
            get,
            "/api/replays/{replay}/frames/lines",
            "replayLines",
            "What was told in it, without what there was to see",
            api.replay_lines,
            a.FrameLines,
            params=(replay, FIRST, LINES),
            refusals=(404, 422),
            heavy=True,
        ),
        Operation(
            get,
            "/api/replays/{replay}/file",
            "replayFile",
            "The file itself",
            api.replay_file,
            None,
            params=(replay,),
            refusals=(404,),
        ),
        Operation(
            get,
            "/api/lan",
            "lan",
            "Whether the local network can reach this server",
            api.lan,
            a.LanView,
        ),
        Operation(
            post,
            "/api/lan",
            "openLan",
            "Open this server to the local network",
            api.open_lan,
            a.LanView,
            refusals=(422,),
        ),
    ]
