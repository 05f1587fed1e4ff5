# `make play` and `make test` do everything on a machine with Python 3.11; `make help` lists the rest.
PYTHON ?= python3.11
V := .venv
UV := $(V)/bin/uv

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types bench check format clauses clean

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: $(V)/.run ## a working .venv/bin/gloam

play: $(V)/.run ## play Stay Away! against bots in the terminal
	@$(V)/bin/gloam play stay-away

test: $(V)/.dev ## every test
	@$(V)/bin/pytest -n 2

lint: $(V)/.dev ## style, import directions, what was left open
	@$(V)/bin/ruff check .
	@$(V)/bin/ruff format --check .
	@$(V)/bin/lint-imports --no-logo

types: $(V)/.dev ## strict types
	@$(V)/bin/mypy

format: $(V)/.dev ## put the code in shape
	@$(V)/bin/ruff check --fix -q . || true
	@$(V)/bin/ruff format -q .

bench: $(V)/.dev ## decisions a second, beside python-chess
	@$(V)/bin/gloam bench stay-away --against chess

check: $(V)/.dev ## the long conformance run: 20,000 positions, 2,000 games
	@$(V)/bin/gloam check stay-away --secrecy 20000 --games 2000 --jobs 2

clauses: $(V)/.dev ## write down which tests hold which clause
	@$(V)/bin/python scripts/clause_tests.py

clean: ## remove what was set up
	rm -rf $(V) .mypy_cache .pytest_cache .ruff_cache dist

$(UV):
	@command -v $(PYTHON) >/dev/null || { echo "Gloam needs Python 3.11 or newer: '$(PYTHON)' is not here. Name another with 'make PYTHON=python3.12 …'." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Gloam needs Python 3.11 or newer; '$(PYTHON)' is older." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "'$(PYTHON)' lacks its venv module (on Debian: apt install python3-venv)." >&2; exit 1; }
	@echo "Setting up Gloam in $(V) …"
	@$(PYTHON) -m venv $(V) && $(V)/bin/python -m pip install -q --disable-pip-version-check uv

$(V)/.run: $(UV) uv.lock pyproject.toml
	@$(UV) sync -q --frozen --no-dev --inexact && touch $@

$(V)/.dev: $(UV) uv.lock pyproject.toml
	@$(UV) sync -q --frozen --all-groups --inexact && touch $@ $(V)/.run
