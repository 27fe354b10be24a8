#pragma once

#include <desk/language.h>

#include <QString>

#include <string>
#include <utility>
#include <vector>

// The rulebook's names in the window's language.
namespace schreiber::desktop {

// Id and title of the sets by which four play at a table, in the rulebook's order.
std::vector<std::pair<QString, QString>> ruleSetsForFour(desk::Language language);

// The title of a set; the id itself where it is a club's own.
QString ruleSetTitle(const std::string& id, desk::Language language);

} // namespace schreiber::desktop
