#pragma once

#include <QList>
#include <QString>

#include <string_view>

// Recorded cases that show a rule point; the engine's own tests rule on the same files.
namespace schreiber::desktop {

struct RuleExample {
    QString title; // what it shows
    QString record;
};

// A few of the point; those recorded under the named rule set first.
QList<RuleExample> examplesOf(std::string_view point, std::string_view ruleSet);

} // namespace schreiber::desktop
