#pragma once

#include <tournament/model.h>

#include <QString>

#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

// The rulebook's names in the window's language.
namespace schreiber::desktop {

// Id and title of the sets by which a format can be played, in the rulebook's order: three at a table where
// each plays for oneself, four else.
std::vector<std::pair<QString, QString>> ruleSetsFor(tournament::Format format, words::Language language);

// The title of a set; the id itself where it is a club's own.
QString ruleSetTitle(const std::string& id, words::Language language);

// A point on which places differ: what is asked, what holds here, what else could.
struct HouseSwitch {
    struct Value {
        std::string name;
        QString meaning;
    };
    std::string name;
    QString question;
    std::vector<Value> values;
    int holds = -1;    // place in `values`; -1 while it is open
    bool ours = false; // the club chose it; otherwise it comes with the rules
};

// The switches that have a meaning under the rules of a tournament: open ones first, then the club's own.
std::vector<HouseSwitch> houseSwitches(const tournament::Settings& settings, words::Language language);

} // namespace schreiber::desktop
