"""The build hook: what goes into a wheel besides the source.

Hatchling runs this for every wheel. An editable install returns at once and stays pure Python;
so does a wheel where nothing can be compiled. BOSSRUSH_COMPILE says what to do:

- `auto` (the default): compile where a C compiler is found, else leave the source as it is;
- `1`: compile, and fail where that is not possible;
- `0`: do not compile.

BOSSRUSH_COMPILE_LEVEL says how hard the C compiler optimises, 0 to 3. An install from source takes
1: somebody is waiting, and 3 takes gcc nearly twice as long for 4 to 5 % fewer instructions. Wheels
that are handed out are built with 3.

BOSSRUSH_WEB=0 leaves the browser client as it lies in the source instead of building it.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path; what is beside it is imported from the project's root.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from buildtools import compiling, web


class BuildHook(BuildHookInterface[Any]):
    """Add the compiled rules and the browser client to a wheel."""

    def dependencies(self) -> list[str]:
        """Name what the build needs, only when it does."""
        root = Path(self.root)
        needed: list[str] = []
        if _compile_wanted() != "0" and compiling.obstacle() is None:
            needed.extend(compiling.settings(root).requires)
        if _web_wanted(root) and web.npm() is None:
            needed.extend(web.REQUIRES)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and bundle into the wheel that is about to be written."""
        if version == "editable":
            return
        root = Path(self.root)
        if _web_wanted(root):
            self.app.display_waiting("Building the browser client.")
            web.build(root)
        if _compile_wanted() != "0":
            self._compile(root, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder of the compiled rules, now that the wheel has them."""
        folder: tempfile.TemporaryDirectory[str] | None = getattr(self, "_folder", None)
        if folder is not None:
            folder.cleanup()

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="bossrush-")
        os.environ.setdefault("BOSSRUSH_COMPILE_LEVEL", "1")
        self.app.display_waiting("Compiling the rules; this takes two or three minutes.")
        try:
            libraries = compiling.compile_rules(root, Path(self._folder.name))
        except compiling.CannotCompile as problem:
            if _compile_wanted() == "1":
                self.app.abort(f"BOSSRUSH_COMPILE=1, but the rules cannot be compiled: {problem}")
            self.app.display_warning(f"Bossrush is built as pure Python: {problem}")
            return
        build_data["force_include"].update({str(file): name for name, file in libraries.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _compile_wanted() -> str:
    wanted = os.environ.get("BOSSRUSH_COMPILE") or "auto"
    if wanted not in {"0", "1", "auto"}:
        raise ValueError(f"BOSSRUSH_COMPILE is {wanted!r}: set it to 0, 1 or auto, or unset it")
    return wanted


def _web_wanted(root: Path) -> bool:
    return os.environ.get("BOSSRUSH_WEB") != "0" and web.exists(root)
