#pragma once

#include <tournament/model.h>

#include <QString>

#include <game/game.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

class QComboBox;

// The rule sets' names in the window's language.
namespace schreiber::desktop {

// Id and title of the sets by which a format can be played, in their games' order: three at a table where
// each plays for oneself to a target, four else; where lines sum to zero everybody plays for himself.
std::vector<std::pair<QString, QString>> ruleSetsFor(tournament::Format format, words::Language language);
// All of them into a box, with a line between the games.
void offerRuleSets(QComboBox& box, words::Language language);

// What the chosen set allows. One that is none of these, a club's own, says so itself: it may be anything
// that has a target.
struct RuleSetFit {
    bool forTwo = true;
    bool zeroSum = false;
    bool hasTarget = true; // that the club may choose
    std::optional<game::Shape> shape = {};

    bool allows(tournament::Format format) const;
};
RuleSetFit fitOf(const QString& id);

// The title of a set; the id itself where it is a club's own.
QString ruleSetTitle(const std::string& id, words::Language language);

// What is played there and how far, in a few words: the set without what stands in brackets after it.
QString gameInWords(const tournament::Settings& settings, words::Language language);

// The switches that have a meaning under the rules of a tournament: open ones first, then the club's own.
std::vector<game::Switch> houseSwitches(const tournament::Settings& settings, words::Language language);

} // namespace schreiber::desktop
