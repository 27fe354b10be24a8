#!/usr/bin/env bash
# rooms.sh [--graph]: the graph of includes by room has no arrow upwards, and what belongs to one game is included by
# its own rooms alone. --graph prints the arrows, with how many includes make each.
set -uo pipefail
bad=0
# From below to above; a room may include what stands before it.
order=(base words cards json query game perlaggen/rulebook perlaggen/figures perlaggen/deal perlaggen/record perlaggen/ruling
    perlaggen/line koenigrufen/rulebook koenigrufen/deal koenigrufen/record koenigrufen/ruling koenigrufen/line tournament lists store desk pdf kinds papers cli desktop)
room_of() {
    case $1 in
    core/perlaggen/* | core/koenigrufen/*) cut -d/ -f2-3 <<<"$1" ;;
    *) cut -d/ -f2 <<<"$1" ;;
    esac
}
place_of() {
    local i
    for i in "${!order[@]}"; do [ "${order[$i]}" = "$1" ] && { echo "$i"; return; }; done
}

arrows=$(
    find core reports app -name '*.cpp' -o -name '*.h' | sort | while read -r file; do
        from=$(room_of "$file")
        sed -nE 's,^#include <([a-z]+(/[a-z]+)?)/[a-z_]+\.h>.*,\1,p' "$file" | while read -r to; do
            [ "$to" = "$from" ] || [ -z "$(place_of "$to")" ] || echo "$from $to"
        done
    done | sort | uniq -c
)
[ "${1:-}" != --graph ] || printf '%s\n' "$arrows"
while read -r _ from to; do
    below=$(place_of "$to") above=$(place_of "$from")
    [ -n "$above" ] || { echo "The room $from has no place in the order of tests/house/rooms.sh"; bad=1; continue; }
    [ "$below" -lt "$above" ] || { echo "$from includes $to, which stands above it"; bad=1; }
done <<<"$arrows"
[ "$(wc -l <<<"$arrows")" -ge 40 ] || { echo "This test finds only $(wc -l <<<"$arrows") arrows"; bad=1; }

# core/desk/src/games.cpp is the one file that says which games there are.
knowing=$(git grep -lE '#include <(perlaggen|koenigrufen)/' -- core reports app ':!core/perlaggen' ':!core/koenigrufen')
outside=$(grep -vE '^app/(cli/src|desktop|papers/src|papers/include/papers)/games/|^core/desk/src/games\.cpp$' <<<"$knowing")
[ -z "$outside" ] || { printf 'Outside the rooms of its game, a header of a game is included by\n%s\n' "$outside"; bad=1; }
for game in perlaggen koenigrufen; do
    crossing=$(git grep -lE "#include <$([ $game = perlaggen ] && echo koenigrufen || echo perlaggen)/" -- "core/$game")
    [ -z "$crossing" ] || { printf 'One game includes a header of the other:\n%s\n' "$crossing"; bad=1; }
done
grep -qx core/desk/src/games.cpp <<<"$knowing" || { echo 'This test no longer finds who includes the headers of a game.'; bad=1; }
exit $bad
