#!/usr/bin/env bash
# classes.sh [BUILD]: a class fits in one head. Clang is asked for the methods and members of every class that a
# header has; those that have too many are named here with how many they have, which may only become fewer.
# Classes of one source alone are not asked for.
set -uo pipefail
most_methods=40 most_members=30
most_of_a_record=50 # members, where there are hardly any methods to use them
# class, methods, members
larger() { cat <<'END'
schreiber::desktop::DisputePage 44 14
schreiber::desktop::MainWindow 41 32
schreiber::desktop::Session 61 10
schreiber::desktop::SheetEntry 51 18
schreiber::desktop::SheetPage 50 21
schreiber::perlaggen::deal::State 14 45
schreiber::perlaggen::ruling::QuestionSheet 47 7
END
}
database=${1:-build/tests}/compile_commands.json
command=$(sed -n '/schreiber_window\.dir.*"command"\|"command".*schreiber_window\.dir/{s/^ *"command": "//;s/ -o .*//;s/\\"/"/g;p;q}' "$database")
case $command in
*clang*) ;;
*) echo "This build is not clang's, which is asked."; exit 77 ;;
esac
folders() { find core reports app -type d -name "$1" | sed 's/^/-I/'; }
headers() { sed 's,.*,#include "&",'; }
# In the window Qt's own words are part of the language, elsewhere they are names.
all_headers() {
    find "$PWD/app/desktop" -name '*.h' | headers
    printf '#undef %s\n' signals slots emit
    find "$PWD"/core "$PWD"/reports "$PWD"/app/papers "$PWD"/app/cli -name '*.h' | headers
}
# A precompiled header may not be there, or not be of now.
dump() {
    eval "$1 -w -fsyntax-only -Xclang -ast-dump -Xclang -ast-dump-filter=schreiber -fno-color-diagnostics" \
        $(folders include) $(folders src) -x c++ - < <(all_headers)
}
plain=$(sed -E 's/-Xclang -include(-pch)? -Xclang [^ ]+//g' <<<"$command")
tree=$(dump "$command" 2>/dev/null) || tree=$(dump "$plain") || exit 1
# How deep a node lies is how far in its name stands. What Qt's compiler adds to a class is not counted.
counted=$(awk '
    { match($0, /[A-Za-z]/); depth = RSTART; node = substr($0, RSTART) }
    { while (top > 0 && depth <= at[top]) leave() }
    function leave() {
        if (is_class[top]) print name[top], methods[top] + 0, members[top] + 0
        --top
    }
    function enter(what, class) {
        ++top; at[top] = depth; is_class[top] = class; methods[top] = members[top] = 0
        name[top] = (top > 1 ? name[top - 1] "::" : "") what
    }
    node ~ / implicit / { next }
    node ~ /^NamespaceDecl / {
        inner = 0
        for (i = 1; i <= NF; ++i) if ($i ~ /^(line|col):/ || $i ~ /:[0-9]+:[0-9]+$/) inner = i
        path = ""
        for (i = inner + 1; i <= NF; ++i) if ($i != "inline" && $i != "nested") path = path (path == "" ? "" : "::") $i
        enter(path == "" ? "(unnamed)" : path, 0); next
    }
    node ~ /^CXXRecordDecl .* definition$/ { enter($(NF - 1), 1); next }
    top > 0 && is_class[top] && depth == at[top] + 2 {
        if (node ~ /^(CXX(Method|Constructor|Destructor|Conversion)|FunctionTemplate)Decl / &&
            node !~ /(qt_metacast|qt_metacall|qt_static_metacall|metaObject| tr .QString)/) ++methods[top]
        if (node ~ /^FieldDecl /) ++members[top]
    }
    END { while (top > 0) leave() }' <<<"$tree" | sort -u)
[ "$(wc -l <<<"$counted")" -gt 500 ] || { echo "This test finds hardly a class any more."; exit 1; }
bad=0
while read -r class methods members; do
    allowed=$(larger | awk -v class="$class" '$1 == class { print $2, $3 }')
    usual=$most_members
    [ "$methods" -gt 2 ] || usual=$most_of_a_record
    read -r may_methods may_members <<<"${allowed:-$most_methods $usual}"
    if [ "$methods" -gt "$may_methods" ] || [ "$members" -gt "$may_members" ]; then
        echo "$class has $methods methods and $members members; $may_methods and $may_members are the most."
        bad=1
    elif [ -n "$allowed" ] && [ "$methods $members" != "$allowed" ]; then
        echo "$class has become smaller: write $methods and $members in $0, or nothing where it needs no line."
        bad=1
    fi
done <<<"$counted"
while read -r class _; do
    grep -q "^$class " <<<"$counted" || { echo "$class is named in $0 and is no more."; bad=1; }
done < <(larger)
exit $bad
