#!/usr/bin/env bash
# names.sh [BUILD]: a name that is written out is looked up as it is compiled. A name of the catalogue compiles as a
# PointName, so that the test cannot pass for a wrong reason, and a name that nothing has does not.
set -euo pipefail
compiler=$(sed -n 's/^CMAKE_CXX_COMPILER:[^=]*=//p' "${1:-build/tests}/CMakeCache.txt")
flags=(-std=c++20 -fsyntax-only -x c++)
while read -r dir; do flags+=("-I$dir"); done < <(find core -type d -name include)
bad=0
looked_up() { # GAME NAME
    compiles() {
        printf '#include <%s/rulebook/point_name.h>\nbool is(schreiber::%s::rulebook::PointName name);\nbool asked() { return is("%s"); }\n' \
            "$1" "$1" "$2" | "$compiler" "${flags[@]}" - 2>/dev/null
    }
    compiles "$1" "$2" || { echo "\"$2\" should compile as a name of $1, and does not"; bad=1; }
    for wrong in no_such_name "${2}s" "${2%?}" ""; do
        ! compiles "$1" "$wrong" || { echo "\"$wrong\" is no name of $1, and compiles"; bad=1; }
    done
}
looked_up perlaggen gestr_no_bet
looked_up koenigrufen follow_suit
exit $bad
