"""What several commands of the lab can be told, in the same words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Seats = Annotated[
    str | None, typer.Option(help="How many seats: 3, 1,2 or 1-4, or all; by default the fewest")
]
Playouts = Annotated[
    int | None, typer.Option(help="For sharp: playouts a decision; by default 300")
]
Seconds = Annotated[
    float | None, typer.Option(help="For sharp: seconds a decision, instead of playouts")
]
Processes = Annotated[
    int | None, typer.Option(min=1, help="Processes; by default one for each core")
]
RayCluster = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Spread over a Ray cluster: auto, or HOST:PORT")
]
Seed = Annotated[int, typer.Option(help="The same seed, the same games")]
Settings = Annotated[list[str] | None, typer.Option(help="A setting, NAME=VALUE")]
Packs = Annotated[
    Path | None, typer.Option(metavar="DIR", help="A content pack, or a folder of them")
]
OneObject = Annotated[bool, typer.Option("--json", help="One object, for machines")]
GamesToMeasure = Annotated[
    list[str] | None, typer.Argument(help="Games to measure, by key or MODULE:NAME; by default all")
]
Round = Annotated[float, typer.Option(min=0.01, help="How long each takes in a round")]
OneList = Annotated[bool, typer.Option("--json", help="One list of objects, for machines")]
