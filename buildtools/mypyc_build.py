"""Turn modules into C with mypyc, and the C into libraries, in the current folder.

Run as a program of its own by `compiling.compile_rules`, because mypyc ends the process when it
finds a mistake. `python mypyc_build.py CACHE MODULE...` reads the package in the current folder
and writes `libraries/`, laid out as in a wheel.

One C file a module, compiled side by side on all cores: as a single large file they take gcc half
as much time again, on one core, and run no faster. The engine, the companions and each game are a
library of their own, so that a change in one game compiles that game alone. Without optimisation
a third of the time goes into headers, and several modules share them.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

# Before mypyc, which looks whether it is there.
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

from mypy.fscache import FileSystemCache  # isort: skip
from mypyc import build as mypyc  # isort: skip
from mypyc.codegen import emitmodule  # isort: skip
from mypyc.common import GENERATOR_HELPER_NAME, RUNTIME_C_FILES  # isort: skip
from mypyc.errors import Errors  # isort: skip
from mypyc.ir.class_ir import ClassIR  # isort: skip
from mypyc.irbuild.mapper import Mapper  # isort: skip
from mypyc.options import CompilerOptions  # isort: skip

MYPY_OPTIONS = (
    "--config-file=",
    "--explicit-package-bases",
    # What is installed beside must not change what is compiled: third-party types are Any.
    "--no-site-packages",
    "--follow-imports=silent",
    "--disable-error-code=import-not-found",
    "--disable-error-code=import-untyped",
)
GENERATED = Path("generated")
HEADERS = (GENERATED, GENERATED / "bossrush")
LIBRARIES = Path("libraries")
LEVEL = os.environ.get("BOSSRUSH_COMPILE_LEVEL", "3")
WINDOWS = os.name == "nt"
UNIX_FLAGS = (
    # mypyc makes errors of warnings; the next compiler's new warning should not be one.
    "-Wno-error",
    # Every C file of a library declares the tables of the libraries it uses: they are the same.
    "-fcommon",
    # Libraries know each other by tables of pointers: nothing else needs their names.
    "-fvisibility=hidden",
    *(("-fno-semantic-interposition", "-fno-plt") if sys.platform == "linux" else ()),
)
LINK_FLAGS = ("-Wl,-Bsymbolic-functions",) if sys.platform == "linux" else ()
"""A library's functions call each other directly: none is ever replaced by another library's."""
LUMP = 2_000_000
"""Bytes of C that are compiled in one go where nothing is optimised."""
REPORTED = 40
"""After how many C files it is said how far the compiler is."""
INCLUDE = re.compile(rb'#\s*include\s+["<]([^">]+)[">]')


def say(words: str) -> None:
    """Tell the one who waits what is being done."""
    print(f"progress: {words}", flush=True)


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """Say which modules share a library, and its name."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for module in modules:
        folders = Path(module).parts[:-1]
        whole = folders[1:3] if folders[1] == "games" else folders[1:2]
        found["_".join(whole)].append(module)
    return [(members, f"bossrush._{name}") for name, members in found.items()]


def generated(modules: list[str]) -> list[Any]:
    """Turn the modules into C: the libraries to be made of it.

    This is what `mypycify` does for modules in several libraries, but for one thing. It expects
    that other libraries may be compiled another day and does without all that needs to know them:
    which classes have no subclasses, and which attributes are always there. Here everything is
    turned into C in one go, and that knowledge saves one instruction in twenty.
    """
    if WINDOWS:
        return mypyc.mypycify(
            [*MYPY_OPTIONS, *modules],
            opt_level=LEVEL,
            debug_level="0",
            multi_file=True,
            target_dir=str(GENERATED),
        )
    options = CompilerOptions(multi_file=True, separate=True, target_dir=str(GENERATED))
    options.global_opts = True
    named = [*MYPY_OPTIONS, *modules]
    libraries, sources_of, _more = mypyc.mypyc_build(
        named,
        options,
        separate=groups(modules),
        skip_cgen_input=(in_c(named, options, modules), []),
    )
    mypyc.setup_mypycify_vars()
    flags = mypyc.get_cflags(opt_level=LEVEL, debug_level="0", multi_file=True)
    runtime: list[str] = []
    for name in RUNTIME_C_FILES:
        shutil.copyfile(Path(mypyc.include_dir(), name), GENERATED / name)
        if name.endswith(".c"):
            runtime.append(str(GENERATED / name))
    extensions: list[Any] = []
    for (members, library), (sources, headers) in zip(libraries, sources_of, strict=True):
        assert library is not None
        extensions += mypyc.build_using_shared_lib(
            members, library, [*sources, *runtime], headers, str(GENERATED), flags, []
        )
    return extensions


def in_c(
    named: list[str], options: CompilerOptions, modules: list[str]
) -> list[list[tuple[str, str]]]:
    """Give the C files of each library, by name and content.

    This is what `mypyc_build` does itself, but for one thing: what comes and goes with every
    decision is no business of the garbage collector.
    """
    files = FileSystemCache()
    sources, all_sources, mypy_options = mypyc.get_mypy_config(named, None, options, files)
    libraries = mypyc.construct_groups(sources, groups(modules), True, None)
    checked = emitmodule.parse_and_typecheck(all_sources, mypy_options, options, libraries, files)
    if checked.errors:
        sys.exit("\n".join(checked.errors))
    found = Errors(mypy_options)
    mapper = Mapper({one.module: name for members, name in libraries for one in members})
    checked.manager.errors.set_file("<mypyc>", module=None, scope=None, options=mypy_options)
    compiled = emitmodule.compile_modules_to_ir(checked, mapper, options, found)
    if found.num_errors:
        sys.exit("\n".join(found.new_messages()))
    for module in compiled.values():
        for kind in module.classes:
            if is_flow(kind) or is_part(kind):
                kind.is_acyclic = True
    written = emitmodule.compile_ir_to_c(libraries, compiled, checked, mapper, options)
    return [written[name] for _members, name in libraries]


