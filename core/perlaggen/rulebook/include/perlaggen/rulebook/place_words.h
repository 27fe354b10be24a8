#pragma once

#include <perlaggen/rulebook/rule_point.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <vector>
#include <words/language.h>

// A rule as it is told to somebody who asks for the rule itself: with the value that each place gives it.
namespace schreiber::perlaggen::rulebook {

// `Innsbrucker Art · Südtirol`; all of them, and all the historic ones, in one word.
std::string namesOfSets(RuleSetMask places, words::Language language);

// What is said of the point at some places only, in a sentence of its own.
struct PlaceSentence {
    std::string said;
    RuleSetMask places = 0;
    RuleSetMask chosen = 0;    // of these places no source says it: this program's choice
    RuleSetMask unsettled = 0; // of these, where sources say something that does not settle it

    friend bool operator==(const PlaceSentence&, const PlaceSentence&) = default;
};

// One for each value that a switch of the point has somewhere, and for what a rule set lays down besides:
// `Ungesehen geboten werden darf nur vor dem Abheben.` The value that the text itself tells is not told
// twice.
std::vector<PlaceSentence> toldAtPlaces(const RulePoint& point, words::Language language);

// The same of one set, a club's own too, with its values: a sentence each.
std::vector<std::string> toldAt(const RulePoint& point, const RuleSet& set, words::Language language);

// Whose sentence it is: `(Innsbrucker Art; als Vorgabe dieses Programms: Südtirol)`. Empty where it is every
// place's that has the rule, by its sources.
std::string whoseInWords(const PlaceSentence& sentence, const RulePoint& point, words::Language language);

// What follows, and where that is this program's choice. Empty where nothing follows.
std::string consequenceInWords(const RulePoint& point, words::Language language);
std::string consequenceAt(const RulePoint& point, const RuleSet& set, words::Language language);

// The rule of one set, whole: what ruleInWords says, and the values of all that it speaks of. Where the set
// has no such rule, also what it says elsewhere.
std::string ruleInFull(const RulePoint& point, const RuleSet& set, words::Language language);

// What has to be known of the sources of the point, in a sentence each: of all places, and of one.
std::vector<std::string> remarksOf(const RulePoint& point, words::Language language);
std::vector<std::string> remarksFor(const RulePoint& point, const RuleSet& set, words::Language language);

} // namespace schreiber::perlaggen::rulebook
