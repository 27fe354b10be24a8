#include "clause_cases.h"

#include <catch2/catch.hpp>

#include <map>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <set>
#include <sstream>

// The gate: every rule point has a pair of clause cases in every rule set in which it holds, or stands among
// the exempt.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling::test;
using rulebook::RuleSetMask;

namespace {

using SetsByPoint = std::map<std::string, RuleSetMask, std::less<>>;

std::filesystem::path casesFolder() {
    return std::filesystem::path(SCHREIBER_TEST_DATA) / "cases";
}

RuleSetMask setsIn(const std::string& list) {
    RuleSetMask sets = 0;
    std::stringstream in(list);
    for (std::string id; std::getline(in, id, ',');) {
        const RuleSetMask set = rulebook::ruleSetBit(id);
        if (set == 0) return 0;
        sets |= set;
    }
    return sets;
}

std::string listOf(RuleSetMask sets) {
    std::string list;
    for (const std::string_view id : rulebook::kRuleSetIds)
        if ((sets & rulebook::ruleSetBit(id)) != 0) list.append(list.empty() ? "" : ",").append(id);
    return list;
}

// Lines of `POINT set,set …`; without sets all are meant.
SetsByPoint readList(const std::filesystem::path& file) {
    SetsByPoint list;
    std::stringstream in(textOf(file));
    for (std::string line; std::getline(in, line);) {
        std::stringstream words(line);
        std::string point;
        std::string sets;
        if (!(words >> point) || point.starts_with("#")) continue;
        words >> sets;
        const RuleSetMask named = setsIn(sets);
        list[point] |= named == 0 ? rulebook::sets::kAll : named;
    }
    return list;
}

// In which sets a point has both cases of a pair.
SetsByPoint covered() {
    SetsByPoint sets;
    const auto all = clauseCases(casesFolder() / "clauses");
    for (const ClauseCase& one : all) {
        if (one.role != Role::Illegal && one.role != Role::Holds) continue;
        if (const ClauseCase* partner = partnerOf(one, all))
            sets[one.point] |= setsOf(one.what) & setsOf(partner->what);
    }
    return sets;
}

RuleSetMask at(const SetsByPoint& list, std::string_view point) {
    const auto found = list.find(point);
    return found == list.end() ? 0 : found->second;
}

} // namespace

TEST_CASE("every rule point has its cases in every rule set in which it holds") {
    const SetsByPoint have = covered();
    const SetsByPoint exempt = readList(casesFolder() / "exempt.txt");
    std::string missing;
    for (const rulebook::RulePoint& point : rulebook::catalogue()) {
        const RuleSetMask lack = point.holds & ~at(have, point.name) & ~at(exempt, point.name);
        if (lack != 0) missing.append(point.name).append(" ").append(listOf(lack)).append("\n");
    }
    INFO("missing:\n" << missing);
    CHECK(missing.empty());
}

TEST_CASE("nothing is exempt that has its cases, or that does not hold") {
    const SetsByPoint have = covered();
    for (const auto& [name, sets] : readList(casesFolder() / "exempt.txt")) {
        CAPTURE(name, listOf(sets));
        const rulebook::RulePoint* point = rulebook::findRulePoint(name);
        REQUIRE(point != nullptr);
        CHECK((point->holds & sets & at(have, name)) == 0);
        CHECK((point->holds & sets) != 0);
        if (sets != rulebook::sets::kAll) CHECK((sets & ~point->holds) == 0);
    }
}

TEST_CASE("what is exempt says why") {
    std::stringstream in(textOf(casesFolder() / "exempt.txt"));
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.starts_with("#")) continue;
        std::stringstream words(line);
        std::string point;
        std::string next;
        words >> point >> next;
        std::string reason;
        std::getline(words, reason);
        CAPTURE(line);
        CHECK((setsIn(next) == 0 ? next + reason : reason).size() > 20);
    }
}

// The book opens records on the card table; a query shows nothing there.
TEST_CASE("every rule point that a record can show has a record, and what has none is exempt everywhere") {
    std::set<std::string, std::less<>> shown;
    for (const ClauseCase& one : clauseCases(casesFolder() / "clauses"))
        if (!one.what.query) shown.insert(one.point);
    const SetsByPoint exempt = readList(casesFolder() / "exempt.txt");
    for (const rulebook::RulePoint& point : rulebook::catalogue()) {
        CAPTURE(point.name);
        const auto sets = exempt.find(point.name.text());
        const bool never = sets != exempt.end() && sets->second == rulebook::sets::kAll;
        const bool nowhere = point.holds == 0 && point.depends.name.empty(); // no set, and no house rule
        CHECK((shown.count(point.name.text()) != 0) != (never || nowhere));
    }
}

TEST_CASE("every house rule that takes effect is agreed on in a case") {
    std::string questions;
    for (const std::string_view extension : {".perlagg", ".ask"})
        for (const CaseFile& file : caseFiles(casesFolder(), extension)) questions += textOf(file.question);
    std::string missing;
    for (int i = 0; i < rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<rulebook::Switch>(i);
        if (rulebook::valuesOf(which).size() < 2 || rulebook::isTextOnly(which)) continue;
        const std::string name(rulebook::nameOf(which));
        const bool isAsked = questions.find(name + "=") != std::string::npos ||     // of a record's head
                             questions.find('"' + name + '"') != std::string::npos; // of a query
        if (!isAsked) missing += name + "\n";
    }
    INFO("missing:\n" << missing);
    CHECK(missing.empty());
}
