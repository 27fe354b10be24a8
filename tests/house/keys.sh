#!/usr/bin/env bash
# The keys of the program stand in one table; menus, buttons and sentences take them from there. What a field
# or a list does while it has the keyboard is its own (`case Qt::Key_Down`).
set -uo pipefail
table=app/desktop/base/shortcuts.cpp
ways='QKeySequence *\(? *(Qt::|QKeySequence::|QStringLiteral|")|QShortcut *\( *(Q|")|\bQt::(CTRL|ALT|SHIFT|META)\b|setShortcuts?\( *(Q|\{|")'
grep -qE "$ways" "$table" || { echo "This test finds nothing any more, not even the table ($table)."; exit 1; }
others=$(grep -rnE --include='*.cpp' --include='*.h' "$ways" app | grep -v "^$table:")
[ -z "$others" ] || { printf 'Keys are written beside %s:\n%s\n' "$table" "$others"; exit 1; }
