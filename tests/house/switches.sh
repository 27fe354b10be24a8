#!/usr/bin/env bash
# Each house rule takes effect, or says that it is text only; none does both. A rule takes effect where the
# engine, or what builds the rules of a table, reads it; core/perlaggen/ruling words what they came to.
set -uo pipefail
bad=0
header=core/perlaggen/rulebook/include/perlaggen/rulebook/switches.h
names=$(sed -n '/^enum class Switch /,/^};/p' "$header" | grep -oE '^    [A-Z][A-Za-z0-9]*' | tr -d ' ')
only_told=$(sed -n '/^bool isTextOnly/,/^}/p' core/perlaggen/rulebook/src/switch_texts.cpp |
    grep -oE 'case [A-Za-z0-9]+' | cut -d' ' -f2)
readers=$(find core/perlaggen/deal core/desk core/perlaggen/figures core/tournament -name '*.cpp' -o -name '*.h' | sort
    ls core/perlaggen/rulebook/src/rule_set.cpp core/perlaggen/rulebook/src/own_set.cpp core/perlaggen/rulebook/include/perlaggen/rulebook/rule_set.h)
count=0
for name in $names; do
    count=$((count + 1))
    read_at=$(grep -lE "\bSwitch::$name\b|\b$name::|<([a-z]+::)*$name>" $readers 2>/dev/null | head -1)
    told=$(grep -cx "$name" <<<"$only_told")
    if [ -z "$read_at" ] && [ "$told" = 0 ]; then
        printf '%s is read by no line of the engine and does not say that it is text only\n' "$name"
        bad=1
    elif [ -n "$read_at" ] && [ "$told" != 0 ]; then
        printf '%s says that it is text only and is read in %s\n' "$name" "$read_at"
        bad=1
    fi
done
[ "$count" -ge 80 ] || { printf 'only %s switches found in %s\n' "$count" "$header"; bad=1; }
exit $bad
