# make setup | run | check | test; each does what it needs first and is quick the second time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
SOURCES := app ui tests packaging
PYTEST := QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest
# by this name what it runs is not run by make -n
ITSELF := $(MAKE)
IN_FILES := --dist loadfile --no-loadscope-reorder
# these use up what all programs of a user share, so that nothing else may run beside them
ALONE := tests/app/execution/sandbox/test_limits.py
# checks leave the processors to tests that run beside them, which wait half of their time
BEHIND := nice -n 19

# what of the standard library another system has not, without the modules that are of others only:
# $(call …,NAME,OTHERS); check-types knows all about packages, which are anything here and take long
other-system = $(BEHIND) $(BIN)/mypy --no-error-summary --no-warn-unreachable --platform $(1) \
	--no-site-packages --ignore-missing-imports --allow-subclassing-any --allow-untyped-decorators \
	--no-warn-unused-ignores --no-warn-return-any --disable-error-code misc --disable-error-code union-attr \
	--cache-dir .mypy_cache/$(1) --exclude 'tooldesk(_ui)?/systems/($(2))'

.DEFAULT_GOAL := help
.PHONY: font help setup run check check-code check-types check-windows check-macos test test-core test-window mutants conformance kills bench fuzz sweep format guide screenshots translations lock clean cuts monkey wasm package-wheel package-folder package-deb test-packages

help:
	@echo "make run      set everything up and open Tooldesk (a terminal sample when there is no display)"
	@echo "make test     set everything up and run the tests"
	@echo "make test-core | test-window   those of the core, and all others"
	@echo "make check    formatter, linter, types, import contracts"
	@echo "make mutants  take out each protection in turn, and expect a red test; half an hour"
	@echo "make conformance  the official suite of MCP against our client, both eras (needs Node 22; ARGS: names)"
	@echo "make kills    kill 200 processes that make calls, and look for what is lost"
	@echo "make bench    measure speed, as ratios to a peer or limit of the same run"
	@echo "make fuzz     five minutes of a coverage-guided fuzzer on the parser"
	@echo "make sweep    every pair of hostile units at 50 and 100 KB, which takes hours (ARGS=0.01: a share)"
	@echo "make cuts     cut every text of ours at 160 places (ARGS: files of cases): no cut runs a guess"
	@echo "make monkey   five minutes of random keys and clicks at the window (ARGS: a seed, and seconds)"
	@echo "make format   rewrite the code the way make check wants it"
	@echo "make screenshots  pictures of every screen, light and dark, in docs/screens"
	@echo "make guide    write the pages in docs/ that are made from the code"
	@echo "make translations  collect what the window says into the catalogues (resources/languages)"
	@echo "make font     make the Japanese face of the characters that are shown (needs fontTools, Noto Sans CJK)"
	@echo "make wasm     build the samples of WebAssembly tools (resources/wasm_samples)"
	@echo "make package-wheel | package-folder | package-deb   what others install, in dist/; with SBOM and licences"
	@echo "make test-packages  install, start and remove what is in dist/ (Debian; as root)"
	@echo "make lock     pin the newest allowed dependencies, with hashes"
	@echo "make clean    remove the environment and all caches"

setup: $(STAMPS)/qt-libraries $(STAMPS)/packages

$(STAMPS)/environment:
	@sh packaging/make_environment.sh "$(PYTHON)" "$(VENV)"
	@mkdir -p $(STAMPS) && touch $@

# compiled by all processors, where pip takes one; some packages bring templates that are no modules
$(STAMPS)/packages: requirements.lock pyproject.toml | $(STAMPS)/environment
	@echo "Installing the pinned packages (once; about a minute) …"
	@sh packaging/install_packages.sh $(BIN)/python requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m compileall -qq -j 0 $(VENV)/lib || true
	@$(BIN)/python -m compileall -q -j 0 app ui resources
	@touch $@

$(STAMPS)/qt-libraries: packaging/debian_packages.sh | $(STAMPS)/environment
	@sh packaging/debian_packages.sh run
	@touch $@

$(STAMPS)/test-programs: packaging/debian_packages.sh | $(STAMPS)/environment
	@sh packaging/debian_packages.sh test
	@touch $@

run: setup
	@$(BIN)/python -m tooldesk_ui $(ARGS)

# the types as three systems have them take longest, and each looks for itself
check: $(STAMPS)/packages
	@$(MAKE) --no-print-directory $(if $(filter -j%,$(MAKEFLAGS)),,-j 4) check-code check-types check-windows check-macos
	@echo "check: format, lint, types and import contracts are fine"

