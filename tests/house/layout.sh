#!/usr/bin/env bash
# The top level is as agreed, and nothing tracked points outside the project.
set -uo pipefail
git rev-parse --is-inside-work-tree >/dev/null 2>&1 || exit 77
bad=0
agreed='^(CMakeLists\.txt|CMakePresets\.json|README\.md|LICENSE|app|core|reports|migrations|tests|docs|\..*)$'
strangers=$(git ls-files | cut -d/ -f1 | sort -u | grep -Ev "$agreed")
[ -z "$strangers" ] || { echo "At the top level beside the agreed folders: $strangers"; bad=1; }
if git grep -nE '\.\./shared/|/work/|/home/[a-z]' -- . ':!tests/house/layout.sh'; then
    echo "Tracked files name a place outside the project (above)"
    bad=1
fi
exit $bad
