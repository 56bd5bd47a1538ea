# Bossrush: `make` alone says what there is.
#
# Every target sets up what it needs and remembers it in stamps, so that a second run starts at
# once. Nothing is written outside this folder, but for the caches of pip and npm; as root on
# Debian, `make test` also installs the browser and the database that some tests need.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Hundreds of Pythons are started: what one of them has compiled, the others need not.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq install
# The browser client, where its source is.
WEB := $(if $(wildcard web/package.json),yes)
# What is tested in both forms, the source and the compiled rules.
BOTH_FORMS := $(wildcard tests/engine tests/games tests/companions)

.PHONY: help play setup test checked lint lint-format lint-style lint-types lint-layers format \
	web-check web-types web-tests compiled compiled-libraries wheel machine bench balance soak sweep mutants \
	lock clean FORCE

help:
	@echo "make play      set up whatever is missing and start Bossrush; ARGS='...' is passed on"
	@echo "make test      set up whatever is missing and run every check"
	@echo "make setup     only make the environment, in .venv"
	@echo "make lint      check format, style, types and layers"
	@echo "make format    put the source into its format"
	@echo "make compiled  compile the rules, for tests and measurements"
	@echo "make wheel     build a wheel for this platform in dist/, with the compiled rules and the client"
	@echo "make bench     measure the speed of every game, compiled; ARGS='...' is passed on"
	@echo "make balance   play the games of docs/balance.md again and rebuild its tables; ARGS=sector for some"
	@echo "make soak      run the long tests, in full number"
	@echo "make sweep     play every game at random, compiled, and check every phase's start"
	@echo "make mutants   write faults into the source, one by one in a copy, and see which the tests notice"
	@echo "make lock      pin the dependencies anew (needs uv); UPGRADE=--upgrade for newer ones"
	@echo "make clean     remove everything that make has made"

# --- The environment ---------------------------------------------------------------------------

# An environment made elsewhere (the folder was moved), or whose Python has gone, is made anew.
ifneq ($(shell test -x $(PY) && cat $(VENV)/.made-in 2>/dev/null),$(CURDIR))
$(VENV)/.made-in: FORCE
endif
$(VENV)/.made-in:
	@scripts/make-venv

$(VENV)/.runtime: requirements/build.txt requirements/runtime.txt $(VENV)/.made-in
	@echo "Installing what Bossrush needs to run."
	@$(PIP) --require-hashes -r requirements/build.txt -r requirements/runtime.txt
	@touch $@

# Editable: it points at src/, and neither compiles nor builds anything.
$(VENV)/.package: pyproject.toml $(VENV)/.runtime
	@BOSSRUSH_COMPILE=0 BOSSRUSH_WEB=0 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.runtime
	@echo "Installing the tools that check it."
	@$(PIP) --require-hashes -r requirements/build.txt -r requirements/runtime.txt -r requirements/dev.txt
	@touch $@

SETUP := $(VENV)/.package $(VENV)/.dev

setup: $(SETUP)

# --- The browser client ------------------------------------------------------------------------

ifdef WEB
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)
CLIENT := build/client.stamp
# npm writes this file last, whoever runs it.
NODE_MODULES := web/node_modules/.package-lock.json

# With npm where it is, else with Node from a Python package.
$(NODE_MODULES): web/package.json web/package-lock.json | $(VENV)/.package
	@$(PY) -m buildtools.web --has-npm || $(PIP) --require-hashes -r requirements/node.txt
	@echo "Installing what the browser client is built with."
	@$(PY) -m buildtools.web ci --silent
	@touch $@

$(CLIENT): $(WEB_SOURCES) $(NODE_MODULES)
	@echo "Building the browser client."
	@$(PY) -m buildtools.web run --silent build -- --logLevel error
	@mkdir -p $(@D) && touch $@

web-check: web-types web-tests

web-types: $(NODE_MODULES)
	@echo "Checking the browser client."
	@scripts/part "types of the browser client" $(PY) -m buildtools.web run --silent check

web-tests: $(NODE_MODULES)
	@scripts/part "tests of the browser client" $(PY) -m buildtools.web run --silent test
else
web-check:
endif

# --- Play --------------------------------------------------------------------------------------

# With the compiled rules where they are there for this state of the source; nobody waits for them.
play: $(VENV)/.package $(CLIENT)
	@compiled=$$($(PY) -m buildtools.compiled --if-there); \
	PYTHONPATH="$$compiled" $(VENV)/bin/bossrush $(ARGS)

# --- Checks ------------------------------------------------------------------------------------

lint: lint-format lint-style lint-types lint-layers

lint-format: $(SETUP)
	@echo "Checking format and style."
	@scripts/part "format" $(VENV)/bin/ruff format -q --check . || { echo "'make format' puts these files right." >&2; exit 1; }

lint-style: $(SETUP)
	@scripts/part "style" $(VENV)/bin/ruff check -q .

