#include "clause_cases.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <perlaggen/record/reader.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/replay.h>
#include <string_view>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling::test;
using nlohmann::json;

namespace {

const std::vector<ClauseCase>& clauses() {
    static const std::vector<ClauseCase> all =
        clauseCases(std::filesystem::path(SCHREIBER_TEST_DATA) / "cases" / "clauses");
    return all;
}

// The verdicts that the JSON of an illegal case names for its point; `illegal` where it names none.
std::vector<std::string> verdictsNamed(const ClauseCase& one) {
    std::vector<std::string> named;
    for (const json& ruling : one.what.expected.value("rulings", json::array()))
        if (ruling.value("rule", "") == one.point && ruling.contains("verdict"))
            named.push_back(ruling["verdict"].get<std::string>());
    if (named.empty()) named.emplace_back("illegal");
    return named;
}

// What is wrong with an illegal case: it must be ruled by its point, and no event of it by another.
std::string notByItsPointAlone(const ClauseCase& one, const json& result) {
    const std::vector<std::string> verdicts = verdictsNamed(one);
    bool ruled = false;
    for (const json& ruling : result.value("rulings", json::array())) {
        const auto verdict = ruling["verdict"].get<std::string>();
        if (ruling["rule"] == one.point)
            ruled = ruled || std::ranges::find(verdicts, verdict) != verdicts.end();
        else if (verdict == "illegal")
            return "ruled by " + ruling["rule"].get<std::string>() + " too";
    }
    return ruled ? "" : "not ruled by its point";
}

bool ruledBy(const json& result, const std::string& point) {
    const json rulings = result.value("rulings", json::array());
    return std::ranges::any_of(rulings, [&](const json& ruling) { return ruling["rule"] == point; });
}

// Points that a set's own sources and those of its base leave out, and that no switch governs: what a table
// does there goes without saying.
bool saidNowhere(const rulebook::RulePoint& point, const std::string& set) {
    constexpr std::array<std::string_view, 6> kSilent{"bet_suspends", "bet_who",     "decl_procedure",
                                                      "ex_deadline",  "out_of_turn", "show_at_once"};
    const auto backing = rulebook::citationsFor(point, set);
    return std::ranges::find(kSilent, point.name) != kSilent.end() &&
           (!backing || backing->citations.empty());
}

} // namespace

TEST_CASE("an illegal clause case is ruled by its point alone, a legal one is not") {
    REQUIRE(clauses().size() > 50);
    for (const ClauseCase& one : clauses()) {
        if (one.role != Role::Illegal && one.role != Role::Legal) continue;
        for (const Asked& asked : one.what.asked) {
            CAPTURE(one.what.name, asked.set);
            const json result = answerTo(one.what, asked.text);
            if (one.role == Role::Illegal)
                CHECK_THAT(notByItsPointAlone(one, result), Catch::Equals(""));
            else
                CHECK_FALSE(ruledBy(result, one.point));
        }
    }
}

TEST_CASE("a clause case differs from its partner in one thing, and so in its result") {
    for (const ClauseCase& one : clauses()) {
        CAPTURE(one.what.name);
        const ClauseCase* partner = partnerOf(one, clauses());
        REQUIRE(partner != nullptr);
        CHECK(one.what.query == partner->what.query);
        CHECK(differInOne(one.what.text, partner->what.text));
        for (const Asked& asked : one.what.asked) {
            CAPTURE(asked.set);
            CHECK_FALSE(difference(partner->what.expected, answerTo(one.what, asked.text)).empty());
        }
    }
}

TEST_CASE("what a clause case is ruled illegal by has a citation or a house rule") {
    for (const ClauseCase& one : clauses()) {
        if (one.what.query) continue;
        for (const Asked& asked : one.what.asked) {
            CAPTURE(one.what.name, asked.set);
            const json result = answerTo(one.what, asked.text);
            for (const json& ruling : result.value("rulings", json::array())) {
                if (ruling["verdict"] != "illegal") continue;
                CAPTURE(ruling.dump());
                const rulebook::RulePoint* point = rulebook::findRulePoint(ruling["rule"].get<std::string>());
                REQUIRE(point != nullptr);
                // no source tells of a name that only records need
                const bool carried = point->number == 0 || !ruling["citations"].empty() ||
                                     ruling.contains("switch") || ruling.contains("doubt") ||
                                     ruling["consequence"].contains("undecided");
                CHECK((carried || saidNowhere(*point, result["rules"].get<std::string>())));
            }
        }
    }
}

// `-table`: made to be looked at on the card table.
TEST_CASE("an example for the card table is told under its point") {
    int examples = 0;
    for (const ClauseCase& one : clauses()) {
        if (one.variant != "table" || one.role == Role::Legal || one.role == Role::Otherwise) continue;
        CAPTURE(one.what.name);
        ++examples;
        const auto records = record::read(one.what.text);
        REQUIRE(records);
        const ruling::Account account =
            ruling::accountOf(ruling::replay(records->front()), words::Language::German);
        const auto point = rulebook::PointName::find(one.point);
        REQUIRE(point);
        const auto names = [&](const ruling::Account::Judged& judged) {
            return judged.rule == *point || std::ranges::find(judged.besides, *point) != judged.besides.end();
        };
        const auto strokes = [](const ruling::Account::Row& row) { return row.front() == "Gestrichen"; };
        const bool told =
            std::ranges::any_of(account.rulings, names) || std::ranges::any_of(account.reasons, names);
        // the stroke is on the sheet
        CHECK((told || (one.point == "sheet_stroke" && std::ranges::any_of(account.sheet.rows, strokes))));
    }
    CHECK(examples >= 30);
}

TEST_CASE("two questions that differ in one thing") {
    const std::string a = "rules: imst\nhand A: L9\nhand B: L8\n\nA: play L9\nB: play L8\nC: play L10\n";
    CHECK_FALSE(differInOne(a, a));
    CHECK_FALSE(differInOne(a, a + "# a remark\n"));
    CHECK(differInOne(a, a + "D: play LA\n"));
    CHECK(differInOne(a, "rules: imst\nhand A: L9\nhand B: L8\n\nA: play L9\nB: play L8\nC: play LA\n"));
    CHECK(differInOne(a, "rules: imst\nhand A: L9\nhand B: L8\n\nC: play L10\nA: play L9\nB: play L8\n"));
    CHECK(differInOne(a, "rules: imst\nhand A: L9\nhand B: L8\n\nB: play L8\nC: play L10\nA: play L9\n"));
    CHECK(differInOne(a, "rules: imst\nhand A: L8\nhand B: L9\n\nA: play L9\nB: play L8\nC: play L10\n"));
    CHECK_FALSE(
        differInOne(a, "rules: imst\nhand A: L9\nhand B: L8\n\nA: play LA\nB: play L8\nC: play LK\n"));
    CHECK_FALSE(differInOne(a, "rules: imst\nhand A: L9\nhand B: L8\n\nB: play L8\n"));
}
