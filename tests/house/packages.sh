#!/usr/bin/env bash
# Every package that the scripts install is named, with its reason, in docs/libraries.md.
set -uo pipefail
bad=0
for package in $(sed -e 's/#.*//' app/packages.txt app/package/packages.txt tests/packages.txt); do
    grep -qF "\`$package\`" docs/libraries.md || { echo "docs/libraries.md does not name $package"; bad=1; }
done
exit $bad
