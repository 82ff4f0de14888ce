#!/bin/sh
# test_environment.sh TOOLDESK_PYTHON: what the package starts gets the person's environment, with
# none of the variables by which the package finds its own libraries.
set -eu
script=$(mktemp)
trap 'rm -f "$script"' EXIT
# Qt's start-up hook has run by then; a second start of the package has its libraries all the same
cat >"$script" <<'END'
import os, subprocess, sys
subprocess.run(["/usr/bin/env"], check=True)
if "SECOND" not in os.environ:
    import ssl
    os.environ["SECOND"] = "yes"
    subprocess.run([sys.executable, sys.argv[0]], check=True)
END
for given in "" LD_LIBRARY_PATH=/their/libraries; do
    # $given is one word or none; PySide's choice of enums harms nobody, and is read when it is imported
    seen=$(env -i PATH=/usr/bin:/bin $given "$1" "$script" | grep -v -e '^SECOND=' -e '^LC_CTYPE=' -e '^PYSIDE6_OPTION_PYTHON_ENUM=' | sort -u)
    meant=$(env -i PATH=/usr/bin:/bin $given /usr/bin/env | sort -u)
    test "$seen" = "$meant" || {
        echo "What the package starts would get:" "$seen" "in place of:" "$meant" >&2
        exit 1
    }
done