def is_flow(kind: ClassIR) -> bool:
    """Whether it is what a generator is compiled to: the scheduler breaks what would be a cycle."""
    return kind.is_generated and GENERATOR_HELPER_NAME in kind.method_decls


def is_part(kind: ClassIR) -> bool:
    """Whether a state is made of it: a state is a tree of plain data."""
    return any(one.fullname == "bossrush.engine.visit.Part" for one in kind.mro)


def lumps(sources: list[str]) -> list[str]:
    """Gather the modules of a library in a few C files, which read the headers once each."""
    modules = [source for source in sources if Path(source).match(f"{GENERATED}/__native_*.c")]
    gathered: list[list[str]] = []
    room = 0
    for module in sorted(modules):
        size = Path(module).stat().st_size
        if size > room:
            gathered.append([])
            room = LUMP
        gathered[-1].append(module)
        room -= size
    found = [source for source in sources if source not in modules]
    for members in gathered:
        lump = Path(members[0]).with_suffix(".lump.c")
        lump.write_text("".join(f'#include "{Path(member).name}"\n' for member in members))
        found.append(str(lump))
    return found


class ParallelBuild(build_ext):
    """Setuptools' own build step, but every C file is compiled once, on all cores, and kept."""

    objects: Path

    def build_extensions(self) -> None:
        """Compile all the C files there are, then link each library."""
        if LEVEL == "0":
            for extension in self.extensions:
                extension.sources = lumps(extension.sources)
        extension_of = {
            source: extension for extension in self.extensions for source in extension.sources
        }
        pool = ThreadPoolExecutor(os.cpu_count())
        object_of: dict[str, Path] = {}
        try:
            objects = pool.map(self._object, extension_of, extension_of.values())
            for source, made in zip(extension_of, objects, strict=True):
                object_of[source] = made
                if len(object_of) % REPORTED == 0:
                    say(f"Compiling: {len(object_of)} of {len(extension_of)} files are done.")
        finally:
            pool.shutdown(cancel_futures=True)  # after the first error, the rest is not wanted
        for extension in self.extensions:
            self.compiler.link_shared_object(
                [str(object_of[source]) for source in sorted(extension.sources)],
                self.get_ext_fullpath(extension.name),
                libraries=self.get_libraries(extension),
                export_symbols=self._exported(extension),
                extra_preargs=list(LINK_FLAGS),
                build_temp=self.build_temp,
            )
        self._tidy(len(object_of))

    def _object(self, source: str, extension: Extension) -> Path:
        """Give the object file of a C file, from the cache if nothing it includes has changed."""
        flags = [*extension.extra_compile_args, *([] if WINDOWS else UNIX_FLAGS)]
        kept = self.objects / f"{fingerprint(Path(source), (str(self._command()), *flags))}.o"
        if kept.exists():
            kept.touch()
        else:
            with tempfile.TemporaryDirectory(dir=".") as folder:
                [fresh] = self.compiler.compile(
                    [source],
                    output_dir=folder,
                    include_dirs=[*extension.include_dirs, *map(str, HEADERS)],
                    extra_postargs=flags,
                )
                shutil.move(fresh, kept)
        return kept

    def _tidy(self, in_use: int) -> None:
        """Keep what a few builds need, and remove the object files longest unused."""
        by_use = sorted(self.objects.iterdir(), key=lambda file: file.stat().st_mtime)
        for stale in by_use[: -4 * in_use]:
            stale.unlink()

    def _exported(self, extension: Extension) -> Any:
        return self.get_export_symbols(extension)  # type: ignore[no-untyped-call]

    def _command(self) -> Any:
        return getattr(self.compiler, "compiler_so", self.compiler.compiler_type)


def fingerprint(source: Path, flags: tuple[str, ...]) -> str:
    """Sum up all that an object file depends on: C, generated headers, compiler and mypyc."""
    digest = hashlib.sha256(repr((version("mypy"), sys.version, flags)).encode())
    seen = [source]
    for file in seen:  # grows while it is read
        digest.update(content(file))
        for name in INCLUDE.findall(content(file)):
            for header in (folder / name.decode() for folder in HEADERS):
                if header not in seen and header.is_file():
                    seen.append(header)
    return digest.hexdigest()


@cache
def content(file: Path) -> bytes:
    """Read a generated file once."""
    return file.read_bytes()


def main() -> None:
    """Compile what the command line names."""
    objects, modules = Path(sys.argv[1]), sys.argv[2:]
    objects.mkdir(parents=True, exist_ok=True)
    say(f"Turning the rules, {len(modules)} modules, into C.")
    extensions = generated(modules)
    command: Any = ParallelBuild(Distribution({"name": "bossrush", "ext_modules": extensions}))
    command.objects = objects
    command.build_lib = str(LIBRARIES)
    command.build_temp = "links"
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError):
        sys.exit("The C compiler failed: its own words are above.")


if __name__ == "__main__":
    main()
