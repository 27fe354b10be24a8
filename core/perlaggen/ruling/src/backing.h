#pragma once

#include <cstdint>
#include <optional>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// On what a ruling rests (readings.md 56): a source says so, the club has agreed it (or has yet to: then the
// ruling names the house rule and waits for it), or the sources are silent and it is this program's default.
enum class RestsOn : std::uint8_t { Source, House, Default };

// What carries a ruling in a rule set: sources, or a house rule where the project chose for want of one.
struct Carrier {
    std::vector<rulebook::Citation> citations;
    std::string_view inheritedFrom; // empty where the set's own sources say it
    bool assumed = false;           // no source of the set says that it follows that one
    std::optional<rulebook::Switch> houseRule;
    bool doubted = false;      // by the paper's editor
    bool read = false;         // its source says it only as this program reads it
    bool contradicted = false; // two passages say the contrary, and this program follows one
    bool firstAlone = false;   // of two passages that differ, the first is the one that is followed
    bool redealUnsaid = false; // nor does a source say that it is dealt again
    bool voidUnsaid = false;   // nor that what was done does not count
    bool leftOut = false;      // the club's own list of Perlaggen has not the card that it is about
    bool dutyOfHouse = false;  // what was broken holds here by that house rule
    RestsOn restsOn = RestsOn::Source;
};

// The rule as it is played here, and the second point that the ruling applies.
std::string ruleOf(const deal::Ruling& ruling, const rulebook::Rules& rules, words::Language language);

Carrier carrierOf(const deal::Ruling& ruling, const rulebook::Rules& rules);

// Its sources and house rule in one line: "Imster Regeln 2015, § 21; pagat.com, Betting".
std::string sourcesOf(const deal::Ruling& ruling, const rulebook::Rules& rules, words::Language language);

// Where it stands, as it is said at a table: "§ 21", "§ 9 und § 11"; where the paper has no paragraph for it,
// or it is another source, or the paper of another set, the first place by its name.
std::string sections(const Carrier& carrier, words::Language language);

// That it is only read so here: no source says it in so many words.
void addReading(std::string& sources, words::Language language);

} // namespace schreiber::perlaggen::ruling
