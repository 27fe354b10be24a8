#!/usr/bin/env bash
# names.sh COMPILER DIR:DIR... HEADER TYPE NAME: a name that is written out is looked up as it is compiled. NAME compiles as
# a TYPE of HEADER, so that the test cannot pass for a wrong reason, and a name that nothing has does not.
set -euo pipefail
compiler=$1 header=$3 type=$4 name=$5
flags=(-std=c++20 -fsyntax-only -x c++)
IFS=: read -ra dirs <<<"$2"
for dir in "${dirs[@]}"; do [ -n "$dir" ] && flags+=("-I$dir"); done
compiles() { printf '#include <%s>\nbool is(%s name);\nbool asked() { return is("%s"); }\n' "$header" "$type" "$1" |
    "$compiler" "${flags[@]}" - 2>/dev/null; }
compiles "$name" || { echo "\"$name\" should compile as $type, and does not"; exit 1; }
for wrong in "no_such_name" "${name}s" "${name%?}" ""; do
    if compiles "$wrong"; then
        echo "\"$wrong\" is no $type, and compiles"
        exit 1
    fi
done
