#pragma once

#include <kinds/view.h>

#include <koenigrufen/rulebook/rule_set.h>
#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::papers::of_koenigrufen {

// What can be played and what it is worth, for the wall; `called` is what the rules are called.
kinds::RulePoster posterOf(const koenigrufen::rulebook::Rules& rules, bool isDoubled,
                           const std::string& called, words::Language language);

// What is played otherwise than in the source; nothing where nothing is.
std::vector<kinds::Section> oursOf(const koenigrufen::rulebook::Rules& rules, words::Language language);

} // namespace schreiber::papers::of_koenigrufen
