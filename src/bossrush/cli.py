"""The way into the `bossrush` command.

Nothing heavy is imported before somebody listens, so that Ctrl-C while the command is still being
loaded ends it as quietly as later. And whatever a console cannot write is no reason to break down.
"""

from __future__ import annotations

import sys
from io import TextIOWrapper

INTERRUPTED = 130
"""What a command ends with that was interrupted: 128 and the number of the signal."""


def main() -> None:
    """Run the command, as installed by the package."""
    try:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Run the command with these arguments; the status it ends with. Alone it starts the table."""
    from bossrush.cli_program import run as run_program

    return run_program(arguments)
