#!/usr/bin/env bash
# run.sh CLIENT PROGRAM CLI pages|evening: the window on a screen of its own, read over a bus of its own, as whatever
# user; both end with it.
set -euo pipefail
client=$1 program=$2 cli=$3 what=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -m 700 "$folder/run"
export HOME=$folder XDG_RUNTIME_DIR=$folder/run LANG=C.UTF-8 LC_ALL=C.UTF-8 NO_AT_BRIDGE=0
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
unset DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
place=$folder
# An evening in its first round, of either game.
begin() {
    "$cli" new "$1" --name Abend --rules "$2" --format "$3" --rounds 3
    "$cli" players import "$1" "$folder/leute.csv"
    "$cli" draw tables "$1"
    "$cli" round start "$1"
    "$cli" result set "$1" --round 1 --table 1 $4
}
if [ "$what" = pages ]; then
    printf '%s\n' 'Vorname;Nachname;Verein' 'Anna;Höß;Imst' 'Bert;Egger;Imst' 'Carla;Oberhofer;Landeck' \
        'Dora;Plattner;Landeck' 'Emil;Gstrein;Imst' 'Frieda;Haueis;Imst' 'Georg;Walch;Landeck' \
        'Hanna;Zangerl;Landeck' 'Ignaz;Von;Imst' >"$folder/leute.csv"
    {
        begin "$folder/perlaggen.schreiber" innsbruck drawn '18 11'
        begin "$folder/koenigrufen.schreiber" ruediger solo '34 -12 -18 -4'
    } >/dev/null
fi
dbus-run-session -- xvfb-run -a -s '-screen 0 1280x720x24' "$client" "$program" "$what" "$place"
