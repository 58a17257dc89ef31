# `make` alone lists the targets. All of it runs with GNU make, a plain sh and Python 3.11 or newer.

PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?= -n auto --dist worksteal

VENV := .venv
BIN := $(VENV)/bin
BENCH_VENV := .venv-bench
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check

FIND_SOURCES := find src web tests/scenarios -type f \
	! -path '*/__pycache__/*' ! -path 'web/node_modules/*' ! -path 'src/quintessence/web/*'
NPM := $(BIN)/python hatch_build.py npm
BUILD_INPUTS := pyproject.toml hatch_build.py $(shell $(FIND_SOURCES)) $(VENV)/.files

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal test lint format bench soak mutants pictures covers protocol clean FORCE

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '%-14s %s\n' "$$name" "$$text"; done

play: $(VENV)/.installed ## Start the server on this machine and open it in a browser (ARGS="..." goes to `quintessence serve`)
	@QUINTESSENCE_STARTED_BY="make play" $(BIN)/quintessence serve --open $(ARGS)

terminal: $(VENV)/.installed ## Play in the terminal (ARGS="..." goes to `quintessence play`)
	@$(BIN)/quintessence play $(ARGS)

test: $(VENV)/.compiled $(VENV)/.tools $(VENV)/.web ## Run all tests compiled, then the marked ones interpreted (ARGS="-k slap")
	@echo "Testing the web client ..."
	@$(NPM) run --silent test
	@echo "Testing the compiled engine ..."
	@QUINTESSENCE_EXPECT=compiled $(BIN)/python -m pytest $(PYTEST_ARGS) $(ARGS)
	@echo "Testing the interpreted engine ..."
	@QUINTESSENCE_EXPECT=interpreted PYTHONPATH=src $(BIN)/python -m pytest -m interpreted $(PYTEST_ARGS) $(ARGS)

lint: $(VENV)/.tools $(VENV)/.web ## Check style, formatting, imports and types
	@echo "Checking style and formatting ..."
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@echo "Checking who imports whom ..."
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache
	@echo "Checking types ..."
	@$(BIN)/mypy
	@echo "Checking the web client ..."
	@$(NPM) run --silent check

format: $(VENV)/.tools ## Format the code and apply the safe fixes
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format

bench: $(VENV)/.compiled $(VENV)/.tools $(BENCH_VENV)/.installed ## Measure engine and server against others, on this machine
	@$(BIN)/python bench/engine.py $(ARGS)
	@$(BENCH_VENV)/bin/python bench/peers.py $(ARGS)
	@$(BIN)/python bench/server.py $(ARGS)

soak: $(VENV)/.compiled $(VENV)/.tools $(VENV)/.web ## Play at random for a long time and check everything; disturb a server; look at all pages, play whole games on them
	@$(BIN)/python tests/soak/run.py $(ARGS)
	@$(BIN)/python tests/soak/sockets.py
	@QUINTESSENCE_SOAK=on $(BIN)/python -m pytest -m wider $(PYTEST_ARGS)

mutants: $(VENV)/.compiled $(VENV)/.tools ## Change the sources in 200 small places, one at a time; the tests must notice
	@$(BIN)/python tests/soak/mutants.py $(ARGS)

pictures: $(VENV)/.compiled $(VENV)/.tools ## Make the pictures of the README again (needs Chromium)
	@$(BIN)/python tests/web/pictures.py

covers: $(VENV)/.compiled $(VENV)/.tools ## Make the pictures that messengers show beside a link again (needs Chromium)
	@$(BIN)/python tests/web/covers.py

protocol: $(VENV)/.installed $(VENV)/.tools ## Write the server's messages anew: types of the web client, page of the server
	@$(BIN)/python -m quintessence.server.typescript > web/src/protocol.ts
	@$(BIN)/python -m tests.server.protocol_page

clean: ## Remove the environments, builds and caches
	@rm -rf $(VENV) $(BENCH_VENV) build dist web/node_modules src/quintessence/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests bench -type d -name __pycache__ -prune -exec rm -rf {} +

# The environment, and in it one stamp for each thing that is installed.

$(VENV)/bin/python:
	@$(call make_environment,$(VENV))

$(VENV)/.files: FORCE $(VENV)/bin/python
	@$(FIND_SOURCES) | sort | cmp -s - $@ || $(FIND_SOURCES) | sort > $@

# To play, the plain sources are quick enough and installed in seconds.
$(VENV)/.installed: $(BUILD_INPUTS)
	@echo "Installing Quintessence ..."
	@QUINTESSENCE_PURE=1 $(BIN)/python $(PIP_INSTALL) .
	@rm -f $(VENV)/.compiled
	@touch $@

$(VENV)/.compiled: $(BUILD_INPUTS)
	@echo "Installing Quintessence and compiling the engine (a few minutes, once) ..."
	@QUINTESSENCE_COMPILED=required $(BIN)/python $(PIP_INSTALL) . \
		|| { echo "This needs the compiled engine: a C compiler (gcc or clang), and sources without type errors."; exit 1; }
	@touch $(VENV)/.installed $@

LIST_TOOLS := import tomllib; project = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
	print(*project['dependencies'], *project['optional-dependencies']['test'], *project['optional-dependencies']['lint'], sep='\n')

$(VENV)/.tools: pyproject.toml $(VENV)/bin/python
	@echo "Installing the tools for tests and checks ..."
	@$(BIN)/python -c "$(LIST_TOOLS)" > $(VENV)/tools.txt
	@$(BIN)/python $(PIP_INSTALL) -r $(VENV)/tools.txt
	@touch $@

# npm is the system's where that is new enough, else it comes from PyPI.
$(VENV)/.web: web/package-lock.json $(VENV)/.tools
	@echo "Installing what the web client needs ..."
	@$(BIN)/python -c "import hatch_build, sys; sys.exit(hatch_build.system_npm() is None)" \
		|| $(BIN)/python $(PIP_INSTALL) "$$($(BIN)/python -c 'import hatch_build; print(hatch_build.NODE_FROM_PYPI)')"
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(BENCH_VENV)/bin/python:
	@$(call make_environment,$(BENCH_VENV))

$(BENCH_VENV)/.installed: bench/requirements-peers.txt $(BENCH_VENV)/bin/python
	@echo "Installing the peers ..."
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) -r bench/requirements-peers.txt
	@touch $@

define make_environment
command -v $(PYTHON) >/dev/null || { echo "No '$(PYTHON)' found: install Python 3.11 or newer, or name it with make PYTHON=..."; exit 1; }; \
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "Python 3.11 or newer is needed, and '$(PYTHON)' is older: name another with make PYTHON=..."; exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| { echo "'$(PYTHON)' has no venv module: install it (on Debian and Ubuntu: apt install python3-venv)."; exit 1; }; \
echo "Creating the environment in $(1) ..."; \
$(PYTHON) -m venv $(1)
endef
