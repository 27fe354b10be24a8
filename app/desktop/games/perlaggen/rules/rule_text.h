#pragma once

#include "games/perlaggen/rules/rule_examples.h"

#include <words/language.h>

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include <perlaggen/rulebook/compare.h>
#include <perlaggen/rulebook/rule_set.h>
#endif

#include <QString>

#include <optional>
#include <vector>

// Rules as pages to read.
namespace schreiber::desktop {

// What a page is read against: the rules of the open tournament, or those that were chosen.
struct RulesHere {
    std::optional<perlaggen::rulebook::RuleSet> set;
    QString name; // `im Turnier`, `in Imst und Umgebung`
    words::Language language = words::Language::German;
};

// A rule point: text, consequence, whether it holds here, where else and by which source, and the switch it
// hangs on. Examples are links `example:N`, other points `rule:NAME`.
QString pointPage(const perlaggen::rulebook::RulePoint& point, const RulesHere& here,
                  const QList<RuleExample>& examples);

// The rule points that a difference is about.
std::vector<const perlaggen::rulebook::RulePoint*> rulesOf(const perlaggen::rulebook::Difference& difference);

// How two rule sets differ in one thing; the points that follow are links.
QString differencePage(const perlaggen::rulebook::Difference& difference, const QString& first,
                       const QString& second, words::Language language);

// What each value of a switch does and who plays so; the value that holds here is marked.
QString switchPage(perlaggen::rulebook::Switch which, const RulesHere& here);

} // namespace schreiber::desktop
