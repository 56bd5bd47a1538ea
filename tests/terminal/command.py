"""The `bossrush` command with the toys registered: `python -m tests.terminal.command play hunt`."""

from __future__ import annotations

import bossrush
from bossrush.cli import main
from tests.toys.bare import BareGame
from tests.toys.gallery import GalleryGame
from tests.toys.hunt import HuntGame

if __name__ == "__main__":
    bossrush.register(HuntGame())
    bossrush.register(GalleryGame())
    bossrush.register(BareGame())
    main()
