# Bossrush: `make` alone says what there is.
#
# Every target sets up what it needs and remembers it in stamps, so that a second run starts at
# once. Nothing is written outside this folder but pip's own cache.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq install
COMPILED := build/compiled

# What the compiled form is made of: a newer file than the stamp, and it is made again.
SOURCES := $(shell find src/bossrush buildtools -type f ! -name '*.pyc' ! -name '* *' 2>/dev/null)
# Tests that run on the compiled form too.
COMPILED_TESTS := $(wildcard tests/engine tests/games tests/companions)

.PHONY: help play setup test lint format bench soak compiled clean lock FORCE

help: ## Say what there is
	@echo "make play      set up whatever is missing and start Bossrush (ARGS=... are passed on)"
	@echo "make test      set up whatever is missing and run every check"
	@echo "make setup     only make the environment, in .venv"
	@echo "make lint      formatting, style, types and layers"
	@echo "make format    put the source into its usual format"
	@echo "make compiled  build the compiled form into $(COMPILED)"
	@echo "make bench     measure the speed of every game, compiled"
	@echo "make soak      the long tests, in full number"
	@echo "make lock      pin the dependencies anew (needs uv)"
	@echo "make clean     remove everything that make has made"

# --- The environment -------------------------------------------------------------------------

# An environment made elsewhere (the folder was moved) or without its Python is made again.
ifneq ($(shell test -x $(PY) && cat $(VENV)/.made-in 2>/dev/null),$(CURDIR))
$(VENV)/.made-in: FORCE
endif
$(VENV)/.made-in:
	@scripts/make-venv

$(VENV)/.runtime: requirements/build.txt requirements/runtime.txt $(VENV)/.made-in
	@echo "Installing what Bossrush needs to run."
	@$(PIP) --require-hashes -r requirements/build.txt -r requirements/runtime.txt
	@touch $@

# The editable install neither compiles nor builds the client: it only points at src/.
$(VENV)/.package: pyproject.toml $(VENV)/.runtime
	@BOSSRUSH_COMPILE=0 BOSSRUSH_WEB=0 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.package
	@echo "Installing the tools that check it."
	@$(PIP) --require-hashes -r requirements/build.txt -r requirements/runtime.txt -r requirements/dev.txt
	@touch $@

setup: $(VENV)/.dev

# --- Play ------------------------------------------------------------------------------------

play: $(VENV)/.package ## Start Bossrush
	@$(VENV)/bin/bossrush $(ARGS)

# --- Checks ----------------------------------------------------------------------------------

lint: $(VENV)/.dev
	@echo "Checking format and style."
	@$(VENV)/bin/ruff format --check -q . || { echo "Run 'make format' to put these files right." >&2; exit 1; }
	@$(VENV)/bin/ruff check -q .
	@echo "Checking types."
	@$(VENV)/bin/mypy --no-error-summary
	@echo "Checking layers."
	@$(VENV)/bin/lint-imports >build/layers.log 2>&1 || { cat build/layers.log; exit 1; }

format: $(VENV)/.dev
	@$(VENV)/bin/ruff check -q --fix-only .
	@$(VENV)/bin/ruff format .

# --- Pins ------------------------------------------------------------------------------------

# Lock files with hashes and without addresses; pyproject.toml says what is wanted.
UV_COMPILE := uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header

lock:
	@command -v uv >/dev/null || { echo "make lock needs uv: install it with 'pip install uv'." >&2; exit 1; }
	$(UV_COMPILE) --group build -o requirements/build.txt $(UPGRADE)
	$(UV_COMPILE) pyproject.toml -c requirements/build.txt -o requirements/runtime.txt $(UPGRADE)
	$(UV_COMPILE) --group dev -c requirements/build.txt -c requirements/runtime.txt -o requirements/dev.txt $(UPGRADE)
	$(UV_COMPILE) --group node -o requirements/node.txt $(UPGRADE)
