#!/usr/bin/env bash
# What a file, an argument or a line says is anybody's. Nothing throws on it, nothing is cut off without a word, and
# nothing recurses as deep as it is nested: there is one way from text to a number (base/number.h), one from text to
# JSON (json/read.h), and what a value of JSON is gets asked with get_ptr or base::readNumber.
set -uo pipefail
bad=0
# FORBIDDEN WHAT ALLOWED FILE...: lines of the files that match FORBIDDEN and not ALLOWED. ALLOWED is looked for in
# FILE:LINE:TEXT, so that a place can be allowed by either.
none() {
    local forbidden=$1 what=$2 allowed=$3 hits
    shift 3
    hits=$(grep -nHE "$forbidden" "$@" | grep -vE "$allowed")
    [ -z "$hits" ] || { printf '%s:\n%s\n' "$what" "$hits"; bad=1; }
}
one_of() { local IFS='|'; printf '(%s)' "$*"; }
sources() { find "$@" \( -name '*.cpp' -o -name '*.h' \) | sort; }

numbers=$(sources core reports app)
words='\b(std::)?(sto(i|l|ll|ul|ull|f|d|ld)|ato(i|l|ll|f)|strto(l|ll|ul|ull|f|d|ld|imax|umax)|v?s?scanf|from_chars)\('
none "$words" 'Text becomes a number beside base/number.h' '^core/base/src/number\.cpp:' $numbers
grep -qE "$words" core/base/src/number.cpp || { echo 'This test finds no number being read any more.'; bad=1; }

# Where JSON is read, whichever header brings it: every file that speaks of JSON. nlohmann throws at get, get_to,
# get_ref, value and at of the wrong type, and knows no depth.
readers=$(grep -lEi 'json' $numbers)
[ "$(wc -w <<<"$readers")" -ge 60 ] || { echo 'This test finds no file that reads JSON any more.'; bad=1; }
for known in core/store/src/from_json.cpp core/perlaggen/ruling/src/ask_{query,table,cards,figures}.cpp core/desk/src/ruling_bundle.cpp; do
    grep -qx "$known" <<<"$readers" || { echo "This test does not look at $known any more."; bad=1; }
done
# Building what is read: the type was made in the line before (json/read.cpp), or asked for (json/number.h).
none 'get_ref|\bget_to\(|(\.|->)(template )?get<|(\.|->)value\(("|k[A-Z])' \
    'A value of JSON is taken unasked (get_ptr, json::readNumber)' \
    '^core/json/src/read\.cpp:|^core/json/include/json/number\.h:' $readers
none '(\b[Jj]son|_json)::(parse|accept|from_[a-z]+)\(|(json|Json)(\{\}|\(\)) *<<|>> *(json|root)\b' \
    'JSON is read beside json/read.h' '^-' $readers
# Allowed: asked for in the same line or the one before, a list that a rule set has, what was appended just now, and
# a record that was read, which has a deal. The program's command line only writes JSON, and what it takes is its own.
none '(\.|->)(front|back)\(\)' 'An end of what may be empty is taken' \
    "empty\(\)|^app/cli/|$(one_of 'read\.cpp:.*m_open\.back' 'journal_rows\.cpp:.*rows->front' 'from_json\.cpp:.*wrong\.front' \
        'club_rulings\.cpp:.*(row\.front|all\.back)' 'ask_query\.cpp:.*trumps\.front' 'ask_table\.cpp:.*figures\.back' \
        'evening\.cpp:.*closing->ranks\.front' '(games|judge|ruling_bundle)\.cpp:.*(deals|records|read)->front' \
        'session\.cpp:.*journal\(\)\.back')" $readers

# at() of a list or a map throws where something is not there. Allowed: a table of the program, by one of its own
# values (kTables.at), what notes that a key is missing (Query::at), and what this program has just refused.
none '(\.|->)at\(' 'Something is taken from a list or a map that need not be there' \
    'query\.at\(|\bk[A-Z][A-Za-z]*\.at\(|/steps/option_table\.cpp:.*fault\.at\("|/steps/extra_games\.cpp:.*level\.arguments\.at\("|/papers/src/disputes\.cpp:.*sheet\.at\(\)' \
    $(sources core/base core/json core/query core/perlaggen/record core/perlaggen/ruling core/perlaggen/line core/store core/desk app/cli app/papers)

# dump() throws where a text is no UTF-8, unless it is told what to put there.
none '(\.|->)dump\(' 'JSON is written that throws at odd letters (error_handler_t::replace)' 'error_handler_t::replace' \
    $readers

# A literal with a NUL in it says its own length: "…"s. One counted beside it reads past its end when it is wrong.
none 'std::string(_view)?[({]"([^"\\]|\\.)*", *[0-9]' 'The length of a literal is counted by hand' '^-' \
    $(sources core reports app tests)
exit $bad
