# make play   play tonight
# make test   all tests
# The rest is for people who change things: check, soak, bench, format.

PYTHON ?= python3
BIN := .venv/bin
GAME ?= sneaky
JOBS ?= 2

.PHONY: play test soak check format bench clean

play: .venv/ready
	$(BIN)/foxden play $(GAME)

test: .venv/ready
	$(BIN)/python -m pytest -n $(JOBS) -m "not soak"

soak: .venv/ready
	$(BIN)/python -m pytest -n $(JOBS)

check: .venv/ready
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/mypy

format: .venv/ready
	$(BIN)/ruff check --fix src tests benchmarks
	$(BIN)/ruff format src tests benchmarks

bench: .venv/ready
	$(BIN)/foxden bench

clean:
	rm -rf .venv

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Foxden needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up Foxden in .venv (once, about a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt uv
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode \
		-c constraints.txt --build-constraints constraints.txt -e . --group dev
	@touch $@
