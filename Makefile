# `make` lists the targets; ARGS passes arguments on, as in: make play ARGS="--lang ru"

PYTHON ?= python3
VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin
PIP_FLAGS := -qq --disable-pip-version-check
CHECKS := check-types check-style check-layers check-rows check-sources
ARGS ?=
# What is imported is compiled once for all processes of the tests, even where the machine says otherwise.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick coverage check format compiled compiled-test wheel bench strength fuzz rulemap golden clean $(CHECKS)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.base: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install $(PIP_FLAGS) --editable .
	@touch $@

$(VENV)/.server: $(VENV)/.base
	$(BIN)/python -m pip install $(PIP_FLAGS) --editable '.[server]'
	@touch $@

$(VENV)/.dev: $(VENV)/.base
	$(BIN)/python -m pip install $(PIP_FLAGS) --editable '.[dev]'
	@touch $@

$(BENCH_VENV)/.bench: pyproject.toml
	$(PYTHON) -m venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/python -m pip install $(PIP_FLAGS) --editable '.[server]' catanatron click open_spiel rich
	@touch $@

play: $(VENV)/.server ## start the table and open it in the browser
	$(BIN)/visavis serve --open $(ARGS)

terminal: $(VENV)/.base ## play Blitzkrieg alone in the terminal
	$(BIN)/visavis play blitzkrieg --mode solo $(ARGS)

# A file is run by one process, which shares its browser, its server and its positions with all tests of the file;
# tests/conftest.py says which files come first.
USUAL := -n 2 --dist loadfile --no-loadscope-reorder -q
QUICK := tests/kernel tests/games tests/agents tests/sim tests/tools tests/playthroughs \
  $(addprefix tests/laws/test_,errors.py fuzz.py perft.py reasons.py replay.py rulebook.py)

test: check ## check, then run the tests (ARGS replaces its arguments)
	$(BIN)/pytest $(or $(ARGS),$(USUAL))

quick: check ## check, then rules and a slice of the laws: an answer within 90 seconds, without browser and server
	$(BIN)/pytest $(USUAL) $(QUICK) $(ARGS)

coverage: $(VENV)/.dev ## the share of the lines of src that the tests run, which may not sink; without the browser
	$(BIN)/pytest $(USUAL) --ignore=tests/web --cov --cov-report=term:skip-covered $(ARGS)

# Two at a time: the types take longer than all the others.
check: $(VENV)/.dev ## formatting, lint, types, import layers, rule map, provenance
	@$(MAKE) --no-print-directory -j2 $(CHECKS)

check-types:
	$(BIN)/mypy

check-style:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

check-layers:
	$(BIN)/lint-imports --no-logo

check-rows:
	VISAVIS_COMPILED=no $(BIN)/python tools/rulemap.py --check

check-sources:
	$(BIN)/python tools/provenance.py

format: $(VENV)/.dev ## format the code and fix what lint can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

compiled: $(VENV)/.dev ## compile kernel, games, thinking and agents with mypyc: several times as fast, never needed to play
	$(BIN)/python tools/compiled.py

compiled-test: compiled ## the tests on the compiled modules (ARGS as in "make test")
	VISAVIS_COMPILED=yes $(BIN)/pytest $(or $(ARGS),$(USUAL))

wheel: compiled ## a wheel with the compiled modules, for this Python and this kind of machine, in dist
	VISAVIS_WHEEL=compiled $(BIN)/python -m pip wheel $(PIP_FLAGS) --no-deps --wheel-dir dist .

bench: $(BENCH_VENV)/.bench ## decisions per second beside catanatron, playouts beside OpenSpiel's search, then the server under load
	-$(MAKE) --no-print-directory compiled >&2
	$(BENCH_VENV)/bin/python tools/bench.py $(ARGS)
	$(BENCH_VENV)/bin/python -m tools.bench_thinking $(filter --json,$(ARGS))
	$(BENCH_VENV)/bin/python tools/load.py $(filter --json,$(ARGS))

strength: $(VENV)/.dev ## games of the players that think ahead, on where they were stopped, and their table in docs/thinking.md
	$(BIN)/python tools/strength.py $(ARGS)

fuzz: $(VENV)/.dev ## long series of random games of every game and mode, every invariant checked; 200 killed servers; attacks
	$(BIN)/visavis fuzz $(ARGS)
	VISAVIS_KILLS=200 $(BIN)/pytest -q tests/server/test_kill.py
	$(BIN)/python -m tools.attack

rulemap: $(VENV)/.base ## regenerate paragraph -> places -> tests
	VISAVIS_COMPILED=no $(BIN)/python tools/rulemap.py $(ARGS)

golden: $(VENV)/.base ## regenerate the golden playthroughs, and recorded games that no longer replay
	$(BIN)/python tools/playthrough.py $(ARGS)
	$(BIN)/python tools/recorded.py $(ARGS)

clean: ## remove environments, caches and builds
	rm -rf $(VENV) $(BENCH_VENV) build dist src/visavis.compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
