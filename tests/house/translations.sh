#!/usr/bin/env bash
# What the window says: each sentence in Italian and in English, with the same places (%1) as in German, and no
# word twice in a row. The tables of core, reports and command line are held to it by the compiler (words/language.h).
set -uo pipefail
folder=app/desktop/translations
bad=0
for file in "$folder"/*.ts; do
    awk -v file="$file" '
        function between(text, from, to,   at) {
            if (!(at = match(text, from))) return "\001"
            text = substr(text, at + RLENGTH)
            return substr(text, 1, index(text, to) - 1)
        }
        function places(text,   all, number) {
            for (number = 1; number <= 9; ++number) if (text ~ ("%L?" number)) all = all number
            return all (text ~ /%n/ ? "n" : "")
        }
        function complain(what) { print file ": " what ": " source; wrong = 1 }
        BEGIN { RS = "</message>" }
        /<source>/ {
            source = between($0, "<source>", "</source>")
            said = between($0, "<translation[^>]*>", "</translation>")
            if (said ~ /<numerusform>/) gsub(/<\/?numerusform>/, " ", said)
            if (said == "\001" || said ~ /^[ \n]*$/) complain("no translation")
            else if ($0 ~ /<translation type=/) complain("unfinished or gone")
            else if (places(source) != places(said)) complain("other places, “" said "”")
            count = split(said, words, " ")
            for (i = 2; i <= count; ++i)
                if (length(words[i]) > 1 && words[i] == words[i - 1] && words[i] !~ /^%/) complain("“" words[i] "” twice")
            ++all
        }
        END { if (all < 500) { print file ": too few sentences"; wrong = 1 } exit wrong }' "$file" || bad=1
done
# Both have the same.
sources() { grep -o '<source>.*' "$1" | sort; }
diff <(sources "$folder/schreiber_it.ts") <(sources "$folder/schreiber_en.ts") || bad=1
exit $bad
