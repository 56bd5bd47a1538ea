"""What the server writes about itself: a line for people, or a JSON object for machines.

Nothing that lets somebody in is ever written: no token, no code, no address of a page.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import msgspec

_OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "color_message",
}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        said.update(extras(record))
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """A line that people read."""

    def format(self, record: logging.LogRecord) -> str:
        more = "".join(f"  {name}={value}" for name, value in extras(record).items())
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.getMessage()}{more}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


def extras(record: logging.LogRecord) -> dict[str, object]:
    """What a record says besides its sentence."""
    return {name: value for name, value in record.__dict__.items() if name not in _OWN}


class Expected(logging.Filter):
    """Leaves out what uvicorn takes for our mistake: a connection that we turn away with a reason.

    Anybody can make that happen as often as they like, so it must not fill the log.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        return "without completing handshake" not in str(record.msg)


def set_up_logs(kind: str) -> None:
    """Write logs as `plain` lines (what matters), `json` (all of it), or next to nothing."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else PlainLines())
    levels = {"plain": logging.WARNING, "json": logging.INFO, "quiet": logging.ERROR}
    logging.basicConfig(level=levels[kind], handlers=[handler], force=True)
    # uvicorn names the path of every connection, and a path may hold a code.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(Expected())
    logging.getLogger("websockets").setLevel(logging.WARNING)
