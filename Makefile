# Every target sets up its own environments: .venv with the sources as they are and all tools,
# .venv-play with what playing needs, .venv-compiled with the rules compiled. The first run fetches
# packages from PyPI.
PYTHONS := $(PYTHON) python3.13 python3.12 python3.11 python3
SOURCES := $(wildcard src tests benchmarks scripts) hatch_build.py
ARGS ?=
COMMA := ,

# Named after what they were made from and where, so that a change or a move makes them anew.
NEEDS := $(shell { pwd; cat pyproject.toml constraints.txt; } | cksum | cut -d ' ' -f 1)
SHIPPED := $(shell find src hatch_build.py -type f ! -name '*.py[co]' | sort | xargs cat | cksum | cut -d ' ' -f 1)
READY := .venv/.ready-$(NEEDS)
PLAYABLE := .venv-play/.ready-$(NEEDS)
RELEASER := .venv-dist/.ready-$(NEEDS)
WRITER := .venv-docs/.ready-$(NEEDS)
PEERS := .venv-bench/.ready-$(NEEDS)
# What researchers use is large: it is installed where changes are checked, or with CI=1.
LARGE := $(if $(CI),$(COMMA)data$(COMMA)envs$(COMMA)cluster)
COMPILED := .venv-compiled/.ready-$(NEEDS)$(if $(CI),-all)-$(SHIPPED)
SITE := build/site/html/index.html
LEARNER := .venv-learn/.ready-$(NEEDS)-$(SHIPPED)
BESIDE := .venv-envs/.ready-$(NEEDS)-$(SHIPPED)
BIN := .venv/bin
FAST := .venv-compiled/bin

.DEFAULT_GOAL := help
.PHONY: help play test wide compiled check bench envs gate long docs dist clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 8
	@echo 'Options go in ARGS: make play ARGS="--port 8080"'

# The rules are compiled in the background, for the next start: scripts/play.py.
PLAY := $(if $(wildcard $(READY)),$(READY),$(PLAYABLE))
play: $(PLAY) ## open the table in the browser; LAN=1: for others in the local network too
	@$(dir $(PLAY))bin/python scripts/play.py $(if $(filter-out 0,$(LAN)),--host 0.0.0.0) $(ARGS)

# The page is the same on both builds: it is played on the quicker one. Some tests wait for others,
# many of those in a browser do, so there are more processes than cores. Whoever has run all of its
# tests takes over some of another's: one that takes long keeps nobody waiting. A pass that fails
# does not hide the other, and to find nothing to run in the first is no failure; an interrupt ends
# both.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
WITH = -m pytest -n $(shell expr $(CORES) + $(1)) --dist worksteal
PYTEST := $(call WITH,1)
PYTEST_PAGE := $(call WITH,2)
# Every process of the tests would compile all of them again, and all of the sources.
test wide long: export PYTHONDONTWRITEBYTECODE :=
# With AGAIN=1, as where a change is checked, what failed is run once more, one test at a time, since
# others may have kept the machine too busy: what passes then does not fail the run. It is named, and
# added to the file UNSTEADY.
UNSTEADY := .pytest_cache/unsteady
PASS = failed=; pass() { \
	    name=$$1; cache=.pytest_cache/$$1; shift; set -- "$$@" -o cache_dir=$$cache; echo "$$@"; \
	    "$$@"; code=$$?; \
	    if test "$$code" = 1 -a -n "$(AGAIN)"; then \
	        echo "Once more, one at a time: what failed in the pass $$name"; \
	        mkdir -p $$cache; failures > $$cache/first; \
	        "$$1" -m pytest -n 0 -m "" --last-failed -o cache_dir=$$cache; code=$$?; \
	        failures > $$cache/second; \
	        grep -vxF -f $$cache/second $$cache/first > $$cache/unsteady; \
	        test -s $$cache/unsteady -o "$$code" != 0 || echo "the pass $$name" > $$cache/unsteady; \
	        sed 's/^/unsteady, since it passed alone: /' $$cache/unsteady; \
	        cat $$cache/unsteady >> $(UNSTEADY); \
	    fi; \
	    test "$$code" = 0 || failed="$$failed $$name=$$code"; \
	}; \
	failures() { sed -n 's/^ *"\(.*\)": true,*$$/\1/p' $$cache/v/cache/lastfailed 2>&-; }
