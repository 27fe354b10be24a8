#!/usr/bin/env bash
# What lies where once it is installed, and that the desktop understands it: installed.sh BUILD
set -uo pipefail
build=$1
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
DESTDIR=$root cmake --install "$build" --prefix /usr >/dev/null || { echo "cmake --install failed"; exit 1; }
bad=0
wrong() { echo "$*"; bad=1; }
share=$root/usr/share
for file in "$root/usr/bin/schreiber" "$root/usr/bin/schreiber-cli" "$share/applications/schreiber.desktop" \
    "$share/metainfo/at.perlaggen.schreiber.metainfo.xml" "$share/mime/packages/schreiber.xml" \
    "$share/icons/hicolor/scalable/apps/schreiber.svg" "$share/man/man1/schreiber.1.gz" \
    "$share/man/man1/schreiber-cli.1.gz" "$share/doc/schreiber/manual/de.md" "$share/doc/schreiber/copyright"; do
    [ -s "$file" ] || wrong "missing: ${file#"$root"}"
done
desktop-file-validate "$share/applications/schreiber.desktop" || wrong "the menu entry is not valid"
appstreamcli validate --no-net --pedantic "$share/metainfo/at.perlaggen.schreiber.metainfo.xml" ||
    wrong "the AppStream data is not valid"

# A double click must find the program: menu entry, AppStream and MIME type name the same kinds of file, each with an icon.
kinds() { sort -u | tr '\n' ' '; }
offered=$(sed -n 's/^MimeType=//p' "$share/applications/schreiber.desktop" | tr ';' '\n' | sed '/^$/d' | kinds)
declared=$(sed -n 's/.*<mime-type type="\([^"]*\)".*/\1/p' "$share/mime/packages/schreiber.xml" | kinds)
told=$(sed -n 's/.*<mediatype>\(.*\)<.*/\1/p' "$share/metainfo/at.perlaggen.schreiber.metainfo.xml" | kinds)
[ "$offered" = "$declared" ] && [ "$declared" = "$told" ] || wrong "kinds of file: $offered | $declared | $told"
for kind in $declared; do
    [ -s "$share/icons/hicolor/scalable/mimetypes/${kind//\//-}.svg" ] || wrong "no icon for $kind"
done
"$root/usr/bin/schreiber-cli" --version | grep -qxF "$(sed -n 's/.*release version="\([^"]*\)".*/\1/p' \
    "$share/metainfo/at.perlaggen.schreiber.metainfo.xml" | head -n 1)" || wrong "the version is not the one of the AppStream data"
exit $bad
