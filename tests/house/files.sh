#!/usr/bin/env bash
# One place writes, renames and removes files: nothing of somebody's is lost to a second way of doing it. SQLite
# writes the tournaments and the club's memory, and QSettings the preferences, beside it.
set -uo pipefail
bad=0
writer='core/base/src/file_writer.cpp'
one_of() { local IFS='|'; printf '(%s)' "$*"; }
ways=$(one_of 'QSaveFile' 'QTemporary(File|Dir)' 'QIODevice(Base)?::(WriteOnly|ReadWrite|Append|Truncate|NewOnly)' \
    'QFile::(remove|rename|copy|link|moveToTrash|setPermissions)' '(\.|->)(removeRecursively|moveToTrash)\(' \
    '\b(o|w?o)?fstream\b *[A-Za-z_({]' 'std::ofstream' '\b(fopen|freopen|fdopen|tmpfile|mkstemp|mkostemp)\(' \
    '\b(fs|filesystem)::(remove|remove_all|rename|copy|copy_file|resize_file|permissions|create_symlink|create_hard_link)\(' \
    'std::(remove|rename)\([^,()]*(\.c_str\(\)|"[^"]*")' \
    '(^|[^A-Za-z_])::(unlink|unlinkat|remove|rename|renameat2?|link|linkat|symlink|truncate|ftruncate|creat)\(' \
    '\bO_(WRONLY|RDWR|CREAT|TRUNC|APPEND)\b')
found() { grep -nE --include='*.cpp' --include='*.h' -r "$ways" core reports app; }
if ! found | grep -q "^$writer:"; then
    echo "This test finds nothing any more, not even the writer ($writer)."
    bad=1
fi
others=$(found | grep -v "^$writer:")
[ -z "$others" ] || { printf 'Files are written, renamed or removed beside %s:\n%s\n' "$writer" "$others"; bad=1; }
exit $bad
