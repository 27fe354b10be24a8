#pragma once

#include <kinds/view.h>
#include <rulebook/words.h>
#include <tournament/model.h>

#include <vector>

namespace schreiber::papers {

// The rules in force at a tournament's tables: target, Perlaggen under each trump, what every switch is set
// to.
std::vector<kinds::Section> rulePage(const tournament::Settings& settings, rulebook::Language language);

// What lies on the table: Perlaggen under each trump, and the place's signals.
std::vector<kinds::Section> signalPage(const tournament::Settings& settings, rulebook::Language language);

} // namespace schreiber::papers
