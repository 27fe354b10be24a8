#pragma once

#include <map>
#include <string>
#include <words/language.h>

// The pages of the manual that tell the rules, as the catalogue has them: path under docs/rules -> text.
namespace schreiber::rule_pages {

std::map<std::string, std::string> allPages();

// The page of the switches, in one language.
std::string switchPage(words::Language language);

// The one page of Königrufen, in one language, and its heading.
std::string koenigrufenPage(words::Language language);
const words::Text& koenigrufenHeading();

} // namespace schreiber::rule_pages
