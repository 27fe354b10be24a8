#pragma once

#include <cstdint>
#include <optional>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/rule_point.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <words/language.h>

// What something rests on in a rule set, in words: `Imster Regeln 2015, § 7 (übernommen von Imst und
// Umgebung)`; that no source says it; that the paper's editor doubts it. A club's own set rests on what it
// was made from, but for what the club has agreed otherwise.
namespace schreiber::perlaggen::rulebook {

// Empty where the set does not hold the point.
std::string backingInWords(const RulePoint& point, const RuleSet& set, words::Language language);

// Where the point holds, with what it rests on there: sets that rest on the same are one row.
std::vector<std::pair<std::string, RuleSetMask>> backingsOf(const RulePoint& point, words::Language language);

// Of what a switch stands at. Empty where it stands open or is without meaning.
std::string backingInWords(Switch which, const RuleSet& set, words::Language language);

// Whether what the switch stands at there carries the doubt of the Imst paper's editor.
bool doubtedIn(Switch which, const RuleSet& set);

// Whatever source tells of the point, wherever it holds, with its editor's doubt.
std::string sourcesInWords(const RulePoint& point, words::Language language);

// What a rule set lays down before any rule.
enum class Ground : std::uint8_t {
    Pack,
    Seats,
    Target,
    Trumps,
    Perlaggen,
    DealTwo,
    DealThree,
    DealFour,
    DealSix
};

std::string backingInWords(Ground ground, const RuleSet& set, words::Language language);

// Whether the club, or the table with so many players, has agreed something else than the set that it plays
// by.
bool isAgreed(Switch which, const RuleSet& set);
bool isAgreed(Switch which, const Rules& rules);
// Agreed that it costs nothing.
bool isAgreedNothing(Switch which, const Rules& rules);

// Whether the switch has a meaning there, has no value yet, and stands where this program chose for want of a
// source.
bool isRelevant(Switch which, const Rules& rules);
bool isOpen(Switch which, const Rules& rules);
bool isChosen(Switch which, const Rules& rules);
// What it stands at was set by the club, not by a source or by this program.
bool isSetByClub(Switch which, const Rules& rules);
// No source carries it: this program chose it for want of one, or the table agreed it.
bool isOfTheHouse(Switch which, const Rules& rules);
// The switch says only what a breach of the point costs, or what else counts for it: a source forbids it.
bool onlyCosts(Switch which, const RulePoint& point);
// The switch says what it costs where a source forbids and lays down nothing.
bool asksWhatItCosts(Switch which);

// Luck und Boden is never shown there. The deal knows nothing of it (isTextOnly): only the sentences differ.
bool isStockUnseen(const Rules& rules);
bool isStockOpen(const Rules& rules); // nobody has agreed whether it is
// Nobody has agreed what becomes of a deal that the wrong player dealt.
bool isWrongDealOpen(const Rules& rules);

// The sources of what a switch stands at. None where it is open, this program's choice or the club's.
Backing backingOf(Switch which, const RuleSet& set);

// Those that say of this set itself why a rule does not hold in it, by what its switch stands at; and of one
// that the club has agreed to play by, those that tell it as played in some places.
Backing backingElsewhere(const RulePoint& point, Switch which, const Rules& rules);

// The sources of what the set lays down; none where that is the club's own.
Backing backingOf(Ground ground, const RuleSet& set);

// The card is a Perlagg by the list of the set that the club's own was made from, and not by its own.
bool isLeftOutByClub(cards::Card card, const Rules& rules);
// The house rule by which the club's list is another; none where it wrote a list of its own.
std::optional<Switch> listAgreedBy(const RuleSet& set);

// The set that this one follows in what the switch stands at, where a source says so there and none here; and
// its sources.
Backing likeItsBase(Switch which, const RuleSet& set);

// The points that say what a switch stands at, or are applied by it, or of which it says more.
std::vector<const RulePoint*> pointsOn(Switch which, const RuleSet& set);

// What the sources of the set say of a switch and do not settle: they contradict each other, or say it of
// another case. Empty where they are silent, or settle it.
std::string unsettledInWords(Switch which, const RuleSet& set, words::Language language);
std::vector<Citation> contradictionIn(Switch which, const RuleSet& set);
// The same for all rule sets in which this program chose: what is said, and of which.
std::vector<std::pair<std::string, RuleSetMask>> unsettledOf(Switch which, words::Language language);

// That the program chose it, and that a switch changes it; with it that the sources are silent, where they
// are; and of a switch in a set why: that they are silent, or what they say.
const words::Text& oursToChange(bool silent);
std::string oursToChange(Switch which, const RuleSet& set, words::Language language);
// ` (übernommen von Imst und Umgebung)`; ` (angenommen wie in Imst und Umgebung)` where no source says so.
std::string takenOver(std::string_view fromSet, bool assumed, words::Language language);
// That the editor of the Imst paper doubts it.
const words::Text& doubtedForImst();

// `Imster Regeln 2015, § 7; heltschl.org, § 1.3`
std::string inWords(const std::vector<Citation>& citations, words::Language language);

} // namespace schreiber::perlaggen::rulebook
