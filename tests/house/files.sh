#!/usr/bin/env bash
# One place writes, renames and removes files: nothing of somebody's is lost to a second way of doing it. SQLite
# writes the tournaments and the club's memory, and QSettings the preferences, beside it.
set -uo pipefail
bad=0
writer='core/base/src/file_writer.cpp'
one_of() { local IFS='|'; printf '(%s)' "$*"; }
ways=$(one_of 'QSaveFile' 'QTemporary(File|Dir)' 'Q[A-Za-z]+::(WriteOnly|ReadWrite|Append|Truncate|NewOnly)' \
    '(QFile|QDir)::(remove|rename|copy|link|moveToTrash|setPermissions|rmdir|rmpath)' \
    'QDir\([^)]*\)\.(remove|rename|rmdir|rmpath)\(' '(\.|->)(removeRecursively|moveToTrash|rmdir|rmpath)\(' \
    '(\.|->)remove\(\)' '(\.|->)(save|copy)\([^)]' '(\.|->)(rename|link|setPermissions)\(' \
    '\b(Q(Image|Pdf|Svg)(Writer|Generator)|setOutputFileName|setFileName)\b' \
    '\b(o|w?o)?fstream\b *[A-Za-z_({]' 'std::(basic_)?(ofstream|filebuf)' \
    '\b(fopen|freopen|fdopen|tmpfile|mkstemp|mkostemp|mkdtemp)\(' \
    '\b(fs|filesystem)::(remove|remove_all|rename|copy|copy_file|resize_file|permissions|create_(hard_link|symlink|directory_symlink))\(' \
    'std::(rename\(|remove\([^,]*\);)' \
    '(^|[^A-Za-z_:.>])(unlink|unlinkat|rename|renameat2?|rmdir|creat|truncate|ftruncate|symlink|linkat)\(' \
    '(^|[^A-Za-z_])::(unlink|unlinkat|remove|rename|renameat2?|rmdir|link|linkat|symlink|truncate|ftruncate|creat)\(' \
    '\bO_(WRONLY|RDWR|CREAT|TRUNC|APPEND)\b')
found() { grep -nE --include='*.cpp' --include='*.h' -r "$ways" core reports app; }
if ! found | grep -q "^$writer:"; then
    echo "This test finds nothing any more, not even the writer ($writer)."
    bad=1
fi
# And it knows the usual ways.
while read -r way; do
    grep -qE "$ways" <<<"$way" || { echo "This test lets pass: $way"; bad=1; }
done <<'END'
    if (!file.open(QFile::WriteOnly)) return;
    file.open(QFile::ReadWrite | QFileDevice::Text);
    QFile::rename(from, to);
    file.remove();
    file.copy(target);
    file->rename(target);
    picture.save(path);
    QDir().remove(path);
    QDir(folder).rmdir(name);
    QPdfWriter writer(path);
    std::rename(from.c_str(), to.c_str());
    std::rename(from, to);
    std::remove(path.c_str());
    std::remove(path);
    rename(from, to);
    ::unlink(path);
    unlink(path);
    std::filesystem::remove_all(folder, error);
    fs::rename(from, to, error);
    std::ofstream out(path);
    std::ofstream{path} << text;
    FILE* file = std::fopen(path, "w");
    const int file = open(path, O_WRONLY);
END
others=$(found | grep -v "^$writer:")
[ -z "$others" ] || { printf 'Files are written, renamed or removed beside %s:\n%s\n' "$writer" "$others"; bad=1; }
exit $bad