TELL = test -z "$$failed" || { echo "failed:$$failed" >&2; exit 1; }
test: $(READY) $(COMPILED) $(if $(CI),| $(SITE)) ## run the tests on the pure and on the compiled build
	@trap 'exit 130' INT; $(PASS); \
	if $(FAST)/mirabilia --version | grep -q compiled; then \
	    pass pure $(BIN)/python $(PYTEST) --spread --ignore=tests/web $(ARGS); \
	    test "$$failed" != ' pure=5' || failed=; \
	    pass compiled $(FAST)/python $(PYTEST_PAGE) --spread $(ARGS); \
	else pass pure $(BIN)/python $(PYTEST_PAGE) $(ARGS); fi; \
	$(TELL)

wide: $(COMPILED) ## run what repeats the tests in other seats, windows and languages (compiled build)
	@trap 'exit 130' INT; $(PASS); \
	pass wide $(FAST)/python $(PYTEST_PAGE) --spread -m "wide and not long" $(ARGS); \
	$(TELL)

compiled: $(COMPILED) ## build the compiled rules, or say why not
	@$(FAST)/mirabilia --version

check: $(READY) ## look for errors of style, types, layers, licences (of the page too, with npm)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(SOURCES)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m scripts.licences --check
	@if command -v npm >/dev/null || test -n "$$CI"; then set -x; \
	    $(BIN)/python -m scripts.page; \
	else echo 'npm is not here: the page is not checked'; fi

bench: $(READY) $(COMPILED) $(PEERS) ## measure the speed, beside that of two peers
	$(BIN)/python -m benchmarks $(ARGS)

envs: $(BESIDE) ## measure the environments, beside those of other games
	.venv-envs/bin/python -m benchmarks.envs $(ARGS)

gate: $(READY) $(COMPILED) ## see by counted instructions that nothing became slower
	$(BIN)/python -m benchmarks.gate $(ARGS)

# A step that fails does not keep the others from being run, and is named at the end.
STEP = failed=; step() { echo "$$@"; "$$@" || failed="$$failed [$$*]"; }
# With ARGS only parts of the first step; without, everything that is too long for `make test`.
long: $(READY) $(COMPILED) $(PEERS) $(if $(ARGS),,$(LEARNER)) ## run the full-size tests; stop and continue at will
	@trap 'exit 130' INT; $(STEP); \
	step $(FAST)/python -m benchmarks.long $(ARGS); \
	test -z "$(ARGS)" || { $(TELL); exit; }; \
	step $(FAST)/python -m benchmarks.matches; \
	step $(FAST)/python $(PYTEST_PAGE) --spread -m "long or wide"; \
	step $(FAST)/python -m benchmarks.worlds --games 300 --save; \
	step $(FAST)/python -m benchmarks.junk --count 100000 --save; \
	step $(FAST)/python -m benchmarks.kills --times 300 --save; \
	step $(FAST)/python -m benchmarks.kills --processes 2 --save; \
	step $(FAST)/python -m benchmarks.kills --bad-network --save; \
	step $(FAST)/python -m benchmarks.kills --processes 2 --bad-network --save; \
	step $(FAST)/python -m benchmarks.steady --save; \
	step $(FAST)/python -m benchmarks.thinking --full --save; \
	step $(FAST)/python -m benchmarks.moves --full; \
	step $(FAST)/python -m benchmarks.scale --full --save; \
	step $(FAST)/python -m benchmarks.memory --save memory; \
	step $(FAST)/python -m benchmarks.writes --full --save; \
	step $(FAST)/python -m benchmarks.attacks --seconds 60 --save; \
	step $(FAST)/python -m benchmarks.attacks --seconds 60 --guests 200 --save; \
	step $(BIN)/python -m benchmarks.coverage; \
	step $(BIN)/python -m benchmarks.mutants --jobs 2; \
	step .venv-learn/bin/python -m scripts.learn --minutes 30; \
	$(TELL)

# With CI set nothing is skipped, the tests of the site neither. They fail if it cannot be made: the
# others are run all the same.
$(SITE):
	-$(MAKE) docs

docs: $(WRITER) ## make the documentation as a site: build/site/html/index.html
	.venv-docs/bin/python -m scripts.site

