#!/usr/bin/env bash
# room_sees.sh COMPILER ALLOWED FORBIDDEN DIR:DIR...: with these include paths and no other, ALLOWED can be
# included and FORBIDDEN cannot.
set -euo pipefail
compiler=$1 allowed=$2 forbidden=$3
flags=(-std=c++20 -fsyntax-only -x c++)
IFS=: read -ra dirs <<<"$4"
for dir in "${dirs[@]}"; do [ -n "$dir" ] && flags+=("-I$dir"); done
compiles() { printf '#include <%s>\n' "$1" | "$compiler" "${flags[@]}" - 2>/dev/null; }
compiles "$allowed" || { echo "<$allowed> should compile in this room, and does not"; exit 1; }
if compiles "$forbidden"; then
    echo "<$forbidden> must not be seen from this room, and is"
    exit 1
fi
