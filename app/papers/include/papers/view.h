#pragma once

#include <desk/evening.h>
#include <kinds/report.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// From an evening to what its reports print, in the reader's language: shared by window and command line.
namespace schreiber::papers {

// A rule set's name as a person reads it; the id itself where it is a club's own.
std::string ruleSetTitle(const std::string& id, words::Language language);

// The rules of a tournament: under the club's name, and whose they are.
std::string rulesTitle(const tournament::Settings& settings, words::Language language);

// What papers are made of, as a value: taken at once, it can be worked on beside whoever goes on.
struct Taken {
    tournament::Tournament tournament;
    std::vector<store::JournalEntry> journal;
    std::string sought = {}; // what all of these rows of the journal have in them
    bool altered = false;    // the file, behind the program's back
};
Taken takenFrom(const desk::Evening& evening, bool altered);

// What a report of this kind prints, with the standings after `round` (0: the last one).
kinds::View viewOf(const Taken& taken, kinds::Kind kind, int round, words::Language language,
                   const pdf::Moment& printed);

// Why there is no paper of that kind by these rules: `report_rules` (kind, rules); nothing where there is.
std::optional<tournament::Refusal> whyNoPaper(kinds::Kind kind, const tournament::Settings& settings);

} // namespace schreiber::papers