check-code:
	@$(BEHIND) $(BIN)/ruff format --quiet --check $(SOURCES) || { echo "Run: make format"; exit 1; }
	@$(BEHIND) $(BIN)/ruff check --quiet $(SOURCES)
	@$(BEHIND) $(BIN)/lint-imports --no-logo 2>&1 | tail -n 1 | grep -q "0 broken" || { $(BIN)/lint-imports; exit 1; }

check-types:
	@$(BEHIND) $(BIN)/mypy --no-error-summary

check-windows:
	@$(call other-system,win32,linux|posix|macos|window_socket)

check-macos:
	@$(call other-system,darwin,linux|windows|window_pipe)

# the core and the window side by side, so that no worker imports and collects what it never runs;
# six at once on two cores: half of the time a test waits, for a disk, a process or a window;
# all files as they are collected: by themselves those with fewest tests would come last, which are
# the longest ones;
# what pytest makes of modules is kept, also where the environment says that nothing is: each worker
# would make it anew, of all tests and of a library or two
test test-core test-window: export PYTHONDONTWRITEBYTECODE =
test: setup $(STAMPS)/test-programs
ifdef ARGS
	@$(PYTEST) $(ARGS)
else
	@env -u MAKEFLAGS $(ITSELF) --no-print-directory -j 2 test-core test-window
	@$(PYTEST) $(ALONE)
endif

test-core: setup $(STAMPS)/test-programs
	@$(PYTEST) $(IN_FILES) -n 3 --ignore=$(ALONE) tests/app

test-window: setup $(STAMPS)/test-programs
	@$(PYTEST) $(IN_FILES) -n 3 --ignore=tests/app tests

mutants: setup $(STAMPS)/test-programs
	@$(BIN)/python tests/mutants/run_mutants.py $(ARGS)

conformance: setup
	@$(BIN)/python tests/conformance/run_all.py $(ARGS)

kills: setup
	@TOOLDESK_KILLS=200 $(BIN)/python -m pytest -o faulthandler_timeout=1200 tests/app/usage/test_killed_calls.py

bench: setup $(STAMPS)/test-programs
	@$(BIN)/python tests/benchmarks/run_all.py

fuzz: $(STAMPS)/environment
	@$(BIN)/python -m venv $(VENV)/fuzz
	@$(VENV)/fuzz/bin/python -m pip install --quiet --disable-pip-version-check atheris==3.0.0 rapidfuzz
	@$(VENV)/fuzz/bin/python tests/fuzz/fuzz_parse.py -max_total_time=300 -timeout=10 $(ARGS)

monkey: setup
	@$(BIN)/python tests/fuzz/monkey.py $(ARGS)

sweep: $(STAMPS)/packages
	@$(BIN)/python tests/fuzz/hostile_texts.py $(ARGS)

screenshots: $(STAMPS)/packages
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q tests/ui/seen/take_screenshots.py

font: setup
	@$(BIN)/python packaging/subset_font.py $(ARGS)

translations: $(STAMPS)/packages
	@$(BIN)/python packaging/make_translations.py

guide: $(STAMPS)/packages
	@for page in tool_files built-in_tools servers settings terminal; do $(BIN)/python -m tooldesk guide $$page > docs/$$page.md; done

cuts: $(STAMPS)/packages
	@$(BIN)/python tests/fuzz/cut_texts.py $(ARGS)
	@TOOLDESK_CUTS=all $(BIN)/python -m pytest -o timeout=1200 tests/app/calling/streaming/test_any_cut.py

format: $(STAMPS)/packages
	@$(BIN)/ruff format --quiet $(SOURCES)
	@$(BIN)/ruff check --quiet --fix $(SOURCES)

lock: $(STAMPS)/packages
	@$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url \
		--no-header --no-annotate --python-version 3.11 --extra window --extra cluster --group dev pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url \
		--no-header --no-annotate --python-version 3.11 -c requirements.lock \
		packaging/requirements-packaging.in -o packaging/requirements-packaging.lock

wasm: $(STAMPS)/packages
	@$(BIN)/python packaging/build_wasm_samples.py resources/wasm_samples/build

package-wheel: $(STAMPS)/packages
	@sh packaging/package_wheel.sh $(BIN)/python dist

package-folder: package-wheel
	@sh packaging/make_package_environment.sh $(BIN) $(VENV)/packaging dist/tooldesk-*.whl
	@sh packaging/package_folder.sh $(VENV)/packaging/bin/python dist

package-deb: package-folder
	@sh packaging/package_deb.sh $(VENV)/packaging/bin/python dist

test-packages:
	@sh packaging/test_deb.sh dist

clean:
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find app ui resources tests -name __pycache__ -type d -prune -exec rm -rf {} +