# Each Python has a compiled wheel of its own: make dist PYTHONS="python3.11 python3.12".
dist: $(RELEASER) ## build what is released, and try it in new environments
	@if command -v npm >/dev/null; then .venv-dist/bin/python scripts/vendor.py --fetch; fi
	.venv-dist/bin/python -m scripts.dist $(if $(filter command line,$(origin PYTHONS)),$(PYTHONS))

clean: ## remove everything that can be made again
	rm -rf .venv .venv-* build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

# A name on the path proves nothing (version managers leave stubs): run it, and see that it can
# make an environment. The build tools come first, so that they too are the pinned ones.
PIP = $(@D)/bin/python -m pip --disable-pip-version-check install -qq -c constraints.txt
NEW = for python in $(PYTHONS); do \
	    "$$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' \
	        2>/dev/null && break; \
	    python=; \
	done; \
	test -n "$$python" || { echo 'Python 3.11 or newer, with venv, is needed;' \
	    'name one with make PYTHON=/path/to/python' >&2; exit 1; }; \
	echo "Setting up $(@D) with $$("$$python" --version)"; \
	"$$python" -m venv --clear $(@D)
FAILED = { echo 'Could not install: the first run needs a network to fetch packages from PyPI' >&2; \
	    exit 1; }
ENVIRONMENT = @$(NEW); \
	{ $(PIP) hatchling editables mypy setuptools && \
	    MIRABILIA_BUILD=pure MIRABILIA_PAGE=sources $(PIP) --no-build-isolation $(1) '.[$(2)]'; } || $(FAILED); \
	touch $@
NAME_NEEDS = import tomllib; \
	about = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*about["optional-dependencies"]["$(1)"], sep="\n")

$(READY):
	$(call ENVIRONMENT,-e,terminal$(COMMA)arena$(COMMA)server$(COMMA)postgres$(COMMA)redis$(COMMA)push$(COMMA)dev)

# Nothing is built, and only what is imported is made into bytecode: playing begins the sooner.
$(PLAYABLE):
	@$(NEW); \
	{ $(@D)/bin/python -c '$(call NAME_NEEDS,server)' > $(@D)/needs.txt && \
	    $(PIP) --no-compile -r $(@D)/needs.txt; } || $(FAILED); \
	touch $@

.venv-compiled/.made-$(NEEDS)$(if $(CI),-all):
	$(call ENVIRONMENT,,terminal$(COMMA)arena$(COMMA)server$(COMMA)postgres$(COMMA)redis$(COMMA)push$(COMMA)dev$(LARGE))

# A failed compile leaves a pure build, and `make` says so. The page is packed with what npm brings, as
# in a wheel: it opens in half of the time. One test plays on the sources: tests/web/test_sources.py.
$(COMPILED): .venv-compiled/.made-$(NEEDS)$(if $(CI),-all)
	@echo 'Compiling the rules (a minute or two)'
	@if command -v npm >/dev/null; then $(@D)/bin/python scripts/vendor.py --fetch; fi
	@$(PIP) --no-build-isolation --no-deps --force-reinstall .
	@rm -f .venv-compiled/.ready-*
	@touch $@
	@echo "Built $$($(FAST)/mirabilia --version)"

# The learner needs torch, which is so large that nothing else has it.
$(LEARNER):
	$(call ENVIRONMENT,,envs)
	@$(PIP) torch sb3-contrib || $(FAILED)
	@$(PIP) --no-build-isolation --no-deps --force-reinstall .

$(RELEASER):
	$(call ENVIRONMENT,-e,release)

# Docstrings are read, not imported: nothing of ours is installed.
$(WRITER):
	@$(NEW); \
	{ $(@D)/bin/python -c '$(call NAME_NEEDS,docs)' > $(@D)/needs.txt && \
	    $(PIP) -r $(@D)/needs.txt; } || $(FAILED); \
	touch $@

# The environments of other games come with much that nothing else needs. That of catanatron asks for
# an older Gymnasium than ours, and runs with it.
$(BESIDE):
	$(call ENVIRONMENT,,envs$(COMMA)peers)
	@$(PIP) --no-deps catanatron-gym || $(FAILED)
	@$(PIP) --no-build-isolation --no-deps --force-reinstall . || $(FAILED)

# Without the peers the speed is measured all the same.
$(PEERS):
	-$(call ENVIRONMENT,-e,bench)
