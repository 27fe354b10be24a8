#pragma once

#include <initializer_list>
#include <optional>
#include <perlaggen/rulebook/rule_point.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// A rule set told in sentences: on the wall, beside another one, in the window that makes a club's own.
namespace schreiber::perlaggen::rulebook {

// What the switch is about: the subject of a rule point that hangs on it, where there is one.
Subject subjectOf(Switch which);

// The switches that the point hangs on, each once.
std::vector<Switch> switchesOf(const RulePoint& point);

// The id under which the catalogue knows the set: its own, or that of the one a club's own was made from.
std::string_view cataloguedId(const RuleSet& set);

// Its name in the reader's language; a club's own has the one its club gave it.
std::string titleInWords(const RuleSet& set, words::Language language);

// The same at the head of a sheet: a club's own with the set that it was made from, `Tarrenz (Imst und
// Umgebung)`.
std::string headingInWords(const RuleSet& set, words::Language language);

// One of the fourteen by its id or by what people call it in any of the languages, `Südtirol`, `Imst`; null
// where that is none or could be more than one.
const RuleSet* ruleSetNamed(std::string_view said);

// Whether the set holds the point with its switches as they stand. A club's own holds what its base holds,
// but for the points that its own switches decide.
bool holdsIn(const RulePoint& point, const RuleSet& set);

// The point as it is played in this set: its text, what follows, and what the switches it hangs on stand at.
// Where the set does not hold it, what its switch says instead, or that there is no such rule here.
std::string ruleInWords(const RulePoint& point, const RuleSet& set, words::Language language);
// Several of them that one ruling rests on. A switch that governs some cases of a point only is told where
// the ruling rests on it: beside a source that decides it would be read as what decides.
std::string rulesInWords(std::initializer_list<const RulePoint*> points, const RuleSet& set,
                         words::Language language, std::optional<Switch> restsOn = std::nullopt);

// What a switch stands at: what the value does, the number of a target, or that nothing is agreed yet. Empty
// where the set leaves the switch without meaning.
std::string standsAt(const RuleSet& set, Switch which, words::Language language);

// The same as a rule that a player would say: `Vergeben kostet nichts.`, `Noch nicht vereinbart ist, was
// Vergeben kostet.`
std::string playedAt(const RuleSet& set, Switch which, words::Language language);
// The rule by one value of it, without its full stop.
std::string ruleAt(Switch which, int value, words::Language language);

// What one of its values does; the value itself where that is all there is to say (a target).
std::string valueInWords(Switch which, std::string_view value, words::Language language);

// `Eine Partie geht zu 15 Punkten.`
std::string targetInWords(int start, int target, words::Language language);
std::string packInWords(cards::Pack pack, words::Language language);
// `Trumpf können sein: Laub, Herz, Schell.`
std::string trumpsInWords(const RuleSet& set, words::Language language);
// Who may exchange what for what, in the order in which it is done; a sentence a step.
std::vector<std::string> exchangeInWords(const Rules& rules, words::Language language);
// `zwei, dann drei Karten, dann wird Trumpf aufgeschlagen, dann zwei.`
std::string dealInWords(const DealPlan& plan, words::Language language);
// The Perlaggen under one trump, the strongest first: `Herz-König, Weli, Laub-Siebener`.
std::string perlaggenInWords(const Rules& rules, cards::Suit trump, words::Language language);

} // namespace schreiber::perlaggen::rulebook
