#!/bin/sh
# Pins every package with its hashes: run after a change of the dependencies in pyproject.toml.
set -e
lock() { .venv/bin/uv pip compile -q --universal --generate-hashes --no-annotate --no-header \
  --python-version 3.11 pyproject.toml "$@"; }
lock -o requirements/run.txt
lock --group dev -c requirements/run.txt -o requirements/dev.txt
