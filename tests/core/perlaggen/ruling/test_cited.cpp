#include "case_files.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <set>

// A ruling cites what the page of its rule cites, in every rule set.
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling::test;
using nlohmann::json;

namespace {

using Places = std::set<std::pair<std::string, std::string>>;

void add(Places& places, const std::vector<rulebook::Citation>& citations) {
    for (const rulebook::Citation& one : citations) places.emplace(one.source, one.section);
}

// What the page of the rule names for this set: its sources, or those of what its house rule stands at.
Places onThePage(const rulebook::RulePoint& point, const rulebook::RuleSet& set) {
    Places places;
    if (const auto backing = rulebook::citationsFor(point, set.id)) {
        add(places, backing->citations);
    } else if (const auto which = rulebook::readSwitch(point.depends.name)) {
        add(places, rulebook::backingOf(*which, set).citations);
    }
    return places;
}

// What a source says of three players is on the page of a rule for four, and no ruling of four.
void leaveOtherNumbers(Places& places) {
    std::erase_if(places,
                  [](const auto& place) { return place.second.find("-Player Game") != std::string::npos; });
}

Places inRuling(const json& ruling) {
    Places places;
    for (const json& one : ruling["citations"])
        places.emplace(one["source"].get<std::string>(), one["section"].get<std::string>());
    return places;
}

// The word of a record that somebody did wrong, which its cards and course refute, needs no source.
bool restsOnPage(const json& ruling, const rulebook::RulePoint& point) {
    return point.number != 0 && !ruling.contains("switch") && ruling["rests_on"] != "house";
}

} // namespace

TEST_CASE("a ruling cites what the page of its rule cites, in every set") {
    const std::filesystem::path cases = std::filesystem::path(SCHREIBER_TEST_DATA) / "cases";
    int compared = 0;
    std::set<std::string> told;
    for (const CaseFile& file : caseFiles(cases)) {
        const Case read = readCase(file);
        if (read.text.find("house:") != std::string::npos || read.text.find("seats:") != std::string::npos)
            continue;
        for (const Asked& asked : read.asked) {
            const json& result = answerTo(read, asked.text);
            if (!result.contains("rulings")) continue;
            const rulebook::RuleSet* set = rulebook::findRuleSet(result["rules"].get<std::string>());
            if (set == nullptr) continue;
            for (const json& ruling : result["rulings"]) {
                const rulebook::RulePoint* point = rulebook::findRulePoint(ruling["rule"].get<std::string>());
                if (point == nullptr || !restsOnPage(ruling, *point)) continue;
                Places page = onThePage(*point, *set);
                Places cited = inRuling(ruling);
                leaveOtherNumbers(page);
                leaveOtherNumbers(cited);
                // a second point may be of the set's own source, where the rule itself is taken over
                const auto backing = rulebook::citationsFor(*point, set->id);
                const bool own =
                    backing && !backing->inheritedFrom.empty() && !ruling.contains("inherited_from");
                const bool has = std::ranges::includes(cited, page) || ((own || !backing) && !cited.empty());
                ++compared;
                if (has) continue;
                std::string line = std::string(point->name) + ' ' + set->id + " page";
                for (const auto& [a, b] : page) line += ' ' + a + ' ' + b + ',';
                line += " ruling";
                for (const auto& [a, b] : cited) line += ' ' + a + ' ' + b + ',';
                told.insert(line);
            }
        }
    }
    CHECK(told == std::set<std::string>{});
    CHECK(compared > 400);
}

TEST_CASE("a false bet among three cites what is said of three") {
    const std::filesystem::path cases = std::filesystem::path(SCHREIBER_TEST_DATA) / "cases";
    int falseBets = 0;
    for (const CaseFile& file : caseFiles(cases)) {
        const Case read = readCase(file);
        if (read.text.find("seats: 3") == std::string::npos) continue;
        if (read.text.find("rules: innsbruck") == std::string::npos) continue;
        for (const Asked& asked : read.asked) {
            const json& result = answerTo(read, asked.text);
            if (!result.contains("rulings")) continue;
            for (const json& ruling : result["rulings"])
                if (ruling["rule"] == "false_bet" && ruling["rests_on"] == "source" && ++falseBets > 0)
                    CHECK(inRuling(ruling).contains({"pagat", "Three-Player Game"}));
        }
    }
    CHECK(falseBets > 0);
}
