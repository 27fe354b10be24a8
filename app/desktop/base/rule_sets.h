#pragma once

#include <tournament/model.h>

#include <QString>

#include <game/game.h>
#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

// The rule sets' names in the window's language.
namespace schreiber::desktop {

// Id and title of the sets by which a format can be played, in their game's order: three at a table where
// each plays for oneself, four else.
std::vector<std::pair<QString, QString>> ruleSetsFor(tournament::Format format, words::Language language);

// Whether two can play by the set; also of one that is none of these, a club's own, which says so itself.
bool isForTwo(const QString& id);

// The title of a set; the id itself where it is a club's own.
QString ruleSetTitle(const std::string& id, words::Language language);

// The switches that have a meaning under the rules of a tournament: open ones first, then the club's own.
std::vector<game::Switch> houseSwitches(const tournament::Settings& settings, words::Language language);

} // namespace schreiber::desktop
