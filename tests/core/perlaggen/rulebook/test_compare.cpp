#include <catch2/catch.hpp>

#include <algorithm>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/compare.h>
#include <perlaggen/rulebook/own_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <string>

using namespace schreiber;
using namespace schreiber::perlaggen::rulebook;

namespace {

const RuleSet& set(std::string_view id) {
    return *findRuleSet(id);
}

const Difference* named(const std::vector<Difference>& all, std::string_view name) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("a set differs from itself in nothing, and of two each difference is told from both sides") {
    for (const RuleSet& first : ruleSets())
        for (const RuleSet& second : ruleSets())
            for (const words::Language language : words::kLanguages) {
                const auto there = differences(first, second, language);
                const auto back = differences(second, first, language);
                CAPTURE(first.id, second.id);
                CHECK(there.empty() == (first.id == second.id));
                REQUIRE(there.size() == back.size());
                for (std::size_t i = 0; i < there.size(); ++i) {
                    CHECK(there[i].name == back[i].name);
                    CHECK(there[i].first == back[i].second);
                    CHECK(there[i].first != there[i].second);
                    CHECK_FALSE(there[i].what.empty());
                    CHECK_FALSE(there[i].first.empty());
                    CHECK_FALSE(there[i].second.empty());
                }
            }
}

TEST_CASE("every point that one set holds and the other does not is told, with its switch or by itself") {
    for (const RuleSet& first : ruleSets())
        for (const RuleSet& second : ruleSets()) {
            const auto all = differences(first, second, words::Language::English);
            for (const RulePoint& point : catalogue()) {
                if (point.subject == Subject::Record) continue;
                const bool told = std::any_of(all.begin(), all.end(), [&](const Difference& each) {
                    return (each.kind == Difference::Kind::Point && each.name == point.name) ||
                           std::find(each.decides.begin(), each.decides.end(), point.name) !=
                               each.decides.end();
                });
                CAPTURE(first.id, second.id, point.name);
                CHECK(told == (holdsIn(point, first.id) != holdsIn(point, second.id)));
            }
        }
}

TEST_CASE("Imst and South Tyrol differ in what the sources say they differ in") {
    const auto all = differences(set("imst"), set("suedtirol"), words::Language::English);
    const Difference* target = named(all, "target");
    REQUIRE(target);
    CHECK(target->first == "A game is played to 15 points.");
    CHECK(target->second == "A game is played to 18 points.");
    const Difference* acorns = named(all, "perlaggen E");
    REQUIRE(acorns);
    CHECK(acorns->first == "This suit is never trumps.");
    CHECK(
        acorns->second.starts_with("King of hearts, Weli, Seven of bells, Seven of acorns, Unter of acorns"));
    const Difference* compare = named(all, "declare_compare");
    REQUIRE(compare);
    CHECK(compare->subject == Subject::Endgame);
    for (const char* name : {"trump_no_eichel", "ex_upgrade", "trump_acorn_perl_open"}) {
        const Difference* never = named(all, name);
        REQUIRE(never);
        CHECK(never->second == "Does not hold: acorns can be trumps, too.");
        CHECK(never->secondRests.find("Trumpf aufschlagen") != std::string::npos);
    }
    CHECK_FALSE(named(all, "pack"));
    CHECK_FALSE(named(all, "deal 4"));
}

TEST_CASE("a place whose sources are silent is not told to forbid anything") {
    const auto all = differences(set("innsbruck"), set("imst"), words::Language::German);
    const Difference* sleep = named(all, "no_sleep");
    REQUIRE(sleep);
    CHECK(sleep->first == "So steht es dort in keiner Quelle.");
    CHECK(sleep->firstRests.empty());
    CHECK(sleep->second.starts_with("Gilt."));
    CHECK(sleep->secondRests.find("Imster Regeln 2015, § 33") != std::string::npos);
    // what one place has not agreed is no rule of the other
    CHECK_FALSE(named(all, "misdeal_exposed"));
    const Difference* exposed = named(all, "exposed_by_dealer");
    REQUIRE(exposed);
    CHECK(exposed->first == "Noch nicht vereinbart.");
    CHECK(exposed->firstRests.empty());
    CHECK(exposed->secondRests.find("Imster Regeln 2015, § 5") != std::string::npos);
}

TEST_CASE(
    "each side of a difference says what it rests on: a source, the doubt of its editor, this program") {
    const auto all = differences(set("suedtirol"), set("imst"), words::Language::German);
    const Difference* hanger = named(all, "trump_hanger");
    REQUIRE(hanger);
    CHECK_THAT(hanger->firstRests, Catch::StartsWith("die Quellen widersprechen sich: "));
    CHECK(hanger->secondRests == "Imster Regeln 2015, Figuren; für Imst vom Herausgeber bezweifelt");
    const Difference* target = named(all, "target");
    REQUIRE(target);
    CHECK(target->firstRests == "Imster Regeln 2015, § 2");
    CHECK(target->secondRests == "Imster Regeln 2015, § 2");
    const RuleSet own =
        ownSet(set("imst"), "tarrenz", "Tarrenz", std::vector<HouseRule>{{"target", "21"}}).value();
    const auto ours = differences(own, set("imst"), words::Language::German);
    REQUIRE(named(ours, "target"));
    CHECK(named(ours, "target")->firstRests == "hier vereinbart");
}

TEST_CASE(
    "of what two sets lay down each side names a source, the program or the club, but where it is open") {
    for (const RuleSet& first : ruleSets())
        for (const RuleSet& second : ruleSets())
            for (const Difference& each : differences(first, second, words::Language::German)) {
                CAPTURE(first.id, second.id, each.name, each.first);
                const bool says = each.first != "So steht es dort in keiner Quelle." &&
                                  each.first != "Noch nicht vereinbart." &&
                                  each.first != "Kommt hier nicht vor." &&
                                  each.first != "So wird hier nicht gespielt.";
                CHECK(says != each.firstRests.empty());
            }
}

TEST_CASE("packs, numbers of players and ways of dealing are compared") {
    const auto all = differences(set("strafperlaggen"), set("schlanders"), words::Language::German);
    REQUIRE(named(all, "pack"));
    REQUIRE(named(all, "seats"));
    CHECK(named(all, "seats")->first == "2, 3");
    CHECK(named(all, "target")->first == "Eine Partie geht von 9 abwärts bis 0.");
    const Difference* deal = named(all, "deal 3");
    REQUIRE(deal);
    CHECK(deal->first == "Drei Karten, dann wird Trumpf aufgeschlagen, dann vier.");
    CHECK(deal->second == "So wird hier nicht gespielt.");
}

TEST_CASE(
    "a club's own set differs from its base in what the club changed, and in the points that hang on it") {
    const RuleSet& base = set("imst");
    const std::vector<HouseRule> house{
        {"perlagg_follow", "bound"}, {"target", "21"}, {"ober_unter_order", "O>U"}};
    const RuleSet own = ownSet(base, "tarrenz", "Tarrenz", house).value();
    const auto all = differences(base, own, words::Language::German);
    std::vector<std::string> names;
    for (const Difference& each : all) names.push_back(each.name);
    std::sort(names.begin(), names.end());
    CHECK(names == std::vector<std::string>{"ober_unter_order", "perlagg_follow", "perlaggen H",
                                            "perlaggen L", "perlaggen S", "target"});
    const Difference* follow = named(all, "perlagg_follow");
    REQUIRE(follow);
    CHECK_FALSE(follow->decides.empty());
    for (const std::string_view name : follow->decides) {
        const RulePoint* point = findRulePoint(name);
        REQUIRE(point);
        CHECK(holdsIn(*point, base) != holdsIn(*point, own));
    }
}

TEST_CASE("a club's own list of Perlaggen says itself which of Ober and Unter is the higher") {
    const auto own = [](std::string_view list) {
        return ownSet(set("imst"), "tarrenz", "Tarrenz", {}, readPerlaggList(list)).value();
    };
    const auto all = differences(own("HK S6 T7 TO TU E7"), set("imst"), words::Language::German);
    const Difference* order = named(all, "ober_unter_order");
    REQUIRE(order);
    CHECK(order->first == "Der Ober.");
    CHECK(order->firstRests == "hier vereinbart");
    CHECK(order->second == "Der Unter.");
    CHECK_FALSE(named(differences(own("HK S6 T7 TU TO E7"), set("imst"), words::Language::German),
                      "ober_unter_order"));
    const auto without = differences(own("HK S6 T7 TO"), set("imst"), words::Language::German);
    REQUIRE(named(without, "ober_unter_order"));
    CHECK(named(without, "ober_unter_order")->first == "Kommt hier nicht vor.");
}

TEST_CASE("every switch is about something, and those with a point about what the point is about") {
    CHECK(subjectOf(Switch::ExchangeOrder) == Subject::Exchange);
    CHECK(subjectOf(Switch::FalseBetPenalty) == Subject::Penalty);
    // by a point that only names it
    CHECK(subjectOf(Switch::WrongDealerWrittenScope) == Subject::Deal);
    CHECK(subjectOf(Switch::RevokeByBaptism) == Subject::Play);
    CHECK(subjectOf(Switch::ThreePlayerHand) == Subject::ThreePlayers);
    for (int i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        if (which == Switch::Target) continue;
        const bool hasPoint =
            std::any_of(catalogue().begin(), catalogue().end(), [&](const RulePoint& point) {
                return point.depends.name == nameOf(which) && point.subject == subjectOf(which);
            });
        const bool atTheStart = subjectOf(which) == Subject::Setup;
        CAPTURE(nameOf(which));
        CHECK((hasPoint || !atTheStart || which == Switch::SchlSecondPerlagg ||
               which == Switch::OberUnterOrder || which == Switch::SouthernHeartCount ||
               which == Switch::CutDrawPerlaggRank));
    }
}
