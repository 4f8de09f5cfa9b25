# make play   play tonight, in the browser, also from the phones in the house
# make test   all tests
# The rest is for people who change things: check, soak, bench, lighthouse, shots, format.

PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm
PAGES := src/foxden/table/pages/index.html
WEB := package.json vite.config.ts $(shell find web src/foxden/games/*/web -type f -not -path '*/scenes/*') \
	$(wildcard src/foxden/games/*/*.ftl src/foxden/table/*.ftl src/foxden/games/*/guide.*.md)

MISSING = $(strip $(if $(shell command -v chromium),,chromium) \
	$(if $(shell command -v initdb)$(wildcard /usr/lib/postgresql/*/bin/initdb),,postgresql))

.PHONY: play test soak check format bench clean pages programs shots scenes types gallery lighthouse pictures

play: .venv/ready pages
	$(BIN)/foxden serve --lan

# Compiled code is optimised less in the quick tests, which halves compiling; not so in the long ones.
test: .venv/ready pages programs
	$(NPM) run --silent test
	NUMBA_OPT=1 $(BIN)/python -m pytest -n $(JOBS) -m "not soak"

soak: .venv/ready pages programs
	$(NPM) run --silent test
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -n $(JOBS)

check: .venv/ready node_modules/ready
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/mypy
	$(NPM) run --silent lint
	$(NPM) run --silent check

format: .venv/ready node_modules/ready
	$(BIN)/ruff check --fix src tests benchmarks
	$(BIN)/ruff format src tests benchmarks
	$(NPM) run --silent format

# The browser app, and for those who draw boards: real positions, and a page that shows them.
pages: $(PAGES)

$(PAGES): node_modules/ready $(WEB)
	@echo "Building the browser app ..."
	@$(NPM) run --silent build

# A browser and a PostgreSQL for the tests, where we may install them; elsewhere what needs them is
# skipped, and says so.
programs:
	@test -z "$(MISSING)" || { test "$$(id -u)" = 0 && echo "Installing for the tests: $(MISSING) ..." \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(MISSING) >/dev/null; } \
		|| echo "Not installed and not tested with: $(MISSING)."

shots: .venv/ready pages programs
	$(BIN)/python -m tests.web.shots shots

# The pictures of the README and the guides.
pictures: .venv/ready pages programs
	$(BIN)/python -m tests.web.pictures

# Lighthouse, fetched when it is wanted, on home and all boards; fails below what is promised.
lighthouse: .venv/ready pages programs
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.web.lighthouse

scenes: .venv/ready
	$(BIN)/python -m tests.web.scenes

types: node_modules/ready
	$(BIN)/python -m tests.web.types

gallery: scenes node_modules/ready
	$(NPM) run --silent dev -- --open /gallery.html

# make bench AGAINST=open_spiel,pgx measures these peers too, and fetches them first.
bench: .venv/ready
ifdef AGAINST
	@$(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt -e '.[peers]'
endif
	$(BIN)/foxden bench $(if $(AGAINST),--against $(AGAINST))

clean:
	rm -rf .venv node_modules src/foxden/table/pages

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Foxden needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up Foxden in .venv (once, about a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt uv
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode \
		-c constraints.txt --build-constraints constraints.txt -e . --group dev
	@touch $@

node_modules/ready: package.json package-lock.json .venv/ready
	@echo "Fetching what the browser app is made of ..."
	@$(NPM) ci --silent
	@touch $@
