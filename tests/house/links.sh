#!/usr/bin/env bash
# Every relative link and picture in README and docs leads somewhere.
set -uo pipefail
bad=0
while read -r page; do
    dir=$(dirname "$page")
    while read -r link; do
        target=${link%%#*}
        [ -z "$target" ] || [ -e "$dir/$target" ] || { echo "$page: $link leads nowhere"; bad=1; }
    done < <(grep -oE '\]\([^)]+\)' "$page" | sed -E 's/^\]\((<)?//; s/(>)?\)$//' | grep -Ev '^(https?|mailto):')
done < <(find README.md docs -name '*.md')
# Every place in the tree that a page names is there; a folder's files may be named without their ending.
while IFS=: read -r page place; do
    place=${place//\`/}
    compgen -G "$place*" >/dev/null || { echo "$page: there is no $place"; bad=1; }
done < <(grep -oE '`(core|app|reports|migrations|tests)/[^` ]+`' README.md docs/*.md docs/design/*.md | grep -v '…\|NNNN')
exit $bad
