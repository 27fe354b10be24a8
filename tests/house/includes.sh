#!/usr/bin/env bash
# A third-party library is private to the rooms that name it; only the store knows SQL.
set -uo pipefail
bad=0
only_in() { # PATTERN ROOMS-REGEX WHAT
    local hits
    hits=$(grep -rlE --include='*.cpp' --include='*.h' "$1" core reports app 2>/dev/null | grep -Ev "$2")
    [ -z "$hits" ] || { printf '%s is used outside its rooms:\n%s\n' "$3" "$hits"; bad=1; }
}
only_in '#include <hpdf' '^reports/pdf/' libharu
only_in '#include <lemon/' '^core/tournament/' LEMON
only_in '#include <unicode/' '^core/tournament/' ICU
only_in '#include <nlohmann/' '^(core/json|core/query|core/perlaggen/ruling|core/koenigrufen/(ruling|line)|core/store|app/cli)/' nlohmann-json
only_in '#include <poppler' '^app/desktop/preview/' poppler
only_in '#include <CLI/' '^app/cli/' CLI11
only_in '#include <(QSql|sqlite3)' '^core/store/' 'Qt Sql'
# Nothing is asked of a file that was not looked at: there is one opening, and it looks (core/store/src/database.h).
only_in '#include <QSql|addDatabase|sqlite3_open' '^core/store/src/database\.cpp$' 'a connection of its own'
only_in 'ATTACH |Database::create\(' '^core/store/src/(connect|database)\.cpp$' 'a file that nobody looked at'
only_in '#include <Q[A-Z]' '^(core/store|core/desk|app)/' Qt
only_in '"(SELECT|INSERT|UPDATE|DELETE|PRAGMA|CREATE) ' '^core/store/' SQL
only_in '#include <nlohmann/json.hpp>' '/src/' 'the whole of nlohmann-json in a header'
exit $bad
