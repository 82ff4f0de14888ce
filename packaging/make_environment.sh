#!/bin/sh
# make_environment.sh PYTHON VENV: a virtual environment, or the reason why there is none.
set -eu
python=$1 venv=$2
"$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' || {
    echo "Tooldesk needs Python 3.11 to 3.14; $python is $("$python" -V 2>&1)." >&2
    echo "Name another one: make PYTHON=python3.12 …" >&2
    exit 1
}
"$python" -m venv "$venv" || {
    echo "$python could not make an environment. On Debian: apt-get install python3-venv" >&2
    exit 1
}
