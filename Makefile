# `make play` and `make test` do everything on a machine with Python 3.11 and Node 20; `make help`
# lists the rest.
PYTHON ?= python3.11
PORT ?= 8000
V := .venv
UV := $(V)/bin/uv
INSTALL = $(UV) pip install -q --require-hashes
TITLES = $$($(V)/bin/gloam titles | cut -d' ' -f1)
CLIENT := src/gloam/server/client/index.html

.DEFAULT_GOAL := help
.PHONY: help setup client play terminal test lint types bench check load soak format clauses lock wire wheel wheel-check fonts screenshots clean

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: $(V)/.run ## a working .venv/bin/gloam

client: $(CLIENT) ## the browser client, built

play: $(V)/.run $(CLIENT) ## serve the tables: open the address it prints
	@$(V)/bin/gloam serve --port $(PORT)

terminal: $(V)/.run ## play Stay Away! against bots here in the terminal
	@$(V)/bin/gloam play stay-away

test: $(V)/.dev $(CLIENT) ## every test
	@sh scripts/chromium.sh
	@cd web && node_modules/.bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
	@cd web && node_modules/.bin/vitest run
	@$(V)/bin/pytest -n 2 --dist loadfile
	@$(MAKE) -s wheel-check

lint: $(V)/.dev web/node_modules/.stamp ## style, import directions
	@$(V)/bin/ruff check .
	@$(V)/bin/ruff format --check .
	@$(V)/bin/lint-imports --no-logo
	@cd web && node_modules/.bin/biome check .

types: $(V)/.dev web/node_modules/.stamp ## strict types, and the client's from the server's
	@$(V)/bin/mypy
	@$(V)/bin/python scripts/wire_schema.py | node web/scripts/wire.mjs --check

wire: $(V)/.dev web/node_modules/.stamp ## make the client's types from the server's
	@$(V)/bin/python scripts/wire_schema.py | node web/scripts/wire.mjs

format: $(V)/.dev web/node_modules/.stamp ## put the code in shape
	@$(V)/bin/ruff check --fix -q . || true
	@$(V)/bin/ruff format -q .
	@cd web && node_modules/.bin/biome check --write .

bench: $(V)/.dev ## decisions a second of every title, beside python-chess
	@for title in $(TITLES); do $(V)/bin/gloam bench $$title --against chess || exit 1; done

check: $(V)/.dev ## the long conformance run: 20,000 positions, 2,000 games of every title
	@for title in $(TITLES); do \
	  $(V)/bin/gloam check $$title --secrecy 20000 --games 2000 --jobs 2 || exit 1; done

load: $(V)/.run ## 300 tables of 8 clients for a minute: how long until all have seen a move
	@$(V)/bin/gloam load --tables 300 --seats 8 --seconds 60

soak: $(V)/.run ## half an hour of 100 tables: does anything grow or fail
	@$(V)/bin/gloam load --tables 100 --seats 8 --seconds 1800

clauses: $(V)/.dev ## write down which tests hold which clause
	@$(V)/bin/python scripts/clause_tests.py

lock: $(UV) ## pin the dependencies anew
	@sh scripts/lock.sh

wheel: $(V)/.dev $(CLIENT) ## a wheel with the client in it, in dist/
	@rm -rf dist && $(UV) build -q

wheel-check: wheel ## the wheel installed in an empty environment serves the client
	@$(V)/bin/python scripts/wheel_check.py

screenshots: $(V)/.dev $(CLIENT) ## the pictures in docs/images
	@sh scripts/chromium.sh
	@$(V)/bin/python scripts/screenshots.py

fonts: web/node_modules/.stamp $(UV) ## cut the fonts to our three languages' letters
	@sh scripts/fonts.sh

clean: ## remove what was set up
	rm -rf $(V) .mypy_cache .pytest_cache .ruff_cache dist web/node_modules src/gloam/server/client

$(UV):
	@command -v $(PYTHON) >/dev/null || { echo "Gloam needs Python 3.11 or newer: '$(PYTHON)' is not here. Name another with 'make PYTHON=python3.12 …'." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Gloam needs Python 3.11 or newer; '$(PYTHON)' is older." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "'$(PYTHON)' lacks its venv module (on Debian: apt install python3-venv)." >&2; exit 1; }
	@echo "Setting up Gloam in $(V) …"
	@$(PYTHON) -m venv $(V) && $(V)/bin/python -m pip install -qq --disable-pip-version-check uv

$(V)/.run: $(UV) requirements/run.txt pyproject.toml
	@$(INSTALL) -r requirements/run.txt && $(UV) pip install -q --no-deps -e . && touch $@

$(V)/.dev: $(V)/.run requirements/dev.txt
	@$(INSTALL) -r requirements/dev.txt && touch $@

web/node_modules/.stamp: web/package-lock.json
	@sh scripts/node.sh
	@cd web && npm ci --no-audit --no-fund --loglevel=error && touch node_modules/.stamp

$(CLIENT): web/node_modules/.stamp $(shell find web/src web/public web/index.html web/vite.config.ts src/gloam -name '*.pyc' -prune -o -path src/gloam/server/client -prune -o -type f \( -path 'web/*' -o -name '*.ftl' \) -print)
	@cd web && node_modules/.bin/vite build --logLevel warn && touch ../$(CLIENT)
