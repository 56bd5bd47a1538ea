"""A small project with Bossrush's own pyproject.toml and build hook, to build wheels from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]

DIE = '''"""A die."""


class Die:
    __slots__ = ("faces",)

    def __init__(self, faces: int) -> None:
        self.faces = faces
'''
COIN = '''"""A game of one die."""

from bossrush.engine.die import Die


class Coin(Die):
    def __init__(self) -> None:
        super().__init__(2)

    def worth(self) -> int:
        return self.faces * 3
'''
FILES = {
    "engine/die.py": DIE,
    "engine/text.py": 'WORDS = "a module at the edge"\n',
    "games/__init__.py": "",
    "games/coin/__init__.py": "",
    "games/coin/rules.py": COIN,
    "games/coin/content/coin.yaml": "faces: 2\n",
}


class Project:
    """Builds what it is told to, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "bossrush"
        for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
            shutil.copyfile(ROOT / name, folder / name)
        for name in ("buildtools", "licenses"):
            shutil.copytree(ROOT / name, folder / name)
        for name in ("__init__.py", "_build.py", "cli.py", "py.typed"):
            self.write(name, (ROOT / "src" / "bossrush" / name).read_text("utf-8"))
        self.write("__init__.py", "")
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        """Put a file into the package."""
        file = self.package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the project's folder."""
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        """Build a wheel into `dist/`."""
        return self.run("-m", "hatchling", "build", "-t", "wheel", **environment)

    def wheel(self) -> Path:
        """The one wheel that was built."""
        [wheel] = (self.folder / "dist").glob("*.whl")
        return wheel

    def contents(self) -> set[str]:
        """The names of the files in the wheel."""
        with ZipFile(self.wheel()) as archive:
            return set(archive.namelist())

    def libraries(self) -> list[Path]:
        """Compiled libraries in the source, where none should be."""
        return [*self.package.rglob("*.so"), *self.package.rglob("*.pyd")]
