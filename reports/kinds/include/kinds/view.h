#pragma once

#include <pdf/document.h>
#include <tournament/model.h>
#include <tournament/standings.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::kinds {

enum class Language { German, Italian, English };

inline constexpr std::array kLanguages{Language::German, Language::Italian, Language::English};

// `de`, `it`, `en`.
std::string_view codeOf(Language language);
std::optional<Language> languageNamed(std::string_view code);

// What there is to print: plain values, with everything in words that is not the reports' own. Nothing here
// knows a game; a rule set is a title and the sentences that belong on its scoresheet.
struct View {
    tournament::Tournament tournament;
    tournament::Standings standings; // for the report of that name, of the round it is asked for
    std::string rules;               // the rule set's title in the language of the report
    std::vector<std::string> house;  // the club's own switches, a phrase each
    Language language = Language::German;
    pdf::Moment printed; // stands on each page and in the file
};

} // namespace schreiber::kinds
