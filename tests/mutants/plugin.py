"""Runs inside pytest: which functions each test calls, and which tests a fault turns red.

All tests of an area are collected once. For each fault a process is forked off, its function is
given the faulty code, and the tests that call that function run until one fails, the quickest
first. The fault is written to the copy of the tree as well, for servers that a test starts. What
was already carried out while collecting is tried by a fresh pytest instead.

Time is counted in processor seconds, and waiting has a limit far above what a test needs, so the
result does not depend on what else the machine does.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.mutate import Mutant

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = f"{ROOT}/src/"
OF_ALL: Final = "test_conformance.py"
"""Tests that play whole games: they are taken to call everything."""
OF_ALL_SECONDS: Final = 0.4
OF_ALL_NAMES: Final = (
    *("test_golden", "test_states", "test_decisions", "test_it_ends", "test_undo", "test_copies"),
    *("test_refusals", "test_words", "test_ids", "test_bad_choices", "test_steered"),
)
"""Those of them that run for a fault."""
LONGEST: Final = 3.0
"""Processor seconds after which a test, watched, is left out."""
MOST_MEMORY: Final = 6 << 30

KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "timed out"


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    asked = json.loads(Path(os.environ["BOSSRUSH_MUTANTS"]).read_text("utf-8"))
    if session.testsfailed:
        raise session.Failed("some tests could not be collected")
    begun = Trying(session, Path(asked["touched"]), asked["budget"])
    begun.record()
    out = Path(asked["out"])
    with out.open("a", encoding="utf-8") as told:
        for number, one in enumerate(asked["mutants"], 1):
            mutant = Mutant(**one)
            result, why = begun.result(mutant)
            row = {**one, "result": result, "why": why}
            told.write(json.dumps(row) + "\n")
            told.flush()
            place = f"{mutant.path}:{mutant.line}"
            print(f"{number:4} {result:9} {place}  {mutant.before}  →  {mutant.after}  [{why}]")
            sys.stdout.flush()
    return True


class Trying:
    """The collected tests, and what is known of them."""

    def __init__(self, session: pytest.Session, touched: Path, budget: float) -> None:
        self.session = session
        self.file = touched
        self.budget = budget
        self.items = {item.nodeid: item for item in session.items}
        self.known: dict[str, Any] = {}
        if touched.exists():
            self.known = json.loads(touched.read_text("utf-8"))
        self.seconds: dict[str, float] = {}
        self.callers: dict[str, list[str]] = {}
        self.of_all: list[str] = []
        gc.unfreeze()  # so that functions can be found among all that there is
        self.live: dict[tuple[str, str, int], list[FunctionType]] = {}
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(SOURCE):
                code = one.__code__
                key = (code.co_filename, code.co_name, code.co_firstlineno)
                self.live.setdefault(key, []).append(one)
        self.early = {named(code) for code in EARLY}

    # --- Which test calls what -----------------------------------------------------------------

    def record(self) -> None:
        """Run the tests of every file that is new or has changed, and note what they call."""
        for path, found in groupby(self.session.items, lambda item: item.path):
            items = list(found)
            if path.name == OF_ALL:
                chosen = [one.nodeid for one in items if one.name.startswith(OF_ALL_NAMES)]
                self.of_all.extend(chosen)
                self.seconds.update(dict.fromkeys(chosen, OF_ALL_SECONDS))
                continue
            name = str(path.relative_to(ROOT))
            seal = hashlib.sha256(path.read_bytes()).hexdigest()
            if self.known.get(name, {}).get("seal") != seal:
                started = time.perf_counter()
                tests = forked_result(partial(self.recorded, items), 1800.0)
                if tests is None:
                    print(f"{name}: did not come to an end, and is left out")
                    tests = {}
                self.known[name] = {"seal": seal, "tests": tests}
                self.file.write_text(json.dumps(self.known), "utf-8")
                spent = time.perf_counter() - started
                took = sum(facts["seconds"] for facts in tests.values())
                print(f"{name}: {len(tests)} tests, {took:.1f} s of {spent:.1f}")
                sys.stdout.flush()
        for part in self.known.values():
            for test, facts in part["tests"].items():
                if test not in self.items:
                    continue
                if facts["failed"]:
                    print(f"{test} fails or takes too long without any fault, and is left out")
                    continue
                self.seconds[test] = facts["seconds"]
                for function in facts["calls"]:
                    self.callers.setdefault(function, []).append(test)

    def recorded(self, items: list[pytest.Item]) -> dict[str, Any]:
        """What each test of a file calls, and how long it takes."""
        told: dict[str, Any] = {}
        signal.signal(signal.SIGVTALRM, too_long)
        for item, following in zip(items, [*items[1:], None], strict=True):
            called: set[CodeType] = set()

            def hook(
                frame: FrameType, event: str, arg: object, seen: set[CodeType] = called
            ) -> None:
                seen.add(frame.f_code)

            threading.settrace(hook)
            sys.settrace(hook)
            started = time.process_time()
            signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
            failed = fails(item, following)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            spent = time.process_time() - started
            sys.settrace(None)
            calls = {named(code) for code in called if code.co_filename.startswith(SOURCE)}
            told[item.nodeid] = {"failed": failed, "seconds": spent, "calls": sorted(calls)}
        return told

    # --- Which test turns red ------------------------------------------------------------------

    def result(self, mutant: Mutant) -> tuple[str, str]:
        """What becomes of a fault, and by which test."""
        name = f"{mutant.path}:{mutant.function}"
        tests = self.within_budget([*self.callers.get(name, []), *self.of_all])
        file = ROOT / mutant.path
        was = file.read_bytes()
        when = file.stat()
        file.write_bytes(mutant.written(was))
        try:
            new = compile(mutant.written(was), str(file), "exec", dont_inherit=True)
            if name in self.early:
                return self.cold(self.within_budget(list(self.seconds)))
            if not tests:
                return SURVIVED, "no test calls it"
            return self.warm(mutant, new, tests)
        finally:
            file.write_bytes(was)
            os.utime(file, ns=(when.st_atime_ns, when.st_mtime_ns))

    def within_budget(self, tests: list[str]) -> list[str]:
        """The quickest of some tests, as many as there is time for."""
        chosen: list[str] = []
        spent = 0.0
        for test in sorted(tests, key=lambda test: self.seconds[test]):
            spent += self.seconds[test]
            if chosen and spent > self.budget:
                break
            chosen.append(test)
        return chosen

    def warm(self, mutant: Mutant, new: CodeType, tests: list[str]) -> tuple[str, str]:
        """Run tests in a fork of this process, with the faulty code in its function."""
        key = (str(ROOT / mutant.path), mutant.function.rpartition(".")[2], mutant.first_line)
        code = next(
            found for found in codes(new) if (found.co_name, found.co_firstlineno) == key[1:]
        )
        limit = 60.0 + 20 * sum(self.seconds[test] for test in tests)

        def run() -> str:
            for function in self.live.get(key, []):
                function.__code__ = code
            items = [self.items[test] for test in tests]
            for item, following in zip(items, [*items[1:], None], strict=True):
                signal.setitimer(signal.ITIMER_REAL, 60 + 60 * self.seconds[item.nodeid])
                if fails(item, following):
                    return item.nodeid
            return ""

        found = forked_result(run, limit)
        if found is None:
            return TIMED_OUT, ""
        return (KILLED, found) if found else (SURVIVED, f"{len(tests)} tests")

    def cold(self, tests: list[str]) -> tuple[str, str]:
        """Run tests in a new process, which reads the faulty module."""
        ids = self.file.with_suffix(".ids")
        ids.write_text("\n".join(tests), "utf-8")
        limit = 120.0 + 20 * sum(self.seconds[test] for test in tests)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"@{ids}"]
        try:
            done = subprocess.run(
                command, cwd=ROOT, capture_output=True, timeout=limit, check=False
            )
        except subprocess.TimeoutExpired:
            return TIMED_OUT, "anew"
        return (KILLED, "anew") if done.returncode else (SURVIVED, f"{len(tests)} tests, anew")


EARLY: set[CodeType] = set()
"""What was carried out before the first test: by modules when they are read, and collecting."""


def watch() -> None:
    """Note from now on what is carried out; done when pytest loads this plugin."""

    def hook(frame: FrameType, event: str, arg: object) -> None:
        if frame.f_code.co_filename.startswith(SOURCE):
            EARLY.add(frame.f_code)

    sys.settrace(hook)


def pytest_collection_finish() -> None:
    sys.settrace(None)


watch()


def named(code: CodeType) -> str:
    """The module and the outermost function of some code, as a mutant names them."""
    return (
        f"{code.co_filename.removeprefix(f'{ROOT}/')}:{code.co_qualname.partition('.<locals>')[0]}"
    )


def codes(code: CodeType) -> Iterator[CodeType]:
    """All code inside some code."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from codes(one)


def fails(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Whether a test fails, from its fixtures to their end."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def forked_result(work: Callable[[], Any], limit: float) -> Any:
    """What some work in a process of its own comes to; None if it does not end by itself."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.setpgid(0, 0)
            os.close(read)
            quiet = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(quiet, stream)
            spent = int(time.process_time()) + 1
            resource.setrlimit(resource.RLIMIT_CPU, (spent + int(limit), spent + int(limit)))
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            told = json.dumps(work()).encode()
            with os.fdopen(write, "wb") as pipe:
                pipe.write(told)
        finally:
            os._exit(0)
    os.close(write)
    late = threading.Timer(limit * 3, end_group, (child,))
    late.start()
    with os.fdopen(read, "rb") as pipe:
        answer = pipe.read()
    late.cancel()
    end_group(child)  # and what a test has started and not ended
    os.waitpid(child, 0)
    return json.loads(answer) if answer else None


def too_long(number: int, frame: FrameType | None) -> None:
    """End a test that takes too long to be run for every fault."""
    raise TimeoutError(f"more than {LONGEST} s")


def end_group(leader: int) -> None:
    """End a process and all that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)
