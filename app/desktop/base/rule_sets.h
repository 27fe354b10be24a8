#pragma once

#include <desk/language.h>
#include <tournament/model.h>

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

// What a switch set by the club means: one sentence, or `switch=value` where the book has none.
std::string houseRuleInWords(const std::string& name, const std::string& value, desk::Language language);

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
std::vector<HouseSwitch> houseSwitches(const tournament::Settings& settings, desk::Language language);

} // namespace schreiber::desktop