lint-types: $(SETUP)
	@echo "Checking types."
	@scripts/part "types" $(VENV)/bin/mypy --no-error-summary

lint-layers: $(SETUP)
	@echo "Checking that imports only point down."
	@scripts/part "layers" $(VENV)/bin/lint-imports --no-cache >$(VENV)/layers 2>&1 || { cat $(VENV)/layers >&2; exit 1; }

format: $(SETUP)
	@$(VENV)/bin/ruff check -q --fix-only .
	@$(VENV)/bin/ruff format .

# Says where the compiled rules are; empty where there is no compiler.
COMPILED_HERE := build/compiled-for-tests
# One test more than there are cores: some wait for a server or a browser.
PYTEST := $(PY) -m pytest -q -n $$(($$($(PY) -c 'import os; print(os.cpu_count() or 1)') + 1)) --dist worksteal

# Every part runs to its end, whatever failed before it; the last line says what did.
test: $(SETUP)
	@scripts/part --begin
	@scripts/part "what comes before the tests" $(MAKE) --no-print-directory -k -j2 checked || true
	@compiled=$$(cat $(COMPILED_HERE)); export BOSSRUSH_COMPILED_PATH="$$compiled"; \
	echo "Testing the source."; \
	scripts/part "tests of the source" $(PYTEST); \
	test -n "$$compiled" || exit 0; \
	echo "Testing the compiled rules."; \
	PYTHONPATH="$$compiled" BOSSRUSH_FORM=compiled scripts/part "tests of the compiled rules" \
		$(PYTEST) -m "not soak and not source" $(BOTH_FORMS) || true
	@scripts/part --sum

# All that comes before the tests, side by side, the longest first.
checked: $(COMPILED_HERE) machine lint web-check

machine: $(SETUP)
	@$(PY) -m tests.machine

# They are tested without the optimisation they are shipped with, which is most of the wait.
$(COMPILED_HERE) compiled-libraries: export BOSSRUSH_COMPILE_LEVEL := 0

compiled-libraries: $(SETUP)
	@$(PY) -m buildtools.compiled --or-skip --libraries >/dev/null

# The whole copy has the client too.
$(COMPILED_HERE): compiled-libraries $(CLIENT) FORCE
	@mkdir -p $(@D)
	@$(PY) -m buildtools.compiled --or-skip >$@

soak: machine $(CLIENT)
	@compiled=$$($(PY) -m buildtools.compiled --or-skip) || exit 1; \
	PYTHONPATH="$$compiled" BOSSRUSH_COMPILED_PATH="$$compiled" \
		$(PY) -m pytest -n auto -m soak -o faulthandler_timeout=0 -rA $(ARGS)

sweep: $(SETUP)
	@compiled=$$($(PY) -m buildtools.compiled --or-skip) || exit 1; \
	PYTHONPATH="$$compiled" $(PY) -m tests.sweep $(ARGS)

# Samples of faults; ARGS="sector server --count 60 --seed 7". See docs/testing.md.
mutants: $(SETUP)
	@$(PY) -m tests.mutants $(ARGS)

# --- Speed -------------------------------------------------------------------------------------

compiled: $(SETUP)
	@$(PY) -m buildtools.compiled

# A wheel for this platform: compiled with all optimisation, the browser client built into it.
wheel: $(SETUP) $(CLIENT)
	@BOSSRUSH_COMPILE=1 BOSSRUSH_WEB=0 BOSSRUSH_COMPILE_LEVEL=3 \
		BOSSRUSH_COMPILE_CACHE=build/compiled/objects $(PY) -m hatchling build -t wheel

bench: $(SETUP)
	@compiled=$$($(PY) -m buildtools.compiled --or-skip) || exit 1; \
	PYTHONPATH="$$compiled" $(VENV)/bin/bossrush bench $(ARGS)

balance: $(SETUP)
	@compiled=$$($(PY) -m buildtools.compiled --or-skip) || exit 1; \
	PYTHONPATH="$$compiled" $(PY) -m buildtools.balance_page $(ARGS)

# --- Pins --------------------------------------------------------------------------------------

# Lock files have hashes and no addresses; pyproject.toml says what is wanted.
UV_COMPILE := uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header $(UPGRADE)

lock:
	@command -v uv >/dev/null || { echo "make lock needs uv: pip install uv" >&2; exit 1; }
	$(UV_COMPILE) --group build -o requirements/build.txt
	$(UV_COMPILE) pyproject.toml -c requirements/build.txt -o requirements/runtime.txt
	$(UV_COMPILE) --group dev -c requirements/build.txt -c requirements/runtime.txt \
		-o requirements/dev.txt
	$(UV_COMPILE) --group node -o requirements/node.txt

clean:
	rm -rf $(VENV) build dist web/node_modules src/bossrush/table/client
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks
	find src tests buildtools -name __pycache__ -type d -prune -exec rm -rf {} +
