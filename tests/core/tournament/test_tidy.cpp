#include <tournament/entry_list.h>
#include <tournament/tidy.h>

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace schreiber::tournament;

namespace {

// Signs of which nobody sees anything, alone: nothing of what a name could be.
const std::vector<std::string> kUnseen{
    "",           " ",      "\t",     "\u00A0", "\u2003",     "\u3000", "\u200B", "\u200C",
    "\u200D",     "\u200E", "\u200F", "\u061C", "\u00AD",     "\u2060", "\u2064", "\uFEFF",
    "\u115F",     "\u1160", "\u3164", "\uFFA0", "\u034F",     "\u180E", "\uFE0F", "\u2800",
    "\U000E0041", "\u0301", "\u20DD", "\uFFF9", "\U0001D159", "\uE000", "\u2028", "\u200B\u00A0\u0301\u00AD"};

std::vector<std::string> reasons(const Entry& entry) {
    std::vector<std::string> all;
    for (const BadRow& row : checkEntry(entry, {})) all.push_back(row.reason);
    return all;
}

Entry entryOf(const std::string& first, const std::string& last) {
    Entry entry;
    entry.persons = {{first, last, std::nullopt, Sex::Unstated}};
    return entry;
}

} // namespace

TEST_CASE("a name of which nobody sees anything is no name") {
    for (const std::string& unseen : kUnseen) {
        CAPTURE(unseen);
        CHECK(tidied(unseen).empty());
        CHECK(tidied(unseen + unseen).empty());
        CHECK_FALSE(reasons(entryOf(unseen, "Moser")).empty());
        CHECK_FALSE(reasons(entryOf("Anna", unseen)).empty());
        if (unseen.empty()) continue;
        CHECK_FALSE(readEntryList("Vorname;Nachname\n" + unseen + ";Moser\n", "a.csv", {}).bad.empty());
    }
    for (const char* seen : {"A", "é", "é", "Ł", "李", "الف", "Ⅷ", "?", "-", "7", "한", "🂡"}) {
        CAPTURE(seen);
        CHECK_FALSE(tidied(seen).empty());
        CHECK(reasons(entryOf(seen, "Moser")).empty());
    }
}

TEST_CASE("what nobody sees is taken out of a name, and what is seen stays") {
    CHECK(tidied("An\u200Bna\u00AD Ma\u2060ria\u200E") == "Anna Maria");
    CHECK(tidied("\uFEFFAnna\u00A0\u2003Maria ") == "Anna Maria");
    CHECK(tidied("e\u034F\u0301") == "é"); // composed once nothing stands between
    CHECK(tidied("O'Brien-Müller (jun.)") == "O'Brien-Müller (jun.)");
    const Entry kept = tidiedEntry(entryOf("An\u200Dna", "Mo\u00ADser"));
    CHECK(kept.persons[0].first == "Anna");
    CHECK(kept.persons[0].last == "Moser");
    // who is there already is known for all that
    Entry there = kept;
    there.number = 1;
    CHECK_FALSE(checkEntry(entryOf("An\u200Bna", "Moser"), {there}).empty());
    Entry club = entryOf("Anna", "Moser");
    club.club = "\u200B";
    club.camp = "\u3164";
    CHECK(tidiedEntry(club).club.empty());
    CHECK(tidiedEntry(club).camp.empty());
}

TEST_CASE("a cell that a spreadsheet would work out is guarded, and comes back as it was") {
    for (const std::string sign : {"=", "+", "-", "@", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"})
        for (const std::string before : {"", " ", "\u00A0", "\u200B", "\u3000"})
            CHECK(guarded(before + sign + "cmd|' /C calc'!A0").front() == '\'');
    for (const std::string cut : {"\tx", "\r=x", "\n=x"}) CHECK(guarded(cut).front() == '\'');
    for (const std::string plain : {"", "Anna", "-5", "-0.5", "7", "'", "''", "O'Brien", "a=b", "5-3"})
        CHECK(guarded(plain) == plain);
    // whatever an entry list may hold
    for (const std::string cell :
         {"-Anna", "--", "'-Anna", "''-Anna", "\uFF1DA1", "'\uFF1DA1", "' \uFF20x", "-5", "'-5", "\tx",
          "'\tx", "'=x", "'+x", "''@x", "'", "''", "Anna", " \uFF0B", "\u200B-1+1"}) {
        CAPTURE(cell);
        CHECK(unguarded(guarded(cell)) == cell);
        CHECK(unguardedKept(guarded(cell)) == cell);
    }
    // and a column that is only kept
    for (const std::string cell : {"=1+1", "+43 512", "@x", " =1", "'=1", "''+1"}) {
        CAPTURE(cell);
        CHECK(guarded(cell).front() == '\'');
        CHECK(unguardedKept(guarded(cell)) == cell);
    }
    CHECK(unguarded("'=x") == "'=x"); // of a name nobody guards: none begins so
    for (const char* formula : {"=1", " =1", "\t+1", "\u00A0@x", "\u200B=x", "\n\r\t =x"})
        CHECK(isFormula(formula));
    for (const char* none : {"", "-1", "Anna", "\uFF1D1", "'=1"}) CHECK_FALSE(isFormula(none));
}
