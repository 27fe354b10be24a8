#pragma once

#include <kinds/view.h>
#include <tournament/model.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

// Pages that a tournament has from its game. Nothing where its rules are none that are known.
namespace schreiber::papers {

// The rules in force at a tournament's tables.
std::vector<kinds::Section> rulePage(const tournament::Settings& settings, words::Language language);

// What a tournament of Königrufen has in its place: what is worth what for the wall and for the foot of a
// sheet, and what the club has otherwise.
struct TarockPages {
    std::optional<kinds::RulePoster> poster;
    std::vector<kinds::Section> ours;
    std::vector<std::pair<std::string, std::string>> values;
};
TarockPages tarockPages(const tournament::Settings& settings, words::Language language);

// What a club has otherwise for its evenings of Königrufen, a sentence each.
std::vector<std::string> tarockOptions(const tournament::Settings& settings, words::Language language);

// What lies on the table: Perlaggen under each trump, and the place's signals.
std::vector<kinds::Section> signalPage(const tournament::Settings& settings, words::Language language);

} // namespace schreiber::papers
