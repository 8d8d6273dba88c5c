# Every target sets up its own environment in .venv; the first run fetches packages from PyPI.
PYTHONS := $(PYTHON) python3.13 python3.12 python3.11 python3
SOURCES := $(wildcard src tests benchmarks scripts)
ARGS ?=

# Named after what it was made from and where, so that a change or a move makes it anew.
READY := .venv/.ready-$(shell { pwd; cat pyproject.toml constraints.txt; } | cksum | cut -d ' ' -f 1)
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play test check bench long docs clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 8
	@echo 'Options go in ARGS: make play ARGS="--players 5"'

play: $(READY) ## play a game in the terminal
	@$(BIN)/mirabilia play $(ARGS)

test: $(READY) ## run the tests
	$(BIN)/python -m pytest -n auto $(ARGS)

check: $(READY) ## look for errors of style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(SOURCES)
	$(BIN)/lint-imports --no-logo

bench: $(READY) ## measure the speed
	$(BIN)/python -m benchmarks $(ARGS)

long: $(READY) ## run the full-size tests; stop and continue at will
	$(BIN)/python -m benchmarks.long $(ARGS)

docs: $(READY) ## write the API reference to build/docs/api
	$(BIN)/python -m pdoc -o build/docs/api mirabilia

clean: ## remove everything that can be made again
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

# A name on the path proves nothing (version managers leave stubs): run it, and see that it can
# make an environment. The build tools come first, so that they too are the pinned ones.
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq -c constraints.txt
$(READY):
	@for python in $(PYTHONS); do \
	    "$$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' \
	        2>/dev/null && break; \
	    python=; \
	done; \
	test -n "$$python" || { echo 'Python 3.11 or newer, with venv, is needed;' \
	    'name one with make PYTHON=/path/to/python' >&2; exit 1; }; \
	echo "Setting up .venv with $$("$$python" --version)"; \
	"$$python" -m venv --clear .venv
	@{ $(PIP) hatchling editables && $(PIP) --no-build-isolation -e '.[terminal,arena,dev]'; } || { \
	    echo 'Could not install: the first run needs a network to fetch packages from PyPI' >&2; \
	    exit 1; }
	@touch $@
