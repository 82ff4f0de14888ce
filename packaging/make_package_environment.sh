#!/bin/sh
# make_package_environment.sh BIN VENV WHEEL: an environment with the pinned packages, what builds
# packages, and the wheel as others install it, so that no package has anything that the wheel lacks,
# nor anything that the bill of materials does not name: what only tests need goes again.
set -eu
bin=$1 venv=$2 wheel=$3
"$bin/python" -m venv --clear --without-pip "$venv"
"$bin/uv" pip install --quiet --python "$venv/bin/python" --no-deps --require-hashes --compile-bytecode \
    -r requirements.lock -r packaging/requirements-packaging.lock
"$bin/uv" pip install --quiet --python "$venv/bin/python" --no-deps --compile-bytecode "$wheel"
others=$("$venv/bin/python" packaging/bill_of_materials.py --others pyinstaller)
"$bin/uv" pip uninstall --quiet --python "$venv/bin/python" $others
# the Python part of Qt comes out of its library, to be compiled at each start, unless it lies here
SBK_EMBED=0 "$venv/bin/python" -c "import PySide6.QtCore"
"$venv/bin/python" -m compileall -q --invalidation-mode unchecked-hash \
    "$("$venv/bin/python" -c "import shiboken6; print(*shiboken6.__path__)")/files.dir"
